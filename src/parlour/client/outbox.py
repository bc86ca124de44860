"""The asks of a seat that the server has not answered yet.

An ask has an id, and happens once however often it is sent. After a broken connection, an ask that
was sent is asked after before it is sent again: by then its maker may want something else.
"""

import asyncio
import secrets
from collections.abc import Iterator
from typing import Literal

import msgspec

from parlour.client.received import ReceivedUpdate
from parlour.game import Refused
from parlour.rules.refusal import Refusal
from parlour.tables.answers import Accepted
from parlour.tables.asks import AnyAsk, GetUp, HostAgain, PlayAct, TakeBack, TakeName
from parlour.web.protocol import Asked, AskFor

NOT_TAKEN = "not-taken"
"""The code of the refusal by which the server says that it never got an ask."""
OVERTAKEN = Refusal(
    "stale",
    "overtaken",
    "The table has changed while there was no connection, so that was not done. Look again.",
)
MOST_TRIES = 5
"""How often an ask is sent to a server that is busy or cannot save it."""

WhereItIs = Literal["unsent", "sent", "unsure"]

# These name what they refer to, so that the server notices if it is gone; or they are about
# oneself, whatever has happened.
_WHENEVER = (PlayAct, TakeName, TakeBack, HostAgain, GetUp)


class PendingAsk(msgspec.Struct, eq=False):
    """An ask without an answer. ``seen`` is what its maker saw when they asked."""

    id: str
    ask: AnyAsk
    seen: ReceivedUpdate | None
    answer: asyncio.Future[Accepted]
    place: WhereItIs = "unsent"
    tries: int = 0

    @property
    def message(self) -> AskFor:
        return AskFor(id=self.id, ask=self.ask)

    def still_meant(self, seen: ReceivedUpdate | None) -> bool:
        """Whether its maker would still ask for it, now that they see this."""
        if self.seen is None or isinstance(self.ask, _WHENEVER):
            # Who has seen nothing yet does not ask because of what they see.
            return True
        return seen is not None and self.seen.situation == seen.situation


class AskOutbox:
    """All asks without an answer, in the order in which they were made."""

    def __init__(self) -> None:
        self._pending: dict[str, PendingAsk] = {}

    def add(self, ask: AnyAsk, seen: ReceivedUpdate | None) -> PendingAsk:
        answer = asyncio.get_running_loop().create_future()
        pending = PendingAsk(secrets.token_hex(12), ask, seen, answer)
        self._pending[pending.id] = pending
        return pending

    def forget(self, pending: PendingAsk) -> None:
        """Its maker does not wait for the answer any more, so it is not sent again."""
        self._pending.pop(pending.id, None)

    def disconnected(self) -> None:
        """After the connection broke: the server may or may not have what was sent."""
        for pending in self._pending.values():
            if pending.place == "sent":
                pending.place = "unsure"

    def to_send(self, seen: ReceivedUpdate | None) -> Iterator[AskFor | Asked]:
        """What has to be sent on a new connection."""
        for pending in tuple(self._pending.values()):
            if pending.place == "unsure":
                yield Asked(id=pending.id)
            elif pending.still_meant(seen):
                pending.place = "sent"
                yield pending.message
            else:
                self._refuse(pending, OVERTAKEN)

    def taken(self, ask_id: str, accepted: Accepted) -> None:
        pending = self._pending.pop(ask_id, None)
        if pending is not None and not pending.answer.done():
            pending.answer.set_result(accepted)

    def refused(
        self, ask_id: str, refusal: Refusal, wait: float, seen: ReceivedUpdate | None
    ) -> tuple[PendingAsk, float] | None:
        """Takes a refusal in. Returns the ask if it has to be sent again, and after how many
        seconds."""
        pending = self._pending.get(ask_id)
        if pending is None:
            return None
        if refusal.code == NOT_TAKEN and pending.place == "unsure":
            if pending.still_meant(seen):
                return pending, 0.0
            self._refuse(pending, OVERTAKEN)
        elif (wait or refusal.kind == "unavailable") and pending.tries < MOST_TRIES:
            pending.tries += 1
            return pending, wait or 0.5 * pending.tries
        else:
            self._refuse(pending, refusal)
        return None

    def end(self, error: Exception) -> None:
        """No ask will be answered any more."""
        pending, self._pending = self._pending, {}
        for one in pending.values():
            if not one.answer.done():
                one.answer.set_exception(error)

    def is_waiting(self, pending: PendingAsk) -> bool:
        return pending.id in self._pending

    def _refuse(self, pending: PendingAsk, refusal: Refusal) -> None:
        self._pending.pop(pending.id, None)
        if not pending.answer.done():
            pending.answer.set_exception(Refused(refusal))

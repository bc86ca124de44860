"""A table without a server: one person plays with bots on this machine.

From the first act of the person on, the game is kept on the disk, until it is over.
"""

from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import Any

from parlour.cli.kept_games import KeptGame
from parlour.game import Game, Refused
from parlour.records import write
from parlour.rules import HOUSE, Act, Change, Event
from parlour.rules.refusal import Refusal
from parlour.rules.renaming import Rename
from parlour.rules.seat import Actor, Seat
from parlour.tables.store import StoreError

YOU: Seat = 0
# More acts of bots without a turn of the person mean an endless loop.
MOST_BOT_ACTS = 10_000


class LocalTable:
    """A game for the person in the first seat. The caller decides when bots and the house act."""

    def __init__(
        self,
        game: Game,
        clock: Callable[[], float] = monotonic,
        *,
        keeping: bool = False,
        kept: KeptGame | None = None,
    ) -> None:
        """``keeping`` says whether to save the game. ``kept`` is the file of a game that was saved
        before and is resumed."""
        self.game = game
        self._keeping = keeping or kept is not None
        self._kept = kept
        self._clock = clock
        self._house_due: float | None = None
        self._set_house_due(before=None)
        self.on_line: Callable[[str], None] = lambda line: None
        """Called with each log line that the person may read."""

    def open(self) -> None:
        """Passes on the log lines of what has happened so far: the deal."""
        state = self.game.start
        for event in self.game.events:
            change = self.game.rules.change(state, event)
            self._narrate([change])
            state = change.after

    @property
    def view(self) -> Any:
        return self.game.view(YOU)

    def type(self, command: str) -> Refusal | None:
        """Does the act of a typed command; returns the refusal if it is not possible. At a table
        without a server, the person's name is given here, too: ``name Lisa``."""
        verb, _, name = command.strip().partition(" ")
        try:
            if verb.casefold() == "name" and name:
                self._do(HOUSE, Rename(seat=YOU, name=name.strip()))
            else:
                self._do(YOU, command)
        except Refused as refused:
            return refused.refusal
        return None

    def _do(self, actor: Actor, act: Act | str) -> tuple[Change[Any], ...]:
        before = self.game.rules.house_act(self.game.state)
        changes = self.game.act(actor, act).changes
        # First onto the disk: the person must not see what a crash could undo.
        self._keep(actor, [change.event for change in changes])
        self._narrate(changes)
        self._set_house_due(before)
        return changes

    def _keep(self, actor: Actor, events: Sequence[Event]) -> None:
        """Keeps the events of an act. If the disk does not take them, the game goes on unkept."""
        if not self._keeping:
            return
        try:
            if self._kept is not None:
                self._kept.append(events)
            elif actor == YOU:
                # Until now nothing would be lost: the same deal can be had again.
                self._kept = KeptGame.create(self.game)
        except StoreError as error:
            self._keeping = False
            self.leave()
            self.on_line(f"This game cannot be kept for later any more. {error}")
        if self.game.over:
            self.leave()

    @property
    def resumable(self) -> bool:
        """Whether the game can be resumed later."""
        return self._kept is not None

    def leave(self) -> None:
        """Closes the file of the game, and deletes it if the game is over."""
        kept, self._kept = self._kept, None
        if kept is not None and self.game.over:
            kept.delete()
        elif kept is not None:
            kept.close()

    def _narrate(self, changes: Iterable[Change[Any]]) -> None:
        for change in changes:
            if line := self.game.rules.narrate(change, YOU):
                self.on_line(line)

    def _set_house_due(self, before: Act | None) -> None:
        """Starts the time of the house anew if it has another act to do than before."""
        if self.game.rules.house_act(self.game.state) != before:
            waits = self.game.house_waits
            self._house_due = None if waits is None else self._clock() + waits

    @property
    def house_left(self) -> float | None:
        """The seconds until the house acts by itself; None if it does not."""
        return None if self._house_due is None else max(0.0, self._house_due - self._clock())

    def let_house_act(self) -> bool:
        """Does the act of the house if its time has come; returns whether it did."""
        act = self.game.rules.house_act(self.game.state)
        if act is None or self.house_left != 0.0:
            return False
        self._do(HOUSE, act)
        return True

    def let_bots_act(self) -> None:
        """Lets bots act until none wants to: the game waits for the person or the house."""
        for _ in range(MOST_BOT_ACTS):
            if self.game.over or (thought := self.game.next_bot_act()) is None:
                return
            self.bot_act(*thought)
        raise RuntimeError("the bots act endlessly without a turn of the person")

    def bot_act(self, seat: Seat, act: Act) -> bool:
        """Does the act of a bot; returns whether the person can notice it."""
        private = self.game.rules.private_events
        return any(type(change.event) not in private for change in self._do(seat, act))

    def record(self) -> str:
        return write(self.game.record())

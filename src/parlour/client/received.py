"""An update as it came. Its parts are decoded when they are first needed: most updates of a busy
table are overtaken by the next one before anybody looks at them."""

from functools import cached_property
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from parlour.rules import View
from parlour.rules.registry import GAMES
from parlour.tables.table_view import TableView
from parlour.tables.update import Update

_update = msgspec.json.Decoder(Update)

Situation: TypeAlias = tuple[str, int, tuple[str, ...], bytes]


class MessageOutline(Struct, frozen=True):
    """The parts of any message of the server that are needed before it is understood. An unknown
    kind of message has them, too: a client ignores it."""

    kind: str
    seq: int = 0
    lines: tuple[str, ...] = ()
    view: Raw = Raw(b"null")


class ReceivedUpdate:
    """Everything that the holder of a seat may know, when the log ends at ``seq``."""

    def __init__(self, frame: bytes, outline: MessageOutline) -> None:
        self.frame = frame
        """The message as the server sent it."""
        self.seq = outline.seq
        self._view = bytes(outline.view)

    @cached_property
    def message(self) -> Update:
        return _update.decode(self.frame)

    @property
    def table(self) -> TableView:
        return self.message.table

    @property
    def view(self) -> Any:
        """The view as plain values, as the protocol describes it; None before the first game."""
        return self.message.view

    @property
    def words(self) -> str | None:
        """The view in words, if the connection asked for it."""
        return self.message.words

    @cached_property
    def game_view(self) -> View | None:
        """The view as the rules of its game know it; None before the first game."""
        if self.table.played is None:
            return None
        view: View = msgspec.json.decode(self._view, type=GAMES[self.table.played].view_type)
        return view

    @property
    def my_turn(self) -> bool:
        """Whether a game is played and waits for the holder of this seat."""
        return (
            self.table.stage == "playing"
            and self.view is not None
            and self.view["viewer"] is not None
            and self.view["viewer"] in self.view["waiting_for"]
        )

    @property
    def situation(self) -> Situation:
        """What a person sees, to be compared. The number would not do: other people's private
        notes raise it too."""
        table = self.table
        return table.stage, table.number, tuple(seat.name for seat in table.seats), self._view

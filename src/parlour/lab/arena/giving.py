"""Two minds for one seat of Letter Jam: one reads, another one gives clues.

This measures play with people. In the clue phase the giver drafts, offers and backs for every seat.
The measured mind decides everything else: how it reads clues, what it says about them, when it
wants to stop, when it moves on, and its final word. Each mind gets the view of the seat with only
its own choices. All seats are shown as people, so the measured mind does not know how its partners
choose their clues.
"""

from __future__ import annotations

from msgspec.structs import replace

from parlour.minds import Mind
from parlour.rules import Act
from parlour.rules.letterjam.choices import (
    CanBack,
    CanBackNothing,
    CanDraft,
    CanDropDraft,
    CanOffer,
    CanWithdrawOffer,
)
from parlour.rules.letterjam.view_types import View

GIVING = (CanDraft, CanDropDraft, CanOffer, CanWithdrawOffer, CanBack, CanBackNothing)


class ReaderAndGiver:
    """A mind that combines a reader and a giver."""

    def __init__(self, reader: Mind[View], giver: Mind[View]) -> None:
        self._reader = reader
        self._giver = giver

    @property
    def name(self) -> str:
        return self._reader.name

    def choose(self, view: View) -> Act | None:
        """The act for the seat whose view this is; see `parlour.minds.Mind`."""
        if view.phase != "clue":
            return self._reader.choose(view)
        gives = tuple(choice for choice in view.choices if isinstance(choice, GIVING))
        reads = tuple(choice for choice in view.choices if not isinstance(choice, GIVING))
        act = self._reader.choose(replace(view, choices=reads))
        return act or self._giver.choose(replace(view, choices=gives))

"""Letter Jam with clues by other people: one mind reads, another one gives.

This is how play with people is measured. In the clue phase the giver drafts, offers and backs for
every seat; everything else is the measured mind's own: what it reads out of the clues, what it says
about that, when it would stop, when it moves on, and its final word. Both are given the view of the
seat, each with those of its choices that are its to make. All seats are shown as people, so the
measured mind is not told how its partners choose their clues.
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
    """Two minds for one seat."""

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

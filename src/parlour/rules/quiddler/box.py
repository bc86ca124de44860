"""The deck and the point tables, read from data files beside this module."""

from functools import cache
from pathlib import Path

from msgspec import Struct

from parlour.rules.deck_files import card_files, read_cards

_DATA = Path(__file__).parent / "data"


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one language (QD-C1). A face has one letter or two (QD-C3). Each language has a
    file of its own (QD-C4).

    >>> deck("english").size
    118
    >>> deck("english").counts["QU"]
    2
    """

    language: str
    counts: dict[str, int]

    @property
    def size(self) -> int:
        return sum(self.counts.values())

    @property
    def cards(self) -> tuple[str, ...]:
        """The face of every card of the deck."""
        return tuple(face for face, count in self.counts.items() for _ in range(count))


class PointTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What each face is worth (QD-C2).

    >>> point_table("published").points["Q"]
    15
    """

    points: dict[str, int]


def _names(kind: str) -> tuple[str, ...]:
    return tuple(
        sorted(
            name.removeprefix(f"{kind}-").removesuffix(".json")
            for name in card_files("quiddler", _DATA)
            if name.startswith(f"{kind}-")
        )
    )


def _file(name: str) -> Path:
    return card_files("quiddler", _DATA)[f"{name}.json"]


@cache
def decks() -> tuple[str, ...]:
    """The names of all decks."""
    return _names("deck")


@cache
def deck(name: str) -> Deck:
    return read_cards(_file(f"deck-{name}"), Deck)


@cache
def point_tables() -> tuple[str, ...]:
    """The names of all point tables."""
    return _names("points")


@cache
def point_table(name: str) -> PointTable:
    return read_cards(_file(f"points-{name}"), PointTable)

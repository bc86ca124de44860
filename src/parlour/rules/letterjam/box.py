"""The deck and the setup cards, read from data files beside this module.

The one wildcard (LJ-C2) does not belong to a deck: it always lies in the middle.
"""

from functools import cache, cached_property
from pathlib import Path

from msgspec import Struct

from parlour.rules.deck_files import card_files, read_cards

STANDS = 6
"""How many stands there are. Each player has one; the others are nonplayer stands (LJ-C3)."""

_DATA = Path(__file__).parent / "data"


class Deck(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The letter cards of one language (LJ-C1). Each language has a file of its own (LJ-C5).

    >>> deck("english").size
    64
    >>> deck("english").letters
    'ABCDEFGHIKLMNOPRSTUWY'
    """

    language: str
    alphabet: str
    counts: dict[str, int]
    lexicon: str

    @cached_property
    def letters(self) -> str:
        """The letters that the cards have."""
        return "".join(self.counts)

    @property
    def size(self) -> int:
        return sum(self.counts.values())

    @property
    def cards(self) -> str:
        """Every card of the deck, as one string of letters."""
        return "".join(letter * count for letter, count in self.counts.items())


class SetupCard(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens, the stacks and the steps of the grades for a number of players (LJ-C4)."""

    players: int
    share: int
    leaves: int
    centre: int
    stacks: tuple[int, ...]
    grades: tuple[int, ...]

    @property
    def reds(self) -> int:
        return self.share * self.players

    @property
    def most_clues(self) -> int:
        return self.reds + self.leaves + self.centre + len(self.stacks)


def _file(name: str) -> Path:
    return card_files("letterjam", _DATA)[name]


@cache
def decks() -> tuple[str, ...]:
    """The names of all decks."""
    names = card_files("letterjam", _DATA)
    return tuple(sorted(n.removesuffix(".json") for n in names if n[:5] != "setup"))


@cache
def deck(name: str) -> Deck:
    return read_cards(_file(f"{name}.json"), Deck)


@cache
def setup_card(players: int) -> SetupCard:
    cards = read_cards(_file("setup-cards.json"), tuple[SetupCard, ...])
    return next(card for card in cards if card.players == players)

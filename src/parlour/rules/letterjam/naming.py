"""Only Letter Jam has names for cards: spoken in sentences, and typed in commands.

A card is named after its place: ``Paul``, ``stand 1``, ``bonus 3``, ``wild``. These words of the
table win over the names of people, so that nobody's name can hide a card.
"""

import re
from collections.abc import Sequence

from parlour.rules import naming
from parlour.rules.letterjam.acts import WILD
from parlour.rules.refusal import Refusal, malformed
from parlour.rules.seat import Seat

_NUMBERED = re.compile(r"(stand|bonus|card) ?#?([0-9]{1,3})|([0-9]{1,3})")
_WILD_WORDS = ("wild", "wildcard", "the wildcard", "*")


class CardNames(naming.Names):
    """The names of people and cards at one table, as one viewer hears and types them.

    >>> from parlour.rules.company import Person
    >>> names = CardNames((Person("Lisa"), Person("Mary Ann"), Person("Paul")), viewer=0)
    >>> names.spoken("p0"), names.spoken("p1"), names.spoken("s0")
    ('you', 'Mary Ann', 'stand 1')
    >>> names.sources("mary ann pa stand 2, bonus1 wild")
    ('p1', 'p2', 's1', 'b1', '*')
    """

    # In sentences

    def spoken(self, source: str) -> str:
        kind, number = source[0], source[1:]
        match kind:
            case "p":
                return self.of(int(number))
            case "s":
                return f"stand {int(number) + 1}"
            case "b":
                return f"bonus {number}"
            case "r" | "k":
                return f"card {int(number) + 1}"
        return "the wildcard"

    # In commands

    def typed(self, source: str) -> str:
        if source == WILD:
            return "wild"
        return self.typed_seat(int(source[1:])) if source[0] == "p" else self.spoken(source)

    def sources(self, typed: str) -> tuple[str, ...] | Refusal:
        """The cards that a list of names means, with or without commas."""
        found: list[str] = []
        for piece in typed.casefold().split(","):
            tokens = [token for token in piece.split() if token != "and"]
            while tokens:
                size = next((n for n in range(len(tokens), 0, -1) if self._exact(tokens[:n])), 1)
                name, tokens = " ".join(tokens[:size]), tokens[size:]
                match self._meant(name):
                    case (source,):
                        found.append(source)
                    case ():
                        return malformed(f"There is no card called {name!r} on the table.")
                    case several:
                        return naming.ambiguous(name, [self.spoken(source) for source in several])
        return tuple(found)

    def _exact(self, tokens: Sequence[str]) -> bool:
        name = " ".join(tokens)
        return (
            name in self._folded
            or _table_word(name) is not None
            or self._numbered_seat(name) is not None
        )

    def _meant(self, name: str) -> tuple[str, ...]:
        if (source := _table_word(name)) is not None:
            return (source,)
        seats = super()._seats_meant(name)
        return tuple(f"p{seat}" for seat in seats)

    def _seats_meant(self, name: str) -> tuple[Seat, ...]:
        return () if _table_word(name) is not None else super()._seats_meant(name)

    def _can_be_typed(self, name: str, seat: Seat) -> bool:
        return super()._can_be_typed(name, seat) and self.sources(name) == (f"p{seat}",)


def _table_word(name: str) -> str | None:
    """The card that a word of the table means, whatever the names of the players are."""
    if name in _WILD_WORDS:
        return WILD
    match = _NUMBERED.fullmatch(name)
    if match is None:
        return None
    kind, number = match[1] or "card", int(match[2] or match[3])
    match kind:
        case "stand":
            return f"s{number - 1}" if number else None
        case "bonus":
            return f"b{number}"
    return f"r{number - 1}" if number else None

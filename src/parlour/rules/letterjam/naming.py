"""What cards and people are called: aloud in sentences, and typed in commands.

A card is named after where it stands: ``Paul``, ``stand 1``, ``bonus 3``, ``wild``. The words of
the table come before the names of people, so that nobody's name can hide a card; a person whose
name cannot be typed is ``seat 2``.
"""

import re
from collections.abc import Sequence
from functools import cached_property

from parlour.rules.company import Person
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.wording import listed
from parlour.rules.refusal import Refusal, malformed
from parlour.rules.seat import Seat

_NUMBERED = re.compile(r"(stand|bonus|seat|card) ?#?([0-9]{1,3})|([0-9]{1,3})")
_WILD_WORDS = ("wild", "wildcard", "the wildcard", "*")


class Names:
    """The names at one table, as one viewer hears and types them.

    >>> names = Names((Person("Lisa"), Person("Mary Ann"), Person("Paul")), viewer=0)
    >>> names.spoken("p0"), names.spoken("p1"), names.spoken("s0")
    ('you', 'Mary Ann', 'stand 1')
    >>> names.sources("mary ann pa stand 2, bonus1 wild")
    ('p1', 'p2', 's1', 'b1', '*')
    """

    def __init__(self, people: Sequence[Person], viewer: Seat | None) -> None:
        self._people = people
        self._viewer = viewer

    @cached_property
    def _folded(self) -> list[str]:
        return [person.name.casefold() for person in self._people]

    # Aloud

    def of(self, seat: Seat) -> str:
        return "you" if seat == self._viewer else self._people[seat].name

    def who(self, seat: Seat) -> str:
        """The person at the beginning of a sentence. Names are left as they are."""
        return "You" if seat == self._viewer else self._people[seat].name

    def owner(self, seat: Seat) -> str:
        return "your" if seat == self._viewer else f"{self._people[seat].name}'s"

    def all_of(self, seats: Sequence[Seat]) -> str:
        return listed([self.of(seat) for seat in seats] or ["nobody"])

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

    # Typed

    def typed(self, source: str) -> str:
        if source == WILD:
            return "wild"
        return self.typed_seat(int(source[1:])) if source[0] == "p" else self.spoken(source)

    def typed_seat(self, seat: Seat) -> str:
        name = self._people[seat].name
        plain = '"' not in name and self.seat(name) == seat and self.sources(name) == (f"p{seat}",)
        return name if plain else f"seat {seat + 1}"

    def seat(self, typed: str) -> Seat | Refusal:
        """The seat of the person meant."""
        match self._meant(typed.strip().casefold()):
            case (source,) if source[0] == "p":
                return int(source[1:])
            case () | (_,):
                people = listed([person.name for person in self._people], "or")
                return malformed(f"Nobody here is called {typed.strip()!r}; say {people}.")
            case several:
                return _ambiguous(typed.strip(), [self.spoken(source) for source in several])

    def sources(self, typed: str) -> tuple[str, ...] | Refusal:
        """The cards meant by a list of names, with or without commas."""
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
                        return _ambiguous(name, [self.spoken(source) for source in several])
        return tuple(found)

    def _exact(self, tokens: Sequence[str]) -> bool:
        name = " ".join(tokens)
        return name in self._folded or self._table_word(name) is not None

    def _meant(self, name: str) -> tuple[str, ...]:
        if (source := self._table_word(name)) is not None:
            return (source,)
        if name in self._folded:
            return (f"p{self._folded.index(name)}",)
        if not name:
            return ()
        return tuple(f"p{s}" for s, folded in enumerate(self._folded) if folded.startswith(name))

    def _table_word(self, name: str) -> str | None:
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
            case "seat":
                return f"p{number - 1}" if 0 < number <= len(self._people) else None
        return f"r{number - 1}" if number else None


def _ambiguous(name: str, meanings: Sequence[str]) -> Refusal:
    return malformed(f"{name!r} could be {listed(meanings, 'or')}; say more of the name.")

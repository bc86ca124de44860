"""The names of people: spoken in sentences, and typed in commands.

A command says ``seat 2`` for a person whose name cannot be typed or already means something else.
"""

import re
from collections.abc import Sequence
from functools import cached_property

from parlour.rules.company import Person
from parlour.rules.refusal import Refusal, malformed
from parlour.rules.seat import Seat, Viewer
from parlour.rules.wording import listed

_SEAT = re.compile(r"seat ?#?([0-9]{1,3})")


class Names:
    """The names at one table, as one viewer hears and types them. While a stand-in plays the
    viewer's seat, nobody is called "you": the stand-in has a name of its own.

    >>> names = Names((Person("Lisa"), Person("Mary Ann"), Person("Paul")), viewer=0)
    >>> names.of(0), names.of(1), names.owner(2)
    ('you', 'Mary Ann', "Paul's")
    >>> names.seat("mary"), names.seat("seat 3")
    (1, 2)
    """

    def __init__(self, people: Sequence[Person], viewer: Viewer | None) -> None:
        self._people = people
        seat = viewer if isinstance(viewer, int) else None
        # A person for whom a bot plays is not the one who acts.
        self._viewer = None if seat is None or people[seat].mind is not None else seat

    @cached_property
    def _folded(self) -> list[str]:
        return [person.name.casefold() for person in self._people]

    def is_viewer(self, seat: Seat) -> bool:
        return seat == self._viewer

    # In sentences

    def of(self, seat: Seat) -> str:
        return "you" if seat == self._viewer else self._people[seat].name

    def who(self, seat: Seat) -> str:
        """The person at the beginning of a sentence: ``You``, or the name without a change."""
        return "You" if seat == self._viewer else self._people[seat].name

    def owner(self, seat: Seat) -> str:
        return "your" if seat == self._viewer else f"{self._people[seat].name}'s"

    def all_of(self, seats: Sequence[Seat]) -> str:
        return listed([self.of(seat) for seat in seats] or ["nobody"])

    # In commands

    def typed_seat(self, seat: Seat) -> str:
        name = self._people[seat].name
        return name if self._can_be_typed(name, seat) else f"seat {seat + 1}"

    def seat(self, typed: str) -> Seat | Refusal:
        """The seat of the person whom a typed name means."""
        match self._seats_meant(typed.strip().casefold()):
            case (seat,):
                return seat
            case ():
                people = listed([person.name for person in self._people], "or")
                return malformed(f"Nobody here is called {typed.strip()!r}; say {people}.")
            case several:
                return ambiguous(typed.strip(), [self.of(seat) for seat in several])

    def _can_be_typed(self, name: str, seat: Seat) -> bool:
        return '"' not in name and self.seat(name) == seat

    def _seats_meant(self, name: str) -> tuple[Seat, ...]:
        if (seat := self._numbered_seat(name)) is not None:
            return (seat,)
        if name in self._folded:
            return (self._folded.index(name),)
        if not name:
            return ()
        return tuple(seat for seat, folded in enumerate(self._folded) if folded.startswith(name))

    def _numbered_seat(self, name: str) -> Seat | None:
        match = _SEAT.fullmatch(name)
        seat = int(match[1]) - 1 if match else -1
        return seat if 0 <= seat < len(self._people) else None


def ambiguous(name: str, meanings: Sequence[str]) -> Refusal:
    return malformed(f"{name!r} could be {listed(meanings, 'or')}; say more of the name.")

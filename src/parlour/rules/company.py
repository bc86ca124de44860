"""The company at a table: the holder of each seat, the host, and the latest remarks.

People come and go while a game runs, but a seat is never empty. When a person leaves, a bot takes
over the seat with everything that belongs to it, and gives it back in the same way.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta

from parlour.rules.refusal import Refusal, illegal, malformed
from parlour.rules.seat import Seat
from parlour.rules.value import Value

LONGEST_NAME = 24
LONGEST_REMARK = 280
REMARKS_KEPT = 100
OWN_WORDS = Meta(extra={"own words": True})
OwnWords: TypeAlias = Annotated[str, OWN_WORDS]
"""The type of a text in a person's own words, in an event. It may mention people: forgetting a name
looks into it."""
STAND_IN = " bot"
"""The end of the name of a stand-in: a bot that plays the seat of a person."""


class Person(Value, frozen=True):
    """The holder of a seat. ``mind`` is the mind of a bot, and None for a person."""

    name: str
    mind: str | None = None


class Remark(Value, frozen=True):
    """Something said at a seat. ``name`` is the speaker's: by now a bot may have the seat."""

    seat: Seat
    text: str
    name: str = ""


class Company(Value, frozen=True):
    """Everybody at the table, by seat.

    >>> company = gather(["Lisa", "Paul"])
    >>> company.name(1)
    'Paul'
    """

    persons: tuple[Person, ...]
    host: Seat = 0
    remarks: tuple[Remark, ...] = ()

    def __len__(self) -> int:
        return len(self.persons)

    def name(self, seat: Seat) -> str:
        return self.persons[seat].name

    def with_person(self, seat: Seat, person: Person) -> "Company":
        """The company with another holder at a seat. When a bot takes the host's seat, the next
        person becomes the host. If only bots are left, the first person who comes back does."""
        persons = (*self.persons[:seat], person, *self.persons[seat + 1 :])
        host = self.host
        if host == seat and person.mind is not None:
            order = [(seat + step) % len(persons) for step in range(1, len(persons))]
            host = next((other for other in order if persons[other].mind is None), host)
        elif persons[host].mind is not None and person.mind is None:
            host = seat
        return Company(persons, host, self.remarks)

    def with_host(self, seat: Seat) -> "Company":
        return Company(self.persons, seat, self.remarks)

    def with_remark(self, remark: Remark) -> "Company":
        return Company(self.persons, self.host, (*self.remarks, remark)[-REMARKS_KEPT:])

    def stand_in(self, seat: Seat, mind: str) -> Person:
        """A bot that can take over a seat, with a name that nobody else at the table has."""
        base = f"{stand_in_base(self.name(seat))}{STAND_IN}"
        taken = {as_compared(person.name) for person in self.persons}
        name, count = base, 2
        while as_compared(name) in taken:
            name, count = f"{base} {count}", count + 1
        return Person(name, mind)


def stand_in_base(name: str) -> str:
    """What the name of a person's stand-in begins with. A number may follow, so it can be shorter
    than the name."""
    return name[: LONGEST_NAME - 7].rstrip()


# Characters that are invisible although Unicode calls them letters, symbols or marks.
_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_BLANK_MARKS = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f") | {
    chr(code) for code in (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))
}
# The variation selector that is part of many emoji. Names are compared without it.
_EMOJI_MARK = "\ufe0f"


def name_objection(name: str) -> Refusal | None:
    """The refusal of a name that nobody can have, or None."""
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        return malformed("A name needs at least one letter.")
    if name != name.strip() or "  " in name:
        return malformed(f"The name {name!r} has spare spaces.")
    if len(name) > LONGEST_NAME:
        return malformed(f"A name has at most {LONGEST_NAME} characters.")
    if odd := next((c for c in name if not _plain(c)), None):
        return malformed(f"A name cannot hold the character {odd!r}.")
    return None


def as_compared(name: str) -> str:
    """A name in the form for comparing: names that look the same compare as equal.

    >>> as_compared("Zoe\u0308") == as_compared("ZO\u00cb")
    True
    """
    return unicodedata.normalize("NFKC", name.replace(_EMOJI_MARK, "")).casefold()


def text_objection(text: str, longest: int, *, empty: bool = False) -> Refusal | None:
    """The refusal of a text that cannot be shown (a remark, a note, a defence), or None."""
    if not empty and not text.replace(_EMOJI_MARK, "").strip():
        return malformed("There is nothing written there.")
    if len(text) > longest:
        return malformed(f"That is longer than {longest} characters.")
    if odd := next((c for c in text if not _plain(c)), None):
        return malformed(f"That holds the character {odd!r}, which cannot be shown.")
    return None


def gather(people: Iterable[Person | str], host: Seat = 0) -> "Company":
    """A company from persons or plain names; raises ValueError with a sentence if two names are
    equal, a name is not allowed, or the host has no seat."""
    persons = tuple(p if isinstance(p, Person) else Person(p) for p in people)
    if refusal := company_objection(persons, host):
        raise ValueError(refusal.sentence)
    return Company(persons, host)


def company_objection(persons: Sequence[Person], host: Seat) -> Refusal | None:
    seen: set[str] = set()
    for person in persons:
        if refusal := name_objection(person.name):
            return refusal
        if as_compared(person.name) in seen:
            return illegal("name-taken", f"Two people cannot both be called {person.name}.")
        seen.add(as_compared(person.name))
    if not 0 <= host < len(persons):
        return illegal("no-such-seat", f"Seat {host + 1} cannot host: there is no such seat.")
    return None


def _plain(character: str) -> bool:
    """Whether a character is a letter, a mark, a digit, a symbol or the ordinary space. Invisible
    characters, and those that change the direction of the text, are not plain."""
    if character in _BLANK_LETTERS or character in _BLANK_MARKS:
        return False
    return character == " " or unicodedata.category(character)[0] not in "CZ"

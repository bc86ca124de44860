"""The characters of bots: what a bot of this name likes, within its level.

A character decides between acts that are about equally good, so it changes how a bot plays and not
how well ([bots](docs/bots.md) has the measurements). It belongs to the name, as everybody at the
table can see it. A bot with any other name, and a stand-in, has no character.
"""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from parlour.rules.company import Person
from parlour.rules.seat import Seat

Liking: TypeAlias = Literal["long words", "safety", "risk"]


class Character(Struct, frozen=True):
    """``about`` tells people what the bot is like, in a few words after its name."""

    likes: Liking | None
    about: str


NEUTRAL = Character(None, "")

_LONG_WORDS = Character("long words", "loves long words")
_CAREFUL = Character("safety", "careful")
_DARING = Character("risk", "daring")

CHARACTERS: dict[str, Character] = {
    "Otter": _LONG_WORDS,
    "Wren": _CAREFUL,
    "Fox": _DARING,
    "Hare": _DARING,
    "Robin": _LONG_WORDS,
    "Badger": _CAREFUL,
    "Heron": _LONG_WORDS,
    "Mole": _CAREFUL,
    "Finch": _DARING,
}
"""The names that a table gives to its bots, in this order, and the character of each."""


def character_of(name: str) -> Character:
    """
    >>> character_of("Otter").about, character_of("Lisa bot").about
    ('loves long words', '')
    """
    return CHARACTERS.get(name, NEUTRAL)


def own_character(people: Sequence[Person | Any], viewer: Seat) -> Character:
    """The character of the bot at a seat; neutral if a person has the seat."""
    person = people[viewer]
    return NEUTRAL if person.mind is None else character_of(person.name)

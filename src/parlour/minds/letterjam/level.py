"""The levels a bot can be chosen at: what it knows, how it listens, what it dares.

>>> LEVELS["novice"].vocabulary < LEVELS["expert"].vocabulary
True
"""

from typing import Literal

from msgspec import Struct

from parlour.rules.letterjam.view_types import View
from parlour.rules.seat import Seat


class Level(Struct, frozen=True, kw_only=True):
    """How well a bot plays."""

    vocabulary: int
    """How many words it says and thinks of, the most common ones."""
    clues: Literal["helping-most", "saying-most"]
    """How it chooses clues: the most players helped, then the longest word, as many people do; or
    what the readers will know."""
    plans_tokens: bool
    """Whether it works towards the tokens under the stacks."""
    listens_closely: bool
    """Whether it asks why a clue was given and no other."""
    enough: float
    """How likely a letter must be to move on from it."""
    stops_at: float
    """How likely a word must be to want to stop, at a table of four or more; at smaller ones, where
    a token is worth less, it must be likelier."""
    stops_with_people: float
    """The same with people, whose clues tell less, so that going on costs more tokens."""


WORDS_FOR_PEOPLE = 8_000
"""With people at the table bots keep to words that most of them would think of."""

COMMON_WORDS = 4_429
"""So many words of the vocabulary have a Zipf frequency of 4.2 or more."""

LEVELS = {
    "novice": Level(
        vocabulary=2_500,
        clues="helping-most",
        plans_tokens=False,
        listens_closely=False,
        enough=0.85,
        stops_at=0.96,
        stops_with_people=0.96,
    ),
    "regular": Level(
        vocabulary=WORDS_FOR_PEOPLE,
        clues="saying-most",
        plans_tokens=False,
        listens_closely=False,
        enough=0.7,
        stops_at=0.93,
        stops_with_people=0.93,
    ),
    "expert": Level(
        vocabulary=16_000,
        clues="saying-most",
        plans_tokens=True,
        listens_closely=True,
        enough=0.5,
        stops_at=0.945,
        stops_with_people=0.83,
    ),
    "casual": Level(
        vocabulary=COMMON_WORDS,
        clues="helping-most",
        plans_tokens=False,
        listens_closely=False,
        enough=0.85,
        stops_at=0.93,
        stops_with_people=0.93,
    ),
}


def level_of(view: View, seat: Seat) -> Level | None:
    """The level of the bot at a seat, as everybody can see; None for a person."""
    mind = view.people[seat].mind
    return None if mind is None else LEVELS.get(mind)

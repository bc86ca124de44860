"""The levels of Letter Jam's bots: vocabulary, listening and risk.

>>> LEVELS["novice"].vocabulary < LEVELS["expert"].vocabulary
True
"""

from typing import Literal

from msgspec import Struct

from parlour.rules.letterjam.view_types import View
from parlour.rules.seat import Seat


class Level(Struct, frozen=True, kw_only=True):
    """The skill of a bot."""

    vocabulary: int
    """The number of words it knows: the most common ones."""
    clues: Literal["helping-most", "saying-most"]
    """How it chooses clues: by the number of players helped, then by length, as many people do; or
    by the information that readers get."""
    plans_tokens: bool
    """Whether it works towards the tokens under the stacks."""
    listens_closely: bool
    """Whether it infers letters from the giver's choice of this clue over others."""
    enough: float
    """It moves on from a letter of at least this probability."""
    stops_at: float
    """It wants to stop when its word has at least this probability, with four or more players.
    With fewer a token is worth less, so the threshold rises."""
    stops_with_people: float
    """The same threshold with people, whose clues tell less, so that going on costs more tokens."""


WORDS_FOR_PEOPLE = 8_000
"""A vocabulary size that most people share, for bots that play with people."""

COMMON_WORDS = 4_429
"""The number of vocabulary words with a Zipf frequency of 4.2 or more."""

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

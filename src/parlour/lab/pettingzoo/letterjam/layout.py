"""The numbers of Letter Jam's actions and observations; docs/env-letterjam.md documents them."""

from parlour.lab.pettingzoo.encoding import LETTERS, Block, Field, Layout, one_at_a_time
from parlour.words import vocabulary
from parlour.words.vocabulary import LARGEST

SEATS = 6
SHEET_PLACES = 12
"""The cards of a guess sheet that have a number: a row of up to seven, and extra letters."""
LONGEST = 12
"""The longest word of the vocabulary. Of a longer clue, an observation shows this many letters."""
CLUES = 16
"""How many clues an observation shows; a game has at most 15."""

_BEFORE_WORDS = (
    *one_at_a_time(("pass", "stay", "stop", "ready", "yes", "no", "sure", "unsure", "offer-draft")),
    Block("back", SEATS),
    Block("letter", len(LETTERS)),
    Block("sheet", SHEET_PLACES * len(LETTERS)),
)

ACTIONS = Layout((*_BEFORE_WORDS, Block("word", LARGEST)))


def actions(words: int) -> Layout:
    """The actions with a vocabulary of so many words. Only the last block depends on it."""
    return Layout((*_BEFORE_WORDS, Block("word", len(vocabulary(words)))))


PHASES = ("setup", "making", "clue", "deciding", "final", "reveal", "over")

_PLAYER = (
    "letter",
    "card",
    "on_extra",
    "row_length",
    "clued",
    "reds",
    "greens",
    "sure",
    "backing",
    "wants_stop",
    "has_decision",
    "decision",
    "kept",
    "claims",
    "ready",
    "word_right",
    *(f"row_{place}" for place in range(7)),
)

OBSERVATION = Layout(
    (
        Field(
            "table",
            1,
            ("phase", "round", "players", "seat", "sweep", "deck", "judged", "wildcard_claimed_by"),
        ),
        Field("tokens", 1, ("reds", "greens", "locked", "under_stacks", "share", "reds_at_first")),
        Field("discards", 1, tuple(LETTERS)),
        Field("player", SEATS, _PLAYER),
        Field("stand", 4, ("letter", "stack", "token")),
        Field("bonus", 8, ("letter", "claimed_by")),
        Field("offer", SEATS, ("letters", "players", "stands", "bonus", "wildcard", "backers")),
        Field("sheet", SHEET_PLACES, ("guess", "letter", "extra")),
        Field("asked_word", 1, tuple(f"letter_{place}" for place in range(LONGEST))),
        Field(
            "clue",
            CLUES,
            (
                "round",
                "giver",
                "green",
                "letters",
                *(f"letter_{place}" for place in range(LONGEST)),
                *(f"source_{place}" for place in range(LONGEST)),
            ),
        ),
    )
)

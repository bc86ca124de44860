"""Word Ladder, a game outside the house: no line outside this folder names it.

It has no cards, no secrets and no luck, and its manifest names only its rules. So it proves that
rules alone can be played everywhere.
"""

from parlour.games import Manifest, Variant

MANIFEST = Manifest(
    name="wordladder",
    rules="tests.wordladder.rules:WORD_LADDER",
    line="Change one letter, make another word, and outlast the others.",
    players="2 to 4 players, everyone for themselves",
    minutes="5 minutes",
    short={"length": 3},
    variants=(Variant({}), Variant({"length": 3, "chat": True}), Variant({"lexicon": "strict"})),
)

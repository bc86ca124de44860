"""The numbers of Quiddler's actions and observations; docs/env-quiddler.md documents them."""

from parlour.lab.pettingzoo.encoding import Block, Field, Layout, one_at_a_time
from parlour.rules.quiddler import box

DECK = "english"
FACES = tuple(box.deck(DECK).counts)
"""The faces of the cards: the letters, then the cards with two letters."""
FACE_NUMBER = {face: number for number, face in enumerate(FACES, 1)}
"""The number of each face in an observation; 0 stands for no card, or an unknown one."""

SEATS = 8
LAY_DOWNS = 8
"""How many lay-downs have a number: the latest ones of a hand."""
WORDS = 5
"""The most words of one lay-down: ten cards in words of two."""
CARDS = 10
"""The most cards of one word or row that an observation shows."""
ROWS = 5

ACTIONS = Layout(
    (
        *one_at_a_time(("pass", "draw-stock", "draw-discard", "clear", "solve", "yes", "no")),
        Block("discard", len(FACES)),
        Block("begin", len(FACES)),
        Block("append", len(FACES)),
        Block("lay", len(FACES)),
        Block("challenge", LAY_DOWNS * WORDS),
    )
)

PHASES = ("setup", "draw", "play", "challenge", "defence", "vote", "scoring", "scored", "over")

OBSERVATION = Layout(
    (
        Field(
            "table",
            1,
            (
                "phase",
                "hand",
                "hands",
                "size",
                "players",
                "seat",
                "at",
                "out",
                "dealer",
                "stock",
                "discards",
                "top",
                "drawn",
            ),
        ),
        Field("points", 1, FACES),
        Field("held", 1, FACES),
        Field("loose", 1, FACES),
        Field("row", ROWS, ("listed", *(f"card_{place}" for place in range(CARDS)))),
        Field(
            "player",
            SEATS,
            ("cards", "turns", "out", "final", "answered", "total", *(f"took_{f}" for f in FACES)),
        ),
        Field("challenged", 1, ("lay_down", "word", "owner", "challenger", "voted")),
        Field(
            "lay_down",
            LAY_DOWNS,
            (
                "owner",
                "out",
                "cards",
                "face_down",
                "void",
                "open",
                "points",
                *(
                    name
                    for word in range(WORDS)
                    for name in (
                        f"standing_{word}",
                        *(f"word_{word}_card_{card}" for card in range(CARDS)),
                    )
                ),
            ),
        ),
    )
)

"""The options of Quiddler, and the two named rule sets."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from parlour.rules import base
from parlour.rules.options import LEXICON
from parlour.rules.quiddler import box
from parlour.rules.refusal import Refusal, illegal, malformed
from parlour.rules.value import between, one_of, titled
from parlour.rules.wording import there_are

FEWEST_SEATS, MOST_SEATS = 2, 8
FIRST_HAND = 3
MOST_HANDS = 8
LONGEST_WINDOW = 600


class Options(base.Options, frozen=True, kw_only=True):
    """The options of one table. Every default is the manual's.

    >>> Options(hands=3).sizes
    (3, 4, 5)
    >>> Options(hands=3, course="up-and-down").sizes
    (3, 4, 5, 4, 3)
    """

    lexicon: Annotated[str, LEXICON] = "strict"
    hands: Annotated[
        int,
        between(
            1,
            MOST_HANDS,
            "How many sizes of hand are played, from 3 cards up: 1 to 8.",
            title="Hands",
        ),
    ] = MOST_HANDS
    course: Annotated[
        Literal["up", "up-and-down"],
        titled(
            {
                "up": "Up",
                "up-and-down": "Up and down again",
            },
            title="Course of hands",
            description="Hands grow card by card, or grow and then shrink again.",
        ),
    ] = "up"
    points: Annotated[
        str,
        one_of(
            box.point_tables(),
            "The table of card points: manual has E 12 and Q 2, published E 2 and Q 15.",
            title="Points of the cards",
            titles={"manual": "Points of the manual", "published": "Points of the box"},
            # Owners of the box know other points, so people are asked before all other options.
            prominent=True,
            notes={"manual": "E 12, Z 2", "published": "E 2, Z 14"},
            worth={name: box.point_table(name).points for name in box.point_tables()},
        ),
    ] = "manual"
    judging: Annotated[
        Literal["challenge", "vote", "checked"],
        titled(
            {
                "challenge": "Challenges, ruled by the word list",
                "vote": "Challenges, ruled by a vote",
                "checked": "Checked before they are laid",
            },
            title="Judging words",
            description="Words are challenged and settled by the word list, challenged and settled "
            "by defence and vote, or checked by the word list before they are laid down.",
        ),
    ] = "challenge"
    rejected: Annotated[
        Literal["whole-lay-down", "word-only"],
        titled(
            {
                "whole-lay-down": "Voids the whole lay-down",
                "word-only": "Is struck alone",
            },
            title="A rejected word",
            description="A rejected word voids the whole lay-down and its points go to the "
            "challenger, or only that word is struck and its points are lost.",
        ),
    ] = "whole-lay-down"
    void_final_turn: Annotated[
        Literal["penalty-and-leftovers", "leftovers"],
        titled(
            {
                "penalty-and-leftovers": "Costs a penalty and leftovers",
                "leftovers": "Costs the leftovers alone",
            },
            title="A void final turn",
            description="What a lay-down of a final turn costs its owner when it is void: the "
            "points of its cards and the same cards as leftovers, or the leftovers alone.",
        ),
    ] = "penalty-and-leftovers"
    upheld: Annotated[
        Literal["nothing", "challenger-pays"],
        titled(
            {
                "nothing": "Costs nothing",
                "challenger-pays": "Costs the points of the word",
            },
            title="A failed challenge",
            description="What a failed challenge costs: nothing, or the points of the word.",
        ),
    ] = "nothing"
    challenges: Annotated[
        Literal["any", "one-each"],
        titled(
            {
                "any": "As many words as one likes",
                "one-each": "One word each",
            },
            title="Challenging",
            description="Everybody may challenge one word after the other until they pass, or one "
            "word of a lay-down.",
        ),
    ] = "any"
    challenge_seconds: Annotated[
        int,
        between(
            0,
            LONGEST_WINDOW,
            "How long words can be challenged, in seconds; 0: until all have passed.",
            title="Time to challenge",
        ),
    ] = 0
    look_up: Annotated[
        bool,
        Meta(
            title="Looking words up",
            description="Words can be looked up while it is not one's turn and nothing can be "
            "challenged.",
        ),
    ] = False
    final_words: Annotated[
        Literal["together", "in-turn"],
        titled(
            {
                "together": "Revealed together",
                "in-turn": "Laid open in turn",
            },
            title="Final words",
            description="The words of final turns stay face down until the last one is over and "
            "are revealed together, or each turn lays them open.",
        ),
    ] = "together"
    must_lay_down: Annotated[
        bool,
        Meta(
            title="Must lay down",
            description="In a final turn, every word that can be laid down must be.",
        ),
    ] = False
    out_on_first_turn: Annotated[
        bool,
        Meta(
            title="Out on the first turn",
            description="Going out is allowed on one's first turn of a hand.",
        ),
    ] = True
    below_zero: Annotated[
        bool,
        Meta(title="Below zero", description="A hand can score less than nothing, before bonuses."),
    ] = True
    two_player_bonus: Annotated[
        Literal["both", "most-words", "longest-word"],
        titled(
            {
                "both": "Both",
                "most-words": "For most words alone",
                "longest-word": "For the longest word alone",
            },
            title="Bonuses for two",
            description="Which bonuses there are when two play.",
        ),
    ] = "both"
    deck: Annotated[str, one_of(box.decks(), "The language of the cards.", title="Cards")] = (
        "english"
    )

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards are dealt to each player, hand by hand."""
        up = tuple(range(FIRST_HAND, FIRST_HAND + self.hands))
        return up if self.course == "up" else up + up[-2::-1]


RULE_SETS = {
    "manual": Options(),
    "published": Options(
        points="published",
        rejected="word-only",
        upheld="challenger-pays",
        look_up=True,
        final_words="in-turn",
        must_lay_down=True,
        below_zero=False,
        two_player_bonus="longest-word",
    ),
}

_FIRST = Options(
    lexicon="parlour",
    void_final_turn="leftovers",
    challenges="one-each",
    look_up=True,
    final_words="in-turn",
)

FIRST_RULE_SETS = {
    "manual": _FIRST,
    "published": replace(
        _FIRST,
        points="published",
        rejected="word-only",
        upheld="challenger-pays",
        must_lay_down=True,
        below_zero=False,
        two_player_bonus="longest-word",
    ),
}
"""The rule sets of the first edition, which old records and old tables use. An option that is newer
than that edition has the value here that keeps the old behaviour."""


def objection(options: Options, seats: int) -> Refusal | None:
    """The refusal of options with which this many players cannot play, or None."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        return illegal("seats", f"Quiddler is for 2 to 8 players, not {seats}.", "QD-H1")
    if not 1 <= options.hands <= MOST_HANDS:
        return illegal("hands", f"A game has 1 to 8 sizes of hand, not {options.hands}.", "QD-H1")
    if not 0 <= options.challenge_seconds <= LONGEST_WINDOW:
        return illegal("window", f"Challenges have 0 to {LONGEST_WINDOW} seconds.", "QD-X1")
    if options.deck not in box.decks():
        return malformed(f"There is no deck called {options.deck!r}; {there_are(box.decks())}.")
    if options.points not in box.point_tables():
        known = there_are(box.point_tables())
        return malformed(f"There is no point table called {options.points!r}; {known}.")
    points = box.point_table(options.points).points
    worthless = [face for face in box.deck(options.deck).counts if face not in points]
    if worthless:
        return malformed(
            f"The points of {options.points!r} lack the card {worthless[0]} of this deck."
        )
    return None

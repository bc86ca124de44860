"""The options of Letter Jam, and the two named rule sets."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from parlour.rules import base
from parlour.rules.letterjam import box
from parlour.rules.refusal import Refusal, malformed
from parlour.rules.value import between, one_of, titled
from parlour.rules.wording import there_are

SHORTEST_ROW, LONGEST_ROW = 3, 7


class Options(base.Options, frozen=True, kw_only=True):
    """The options of one table. Every default is the rulebook's.

    >>> Options(length=4).lengths_for(3)
    (4, 4, 4)
    """

    length: Annotated[
        int,
        between(
            SHORTEST_ROW,
            LONGEST_ROW,
            "How many letters each secret word has, 3 to 7.",
            title="Letters in a word",
        ),
    ] = 5
    lengths: Annotated[
        tuple[Annotated[int, between(SHORTEST_ROW, LONGEST_ROW)], ...],
        Meta(
            title="Letters for each seat",
            description="A length of their own for each seat, in order; empty: all the same.",
        ),
    ] = ()
    words: Annotated[
        Literal["table", "neighbours"],
        titled(
            {
                "table": "The table picks them",
                "neighbours": "Your left neighbour",
            },
            title="Who makes the words",
            description="Secret words are picked by the table, or made by your left neighbour.",
        ),
    ] = "table"
    agreement: Annotated[
        Literal["unanimity", "majority", "host"],
        titled(
            {
                "unanimity": "Everybody",
                "majority": "More than half",
                "host": "The host alone",
            },
            title="Agreeing",
            description="Who must back a clue, or stopping, before it happens.",
        ),
    ] = "unanimity"
    strict_share: Annotated[
        bool,
        Meta(
            title="Strict share of reds",
            description="While any red token is left, nobody gives beyond their share of reds.",
        ),
    ] = False
    extra_letters: Annotated[
        Literal["guess-aloud", "keep-face-down"],
        titled(
            {
                "guess-aloud": "Guessed aloud",
                "keep-face-down": "Kept face down",
            },
            title="Extra letters",
            description="Extra letters are guessed aloud for all, or kept face down for oneself.",
        ),
    ] = "guess-aloud"
    extra_points: Annotated[
        Literal["per-extra-letter", "per-bonus-letter"],
        titled(
            {
                "per-extra-letter": "One for each letter beyond the row",
                "per-bonus-letter": "One for each bonus letter",
            },
            title="Points for longer words",
            description="A point for each letter beyond the row, or for each bonus letter used.",
        ),
    ] = "per-extra-letter"
    acceptance: Annotated[
        Literal["known", "others", "lexicon-only"],
        titled(
            {
                "known": "The owner knows it, or the others agree",
                "others": "The others judge it",
                "lexicon-only": "The word list alone decides",
            },
            title="What counts as a word",
            description="A rare word counts if its owner knows it, and the others judge a word "
            "that the list lacks; or nobody but the others is asked; or the list alone decides.",
        ),
    ] = "known"
    decisions: Annotated[
        Literal["open", "hidden"],
        titled(
            {
                "open": "Seen at once",
                "hidden": "Seen when all have decided",
            },
            title="Staying and moving on",
            description="Who stays and who moves on is seen at once, or when all have decided.",
        ),
    ] = "open"
    stop_early: Annotated[
        bool,
        Meta(
            title="Stopping early",
            description="The table can agree to stop before the clues are used up.",
        ),
    ] = True
    wildcard_lengthens: Annotated[
        bool,
        Meta(
            title="Wildcard makes words longer",
            description="The wildcard can make a final word longer, not only replace a card.",
        ),
    ] = True
    any_length: Annotated[
        bool,
        Meta(
            title="Words of any length",
            description="A neighbour may make a word of 3 to 7 letters, whatever was asked for.",
        ),
    ] = False
    helper: Annotated[
        bool,
        Meta(
            title="Helper on the sheets",
            description="Every sheet marks the letters that make a word with its clues.",
        ),
    ] = False
    deck: Annotated[
        str, one_of(box.decks(), "The language of the letter cards.", title="Cards")
    ] = "english"

    about_people: ClassVar[tuple[str, ...]] = ("agreement", *base.Options.about_people)

    def lengths_for(self, seats: int) -> tuple[int, ...]:
        """The length that the word of each seat should have. With `any_length`, a neighbour may
        make a word of another length."""
        return self.lengths or (self.length,) * seats


RULE_SETS = {
    "rulebook": Options(),
    "summary": Options(
        words="neighbours",
        strict_share=True,
        extra_letters="keep-face-down",
        extra_points="per-bonus-letter",
        stop_early=False,
        wildcard_lengthens=False,
    ),
}

FIRST_RULE_SETS = {
    "rulebook": Options(acceptance="others", decisions="hidden"),
    "summary": Options(
        strict_share=True,
        extra_letters="keep-face-down",
        extra_points="per-bonus-letter",
        acceptance="others",
        decisions="hidden",
    ),
}
"""The rule sets of the first edition, which old records and old tables use. An option that is newer
than that edition has the value here that keeps the old behaviour."""


def objection(options: Options, seats: int) -> Refusal | None:
    """The refusal of options with which this many players cannot play, or None."""
    if not 2 <= seats <= box.STANDS:
        return Refusal(
            "illegal", "seats", f"Letter Jam is for 2 to 6 players, not {seats}.", "LJ-S1"
        )
    for length in (options.length, *options.lengths):
        if not SHORTEST_ROW <= length <= LONGEST_ROW:
            return Refusal(
                "illegal", "length", f"Secret words have 3 to 7 letters, not {length}.", "LJ-S1"
            )
    if options.lengths and len(options.lengths) != seats:
        return Refusal(
            "illegal",
            "length",
            f"{len(options.lengths)} word lengths were given for {seats} players.",
            "LJ-S1",
        )
    if options.deck not in box.decks():
        return malformed(f"There is no deck called {options.deck!r}; {there_are(box.decks())}.")
    return None

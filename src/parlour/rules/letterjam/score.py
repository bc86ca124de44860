"""The score of a final word, part by part, and the grade of the team's total."""

from parlour.rules.letterjam.box import SetupCard
from parlour.rules.letterjam.state import State
from parlour.rules.seat import Seat

PER_LETTER = 3

GRADES = (
    "Still fruit",
    "A first taste",
    "Spreads well",
    "Sweet",
    "Very sweet",
    "Perfect jam",
)
"""The names of the grades, from grade 0 to the last."""


def parts(state: State, seat: Seat) -> dict[str, int]:
    """The parts of the score of one judged word: the name of each part, with its points. A word
    that counts gets three points for each letter, and the extras (LJ-E6, LJ-E7). Any other word
    gets one point for each card of the row with a right guess."""
    player = state.players[seat]
    final, length = player.final, len(player.row)
    if not final.correct:
        right = sum(
            entry.guess == state.letters[card]
            for entry, card in zip(player.sheet, player.row, strict=False)
        )
        return {f"{right} of {length} guesses right": right}
    if state.options.extra_points == "per-bonus-letter":
        extra, kind = sum(source[0] in "bk" for source in final.cards), "bonus"
    else:
        extra, kind = len(final.cards) - length, "longer"
    found = {
        f"{PER_LETTER} times {length} letters": PER_LETTER * length,
        f"{extra} {kind}": extra,
        f"{state.greens} green": green_points(state),
    }
    return {words: points for words, points in found.items() if points}


def points(state: State, seat: Seat) -> int:
    """The score of one judged word."""
    return sum(parts(state, seat).values())


def green_points(state: State) -> int:
    """The points that the greens that nobody took add to each word that counts."""
    return state.greens


def steps(setup: SetupCard, lengths: tuple[int, ...]) -> tuple[int, ...]:
    """The lowest total for each of the grades 1 to 5 (LJ-E8), scaled to the lengths of the rows.

    >>> from parlour.rules.letterjam.box import setup_card
    >>> steps(setup_card(4), (5, 5, 5, 5))
    (16, 32, 48, 64, 80)
    >>> steps(setup_card(4), (3, 3, 7, 7))
    (16, 32, 48, 64, 80)
    """
    usual = 5 * len(lengths)
    return tuple((step * sum(lengths) * 2 + usual) // (2 * usual) for step in setup.grades)


def grade(total: int, setup: SetupCard, lengths: tuple[int, ...]) -> int:
    """How many of the five steps the total reaches: 0 to 5."""
    return sum(total >= step for step in steps(setup, lengths))

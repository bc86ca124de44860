"""What a final word is worth, and how sweet the team's total is."""

from parlour.rules.letterjam.box import SetupCard
from parlour.rules.letterjam.state import State
from parlour.rules.seat import Seat


def points(state: State, seat: Seat) -> int:
    """The score of one judged word: three points a letter and the extras (LJ-E6, LJ-E7), or one
    for each original card whose recorded guess is right."""
    player = state.players[seat]
    final, length = player.final, len(player.row)
    if not final.correct:
        return sum(
            entry.guess == state.letters[card]
            for entry, card in zip(player.sheet, player.row, strict=False)
        )
    if state.options.extra_points == "per-bonus-letter":
        extra = sum(source[0] in "bk" for source in final.cards)
    else:
        extra = len(final.cards) - length
    return 3 * length + extra + state.greens


def steps(setup: SetupCard, lengths: tuple[int, ...]) -> tuple[int, ...]:
    """The lowest total for each of the five grades (LJ-E8), scaled for rows that are not of five.

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

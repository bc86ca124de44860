"""Only Quiddler has a winner: the chart of the chance to win, hand by hand, also in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from parlour.review.quiddler.sentences import percent
from parlour.review.quiddler.win_chances import chances_of_all
from parlour.review.types import Chart, Curve
from parlour.rules.quiddler.options import Options
from parlour.rules.quiddler.state import ScoredHand
from parlour.rules.wording import listed

# A smaller change of the chance to win is not worth a sentence.
WORTH_TELLING = 0.05


def chart(sheet: Sequence[ScoredHand], options: Options, names: Sequence[str]) -> Chart:
    """The chance of every player, at the start and after each hand."""
    seats = range(len(names))
    totals = [0] * len(names)
    rows = [chances_of_all(totals, options, len(options.sizes))]
    for number, hand in enumerate(sheet, 1):
        totals = [totals[seat] + hand.scores[seat].points for seat in seats]
        rows.append(chances_of_all(totals, options, len(options.sizes) - number))
    return Chart(
        title="Chance to win",
        unit="the chance to win the game, in %",
        parts=("Start", *(f"Hand {number}" for number in range(1, len(rows)))),
        curves=tuple(
            Curve(seat=seat, values=tuple(round(100 * row[seat], 1) for row in rows))
            for seat in seats
        ),
        sentences=_in_words(rows, names),
    )


def _in_words(rows: Sequence[Sequence[float]], names: Sequence[str]) -> tuple[str, ...]:
    sentences = [f"At the start everybody has {percent(rows[0][0])}."]
    leader = ""
    for number, (before, after) in enumerate(pairwise(rows), 1):
        best = max(after)
        leaders = [name for name, chance in zip(names, after, strict=True) if chance == best]
        if best == 1 or (number == len(rows) - 1 and max(after) * len(leaders) >= 0.999):
            sentences.append(f"After hand {number} {_has_won(leaders)}.")
            continue
        if len(leaders) == 1 and leaders[0] != leader:
            leader = leaders[0]
            sentences.append(f"After hand {number} {leader} leads with {percent(best)}.")
        seat = max(range(len(names)), key=lambda at: abs(after[at] - before[at]))
        if abs(after[seat] - before[seat]) >= WORTH_TELLING:
            sentences.append(
                f"Hand {number} changes most for {names[seat]}: from {percent(before[seat])} to "
                f"{percent(after[seat])}."
            )
    return tuple(sentences)


def _has_won(winners: Sequence[str]) -> str:
    return f"{listed(winners)} {'has' if len(winners) == 1 else 'have'} won"

"""Only Quiddler has a stock: what the deals and the stock gave each player, in words."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.review.quiddler.luck import Luck
from parlour.review.quiddler.position_facts import points_text
from parlour.rules.seat import Seat

# A card that gave at least this many points is worth a sentence.
WORTH_TELLING = 0.5


def luck_of(lucks: Sequence[Luck], seat: Seat) -> float:
    """All that chance gave a player, in points."""
    return sum(one.points for one in lucks if one.seat == seat)


def in_words(lucks: Sequence[Luck], names: Sequence[str]) -> tuple[str, ...]:
    """A sentence for each player, and one for the luckiest card of all."""
    found = []
    for seat, name in enumerate(names):
        deals = sum(one.points for one in lucks if one.seat == seat and one.kind == "deal")
        draws = sum(one.points for one in lucks if one.seat == seat and one.kind == "draw")
        found.append(
            f"{name}: the deals gave {_against(deals)}, and the cards from the stock "
            f"{_against(draws)}: {_in_all(deals + draws)}."
        )
    drawn = [one for one in lucks if one.kind == "draw"]
    best = max(drawn, key=lambda one: one.points, default=None)
    if best is not None and best.points >= WORTH_TELLING:
        found.append(
            f"The luckiest card was the {best.face} of {names[best.seat]} in hand {best.hand}: "
            f"{points_text(best.points)} more than an average one."
        )
    return tuple(found)


def _against(points: float) -> str:
    """
    >>> _against(3.25), _against(-1), _against(0.01)
    ('3.2 points more than was to be expected', '1 point less than was to be expected', \
'what was to be expected')
    """
    if abs(points) < 0.05:
        return "what was to be expected"
    more = "more" if points > 0 else "less"
    return f"{points_text(abs(points))} {more} than was to be expected"


def _in_all(points: float) -> str:
    if abs(points) < 0.05:
        return "neither luck nor bad luck in all"
    return f"{points_text(abs(points))} of {'luck' if points > 0 else 'bad luck'} in all"

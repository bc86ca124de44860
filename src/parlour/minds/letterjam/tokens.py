"""Whether another clue pays: it costs a token, and may free tokens below the stacks."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from parlour.minds.letterjam.level import level_of
from parlour.rules.letterjam.view_types import View

USED = 0.9
"""The frequency with which bots that plan for tokens use a nonplayer stand."""


def going_on(view: View) -> float:
    """The expected gain in tokens by another clue, and by the clues after it that still pay."""
    stacks = (stand.stack for stand in view.stands if stand.token)
    return _going_on(tuple(sorted(stacks)), view.tokens.greens, _used(view))


def _used(view: View) -> float:
    """The frequency with which clues will use a nonplayer stand. Players who do not plan for
    tokens are expected to go on as before."""
    levels = [level_of(view, seat) for seat in range(len(view.people))]
    if not view.stands or all(level and level.plans_tokens for level in levels):
        return USED
    used = sum(clue.statement.stands for clue in view.clues)
    return round(min(USED, used / max(1, len(view.clues) * len(view.stands))), 1)


@lru_cache(maxsize=4096)
def _going_on(stacks: tuple[int, ...], greens: int, often: float) -> float:
    if not stacks or not greens:
        return -1.0
    expected = -1.0
    for used in product((0, 1), repeat=len(stacks)):
        chance = often ** sum(used) * (1 - often) ** (len(used) - sum(used))
        left = tuple(sorted(n - taken for n, taken in zip(stacks, used, strict=True) if n > taken))
        freed = len(stacks) - len(left)
        # A clue that uses no stand is wasted; assume that no clue follows it.
        later = _going_on(left, greens - 1 + freed, often) if sum(used) else -1.0
        expected += chance * (freed + max(0.0, later))
    return expected

"""Only Quiddler has turns: what to draw, what to keep, and when to go out.

`turn_values` has the values in points; `win_chance` may turn them into the probability to win the
game. A turn looks one draw ahead: the value of keeping some cards is the expected value of one more
turn, over all unseen cards.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.minds.characters import own_character
from parlour.minds.quiddler import acting
from parlour.minds.quiddler.level import Level
from parlour.minds.quiddler.pool import Pool, Values
from parlour.minds.quiddler.turn_values import TurnValues
from parlour.minds.quiddler.win_chance import as_points, chance_to_win
from parlour.rules import Act
from parlour.rules.quiddler.view_types import View

# A draw from the stock is valued by this many typical cards.
TYPICAL_DRAWS = 3
# A bot that loves long words gives up at most this many points for one, and looks at this many ways
# to lay down.
NEAR, CONSIDERED = 1.0, 24
# A daring bot waits if that promises this much more than going out. Bots that weigh others count
# in chances to win, and the others in points.
WORTH_A_RISK = 2.0
# A daring bot would rather draw from the stock, and a careful one take a card that it knows, if
# that costs at most this many points.
CURIOSITY = 0.5
# The part of a chance to win by which a careful or daring bot that weighs others may differ.
NEAR_CHANCE = 0.01


class Turn:
    """Decides the acts of the viewer's turn."""

    def __init__(self, view: View, level: Level) -> None:
        assert view.mine is not None
        assert view.viewer is not None
        self._view = view
        self._level = level
        self._mine = view.mine
        self._values = TurnValues(view, level)
        self._worth = chance_to_win(view) if level.weighs_others else as_points
        self._likes = own_character(view.people, view.viewer).likes

    # Drawing

    def draw(self) -> Act | None:
        """Draw a card."""
        return acting.draw(self._view, self._takes if self._level.looks_ahead else self._helps)

    def _helps(self, face: str) -> bool:
        """Whether this card makes the hand better than a blank card would, kept or discarded."""
        values = self._values
        pool = values.pool()
        laid = pool.points - pool.points[::-1] + pool.laid(values.bonus)
        blank = max(values.laying_down(pool).max(), laid.max())
        there = values.laying_down(values.pool(face)).max()
        return bool(there > blank + self._curiosity)

    def _takes(self, face: str) -> bool:
        """Whether this card has a higher value than a draw from the stock."""
        values = self._values
        drawn = values.drawing(values.pool())
        if values.last or not self._level.weighs_others:
            there = values.laying_down(values.pool(face)).max()
            unknown = self._worth(drawn) @ values.chances
            return bool(self._worth(np.array([there]))[0] > unknown + self._curiosity)
        typical = [values.unseen_face(at) for at in values.typical(drawn, TYPICAL_DRAWS)]
        stock = [self._best(values.pool(card)) for card in typical]
        return self._best(values.pool(face)) > sum(stock) / len(stock)

    @property
    def _curiosity(self) -> float:
        """By how much a card that everybody sees must be better than an unknown one."""
        if self._level.weighs_others:
            return 0.0
        return {"risk": CURIOSITY, "safety": -CURIOSITY}.get(self._likes or "", 0.0)

    # Ending the turn

    def play(self) -> Act | None:
        """Go out, lay down, or discard."""
        if self._view.at != self._view.viewer:
            return None
        pool = self._values.pool()
        if self._values.last:
            group, discard = self._lay_down(pool)
        else:
            group, discard = self._go_on(pool)
        act = self._lay(pool, group, discard) if group else None
        return act or acting.throw(self._view, self._mine.cards[discard].number)

    def _lay_down(self, pool: Pool) -> tuple[int, int]:
        """In a final turn: the group of cards to lay down, and the position of the discard."""
        values = self._values.laying_down(pool).ravel()
        groups = np.arange(values.size) % (pool.whole + 1)
        discard, group = divmod(self._liked(pool, values, groups), pool.whole + 1)
        return group, discard

    def _liked(self, pool: Pool, values: Values, groups: NDArray[np.int64]) -> int:
        """The place of the best value. A bot that loves long words takes the group of cards with
        the longest word, if its value is nearly the best."""
        best = int(values.argmax())
        if self._likes != "long words" or values[best] == -np.inf:
            return best
        near = np.flatnonzero(values >= values[best] - NEAR)
        near = near[np.argsort(-values[near], kind="stable")[:CONSIDERED]]
        return max(near.tolist(), key=lambda at: (self._longest(pool, int(groups[at])), values[at]))

    def _longest(self, pool: Pool, group: int) -> int:
        words = pool.cut(group, self._values.bonus) if group else ()
        return max((sum(len(pool.cards[at]) for at in pool.spelling(w)) for w in words), default=0)

    def _go_on(self, pool: Pool) -> tuple[int, int]:
        """Before anybody is out: the group to go out with (0 to go on), and the discard."""
        if not self._level.looks_ahead:
            group, thrown = self._lay_down(pool)
            return (group if group ^ 1 << thrown == pool.whole else 0), thrown
        going_out, last_card = self._out(pool)
        waiting, thrown = self._wait(pool)
        goes = going_out > -np.inf and going_out >= waiting + self._patience
        return (pool.whole ^ 1 << last_card, last_card) if goes else (0, thrown)

    @property
    def _patience(self) -> float:
        """By how much going out must be better than waiting. A level that does not weigh others
        goes out as soon as it can; only a daring bot waits where that promises clearly more."""
        if self._level.weighs_others:
            return {"risk": NEAR_CHANCE, "safety": -NEAR_CHANCE}.get(self._likes or "", 0.0)
        return -WORTH_A_RISK if self._likes == "risk" else -np.inf

    def _lay(self, pool: Pool, group: int, discard: int) -> Act | None:
        numbers = [card.number for card in self._mine.cards]
        words = (pool.spelling(word) for word in pool.cut(group, self._values.bonus))
        rows = tuple(tuple(numbers[place] for place in word) for word in words)
        return acting.lay(self._view, rows, numbers[discard])

    # Values

    def _best(self, pool: Pool) -> float:
        """The value of this hand before anybody is out: the better of going out and waiting."""
        return max(self._out(pool)[0], self._wait(pool)[0])

    def _out(self, pool: Pool) -> tuple[float, int]:
        """The value of going out, and the position of the discard for it."""
        values = self._values.going_out(pool)
        groups = pool.whole ^ (1 << np.arange(len(pool.cards)))
        best = self._liked(pool, values, groups)
        if values[best] == -np.inf:
            return -np.inf, 0
        return float(self._worth(values[[best]])[0]), best

    def _wait(self, pool: Pool) -> tuple[float, int]:
        """The value of another turn, and the position of the discard for it."""
        places = [pool.cards.index(card) for card in dict.fromkeys(pool.cards)]
        means = self._worth(self._values.waiting(pool, places)) @ self._values.chances
        best = int(means.argmax())
        return float(means[best]), places[best]

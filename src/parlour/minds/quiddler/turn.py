"""Only Quiddler has turns: what to draw, what to keep, and when to go out.

Values are points of this hand plus the expected bonuses; `win_chance` may turn them into the
probability to win the game. A turn looks one draw ahead: the value of keeping some cards is the
expected value of one more turn, over all unseen cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from parlour.minds.characters import own_character
from parlour.minds.quiddler import acting
from parlour.minds.quiddler.bonus_value import bonus_table, no_bonus
from parlour.minds.quiddler.level import Level
from parlour.minds.quiddler.odds import odds
from parlour.minds.quiddler.pool import Pool, Values
from parlour.minds.quiddler.win_chance import as_points, chance_to_win
from parlour.minds.quiddler.word_groups.known_words import known_words
from parlour.rules import Act
from parlour.rules.quiddler import box
from parlour.rules.quiddler.choices import CanLayDown
from parlour.rules.quiddler.view_types import View
from parlour.rules.seat import Seat

# Waiting gives the others time too. It costs this many points, times the number of turns.
WAITING_COST = 1.0
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
# Tie-break: among equal values, more points are better.
POINT = 1e-6


class Turn:
    """Decides the acts of the viewer's turn."""

    def __init__(self, view: View, level: Level) -> None:
        assert view.mine is not None
        assert view.viewer is not None
        self._view = view
        self._level = level
        self._mine = view.mine
        self._me = view.players[view.viewer]
        self._points = box.point_table(view.options.points).points
        self._known_words = known_words(view.options, level.plays)
        self._last = view.out is not None
        thinks_of_others = level.weighs_others or self._last
        self._bonus = bonus_table(view) if thinks_of_others else no_bonus()
        self._worth = chance_to_win(view) if level.weighs_others else as_points
        self._likes = own_character(view.people, view.viewer).likes

    def _pool(self, *drawn: str) -> Pool:
        last = acting.offered(self._view, CanLayDown)
        told = last.owed if last is not None else ()
        cards = [card.face for card in self._mine.cards]
        return Pool(self._known_words, self._points, [*cards, *drawn], told)

    # Drawing

    def draw(self) -> Act | None:
        """Draw a card."""
        return acting.draw(self._view, self._takes if self._level.looks_ahead else self._helps)

    def _helps(self, face: str) -> bool:
        """Whether this card makes the hand better than a blank card would, kept or discarded."""
        pool = self._pool()
        laid = pool.points - pool.points[::-1] + pool.laid(self._bonus)
        blank = max(self._ways(pool).max(), laid.max())
        there = self._ways(self._pool(face)).max()
        return bool(there > blank + self._curiosity)

    def _takes(self, face: str) -> bool:
        """Whether this card has a higher value than a draw from the stock."""
        here = self._pool()
        drawn = self._lifted(here.draws(self._bonus, [here.whole], self._unseen)[0])
        if self._last or not self._level.weighs_others:
            there = self._ways(self._pool(face)).max()
            unknown = self._worth(drawn) @ self._chances
            return bool(self._worth(np.array([there]))[0] > unknown + self._curiosity)
        stock = [self._best(self._pool(card)) for card in self._typical(drawn)]
        return self._best(self._pool(face)) > sum(stock) / len(stock)

    @property
    def _curiosity(self) -> float:
        """By how much a card that everybody sees must be better than an unknown one."""
        if self._level.weighs_others:
            return 0.0
        return {"risk": CURIOSITY, "safety": -CURIOSITY}.get(self._likes or "", 0.0)

    def _typical(self, drawn: Values) -> list[str]:
        """A few quantiles of all possible draws, from the worst to the best."""
        order = np.argsort(drawn, kind="stable")
        shares = (np.arange(TYPICAL_DRAWS) + 0.5) / TYPICAL_DRAWS
        places = np.searchsorted(np.cumsum(self._chances[order]), shares)
        places = order[np.minimum(places, len(order) - 1)]
        return [self._known_words.faces[self._unseen[place]] for place in places]

    @cached_property
    def _counts(self) -> Counter[str]:
        """The number of unseen cards of each face."""
        view = self._view
        counts = Counter(box.deck(view.options.deck).counts)
        counts.subtract(card.face for card in self._mine.cards)
        if view.top is not None:
            counts[view.top.face] -= 1
        laid: dict[Seat, Counter[str]] = {player.seat: Counter() for player in view.players}
        for lay_down in view.lay_downs:
            if not lay_down.void:
                for word in lay_down.words:
                    laid[lay_down.seat].update(word.faces)
        for player in view.players:
            counts.subtract(laid[player.seat])
            if player.seat != view.viewer:
                # Assume that players keep a card they took from the discard pile.
                counts.subtract(Counter(player.took) - laid[player.seat])
        return counts

    @cached_property
    def _unseen(self) -> list[int]:
        return [at for at, face in enumerate(self._known_words.faces) if self._counts[face] > 0]

    @cached_property
    def _chances(self) -> Values:
        counts = np.array(
            [self._counts[self._known_words.faces[at]] for at in self._unseen], np.float64
        )
        counts /= counts.sum()
        return counts

    # Ending the turn

    def play(self) -> Act | None:
        """Go out, lay down, or discard."""
        if self._view.at != self._view.viewer:
            return None
        pool = self._pool()
        if self._last:
            group, discard = self._lay_down(pool)
        else:
            group, discard = self._go_on(pool)
        act = self._lay(pool, group, discard) if group else None
        return act or acting.throw(self._view, self._mine.cards[discard].number)

    def _lay_down(self, pool: Pool) -> tuple[int, int]:
        """In a final turn: the group of cards to lay down, and the position of the discard."""
        values = self._ways(pool).ravel()
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
        words = pool.cut(group, self._bonus) if group else ()
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
        words = (pool.spelling(word) for word in pool.cut(group, self._bonus))
        rows = tuple(tuple(numbers[place] for place in word) for word in words)
        return acting.lay(self._view, rows, numbers[discard])

    # Values

    def _ways(self, pool: Pool) -> Values:
        """By position of the discard and group: the value of laying the group down in a last turn
        and discarding that card."""
        places, groups = np.arange(len(pool.cards))[:, None], np.arange(pool.whole + 1)
        points = pool.points - pool.points[::-1] + pool.points[1 << places]
        values: Values = self._lifted(points) + pool.laid(self._bonus) + POINT * points
        values -= self._prices(pool.cards)[:, None]
        values[groups >> places & 1 == 1] = -np.inf
        if self._last and self._view.options.must_lay_down:
            values[:, pool.unfinished[::-1]] = -np.inf
        return values

    def _lifted(self, points: Values) -> Values:
        """The points of a hand: at least 0, unless the options allow less."""
        return points if self._view.options.below_zero else np.maximum(points, 0)

    def _best(self, pool: Pool) -> float:
        """The value of this hand before anybody is out: the better of going out and waiting."""
        return max(self._out(pool)[0], self._wait(pool)[0])

    def _out(self, pool: Pool) -> tuple[float, int]:
        """The value of going out, and the position of the discard for it."""
        if not self._view.options.out_on_first_turn and not self._me.turns:
            return -np.inf, 0
        groups = pool.whole ^ (1 << np.arange(len(pool.cards)))
        points = pool.points[groups]
        values = self._lifted(points) + pool.laid(self._bonus)[groups] + POINT * points
        values -= self._prices(pool.cards)
        best = self._liked(pool, values, groups)
        if values[best] == -np.inf:
            return -np.inf, 0
        return float(self._worth(values[[best]])[0]), best

    def _wait(self, pool: Pool) -> tuple[float, int]:
        """The value of another turn, and the position of the discard for it."""
        places = [pool.cards.index(card) for card in dict.fromkeys(pool.cards)]
        kept = [pool.whole ^ 1 << place for place in places]
        values = self._lifted(pool.draws(self._bonus, kept, self._unseen))
        cost = WAITING_COST * (1 + self._me.turns) + self._prices([pool.cards[at] for at in places])
        means = self._worth(values - cost[:, None]) @ self._chances
        best = int(means.argmax())
        return float(means[best]), places[best]

    def _prices(self, cards: Sequence[str]) -> Values:
        """The cost of discarding each of these cards: its value to the next player, divided by the
        number of opponents."""
        following = self._view.players[(self._me.seat + 1) % len(self._view.players)]
        if not self._level.weighs_others or (self._last and following.final != "to-come"):
            return np.zeros(len(cards))
        size = self._view.sizes[self._view.hand - 1]
        prices = odds(self._view.options.points, size).prices
        others = len(self._view.players) - 1
        return np.array([prices.get(card, 0.0) for card in cards]) / others

"""Only Quiddler has turns: the value of everything that a player can do in one.

Values are points of this hand plus the expected bonuses, less what a discard gives to the next
player and what waiting gives to the others. They follow from the view of the player alone. `turn`
decides by them, and a review judges by them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

import numpy as np

from parlour.minds.quiddler import acting
from parlour.minds.quiddler.bonus_value import bonus_table, no_bonus
from parlour.minds.quiddler.level import Level
from parlour.minds.quiddler.odds import odds
from parlour.minds.quiddler.pool import Pool, Values
from parlour.minds.quiddler.word_groups.known_words import known_words
from parlour.rules.quiddler import box
from parlour.rules.quiddler.choices import CanLayDown
from parlour.rules.quiddler.view_types import View
from parlour.rules.seat import Seat

# Waiting gives the others time too. It costs this many points, times the number of turns.
WAITING_COST = 1.0
# Tie-break: among equal values, more points are better.
POINT = 1e-6


class TurnValues:
    """Values the acts of the viewer's turn, with the words that a level knows."""

    def __init__(self, view: View, level: Level) -> None:
        assert view.mine is not None
        assert view.viewer is not None
        self.view = view
        self.me = view.players[view.viewer]
        self.faces = tuple(card.face for card in view.mine.cards)
        self.points = box.point_table(view.options.points).points
        self.last = view.out is not None
        thinks_of_others = level.weighs_others or self.last
        self.bonus = bonus_table(view) if thinks_of_others else no_bonus()
        self._weighs_others = level.weighs_others
        self.known_words = known_words(view.options, level.plays)

    def pool(self, *drawn: str) -> Pool:
        """The cards of the viewer, and these."""
        last = acting.offered(self.view, CanLayDown)
        told = last.owed if last is not None else ()
        return Pool(self.known_words, self.points, [*self.faces, *drawn], told)

    # The unseen cards

    @cached_property
    def _counts(self) -> Counter[str]:
        """The number of unseen cards of each face."""
        view = self.view
        counts = Counter(box.deck(view.options.deck).counts)
        counts.subtract(self.faces)
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
    def unseen(self) -> list[int]:
        """The faces of which a card is unseen, as places among the faces of the deck."""
        return [at for at, face in enumerate(self.known_words.faces) if self._counts[face] > 0]

    @cached_property
    def chances(self) -> Values:
        """The probability of each unseen face to be drawn."""
        counts = np.array(
            [self._counts[self.known_words.faces[at]] for at in self.unseen], np.float64
        )
        counts /= counts.sum()
        return counts

    def typical(self, drawn: Values, count: int) -> list[int]:
        """This many quantiles of all possible draws, from the worst to the best, as places among
        the unseen faces. ``drawn`` is the value of each draw."""
        order = np.argsort(drawn, kind="stable")
        shares = (np.arange(count) + 0.5) / count
        places = np.searchsorted(np.cumsum(self.chances[order]), shares)
        return [int(at) for at in order[np.minimum(places, len(order) - 1)]]

    def unseen_face(self, place: int) -> str:
        """The face at a place among the unseen faces."""
        return self.known_words.faces[self.unseen[place]]

    # The values

    def drawing(self, pool: Pool) -> Values:
        """For each unseen face: the value of a last turn that begins with this draw."""
        return self._lifted(pool.draws(self.bonus, [pool.whole], self.unseen)[0])

    def laying_down(self, pool: Pool) -> Values:
        """By position of the discard and group: the value of laying the group down in a last turn
        and discarding that card."""
        places, groups = np.arange(len(pool.cards))[:, None], np.arange(pool.whole + 1)
        points = pool.points - pool.points[::-1] + pool.points[1 << places]
        values: Values = self._lifted(points) + pool.laid(self.bonus) + POINT * points
        values -= self.prices(pool.cards)[:, None]
        values[groups >> places & 1 == 1] = -np.inf
        if self.last and self.view.options.must_lay_down:
            values[:, pool.unfinished[::-1]] = -np.inf
        return values

    def going_out(self, pool: Pool) -> Values:
        """By position of the discard: the value of going out; -inf where that is impossible."""
        if not self.view.options.out_on_first_turn and not self.me.turns:
            return np.full(len(pool.cards), -np.inf)
        groups = pool.whole ^ (1 << np.arange(len(pool.cards)))
        points = pool.points[groups]
        values: Values = self._lifted(points) + pool.laid(self.bonus)[groups] + POINT * points
        values -= self.prices(pool.cards)
        return values

    def waiting(self, pool: Pool, places: Sequence[int]) -> Values:
        """For each of these positions of the discard, and each unseen face: the value of another
        turn with this draw."""
        kept = [pool.whole ^ 1 << place for place in places]
        values = self._lifted(pool.draws(self.bonus, kept, self.unseen))
        cost = WAITING_COST * (1 + self.me.turns) + self.prices([pool.cards[at] for at in places])
        waiting: Values = values - cost[:, None]
        return waiting

    def _lifted(self, points: Values) -> Values:
        """The points of a hand: at least 0, unless the options allow less."""
        return points if self.view.options.below_zero else np.maximum(points, 0)

    def prices(self, cards: Sequence[str]) -> Values:
        """The cost of discarding each of these cards: its value to the next player, divided by the
        number of opponents."""
        following = self.view.players[(self.me.seat + 1) % len(self.view.players)]
        if not self._weighs_others or (self.last and following.final != "to-come"):
            return np.zeros(len(cards))
        size = self.view.sizes[self.view.hand - 1]
        prices = odds(self.view.options.points, size).prices
        others = len(self.view.players) - 1
        return np.array([prices.get(card, 0.0) for card in cards]) / others

"""Only Quiddler has turns: what a player faced in one, and the value of everything they could do.

A position is made of the player's view, so no value depends on a card that the player did not see.
The points are those by which the expert decides (`parlour.minds.quiddler.turn_values`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import NamedTuple

import numpy as np

from parlour.minds.quiddler import acting
from parlour.minds.quiddler.level import EXPERT
from parlour.minds.quiddler.pool import Pool, Values
from parlour.minds.quiddler.turn_values import TurnValues
from parlour.review.quiddler import position_facts as facts
from parlour.review.quiddler.finding import Valued
from parlour.review.quiddler.laying import Laid, laid_value
from parlour.review.quiddler.win_chances import chance_by_points
from parlour.rules.base import Act
from parlour.rules.quiddler import acts
from parlour.rules.quiddler.choices import CanDrawDiscard, CanDrawStock
from parlour.rules.quiddler.view_types import View
from parlour.rules.wording import listed

# A draw from the stock is valued by all possible draws as if the turn were the last one, and
# corrected by what going on is worth with this many typical ones.
TYPICAL_DRAWS = 4
# How many of the best acts are described.
DESCRIBED = 3
# Lower than any hand can score; stands for acts that are impossible.
LOWEST = -999.0


class _Ranked(NamedTuple):
    """An act with its values; ``make`` describes it."""

    rank: float
    make: Callable[[], Valued]


class Position:
    """The turn of a player, from their view."""

    def __init__(self, view: View) -> None:
        assert view.mine is not None
        self.view = view
        self.values = TurnValues(view, EXPERT)
        self._numbers = [card.number for card in view.mine.cards]
        self._chance = chance_by_points(view)

    def chance(self, points: float) -> float:
        return float(self._chance(np.array([points]))[0])

    @cached_property
    def pool(self) -> Pool:
        return self.values.pool()

    # Drawing

    @cached_property
    def drawn(self) -> Values:
        """For each unseen face, the value of a last turn that begins with this draw."""
        return self.values.drawing(self.pool)

    def draws(self) -> tuple[Valued, ...]:
        """The draws that are possible, the best first."""
        found = []
        if can_take := acting.offered(self.view, CanDrawDiscard):
            taken = self.values.pool(can_take.face)
            points, chance = self._best(taken)
            found.append(
                Valued(
                    act=acts.DrawDiscard(hand=can_take.hand, turn=can_take.turn),
                    text=f"take the {can_take.face} from the discard pile",
                    points=points,
                    chance=chance,
                    facts=facts.of_taking(self.values, taken),
                )
            )
        if can_draw := acting.offered(self.view, CanDrawStock):
            points, chance = self._stock()
            found.append(
                Valued(
                    act=acts.DrawStock(hand=can_draw.hand, turn=can_draw.turn),
                    text="draw from the stock",
                    points=points,
                    chance=chance,
                    facts=facts.of_stock(self.values, self.drawn),
                )
            )
        return tuple(sorted(found, key=lambda one: -one.rank))

    def _stock(self) -> tuple[float, float]:
        """The points and the chance to win of a draw from the stock."""
        chances, drawn = self.values.chances, self.drawn
        winning = self._chance(drawn)
        typical = self.values.typical(drawn, TYPICAL_DRAWS)
        best = [self._best(self.values.pool(self.values.unseen_face(at))) for at in typical]
        points, chance = np.array(best).T
        return (
            float(drawn @ chances + (points - drawn[typical]).mean()),
            float(winning @ chances + (chance - winning[typical]).mean()),
        )

    def _best(self, pool: Pool) -> tuple[float, float]:
        """The points and the chance to win of the best end of a turn with these cards."""
        if self.values.last:
            points = max(float(self.values.laying_down(pool).max()), LOWEST)
            return points, self.chance(points)
        out = max(float(self.values.going_out(pool).max()), LOWEST)
        means, chances = self._waiting(pool, _different(pool))
        best = int(chances.argmax())
        going_out = (out, self.chance(out))
        return max(going_out, (float(means[best]), float(chances[best])), key=lambda one: one[1])

    def _waiting(self, pool: Pool, places: list[int]) -> tuple[Values, Values]:
        """The points and the chances to win of another turn, by the position of the discard."""
        values = self.values.waiting(pool, places)
        return values @ self.values.chances, self._chance(values) @ self.values.chances

    # Ending the turn

    def ends(self) -> tuple[Valued, ...]:
        """The best ways to end the turn, the best first."""
        ranked = self._final_ends() if self.values.last else [*self._waits(), *self._outs()]
        ranked.sort(key=lambda one: -one.rank)
        return tuple(one.make() for one in ranked[:DESCRIBED])

    def _waits(self) -> Iterable[_Ranked]:
        if acting.throw(self.view, 0) is None:
            return
        places = _different(self.pool)
        for place, points, chance in zip(places, *self._waiting(self.pool, places), strict=True):
            yield _ranked(self._wait, place, float(points), float(chance))

    def _wait(self, place: int, points: float, chance: float) -> Valued:
        act = acting.throw(self.view, self._numbers[place])
        assert act is not None
        face = self.pool.cards[place]
        kept = facts.of_keeping(self.values, self.pool, place)
        return Valued(
            act=act,
            text=f"discard {face} and wait",
            points=points,
            chance=chance,
            facts=(*kept, *facts.of_price(self.values, face)),
        )

    def _outs(self) -> Iterable[_Ranked]:
        values = self.values.going_out(self.pool)
        for place in _different(self.pool):
            if values[place] > -np.inf:
                group = self.pool.whole ^ 1 << place
                points = float(values[place])
                yield _ranked(self._lay, (group, place), points, self.chance(points))

    def _final_ends(self) -> list[_Ranked]:
        values = self.values.laying_down(self.pool)
        if self.view.options.must_lay_down and acting.throw(self.view, 0) is None:
            values[:, 0] = -np.inf
        found: dict[tuple[str, ...], _Ranked] = {}
        for flat in np.argsort(-values, axis=None, kind="stable"):
            place, group = divmod(int(flat), self.pool.whole + 1)
            if len(found) == DESCRIBED or values[place, group] == -np.inf:
                break
            points = float(values[place, group])
            cards = tuple(sorted(self.pool.cards[at] for at in _places(group)))
            if cards not in found:
                chance = self.chance(points)
                found[cards] = _ranked(self._lay, (group, place), points, chance)
        return list(found.values())

    def _lay(self, way: tuple[int, int], points: float, chance: float) -> Valued:
        group, place = way
        discard = self._numbers[place]
        words = [self.pool.spelling(word) for word in self.pool.cut(group, self.values.bonus)]
        words.sort(key=lambda word: (-len(word), [self.pool.cards[at] for at in word]))
        rows = tuple(tuple(self._numbers[at] for at in word) for word in words)
        act: Act
        if not rows:
            thrown = acting.throw(self.view, discard)
            assert thrown is not None
            act = thrown
        elif self.values.last:
            act = acts.LayDown(
                hand=self.view.hand, turn=self.view.turn, words=rows, discard=discard
            )
        else:
            act = acts.GoOut(hand=self.view.hand, turn=self.view.turn, words=rows, discard=discard)
        return self.ended(act)

    # Acts that were done or tried

    def judged(self, act: Act) -> Valued:
        """The value of an act of a turn. The act must be possible."""
        if isinstance(act, acts.DrawStock | acts.DrawDiscard):
            return next(one for one in self.draws() if type(one.act) is type(act))
        return self.ended(act)

    def ended(self, act: Act) -> Valued:
        """The value of an act that ends the turn."""
        match act:
            case acts.Discard(card=card) if not self.values.last:
                return self._discarded(self._numbers.index(card))
            case acts.Discard(card=card):
                laid = laid_value(self.values, self.pool, (), self._numbers.index(card))
            case acts.GoOut(words=words, discard=card) | acts.LayDown(words=words, discard=card):
                rows = [[self._numbers.index(number) for number in word] for word in words]
                laid = laid_value(self.values, self.pool, rows, self._numbers.index(card))
            case _:
                raise ValueError(f"{act} does not end a turn.")
        points = laid.points
        if laid.goes_on is not None:
            # The words are back in the hand, and another turn comes.
            points += self._discarded(laid.goes_on).points
        return Valued(
            act=act,
            text=self._laid_text(laid, isinstance(act, acts.GoOut)),
            points=points,
            chance=self.chance(points),
            facts=facts.of_laying(self.values, laid),
        )

    def _discarded(self, place: int) -> Valued:
        means, chances = self._waiting(self.pool, [place])
        return self._wait(place, float(means[0]), float(chances[0]))

    def _laid_text(self, laid: Laid, out: bool) -> str:
        if not laid.words:
            return f"lay nothing down and discard {laid.discard}"
        words = listed(laid.words)
        return f"go out with {words}" if out else f"lay down {words}"


def _ranked(make: Callable[..., Valued], what: object, points: float, chance: float) -> _Ranked:
    rank = chance + 1e-6 * points
    return _Ranked(rank, lambda: make(what, points, chance))


def _different(pool: Pool) -> list[int]:
    """The positions of the cards with different faces."""
    return [pool.cards.index(card) for card in dict.fromkeys(pool.cards)]


def _places(group: int) -> list[int]:
    return [at for at in range(group.bit_length()) if group >> at & 1]

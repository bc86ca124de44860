"""Only Quiddler has turns: what is behind the value of an act in one, a sentence each."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from parlour.minds.quiddler.odds import odds
from parlour.minds.quiddler.pool import Pool, Values
from parlour.minds.quiddler.turn_values import TurnValues
from parlour.review.quiddler.laying import Laid
from parlour.rules.wording import counted, listed

# A price below this is not worth a sentence.
LEAST_PRICE = 1.0
# A bonus that is expected to give less is not worth a sentence.
LEAST_BONUS = 0.5
# How many of the best draws are named.
NAMED = 3


def points_text(points: float) -> str:
    """
    >>> points_text(1.0), points_text(12.34), points_text(-0.04)
    ('1 point', '12.3 points', '0 points')
    """
    rounded = round(points, 1) + 0.0
    text = f"{rounded:.1f}".removesuffix(".0").replace("-", "−")
    return f"{text} point{'' if abs(rounded) == 1 else 's'}"


def of_taking(values: TurnValues, pool: Pool) -> tuple[str, ...]:
    """The best words with the last card, which comes from the discard pile."""
    taken = len(pool.cards) - 1
    face = pool.cards[taken]
    groups = np.arange(pool.whole + 1)
    laid = pool.points - pool.points[::-1] + pool.laid(values.bonus)
    with_it = np.where(groups >> taken & 1 == 1, laid, -np.inf)
    best = int(with_it.argmax())
    if with_it[best] == -np.inf:
        return (f"No word of these cards uses the {face}.",)
    return (f"With the {face} there {_verb(_spelled(values, pool, best))}.",)


def _verb(words: Sequence[str]) -> str:
    return f"{'is' if len(words) == 1 else 'are'} {listed(words)}"


def _spelled(values: TurnValues, pool: Pool, group: int) -> list[str]:
    cut = pool.cut(group, values.bonus)
    words = ["".join(pool.cards[at] for at in pool.spelling(word)) for word in cut]
    return sorted(words, key=lambda word: (-len(word), word))


def of_stock(values: TurnValues, drawn: Values) -> tuple[str, ...]:
    """How many of the unseen cards help more than the average one, and the best of them."""
    mean = float(drawn @ values.chances)
    helping = float(values.chances[drawn > mean].sum())
    order = np.argsort(-drawn, kind="stable")[:NAMED]
    best = [values.unseen_face(int(at)) for at in order]
    share = f"{100 * helping:.0f} % of the unseen cards help more than an average one"
    return (f"{share}; the best are {listed(best)}.",)


def of_keeping(values: TurnValues, pool: Pool, place: int) -> tuple[str, ...]:
    """The best words of the cards that are kept."""
    kept = pool.whole ^ 1 << place
    groups = np.arange(pool.whole + 1)
    inside = (groups & ~kept) == 0
    laid = np.where(inside, pool.laid(values.bonus), -np.inf)
    worth = pool.points[groups & kept] - pool.points[kept ^ (groups & kept)] + laid
    best = int(worth.argmax())
    if not best:
        return ("The cards that stay spell no word yet.",)
    words = _spelled(values, pool, best)
    left = [card for at, card in enumerate(pool.cards) if (kept ^ best) >> at & 1]
    over = f", with {listed(left)} left over" if left else ", with nothing left over"
    return (f"In the cards that stay there {_verb(words)}{over}.",)


def of_price(values: TurnValues, face: str) -> tuple[str, ...]:
    """What a discard is worth to the next player."""
    if not float(values.prices([face])[0]):
        return ()
    view = values.view
    price = odds(view.options.points, view.sizes[view.hand - 1]).prices.get(face, 0.0)
    if price < LEAST_PRICE:
        return ()
    following = view.people[(values.me.seat + 1) % len(view.players)].name
    worth = f"{face} is worth about {points_text(price)} to {following}"
    return (f"As a discard, {worth}, who is next.",)


def of_laying(values: TurnValues, laid: Laid) -> tuple[str, ...]:
    """What a lay-down is made of."""
    found = []
    if laid.unlisted:
        missing = listed(laid.unlisted)
        verb = "is" if len(laid.unlisted) == 1 else "are"
        found.append(f"{missing} {verb} not in the word list, and anybody can challenge that.")
    points = values.points
    if laid.words and not laid.unlisted:
        count = counted(len(laid.words), "word")
        longest = max(map(len, laid.words))
        found.append(f"{count}, the longest with {counted(longest, 'letter')}.".capitalize())
    if laid.left:
        cost = sum(points[card] for card in laid.left)
        found.append(f"Left over: {listed(laid.left)}, {points_text(-cost)}.")
    if abs(laid.bonus) >= LEAST_BONUS:
        found.append(f"The bonuses are expected to give {points_text(laid.bonus)}.")
    return (*found, *of_price(values, laid.discard))

"""Only Quiddler has lay-downs: the value of laying down certain words.

Where the word list rules on challenges, a word that it lacks is valued as if it were challenged:
anybody may do that. Where people vote, or words are checked before, every word counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from parlour.minds.quiddler.pool import Pool
from parlour.minds.quiddler.turn_values import TurnValues
from parlour.minds.quiddler.words import lexicon_of


class Laid(Struct, frozen=True, kw_only=True):
    """Words that are laid down, and their value in points."""

    words: tuple[str, ...]
    left: tuple[str, ...]
    discard: str
    points: float
    bonus: float
    """The part of the points that is the expected value of the bonuses."""
    unlisted: tuple[str, ...] = ()
    """The words that fall when they are challenged."""
    goes_on: int | None = None
    """The position of the discard, if the words come back into the hand and the hand goes on."""


def laid_value(values: TurnValues, pool: Pool, rows: Sequence[Sequence[int]], discard: int) -> Laid:
    """The value of laying down these words, as positions of cards, and of this discard."""
    options = values.view.options
    cards, points = pool.cards, values.points
    words = tuple("".join(cards[at] for at in row) for row in rows)
    gone = {discard, *(at for row in rows for at in row)}
    left = tuple(card for at, card in enumerate(cards) if at not in gone)
    each = [sum(points[cards[at]] for at in row) for row in rows]
    lost = [options.judging == "challenge" and word not in lexicon_of(options) for word in words]
    stands = [not fell for fell in lost]
    penalty, goes_on = 0, None
    if any(lost) and options.rejected == "whole-lay-down":
        stands = [False] * len(words)
        if not values.last:
            goes_on, penalty = discard, sum(each)
        else:
            # The cards of a void lay-down are left over.
            penalty = sum(each) * (1 + (options.void_final_turn == "penalty-and-leftovers"))
    elif any(lost):
        penalty = sum(worth for worth, fell in zip(each, lost, strict=True) if fell)
    standing = [word for word, stays in zip(words, stands, strict=True) if stays]
    in_words = sum(worth for worth, stays in zip(each, stands, strict=True) if stays)
    before = in_words - sum(points[card] for card in left) - penalty
    bonus = float(values.bonus[len(standing), max(map(len, standing), default=0)])
    price = float(values.prices([cards[discard]])[0])
    if goes_on is not None:
        # What the hand is worth in the end is added by waiting, and so is the price of the discard.
        before, bonus, price = -penalty, 0.0, 0.0
    elif not options.below_zero:
        before = max(before, 0)
    return Laid(
        words=words,
        left=left,
        discard=cards[discard],
        points=before + bonus - price,
        bonus=bonus,
        unlisted=tuple(word for word, fell in zip(words, lost, strict=True) if fell),
        goes_on=goes_on,
    )

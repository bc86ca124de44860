"""Only Quiddler has lay-downs: the best of each hand, the words nobody saw, and the races for the
bonuses.

This is hindsight: it knows what everybody laid down. So it is told beside the mistakes and never
counted as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from msgspec import Struct

from parlour.minds.quiddler.bonus_value import no_bonus
from parlour.minds.quiddler.pool import MOST_LETTERS, MOST_WORDS, Pool, Values
from parlour.minds.quiddler.word_groups.known_words import known_words
from parlour.review.quiddler.position_facts import points_text
from parlour.rules.quiddler import box
from parlour.rules.quiddler.options import Options
from parlour.rules.quiddler.score import BONUS
from parlour.rules.quiddler.state import ScoredHand, ScoreRow
from parlour.rules.seat import Seat
from parlour.rules.wording import counted, listed

# What was missed is told from this many points on.
WORTH_TELLING = 3


class Missed(Struct, frozen=True, kw_only=True):
    """The best lay-down of a player's last cards, where it is better than what they laid."""

    hand: int
    seat: Seat
    words: tuple[str, ...]
    points: int
    """How many points more it gives, bonuses included."""
    bonuses: tuple[str, ...]
    """The bonuses that it wins and the player did not have."""


def missed(number: int, hand: ScoredHand, options: Options) -> Iterator[Missed]:
    """For every player of a hand: what they could have laid down instead, if that is more."""
    for seat, row in enumerate(hand.scores):
        # Whoever lost points by a challenge did not simply miss a word.
        if row.challenges or any(word.standing == "rejected" for word in row.words):
            continue
        found = _best(number, seat, hand, options)
        if found is not None and found.points > 0:
            yield found


def _best(number: int, seat: Seat, hand: ScoredHand, options: Options) -> Missed | None:
    row = hand.scores[seat]
    cards = [*(face for word in row.words for face in word.faces), *row.leftovers]
    if not cards:
        return None
    pool = Pool(known_words(options, 0), box.point_table(options.points).points, cards)
    most, longest = _to_win(hand, seat, options)
    bonus = most[:, None] + longest[None, :]
    points = pool.points - pool.points[::-1]
    if not options.below_zero:
        points = np.maximum(points, 0)
    values = points + pool.laid(bonus)
    best = int(values.argmax())
    cut = pool.cut(best, bonus) if best else []
    words = ["".join(pool.cards[at] for at in pool.spelling(word)) for word in cut]
    words.sort(key=lambda word: (-len(word), word))
    wins = []
    if most[len(words)] and not row.most_words:
        wins.append("most words")
    if words and longest[len(words[0])] and not row.longest_word:
        wins.append("the longest word")
    return Missed(
        hand=number,
        seat=seat,
        words=tuple(words),
        points=round(float(values[best])) - row.points,
        bonuses=tuple(wins),
    )


def _to_win(hand: ScoredHand, seat: Seat, options: Options) -> tuple[Values, Values]:
    """The bonus for each number of words, and for each length, given what the others laid down."""
    others = [row for at, row in enumerate(hand.scores) if at != seat]
    played = options.two_player_bonus if len(hand.scores) == 2 else "both"
    most, longest = np.zeros(MOST_WORDS + 1), np.zeros(MOST_LETTERS + 1)
    if played != "longest-word":
        most[max(map(_count, others)) + 1 :] = BONUS
    if played != "most-words":
        longest[max(map(_longest, others)) + 1 :] = BONUS
    assert no_bonus().shape == (len(most), len(longest))
    return most, longest


def _count(row: ScoreRow) -> int:
    return sum(word.standing != "rejected" for word in row.words)


def _longest(row: ScoreRow) -> int:
    return max((len(word.word) for word in row.words if word.standing != "rejected"), default=0)


# In words


def best_lay_downs(
    sheet: Sequence[ScoredHand], options: Options, names: Sequence[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Two lists of sentences: the best lay-down of each hand, and the words nobody saw."""
    best, unseen = [], []
    for number, hand in enumerate(sheet, 1):
        seat = max(range(len(names)), key=lambda seat: hand.scores[seat].points)
        row = hand.scores[seat]
        words = listed(word.word for word in row.words if word.standing != "rejected")
        if row.words:
            best.append(
                f"Hand {number}: {names[seat]} had the best one, {words}: "
                f"{points_text(row.points)}."
            )
        found = [one for one in missed(number, hand, options) if one.points >= WORTH_TELLING]
        found.sort(key=lambda one: -one.points)
        for one in found:
            wins = f", with the bonus for {listed(one.bonuses)}" if one.bonuses else ""
            unseen.append(
                f"Hand {number}: {names[one.seat]}'s last cards made {listed(one.words)}: "
                f"{points_text(one.points)} more{wins}."
            )
    return tuple(best), tuple(unseen)


def bonus_races(
    sheet: Sequence[ScoredHand], options: Options, names: Sequence[str]
) -> tuple[str, ...]:
    """Who won the bonuses, hand by hand, and by how much."""
    played = options.two_player_bonus if len(names) == 2 else "both"
    found = []
    for number, hand in enumerate(sheet, 1):
        races = []
        if played != "longest-word":
            races.append(_race("most words", "word", [_count(row) for row in hand.scores], names))
        if played != "most-words":
            lengths = [_longest(row) for row in hand.scores]
            races.append(_race("the longest word", "letter", lengths, names))
        found.append(f"Hand {number}: {'; '.join(races)}.")
    return tuple(found)


def _race(what: str, unit: str, counts: Sequence[int], names: Sequence[str]) -> str:
    """
    >>> _race("most words", "word", [3, 2, 1], ["Ana", "Ben", "Cem"])
    'Ana had most words, 3 words to 2'
    >>> _race("most words", "word", [3, 3, 1], ["Ana", "Ben", "Cem"])
    'nobody won most words: Ana and Ben had 3 words each'
    """
    first, second, *_ = sorted(counts, reverse=True)
    leaders = [name for name, count in zip(names, counts, strict=True) if count == first]
    if not first:
        return f"nobody won {what}: nobody laid a word"
    if len(leaders) > 1:
        return f"nobody won {what}: {listed(leaders)} had {counted(first, unit)} each"
    return f"{leaders[0]} had {what}, {counted(first, unit)} to {second}"

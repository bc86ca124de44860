"""Only Quiddler has these moments to remember: the best word, the longest, the bonuses, the best
hand."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.review.quiddler.position_facts import points_text
from parlour.review.types import Praised, Remembered
from parlour.rules.quiddler.state import ScoredHand, ScoredWord, State
from parlour.rules.seat import Seat
from parlour.rules.wording import counted, listed


def best_moments(sheet: Sequence[ScoredHand], names: Sequence[str]) -> tuple[str, ...]:
    """A sentence each; none if no word was laid down."""
    words = [(word, names[seat], number) for word, seat, number in _counted_words(sheet)]
    found = []
    if words:
        best, owner, number = max(words, key=lambda one: one[0].points)
        found.append(
            f"The best word was {best.word} by {owner} in hand {number}: "
            f"{points_text(best.points)}."
        )
        longest, owner, number = max(words, key=lambda one: len(one[0].word))
        if longest.word != best.word:
            letters = counted(len(longest.word), "letter")
            found.append(
                f"The longest word was {longest.word} by {owner} in hand {number}: {letters}."
            )
        row, name, number = max(
            (
                (row, names[seat], number)
                for number, hand in enumerate(sheet, 1)
                for seat, row in enumerate(hand.scores)
            ),
            key=lambda one: one[0].points,
        )
        found.append(
            f"The best hand was hand {number} of {name}: {points_text(row.points)} with "
            f"{listed(word.word for word in row.words)}."
        )
    return (*found, *_bonus_winners(sheet, names))


def _counted_words(sheet: Sequence[ScoredHand]) -> list[tuple[ScoredWord, Seat, int]]:
    """Every word that counted, its owner, and the number of its hand."""
    return [
        (word, seat, number)
        for number, hand in enumerate(sheet, 1)
        for seat, row in enumerate(hand.scores)
        for word in row.words
        if word.standing != "rejected"
    ]


def remembered(end: State, names: Sequence[str]) -> Remembered:
    """What a table remembers of a game: who won with how many points, and the best word."""
    points, won = end.totals, [names[seat] for seat in end.winners]
    best = max(points)
    others = sorted(set(range(len(names))) - set(end.winners), key=lambda seat: -points[seat])
    rest = [f"{names[seat]} {points_text(points[seat]).split()[0]}" for seat in others]
    result = f"{listed(won)} wins with {points_text(best)}"
    if len(won) > 1:
        result = f"{listed(won)} win with {points_text(best)} each"
    return Remembered(
        result=f"{result}; {listed(rest)}" if rest else result,
        short=f"{listed(won)} {'wins' if len(won) == 1 else 'win'}",
        points=points,
        winners=end.winners,
        praised=_best_word(end.sheet, names),
    )


def _best_word(sheet: Sequence[ScoredHand], names: Sequence[str]) -> tuple[Praised, ...]:
    words = _counted_words(sheet)
    if not words:
        return ()
    word, seat, number = max(words, key=lambda one: one[0].points)
    told = f"{word.word}, by {names[seat]} in hand {number}: {points_text(word.points)}"
    return (Praised(kind="word", worth=word.points, by=names[seat], sentence=told, shared=""),)


def _bonus_winners(sheet: Sequence[ScoredHand], names: Sequence[str]) -> tuple[str, ...]:
    most = [sum(hand.scores[seat].most_words > 0 for hand in sheet) for seat in range(len(names))]
    longest = [
        sum(hand.scores[seat].longest_word > 0 for hand in sheet) for seat in range(len(names))
    ]
    both = [words + letters for words, letters in zip(most, longest, strict=True)]
    if not any(both):
        return ()
    winners = [seat for seat, count in enumerate(both) if count == max(both)]
    if len(winners) > 1:
        who = listed(names[seat] for seat in winners)
        return (f"{who} won the most bonuses: {max(both)} each.",)
    seat = winners[0]
    parts = f"{most[seat]} for most words and {longest[seat]} for the longest word"
    return (f"{names[seat]} won the most bonuses: {both[seat]}, {parts}.",)

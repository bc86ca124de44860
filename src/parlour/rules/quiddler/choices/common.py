"""The checks that several choices share: the hand, and the cards in it."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TypeAlias

from parlour.rules.refusal import Refusal, illegal, stale

SHORTEST_WORD = 2

Cards: TypeAlias = dict[int, str]
"""The cards in a hand: the face of each by its number."""


def hand_objection(now: int, asked: int) -> Refusal | None:
    if asked != now:
        return stale("hand-over", f"That was for hand {asked}; this is hand {now}.")
    return None


def use_objection(groups: Iterable[Sequence[int]], cards: Mapping[int, str]) -> Refusal | None:
    """The refusal if the player does not hold one of these cards or uses one twice, or None."""
    used: set[int] = set()
    for group in groups:
        for card in group:
            if card not in cards:
                return illegal("not-held", f"You have no card {card} in your hand.", "QD-W4")
            if card in used:
                return illegal("card-twice", f"The card {cards[card]} is used twice.", "QD-W4")
            used.add(card)
    return None


def spell(word: Iterable[int], cards: Mapping[int, str]) -> str:
    return "".join(cards[card] for card in word)


def cut(cards: Sequence[int], rng: Random) -> list[tuple[int, ...]]:
    """Two or more cards in random rows of two to four."""
    rest, rows = rng.sample(cards, len(cards)), []
    while len(rest) > 3:
        size = rng.randint(2, min(4, len(rest) - 2))
        rows.append(tuple(rest[:size]))
        rest = rest[size:]
    return [*rows, tuple(rest)]

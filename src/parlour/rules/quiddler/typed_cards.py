"""Finds the cards of a hand that spell a typed word.

A player types a word as it is read, ``QUIT``, and the cards may cut it in any way that fits. To
choose the cut, the player types hyphens: ``QU-I-T``. ``#5`` is the card with that number.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeAlias

from parlour.rules.quiddler.choices import Cards
from parlour.rules.refusal import Refusal, illegal, malformed

Rows: TypeAlias = tuple[tuple[int, ...], ...]

Typed: TypeAlias = str | tuple[str, ...]
"""A word that the cards may cut in any way, or the cut that the player chose."""

_CARD = re.compile(r"#[0-9]{1,3}|[A-Z]+")
_MOST_WAYS = 500


def typed(word: str) -> Typed:
    """
    >>> typed("QUIT"), typed("QU-I-T"), typed("#5")
    ('QUIT', ('QU', 'I', 'T'), ('#5',))
    """
    return tuple(word.split("-")) if "-" in word or word.startswith("#") else word


def ways(words: Sequence[Typed], cards: Cards) -> list[Rows] | Refusal:
    """The ways to lay these words with cards of the hand, each card at most once.

    >>> ways(["QUIT"], {1: "Q", 2: "QU", 3: "I", 4: "T", 5: "U"})
    [((2, 3, 4),), ((1, 5, 3, 4),)]
    """
    for word in words:
        for card in (word,) if isinstance(word, str) else word:
            if not _CARD.fullmatch(card):
                return malformed(f"{card!r} is not a word or a card; type CAT, QU-I-T or #3-#1.")
    found = list(islice(_all_rows(words, cards), _MOST_WAYS))
    if found:
        return found
    return _not_held(words, cards)


def _not_held(words: Sequence[Typed], cards: Cards) -> Refusal:
    """The refusal of words that the cards do not spell, or of a single card that is not there."""
    hand = ", ".join(cards.values())
    for word in words:
        if isinstance(word, tuple) and len(word) == 1 and not _first_cards(word, cards):
            sentence = f"You have no card {word[0]}: your cards are {hand}."
            return illegal("not-held", sentence, "QD-W4")
    spelled = " ".join(word if isinstance(word, str) else "-".join(word) for word in words)
    return illegal("not-held", f"Your cards do not spell {spelled}: they are {hand}.", "QD-W4")


def _all_rows(words: Sequence[Typed], cards: Cards) -> Iterator[Rows]:
    if not words:
        yield ()
        return
    for row in _row(words[0], cards):
        for rest in _all_rows(words[1:], {c: face for c, face in cards.items() if c not in row}):
            yield (row, *rest)


def _row(word: Typed, cards: Cards) -> Iterator[tuple[int, ...]]:
    if not word:
        yield ()
        return
    for card in _first_cards(word, cards):
        rest = word[1:] if isinstance(word, tuple) else word[len(cards[card]) :]
        for tail in _row(rest, {c: face for c, face in cards.items() if c != card}):
            yield (card, *tail)


def _first_cards(word: Typed, cards: Cards) -> list[int]:
    """The cards with which the word can begin: one of each face, two-letter cards first."""
    if isinstance(word, tuple) and word[0].startswith("#"):
        return [card for card in cards if word[0] == f"#{card}"]
    faces: dict[str, int] = {}
    for card, face in cards.items():
        if face == word[0] if isinstance(word, tuple) else word.startswith(face):
            faces.setdefault(face, card)
    return [faces[face] for face in sorted(faces, key=len, reverse=True)]

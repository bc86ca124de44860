"""All words that can be made of a few cards, and of those cards plus one drawn card.

A *group* of the cards of a pool is a bit set. For every group the pool knows its points, and the
numbers of words into which it can be cut with no card left over. For each number of words only the
cut with the longest word matters, since nothing else earns a bonus.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import numpy as np

from parlour.minds.quiddler.index import MOST_CARDS
from parlour.minds.quiddler.word_groups.known_words import KnownWords

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_WORDS = MOST_CARDS // 2
MOST_LETTERS = 2 * MOST_CARDS
NO_WAY = -1
# Examine only this many of the best groups that can be laid down with a drawn card.
MOST_LOOKED_AT = 500

Groups: TypeAlias = "NDArray[np.int64]"
Values: TypeAlias = "NDArray[np.float64]"
T = TypeVar("T", bound=np.generic)


def _sums(ones: NDArray[T]) -> NDArray[T]:
    """For every group, the sum over its cards."""
    sums = np.zeros(1, ones.dtype)
    for one in ones:
        sums = np.concatenate([sums, sums + one])
    return sums


def _tops(ones: Values) -> Values:
    """For every group, the largest value of its cards; 0 for the empty group."""
    tops = np.zeros(1)
    for one in ones:
        tops = np.concatenate([tops, np.maximum(tops, one)])
    return tops


class Pool:
    """Some cards, at most eleven."""

    def __init__(
        self,
        known: KnownWords,
        points: Mapping[str, int],
        cards: Sequence[str],
        told: Sequence[Sequence[str]] = (),
    ) -> None:
        """Take the cards; ``told`` are words that the table has named beside the known ones."""
        self.cards = tuple(cards)
        self.known = known
        self.whole = (1 << len(cards)) - 1
        self.points = _sums(np.array([points[card] for card in cards], np.float64))
        self.tops = _tops(np.array([points[card] for card in cards], np.float64))
        self._face_points = np.array([points[face] for face in known.faces], np.float64)
        self._numbers = _sums(known.numbers(cards))
        self._letters = _sums(np.array([len(card) for card in cards], np.int8))
        self.words = known.spells(self._numbers)
        self._told: dict[int, str] = {}
        for word in told:
            number = known.numbers(word).sum(dtype=np.uint64)
            self._told[int(number)] = "".join(word)
            self.words |= self._numbers == number

    @cached_property
    def longest(self) -> NDArray[np.int8]:
        """By number of words and group: the letters of the longest word when the group is cut into
        that many words with no card left over; NO_WAY if that is impossible."""
        size = self.whole + 1
        longest = np.full((MOST_WORDS + 1, size), NO_WAY, np.int8)
        longest[0, 0] = 0
        flat = longest.reshape(-1)
        words = np.flatnonzero(self.words)
        first_cards = words & -words
        # Dynamic programming by first card: a word with that card plus a group of later cards.
        for place in reversed(range(len(self.cards))):
            step = 2 << place
            counts, rests = np.nonzero(longest[:-1, ::step] != NO_WAY)
            rests *= step
            there = (counts + 1) * size + rests
            theirs = longest[counts, rests]
            for word in words[first_cards == 1 << place].tolist():
                apart = (rests & word) == 0
                groups = there[apart] | word
                mine = np.maximum(theirs[apart], self._letters[word])
                flat[groups] = np.maximum(flat[groups], mine)
        return longest

    @cached_property
    def unfinished(self) -> NDArray[np.bool_]:
        """For every group, whether some of its cards, but not all, spell a word."""
        within = self.words.copy()
        part = np.zeros_like(within)
        for place in range(len(self.cards)):
            # Pairs of groups that differ only in the card at this place.
            halves = within.reshape(-1, 2, 1 << place)
            part.reshape(-1, 2, 1 << place)[:, 1] |= halves[:, 0]
            halves[:, 1] |= halves[:, 0]
        return part

    def laid(self, bonus: Values) -> Values:
        """For each group, the value of its bonuses when it is laid down; -inf if it cannot be.

        ``bonus`` is indexed by number of words and letters of the longest word.
        """
        longest = self.longest
        worth = bonus[np.arange(MOST_WORDS + 1)[:, None], longest]
        best: Values = np.where(longest == NO_WAY, -np.inf, worth).max(axis=0)
        return best

    def cut(self, group: int, bonus: Values) -> list[int]:
        """The best cut of a group into words; each word is a group."""
        able = np.flatnonzero(self.longest[:, group] != NO_WAY).tolist()
        count = max(able, key=lambda n: (bonus[n, self.longest[n, group]], -n))
        letters = int(self.longest[count, group])
        chosen: list[int] = []
        while group:
            count -= 1
            word = self._next_word(group, count, letters)
            chosen.append(word)
            group ^= word
            letters = 0 if self._letters[word] >= letters else letters
        return chosen

    def _next_word(self, group: int, count: int, letters: int) -> int:
        """A word with the first card of a group, such that the rest can be cut into the remaining
        words and the longest word of all has this many letters."""
        words = np.flatnonzero(self.words)
        words = words[((words & ~group) == 0) & ((words & group & -group) != 0)]
        rests = self.longest[count, group ^ words]
        fits = (rests != NO_WAY) & (np.maximum(rests, self._letters[words]) >= letters)
        return int(words[fits.argmax()])

    def spelling(self, word: int) -> list[int]:
        """The positions of a word's cards in the order that spells it."""
        cards = {place: card for place, card in enumerate(self.cards) if word >> place & 1}
        text = self._told.get(int(self._numbers[word])) or self.known.word(tuple(cards.values()))
        found = _spelled(text, cards)
        assert found is not None, "a known word is spelled by its cards"
        return found

    # With one drawn card

    def draws(self, bonus: Values, kept: Sequence[int], faces: Sequence[int]) -> Values:
        """For each group of kept cards and each of these faces: the value of a last turn with this
        draw, including bonuses. Cards left over count against it, except the dearest one, which is
        discarded.
        """
        used = self._draws_used(bonus, faces)
        laid = self.laid(bonus)
        groups = np.flatnonzero(laid > -np.inf)
        values = np.empty((len(kept), len(faces)))
        for row, group in enumerate(kept):
            within = groups[(groups & ~group) == 0]
            unused = self._unused(group, within, laid[within], faces)
            values[row] = np.maximum(unused, used.best(self, group))
        return values

    def _unused(self, kept: int, groups: Groups, worth: Values, faces: Sequence[int]) -> Values:
        """The best value for each face if one of these groups is laid down without the drawn
        card."""
        rests = kept ^ groups
        base = self.points[groups] - self.points[rests] + worth
        # The dearest card is discarded, which may be the drawn one.
        saved = np.maximum(self.tops[rests][:, None] - self._face_points[faces], 0)
        best: Values = (base[:, None] + saved).max(axis=0)
        return best

    def _draws_used(self, bonus: Values, faces: Sequence[int]) -> _Used:
        """All groups that can be laid down together with a drawn card of one of these faces."""
        size = self.whole + 1
        known = self.known
        drawn = np.asarray(faces)
        fits = known.spells(self._numbers[:, None] + known.codes[drawn][None, :])
        levels = _levels(bonus)
        most = int(levels.max()) + 1
        counts, rests = np.nonzero(self.longest[:-1] != NO_WAY)
        bits = np.zeros((MOST_WORDS + 1, most, size), np.uint64)
        flat = bits.reshape(-1)
        # The index of a group in the flat table: row, then bonus level, then group.
        rows = (counts + 1) * most * size + rests
        rest_levels = levels[self.longest[counts, rests]] * size
        # A two-letter card makes a longer word of as many cards, which may earn a bonus.
        for letters in (1, 2):
            with_letters = known.letters[drawn] == letters
            powers = np.uint64(1) << np.flatnonzero(with_letters).astype(np.uint64)
            sets = (fits[:, with_letters] * powers).sum(axis=1, dtype=np.uint64)
            words = np.flatnonzero(sets)
            word_levels = levels[self._letters[words] + letters] * size
            for word, level in zip(words.tolist(), word_levels.tolist(), strict=True):
                apart = (rests & word) == 0
                flat[rows[apart] + word + np.maximum(rest_levels[apart], level)] |= sets[word]
        count, level, group = np.nonzero(bits)
        first_of_level = np.searchsorted(levels, np.arange(most))
        return _Used(
            groups=group,
            sets=bits[count, level, group],
            worth=bonus[count, first_of_level[level]],
            points=self._face_points[drawn],
        )


class _Used:
    """Groups that can be laid down with one drawn card: the faces that allow it, and the bonus."""

    def __init__(
        self, *, groups: Groups, sets: NDArray[np.uint64], worth: Values, points: Values
    ) -> None:
        self.groups = groups
        self.sets = sets
        self.worth = worth
        self.points = points

    def best(self, pool: Pool, kept: int) -> Values:
        """For each face, the best value that the kept cards allow."""
        faces = len(self.points)
        within = ((self.groups & ~kept) == 0) & (self.groups != kept)
        groups, sets = self.groups[within], self.sets[within]
        rests = kept ^ groups
        values = pool.points[groups] - pool.points[rests] + pool.tops[rests] + self.worth[within]
        order = np.argsort(-values)[:MOST_LOOKED_AT]
        has = (sets[order][:, None] >> np.arange(faces, dtype=np.uint64)) & np.uint64(1) == 1
        best = np.full(faces, -np.inf)
        if len(order):
            found = has.any(axis=0)
            best[found] = values[order[has.argmax(axis=0)[found]]]
        return best + self.points


def _spelled(text: str, cards: Mapping[int, str]) -> list[int] | None:
    """The positions of the cards that spell the text with none left over; None if they cannot."""
    if not text:
        return None if cards else []
    for place, card in cards.items():
        if text.startswith(card):
            others = {other: face for other, face in cards.items() if other != place}
            rest = _spelled(text[len(card) :], others)
            if rest is not None:
                return [place, *rest]
    return None


def _levels(bonus: Values) -> NDArray[np.int64]:
    """For each number of letters, the level of its bonus: equal for equal bonuses."""
    steps = (bonus[:, 1:] != bonus[:, :-1]).any(axis=0)
    return np.concatenate([[0], np.cumsum(steps)])

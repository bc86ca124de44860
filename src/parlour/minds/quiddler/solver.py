"""The best words of a Quiddler hand, exactly.

    >>> index = CardIndex(["QUIET", "QUIT", "TIE", "TO"], faces=[*"EIOTUQ", "QU"])
    >>> solver = Solver(index, {"E": 2, "I": 2, "O": 2, "Q": 15, "QU": 9, "T": 3, "U": 4})
    >>> found = solver.solve(["O", "T", "QU", "E", "I"])
    >>> found.words, found.left, found.discard, found.points
    ((('QU', 'I', 'E', 'T'),), (), 'O', 16)

The score of a hand depends only on the cards outside words. So the solver tries groups of cards to
leave outside, the cheapest first, and checks whether the other cards can be cut into words with
none left over; the first success is the best score. Most hands need only a few tries.

Where several arrangements have the same value, it takes the one with
1. more points (bonuses are only estimates),
2. fewer cards left in the hand,
3. the longer longest word, then the first by alphabet, then the cards that come first in the deck;
   then the same for the second word, and so on;
4. the dearest discard, then the first by alphabet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from parlour.minds.quiddler.arrangement import Arrangement, Worths
from parlour.minds.quiddler.index import MOST_CARDS, CardIndex

NO_BONUSES = Worths()
ANY_COUNT = -1  # every bit is set
FIELD = 5
"""The bits for one kind of card in a packed group: four for its count, and the guard."""


class Solver:
    """Finds the best arrangement of any hand, for one index of words and one point table."""

    __slots__ = ("_index", "_points")

    def __init__(self, index: CardIndex, points: Mapping[str, int]) -> None:
        """Take the index of words, and the points of every kind of card, none below zero."""
        if any(worth < 0 for worth in points.values()):
            raise ValueError("A card cannot have less than zero points.")
        self._index = index
        self._points = {index.key([card]): worth for card, worth in points.items()}

    def solve(
        self, hand: Iterable[str], *, discard: bool = True, worths: Worths = NO_BONUSES
    ) -> Arrangement:
        """The best arrangement of 1 to 11 cards, with or without a discard."""
        key = self._index.key(hand)
        if not 1 <= len(key) <= MOST_CARDS:
            raise ValueError(f"A hand to solve has 1 to {MOST_CARDS} cards, not {len(key)}.")
        search = _Search(self._index, self._points, key, worths)
        found = search.best(discard)
        return self._arrangement(key, found, discard)

    def _arrangement(self, hand: str, found: _Found, discard: bool) -> Arrangement:
        out = Counter(hand)
        for word in found.words:
            out.subtract(word.key)
        left = sorted(self._index.cards("".join(out.elements())))
        thrown = max(left, key=lambda card: self._points[self._index.key([card])], default=None)
        if discard and thrown is not None:
            left.remove(thrown)
        return Arrangement(
            words=tuple(self._index.spelling(word.key) for word in found.words),
            left=tuple(left),
            discard=thrown if discard else None,
            points=-found.minus_points,
            value=-found.minus_value,
        )


class _Word(NamedTuple):
    """A word that the hand can spell; tuples sort in tie-break order."""

    minus_letters: int
    text: str
    key: str
    group: int


class _Found(NamedTuple):
    """An arrangement as a sort key: the smallest is the best."""

    minus_value: float
    minus_points: int
    left: int
    words: list[_Word]


class _Search:
    """The search for the best arrangement of one hand.

    A group of cards of this hand is packed into one number: a field of bits for each kind of card
    holds its count, and the highest bit of every field is a guard. To test whether one group
    contains another, set all guards and subtract: a guard clears exactly where the other group has
    more cards.
    """

    def __init__(
        self, index: CardIndex, points: Mapping[str, int], hand: str, worths: Worths
    ) -> None:
        keys = index.keys_within(hand)
        uses = Counter("".join(keys))
        # Cards that few words use come first: branching on them leaves the fewest choices.
        kinds = sorted(set(hand), key=lambda code: (uses[code], code))
        self.unit = {code: 1 << FIELD * place for place, code in enumerate(kinds)}
        self.guards = sum(unit << FIELD - 1 for unit in self.unit.values())
        self.words = sorted(self._word(index.word(key), key) for key in keys)
        self.groups_by_first_kind: list[list[int]] = [[] for _ in kinds]
        for word in self.words:
            self.groups_by_first_kind[_first_kind(word.group)].append(word.group)
        self.hand = hand
        self.points = points
        self.worths = worths
        self.known_counts = {0: 1}

    def _word(self, text: str, key: str) -> _Word:
        return _Word(-len(text), text, key, self._group(key))

    def _group(self, key: str) -> int:
        unit = self.unit
        return sum([unit[code] for code in key])

    def best(self, discard: bool) -> _Found:
        """The best way to lay out the hand."""
        whole, total = self._group(self.hand), sum(self.points[code] for code in self.hand)
        longest = -self.words[0].minus_letters if self.words else 0
        most_for_letters = self.worths.of_letters(longest)
        most_for_words = self.worths.of_words(len(self.hand) // 2)
        best: _Found | None = None
        for cost, outside in self._cards_outside(discard):
            points = total - cost
            if best and points + most_for_words + most_for_letters < -best.minus_value:
                break
            inside = whole - outside
            counts = self._word_counts(inside)
            for worth, allowed in self._levels(counts):
                if best and points + worth + most_for_letters < -best.minus_value:
                    continue
                words = self._first_words(inside, allowed)
                value = points + worth + self._worth_of_longest(words)
                left = len(self.hand) - sum(len(word.key) for word in words) - discard
                found = _Found(-value, -points, left, words)
                if best is None or found < best:
                    best = found
        assert best is not None  # leaving all cards outside is always possible
        return best

    def _cards_outside(self, discard: bool) -> Iterator[tuple[int, int]]:
        """All groups of cards to leave outside words and their cost, the cheapest first.

        A card left in the hand costs its points twice: it counts against, and it does not earn
        them. The discard, which is the dearest card outside, costs its points once.
        """
        if not discard:
            yield 0, 0
        times = 1 if discard else 2
        codes = sorted(self.hand, key=lambda code: (self.points[code], code))
        queue = [(times * self.points[codes[0]], 0, self.unit[codes[0]])]
        while queue:
            # The group's dearest card is number `last`. Every group has exactly one cheaper parent:
            # without its last card, or with a card of the previous kind instead.
            cost, last, group = heappop(queue)
            yield cost, group
            code, following = codes[last], last + 1
            if following == len(codes):
                continue
            without = cost - times * self.points[code]
            cost_more = without + 2 * self.points[code] + times * self.points[codes[following]]
            heappush(queue, (cost_more, following, group + self.unit[codes[following]]))
            following = last + codes[last:].count(code)
            if following < len(codes):
                other = codes[following]
                cost_other = without + times * self.points[other]
                swapped = group - self.unit[code] + self.unit[other]
                heappush(queue, (cost_other, following, swapped))

    def _word_counts(self, group: int) -> int:
        """The numbers of words into which these cards can be cut with none left over, as bits.

        If the number of words earns nothing, finding one number is enough.
        """
        known = self.known_counts.get(group)
        if known is not None:
            return known
        counts, guards = 0, self.guards
        guarded = group | guards
        # The rarest card must be in one of the words, so trying the words with it is complete.
        for word in self.groups_by_first_kind[_first_kind(group)]:
            rest = guarded - word
            if rest & guards == guards:
                counts |= self._word_counts(rest ^ guards) << 1
                if counts and not self.worths.words:
                    break
        self.known_counts[group] = counts
        return counts

    def _levels(self, counts: int) -> Iterable[tuple[float, int]]:
        """The possible numbers of words, grouped by their worth."""
        if not counts:
            return ()
        if not self.worths.words:
            return ((0, ANY_COUNT),)
        levels: dict[float, int] = {}
        for count in range(counts.bit_length()):
            if counts >> count & 1:
                worth = self.worths.of_words(count)
                levels[worth] = levels.get(worth, 0) | 1 << count
        return sorted(levels.items(), reverse=True)

    def _first_words(self, group: int, counts: int) -> list[_Word]:
        """The first cut of these cards, in tie-break order, with an allowed number of words."""
        chosen: list[_Word] = []
        guards = self.guards
        guarded = group | guards
        for word in self.words:
            while (rest := guarded - word.group) & guards == guards:
                if not self._word_counts(rest ^ guards) << 1 & counts:
                    break
                chosen.append(word)
                guarded, counts = rest, counts >> 1
            if guarded == guards:
                break
        return chosen

    def _worth_of_longest(self, words: list[_Word]) -> float:
        return self.worths.of_letters(-words[0].minus_letters) if words else 0


def _first_kind(group: int) -> int:
    """The index of the lowest field that is not empty."""
    return ((group & -group).bit_length() - 1) // FIELD

"""An index from groups of cards to the words they spell.

Each word has an entry for every way to cut it into cards, whatever their order: QUIET is found
under Q U I E T and under QU I E T. So lookups need no special case for two-letter cards, and the
words of a hand are found by looking up every group of its cards: at most 2,048.

    >>> index = CardIndex(["QUIET", "QUITE", "TIE"], faces=[*"EIQTU", "QU"])
    >>> sorted(index.word(key) for key in index.keys_within(index.key(["T", "I", "E", "QU"])))
    ['QUIET', 'TIE']

The *key* of a group has one character for each card, sorted. Single letters stand for themselves,
and each two-letter card has a lower-case letter.

The rules have a simpler index by letters (`parlour.rules.quiddler.mandatory_words`): they look up
few groups and rarely, so building this index would not pay for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Set

LEAST_CARDS, MOST_CARDS = 2, 11
"""The number of cards in a word: a hand holds at most ten cards and the one just drawn."""


class CardIndex:
    """Maps every group of cards that spells words to the first of those words by alphabet."""

    __slots__ = ("_card_of", "_code_of", "_words")

    def __init__(self, words: Iterable[str], faces: Iterable[str]) -> None:
        """Index these upper-case words for a deck with these card faces.

        For a single hand, index only the words in its letters: it is enough and much faster.
        """
        small_letters = iter("abcdefghijklmnopqrstuvwxyz")
        self._code_of = {face: face if len(face) == 1 else next(small_letters) for face in faces}
        self._card_of = {code: card for card, code in self._code_of.items()}
        self._words = self._file(words)

    def _file(self, words: Iterable[str]) -> dict[str, str]:
        filed: dict[str, str] = {}
        pairs = [(card, code) for card, code in self._code_of.items() if len(card) > 1]
        for word in words:
            forms = [word]
            for pair, code in pairs:
                if pair in word:
                    times = range(1, word.count(pair) + 1)
                    forms += [form.replace(pair, code, n) for form in forms for n in times]
            for form in forms:
                if LEAST_CARDS <= len(form) <= MOST_CARDS:
                    key = "".join(sorted(form))
                    if filed.setdefault(key, word) > word:
                        filed[key] = word
        return filed

    def key(self, cards: Iterable[str]) -> str:
        """The key of these cards; ValueError names a card that the deck does not have."""
        try:
            return "".join(sorted(self._code_of[card] for card in cards))
        except KeyError as error:
            raise ValueError(f"There is no card {error.args[0]}.") from None

    def cards(self, key: str) -> list[str]:
        """The cards of a key."""
        return [self._card_of[code] for code in key]

    def keys(self) -> Set[str]:
        """The keys of all words."""
        return self._words.keys()

    def keys_within(self, hand: str) -> Set[str]:
        """The keys of all words that some of these cards spell."""
        groups = [""]
        for code, count in Counter(hand).items():
            longer = groups
            for _ in range(count):
                longer = [group + code for group in longer]
                groups = groups + longer
        return self._words.keys() & groups

    def word(self, key: str) -> str:
        """The first word by alphabet with this key."""
        return self._words[key]

    def spelling(self, key: str) -> tuple[str, ...]:
        """The word of this key in cards. If a pair of letters occurs both as one card and as two,
        the two-letter card comes first."""
        word, unused = self._words[key], Counter(key)
        spelled: list[str] = []
        place = 0
        while place < len(word):
            card = word[place : place + 2]
            if not unused[self._code_of.get(card, "")]:
                card = word[place]
            unused[self._code_of[card]] -= 1
            spelled.append(card)
            place += len(card)
        return tuple(spelled)

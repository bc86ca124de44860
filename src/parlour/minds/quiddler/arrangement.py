"""An arrangement: a hand laid out as words, cards left in the hand, and a discard."""

from collections.abc import Mapping

from msgspec import Struct


class Arrangement(Struct, frozen=True, kw_only=True):
    """The place of every card of a hand (word, hand or discard), and the score of that."""

    words: tuple[tuple[str, ...], ...]
    """The cards of each word; longer words first, then by alphabet."""
    left: tuple[str, ...]
    """The cards that count against the player, by alphabet."""
    discard: str | None
    """The discarded card, which costs nothing; None if the hand was solved without a discard."""
    points: int
    """The points of the cards in words, minus those of the cards left."""
    value: float
    """The points plus the given worths of the two bonuses for these words."""


class Worths(Struct, frozen=True, kw_only=True):
    """The expected value of the bonuses for most words and for the longest word.

    Only the caller knows the opponents, so the caller supplies it: each key is a number of words
    (or of letters in the longest word), and its value is added for *at least* that many.

    >>> sure = Worths(words={3: 10})  # ten points for three words or more
    >>> likely = Worths(letters={5: 4, 6: 5})  # four for five letters, nine for six or more
    >>> likely.of_letters(4), likely.of_letters(5), likely.of_letters(8)
    (0, 4, 9)
    """

    words: Mapping[int, float] = {}
    letters: Mapping[int, float] = {}

    def __post_init__(self) -> None:
        """ValueError for a negative worth: a bonus never costs anything."""
        if any(worth < 0 for worth in (*self.words.values(), *self.letters.values())):
            raise ValueError("More words and longer words cannot be worth less than fewer ones.")

    def of_words(self, count: int) -> float:
        """The worth of this number of words."""
        return sum(worth for least, worth in self.words.items() if count >= least)

    def of_letters(self, count: int) -> float:
        """The worth of a longest word with this number of letters."""
        return sum(worth for least, worth in self.letters.items() if count >= least)

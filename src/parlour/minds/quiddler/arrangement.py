"""An arrangement: a hand laid out as words, cards left in the hand, and a discard."""

from collections.abc import Mapping

from msgspec import Struct


class Arrangement(Struct, frozen=True, kw_only=True):
    """What to do with every card of a hand, and what that scores."""

    words: tuple[tuple[str, ...], ...]
    """The cards of each word; longer words first, equally long ones by alphabet."""
    left: tuple[str, ...]
    """The cards that count against the player, by alphabet."""
    discard: str | None
    """The card that costs nothing; None when the hand was solved without a discard."""
    points: int
    """What the cards score: those in words, less those left."""
    value: float
    """The points, and what the two bonuses were said to be worth for these words."""


class Worths(Struct, frozen=True, kw_only=True):
    """What the bonuses for most words and for the longest word are worth to a player.

    Only the caller knows the opponents, so the caller says it: each number of words (or of letters
    in the longest word) is given what *at least* so many add, and what is given adds up.

    >>> sure = Worths(words={3: 10})  # ten points for three words or more
    >>> likely = Worths(letters={5: 4, 6: 5})  # four for five letters, nine for six or more
    >>> likely.of_letters(4), likely.of_letters(5), likely.of_letters(8)
    (0, 4, 9)
    """

    words: Mapping[int, float] = {}
    letters: Mapping[int, float] = {}

    def __post_init__(self) -> None:
        """A bonus never costs anything; ValueError if one is said to."""
        if any(worth < 0 for worth in (*self.words.values(), *self.letters.values())):
            raise ValueError("More words and longer words cannot be worth less than fewer ones.")

    def of_words(self, count: int) -> float:
        """What so many words are worth."""
        return sum(worth for least, worth in self.words.items() if count >= least)

    def of_letters(self, count: int) -> float:
        """What a longest word of so many letters is worth."""
        return sum(worth for least, worth in self.letters.items() if count >= least)

"""What somebody at a Quiddler table can ask to do.

Cards are named by the numbers they have in their owner's hand: in the order they came into it,
from 1, anew in every hand. Nobody else knows these numbers, so that two cards with the same face
cannot be told apart by anybody but their owner.
"""

from parlour.rules.base import Act


class Deal(Act, frozen=True):
    """The house deals the first hand."""


class NextHand(Act, frozen=True):
    """Say that one has seen the score and is ready for the next hand."""

    hand: int


# Private


class Arrange(Act, frozen=True):
    """Lay one's cards into rows, seen by nobody else."""

    hand: int
    rows: tuple[tuple[int, ...], ...]


class LookUp(Act, frozen=True):
    """Ask the lexicon for a word."""

    word: str


# A turn


class DrawStock(Act, frozen=True):
    hand: int
    turn: int


class DrawDiscard(Act, frozen=True):
    hand: int
    turn: int


class Discard(Act, frozen=True):
    """End the turn with a discard and nothing else."""

    hand: int
    turn: int
    card: int


class GoOut(Act, frozen=True):
    """Lay down every card but one in words, and discard that one."""

    hand: int
    turn: int
    words: tuple[tuple[int, ...], ...]
    discard: int


class LayDown(Act, frozen=True):
    """In a final turn: lay down words, and discard one card."""

    hand: int
    turn: int
    words: tuple[tuple[int, ...], ...]
    discard: int


# Challenges


class Challenge(Act, frozen=True):
    """Doubt a word of a lay-down on the table; words are counted from 0."""

    hand: int
    lay_down: int
    word: int


class Pass(Act, frozen=True):
    """Let all words stand that can be challenged now. Where several lay-downs were revealed
    together, the latest one stands for them."""

    hand: int
    lay_down: int


class CloseWindow(Act, frozen=True):
    """The house ends the time for challenges."""

    hand: int
    lay_down: int


class Defend(Act, frozen=True):
    """Use the challenged word in a sentence."""

    hand: int
    lay_down: int
    word: int
    sentence: str


class Vote(Act, frozen=True):
    """Thumb up (the word stands) or down."""

    hand: int
    lay_down: int
    word: int
    up: bool

"""The acts of Quiddler.

An act names a card by its number in its owner's hand. Cards get numbers in the order in which they
come into the hand, from 1 in every hand. Nobody else knows these numbers, so only its owner can
tell a card from another card with the same face.
"""

from parlour.rules.base import Act


class Deal(Act, frozen=True):
    """The house deals the first hand."""


class NextHand(Act, frozen=True):
    """Say that you have seen the score and are ready for the next hand."""

    hand: int


# Private


class Arrange(Act, frozen=True):
    """Lay your cards into rows that nobody else sees."""

    hand: int
    rows: tuple[tuple[int, ...], ...]


class LookUp(Act, frozen=True):
    """Ask whether a word is in the lexicon."""

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
    """Challenge a word of a lay-down; ``word`` is its place there, counted from 0."""

    hand: int
    lay_down: int
    word: int


class Pass(Act, frozen=True):
    """Let all words stand that can be challenged now. If several lay-downs were revealed together,
    ``lay_down`` is the latest of them."""

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
    """Vote that the challenged word stands (up) or falls."""

    hand: int
    lay_down: int
    word: int
    up: bool

"""What somebody at a Letter Jam table can ask to do.

A *source* names a card on the table: ``p2`` is the stand of seat 2, ``s0`` the first nonplayer
stand, ``b3`` the third bonus letter ever made, ``*`` the wildcard. In a final word ``r0`` is the
leftmost card of one's own row and ``k5`` an extra letter kept face down, both counted as on the
sheet: row first, then extra letters in the order they were drawn.
"""

from typing import Literal

from parlour.rules.base import Act
from parlour.rules.seat import Seat

WILD = "*"


class Deal(Act, frozen=True):
    """The house deals, once."""


# Making words for a neighbour


class Search(Act, frozen=True):
    """Look through what the others put aside."""


class TakeCard(Act, frozen=True):
    """Take a card from the discards into one's share: from one's own, or from the others' when
    looking through them."""

    card: int


class LayAside(Act, frozen=True):
    """Put cards aside, where others who are stuck can find them."""

    cards: tuple[int, ...]


class MakeWord(Act, frozen=True):
    """Spell the neighbour's secret word, in order. What is left of the share is put aside."""

    cards: tuple[int, ...]


# A round: drafts, offers, agreement


class Draft(Act, frozen=True):
    """Note down a clue in private."""

    round: int
    word: str
    sources: tuple[str, ...]


class DropDraft(Act, frozen=True):
    round: int
    draft: int


class Offer(Act, frozen=True):
    """Tell the others the five numbers of one of one's drafts, and back it."""

    round: int
    draft: int


class WithdrawOffer(Act, frozen=True):
    round: int


class Back(Act, frozen=True):
    round: int
    offer: int


class BackNothing(Act, frozen=True):
    round: int


class WantStop(Act, frozen=True):
    """Say whether one would stop the game now, before another clue."""

    round: int
    want: bool


class SayFeeling(Act, frozen=True):
    """Say whether one is sure: of the current letter, or at the end of one's word."""

    sure: bool


class SayGoodClue(Act, frozen=True):
    round: int


# The sheet


class Guess(Act, frozen=True):
    """Record, change or take back the guess for one of one's cards."""

    card: int
    letter: str | None


class Mark(Act, frozen=True):
    """Mark a letter of the alphabet beside one of one's cards."""

    card: int
    letter: str
    mark: Literal["candidate", "crossed"] | None


class Note(Act, frozen=True):
    """Write beside one of one's cards, or on the margin of the sheet."""

    card: int | None
    text: str


# Deciding


class Stay(Act, frozen=True):
    round: int


class MoveOn(Act, frozen=True):
    round: int


class GuessAloud(Act, frozen=True):
    round: int
    letter: str


# The end


class Arrange(Act, frozen=True):
    """Lay out one's final word. Middle cards in it are claimed, others released."""

    cards: tuple[str, ...]
    wildcard: str | None = None


class AskForCard(Act, frozen=True):
    """Ask for a card from the middle that somebody else has claimed."""

    source: str


class StopAsking(Act, frozen=True):
    """Take it back that one asked for a card."""

    source: str


class GiveUp(Act, frozen=True):
    """Release a card that somebody asks for, and lay one's word out without it."""

    source: str


class FreeWildcard(Act, frozen=True):
    """The house lets bots claim the wildcard, once people have had time to."""


class Ready(Act, frozen=True):
    pass


class NotReady(Act, frozen=True):
    pass


class Reveal(Act, frozen=True):
    pass


class Know(Act, frozen=True):
    """Say whether one knows what the word is that one's cards spell."""

    word: str
    know: bool


class Accept(Act, frozen=True):
    """Say whether a word that the word list lacks should count."""

    seat: Seat
    accept: bool

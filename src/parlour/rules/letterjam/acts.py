"""The acts of Letter Jam.

A *source* names a card on the table: ``p2`` is the stand of seat 2, ``s0`` the first nonplayer
stand, ``b3`` the third bonus letter ever made, ``*`` the wildcard. In a final word ``r0`` is the
leftmost card of the player's own row and ``k5`` an extra letter that they keep face down. Both are
counted as on the guess sheet: first the row, then extra letters in the order of their draws.
"""

from typing import Literal

from parlour.rules.base import Act
from parlour.rules.seat import Seat

WILD = "*"


class Deal(Act, frozen=True):
    """The house deals, once."""


# Making words for a neighbour


class Search(Act, frozen=True):
    """Look through the cards that the others put aside."""


class TakeCard(Act, frozen=True):
    """Take a card that was put aside into your share: one of your own, or one of the others' while
    you look through them."""

    card: int


class LayAside(Act, frozen=True):
    """Put cards aside, where other players who need letters can find them."""

    cards: tuple[int, ...]


class MakeWord(Act, frozen=True):
    """Spell the neighbour's secret word with these cards, in order. The rest of the share is put
    aside."""

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
    """Tell the others the five numbers of one of your drafts, and back it."""

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
    """Say whether you want to stop now, before another clue."""

    round: int
    want: bool


class EndClues(Act, frozen=True):
    """The house ends the clues, once nobody has taken back that they want to stop."""


class SayFeeling(Act, frozen=True):
    """Say whether you are sure of your letter, or at the end of your word."""

    sure: bool


class SayGoodClue(Act, frozen=True):
    round: int


# The guess sheet


class Guess(Act, frozen=True):
    """Record, change or take back the guess for one of your cards."""

    card: int
    letter: str | None


class Mark(Act, frozen=True):
    """Mark a letter of the alphabet beside one of your cards."""

    card: int
    letter: str
    mark: Literal["candidate", "crossed"] | None


class Note(Act, frozen=True):
    """Write beside one of your cards, or on the margin of your guess sheet."""

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
    """Lay out your final word. This claims the middle cards in it and releases all others."""

    cards: tuple[str, ...]
    wildcard: str | None = None


class AskForCard(Act, frozen=True):
    """Ask for a middle card that another player has claimed."""

    source: str


class StopAsking(Act, frozen=True):
    """Take back that you asked for a card."""

    source: str


class GiveUp(Act, frozen=True):
    """Release a card that another player asks for, and lay out your word without it."""

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
    """Say whether you know the word that your cards spell."""

    word: str
    know: bool


class Accept(Act, frozen=True):
    """Say whether a word that is not in the word list should count."""

    seat: Seat
    accept: bool

"""The events of Letter Jam. Cards are numbered in the order of the deal."""

from typing import Literal

from parlour.rules.base import Event
from parlour.rules.company import OwnWords
from parlour.rules.seat import Seat


class WordsDealt(Event, frozen=True):
    """The table picked the words. Rows are scrambled; stacks and deck have their top card first."""

    words: tuple[str, ...]
    rows: tuple[str, ...]
    stacks: tuple[str, ...]
    deck: str


class SharesDealt(Event, frozen=True):
    """Every player got a share of the deck, to make a word from it."""

    shares: tuple[str, ...]


class Searched(Event, frozen=True):
    seat: Seat


class CardTaken(Event, frozen=True):
    seat: Seat
    card: int


class LaidAside(Event, frozen=True):
    seat: Seat
    cards: tuple[int, ...]


class WordMade(Event, frozen=True):
    seat: Seat
    cards: tuple[int, ...]


class RowsPassed(Event, frozen=True):
    """All words were made. ``rows`` are scrambled, by the seat of the new owner; the rest of the
    cards became the deck."""

    rows: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]


class Drafted(Event, frozen=True):
    """A private draft. The word is what the cards spell; only the wildcard's letter is stored."""

    seat: Seat
    draft: int
    sources: tuple[str, ...]
    wildcard: str | None


class DraftDropped(Event, frozen=True):
    seat: Seat
    draft: int


class Offered(Event, frozen=True):
    seat: Seat
    offer: int
    draft: int


class OfferWithdrawn(Event, frozen=True):
    seat: Seat


class Backed(Event, frozen=True):
    seat: Seat
    offer: int | None


class StopWanted(Event, frozen=True):
    seat: Seat
    want: bool


class FeelingSaid(Event, frozen=True):
    seat: Seat
    sure: bool


class GoodClueSaid(Event, frozen=True):
    seat: Seat


class ClueGiven(Event, frozen=True):
    offer: int
    token: Literal["red", "green"]


class CentreUnlocked(Event, frozen=True):
    """The last red token was taken, and the locked greens are free."""


class Guessed(Event, frozen=True):
    seat: Seat
    card: int
    letter: str | None


class Marked(Event, frozen=True):
    seat: Seat
    card: int
    letter: str
    mark: Literal["candidate", "crossed"] | None


class Noted(Event, frozen=True):
    seat: Seat
    card: int | None
    text: OwnWords


class Decided(Event, frozen=True):
    seat: Seat
    move: bool


class GuessedAloud(Event, frozen=True):
    seat: Seat
    letter: str


class StandRefilled(Event, frozen=True):
    """A nonplayer stand discarded its letter and shows the next one, if there is one."""

    stand: int


class GreenFreed(Event, frozen=True):
    """The last card of a stack stands up, and the green token under the stack is free."""

    stand: int


class MovedOn(Event, frozen=True):
    seat: Seat


class ExtraDrawn(Event, frozen=True):
    """A player drew a new extra letter after guessing one aloud."""

    seat: Seat


class ExtraKept(Event, frozen=True):
    """A player kept an extra letter face down and drew a new one."""

    seat: Seat


class BonusDiscarded(Event, frozen=True):
    bonus: int


class RoundEnded(Event, frozen=True):
    pass


class FinalBegan(Event, frozen=True):
    reason: Literal["no-tokens", "agreed"]


class Arranged(Event, frozen=True):
    seat: Seat
    cards: tuple[str, ...]
    wildcard: str | None


class CardAsked(Event, frozen=True):
    """A player asked for a middle card that another player has claimed, or took that back."""

    seat: Seat
    source: str
    ask: bool


class CardGivenUp(Event, frozen=True):
    """The holder gave up a card that others asked for, and took it out of their own word."""

    seat: Seat
    source: str


class WildcardFreed(Event, frozen=True):
    """The people's time is over: bots may claim the wildcard too."""


class ReadySaid(Event, frozen=True):
    seat: Seat
    ready: bool


class RevealsBegan(Event, frozen=True):
    pass


class Revealed(Event, frozen=True):
    seat: Seat


class KnowAsked(Event, frozen=True):
    """The owner was asked whether they know the word that their cards spell."""

    seat: Seat
    word: str


class AcceptSaid(Event, frozen=True):
    seat: Seat
    owner: Seat
    accept: bool


class Judged(Event, frozen=True):
    seat: Seat
    word: str
    correct: bool
    by: Literal["lexicon", "table", "owner"]


class Ended(Event, frozen=True):
    points: tuple[int, ...]
    grade: int

"""The types of a review, the same for every game.

A review judges decisions: points in a finished game at which one player could do several things.
Everything is valued by what this player could know then, never by cards that came up later. What
nobody could know is told apart, as luck.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Literal, Protocol

from msgspec import Struct

from parlour.records.record import Record
from parlour.rules.base import Act
from parlour.rules.seat import Seat

Size = Literal["", "small", "medium", "large"]
"""How large a mistake is; empty if it is none. The thresholds are data: ``data/scale.toml``."""

NOT_FINISHED = "This game is not finished: only a finished game is reviewed."

Progress = Callable[[float], None]
"""Told how much of a review is done, from 0 to 1."""


class Learned(Struct, frozen=True, kw_only=True):
    """What one player learns about the card on their stand."""

    seat: int
    letter: str
    """The letter on the card."""
    pattern: str
    """The clue as this player reads it: ``?`` is the own letter, ``*`` the wildcard."""
    before: str
    """The letters that the player had to consider, the likeliest first."""
    after: str
    """Those that are left."""
    known: float
    """The chance that the player names the letter before the clue."""
    chance: float
    """The chance that the player names the letter after the clue."""


class Option(Struct, frozen=True, kw_only=True):
    """Something that could be done at a decision, and what it is worth."""

    text: str
    """What it is, in a few words: ``the clue HOUSE``, ``draw from the stock``."""
    worth: float
    """Expected points, by what the player could know."""
    chance: float | None = None
    """The chance to win, where there is something to win against others."""
    right: float | None = None
    """The chance that a final word is right."""
    facts: tuple[str, ...] = ()
    """What is behind the number, a sentence each: ``Ben has 3 letters left instead of 11.``"""
    command: str = ""
    """What the player could type for it, if one act is enough."""
    learned: tuple[Learned, ...] = ()
    """What each reader would learn, if it is a clue."""


class Decision(Struct, frozen=True, kw_only=True):
    """One decision of one player, and what would have been better."""

    at: int
    """The number of events before it: the state after so many events is what the player faced."""
    part: int
    """The round or the hand it belongs to, counted from 1."""
    seat: int
    kind: str
    """``clue``, ``move-on``, ``draw``, ``discard``, ..."""
    done: Option
    best: tuple[Option, ...] = ()
    """The best that could be done, best first; the first is what was done if nothing was better."""
    passed: tuple[Option, ...] = ()
    """What others had put on the table beside it: in Letter Jam, offers that were passed over."""
    points_lost: float = 0.0
    chance_lost: float | None = None
    size: Size = ""
    sentences: tuple[str, ...] = ()


class Curve(Struct, frozen=True, kw_only=True):
    """One line of a chart: a value for each part of the game."""

    seat: int
    values: tuple[float, ...]


class Chart(Struct, frozen=True, kw_only=True):
    title: str
    unit: str
    parts: tuple[str, ...]
    """What the places of the curves are called: ``Start``, ``Round 1``, ..."""
    curves: tuple[Curve, ...]
    sentences: tuple[str, ...]
    """The same in words."""


class PlayerReview(Struct, frozen=True, kw_only=True):
    seat: int
    name: str
    index: float
    """The mistake index: mistakes weighted by their size. 0 means none."""
    mistakes: Mapping[str, int]
    """How many there are of each size."""
    points_lost: float
    luck: float
    """Points that chance gave or took, against what was to be expected."""
    sentences: tuple[str, ...] = ()


class ReviewSection(Struct, frozen=True, kw_only=True):
    """Sentences about something that only this game has, under a heading."""

    title: str
    sentences: tuple[str, ...]
    answers: bool = False
    """Whether the sentences say what would have been better: whoever wants to find it alone does
    not want to read them."""


class Review(Struct, frozen=True, kw_only=True):
    """The whole review of one game."""

    game: str
    lexicon: str
    level: str
    """Which mind judged."""
    decisions: tuple[Decision, ...]
    """In the order of the game."""
    players: tuple[PlayerReview, ...]
    index: float
    """The mistake index of the table: the mean of its players'."""
    chart: Chart
    points: tuple[str, ...]
    """Where the points went, a sentence each."""
    luck: tuple[str, ...]
    best_moments: tuple[str, ...]
    """The best clue, the best word, ...: a sentence each."""
    summary: str
    """One sentence about the whole game; it says so if there was no mistake."""
    settings: str = ""
    """The rule set, and the options that differ from it."""
    sections: tuple[ReviewSection, ...] = ()
    """What only this game has, such as the races for the bonuses."""
    scale: tuple[str, ...] = ()
    """What a small, a medium and a large mistake is, and what each weighs: a sentence each."""


class Praised(Struct, frozen=True, kw_only=True):
    """A clue or a word of one game that is worth remembering."""

    kind: str
    """What is compared with those of other games: ``clue``, ``word``."""
    worth: float
    """The more, the better; comparable in games of the same name."""
    by: str
    sentence: str
    """What it was: ``HOUSE, by Lisa in round 3: it told 2.1 letters, to Ben and Mia``."""
    shared: str
    """The same for people elsewhere, with nothing of the game: ``3 players learned from it``. May
    be empty."""


class Remembered(Struct, frozen=True, kw_only=True):
    """What a game knows of its own end; see ``Reviewer.remembered``."""

    result: str
    """How it ended, in names and numbers: ``Lisa wins with 142 points``."""
    short: str
    """The same in two or three words, for a picture: ``38 points``."""
    points: tuple[int, ...] = ()
    """The points of each seat; empty if there are none, or if they are the team's."""
    winners: tuple[int, ...] = ()
    """The seats that won against the others."""
    team: int | None = None
    """The points of all together."""
    reached: float | None = None
    """How much of the best grade a team has reached, from 0 to 1."""
    clues: tuple[int, ...] = ()
    """How many clues each seat has given; empty in a game without clues."""
    praised: tuple[Praised, ...] = ()


class ReviewError(ValueError):
    """There is nothing to review or to judge; the message is one sentence for people."""


class Reviewer(Protocol):
    """The review of one game. A manifest names it as ``review``."""

    def review(self, record: Record, progress: Progress) -> Review:
        """Reviews a finished game; ReviewError if it is not finished."""

    def sizes(self, record: Record, seats: Collection[Seat]) -> dict[Seat, list[Size]]:
        """For each of these seats, the size of the mistake of every decision, in the order of the
        game: the same as in the review, without all the rest of it."""

    def deciding(self, view: Any, act: Act) -> Act | None:
        """The act to judge if an act decides something; None if it only prepares, such as arranging
        a row. ``view`` is what the player saw when they acted."""

    def judge(self, record: Record, at: int, seat: int, act: Act) -> Option:
        """What an act would have been worth at a decision, by the same numbers. ReviewError if the
        rules do not allow the act there, or if such acts are not judged."""

    def remembered(self, record: Record) -> Remembered:
        """What a table remembers of a game that was played to its end. It takes a small part of the
        time of a review."""

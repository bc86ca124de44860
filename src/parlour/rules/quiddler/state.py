"""Everything true about a running game of Quiddler.

A card is a number: its place in the shuffled deck of this hand. ``faces[card]`` is what is printed
on it. A card lies in exactly one place: the stock, the discard pile, a player's hand, or a
lay-down. Its owner knows it by another number, which it gets when it comes into their hand.
"""

from collections.abc import Iterable
from typing import Literal

from parlour.rules import base
from parlour.rules.quiddler import box
from parlour.rules.quiddler.options import Options
from parlour.rules.seat import Seat
from parlour.rules.value import Value

Phase = Literal[
    "setup", "draw", "play", "challenge", "defence", "vote", "scoring", "scored", "over"
]
DOUBTING: tuple[Phase, ...] = ("challenge", "defence", "vote")
"""The phases in which players challenge words and rule on challenges."""
Standing = Literal["standing", "upheld", "rejected"]


class LookUpAnswer(Value, frozen=True):
    word: str
    found: bool


class Player(Value, frozen=True):
    """One player's side of the table in this hand.

    ``came`` has every card that ever came into the hand, in order: the first has the number 1.
    ``held`` are the numbers of the cards that are in the hand now, and ``rows`` those that the
    owner has arranged. ``took`` are the numbers of the cards from the discard pile, which everybody
    saw. ``passed`` says that the player challenges no more words in the present time for
    challenges."""

    came: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    took: tuple[int, ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()
    turns: int = 0
    look_ups: tuple[LookUpAnswer, ...] = ()
    passed: bool = False
    vote: bool | None = None
    ready: bool = False

    def card(self, number: int) -> int:
        return self.came[number - 1]

    @property
    def hand(self) -> tuple[int, ...]:
        """The cards in the hand."""
        return tuple(self.came[number - 1] for number in self.held)


class LaidWord(Value, frozen=True):
    cards: tuple[int, ...]
    standing: Standing = "standing"


class LaidWords(Value, frozen=True):
    """A lay-down: the words of one turn. ``out`` says that the player laid them to go out. The
    cards of a ``void`` lay-down are back in their owner's hand. Only its owner knows the words of a
    ``face_down`` lay-down, until all final turns are over."""

    number: int
    seat: Seat
    out: bool
    words: tuple[LaidWord, ...]
    void: bool = False
    face_down: bool = False


class OpenChallenge(Value, frozen=True):
    """The challenge that waits for a ruling. ``lay_down`` is the number of the lay-down, ``word``
    the place of the word there."""

    challenger: Seat
    lay_down: int
    word: int
    defence: str | None = None


class Ruling(Value, frozen=True):
    """The ruling on a challenge, with the points that it gives to the owner of the word and to the
    challenger in this hand."""

    lay_down: int
    word: str
    owner: Seat
    challenger: Seat
    upheld: bool
    by: Literal["lexicon", "vote"]
    owner_points: int
    challenger_points: int
    defence: str | None = None
    votes: tuple[bool, ...] = ()


class ScoredWord(Value, frozen=True):
    word: str
    points: int
    standing: Standing
    faces: tuple[str, ...]


class ScoreRow(Value, frozen=True):
    """The score row of one player for one hand: words - leftovers + challenges + lifted + the two
    bonuses. ``lifted`` raises the score to zero at a table where a hand cannot score less."""

    words: tuple[ScoredWord, ...]
    word_points: int
    leftovers: tuple[str, ...]
    leftover_points: int
    challenges: int
    lifted: int
    most_words: int
    longest_word: int
    points: int


class ScoredHand(Value, frozen=True):
    """A hand on the score sheet: a score row for each seat, and the rulings on challenges."""

    size: int
    dealer: Seat
    scores: tuple[ScoreRow, ...]
    rulings: tuple[Ruling, ...]


class State(base.State, frozen=True, kw_only=True):
    """``at`` is the seat that has the turn. ``out`` is the seat that has gone out; it is None as
    long as players can still challenge that lay-down. The top card of the stock is the first one,
    the top card of the discard pile is the last one."""

    options: Options
    phase: Phase = "setup"
    hand: int = 0
    dealer: Seat = 0
    turn: int = 0
    at: Seat = 0
    out: Seat | None = None
    faces: tuple[str, ...] = ()
    stock: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    players: tuple[Player, ...] = ()
    lay_downs: tuple[LaidWords, ...] = ()
    challenge: OpenChallenge | None = None
    rulings: tuple[Ruling, ...] = ()
    sheet: tuple[ScoredHand, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def size(self) -> int:
        """How many cards each player gets at the deal of this hand."""
        return self.options.sizes[self.hand - 1]

    @property
    def in_window(self) -> tuple[LaidWords, ...]:
        """The lay-downs that players can challenge now: the latest one, or all of the final turns
        if they were revealed together. Empty in other phases."""
        if self.phase not in DOUBTING:
            return ()
        if self.out is None or self.options.final_words == "in-turn":
            return self.lay_downs[-1:]
        return tuple(lay_down for lay_down in self.lay_downs if not lay_down.out)

    @property
    def in_doubt(self) -> LaidWords:
        """The lay-down with the word that is challenged."""
        assert self.challenge is not None
        return self.lay_downs[self.challenge.lay_down - 1]

    @property
    def in_turn(self) -> bool:
        """Whether a player has the turn. Nobody has it after the final turns."""
        if self.phase in DOUBTING:
            return self.out is None or self.options.final_words == "in-turn"
        return self.phase in ("draw", "play")

    @property
    def points(self) -> dict[str, int]:
        return box.point_table(self.options.points).points

    def face(self, seat: Seat, number: int) -> str:
        """The face of one of a player's cards."""
        return self.faces[self.players[seat].came[number - 1]]

    def faces_of(self, seat: Seat, numbers: Iterable[int]) -> tuple[str, ...]:
        faces, came = self.faces, self.players[seat].came
        return tuple([faces[came[number - 1]] for number in numbers])

    def spell(self, seat: Seat, numbers: Iterable[int]) -> str:
        return "".join(self.faces_of(seat, numbers))

    def points_of(self, seat: Seat, numbers: Iterable[int]) -> int:
        points = self.points
        return sum([points[face] for face in self.faces_of(seat, numbers)])

    @property
    def totals(self) -> tuple[int, ...]:
        """The total of each seat over the hands so far."""
        return tuple(
            sum(hand.scores[seat].points for hand in self.sheet)
            for seat in range(len(self.company))
        )

"""Everything true about a running game of Quiddler.

A card is its place in the order the deck was shuffled into for this hand; ``faces[card]`` is what
is printed on it. A card lies in exactly one place: the stock, the discard pile, somebody's hand,
or a lay-down. Its owner knows a card by the number it got when it came into their hand.
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
"""The phases of the time for challenges."""
Standing = Literal["standing", "upheld", "rejected"]


class LookUpAnswer(Value, frozen=True):
    word: str
    found: bool


class Player(Value, frozen=True):
    """One player's side of the table in this hand.

    ``came`` is every card that ever came into the hand, in order: number 1 is the first. ``held``
    are the numbers of the cards in the hand now, ``rows`` how the owner has arranged some of them.
    ``took`` are the numbers of those that came from the discard pile, where all have seen them.
    ``passed`` says that the player has had their say in the time for challenges that runs.
    """

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
    """Words laid down in one turn. ``void`` ones have gone back into their owner's hand;
    ``face_down`` ones are known to their owner alone until all final turns are over."""

    number: int
    seat: Seat
    out: bool
    words: tuple[LaidWord, ...]
    void: bool = False
    face_down: bool = False


class OpenChallenge(Value, frozen=True):
    """The challenge being settled, against a word of the lay-down with this number."""

    challenger: Seat
    lay_down: int
    word: int
    defence: str | None = None


class Ruling(Value, frozen=True):
    """A settled challenge and what it cost or earned the two, in points of this hand."""

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


class ScoreRow(Value, frozen=True):
    """One player's line for one hand. The sum: words - leftovers + challenges + lifted (to zero,
    where a hand cannot score less) + the two bonuses."""

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
    """A hand on the score sheet: a line for each seat, and the challenges that were settled."""

    size: int
    dealer: Seat
    scores: tuple[ScoreRow, ...]
    rulings: tuple[Ruling, ...]


class State(base.State, frozen=True, kw_only=True):
    """``at`` is whose turn it is; ``out`` who has gone out, once nobody can challenge it any more.
    The top of the stock is its first card, the top of the discard pile its last."""

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
        """How many cards everybody is dealt in this hand."""
        return self.options.sizes[self.hand - 1]

    @property
    def in_window(self) -> tuple[LaidWords, ...]:
        """The lay-downs that the time for challenges covers: all of the final turns that were
        revealed together, or the latest one. None when it is not the time for challenges."""
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
        """Whether it is anybody's turn: it is nobody's once the final turns are over."""
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
        """What everybody has scored in the hands so far."""
        return tuple(
            sum(hand.scores[seat].points for hand in self.sheet)
            for seat in range(len(self.company))
        )

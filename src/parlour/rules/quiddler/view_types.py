"""What one viewer may know of a Quiddler game: the types. ``views`` makes them."""

from typing import Literal, TypeAlias

from parlour.rules import base
from parlour.rules.quiddler.choices import AnyChoice
from parlour.rules.quiddler.options import Options
from parlour.rules.quiddler.state import Phase
from parlour.rules.seat import Seat
from parlour.rules.value import Value


class FaceView(Value, frozen=True):
    """A card that everybody sees."""

    face: str
    points: int


class CardView(Value, frozen=True):
    """A card in the viewer's hand, with the number that acts use for it."""

    number: int
    face: str
    points: int


class RowView(Value, frozen=True):
    """A row of the viewer's arrangement. ``listed`` says whether the lexicon has the word; it is
    None unless the table checks words before they are laid down."""

    cards: tuple[int, ...]
    word: str
    points: int
    listed: bool | None


class DiscardView(Value, frozen=True):
    """The score of the hand if this card is discarded, and the parts of that score."""

    parts: dict[str, int]
    worth: int


class TallyView(Value, frozen=True):
    """The score of the viewer's hand, before bonuses, if the hand ended now with these rows as
    words. ``parts`` are the parts of that score, by name.

    A row of a single card counts as left over. So does a row that is not in the lexicon, if the
    table checks words. After a lay-down or a final turn the rows count no more: only the words that
    were laid down count. On the viewer's own turn the discard costs nothing: ``by_discard`` has the
    score for each card that they could discard, and ``best_discard`` is the card with the best
    score.
    """

    parts: dict[str, int]
    worth: int
    by_discard: dict[int, DiscardView]
    best_discard: int | None


class ArrangementView(Value, frozen=True):
    """The viewer's rows, the cards outside them, and the score that they would give."""

    rows: tuple[RowView, ...]
    left: tuple[int, ...]
    tally: TallyView
    could_go_out: bool


class LookUpView(Value, frozen=True):
    word: str
    found: bool


class MineView(Value, frozen=True):
    """Everything that only the viewer knows. ``drawn`` is the number of the card that they drew
    this turn. ``look_ups`` are the words that they looked up, or None if the table has no
    look-ups."""

    cards: tuple[CardView, ...]
    drawn: int | None
    arrangement: ArrangementView
    look_ups: tuple[LookUpView, ...] | None
    vote: bool | None


Final: TypeAlias = Literal["to-come", "now", "done"]
"""How far a player is with their final turn, after another player has gone out."""


class PlayerView(Value, frozen=True):
    """A player as this viewer sees them. ``faces`` is the hand, or None if the viewer does not see
    it. ``took`` are the cards that the player drew from the discard pile in this hand, which
    everybody saw.

    ``final`` says how far the player is with their final turn. ``answered`` says whether they have
    passed, or have voted on the challenged word. ``doing`` says in a few words what matters most
    about the player now.
    """

    seat: Seat
    cards: int
    faces: tuple[str, ...] | None
    took: tuple[str, ...]
    turns: int
    out: bool
    final: Final | None
    answered: bool
    doing: str
    ready: bool
    total: int


class WordView(Value, frozen=True):
    """A word of a lay-down. ``card_points`` are the points of its cards, in the order of
    ``faces``."""

    faces: tuple[str, ...]
    word: str
    points: int
    standing: Literal["standing", "upheld", "rejected"]
    card_points: tuple[int, ...]


class LayDownView(Value, frozen=True):
    """A lay-down. ``open`` says that players can still challenge it. The cards of a ``void``
    lay-down are back in the hand. Only its owner sees the words of a ``face_down`` lay-down; the
    others see the number of its cards. ``points`` are those of the words that stand and that the
    viewer sees."""

    number: int
    seat: Seat
    out: bool
    cards: int
    face_down: bool
    words: tuple[WordView, ...]
    void: bool
    open: bool
    points: int


class ChallengeView(Value, frozen=True):
    """The challenge that waits for a ruling."""

    lay_down: int
    word: int
    spelled: str
    points: int
    owner: Seat
    challenger: Seat
    defence: str | None
    voted: tuple[Seat, ...]


class RulingView(Value, frozen=True):
    """The ruling on a challenge. ``votes`` are in the order of seats; they are empty if the lexicon
    ruled."""

    lay_down: int
    word: str
    owner: Seat
    challenger: Seat
    upheld: bool
    by: Literal["lexicon", "vote"]
    owner_points: int
    challenger_points: int
    defence: str | None
    votes: tuple[bool, ...]


class VerdictView(Value, frozen=True):
    """A ruling in words, as the viewer reads it. ``stamp`` has one or two words, ``doubted`` says
    who challenged whose word, ``reason`` why the word stands or falls, and ``follows`` what it
    costs or earns, a sentence each."""

    word: str
    faces: tuple[str, ...]
    upheld: bool
    stamp: str
    doubted: str
    reason: str
    follows: tuple[str, ...]


class ScoredWordView(Value, frozen=True):
    word: str
    points: int
    standing: Literal["standing", "upheld", "rejected"]
    faces: tuple[str, ...]


class ScoreRowView(Value, frozen=True):
    """The score row of one player for one hand. ``parts`` are the parts of the points, by name;
    ``bonuses`` is the sum of the bonuses among them, and ``ribbons`` are the parts to be proud of:
    the bonuses, and points gained by challenges.

    ``place`` is the player's place by totals after this hand; equal totals share a place.
    ``moved`` says how the hand changed the place, or is empty."""

    words: tuple[ScoredWordView, ...]
    leftovers: tuple[str, ...]
    parts: dict[str, int]
    bonuses: int
    points: int
    total: int
    ribbons: dict[str, int]
    place: int
    moved: str


class BestWordView(Value, frozen=True):
    """The word with the most points in the whole game; ``sentence`` says whose it is."""

    word: str
    faces: tuple[str, ...]
    points: int
    seat: Seat
    hand: int
    sentence: str


class HandView(Value, frozen=True):
    """A hand on the score sheet, with a score row for each seat."""

    hand: int
    size: int
    dealer: Seat
    scores: tuple[ScoreRowView, ...]
    rulings: tuple[RulingView, ...]


class View(base.View, frozen=True, kw_only=True):
    """``doubted`` says whose words can be challenged, ``final_turns`` what happens after a player
    went out, ``result`` who has won. Each has a few words, or is empty. ``verdicts`` are the
    rulings of this hand in words. ``time_to_challenge`` is for how many seconds words can be
    challenged at this table; 0 means without a limit. ``hindsight`` is the number of the scored
    hand that the viewer can look back on, or None."""

    options: Options
    phase: Phase
    hand: int
    sizes: tuple[int, ...]
    dealer: Seat | None
    turn: int
    at: Seat | None
    out: Seat | None
    stock: int
    discards: int
    top: FaceView | None
    players: tuple[PlayerView, ...]
    lay_downs: tuple[LayDownView, ...]
    doubted: str
    final_turns: str
    challenge: ChallengeView | None
    rulings: tuple[RulingView, ...]
    verdicts: tuple[VerdictView, ...]
    time_to_challenge: int
    hindsight: int | None
    sheet: tuple[HandView, ...]
    winners: tuple[Seat, ...]
    result: str
    best_word: BestWordView | None
    mine: MineView | None
    choices: tuple[AnyChoice, ...]

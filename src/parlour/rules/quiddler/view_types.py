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
    """A card in one's own hand, under the number that acts use for it."""

    number: int
    face: str
    points: int


class RowView(Value, frozen=True):
    """A row of one's arrangement. ``listed`` is the lexicon's opinion, only where words are
    checked before they are laid down."""

    cards: tuple[int, ...]
    word: str
    points: int
    listed: bool | None


class DiscardView(Value, frozen=True):
    """What the hand scores, and of which parts that is made, if this card is discarded."""

    parts: dict[str, int]
    worth: int


class TallyView(Value, frozen=True):
    """What one's hand would score, before bonuses, if it ended with these rows as words, and the
    parts of that in words.

    Rows of a single card are left over, and so are rows that are not in the lexicon where words
    are checked. After a lay-down or a final turn the rows no longer count: only the words that were
    laid down do. On one's own turn a card is discarded as well, which costs nothing: ``by_discard``
    has the figures for each card that can go, and ``best_discard`` is the one that leaves the
    least.
    """

    parts: dict[str, int]
    worth: int
    by_discard: dict[int, DiscardView]
    best_discard: int | None


class ArrangementView(Value, frozen=True):
    """One's rows, the cards outside them, and what that would score."""

    rows: tuple[RowView, ...]
    left: tuple[int, ...]
    tally: TallyView
    could_go_out: bool


class LookUpView(Value, frozen=True):
    word: str
    found: bool


class MineView(Value, frozen=True):
    """What only the viewer knows. ``drawn`` is the number of the card drawn this turn, ``look_ups``
    the words that were looked up, or None where nobody looks words up."""

    cards: tuple[CardView, ...]
    drawn: int | None
    arrangement: ArrangementView
    look_ups: tuple[LookUpView, ...] | None
    vote: bool | None


Final: TypeAlias = Literal["to-come", "now", "done"]
"""How far somebody is with their last turn, once another has gone out."""


class PlayerView(Value, frozen=True):
    """A player as the table sees them. ``faces`` is the hand where it is shown; ``took`` are the
    cards of this hand that they drew from the discard pile, before everybody's eyes.

    ``final`` says how far the player is with the turn after somebody went out, ``answered``
    whether they have had their say about the words on the table, or have voted. ``doing`` is the
    one thing that matters most about the player now, in a word or two.
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
    faces: tuple[str, ...]
    word: str
    points: int
    standing: Literal["standing", "upheld", "rejected"]


class LayDownView(Value, frozen=True):
    """``open`` means that it can still be challenged; the cards of a void one went back. The words
    of one that lies ``face_down`` are seen by its owner; the others see how many cards it has."""

    number: int
    seat: Seat
    out: bool
    cards: int
    face_down: bool
    words: tuple[WordView, ...]
    void: bool
    open: bool


class ChallengeView(Value, frozen=True):
    """The challenge being settled."""

    lay_down: int
    word: int
    spelled: str
    points: int
    owner: Seat
    challenger: Seat
    defence: str | None
    voted: tuple[Seat, ...]


class RulingView(Value, frozen=True):
    """A settled challenge. Votes are by seat, empty when the lexicon decided."""

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


class ScoredWordView(Value, frozen=True):
    word: str
    points: int
    standing: Literal["standing", "upheld", "rejected"]


class ScoreRowView(Value, frozen=True):
    """One player's score row for one hand. ``parts`` are what the points are made of, each in
    words; ``bonuses`` is what the bonuses among them are worth together."""

    words: tuple[ScoredWordView, ...]
    leftovers: tuple[str, ...]
    parts: dict[str, int]
    bonuses: int
    points: int
    total: int


class HandView(Value, frozen=True):
    """A hand on the score sheet, with a score row for each seat."""

    hand: int
    size: int
    dealer: Seat
    scores: tuple[ScoreRowView, ...]
    rulings: tuple[RulingView, ...]


class View(base.View, frozen=True, kw_only=True):
    """``doubted`` says whose words can be challenged, ``final_turns`` how it goes on after somebody
    went out, ``result`` who has won: a few words each, and empty when there is nothing to say."""

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
    sheet: tuple[HandView, ...]
    winners: tuple[Seat, ...]
    result: str
    mine: MineView | None
    choices: tuple[AnyChoice, ...]

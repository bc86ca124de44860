"""What one viewer may know of a Letter Jam game: the types. ``views`` makes them."""

from typing import Literal

from parlour.rules import base
from parlour.rules.letterjam.choices import AnyChoice
from parlour.rules.letterjam.options import Options
from parlour.rules.letterjam.state import Phase
from parlour.rules.letterjam.statement import Statement
from parlour.rules.seat import Seat
from parlour.rules.value import Value

HIDDEN = "?"
"""How a letter that the viewer may not see is written in a clue."""

REMINDER = (
    "Say nothing about letters: not whose letter is where, not what kind of word a clue is, "
    "not that a letter comes twice."
)


class TokensView(Value, frozen=True):
    """The flower: what can still be taken, what waits, and each player's share of the reds.
    ``green_points`` is what the free greens would add to each word that counts."""

    reds: int
    reds_at_first: int
    greens: int
    locked: int
    under_stacks: int
    share: int
    green_points: int


class StandView(Value, frozen=True):
    """A nonplayer stand. ``stack`` cards follow; the last of them frees the green below."""

    source: str
    letter: str | None
    stack: int
    token: bool


class BonusView(Value, frozen=True):
    source: str
    letter: str
    claimed_by: Seat | None


class MakerView(Value, frozen=True):
    """How far somebody is with the neighbour's word."""

    share: int
    aside: int
    made: bool
    searching: bool


class FinalView(Value, frozen=True):
    """Somebody's final word as the table sees it. ``letters`` are the cards once revealed.

    ``asks_for`` are cards that somebody else claims, ``gave_up`` those that this player released
    when asked. ``asked_word`` is the word that its owner is, or was, asked about."""

    claims: tuple[str, ...]
    asks_for: tuple[str, ...]
    gave_up: tuple[str, ...]
    ready: bool
    revealed: bool
    cards: tuple[str, ...]
    letters: str
    asked_word: str | None
    word: str | None
    correct: bool
    accepted_by: tuple[bool | None, ...]


class PlayerView(Value, frozen=True):
    """A player as this viewer sees them. Letters the viewer may not see are None.

    ``card`` is the place on the owner's sheet of the card on the stand: row first, then extra
    letters; ``on_extra`` says that it is one of those. ``row`` and ``extras`` hold what the viewer
    has seen of them so far. ``decision`` is None where the table hides decisions, and until there
    is one. ``doing`` is the one thing that matters most about the player now, in a word or two.
    """

    seat: Seat
    source: str
    letter: str | None
    card: int | None
    on_extra: bool
    row: tuple[str | None, ...]
    extras: tuple[str | None, ...]
    kept: tuple[int, ...]
    clued: bool
    reds: int
    greens: int
    sure: bool | None
    good_clue: bool
    backing: int | None
    wants_stop: bool
    has_decision: bool
    decided: bool
    decision: Literal["stay", "move", "guessed"] | None
    maker: MakerView | None
    final: FinalView | None
    doing: str
    points: int | None


class OfferView(Value, frozen=True):
    number: int
    giver: Seat
    statement: Statement
    backers: tuple[Seat, ...]


class ClueView(Value, frozen=True):
    """A given clue as this viewer reads it: ``?`` is a letter hidden from them, ``*`` the
    wildcard. ``own_cards`` names the viewer's own card behind each of their ``?``. ``word`` is
    known to the giver, and to all after the end. ``fits`` is what the helper says, if the table has
    it: the letters that make a word in place of the viewer's own ``?``."""

    round: int
    giver: Seat
    token: Literal["red", "green"]
    statement: Statement
    sources: tuple[str, ...]
    letters: str
    own_cards: tuple[int | None, ...]
    word: str | None
    fits: str | None


class AloudView(Value, frozen=True):
    """A guess said aloud. ``actual`` is what the card was; it is turned up for all."""

    round: int
    seat: Seat
    letter: str
    actual: str
    right: bool


class DraftView(Value, frozen=True):
    """One of one's own drafts. ``listed`` is the dictionary's private opinion."""

    number: int
    word: str
    sources: tuple[str, ...]
    statement: Statement
    listed: bool
    offered: bool


class SheetView(Value, frozen=True):
    """What the owner wrote beside one card. ``letter`` is known once it was guessed aloud."""

    card: int
    extra: bool
    letter: str | None
    guess: str | None
    candidates: str
    crossed: str
    note: str


class MakingView(Value, frozen=True):
    """Making a word for the neighbour on the right: how long it is asked to be and may be, one's
    share, and what others put aside."""

    for_seat: Seat
    length: int
    shortest: int
    longest: int
    share: dict[int, str]
    aside: dict[int, str]
    discards: dict[int, str] | None


class MineView(Value, frozen=True):
    """What only the viewer knows: sheet, drafts, decision, final word, and their part in making
    words (the word they made, the letters they saw then). ``fits`` is what the helper says, if the
    table has it: for each card that has been in a clue, the letters that make a word of every clue
    for it. A clue that no letter makes a word of, such as a name, is left aside."""

    sheet: tuple[SheetView, ...]
    fits: dict[int, str]
    margin: str
    drafts: tuple[DraftView, ...]
    decision: Literal["stay", "move", "guessed"] | None
    cards: tuple[str, ...]
    wildcard: str | None
    believed: str
    made: str
    made_listed: bool
    seen: str
    making: MakingView | None


class OldDraftView(Value, frozen=True):
    round: int
    seat: Seat
    sources: tuple[str, ...]
    word: str


class EndView(Value, frozen=True):
    """Everything, after the end. ``parts`` are what each player's points are made of, every part in
    words. ``grade`` counts the ``steps`` that the total reaches; ``grades`` are the names of all
    grades, one more than there are steps. A game that was ended early has no total, no grade and no
    steps. If words were still being made for neighbours then, ``shares`` are the letters that each
    player had in hand, and a word that was not made is empty."""

    words: tuple[str, ...]
    sheets: tuple[tuple[SheetView, ...], ...]
    margins: tuple[str, ...]
    drafts: tuple[OldDraftView, ...]
    shares: tuple[str, ...]
    parts: tuple[dict[str, int], ...]
    total: int | None
    grade: int | None
    grade_name: str
    steps: tuple[int, ...]
    grades: tuple[str, ...]


class View(base.View, frozen=True, kw_only=True):
    """``agreement`` says what it takes to give a clue that is offered."""

    options: Options
    phase: Phase
    round: int
    players: tuple[PlayerView, ...]
    stands: tuple[StandView, ...]
    bonus: tuple[BonusView, ...]
    wildcard_claimed_by: Seat | None
    wildcard_left_to_people: bool
    tokens: TokensView
    deck: int
    discards: str
    offers: tuple[OfferView, ...]
    agreement: str
    clues: tuple[ClueView, ...]
    aloud: tuple[AloudView, ...]
    judging: Seat | None
    suggested: Seat | None
    reason: Literal["no-tokens", "agreed"] | None
    reminder: str
    mine: MineView | None
    end: EndView | None
    choices: tuple[AnyChoice, ...]

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
"""The sign in a clue for a letter that the viewer may not see."""

REMINDER = (
    "Say nothing about letters: not whose letter is where, not what kind of word a clue is, "
    "not that a letter comes twice."
)


class TokensView(Value, frozen=True):
    """The tokens that players can take, those that are locked or under stacks, and each player's
    share of the reds. ``green_points`` is what the free greens add to each word that counts."""

    reds: int
    reds_at_first: int
    greens: int
    locked: int
    under_stacks: int
    share: int
    green_points: int


class StandView(Value, frozen=True):
    """A nonplayer stand. ``stack`` is the number of cards that follow; the last of them frees the
    green token under the stack."""

    source: str
    letter: str | None
    stack: int
    token: bool


class BonusView(Value, frozen=True):
    source: str
    letter: str
    claimed_by: Seat | None


class MakerView(Value, frozen=True):
    """How far a player is with the neighbour's word."""

    share: int
    aside: int
    made: bool
    searching: bool


class FinalView(Value, frozen=True):
    """A player's final word as the table sees it. ``letters`` are the revealed cards.

    ``asks_for`` are the cards for which the player asks others, ``gave_up`` the cards that the
    player released when asked. ``asked_word`` is the word about which the player is, or was,
    asked."""

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

    ``card`` is the place, on the player's guess sheet, of the card on the stand: first the row,
    then extra letters. ``on_extra`` says that it is an extra letter. ``row`` and ``extras`` have
    the letters that the viewer has seen so far. ``decision`` is None if there is none yet or the
    table hides decisions. ``doing`` says in a few words what matters most about the player now."""

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
    """A given clue as this viewer reads it: ``?`` is a letter hidden from them, ``*`` the wildcard.
    ``own_cards`` names the viewer's own card behind each of their ``?``. ``word`` is None for all
    but the giver until the end. ``fits`` are the letters that make a word in place of the viewer's
    own ``?``, if the table plays with the letter helper."""

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
    """A guess that a player said aloud. ``actual`` is the letter of the card, which everybody then
    sees."""

    round: int
    seat: Seat
    letter: str
    actual: str
    right: bool


class StopView(Value, frozen=True):
    """Who wants to stop the clues. ``agreed`` says that these are enough: the house ends the clues
    soon, and until then votes can be taken back. ``ends`` says that the viewer's vote would be
    enough. ``words`` say all this to the viewer."""

    wanted_by: tuple[Seat, ...]
    agreed: bool
    ends: bool
    words: str


class TipView(Value, frozen=True):
    """A sentence on something unusual that happens now, for the place on the table where it
    happens: the viewer's stand, the tokens, the newest clue, or the wildcard."""

    at: Literal["stand", "tokens", "clue", "wildcard"]
    text: str


class DraftView(Value, frozen=True):
    """A draft of the viewer. ``listed`` says whether the lexicon has the word."""

    number: int
    word: str
    sources: tuple[str, ...]
    statement: Statement
    listed: bool
    offered: bool


class SheetView(Value, frozen=True):
    """The guess, marks and note beside one card. ``letter`` is None until it is guessed aloud."""

    card: int
    extra: bool
    letter: str | None
    guess: str | None
    candidates: str
    crossed: str
    note: str


class MakingView(Value, frozen=True):
    """The viewer's work on a word for the neighbour on the right: the length that it should have
    and may have, the viewer's share, and the cards put aside."""

    for_seat: Seat
    length: int
    shortest: int
    longest: int
    share: dict[int, str]
    aside: dict[int, str]
    discards: dict[int, str] | None


class MineView(Value, frozen=True):
    """Everything that only the viewer knows: guess sheet, drafts, decision, final word, the word
    that they made for the neighbour and the letters that they saw then. ``fits`` has, for each card
    that has been in a clue, the letters that make a word of every clue with it, if the table plays
    with the letter helper. A clue that no letter makes a word of, such as a name, is ignored."""

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
    """Everything that the end shows. ``parts`` are the parts of each player's points, by name.
    ``notes`` say, for each player, which cards of the row were replaced and which word was meant,
    if it is not the word that was turned up.
    ``grade`` is the number of ``steps`` that the total reaches; ``grades`` are the names of all
    grades, one more than there are steps. A game that was ended early has no total, no grade and no
    steps. If neighbours were still making words then, ``shares`` are the letters that each player
    had in hand, and a word that was not made is empty."""

    words: tuple[str, ...]
    sheets: tuple[tuple[SheetView, ...], ...]
    margins: tuple[str, ...]
    drafts: tuple[OldDraftView, ...]
    shares: tuple[str, ...]
    notes: tuple[str, ...]
    parts: tuple[dict[str, int], ...]
    total: int | None
    grade: int | None
    grade_name: str
    steps: tuple[int, ...]
    grades: tuple[str, ...]


class View(base.View, frozen=True, kw_only=True):
    """``agreement`` says how the table agrees on a clue. ``stop`` is None if the clues cannot be
    stopped now."""

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
    stop: StopView | None
    tips: tuple[TipView, ...]
    clues: tuple[ClueView, ...]
    aloud: tuple[AloudView, ...]
    judging: Seat | None
    suggested: Seat | None
    reason: Literal["no-tokens", "agreed"] | None
    reminder: str
    mine: MineView | None
    end: EndView | None
    choices: tuple[AnyChoice, ...]

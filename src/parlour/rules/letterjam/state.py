"""Everything true about a running game of Letter Jam.

Cards are numbers; ``letters[card]`` is the printed letter. A card lies in exactly one place:
a row, a stand, a stack, the deck, the middle, the discards, or, before the rows are passed, a
share, a made word or a pile of cards put aside.
"""

from collections.abc import Iterator
from typing import Literal

from parlour.rules import base
from parlour.rules.letterjam import box
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.options import Options
from parlour.rules.seat import Seat
from parlour.rules.value import Value

Phase = Literal["setup", "making", "clue", "deciding", "final", "reveal", "over"]


class SheetEntry(Value, frozen=True):
    """The guess, marks and note beside one card."""

    guess: str | None = None
    candidates: str = ""
    crossed: str = ""
    note: str = ""


class DraftedClue(Value, frozen=True):
    number: int
    sources: tuple[str, ...]
    wildcard: str | None


class OfferedClue(Value, frozen=True):
    number: int
    giver: Seat
    draft: DraftedClue


class Clue(Value, frozen=True):
    """A given clue. ``cards`` are the cards that spell it; -1 is the wildcard."""

    round: int
    giver: Seat
    token: Literal["red", "green"]
    sources: tuple[str, ...]
    cards: tuple[int, ...]
    wildcard: str | None


class OldDraft(Value, frozen=True):
    """A draft that was never given. The end shows it."""

    round: int
    seat: Seat
    sources: tuple[str, ...]
    word: str


class Aloud(Value, frozen=True):
    """A guess that a player said aloud, and its card."""

    round: int
    seat: Seat
    letter: str
    card: int


class Maker(Value, frozen=True):
    """A player who makes a word for the neighbour. ``seen`` has every card that they have seen."""

    share: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    made: tuple[int, ...] = ()
    searching: bool = False
    seen: frozenset[int] = frozenset()


class Final(Value, frozen=True):
    """A player's final word. ``cards`` are sources; ``word`` is None until the word is judged.

    ``asks_for`` are the middle cards for which the player asks others; ``gave_up`` are the cards
    that the player released when asked. ``asked_word`` is the word about which they are asked.
    """

    cards: tuple[str, ...] = ()
    wildcard: str | None = None
    asks_for: tuple[str, ...] = ()
    gave_up: tuple[str, ...] = ()
    asked_word: str | None = None
    ready: bool = False
    revealed: bool = False
    word: str | None = None
    correct: bool = False
    accepted_by: tuple[bool | None, ...] = ()


class Player(Value, frozen=True):
    """One player's side of the table.

    ``at`` is the number of row cards that they have moved on from; ``up`` is the card on their
    stand, or None. ``extras`` are all extra letters that they ever drew, wherever these cards are
    now. ``clued`` says whether the card on the stand has been in a clue.
    """

    row: tuple[int, ...] = ()
    at: int = 0
    up: int | None = None
    extras: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    clued: bool = False
    reds: int = 0
    greens: int = 0
    sheet: tuple[SheetEntry, ...] = ()
    margin: str = ""
    drafts: tuple[DraftedClue, ...] = ()
    drafts_made: int = 0
    backing: int | None = None
    wants_stop: bool = False
    sure: bool | None = None
    good_clue: bool = False
    decision: Literal["stay", "move", "guessed"] | None = None
    maker: Maker = Maker()
    final: Final = Final()

    @property
    def on_extra(self) -> bool:
        """Whether the player is past the last card of the row."""
        return self.at >= len(self.row)

    def position(self, card: int) -> int | None:
        """The place of one of the player's own cards on their guess sheet, or None."""
        if card in self.row:
            return self.row.index(card)
        if card in self.extras:
            return len(self.row) + self.extras.index(card)
        return None


class Stand(Value, frozen=True):
    """A nonplayer stand: its letter, its stack, and whether a green token still lies under it."""

    up: int | None
    stack: tuple[int, ...]
    token: bool = True


class Bonus(Value, frozen=True):
    number: int
    card: int


class State(base.State, frozen=True, kw_only=True):
    options: Options
    phase: Phase = "setup"
    round: int = 0
    letters: str = ""
    words: tuple[str, ...] = ()
    players: tuple[Player, ...] = ()
    stands: tuple[Stand, ...] = ()
    deck: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    bonus: tuple[Bonus, ...] = ()
    bonus_made: int = 0
    reds: int = 0
    greens: int = 0
    locked: int = 0
    offers: tuple[OfferedClue, ...] = ()
    offers_made: int = 0
    clues: tuple[Clue, ...] = ()
    aloud: tuple[Aloud, ...] = ()
    old_drafts: tuple[OldDraft, ...] = ()
    end_reason: Literal["no-tokens", "agreed"] | None = None
    wildcard_freed: bool = False
    points: tuple[int, ...] = ()
    grade: int = 0

    @property
    def setup(self) -> box.SetupCard:
        return box.setup_card(len(self.company))

    @property
    def deck_data(self) -> box.Deck:
        return box.deck(self.options.deck)

    def card_of(self, source: str) -> int | None:
        """The card at a source on a stand or in the middle now; None if there is no card."""
        kind, number = source[0], source[1:]
        match kind:
            case "p":
                return self.players[int(number)].up
            case "s":
                return self.stands[int(number)].up
            case "b":
                return next((b.card for b in self.bonus if b.number == int(number)), None)
        return None

    def spell(self, sources: tuple[str, ...], wildcard: str | None) -> str:
        """The word that the cards at these sources spell now."""
        return "".join(
            (wildcard or WILD) if source == WILD else self._letter_at(source) for source in sources
        )

    def _letter_at(self, source: str) -> str:
        card = self.card_of(source)
        return "_" if card is None else self.letters[card]

    def seats_from(self, seat: Seat) -> Iterator[Seat]:
        """Every seat once, clockwise, beginning to the left of the given one."""
        count = len(self.company)
        return ((seat + step) % count for step in range(1, count + 1))

"""Only Letter Jam is walked through by rounds: the moments of a game at which somebody decided.

A moment has the state that the player faced. The review looks at it only through the view of the
player, which the rules make.
"""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from parlour.records.record import Record
from parlour.review.types import NOT_FINISHED, ReviewError
from parlour.rules.letterjam import LETTER_JAM, events
from parlour.rules.letterjam.deciding import has_decision
from parlour.rules.letterjam.state import OfferedClue, State
from parlour.rules.letterjam.view_types import View
from parlour.rules.seat import Seat
from parlour.words import Lexicon, UnavailableLexicon

Kind: TypeAlias = Literal["clue", "move-on", "stop", "final"]


class DecisionPoint(Struct, frozen=True):
    """A decision of one seat. ``at`` counts the events before it; ``before`` is the state then."""

    kind: Kind
    at: int
    round: int
    seat: Seat
    before: State

    def view(self) -> View:
        """What the player could know."""
        return LETTER_JAM.view(self.before, self.seat)


class GivenClue(DecisionPoint, frozen=True):
    """The giver drafted the clue. ``table`` is the state at which it was given, with all offers."""

    offer: OfferedClue
    table: State


class OnTheCard(DecisionPoint, frozen=True):
    """A player stayed or moved on. ``right`` is the letter that the card has."""

    moved: bool
    right: str


class Stopped(DecisionPoint, frozen=True):
    """A player wanted to stop, and the table did."""


class LaidOut(DecisionPoint, frozen=True):
    """A player said that their final word is ready."""


class Walk:
    """A replayed game: its moments in their order, the states between its rounds, and its end."""

    def __init__(self, record: Record) -> None:
        """Replay the record; ReviewError if the game is not over."""
        self.moments: list[DecisionPoint] = []
        self.tables: list[State] = []
        """The table before each clue, and before the final words are revealed: what the players
        know changes between them."""
        self.dealt: State | None = None
        """The table before the first clue."""
        self.verdicts: dict[Seat, events.Judged] = {}
        """Whether each final word counts, and who said so."""
        self._drafts: dict[tuple[Seat, int], tuple[int, State]] = {}
        self._decided: dict[Seat, OnTheCard] = {}
        self._stops: dict[Seat, Stopped] = {}
        self._ready: dict[Seat, LaidOut] = {}
        self.end = begun(record)
        for at, event in enumerate(record.events):
            self._meet(at, self.end, event)
            self.end = LETTER_JAM.evolve(self.end, event)
            if self.dealt is None and self.end.phase == "clue":
                self.dealt = self.end
        if not LETTER_JAM.over(self.end):
            raise ReviewError(NOT_FINISHED)
        self.moments.sort(key=lambda moment: moment.at)

    def _meet(self, at: int, before: State, event: object) -> None:
        match event:
            case events.Drafted():
                self._drafts[event.seat, event.draft] = at, before
            case events.ClueGiven():
                self.tables.append(before)
                self.moments.append(self._clue(before, event))
                self._drafts.clear()
                self._stops.clear()
            case events.Decided():
                self._decided[event.seat] = self._on_the_card(at, before, event)
            case events.RoundEnded():
                self.moments += self._decided.values()
                self._decided.clear()
            case events.StopWanted(want=True):
                self._stops[event.seat] = Stopped("stop", at, before.round, event.seat, before)
            case events.StopWanted():
                self._stops.pop(event.seat, None)
            case events.FinalBegan(reason="agreed"):
                self.moments += self._stops.values()
            case events.ReadySaid(ready=True):
                self._ready[event.seat] = LaidOut("final", at, before.round, event.seat, before)
            case events.RevealsBegan():
                self.tables.append(before)
                self.moments += self._ready.values()
            case events.Judged():
                self.verdicts[event.seat] = event

    def _clue(self, before: State, event: events.ClueGiven) -> GivenClue:
        offer = next(offer for offer in before.offers if offer.number == event.offer)
        at, drafting = self._drafts[offer.giver, offer.draft.number]
        return GivenClue("clue", at, before.round, offer.giver, drafting, offer, before)

    @staticmethod
    def _on_the_card(at: int, before: State, event: events.Decided) -> OnTheCard:
        player = before.players[event.seat]
        assert player.up is not None
        right = before.letters[player.up]
        return OnTheCard("move-on", at, before.round, event.seat, before, event.move, right)

    def clues(self) -> Iterator[GivenClue]:
        """The clues in the order in which they were given."""
        return (moment for moment in self.moments if isinstance(moment, GivenClue))


def begun(record: Record) -> State:
    """The state before the first event. If its lexicon is not on this machine, it gets the shipped
    one: views tell of a draft whether its word is listed."""
    state: State = record.header.begin()
    if isinstance(state.lexicon, UnavailableLexicon):
        return replace(state, lexicon=Lexicon.open("parlour"))
    return state


def state_at(record: Record, at: int) -> State:
    """The state after so many events; ReviewError if there are fewer."""
    if not 0 <= at <= len(record.events):
        raise ReviewError(f"This game has {len(record.events)} events, so there is no moment {at}.")
    return LETTER_JAM.fold(begun(record), record.events[:at])


def on_row(state: State, seat: Seat) -> bool:
    """Whether a player has to decide about a card of the row."""
    player = state.players[seat]
    return has_decision(state, player) and not player.on_extra

"""A table: the people around it, what they chose, and the game they play.

Like a game, a table is the fold of its log: see ``table_events`` and ``table_fold``.
"""

from datetime import UTC, datetime
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec.structs import asdict, replace

from parlour.minds.pace import LONGEST_PACE, PACE
from parlour.rules import Company, Person, Rules
from parlour.rules.registry import GAMES
from parlour.rules.seat import PUBLIC, Seat, Viewer
from parlour.rules.value import Value, between

LONGEST_CLOCK = 24 * 3600.0

AnyGame: TypeAlias = Rules[Any, Any, Any]


class TableSettings(Value, frozen=True, forbid_unknown_fields=True):
    """What a table chooses beside the options of its game.

    ``watchers``: whether people without a seat may watch. ``clock``: the seconds that people have
    to act, 0 for no clock. ``pace``: the seconds that a bot pauses before it acts. ``banter``:
    whether bots say a few words now and then. ``call``: a link to a call, for the people at the
    table; empty for none.
    """

    watchers: bool = True
    clock: Annotated[float, between(0, LONGEST_CLOCK)] = 0.0
    pace: Annotated[float, between(0, LONGEST_PACE)] = PACE
    banter: bool = True
    call: str = ""


class SettingsChange(Value, frozen=True, forbid_unknown_fields=True):
    """A change of some settings; those that are None stay as they are."""

    watchers: bool | None = None
    clock: Annotated[float, between(0, LONGEST_CLOCK)] | None = None
    pace: Annotated[float, between(0, LONGEST_PACE)] | None = None
    banter: bool | None = None
    call: str | None = None

    def made_to(self, settings: TableSettings) -> TableSettings:
        """The settings with this change."""
        changes = {name: value for name, value in asdict(self).items() if value is not None}
        return replace(settings, **changes)


class NamedDeal(Value, frozen=True):
    """A deal: all chance of one game. The name is public. The seed is secret like the cards, and
    drawn apart from the name, so that nobody can compute a card from it."""

    name: str
    seed: str


class Holder(Value, frozen=True):
    """The holder of a seat. ``key`` is the hash of a person's key; None for a bot of the table.
    ``mind`` names the bot that plays the seat now: for good, or for a person who is away."""

    name: str
    key: str | None = None
    mind: str | None = None
    played: Seat | None = None
    """The holder's seat in the game under way, or in the last one. Between games seats move up, so
    it may differ. None if the holder came after that game."""
    seen: tuple[str, ...] = ()
    """The names of the deals of this table that the person has seen before, as their device
    says."""
    first: int = 1
    """The number of the first game at this table that the holder played, or will play."""


class Play(Value, frozen=True):
    """A game at the table: its first state, and its state now."""

    number: int
    game: str
    start: Any
    state: Any
    began: int
    """The log number of the event with which the game began."""
    rule_set: str = ""
    changes: dict[str, Any] = msgspec.field(default_factory=dict)
    """What the table had chosen when the game began; it may choose otherwise for the next one."""
    deal: NamedDeal | None = None
    """None in a lesson, and in logs from before deals had names."""
    ended: float | None = None
    """The time in seconds since the epoch at which a given deal was over."""


class SeatPass(Value, frozen=True):
    """A one-time pass, as a hash, with which a seat can be taken to another device."""

    seat: Seat
    key: str
    until: float
    by_host: bool = False
    """Whether the host made it, for a seat that a bot plays."""
    name: str | None = None
    """The only name that the pass is good for, if it answers a seat request."""


class SeatRequest(Value, frozen=True):
    """Somebody without a seat asks for the seat of a bot. ``key`` is the hash of a secret that
    becomes a pass when the table says yes."""

    number: int
    seat: Seat
    name: str
    key: str
    until: float


class SaidLately(Value, frozen=True):
    """A pleasantry that somebody said lately. ``number`` is the log number of the event, and ``at``
    the served time."""

    number: int
    seat: Seat
    said: str
    at: float


class ReplayLead(Value, frozen=True):
    """A person, by the hash of their key, leads the others through the replay of a game at this
    table: where they are, and whose view they show (None: everything)."""

    key: str
    game: int
    step: int
    viewer: Seat | None


SAID_KEPT = 8
"""How many of the latest pleasantries a table shows."""

MOST_REQUESTS = 4
"""How many requests for seats can be open at a table at once."""


class LessonDeal(Value, frozen=True, tag_field="occasion", tag="lesson"):
    """A table where one person learns the game. The lesson prescribes the deal: it is no secret."""


def end_of_day(day: str) -> float:
    """The end of a day in UTC, in seconds since the epoch.

    >>> end_of_day("1970-01-01")
    86400.0
    """
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + 86_400.0


class DayDeal(Value, frozen=True, tag_field="occasion", tag="day"):
    """A table where one person plays the deal of a day, or a team of friends. All chance there
    comes from the seed, which is the same for everybody on that day, and secret like the cards."""

    day: str
    seed: str
    name: str = ""
    """The name of the deal; empty in logs from before deals had names."""
    team: int = 0
    """How many seats there are if friends play together; 0 if one person plays alone."""

    @property
    def ends(self) -> float:
        """The end of the day, in seconds since the epoch."""
        return end_of_day(self.day)


class GivenDeals(Value, frozen=True, tag_field="occasion", tag="deals"):
    """A table that gets deals which other tables get, too: one after the other, for this number of
    seats. ``evening`` is the name of the evening that they belong to, if any."""

    deals: tuple[NamedDeal, ...]
    seats: int
    evening: str | None = None


Occasion: TypeAlias = LessonDeal | DayDeal | GivenDeals


class Table(Value, frozen=True):
    """Everything true about a table."""

    game: str = ""
    rule_set: str = ""
    changes: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: TableSettings = TableSettings()
    holders: tuple[Holder, ...] = ()
    host: Seat = 0
    locked: bool = False
    lent_by: str | None = None
    """The key hash of the host who was away when hosting passed on. They can take it back."""
    passes: tuple[SeatPass, ...] = ()
    requests: tuple[SeatRequest, ...] = ()
    """The latest requests for seats, some of which may have run out."""
    play: Play | None = None
    cut_short: tuple[int, ...] = ()
    """The numbers of the games before the last one that were ended early."""
    deadline: float | None = None
    house_due: float | None = None
    """The served time at which the house acts by itself."""
    said: tuple[SaidLately, ...] = ()
    """The latest pleasantries."""
    banter: tuple[str, ...] = ()
    """What the table's bots have said in the game under way, or in the last one."""
    lead: ReplayLead | None = None
    """Who leads the others through the replay of a finished game; nobody while a game runs."""
    occasion: Occasion | None = None
    """What the table was set up for: a lesson, or deals that are given; None for an ordinary
    table."""
    closed: str | None = None
    """Why the operator has closed the table; None if it is open."""
    rewritten: int = 0
    """The log number of the last ``Rewritten``."""
    seq: int = 0

    @property
    def rules(self) -> AnyGame:
        return GAMES[self.play.game if self.play else self.game]

    @property
    def lender(self) -> Seat | None:
        """The seat of the person who lent hosting and can take it back; None if it is not lent."""
        if self.lent_by is None:
            return None
        return next(seat for seat, holder in enumerate(self.holders) if holder.key == self.lent_by)

    @property
    def playing(self) -> bool:
        """Whether a game is under way."""
        return self.play is not None and not GAMES[self.play.game].over(self.play.state)

    @property
    def alone(self) -> bool:
        """Whether the table is set up for one person."""
        match self.occasion:
            case DayDeal():
                return not self.occasion.team
            case LessonDeal():
                return True
        return False

    @property
    def given(self) -> NamedDeal | None:
        """The deal that is given to the next game; None if a new one is drawn for it."""
        number = self.play.number if self.play else 0
        return self.all_given[number] if number < len(self.all_given) else None

    @property
    def all_given(self) -> tuple[NamedDeal, ...]:
        """All deals that are given at this table."""
        match self.occasion:
            case DayDeal():
                return (NamedDeal(self.occasion.name, self.occasion.seed),)
            case GivenDeals():
                return self.occasion.deals
        return ()

    @property
    def evening(self) -> str | None:
        """The name of the evening that the table takes part in."""
        return self.occasion.evening if isinstance(self.occasion, GivenDeals) else None

    @property
    def keeps_to_itself(self) -> bool:
        """Whether others may play the deals of this table without knowing them, so that nobody
        watches here."""
        if self.occasion is None:
            return False
        return isinstance(self.occasion, DayDeal) or self.evening is not None

    @property
    def deal(self) -> NamedDeal | None:
        """The deal of the game under way, or the one given to the next game, or that of the last
        game."""
        if self.play is None or not self.playing:
            return self.given or (self.play.deal if self.play else None)
        return self.play.deal

    @property
    def given_seats(self) -> int | None:
        """How many seats there are while deals are given; None if the table may choose."""
        if self.given is None and not self.plays_given:
            return None
        match self.occasion:
            case DayDeal(team=seats) | GivenDeals(seats=seats):
                return seats or None
        return None

    @property
    def plays_given(self) -> bool:
        """Whether the game under way has a deal that was given."""
        return self.play is not None and self.playing and self.play.number <= len(self.all_given)

    @property
    def next_number(self) -> int:
        """The number of the game under way, or else of the next one."""
        number = self.play.number if self.play else 0
        return number if self.playing else number + 1

    def has_finished(self, seat: Seat, number: int) -> bool:
        """Whether a seat's holder has played a game that is over to its end. ``number`` is that of
        the game."""
        play = self.play
        now = play is not None and play.number == number and play.state.ended_early
        return self.holders[seat].first <= number and number not in self.cut_short and not now

    def finished_deals(self, seat: Seat) -> tuple[int, ...]:
        """The numbers of the given deals that a seat's holder has played to their end here."""
        given = range(1, len(self.all_given) + 1)
        return tuple(n for n in given if n < self.next_number and self.has_finished(seat, n))

    def came_later(self, seat: Seat, number: int) -> bool:
        """Whether a seat's holder came after a game whose cards others may still play, so that
        they are shown nothing of it."""
        return self.keeps_to_itself and self.holders[seat].first > number

    @property
    def covers_cards(self) -> bool:
        """Whether the last game was ended early, and its cards stay covered: others may still play
        them, and nobody here has finished the deal."""
        play = self.play
        if play is None or not self.keeps_to_itself or not play.state.ended_early:
            return False
        return play.number <= len(self.all_given)

    def looks_unplayed(self, seat: Seat | None) -> bool:
        """Whether the last game is over and its cards are not for the holder of this seat."""
        if seat is None or self.play is None or not self.keeps_to_itself or self.playing:
            return False
        return self.covers_cards or self.came_later(seat, self.play.number)

    def stood_in(self, seat: Seat) -> bool:
        """Whether a bot plays for a person in the game under way."""
        holder = self.holders[seat]
        return self.playing and holder.key is not None and holder.mind is not None

    def viewer(self, seat: Seat) -> Viewer:
        """The viewer that a seat's holder is in the game: a player, or a watcher if they came after
        the game began."""
        played = self.holders[seat].played
        return PUBLIC if played is None else played

    def options(self) -> Any:
        """The options of the next game."""
        return GAMES[self.game].options(self.rule_set, self.changes)

    def company(self) -> Company:
        return Company(
            tuple(Person(holder.name, holder.mind) for holder in self.holders), self.host
        )


Stage: TypeAlias = Literal["lobby", "playing", "over"]


def stage(table: Table) -> Stage:
    if table.play is None:
        return "lobby"
    return "playing" if table.playing else "over"

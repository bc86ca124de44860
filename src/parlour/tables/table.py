"""A table: the people around it, what they chose, and the game they play.

Like a game, a table is the fold of its log: see ``table_events`` and ``table_fold``.
"""

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


class Holder(Value, frozen=True):
    """The holder of a seat. ``key`` is the hash of a person's key; None for a bot of the table.
    ``mind`` names the bot that plays the seat now: for good, or for a person who is away."""

    name: str
    key: str | None = None
    mind: str | None = None
    played: Seat | None = None
    """The holder's seat in the game under way, or in the last one. Between games seats move up, so
    it may differ. None if the holder came after that game."""


class Play(Value, frozen=True):
    """A game at the table: its first state, and its state now."""

    number: int
    game: str
    start: Any
    state: Any
    began: int
    """The log number of the event with which the game began."""


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


class DayDeal(Value, frozen=True, tag_field="occasion", tag="day"):
    """A table where one person plays the deal of a day. All chance there comes from the seed,
    which is the same for everybody on that day, and secret like the cards."""

    day: str
    seed: str


Occasion: TypeAlias = LessonDeal | DayDeal


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
    """The lesson or the daily deal that the table was set up for; None for an ordinary table."""
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

"""A table: the people around it, what they chose, and the game they play.

Like a game, a table is the fold of its log. Its own events are about seats and choices; the
events of the game being played are wrapped in ``Played``. Everything that happens at a table is
in this one log, in order.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from parlour.minds.registry import minds
from parlour.rules import Company, Event, Person, Rules
from parlour.rules.manners import HostPassed, OptionChanged, SeatTaken
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.rules.seat import PUBLIC, Seat, Viewer
from parlour.rules.value import Value, between
from parlour.words import Lexicon

LONGEST_CLOCK = 24 * 3600.0
LONGEST_PACE = 30.0

AnyGame: TypeAlias = Rules[Any, Any, Any]


class Settings(Value, frozen=True, forbid_unknown_fields=True):
    """What a table chooses beside the options of its game.

    ``watchers``: may people without a seat watch. ``clock``: seconds for each wait, 0 for none.
    ``pace``: seconds a bot pauses before it acts, so that people can follow.
    """

    watchers: bool = True
    clock: Annotated[float, between(0, LONGEST_CLOCK)] = 0.0
    pace: Annotated[float, between(0, LONGEST_PACE)] = 1.0


class Holder(Value, frozen=True):
    """Who a seat belongs to. ``key`` is the hash of a person's key; a bot of the table has none.
    ``mind`` is the bot that plays the seat now: for good, or for a person who is away."""

    name: str
    key: str | None = None
    mind: str | None = None
    played: Seat | None = None
    """The holder's seat in the game under way, or in the last one. Between games seats move up and
    people come; who came after a game has none in it."""


class Play(Value, frozen=True):
    """A game at the table: where it started, where it is."""

    number: int
    game: str
    start: Any
    state: Any
    began: int
    """The log's number of the event with which it began."""


class Pass(Value, frozen=True):
    """A one-time pass, as a hash, with which a seat can be taken to another device."""

    seat: Seat
    key: str
    until: float
    by_host: bool = False
    """Whether the host made it, for a seat that a bot plays."""
    name: str | None = None
    """The name to sit down with, where the table said yes to somebody of that name."""


class SeatRequest(Value, frozen=True):
    """Somebody without a seat would like to take one over from a bot of the table. ``key`` is the
    hash of a secret that becomes a pass when the table says yes."""

    number: int
    seat: Seat
    name: str
    key: str
    until: float


MOST_REQUESTS = 4
"""How many requests for seats can be open at a table at once."""


class Lesson(Value, frozen=True, tag_field="occasion", tag="lesson"):
    """A table where one person learns the game: the deal is the lesson's, and no secret."""


class DayDeal(Value, frozen=True, tag_field="occasion", tag="day"):
    """A table where one person plays the deal of a day. All chance there comes from the seed,
    which is the same for everybody on that day, and secret like the cards."""

    day: str
    seed: str


Occasion: TypeAlias = Lesson | DayDeal


class Table(Value, frozen=True):
    """Everything true about a table."""

    game: str = ""
    rule_set: str = ""
    changes: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: Settings = Settings()
    holders: tuple[Holder, ...] = ()
    host: Seat = 0
    locked: bool = False
    lent_by: str | None = None
    """The hash of the key of whoever would host, had they not been away; they can have it back."""
    passes: tuple[Pass, ...] = ()
    requests: tuple[SeatRequest, ...] = ()
    """The latest requests for seats, some of which may have run out."""
    play: Play | None = None
    deadline: float | None = None
    house_due: float | None = None
    """When, in served seconds, the house does what it does by itself."""
    occasion: Occasion | None = None
    """What a table was set up for, if not for an evening with friends."""
    seq: int = 0

    @property
    def rules(self) -> AnyGame:
        return GAMES[self.play.game if self.play else self.game]

    @property
    def lender(self) -> Seat | None:
        """The seat of the person whom hosting comes from and goes back to, if it is lent."""
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
        """As whom the holder of a seat sees the game: as who they are in it, or as a watcher."""
        played = self.holders[seat].played
        return PUBLIC if played is None else played

    def options(self) -> Any:
        """The options of the next game."""
        return GAMES[self.game].options(self.rule_set, self.changes)

    def company(self) -> Company:
        return Company(
            tuple(Person(holder.name, holder.mind) for holder in self.holders), self.host
        )


# Events


class TableEvent(
    Value, frozen=True, tag_field="table", tag=str.lower, forbid_unknown_fields=True, kw_only=True
):
    """Something that happened at a table."""


class Chosen(TableEvent, frozen=True):
    """What is played here, and how. The first event of every table."""

    game: str
    rule_set: str
    changes: dict[str, Any]
    settings: Settings


class Sat(TableEvent, frozen=True):
    """Somebody takes the next seat: a person with the hash of their key, or a bot."""

    name: str
    key: str | None
    mind: str | None


class GotUp(TableEvent, frozen=True):
    """A seat is taken away between games; those behind it move up."""

    seat: Seat


class PassGiven(TableEvent, frozen=True):
    seat: Seat
    key: str
    until: float
    by_host: bool = False
    name: str | None = None


class SeatWanted(TableEvent, frozen=True):
    """Somebody asks for the seat of a bot. The event's own number is the request's."""

    seat: Seat
    name: str
    key: str
    until: float


class RequestClosed(TableEvent, frozen=True):
    """The table has answered a request for a seat; a yes is the pass that comes with it."""

    number: int


class KeyChanged(TableEvent, frozen=True):
    """The seat belongs to another device now, perhaps to another person; without a key, to the bot
    that plays it."""

    seat: Seat
    name: str
    key: str | None


class HostChanged(TableEvent, frozen=True):
    seat: Seat


class HostLent(TableEvent, frozen=True):
    """Hosting has passed on only because this person, who hosted, was away."""

    seat: Seat


class StoodIn(TableEvent, frozen=True):
    """Between games: a bot will play for this person, who is away, unless they are back by then."""

    seat: Seat
    mind: str | None


class LockChanged(TableEvent, frozen=True):
    locked: bool


class SettingsChanged(TableEvent, frozen=True):
    """The host at a seat changes the settings while a game runs."""

    seat: Seat
    settings: Settings


class Dedicated(TableEvent, frozen=True):
    """The table is set up for one person, for good. Comes before the first game or never."""

    occasion: Occasion


class Began(TableEvent, frozen=True):
    """A game begins with the people of this moment and these options. A game that began in the
    first edition of the rules has none here: it is played by what the table had chosen."""

    number: int
    lexicon: str
    options: dict[str, Any] | None = None


class Played(TableEvent, frozen=True):
    """An event of the game, as the game writes it."""

    event: msgspec.Raw


class DeadlineSet(TableEvent, frozen=True):
    """Until when, in served seconds, those whom the game waits for should have acted."""

    at: float | None


class HouseDue(TableEvent, frozen=True):
    """When, in served seconds, the house acts unless somebody else has by then."""

    at: float | None


AnyTableEvent: TypeAlias = (
    Chosen
    | Sat
    | GotUp
    | PassGiven
    | SeatWanted
    | RequestClosed
    | KeyChanged
    | HostChanged
    | HostLent
    | StoodIn
    | LockChanged
    | SettingsChanged
    | Dedicated
    | Began
    | Played
    | DeadlineSet
    | HouseDue
)

_decoder = msgspec.json.Decoder(AnyTableEvent)


def read_event(data: bytes) -> AnyTableEvent:
    event: AnyTableEvent = _decoder.decode(data)
    return event


def write_event(event: TableEvent) -> bytes:
    return msgspec.json.encode(event)


def played(event: Event) -> Played:
    return Played(event=msgspec.Raw(msgspec.json.encode(event)))


# The fold


def evolve(table: Table, event: AnyTableEvent) -> Table:
    """The table after one event."""
    if isinstance(event, Played):
        assert table.play is not None
        game_event = table.rules.read_event(bytes(event.event))
        state = table.rules.evolve(table.play.state, game_event)
        return after_game_events(table, (game_event,), state)
    return replace(_hosted(table, _evolve(table, event)), seq=table.seq + 1)


def _hosted(before: Table, after: Table) -> Table:
    """What follows from who hosts: passes that a host made are void when somebody else hosts, and
    nothing is lent when whoever lent it hosts again or has no seat any more."""

    def host(table: Table) -> str | None:
        return table.holders[table.host].key if table.host < len(table.holders) else None

    if after.passes and host(before) != host(after):
        after = replace(after, passes=tuple(one for one in after.passes if not one.by_host))
    if after.lent_by is not None and (
        after.lent_by == host(after) or after.lent_by not in (h.key for h in after.holders)
    ):
        after = replace(after, lent_by=None)
    return after


def _evolve(table: Table, event: AnyTableEvent) -> Table:
    match event:
        case DeadlineSet():
            return replace(table, deadline=event.at)
        case HouseDue():
            return replace(table, house_due=event.at)
        case Chosen():
            return replace(
                table,
                game=event.game,
                rule_set=event.rule_set,
                changes=event.changes,
                settings=event.settings,
                holders=_who_know(table.holders, event.game),
            )
        case Sat():
            holder = Holder(event.name, event.key, event.mind)
            # The first person at a table that only bots were left at is its host.
            first = event.key is not None and all(other.key is None for other in table.holders)
            host = len(table.holders) if first else table.host
            return replace(table, holders=(*table.holders, holder), host=host)
        case GotUp():
            return _got_up(table, event.seat)
        case PassGiven() | SeatWanted() | RequestClosed() | KeyChanged():
            return _given(table, event)
        case HostChanged():
            return replace(table, host=event.seat)
        case HostLent():
            return replace(table, lent_by=table.holders[event.seat].key)
        case StoodIn():
            holder = replace(table.holders[event.seat], mind=event.mind)
            return with_holder(table, event.seat, holder)
        case LockChanged():
            # A table that is closed to newcomers has nobody waiting at its door.
            requests = () if event.locked else table.requests
            return replace(table, locked=event.locked, requests=requests)
        case SettingsChanged():
            return replace(table, settings=event.settings)
        case Dedicated():
            return replace(table, occasion=event.occasion)
        case Began():
            return _began(table, event)
        case Played():
            raise AssertionError("events of the game are folded by the game")


def _given(table: Table, event: PassGiven | SeatWanted | RequestClosed | KeyChanged) -> Table:
    """A seat is asked for, promised to somebody, or taken over."""
    match event:
        case PassGiven():
            one = Pass(event.seat, event.key, event.until, event.by_host, event.name)
            others = tuple(p for p in table.passes if p.seat != event.seat)
            return replace(table, passes=(*others, one))
        case SeatWanted():
            wanted = SeatRequest(table.seq + 1, event.seat, event.name, event.key, event.until)
            return replace(table, requests=(*table.requests, wanted)[-MOST_REQUESTS:])
        case RequestClosed():
            others_open = tuple(r for r in table.requests if r.number != event.number)
            return replace(table, requests=others_open)
        case KeyChanged():
            before = table.holders[event.seat]
            holder = Holder(
                name=event.name,
                key=event.key,
                mind=before.mind if table.playing else None,
                # Who takes a seat over from a bot of the table was not in a game that is over.
                played=before.played if table.playing or before.key is not None else None,
            )
            # Whoever lent hosting and takes their seat to another device has lent it still.
            lent = event.key if event.key and before.key == table.lent_by else table.lent_by
            return replace(
                with_holder(table, event.seat, holder),
                passes=tuple(p for p in table.passes if p.seat != event.seat),
                requests=tuple(r for r in table.requests if r.seat != event.seat),
                lent_by=lent if table.lent_by is not None else None,
            )


def _who_know(holders: tuple[Holder, ...], game: str) -> tuple[Holder, ...]:
    """The same people; bots that do not know the game make way for one that does."""
    return tuple(
        replace(holder, mind=GAMES[game].stand_in_mind)
        if holder.mind is not None and holder.mind not in minds(game)
        else holder
        for holder in holders
    )


def with_holder(table: Table, seat: Seat, holder: Holder) -> Table:
    holders = (*table.holders[:seat], holder, *table.holders[seat + 1 :])
    return replace(table, holders=holders)


def after_game_events(table: Table, events: Sequence[Event], state: Any) -> Table:
    """The table after events of its game that led to a state; who plays a seat, and who hosts,
    is the game's to say while it runs."""
    assert table.play is not None
    holders, host, passes = table.holders, table.host, table.passes
    changes = table.changes
    for event in events:
        if isinstance(event, SeatTaken):
            mind = event.person.mind
            holders = tuple(
                replace(holder, mind=mind) if seat == event.seat else holder
                for seat, holder in enumerate(holders)
            )
            if mind is None:
                # Who came back gave the seat to nobody, whatever pass the host made meanwhile.
                passes = tuple(one for one in passes if one.seat != event.seat)
            host = state.company.host
        elif isinstance(event, HostPassed):
            host = event.seat
        elif isinstance(event, OptionChanged):
            changes = _with_change(table, changes, event)
    after = replace(
        table,
        play=replace(table.play, state=state),
        holders=holders,
        host=host,
        passes=passes,
        changes=changes,
        seq=table.seq + len(events),
    )
    return _hosted(table, after)


def _with_change(table: Table, changes: dict[str, Any], event: OptionChanged) -> dict[str, Any]:
    """What the table chose, with an option that was changed in the game: it holds on for the next
    one."""
    usual = getattr(GAMES[table.game].rule_sets[table.rule_set], event.option)
    others = {name: value for name, value in changes.items() if name != event.option}
    return others if event.value == usual else {**others, event.option: event.value}


def _got_up(table: Table, seat: Seat) -> Table:
    holders = (*table.holders[:seat], *table.holders[seat + 1 :])
    host = table.host
    if host == seat:
        host = next((s for s, h in enumerate(holders) if h.key is not None), 0)
    elif host > seat:
        host -= 1
    passes, requests = (
        tuple(replace(one, seat=one.seat - (one.seat > seat)) for one in ones if one.seat != seat)
        for ones in (table.passes, table.requests)
    )
    # With nobody left to open it again, nobody could ever come.
    locked = table.locked and any(holder.key is not None for holder in holders)
    return replace(
        table, holders=holders, host=host, passes=passes, requests=requests, locked=locked
    )


def _began(table: Table, event: Began) -> Table:
    game = GAMES[table.game]
    # Persons whose seats were played by a bot are back at the table for the next game.
    holders = tuple(
        replace(holder, mind=None if holder.key is not None else holder.mind, played=seat)
        for seat, holder in enumerate(table.holders)
    )
    # They play themselves again, so nobody else has a seat of theirs to give.
    passes = tuple(p for p in table.passes if not p.by_host or holders[p.seat].key is None)
    table = replace(table, holders=holders, passes=passes)
    if event.options is None:
        options = game.options(table.rule_set, table.changes, edition=1)
    else:
        options = game.read_options(event.options)
    start = game.begin(options, table.company(), Lexicon.by_id(event.lexicon))
    if isinstance(start, Refusal):
        raise ValueError(f"the log begins a game that cannot be: {start.sentence}")
    return replace(
        table,
        play=Play(
            number=event.number, game=table.game, start=start, state=start, began=table.seq + 1
        ),
        deadline=None,
        house_due=None,
    )


Stage: TypeAlias = Literal["lobby", "playing", "over"]


def stage(table: Table) -> Stage:
    if table.play is None:
        return "lobby"
    return "playing" if table.playing else "over"

"""A table as one viewer sees it: seats, requests, choices and times, but not the game."""

from collections.abc import Set
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from parlour.minds.characters import character_of
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Seat
from parlour.rules.value import Value
from parlour.tables.pleasantries import pleasantry
from parlour.tables.presence import Present
from parlour.tables.seat_requests import open_requests
from parlour.tables.seats import most_seats
from parlour.tables.table import (
    DayDeal,
    GivenDeals,
    LessonDeal,
    SeatRequest,
    Stage,
    Table,
    TableSettings,
    stage,
)


class SeatView(Value, frozen=True):
    """A seat: its holder, whether a bot plays it now, whether its person is connected."""

    name: str
    person: bool
    mind: str | None
    connected: bool
    character: str
    """What a bot of the table is like, in a few words; empty for people."""


class SaidView(Value, frozen=True):
    """A pleasantry that somebody said lately. ``picture`` names the drawing of a reaction, else it
    is empty."""

    number: int
    seat: Seat
    text: str
    picture: str


class RequestView(Value, frozen=True):
    """Somebody who would like a bot's seat."""

    number: int
    name: str
    seat: Seat


class LeadView(Value, frozen=True):
    """Somebody leads the others through a finished game. ``seat`` is theirs at the table, and
    ``viewer`` the seat in that game whose view they show, or null for everything."""

    seat: Seat
    game: int
    step: int
    viewer: Seat | None


class TableView(Value, frozen=True):
    """Everything about a table that is not the game itself. It never contains cards."""

    code: str
    stage: Stage
    seat: Seat | None
    seats: tuple[SeatView, ...]
    most_seats: int
    host: Seat
    lent_by: Seat | None
    """The seat of the person who hosted until they were away, and can take hosting back."""
    absent: tuple[Seat, ...]
    """The seats of people who are away: anybody may hand them to a bot."""
    requests: tuple[RequestView, ...]
    """The seat requests that wait for an answer."""
    said: tuple[SaidView, ...]
    """The latest pleasantries, oldest first."""
    locked: bool
    watchers: int
    game: str
    """The game that is played now, or next."""
    played: str | None
    """The game that the view shows: the one under way, or the last one."""
    rule_set: str
    options: dict[str, Any]
    settings: TableSettings
    number: int
    lead: LeadView | None
    """Who leads the replay of a finished game, and where they are; null if nobody does."""
    overdue: tuple[Seat, ...]
    time_left: float | None
    house_left: float | None
    """Seconds until the house acts by itself, for example to end the time for challenges."""
    occasion: Literal["lesson", "day", "deals"] | None
    """What the table was set up for: a lesson, the deal of a day, or deals that other tables play,
    too; null for an ordinary table."""
    alone: bool
    """Whether the table is set up for one person."""
    day: str | None
    """The day whose deal is played here."""
    deal: str | None
    """The name of the deal of the game under way; between games, of the one that is given to the
    next game, or else of the last game."""
    given: int
    """How many deals are given at this table, one to each of its first games."""
    given_seats: int | None
    """For how many seats the given deals are; null if the table may choose. Bots take the seats
    that are empty when a game starts."""
    evening: str | None
    """The evening that the table takes part in."""
    points: int | None
    """What the viewer scored in the game that is over; null before the end, for watchers, and in a
    game that was ended early."""
    covered: str | None = None
    """The game that was ended early last, if others may still play its deal: its cards stay
    covered, and the table waits for the next game. Else null."""


def table_view(
    code: str,
    table: Table,
    present: Present,
    served: float,
    memo: Memo,
    away: Set[str] = frozenset(),
) -> TableView:
    """What a watcher sees of the table now. ``away`` are the hashes of the keys of those who have
    been gone for long."""
    now, requests = stage(table), open_requests(table, served)
    made = (code, table, now, present, served, away, requests)
    if table.deadline is not None or table.house_due is not None:
        # Time runs, so there is nothing to remember by.
        return _table_view(*made)
    made_of = (
        *(table.game, table.rule_set, table.changes, table.settings, table.holders, table.host),
        *(table.locked, table.play and table.play.start, table.occasion, now, present),
        *(table.play and table.play.deal,),
        *(table.said, table.lead, table.play and table.play.state.options),
        *(table.lent_by, away, requests),
    )
    return memo.recall("table view", made_of, _table_view, *made)


class TableJson:
    """What each viewer sees of the table, as JSON: what a watcher sees, and three fields of their
    own. Each is encoded once, until something of it changes."""

    __slots__ = ("_of", "_shared", "_table")

    def __init__(self, shared: TableView, table: Table) -> None:
        self._shared = shared
        self._table = table
        self._of: dict[Seat | None, bytes] = {}

    def of(self, viewer: Seat | None) -> bytes:
        found = self._of.get(viewer)
        if found is None:
            own = self._shared
            if viewer is not None:
                points = _points(self._table, own.stage, viewer)
                own = replace(own, seat=viewer, points=points, settings=self._table.settings)
                if self._table.looks_unplayed(viewer):
                    # They may not see the last game. To them, the table waits for the next one.
                    own = replace(own, stage="lobby", played=None, points=None, lead=None, said=())
                    if self._table.covers_cards:
                        own = replace(own, covered=self._shared.played)
            found = self._of[viewer] = msgspec.json.encode(own)
        return found


def table_json(shared: TableView, table: Table, memo: Memo) -> TableJson:
    """What every viewer sees of the table. ``shared`` is what a watcher sees."""
    # Points show when the game is over, and depend on who played it.
    scored = table.play and table.play.state if shared.stage == "over" else None
    made_of = (shared, table.settings, table.holders, scored)
    return memo.recall("table as JSON", made_of, TableJson, shared, table)


def _table_view(
    code: str,
    table: Table,
    now: Stage,
    present: Present,
    served: float,
    away: Set[str],
    requests: tuple[SeatRequest, ...],
) -> TableView:
    options = table.play.state.options if table.play and table.playing else table.options()
    assert not isinstance(options, Refusal), "a table's choices were checked when they were made"
    waiting = table.rules.waiting_for(table.play.state) if table.play and table.playing else ()
    time_left = None if table.deadline is None or not waiting else table.deadline - served
    house_left = None if table.house_due is None else table.house_due - served
    return TableView(
        code=code,
        stage=now,
        seat=None,
        seats=tuple(
            SeatView(
                name=holder.name,
                person=holder.key is not None,
                # Between games, a person who is connected will play the next game themselves.
                mind=None
                if now != "playing" and holder.key is not None and seat in present.seats
                else holder.mind,
                connected=seat in present.seats,
                character="" if holder.key is not None else character_of(holder.name).about,
            )
            for seat, holder in enumerate(table.holders)
        ),
        most_seats=most_seats(table),
        host=table.host,
        lent_by=table.lender,
        absent=tuple(seat for seat, holder in enumerate(table.holders) if holder.key in away),
        requests=tuple(RequestView(one.number, one.name, one.seat) for one in requests),
        said=_said(table),
        locked=table.locked,
        watchers=present.watchers,
        game=table.game,
        played=table.play.game if table.play else None,
        rule_set=table.rule_set,
        options=msgspec.to_builtins(options),
        # A link to a call is for the people at the table.
        settings=replace(table.settings, call=""),
        number=table.play.number if table.play else 0,
        lead=_lead(table),
        overdue=waiting if time_left is not None and time_left <= 0 else (),
        time_left=None if time_left is None else max(0.0, round(time_left, 1)),
        house_left=None if house_left is None else max(0.0, round(house_left, 1)),
        occasion=_occasion(table),
        alone=table.alone,
        day=table.occasion.day if isinstance(table.occasion, DayDeal) else None,
        deal=table.deal.name or None if table.deal else None,
        given=len(table.all_given),
        given_seats=table.given_seats,
        evening=table.evening,
        points=None,
    )


def _lead(table: Table) -> LeadView | None:
    lead = table.lead
    if lead is None:
        return None
    seat = next(seat for seat, holder in enumerate(table.holders) if holder.key == lead.key)
    return LeadView(seat, lead.game, lead.step, lead.viewer)


def _said(table: Table) -> tuple[SaidView, ...]:
    known = ((one, pleasantry(table.game, one.said)) for one in table.said)
    return tuple(
        SaidView(one.number, one.seat, what.text, what.picture)
        for one, what in known
        if what is not None and one.seat < len(table.holders)
    )


def _points(table: Table, now: Stage, viewer: Seat | None) -> int | None:
    if table.play is None or now != "over" or table.play.state.ended_early or viewer is None:
        return None
    played = table.holders[viewer].played
    return None if played is None else table.rules.score(table.play.state, played)


def _occasion(table: Table) -> Literal["lesson", "day", "deals"] | None:
    match table.occasion:
        case LessonDeal():
            return "lesson"
        case DayDeal():
            return "day"
        case GivenDeals():
            return "deals"
        case None:
            return None

"""A finished game again: what a viewer of a replay is sent, made from its record alone.

A step of a replay is an update, like those of a live table, so that the same client shows both. The
functions run in a worker process, which reads a record once and keeps what it made of it.
"""

from functools import lru_cache
from typing import Any

import msgspec

from parlour.records import EVERYTHING, RecordError, Replay, read
from parlour.records.replay import ChapterStart, ReplayViewer
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.value import Value
from parlour.tables.table import TableSettings
from parlour.tables.table_view import SeatView, TableView
from parlour.tables.update import Update
from parlour.words import LexiconError

REPLAYS_KEPT = 16
"""How many replays a worker process keeps."""

NO_STEP = illegal("no-step", "This game has no such step.")
NO_SEAT = illegal("no-such-seat", "Nobody sat there in this game.")
_NO_WORDS = illegal("no-word-list", "This game was played with a word list that is not here.")


class ReplayOutline(Value, frozen=True):
    """A replay as one viewer could follow it: a seat, or everything (null). ``lines`` has a log
    line for each step from 1 on, or null where this viewer was told nothing. The steps are those
    from ``first`` to ``last``."""

    game: str
    title: str
    names: tuple[str, ...]
    """The names of the players when the game began, by seat."""
    seat: int | None
    over: bool
    """Whether the game was played to an end: a record may stop before it."""
    first: int
    last: int
    chapters: tuple[ChapterStart, ...]
    lines: tuple[str | None, ...]
    deal: str | None
    """The name of the deal, so that a device knows whose cards it has seen; null if the game has
    none, or comes from a file."""


def outline(record: str, seat: int | None, deal: str | None = None) -> bytes | Refusal:
    """Runs in a worker process: the outline of the replay of a record, as JSON. ``deal`` is the
    name of its deal."""
    shown = _shown(record, seat)
    if isinstance(shown, Refusal):
        return shown
    made, viewer = shown
    try:
        lines = made.lines(viewer)
    except LexiconError:
        return _NO_WORDS
    return msgspec.json.encode(
        ReplayOutline(
            game=made.rules.name,
            title=made.rules.title,
            names=made.names,
            seat=seat,
            over=made.over,
            first=made.first,
            last=made.last,
            chapters=made.chapters,
            lines=lines,
            deal=deal,
        )
    )


def step(record: str, number: int, seat: int | None, code: str, game: int) -> bytes | Refusal:
    """Runs in a worker process: one step of the replay of a record, as the JSON of an update. It
    has the view in words, too. ``code`` and ``game`` are the table and the number of its game."""
    shown = _shown(record, seat)
    if isinstance(shown, Refusal):
        return shown
    made, viewer = shown
    if not made.first <= number <= made.last:
        return NO_STEP
    try:
        view = made.view(number, viewer)
        line = made.lines(viewer)[number - 1] if number else None
    except LexiconError:
        return _NO_WORDS
    return msgspec.json.encode(
        Update(
            seq=number,
            table=past_table(made, number, code, game),
            view=view,
            lines=() if line is None else (line,),
            words=made.rules.text(view),
            advice=None,
        )
    )


def _shown(record: str, seat: int | None) -> tuple[Replay, ReplayViewer] | Refusal:
    """The replay of a record, and the viewer that a seat is in it."""
    made = replay_of(record)
    if isinstance(made, Replay):
        if seat is None:
            return made, EVERYTHING
        return (made, seat) if 0 <= seat < len(made.names) else NO_SEAT
    return made


@lru_cache(REPLAYS_KEPT)
def replay_of(record: str) -> Replay | Refusal:
    """The replay of a record; a refusal if it cannot be read."""
    try:
        return Replay(read(record))
    except RecordError as error:
        return illegal("bad-record", f"This record cannot be read. {error}")


def past_table(made: Replay, number: int, code: str, game: int) -> TableView:
    """The table at a step: everybody is there, and no clock runs."""
    state: Any = made.state(number)
    company = state.company
    return TableView(
        code=code,
        stage="over" if made.rules.over(state) else "playing",
        seat=None,
        seats=tuple(
            SeatView(
                name=person.name,
                person=person.mind is None,
                mind=person.mind,
                connected=True,
                character="",
            )
            for person in company.persons
        ),
        most_seats=max(made.rules.seats),
        host=company.host,
        lent_by=None,
        absent=(),
        requests=(),
        said=(),
        locked=False,
        watchers=0,
        game=made.rules.name,
        played=made.rules.name,
        rule_set=made.header.rule_set,
        options=msgspec.to_builtins(state.options),
        settings=TableSettings(),
        number=game,
        lead=None,
        overdue=(),
        time_left=None,
        house_left=None,
        occasion=None,
        alone=False,
        deal=None,
        given=0,
        given_seats=None,
        evening=None,
        day=None,
        points=None,
    )

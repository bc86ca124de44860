"""Writes whole games into a store as a table's log, so that a test can start anywhere in them."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import time
from typing import Any

import msgspec

from parlour.lab.random_play import GameHistory, random_story
from parlour.rules import Event, gather
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.tables.keys import hash_key
from parlour.tables.service import Tables
from parlour.tables.store import Appended, Batch, LogChange, Store
from parlour.tables.table import TableSettings
from parlour.tables.table_events import Began, Chosen, Sat, TableEvent, played, write_event
from parlour.words import Lexicon
from tests.web.guests import BOTS_REST

NAMES = ("Lisa", "Paul", "Marta", "Ada Byron", "Émile", "Zoë", "Quentin", "Ines")


def key_of(seat: int) -> str:
    """The key of a seat at a written table."""
    return f"the-key-of-seat-{seat}"


def tell(
    game: str, seats: int, seed: int, rule_set: str | None = None, **changes: object
) -> GameHistory[Any]:
    """A random game of people."""
    rules = GAMES[game]
    options = rules.options(rule_set, changes)
    assert not isinstance(options, Refusal), options.sentence
    lexicon = Lexicon.open(options.lexicon)
    return random_story(rules, options, gather(NAMES[:seats]), lexicon, Random(seed))


def opening(
    game: str,
    seats: int,
    rule_set: str | None = None,
    changes: Mapping[str, object] | None = None,
    settings: TableSettings | None = None,
    keys: Callable[[int], str] = key_of,
) -> list[TableEvent]:
    """The events of a table until its first game begins."""
    rules = GAMES[game]
    rule_set = rule_set or next(iter(rules.rule_sets))
    options = rules.options(rule_set, changes or {})
    assert not isinstance(options, Refusal), options.sentence
    chosen = Chosen(
        game=game,
        rule_set=rule_set,
        changes=dict(changes or {}),
        settings=settings or TableSettings(pace=BOTS_REST),
    )
    people = [
        Sat(name=name, key=hash_key(keys(seat)), mind=None)
        for seat, name in enumerate(NAMES[:seats])
    ]
    lexicon = Lexicon.open(options.lexicon).id
    began = Began(number=1, lexicon=lexicon, options=msgspec.to_builtins(options))
    return [chosen, *people, began]


async def write_down(
    store: Store,
    code: str,
    before: Sequence[TableEvent],
    events: Sequence[Event],
    after: Sequence[TableEvent] = (),
) -> None:
    """A new table with this log."""
    log = [*before, *(played(event) for event in events), *after]
    events_of_log = tuple(write_event(event) for event in log)
    await store.append(Batch(code, 0, events_of_log, touched=time()))


async def go_on(tables: Tables, code: str, events: Sequence[Event]) -> None:
    """Appends more of a game, as another process would, and notifies this one."""
    live = await tables.find(code)
    assert live is not None
    log = tuple(write_event(played(event)) for event in events)
    outcome = await tables.store.append(Batch(code, live.table.seq, log))
    assert isinstance(outcome, Appended)
    await tables.changed(LogChange(code, outcome.seq))

"""Replays a record."""

from collections.abc import Iterable, Iterator
from typing import Any

from parlour.records.record import Record
from parlour.rules.base import Event
from parlour.words import Lexicon


def replay(record: Record, lexicons: Iterable[Lexicon] = ()) -> Iterator[tuple[Any, Event]]:
    """Every event of a record with the state after it; ``record.header.begin`` gives the first
    state.

    A replay judges no words, so it works without the lexicon of the game.
    """
    rules, state = record.header.rules, record.header.begin(lexicons)
    for event in record.events:
        state = rules.evolve(state, event)
        yield state, event

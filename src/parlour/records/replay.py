"""Playing a record again."""

from collections.abc import Iterable, Iterator
from typing import Any

from parlour.records.record import Record
from parlour.rules.base import Event
from parlour.words import Lexicon


def replay(record: Record, lexicons: Iterable[Lexicon] = ()) -> Iterator[tuple[Any, Event]]:
    """Every event of a record with the state after it. ``record.header.begin`` is the one before.

    Nothing is judged anew, so the lexicon the game was played with need not be on this machine.
    """
    rules, state = record.header.rules, record.header.begin(lexicons)
    for event in record.events:
        state = rules.evolve(state, event)
        yield state, event

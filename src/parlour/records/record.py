"""A record: a game written down, as a header (players, rules, lexicon) and all its events."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from parlour.rules.base import EDITION, Event, Options, State
from parlour.rules.company import Company, Person
from parlour.rules.refusal import Refusal
from parlour.rules.registry import AnyGame, game
from parlour.rules.seat import Seat
from parlour.words import Lexicon


class RecordError(ValueError):
    """An error in a record: one sentence for people, and the line (None if it is in no line)."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"Line {line}: {reason}")
        self.reason = reason
        self.line = line


class Header(Struct, frozen=True):
    """Everything chosen before the deal. ``lexicon`` is a lexicon's id, ``version`` the edition of
    the rule set."""

    game: str
    rule_set: str
    options: Options
    lexicon: str
    persons: tuple[Person, ...]
    host: Seat = 0
    version: int = EDITION

    def begin(self, lexicons: Iterable[Lexicon] = ()) -> Any:
        """The state before the first event.

        The lexicon is looked up among the built-in ones and ``lexicons``. A game can be replayed
        without it: only judging words needs it.
        """
        state = self.rules.begin(
            self.options,
            Company(self.persons, self.host),
            Lexicon.by_id(self.lexicon, lexicons),
        )
        if isinstance(state, Refusal):
            raise RecordError(state.sentence)
        return state

    @property
    def rules(self) -> AnyGame:
        return game(self.game)


class Record(Struct, frozen=True):
    """A header and the events after it, of a running or a finished game.

    >>> from parlour.rules import gather
    >>> from parlour.rules.letterjam import LETTER_JAM, Options
    >>> from parlour.words import Lexicon
    >>> start = LETTER_JAM.begin(
    ...     Options(length=4), gather(["Lisa", "Paul"]), Lexicon.open("parlour")
    ... )
    >>> Record.of(LETTER_JAM, start, []).header.rule_set
    'rulebook'
    """

    header: Header
    events: tuple[Event, ...]

    @classmethod
    def of(cls, rules: AnyGame, start: State, events: Iterable[Event]) -> "Record":
        """The record of a game that began in this state and had these events.

        The header names the rule set that needs the fewest changed options.
        """
        if start.company.remarks:
            raise RecordError("A record begins before anything is said.")
        header = Header(
            game=rules.name,
            rule_set=_nearest_rule_set(rules, start.options),
            options=start.options,
            lexicon=start.lexicon.id,
            persons=start.company.persons,
            host=start.company.host,
        )
        return cls(header, tuple(events))


def _nearest_rule_set(rules: AnyGame, options: Options) -> str:
    return min(rules.rule_sets, key=lambda name: len(changes(rules.rule_sets[name], options)))


def changes(rule_set: Options, options: Options) -> dict[str, Any]:
    """The options that differ from those of a rule set, as plain values."""
    usual: dict[str, Any] = msgspec.to_builtins(rule_set)
    chosen: dict[str, Any] = msgspec.to_builtins(options)
    return {name: value for name, value in chosen.items() if value != usual[name]}

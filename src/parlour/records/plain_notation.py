"""The notation of a game that has none of its own: each event with its fields, as they are.

``Lisa said: word "COLD".`` is the event ``said`` of the seat that Lisa holds, with one more field.
A plain record holds the whole game and can be read aloud. It does not prove that what it tells
could have happened: only a game's own notation knows the rules.
"""

import json
from typing import Any, TypeAlias

import msgspec

from parlour.records import manners
from parlour.records.codecs import SEAT, write_name
from parlour.records.notation import Fields, Notation, Template, Vocabulary
from parlour.records.scanner import Misread, Scanner
from parlour.rules.base import Event, Rules, State
from parlour.rules.manners import EVENTS as MANNERS

AnyRules: TypeAlias = Rules[Any, Any, Any]

_json = json.JSONDecoder()


class ValueCodec:
    """A field of any type, as JSON."""

    early = False

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def write(self, value: Any, state: State, fields: Fields) -> str:
        return msgspec.json.encode(value).decode()

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Any:
        at = scanner.at
        try:
            plain, scanner.at = _json.raw_decode(scanner.text, at)
            return msgspec.convert(plain, self.kind)
        except (ValueError, RecursionError):
            raise Misread(f"A value should stand where it says {scanner.excerpt()}.", at) from None


def plain_notation(rules: AnyRules) -> Notation:
    """The notation for any game: made from its events, its phases and its scores."""
    phases = {phase: f"in the phase {phase!r}" for phase in rules.not_now}
    own = (event for event in rules.events if event not in MANNERS)
    return Notation(
        [*(_template(rules, event) for event in own), *manners.templates(phases)],
        phases,
        lambda state: _result(rules, state),
    )


def _template(rules: AnyRules, event: type[Event]) -> Template:
    vocabulary: Vocabulary = {
        field.name: SEAT if field.name == "seat" else ValueCodec(field.type)
        for field in msgspec.structs.fields(event)
    }
    what = str(event.__struct_config__.tag).replace("-", " ")
    begins = f"{{seat}} {what}" if "seat" in vocabulary else what.capitalize()
    values = [f"{name.replace('_', ' ')} {{{name}}}" for name in vocabulary if name != "seat"]
    text = f"{begins}: {', '.join(values)}." if values else f"{begins}."

    def check(state: Any, fields: Fields) -> None:
        try:
            rules.evolve(state, event(**fields))
        except Exception:
            # The game folds only what its verbs make; whatever else a record tells may fail in any
            # way, and is the record's fault.
            raise Misread("This cannot happen here.") from None

    return Template(event, text, tuple(rules.not_now), vocabulary, check)


def _result(rules: AnyRules, state: Any) -> str:
    """Everybody's points. Which of them win is for the game's own notation to say."""
    names = (write_name(person.name) for person in state.company.persons)
    return ", ".join(f"{name} {rules.score(state, seat)}" for seat, name in enumerate(names))

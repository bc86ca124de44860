"""A tiny template engine: one template per kind of event, for both writing and reading.

A template is text with fields in braces. ``{seat}`` is the event's field of that name, written
and read by the codec of that name; ``{card:place}`` is the field ``card`` with the codec
``place``; ``{cards+wildcard}`` is two fields that share one codec; ``{=word}`` is a fact that
follows from the state and the fields before it: it is written for people, and a line that states
it wrongly is refused.

Reading is deterministic: codecs parse from left to right without backtracking, and a line is
accepted only if writing the parsed event gives the same line.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeAlias, cast

from msgspec import Struct

from parlour.records.scanner import NAME, Misread, Scanner
from parlour.rules.base import Event, State

Fields: TypeAlias = Mapping[str, Any]
Fact: TypeAlias = Callable[[Any, Fields], str]
"""A text that follows from the state and the fields of an event; raises Misread if it cannot."""
Check: TypeAlias = Callable[[Any, Fields], None]
"""Raises Misread if an event with these fields cannot happen in this state."""


class Codec(Protocol):
    """Writes and reads one value. An ``early`` codec needs no state: names and set phrases."""

    early: bool

    def write(self, value: Any, state: Any, fields: Fields) -> str: ...

    def read(self, scanner: Scanner, state: Any, fields: Fields) -> Any: ...


class _Literal(Struct, frozen=True):
    text: str


class _Value(Struct, frozen=True):
    names: tuple[str, ...]
    codec: Any


class _Stated(Struct, frozen=True):
    fact: Fact


_Part: TypeAlias = _Literal | _Value | _Stated
Vocabulary: TypeAlias = Mapping[str, Codec | Fact]
"""The codecs and facts that a game's templates name."""


class Template:
    """The sentence for one kind of event, and the phases in which it can happen.

    ``check`` raises Misread if the event cannot happen although each field is valid by itself.
    """

    def __init__(
        self,
        event: type[Event],
        text: str,
        phases: Collection[str],
        vocabulary: Vocabulary,
        check: Check | None = None,
    ) -> None:
        self.event = event
        self.phases = phases
        self.check = check
        self.parts = tuple(_parts(text, vocabulary))
        held = [n for part in self.parts if isinstance(part, _Value) for n in part.names]
        if sorted(held) != sorted(event.__struct_fields__):
            raise TypeError(f"the template of {event.__name__} does not hold its fields: {text}")
        if not text.startswith("{seat}") and text.startswith("{"):
            raise TypeError(f"a sentence begins with words or with {{seat}}: {text}")

    def write(self, state: State, event: Event) -> str:
        """The sentence for an event that is about to happen in this state."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        return "".join(_write(part, state, fields) for part in self.parts)

    def read(self, line: str, state: State, phase: str, now: str) -> Event:
        """Parse this sentence to an event; Misread has the position of the error."""
        scanner = Scanner(line)
        try:
            return self._read(scanner, state, phase, now)
        except Misread as misread:
            if misread.at is None:
                misread.at = scanner.at
            raise

    def _read(self, scanner: Scanner, state: State, phase: str, now: str) -> Event:
        fields: dict[str, Any] = {}
        for part in self.parts:
            if phase not in self.phases and not _early(part):
                break
            _read(part, scanner, state, fields)
        if phase not in self.phases:
            raise Misread(f"This cannot happen {now}.")
        scanner.finish()
        if self.check:
            self.check(state, fields)
        event = self.event(**fields)
        written = self.write(state, event)
        if written != scanner.text:
            raise Misread(f"The line should read: {written}")
        return event


def _parts(text: str, vocabulary: Vocabulary) -> Iterator[_Part]:
    for piece in re.split(r"(\{[^}]*\})", text):
        inside = piece[1:-1]
        if not piece.startswith("{"):
            if piece:
                yield _Literal(piece)
        elif inside.startswith("="):
            yield _Stated(cast(Fact, vocabulary[inside[1:]]))
        else:
            names, _, codec = inside.partition(":")
            yield _Value(tuple(names.split("+")), vocabulary[codec or names])


def _early(part: _Part) -> bool:
    return isinstance(part, _Literal) or (isinstance(part, _Value) and part.codec.early)


def _write(part: _Part, state: State, fields: Fields) -> str:
    match part:
        case _Literal():
            return part.text
        case _Stated():
            return part.fact(state, fields)
        case _Value():
            values = tuple(fields[name] for name in part.names)
            value = values if len(values) > 1 else values[0]
            return str(part.codec.write(value, state, fields))


def _read(part: _Part, scanner: Scanner, state: State, fields: dict[str, Any]) -> None:
    match part:
        case _Literal():
            scanner.skip(part.text)
        case _Stated():
            true = part.fact(state, fields)
            if not scanner.sees(true):
                raise Misread(f"It says {scanner.excerpt()} where {true!r} is true.")
            scanner.skip(true)
        case _Value():
            value = part.codec.read(scanner, state, fields)
            values = value if len(part.names) > 1 else (value,)
            fields.update(zip(part.names, values, strict=True))


class Notation:
    """The notation of one game: its templates, phases and result.

    ``phases`` describes each phase of the game for error messages ("before the deal").
    ``result`` is the text of the last line for a game that did not end early.
    """

    def __init__(
        self,
        templates: Iterable[Template],
        phases: Mapping[str, str],
        result: Callable[[Any], str],
    ) -> None:
        self.templates = {template.event: template for template in templates}
        self.phases = phases
        self._result = result

    def result(self, state: Any) -> str:
        """The result of a finished game."""
        return "ended early" if state.ended_early else self._result(state)

    def write(self, state: State, event: Event) -> str:
        """The sentence for an event that is about to happen in this state."""
        return self.templates[type(event)].write(state, event)

    def read(self, state: Any, line: str) -> Event:
        """Parse a sentence to an event; raises Misread with the likeliest reason.

        If no template fits, the reason comes from the template that parsed the longest prefix.
        """
        for template in self._opening(line):
            try:
                return template.read(line, state, state.phase, self.phases[state.phase])
            except Misread:
                continue
        raise max(
            self._misreads(line, state), key=lambda misread: (misread.at or 0, not misread.vague)
        )

    def _opening(self, line: str) -> Iterator[Template]:
        """The templates whose opening matches this line: words, or a name and then words."""
        name = re.match(NAME, line)
        for template in self.templates.values():
            match template.parts:
                case [_Literal(text=text), *_]:
                    fits = line.startswith(text)
                case [_Value(), _Literal(text=text), *_]:
                    fits = name is not None and line.startswith(text, name.end())
                case _:
                    fits = True
            if fits:
                yield template

    def _misreads(self, line: str, state: Any) -> Iterator[Misread]:
        for template in self.templates.values():
            try:
                template.read(line, state, state.phase, self.phases[state.phase])
            except Misread as misread:
                yield misread

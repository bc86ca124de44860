"""The header of a record: version, game, rules, options, lexicon and seats, one per line.

Options are written as people say them: ``option strict share: yes``, ``option lengths: 4, 5``.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NoReturn

import msgspec

from parlour.records.codecs import read_number, read_person, read_word, write_person, write_word
from parlour.records.record import Header, RecordError, changes
from parlour.records.scanner import Misread, Scanner
from parlour.rules.base import EDITION, Options
from parlour.rules.company import Person, company_objection
from parlour.rules.refusal import Refusal
from parlour.rules.registry import AnyGame, UnknownGameError, game
from parlour.rules.seat import Seat
from parlour.words import LexiconError, UnavailableLexicon

FIRST_LINES = {f"Parlour record {version}": version for version in range(1, EDITION + 1)}
"""The first line of a record to its version. A version is an edition of the rules, which fixes the
values of options that the header does not name."""
MOST_LINES = 100
HOST = " (host)"


def write_header(header: Header) -> Iterator[str]:
    """The lines of a header, without the blank line that ends it."""
    yield f"Parlour record {header.version}"
    yield f"game: {header.game}"
    yield f"rules: {header.rule_set}"
    rule_sets = header.rules.rule_sets_of(header.version)
    for name, value in changes(rule_sets[header.rule_set], header.options).items():
        yield f"option {name.replace('_', ' ')}: {write_value(value)}"
    yield f"lexicon: {header.lexicon}"
    for seat, person in enumerate(header.persons):
        yield f"seat: {write_person(person)}{HOST if seat == header.host else ''}"


def read_header(lines: Sequence[str]) -> Header:
    """Parse the header in these lines; RecordError counts lines from 1."""
    return _Reading(lines).header()


def read_first_line(line: str) -> int:
    """The version in the first line of a record; RecordError if this program cannot read it."""
    if line in FIRST_LINES:
        return FIRST_LINES[line]
    version = line.removeprefix("Parlour record ")
    if version != line and version.isascii() and version.isdigit() and len(version) < 9:
        raise RecordError(
            f"This record is of version {version}; versions up to {EDITION} are read here.", 1
        )
    newest = list(FIRST_LINES)[-1]
    raise RecordError(f"This is no record: its first line should be {newest!r}.", 1)


class _Reading:
    """Parses the lines of a header in their fixed order."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.at = 0

    def header(self) -> Header:
        self.version = read_first_line(self.lines[0])
        self.at = 1
        try:
            rules = game(self._value("game"))
        except UnknownGameError as error:
            self._fail(str(error))
        rule_set = self._value("rules")
        options = self._options(rules, rule_set)
        lexicon = self._lexicon()
        persons, host = self._company()
        if self.at < len(self.lines):
            self.at += 1
            self._fail("Only seats can stand here, and a blank line after the last one.")
        header = Header(rules.name, rule_set, options, lexicon, persons, host, self.version)
        try:
            header.begin()
        except RecordError as error:
            self._fail(error.reason)
        self._check_wording(header)
        return header

    def _value(self, key: str) -> str:
        """The text after the key, with which the next line must begin."""
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        self.at += 1
        if not line.startswith(f"{key}: "):
            self._fail(f"This line should begin with '{key}: '.")
        return line[len(key) + 2 :]

    def _next_is(self, key: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(key)

    def _options(self, rules: AnyGame, rule_set: str) -> Options:
        options: Options | Refusal = rules.options(rule_set, edition=self.version)
        if isinstance(options, Refusal):
            self._fail(options.sentence)
        usual: dict[str, Any] = msgspec.to_builtins(options)
        changed: dict[str, Any] = {}
        while self._next_is("option "):
            line = self.lines[self.at]
            self.at += 1
            words, _, text = line.removeprefix("option ").partition(": ")
            name = words.replace(" ", "_")
            if name in changed:
                self._fail("This option was given before.")
            changed[name] = self._read(Scanner(text), partial(read_value, usual=usual.get(name)))
            found: Options | Refusal = rules.options(rule_set, changed, self.version)
            if isinstance(found, Refusal):
                self._fail(found.sentence)
            options = found
        return options

    def _lexicon(self) -> str:
        lexicon = self._value("lexicon")
        try:
            UnavailableLexicon(lexicon)
        except LexiconError as error:
            self._fail(str(error))
        return lexicon

    def _company(self) -> tuple[tuple[Person, ...], Seat]:
        persons: list[Person] = []
        host: Seat | None = None
        while not persons or self._next_is("seat: "):
            text = self._value("seat")
            if text.endswith(HOST):
                if host is not None:
                    self._fail("There is a host already.")
                host = len(persons)
            persons.append(self._read(Scanner(text.removesuffix(HOST)), read_person))
            if refusal := company_objection(persons, 0):
                self._fail(refusal.sentence)
        if host is None:
            self._fail("No seat is marked as the host's.")
        return tuple(persons), host

    def _read(self, scanner: Scanner, read: Callable[[Scanner], Any]) -> Any:
        try:
            value = read(scanner)
            scanner.finish()
        except Misread as misread:
            self._fail(misread.reason)
        return value

    def _check_wording(self, header: Header) -> None:
        for number, (line, written) in enumerate(
            zip(self.lines, write_header(header), strict=False), start=1
        ):
            if line != written:
                raise RecordError(f"The line should read: {written}", number)

    def _fail(self, reason: str) -> NoReturn:
        raise RecordError(reason, self.at)


# The values of options


def write_value(value: Any) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case int():
            return str(value)
        case list() | tuple():
            return ", ".join(write_value(item) for item in value) or "none"
    return write_word(str(value))


def read_value(scanner: Scanner, usual: Any) -> Any:
    """Parse a value of the same type as the default."""
    match usual:
        case bool():
            return scanner.take_one_of(("yes", "no")) == "yes"
        case int():
            return read_number(scanner)
        case list() | tuple():
            return _read_list(scanner)
    return read_word(scanner)


def _read_list(scanner: Scanner) -> list[int]:
    if scanner.sees("none"):
        scanner.skip("none")
        return []
    items = [read_number(scanner)]
    while scanner.sees(", "):
        scanner.skip(", ")
        items.append(read_number(scanner))
    return items

"""Codecs for the values that all games share: names, people, numbers, letters, remarks."""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from parlour.records.notation import Codec, Fields
from parlour.records.scanner import NAME, QUOTED, Misread, Scanner
from parlour.rules.base import State
from parlour.rules.company import LONGEST_REMARK, Person, text_objection
from parlour.rules.seat import Seat

_PLAIN_WORD = r"[a-z][a-z0-9-]*"


def quote(text: str) -> str:
    """Any text in double quotes, as JSON writes it."""
    return json.dumps(text, ensure_ascii=False)


def read_quoted(scanner: Scanner) -> str:
    at = scanner.at
    quoted = scanner.take(QUOTED, "A text in double quotes")
    try:
        return str(json.loads(quoted))
    except ValueError:
        raise Misread("The text in double quotes cannot be read.", at) from None


def write_name(name: str) -> str:
    """A name as written in a sentence: quoted unless it is one capitalised word.

    >>> print(write_name("Lisa"), write_name("Lisa bot"))
    Lisa "Lisa bot"
    """
    return name if name.isalpha() and name[0].isupper() else quote(name)


def read_name(scanner: Scanner) -> str:
    if scanner.sees('"'):
        return read_quoted(scanner)
    return scanner.take(NAME, "A name")


def write_word(word: str) -> str:
    """An identifier (a mind, an option's value): quoted unless it is one lower-case word."""
    return word if re.fullmatch(_PLAIN_WORD, word) else quote(word)


def read_word(scanner: Scanner) -> str:
    if scanner.sees('"'):
        return read_quoted(scanner)
    return scanner.take(_PLAIN_WORD, "A small word")


class SeatCodec:
    """A seat, by the name of its current holder."""

    early = True

    def write(self, value: Seat, state: State, fields: Fields) -> str:
        return write_name(state.company.name(value))

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Seat:
        at = scanner.at
        name = read_name(scanner)
        for seat, person in enumerate(state.company.persons):
            if person.name == name:
                return seat
        raise Misread(f"Nobody here is called {name!r}.", at)


class PersonCodec:
    """A new person, with their mind if they are a bot: ``Otter, bot regular``."""

    early = True

    def write(self, value: Person, state: State, fields: Fields) -> str:
        return write_person(value)

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Person:
        return read_person(scanner)


def write_person(person: Person) -> str:
    name = write_name(person.name)
    return name if person.mind is None else f"{name}, bot {write_word(person.mind)}"


def read_person(scanner: Scanner) -> Person:
    """A person with any name. The check for valid names needs the whole company, so it is later."""
    name = read_name(scanner)
    if not scanner.sees(", bot "):
        return Person(name)
    scanner.skip(", bot ")
    at = scanner.at
    mind = read_word(scanner)
    if refusal := text_objection(mind, LONGEST_REMARK):
        raise Misread(refusal.sentence, at)
    return Person(name, mind)


class NewNameCodec:
    """A name that nobody at the table has yet. The check for valid names is later, as above."""

    early = True

    def write(self, value: str, state: State, fields: Fields) -> str:
        return write_name(value)

    def read(self, scanner: Scanner, state: State, fields: Fields) -> str:
        return read_name(scanner)


class NumberedCodec:
    """A numbered thing: ``stand 1``. ``first`` is the value that is written as 1."""

    early = False

    def __init__(self, noun: str, *, first: int = 1) -> None:
        self.noun = noun
        self.first = first

    def write(self, value: int, state: State, fields: Fields) -> str:
        return f"{self.noun} {value - self.first + 1}"

    def read(self, scanner: Scanner, state: State, fields: Fields) -> int:
        scanner.skip(f"{self.noun} ")
        return read_number(scanner) + self.first - 1


def read_number(scanner: Scanner) -> int:
    """A non-negative integer of at most six digits; no count at a table needs more."""
    return int(scanner.take(r"(?:0|[1-9][0-9]{0,5})(?![0-9])", "A number"))


class LettersCodec:
    """One or more letters, A to Z, at most ``most``."""

    early = False

    def __init__(self, most: int) -> None:
        self.most = most

    def write(self, value: str, state: State, fields: Fields) -> str:
        return value

    def read(self, scanner: Scanner, state: State, fields: Fields) -> str:
        return read_letters(scanner, self.most)


def read_letters(scanner: Scanner, most: int) -> str:
    what = "A letter" if most == 1 else "A word in capital letters"
    return scanner.take(rf"[A-Z]{{1,{most}}}(?![A-Z])", what)


class TextCodec:
    """A text that a player wrote or said, in double quotes."""

    early = False

    def __init__(self, longest: int, *, empty: bool = False) -> None:
        self.longest = longest
        self.empty = empty

    def write(self, value: str, state: State, fields: Fields) -> str:
        return quote(value)

    def read(self, scanner: Scanner, state: State, fields: Fields) -> str:
        at = scanner.at
        text = read_quoted(scanner)
        if refusal := text_objection(text, self.longest, empty=self.empty):
            raise Misread(refusal.sentence, at)
        return text


class PhraseCodec:
    """One of a few values, each with its phrase."""

    early = True

    def __init__(self, phrases: Mapping[Any, str]) -> None:
        self.phrases = phrases
        self.values = {phrase: value for value, phrase in phrases.items()}

    def write(self, value: Any, state: State, fields: Fields) -> str:
        return self.phrases[value]

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Any:
        return self.values[scanner.take_one_of(self.values)]


class OrNoneCodec:
    """An optional value: written by another codec, or as a fixed phrase for None."""

    def __init__(self, codec: Codec, none: str) -> None:
        self.codec = codec
        self.none = none
        self.early = codec.early

    def write(self, value: Any, state: State, fields: Fields) -> str:
        return self.none if value is None else self.codec.write(value, state, fields)

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Any:
        if scanner.sees(self.none):
            scanner.skip(self.none)
            return None
        return self.codec.read(scanner, state, fields)


class CheckedCodec:
    """Adds a check to another codec: it raises Misread for, say, a card that does not exist."""

    def __init__(self, codec: Codec, check: Callable[[Any, Any, Fields], None]) -> None:
        self.codec = codec
        self.check = check
        self.early = False

    def write(self, value: Any, state: State, fields: Fields) -> str:
        return self.codec.write(value, state, fields)

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Any:
        value = self.codec.read(scanner, state, fields)
        self.check(value, state, fields)
        return value


class ImpliedCodec:
    """A value that is not written because it follows from the state."""

    early = False

    def __init__(self, implied: Callable[[Any, Fields], Any]) -> None:
        self.implied = implied

    def write(self, value: Any, state: State, fields: Fields) -> str:
        if value != self.implied(state, fields):
            raise Misread(f"{value!r} does not follow from what came before.")
        return ""

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Any:
        return self.implied(state, fields)


SEAT = SeatCodec()
PERSON = PersonCodec()
NEW_NAME = NewNameCodec()
LETTER = LettersCodec(1)
REMARK = TextCodec(LONGEST_REMARK)

"""The sentences that all games share: seats, hosting, remarks, options, ending early."""

from collections.abc import Collection

from parlour.records.codecs import NEW_NAME, PERSON, REMARK, SEAT, PhraseCodec
from parlour.records.header import read_value, write_value
from parlour.records.notation import Fields, Template, Vocabulary
from parlour.records.scanner import Misread, Scanner
from parlour.rules import manners
from parlour.rules.base import OVER, SETUP, State
from parlour.rules.company import Person, company_objection
from parlour.rules.manners import (
    EndedEarly,
    EndWanted,
    HostPassed,
    OptionChanged,
    OptionValue,
    Said,
    SeatTaken,
)
from parlour.rules.refusal import Refusal
from parlour.rules.renaming import Renamed
from parlour.rules.seat import Seat


class EnderCodec:
    """The way a game ended early: by its host, or by all people together."""

    early = False

    def write(self, value: Seat | None, state: State, fields: Fields) -> str:
        return "all want it" if value is None else f"{SEAT.write(value, state, fields)} ends it"

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Seat | None:
        if scanner.sees("all want it"):
            scanner.skip("all want it")
            return None
        seat = SEAT.read(scanner, state, fields)
        scanner.skip(" ends it")
        return seat


class OptionCodec:
    """An option and its new value, as in a header: ``agreement: majority``."""

    early = False

    def write(self, value: tuple[str, OptionValue], state: State, fields: Fields) -> str:
        option, chosen = value
        return f"{option.replace('_', ' ')}: {write_value(chosen)}"

    def read(self, scanner: Scanner, state: State, fields: Fields) -> tuple[str, OptionValue]:
        option = scanner.take_one_of([name.replace("_", " ") for name in _about_people(state)])
        scanner.skip(": ")
        name = option.replace(" ", "_")
        value: OptionValue = read_value(scanner, getattr(state.options, name))
        if refusal := manners.option_objection(state.options, name, value):
            raise Misread(refusal.sentence)
        return name, value


def _about_people(state: State) -> tuple[str, ...]:
    return state.options.about_people


VOCABULARY: Vocabulary = {
    "seat": SEAT,
    "person": PERSON,
    "name": NEW_NAME,
    "text": REMARK,
    "want": PhraseCodec({True: "wants to end the game here", False: "plays on after all"}),
    "by": EnderCodec(),
    "option+value": OptionCodec(),
}


def _check_name_is_free(state: State, fields: Fields) -> None:
    seat = fields["seat"]
    mind = state.company.persons[seat].mind
    person = fields["person"] if "person" in fields else Person(fields["name"], mind)
    company = state.company.with_person(seat, person)
    if refusal := company_objection(company.persons, company.host):
        raise Misread(refusal.sentence)


def _check_end_is_wanted(state: State, fields: Fields) -> None:
    can = manners.may_want_end(state, fields["seat"])
    refusal = (
        can if isinstance(can, Refusal) else can.objection(manners.WantEnd(want=fields["want"]))
    )
    if refusal:
        raise Misread(refusal.sentence)


def _check_end(state: State, fields: Fields) -> None:
    """The host may end a game alone, other people only all together."""
    if fields["by"] is None and not manners.follow(state):
        raise Misread("Not all people want to end the game.")
    if fields["by"] not in (None, state.company.host):
        raise Misread("Only the host can end the game alone.")


def templates(always: Collection[str]) -> tuple[Template, ...]:
    """The shared templates, for a game with these phases; most events can happen in any phase."""
    dealt = [phase for phase in always if phase not in (SETUP, OVER)]
    running = [phase for phase in always if phase != OVER]
    return (
        Template(
            SeatTaken,
            "{seat} gives the seat to {person}.",
            always,
            VOCABULARY,
            _check_name_is_free,
        ),
        Template(Renamed, "{seat} is called {name} now.", always, VOCABULARY, _check_name_is_free),
        Template(HostPassed, "{seat} is the host now.", always, VOCABULARY),
        Template(Said, "{seat} says: {text}", always, VOCABULARY),
        Template(EndWanted, "{seat} {want}.", dealt, VOCABULARY, _check_end_is_wanted),
        Template(EndedEarly, "The game ends early: {by}.", dealt, VOCABULARY, _check_end),
        Template(OptionChanged, "{seat} changes an option: {option+value}.", running, VOCABULARY),
    )

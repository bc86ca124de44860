"""Table manners: the acts that every game has, which are about people and not about cards.

A bot can take the seat of a person and give it back while the game goes on. The host can pass
hosting on, and change the options that are about people. People can talk if the table allows it.
The host alone, or all people together, can end a game early.
"""

from random import Random
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from parlour.rules import renaming
from parlour.rules.base import (
    OVER,
    SETUP,
    Act,
    Choice,
    Event,
    Events,
    Evolvers,
    Options,
    State,
    Verb,
)
from parlour.rules.company import (
    LONGEST_REMARK,
    Company,
    OwnWords,
    Person,
    Remark,
    name_objection,
    text_objection,
)
from parlour.rules.refusal import Refusal, illegal, not_understood, not_yours
from parlour.rules.renaming import Renamed, name_clash
from parlour.rules.seat import Actor, Seat

S = TypeVar("S", bound=State)
OptionValue: TypeAlias = bool | int | str


class Substitute(Act, frozen=True):
    """The house seats another holder: a bot for a person who is away, or the person again."""

    seat: Seat
    person: Person


class Leave(Act, frozen=True):
    """A person leaves their seat, and a bot plays on in their place."""


class PassHost(Act, frozen=True):
    seat: Seat


class Say(Act, frozen=True):
    text: str


class WantEnd(Act, frozen=True):
    """A person says that they want to end the game here, or takes that back. If the host says it,
    the game ends."""

    want: bool


class ChangeOption(Act, frozen=True):
    """The house changes an option about people in the running game. ``seat`` is the host, who asked
    for the change."""

    seat: Seat
    option: str
    value: OptionValue


class SeatTaken(Event, frozen=True):
    seat: Seat
    person: Person


class HostPassed(Event, frozen=True):
    seat: Seat


class Said(Event, frozen=True):
    seat: Seat
    text: OwnWords


class EndWanted(Event, frozen=True):
    seat: Seat
    want: bool


class EndedEarly(Event, frozen=True):
    """The game is over without a result: its host ended it, or (None) all people agreed to."""

    by: Seat | None


class OptionChanged(Event, frozen=True):
    seat: Seat
    option: str
    value: OptionValue


class CanSubstitute(Choice, frozen=True, kw_only=True):
    seats: int
    names: tuple[str, ...]

    def objection(self, act: Substitute) -> Refusal | None:
        if not 0 <= act.seat < self.seats:
            return illegal("no-such-seat", f"There is no seat {act.seat + 1} at this table.")
        name = act.person.name
        return name_objection(name) or name_clash(self.names, act.seat, name)

    def sample(self, rng: Random) -> Substitute:
        number = rng.randrange(10_000)
        person = Person(f"Guest {number}", rng.choice((None, "regular")))
        return Substitute(seat=rng.randrange(self.seats), person=person)


class CanLeave(Choice, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> Leave:
        return Leave()


class CanPassHost(Choice, frozen=True, kw_only=True):
    seats: tuple[Seat, ...]

    def objection(self, act: PassHost) -> Refusal | None:
        if act.seat not in self.seats:
            return illegal("cannot-host", "Hosting can only be handed to another person here.")
        return None

    def sample(self, rng: Random) -> PassHost:
        return PassHost(seat=rng.choice(self.seats))


class CanSay(Choice, frozen=True, kw_only=True):
    longest: int

    def objection(self, act: Say) -> Refusal | None:
        return text_objection(act.text, self.longest)

    def sample(self, rng: Random) -> Say:
        return Say(text=rng.choice(("Hello!", "Take your time.", "Well done.", "Ready?")))


class CanWantEnd(Choice, frozen=True, kw_only=True):
    """``wants`` are the values that the player may give now. ``ends`` says whether True ends the
    game at once."""

    wants: tuple[bool, ...]
    ends: bool

    def objection(self, act: WantEnd) -> Refusal | None:
        if act.want in self.wants:
            return None
        if act.want:
            return illegal("said-already", "You have said so already.")
        return illegal("not-said", "You have not said that you want to end the game.")

    def sample(self, rng: Random) -> WantEnd:
        return WantEnd(want=rng.choice(self.wants))


class CanChangeOption(Choice, frozen=True, kw_only=True):
    """``options`` are the options of the running game, and ``seat`` is the host."""

    seat: Seat
    options: Options

    def objection(self, act: ChangeOption) -> Refusal | None:
        if act.seat != self.seat:
            return not_yours("host-only", "Only the host can change options.")
        return option_objection(self.options, act.option, act.value)

    def sample(self, rng: Random) -> ChangeOption:
        # Chat is an option of every game.
        return ChangeOption(seat=self.seat, option="chat", value=not self.options.chat)


AnySeatAct: TypeAlias = Leave | PassHost | Say | WantEnd
AnyChoice: TypeAlias = CanLeave | CanPassHost | CanSay | CanWantEnd
"""The choices that a seat can have in every game."""


def option_objection(options: Options, option: str, value: OptionValue) -> Refusal | None:
    """The refusal to give an option of a running game this value, or None."""
    if option not in options.__struct_fields__:
        return illegal("no-such-option", f"There is no option called {option!r}.")
    if option not in options.about_people:
        named = option.replace("_", " ")
        return illegal(
            "about-cards", f"The option {named!r} stays as it is until this game is over."
        )
    if getattr(options, option) == value:
        return illegal("said-already", "That is how it is played already.")
    try:
        _with_option(options, option, value)
    except msgspec.ValidationError as error:
        return not_understood(error)
    return None


def _with_option(options: Options, option: str, value: OptionValue) -> Options:
    return msgspec.convert({**msgspec.to_builtins(options), option: value}, type(options))


ENDED_EARLY = "The game was ended early"
"""The headline of a game that people ended."""

_GAME_OVER = illegal("not-now", "The game is over.")
_NOT_DEALT = illegal("not-now", "The cards are not dealt yet.")

# Tests prove the laws on random games, and a game that its host ends early proves little. So a
# random host hardly ever ends one.
RANDOM_WEIGHT = {
    "substitute": 0.05,
    "leave": 0.05,
    "pass-host": 0.05,
    "say": 0.1,
    "want-end": 0.002,
    "change-option": 0.05,
    # A weight here would change every random game, and with them what the seeds of tests are for.
    "rename": 0,
}


def manners(stand_in_mind: str) -> tuple[Verb, ...]:
    """The verbs of this module. ``stand_in_mind`` is the mind that replaces a person who leaves."""

    def do_leave(state: State, seat: Seat, act: Leave, rng: Random) -> Events:
        person = state.company.stand_in(seat, stand_in_mind)
        return (SeatTaken(seat=seat, person=person),)

    return (
        Verb(Substitute, _may_substitute, _do_substitute, house=True),
        Verb(Leave, _may_leave, do_leave),
        Verb(PassHost, _may_pass_host, _do_pass_host),
        Verb(Say, _may_say, _do_say),
        Verb(WantEnd, may_want_end, _do_want_end),
        Verb(ChangeOption, _may_change_option, _do_change_option, house=True),
        renaming.VERB,
    )


def _may_substitute(state: State, actor: Actor) -> Choice | Refusal:
    names = tuple(person.name for person in state.company.persons)
    return CanSubstitute(seats=len(names), names=names)


def _do_substitute(state: State, actor: Actor, act: Substitute, rng: Random) -> Events:
    return (SeatTaken(seat=act.seat, person=act.person),)


def _may_leave(state: State, seat: Seat) -> Choice | Refusal:
    if state.phase == OVER:
        return _GAME_OVER
    if state.company.persons[seat].mind is not None:
        return illegal("bot-seat", "A bot plays this seat already.")
    return CanLeave()


def _may_pass_host(state: State, seat: Seat) -> Choice | Refusal:
    if state.phase == OVER:
        return _GAME_OVER
    if seat != state.company.host:
        return not_yours("host-only", "Only the host can hand on hosting.")
    others = tuple(
        other
        for other, person in enumerate(state.company.persons)
        if person.mind is None and other != seat
    )
    if not others:
        return illegal("cannot-host", "There is no other person here to host.")
    return CanPassHost(seats=others)


def _do_pass_host(state: State, seat: Seat, act: PassHost, rng: Random) -> Events:
    return (HostPassed(seat=act.seat),)


def _may_say(state: State, seat: Seat) -> Choice | Refusal:
    if not state.options.chat:
        return illegal("chat-off", "This table plays without free chat.")
    return CanSay(longest=LONGEST_REMARK)


def _do_say(state: State, seat: Seat, act: Say, rng: Random) -> Events:
    return (Said(seat=seat, text=act.text),)


def may_want_end(state: State, seat: Seat) -> Choice | Refusal:
    if state.phase in (SETUP, OVER):
        return _GAME_OVER if state.phase == OVER else _NOT_DEALT
    if state.company.persons[seat].mind is not None:
        return illegal("bot-seat", "Bots go along with what the people at the table want.")
    said, host = seat in state.wants_end, seat == state.company.host
    return CanWantEnd(
        wants=(True,) * (host or not said) + (False,) * said,
        ends=host or _all_want_end(state, (*state.wants_end, seat)),
    )


def _do_want_end(state: State, seat: Seat, act: WantEnd, rng: Random) -> Events:
    if act.want and seat == state.company.host:
        return (EndedEarly(by=seat),)
    return (EndWanted(seat=seat, want=act.want),)


def _all_want_end(state: State, wanting: tuple[Seat, ...]) -> bool:
    """Whether all people want to end the game. Bots have no say in it."""
    people = {seat for seat, one in enumerate(state.company.persons) if one.mind is None}
    return bool(people) and people <= set(wanting)


def follow(state: State) -> Events:
    """The end of the game if all people want it, in any phase of any game."""
    if state.wants_end and state.phase != OVER and _all_want_end(state, state.wants_end):
        return (EndedEarly(by=None),)
    return ()


def _may_change_option(state: State, actor: Actor) -> Choice | Refusal:
    if state.phase == OVER:
        return _GAME_OVER
    return CanChangeOption(seat=state.company.host, options=state.options)


def _do_change_option(state: State, actor: Actor, act: ChangeOption, rng: Random) -> Events:
    return (OptionChanged(seat=act.seat, option=act.option, value=act.value),)


def _seat_taken(state: S, event: SeatTaken) -> S:
    company = state.company.with_person(event.seat, event.person)
    # The new holder of the seat has not said that they want to end the game.
    return replace(state, company=company, wants_end=_without(state.wants_end, event.seat))


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)


def _host_passed(state: S, event: HostPassed) -> S:
    return replace(state, company=state.company.with_host(event.seat))


def _said(state: S, event: Said) -> S:
    remark = Remark(event.seat, event.text, state.company.name(event.seat))
    return replace(state, company=state.company.with_remark(remark))


def _end_wanted(state: S, event: EndWanted) -> S:
    others = _without(state.wants_end, event.seat)
    wanting = tuple(sorted((*others, event.seat))) if event.want else others
    return replace(state, wants_end=wanting)


def ended_early(state: S, event: EndedEarly) -> S:
    return replace(state, phase=OVER, ended_early=True, wants_end=())


def _option_changed(state: S, event: OptionChanged) -> S:
    return replace(state, options=_with_option(state.options, event.option, event.value))


EVENTS: Evolvers[Any] = {
    SeatTaken: _seat_taken,
    HostPassed: _host_passed,
    Said: _said,
    EndWanted: _end_wanted,
    EndedEarly: ended_early,
    OptionChanged: _option_changed,
    **renaming.EVENTS,
}


def narrate(state: State, event: Event) -> str | None:
    """The log line for an event about seats, hosting or remarks, which is the same for every
    viewer; None for any other event."""
    name = state.company.name
    match event:
        case SeatTaken(seat=seat, person=person):
            if person.mind:
                return f"{person.name} plays on for {name(seat)}."
            if name(seat) == Company((person,)).stand_in(0, "").name:
                return f"{person.name} is back and plays again."
            return f"{person.name} takes the seat of {name(seat)}."
        case Renamed(seat=seat, name=new):
            return f"{name(seat)} is called {new} now."
        case HostPassed(seat=seat):
            return f"{name(seat)} hosts now."
        case Said(seat=seat, text=text):
            return f"{name(seat)} says: {text}"
    return None

"""Table manners: the acts every game shares, about people rather than cards.

A seat is passed from a person to a bot and back without the game noticing; hosting is handed on;
where the table allows it, people talk.
"""

from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from parlour.rules.company import (
    LONGEST_REMARK,
    Person,
    Remark,
    as_compared,
    name_objection,
    text_objection,
)
from parlour.rules.game import Act, Choice, Event, Events, Evolvers, State, Verb
from parlour.rules.refusal import Refusal, illegal, not_yours
from parlour.rules.seat import Actor, Seat

S = TypeVar("S", bound=State)


class Substitute(Act, frozen=True):
    """The house seats somebody else: a bot for a person who is away, or the person again."""

    seat: Seat
    person: Person


class Leave(Act, frozen=True):
    """A person gets up; a bot plays on in their place."""


class PassHost(Act, frozen=True):
    seat: Seat


class Say(Act, frozen=True):
    text: str


class SeatTaken(Event, frozen=True):
    seat: Seat
    person: Person


class HostPassed(Event, frozen=True):
    seat: Seat


class Said(Event, frozen=True):
    seat: Seat
    text: str


class CanSubstitute(Choice, frozen=True, kw_only=True):
    seats: int
    names: tuple[str, ...]

    def objection(self, act: Substitute) -> Refusal | None:
        if not 0 <= act.seat < self.seats:
            return illegal("no-such-seat", f"There is no seat {act.seat + 1} at this table.")
        if refusal := name_objection(act.person.name):
            return refusal
        others = [as_compared(name) for seat, name in enumerate(self.names) if seat != act.seat]
        if as_compared(act.person.name) in others:
            return illegal("name-taken", f"Somebody here is called {act.person.name} already.")
        return None

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


OVER = "over"
"""The phase in which every game ends. Who stays at the table then is not the game's to say."""
_GAME_OVER = illegal("not-now", "The game is over.")

HASTE = {"substitute": 0.05, "leave": 0.05, "pass-host": 0.05, "say": 0.1}


def manners(stand_in_mind: str) -> tuple[Verb, ...]:
    """The verbs of this module, for a game whose leavers are replaced by the given mind."""

    def do_leave(state: State, seat: Seat, act: Leave, rng: Random) -> Events:
        person = state.company.stand_in(seat, stand_in_mind)
        return (SeatTaken(seat=seat, person=person),)

    return (
        Verb(Substitute, _may_substitute, _do_substitute, house=True),
        Verb(Leave, _may_leave, do_leave),
        Verb(PassHost, _may_pass_host, _do_pass_host),
        Verb(Say, _may_say, _do_say),
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


def _seat_taken(state: S, event: SeatTaken) -> S:
    return replace(state, company=state.company.with_person(event.seat, event.person))


def _host_passed(state: S, event: HostPassed) -> S:
    return replace(state, company=state.company.with_host(event.seat))


def _said(state: S, event: Said) -> S:
    remark = Remark(event.seat, event.text)
    return replace(state, company=state.company.with_remark(remark))


EVENTS: Evolvers[Any] = {
    SeatTaken: _seat_taken,
    HostPassed: _host_passed,
    Said: _said,
}


def tell(state: State, event: Event) -> str | None:
    """The sentence for an event of this module; None for any other event."""
    name = state.company.name
    match event:
        case SeatTaken(seat=seat, person=person):
            if person.mind:
                return f"{person.name} plays on for {name(seat)}."
            return f"{person.name} takes the seat of {name(seat)}."
        case HostPassed(seat=seat):
            return f"{name(seat)} hosts now."
        case Said(seat=seat, text=text):
            return f"{name(seat)} says: {text}"
    return None

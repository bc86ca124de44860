"""A person gets another name while a game runs. Every game has this, as part of its manners."""

from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from parlour.rules.base import Act, Choice, Event, Events, Evolvers, State, Verb
from parlour.rules.company import Person, as_compared, name_objection
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.seat import Actor, Seat

S = TypeVar("S", bound=State)


class Rename(Act, frozen=True):
    """The house gives the person at a seat the name that they asked for."""

    seat: Seat
    name: str


class Renamed(Event, frozen=True):
    seat: Seat
    name: str


class CanRename(Choice, frozen=True, kw_only=True):
    """``names`` are the names at the table, by seat."""

    names: tuple[str, ...]

    def objection(self, act: Rename) -> Refusal | None:
        if not 0 <= act.seat < len(self.names):
            return illegal("no-such-seat", f"There is no seat {act.seat + 1} at this table.")
        return name_objection(act.name) or name_clash(self.names, act.seat, act.name)

    def sample(self, rng: Random) -> Rename:
        return Rename(seat=rng.randrange(len(self.names)), name=f"Guest {rng.randrange(10_000)}")


def name_clash(names: tuple[str, ...], seat: Seat, name: str) -> Refusal | None:
    """Refuses a name that somebody at another seat has."""
    others = {as_compared(other) for at, other in enumerate(names) if at != seat}
    return name_taken(name) if as_compared(name) in others else None


def name_taken(name: str) -> Refusal:
    return illegal("name-taken", f"Somebody here is called {name} already.")


def _may_rename(state: State, actor: Actor) -> Choice | Refusal:
    return CanRename(names=tuple(person.name for person in state.company.persons))


def _do_rename(state: State, actor: Actor, act: Rename, rng: Random) -> Events:
    return (Renamed(seat=act.seat, name=act.name),)


def _renamed(state: S, event: Renamed) -> S:
    mind = state.company.persons[event.seat].mind
    person = Person(event.name, mind)
    return replace(state, company=state.company.with_person(event.seat, person))


VERB = Verb(Rename, _may_rename, _do_rename, house=True)

EVENTS: Evolvers[Any] = {Renamed: _renamed}

"""What every game is written in: acts, events, choices, options, state, views."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

from parlour.rules.company import Company, Person
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Seat
from parlour.rules.value import Value, one_of
from parlour.words import Lexicon
from parlour.words.lexicon import BUILT_IN

SETUP = "setup"
"""The phase of a game that waits for its first deal. A game that deals nothing never is in it."""
OVER = "over"
"""The phase in which every game ends. Who stays at the table then is not the game's to say."""


def kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Act(Value, frozen=True, tag_field="act", tag=kebab, forbid_unknown_fields=True, kw_only=True):
    """What somebody asks to do. Carries what it refers to (round, offer), never a version."""


class Event(
    Value, frozen=True, tag_field="event", tag=kebab, forbid_unknown_fields=True, kw_only=True
):
    """What happened. May hold secrets; never leaves the server while the game runs."""


class Choice(
    Value,
    frozen=True,
    tag_field="act",
    tag=lambda name: kebab(name.removeprefix("Can")),
    kw_only=True,
):
    """An act somebody may do now, with the values its fields may take.

    Made from what the actor knows, and shown in the actor's view. ``objection`` says why an act
    of this kind is outside the choice; ``sample`` draws an act inside it.
    """

    def objection(self, act: Any) -> Refusal | None:
        return None

    def sample(self, rng: Random) -> Act:
        raise NotImplementedError


class Barred(Value, frozen=True):
    """Acts that cannot be done now, all for the same reason."""

    acts: tuple[str, ...]
    refusal: Refusal


class Options(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table chose before the deal. Games add their own; these belong to every table."""

    lexicon: Annotated[str, one_of(BUILT_IN)] = "parlour"
    chat: bool = False
    watchers_see_letters: bool = False

    about_people: ClassVar[tuple[str, ...]] = ("chat",)
    """The options that are about people and not about cards: the host may change them while a game
    runs. Games add their own."""


class State(Value, frozen=True, kw_only=True):
    """Everything true about a running game. Only the rules see it."""

    options: Options
    company: Company
    lexicon: Lexicon
    phase: str = SETUP
    """One of those that ``Rules.not_now`` names. The last is "over"."""
    wants_end: tuple[Seat, ...] = ()
    """The people who want to end the game here, before it has come to its own end."""
    ended_early: bool = False
    """Whether people ended the game. Then it has no result."""


class View(Value, frozen=True, kw_only=True):
    """Everything one viewer may know. Built from nothing, field by field.

    Games add their own fields, and ``choices``: what the viewer may do now, as a tuple of the
    game's kinds of choice. ``headline`` says what goes on now, in a few words. ``countdown`` says
    what the clock of the house is for, where one runs that people should know of.
    """

    headline: str = ""
    countdown: str = ""
    viewer: Seat | None
    people: tuple[Person, ...]
    host: Seat
    remarks: tuple[tuple[Seat, str], ...]
    waiting_for: tuple[Seat, ...]
    wants_end: tuple[Seat, ...]
    ended_early: bool
    barred: tuple[Barred, ...]


OptionsT = TypeVar("OptionsT", bound=Options)
StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)
Events: TypeAlias = Sequence[Event]
Evolvers: TypeAlias = Mapping[type[Event], Callable[[Any, Any], StateT]]
"""How each kind of event changes the state."""


class Verb(Value, frozen=True):
    """One kind of act: who may do it now, and what then happens.

    ``may`` is asked only in one of the ``phases`` (none: in any), and only for the house where it
    alone does such things, or else for seats.
    """

    act: type[Act]
    may: Callable[[Any, Any], Choice | Refusal]
    do: Callable[[Any, Any, Any, Random], Events]
    phases: tuple[str, ...] = ()
    house: bool = False

    @property
    def name(self) -> str:
        return str(self.act.__struct_config__.tag)


class Change(Value, Generic[StateT], frozen=True):
    """An event between the state before it and the one after."""

    before: StateT
    event: Event
    after: StateT


class Taken(Value, Generic[StateT], frozen=True):
    """An act that was taken: what happened, event by event."""

    changes: tuple[Change[StateT], ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple([change.event for change in self.changes])

    @property
    def state(self) -> StateT:
        """The state after all of it."""
        return self.changes[-1].after

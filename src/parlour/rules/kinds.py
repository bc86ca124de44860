"""The types that every game is written in: acts, events, choices, options, state, views."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from parlour.rules.company import Company, Person
from parlour.rules.memo import Memo
from parlour.rules.options import Options
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Seat, Viewer
from parlour.rules.value import Value
from parlour.words import Lexicon

SETUP = "setup"
"""The phase before the first deal. A game that deals nothing is never in it."""
OVER = "over"
"""The phase in which every game ends. People may come and go at the table even then."""


def kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Act(Value, frozen=True, tag_field="act", tag=kebab, forbid_unknown_fields=True, kw_only=True):
    """Something that a player wants to do. It names what it refers to (a round, an offer), and
    never a version of the state."""


class Event(
    Value, frozen=True, tag_field="event", tag=kebab, forbid_unknown_fields=True, kw_only=True
):
    """Something that happened. It may hold secrets, so it never leaves the server while the game
    runs."""


class Choice(
    Value,
    frozen=True,
    tag_field="act",
    tag=lambda name: kebab(name.removeprefix("Can")),
    kw_only=True,
):
    """An act that a player may do now, with the values that its fields may take.

    A choice is made from what the actor knows, and is part of the actor's view. ``objection`` gives
    the refusal for an act that is outside the choice; ``sample`` draws an act that is inside it.
    """

    def objection(self, act: Any) -> Refusal | None:
        return None

    def sample(self, rng: Random) -> Act:
        raise NotImplementedError


class Barred(Value, frozen=True):
    """Acts that a viewer cannot do now, with the one refusal that says why."""

    acts: tuple[str, ...]
    refusal: Refusal


class State(Value, frozen=True, kw_only=True):
    """Everything true about a running game. Only the rules see it."""

    options: Options
    company: Company
    lexicon: Lexicon
    phase: str = SETUP
    """One of the phases that ``Rules.not_now`` names. The last is "over"."""
    wants_end: tuple[Seat, ...] = ()
    """The seats of the people who want to end the game early."""
    ended_early: bool = False
    """Whether people ended the game before its own end. If so, it has no result."""


class View(Value, frozen=True, kw_only=True):
    """Everything one viewer may know. Rules build it from nothing, field by field.

    A game adds its own fields, and ``choices``: the choices of the viewer, as a tuple of the game's
    types of choice. ``headline`` says in a few words what goes on now. ``countdown`` says what the
    house waits for, if a clock runs that people should know of; otherwise it is empty. ``speakers``
    has the name of the person who made each of the ``remarks``.
    """

    headline: str = ""
    countdown: str = ""
    viewer: Seat | None
    people: tuple[Person, ...]
    host: Seat
    remarks: tuple[tuple[Seat, str], ...]
    speakers: tuple[str, ...] = ()
    waiting_for: tuple[Seat, ...]
    wants_end: tuple[Seat, ...]
    ended_early: bool
    barred: tuple[Barred, ...]


OptionsT = TypeVar("OptionsT", bound=Options)
StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)
Look: TypeAlias = tuple[StateT, Viewer, Memo]
"""One viewer's look at a state, and the memo of its table."""
Events: TypeAlias = Sequence[Event]
Evolvers: TypeAlias = Mapping[type[Event], Callable[[Any, Any], StateT]]
"""For each kind of event, the function that gives the state after it."""


class Verb(Value, frozen=True):
    """One kind of act: ``may`` says who may do it now, ``do`` gives the events.

    ``may`` is called only in one of ``phases``; an empty tuple means every phase. It is called only
    for the house if ``house`` is True, and only for seats if not. ``bar`` is asked before ``may``:
    it refuses all verbs that share it at once, for example those of other players' turns.
    """

    act: type[Act]
    may: Callable[[Any, Any], Choice | Refusal]
    do: Callable[[Any, Any, Any, Random], Events]
    phases: tuple[str, ...] = ()
    house: bool = False
    bar: Callable[[Any, Any], Refusal | None] | None = None

    @property
    def name(self) -> str:
        return str(self.act.__struct_config__.tag)


Refused: TypeAlias = tuple[tuple[str, ...], Refusal]
"""The names of some acts, with the one refusal for them."""
Judged: TypeAlias = tuple[tuple[Choice, ...], tuple[Refused, ...]]
"""What verbs say to a seat: its choices, and the refusals."""


class VerbGroup(Value, frozen=True):
    """Verbs of one phase that stand together and have the same ``bar``."""

    bar: Callable[[Any, Any], Refusal | None] | None
    names: tuple[str, ...]
    verbs: tuple[tuple[tuple[str, ...], Callable[[Any, Any], Choice | Refusal]], ...]
    """Each verb as its name and its ``may``."""

    def judge(self, state: Any, seat: Seat) -> Judged:
        """What the verbs say to a seat that ``bar`` does not refuse."""
        choices: list[Choice] = []
        refused: list[Refused] = []
        for name, may in self.verbs:
            found = may(state, seat)
            if type(found) is Refusal:
                refused.append((name, found))
            else:
                choices.append(found)
        return tuple(choices), tuple(refused)


class Change(Value, Generic[StateT], frozen=True):
    """An event, with the state before it and the state after it."""

    before: StateT
    event: Event
    after: StateT


class Chapter(Value, frozen=True):
    """A round, a hand or another part of a game, for those who look at a finished game again.
    ``note`` says in a word or two what happened in it."""

    title: str
    note: str = ""


class Taken(Value, Generic[StateT], frozen=True):
    """An accepted act: its changes, one for each event."""

    changes: tuple[Change[StateT], ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple([change.event for change in self.changes])

    @property
    def state(self) -> StateT:
        """The state after the last change."""
        return self.changes[-1].after

"""What a game is: the words every game of the house is written in.

A game turns acts into events and events into state, and shows state only through views:

* ``begin(options, company, lexicon)`` gives the state before the first deal.
* ``decide(state, actor, act, rng)`` gives what happens (events and the state after them) or a
  refusal. It changes nothing.
* ``evolve(state, event)`` folds one event into the state. The log of events is the truth; state
  is only ever its fold.
* ``view(state, viewer)`` is everything one viewer may know, and all that ever leaves the rules.

A game is a table of verbs. A verb says, for one kind of act, what may be done now and by whom
(``may``: a choice or a refusal) and what then happens (``do``: events). The choice is part of the
actor's view and alone judges the act's fields, so three promises hold by construction: what a
view offers is accepted, what it does not offer is refused, and a refusal can know no more than
the view does.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar, Union, cast

import msgspec

from parlour.rules import options
from parlour.rules.company import Company, Person
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal, malformed, not_understood, not_yours
from parlour.rules.seat import HOUSE, Actor, Seat, Viewer
from parlour.rules.value import Value
from parlour.words import Lexicon

EDITION = 2
"""The edition of the rules that is played now: what the named rule sets mean."""


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


Options: TypeAlias = options.Options
"""What a table chose before the deal."""


class State(Value, frozen=True, kw_only=True):
    """Everything true about a running game. Only the rules see it."""

    options: Options
    company: Company
    lexicon: Lexicon
    phase: str = "setup"
    wants_end: tuple[Seat, ...] = ()
    """The people who want to end the game here, before it has come to its own end."""
    ended_early: bool = False
    """Whether people ended the game. Then it has no result."""


class View(Value, frozen=True, kw_only=True):
    """Everything one viewer may know. Built from nothing, field by field.

    ``headline`` says what goes on now, in a few words. ``countdown`` says what the clock of the
    house is for, where one runs that people should know of.
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


HOUSE_ONLY = not_yours("house-only", "Only the house can do that.")
SEATS_ONLY = not_yours("seats-only", "Only somebody at a seat can do that.")

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


class _Openings(Value, frozen=True):
    """What is asked when somebody at a seat looks for what they may do in one phase."""

    verbs: tuple[tuple[str, Callable[[Any, Any], Choice | Refusal]], ...]
    others: tuple[str, ...]
    """The acts for other phases."""


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


@lru_cache(1024)
def _barred(
    acts: tuple[str, ...], refusals: tuple[Refusal, ...], others: tuple[str, ...], not_now: Refusal
) -> tuple[Barred, ...]:
    """Each refusal once, with the acts it is for, the others being for another time. Nearly every
    view says what others said."""
    reasons: dict[Refusal, list[str]] = {}
    for act, refusal in zip(acts, refusals, strict=True):
        reasons.setdefault(refusal, []).append(act)
    if others:
        reasons.setdefault(not_now, []).extend(others)
    return tuple(Barred(tuple(acts), refusal) for refusal, acts in reasons.items())


class Rules(ABC, Generic[OptionsT, StateT, ViewT]):
    """A set of rules. Games are stateless: one instance serves every table."""

    name: str
    title: str
    seats: range
    rule_sets: Mapping[str, OptionsT]
    about_rule_sets: Mapping[str, str] = {}
    """A sentence for each rule set on what it stands for."""
    first_rule_sets: Mapping[str, OptionsT]
    """The rule sets as they were in the first edition of the rules. Games that were begun then are
    read and replayed by them."""
    view_type: type[ViewT]
    verbs: tuple[Verb, ...]
    not_now: Mapping[str, Refusal]
    """For each phase, why acts of other phases cannot be done."""
    events: Evolvers[StateT]
    random_weight: Mapping[str, float]
    """How readily a random player does each kind of act (1 unless said): notes and remarks
    seldom, agreeing gladly, so that random games end."""
    private_events: frozenset[type[Event]] = frozenset()
    """Events that change what one seat knows and nobody else's view: notes, drafts."""
    stand_in_mind: str
    """The mind that takes the seat of a person who leaves."""

    def __init__(self) -> None:
        self._verb_of = {verb.act: verb for verb in self.verbs}
        self._openings = {phase: self._openings_in(phase) for phase in self.not_now}
        self.act_type: Any = Union[tuple(self._verb_of)]  # noqa: UP007 - built from data
        self.event_type: Any = Union[tuple(self.events)]  # noqa: UP007 - built from data
        self._act_decoder = msgspec.json.Decoder(self.act_type)
        self._event_decoder = msgspec.json.Decoder(self.event_type)

    # Before the game -----------------------------------------------------------------------

    def rule_sets_of(self, edition: int) -> Mapping[str, OptionsT]:
        """The rule sets of an edition of the rules, which is counted like versions of records."""
        return self.first_rule_sets if edition == 1 else self.rule_sets

    def options(
        self,
        rule_set: str | None = None,
        changes: Mapping[str, object] | None = None,
        edition: int = EDITION,
    ) -> OptionsT | Refusal:
        """The options of a named rule set (the first by default), with single ones changed."""
        rule_sets = self.rule_sets_of(edition)
        rule_set = next(iter(rule_sets)) if rule_set is None else rule_set
        base = rule_sets.get(rule_set)
        if base is None:
            known = ", ".join(rule_sets)
            return malformed(f"{self.title} has no rule set called {rule_set!r}; it has {known}.")
        values: dict[str, object] = msgspec.to_builtins(base)
        for option, value in (changes or {}).items():
            if option not in values:
                known = ", ".join(values)
                return malformed(f"There is no option called {option!r}; there are {known}.")
            values[option] = value
        return self.read_options(values)

    def read_options(self, values: Mapping[str, object]) -> OptionsT | Refusal:
        """Options from plain values. An option that is missing gets its default."""
        kind = type(next(iter(self.rule_sets.values())))
        try:
            return msgspec.convert(values, kind)
        except msgspec.ValidationError as error:
            return not_understood(error)

    @abstractmethod
    def begin(self, options: OptionsT, company: Company, lexicon: Lexicon) -> StateT | Refusal:
        """The state before the first deal, or why these people cannot play with these options."""

    # The game ------------------------------------------------------------------------------

    def decide(self, state: StateT, actor: Actor, act: Act, rng: Random) -> Taken[StateT] | Refusal:
        """What happens when an actor does an act, with all that follows from it by itself."""
        verb = self._verb_of.get(type(act))
        if verb is None:
            return malformed(f"{self.title} has no act of this kind.")
        choice = self.may(verb, state, actor)
        if isinstance(choice, Refusal):
            return choice
        if refusal := choice.objection(act):
            return refusal
        changes: list[Change[StateT]] = []
        events = verb.do(state, actor, act, rng)
        while events:
            for event in events:
                after = self.events[type(event)](state, event)
                changes.append(Change(state, event, after))
                state = after
            events = self.follow(state, rng)
        return Taken(tuple(changes))

    @abstractmethod
    def follow(self, state: StateT, rng: Random) -> Events:
        """What happens next by itself, without anybody's act: () when somebody must act."""

    def evolve(self, state: StateT, event: Event) -> StateT:
        """The state after one event."""
        return self.events[type(event)](state, event)

    def change(self, before: StateT, event: Event) -> Change[StateT]:
        """An event with the states around it."""
        return Change(before, event, self.evolve(before, event))

    def fold(self, state: StateT, events: Iterable[Event]) -> StateT:
        for event in events:
            state = self.events[type(event)](state, event)
        return state

    def may(self, verb: Verb, state: StateT, actor: Actor) -> Choice | Refusal:
        """What an actor may do now with one verb, or why nothing."""
        if verb.house != (actor is HOUSE):
            return HOUSE_ONLY if verb.house else SEATS_ONLY
        if verb.phases and state.phase not in verb.phases:
            return self.not_now[state.phase]
        return verb.may(state, actor)

    def choices(self, state: StateT, actor: Actor) -> tuple[Choice, ...]:
        """Every act the actor may do now."""
        found = (self.may(verb, state, actor) for verb in self.verbs)
        return tuple(choice for choice in found if isinstance(choice, Choice))

    def choices_and_barred(
        self, state: StateT, seat: Seat
    ) -> tuple[tuple[Choice, ...], tuple[Barred, ...]]:
        """Every act somebody at a seat may do now, and every other one with the reason why not."""
        choices: list[Choice] = []
        barred: list[str] = []
        refusals: list[Refusal] = []
        openings = self._openings[state.phase]
        for name, may in openings.verbs:
            found = may(state, seat)
            if type(found) is Refusal:
                barred.append(name)
                refusals.append(found)
            else:
                choices.append(found)
        return tuple(choices), _barred(
            tuple(barred), tuple(refusals), openings.others, self.not_now[state.phase]
        )

    def _openings_in(self, phase: str) -> _Openings:
        for_seats = [verb for verb in self.verbs if not verb.house]
        now = [verb for verb in for_seats if not verb.phases or phase in verb.phases]
        return _Openings(
            verbs=tuple((verb.name, verb.may) for verb in now),
            others=tuple(verb.name for verb in for_seats if verb not in now),
        )

    def house_act(self, state: StateT) -> Act | None:
        """What the house does now of its own accord, such as dealing; None if nothing."""
        return None

    def house_waits(self, state: StateT) -> float:
        """How many seconds people have before the house does so."""
        return 0.0

    @abstractmethod
    def over(self, state: StateT) -> bool: ...

    @abstractmethod
    def waiting_for(self, state: StateT) -> tuple[Seat, ...]:
        """The seats without whose act the game does not go on."""

    @abstractmethod
    def deals(self, state: StateT) -> int:
        """How many deals there have been."""

    @abstractmethod
    def score(self, state: StateT, seat: Seat) -> int:
        """What a seat has scored so far; where all play together, what all have."""

    # What people see -----------------------------------------------------------------------

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer, memo: Memo | None = None) -> ViewT:
        """Everything the viewer may know. A memo that saw the state before makes it quicker."""

    @abstractmethod
    def text(self, view: ViewT) -> str:
        """The whole view in words, for terminals, screen readers and language models."""

    @abstractmethod
    def narrate(self, change: Change[StateT], viewer: Viewer) -> str | None:
        """One sentence on what happened, as this viewer may hear it; None if they may not."""

    @abstractmethod
    def command(self, view: ViewT, line: str) -> Act | Refusal:
        """The act that a line typed by the viewer means."""

    # Acts and events as JSON ---------------------------------------------------------------

    def read_act(self, data: bytes | str | Mapping[str, Any]) -> Act | Refusal:
        """An act from JSON or its decoded form; a refusal if it cannot be understood."""
        try:
            if isinstance(data, (bytes, str)):
                return cast(Act, self._act_decoder.decode(data))
            return cast(Act, msgspec.convert(data, self.act_type))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return not_understood(error)

    def read_event(self, data: bytes | str | Mapping[str, Any]) -> Event:
        """An event from JSON or its decoded form; raises msgspec.ValidationError."""
        if isinstance(data, (bytes, str)):
            return cast(Event, self._event_decoder.decode(data))
        return cast(Event, msgspec.convert(data, self.event_type))

    # For the laws --------------------------------------------------------------------------

    @abstractmethod
    def places(self, state: StateT) -> Iterable[Sequence[int]]:
        """Where every card lies, as groups of card numbers: each card is in exactly one."""

    @abstractmethod
    def disguise(
        self, start: StateT, events: Events, viewer: Viewer, rng: Random
    ) -> tuple[Event, ...]:
        """The same story with everything the viewer must not know replaced by other values.

        The secrecy proof: every output for the viewer must be the same for both stories.
        """

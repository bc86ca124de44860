"""The base class of the rules of a game. `parlour.rules.kinds` has the types that rules are written
in: acts, events, choices, views.

Rules turn acts into events and events into state, and show state only through views:

* ``begin(options, company, lexicon)`` gives the state before the first deal.
* ``decide(state, actor, act, rng)`` gives the events of an act and the state after them, or a
  refusal. It changes nothing.
* ``evolve(state, event)`` folds one event into the state. The log of events is the truth; state
  is only ever the fold of that log.
* ``view(state, viewer)`` is everything one viewer may know, and all that ever leaves the rules.

The rules of a game are a table of verbs. A verb handles one kind of act: ``may`` gives the actor's
choice or a refusal, and ``do`` gives the events. The choice is part of the actor's view, and it
alone judges the fields of the act. So three promises hold by construction: the rules accept every
act that a view offers, they refuse every other act, and a refusal reveals no more than the view.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from random import Random
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    Union,
    cast,
)

import msgspec

from parlour.rules.company import Company
from parlour.rules.kinds import (
    OVER,
    SETUP,
    Act,
    Barred,
    Change,
    Chapter,
    Choice,
    Event,
    Events,
    Evolvers,
    Judged,
    Look,
    OptionsT,
    Refused,
    State,
    StateT,
    Taken,
    Verb,
    VerbGroup,
    View,
    ViewT,
    kebab,
)
from parlour.rules.memo import Memo
from parlour.rules.option_values import value_objection
from parlour.rules.options import Options
from parlour.rules.refusal import Refusal, malformed, not_understood, not_yours
from parlour.rules.seat import HOUSE, Actor, Seat, Viewer
from parlour.rules.value import Value
from parlour.words import Lexicon

if TYPE_CHECKING:
    from parlour.rules.phrasebook import Phrasebook

__all__ = [
    "EDITION",
    "HOUSE_ONLY",
    "OVER",
    "RANDOM",
    "SEATS_ONLY",
    "SETUP",
    "Act",
    "Barred",
    "Change",
    "Chapter",
    "Choice",
    "Event",
    "Events",
    "Evolvers",
    "Options",
    "OptionsT",
    "Rules",
    "State",
    "StateT",
    "Taken",
    "Verb",
    "View",
    "ViewT",
    "kebab",
]

EDITION = 2
"""The current edition: the meaning of the named rule sets in new games."""
RANDOM = "random"
"""The name of the random mind, for a game that brings no mind of its own."""


HOUSE_ONLY = not_yours("house-only", "Only the house can do that.")
SEATS_ONLY = not_yours("seats-only", "Only somebody at a seat can do that.")


class _PhaseVerbs(Value, frozen=True):
    """The verbs of one phase that seats can use, in groups."""

    groups: tuple[VerbGroup, ...]
    others: tuple[str, ...]
    """The names of the acts that belong to other phases."""


@lru_cache(1024)
def _barred(refused: tuple[Refused, ...]) -> tuple[Barred, ...]:
    """Acts grouped by their refusal. Cached, because nearly all views of a phase bar the same
    acts."""
    reasons: dict[Refusal, list[str]] = {}
    for acts, refusal in refused:
        reasons.setdefault(refusal, []).extend(acts)
    return tuple(Barred(tuple(acts), refusal) for refusal, acts in reasons.items())


class Rules(ABC, Generic[OptionsT, StateT, ViewT]):
    """The rules of one game. They are stateless: one instance serves every table."""

    name: str
    title: str
    seats: range
    team: bool = False
    """Whether all players share one score."""
    rule_sets: Mapping[str, OptionsT]
    first_rule_sets: Mapping[str, OptionsT] = {}
    """The rule sets of the first edition, for a game that existed then. Records and tables of that
    edition are read and replayed with them."""
    view_type: type[ViewT]
    verbs: tuple[Verb, ...]
    not_now: Mapping[str, Refusal]
    """For each phase, "over" included, the refusal for an act that belongs to another phase."""
    phrasebook: "Phrasebook"
    """How each kind of act is typed."""
    events: Evolvers[StateT]
    random_weight: Mapping[str, float]
    """The weight with which a random player picks each kind of act; 1 for a kind that is not named.
    Notes and remarks weigh little and agreement weighs much, so that random games end."""
    private_events: frozenset[type[Event]] = frozenset()
    """Events that change the view of one seat only, such as notes and drafts."""
    told_alike: frozenset[type[Event]] = frozenset()
    """Events whose log line is the same for all viewers but the seat that the event names."""
    told_last: frozenset[type[Event]] = frozenset()
    """Events that a player repeats until they like the result, such as an arrangement of cards. Of
    several in a row, the log tells the last."""
    stand_in_mind: str = RANDOM
    """The mind that takes the seat of a person who leaves."""

    def __init__(self) -> None:
        """Checks that ``not_now`` names every phase; raises TypeError with a sentence if not."""
        for phase in (OVER, *(phase for verb in self.verbs for phase in verb.phases)):
            if phase not in self.not_now:
                raise TypeError(f"{self.title}: not_now has no sentence for the phase {phase!r}.")
        self._verb_of = {verb.act: verb for verb in self.verbs}
        self._phase_verbs = {phase: self._verbs_in(phase) for phase in self.not_now}
        self.act_type: Any = Union[tuple(self._verb_of)]  # noqa: UP007 - built from data
        self.event_type: Any = Union[tuple(self.events)]  # noqa: UP007 - built from data
        self._act_decoder = msgspec.json.Decoder(self.act_type)
        self._event_decoder = msgspec.json.Decoder(self.event_type)

    # Before the game -----------------------------------------------------------------------

    def rule_sets_of(self, edition: int) -> Mapping[str, OptionsT]:
        """The rule sets of an edition. Editions are numbered like the versions of records."""
        return (edition == 1 and self.first_rule_sets) or self.rule_sets

    def options(
        self,
        rule_set: str | None = None,
        changes: Mapping[str, object] | None = None,
        edition: int = EDITION,
    ) -> OptionsT | Refusal:
        """The options of a named rule set (the first by default), with these changes."""
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
            if refusal := value_objection(type(base), option, value):
                return refusal
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
        """The state before the first deal, or a refusal if these people cannot play with these
        options."""

    # The game ------------------------------------------------------------------------------

    def decide(self, state: StateT, actor: Actor, act: Act, rng: Random) -> Taken[StateT] | Refusal:
        """The events of an act, and the events that follow from it by themselves."""
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
        """The events that happen next without an act; () when somebody must act."""

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
        """The choice that a verb gives an actor now, or a refusal."""
        if verb.house != (actor is HOUSE):
            return HOUSE_ONLY if verb.house else SEATS_ONLY
        if verb.phases and state.phase not in verb.phases:
            return self.not_now[state.phase]
        return (verb.bar and verb.bar(state, actor)) or verb.may(state, actor)

    def choices(self, state: StateT, actor: Actor) -> tuple[Choice, ...]:
        """The choices of an actor now."""
        found = (self.may(verb, state, actor) for verb in self.verbs)
        return tuple(choice for choice in found if isinstance(choice, Choice))

    def choices_and_barred(
        self, state: StateT, seat: Seat, judge: Callable[[VerbGroup], Judged] | None = None
    ) -> tuple[tuple[Choice, ...], tuple[Barred, ...]]:
        """The choices of a seat now, and all other acts with the refusal for each. ``judge`` may
        recall what a group of verbs without a bar says to this seat."""
        choices: list[Choice] = []
        refused: list[Refused] = []
        phase_verbs = self._phase_verbs[state.phase]
        for group in phase_verbs.groups:
            bar = group.bar
            if bar is not None and (refusal := bar(state, seat)) is not None:
                refused.append((group.names, refusal))
                continue
            if judge is not None and bar is None:
                found, reasons = judge(group)
            else:
                found, reasons = group.judge(state, seat)
            choices += found
            refused += reasons
        if phase_verbs.others:
            refused.append((phase_verbs.others, self.not_now[state.phase]))
        return tuple(choices), _barred(tuple(refused))

    def _verbs_in(self, phase: str) -> _PhaseVerbs:
        for_seats = [verb for verb in self.verbs if not verb.house]
        now = [verb for verb in for_seats if not verb.phases or phase in verb.phases]
        groups = [(bar, tuple(verbs)) for bar, verbs in groupby(now, lambda verb: verb.bar)]
        return _PhaseVerbs(
            groups=tuple(
                VerbGroup(
                    bar,
                    tuple(verb.name for verb in verbs),
                    tuple(((verb.name,), verb.may) for verb in verbs),
                )
                for bar, verbs in groups
            ),
            others=tuple(verb.name for verb in for_seats if verb not in now),
        )

    def house_act(self, state: StateT) -> Act | None:
        """The act that the house does now by itself, such as dealing; None if there is no such
        act."""
        return None

    def house_waits(self, state: StateT) -> float:
        """How many seconds the house waits before it does that act."""
        return 0.0

    def over(self, state: StateT) -> bool:
        return state.phase == OVER

    @abstractmethod
    def waiting_for(self, state: StateT) -> tuple[Seat, ...]:
        """The seats without whose act the game does not go on."""

    def chance(self, state: StateT) -> str:
        """The name of the next piece of chance: a deal, or a shuffle. Each piece has a random
        source of its own, so that no act before a deal changes its cards, and no shuffle that
        people have seen tells them anything about another one."""
        return "0"

    @abstractmethod
    def score(self, state: StateT, seat: Seat) -> int:
        """The score of a seat so far; in a cooperative game, the score of the team."""

    # What people see -----------------------------------------------------------------------

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer, memo: Memo | None = None) -> ViewT:
        """Everything the viewer may know. A memo of an earlier state of this game is a cache: it
        makes the call faster and never changes the view."""

    def views_json(self, looks: Sequence[Look[StateT]]) -> Sequence[Sequence[bytes]]:
        """Views as JSON, each in pieces. A game with ``ViewParts`` makes them of parts that are
        encoded once."""
        return [(msgspec.json.encode(self.view(*look)),) for look in looks]

    @abstractmethod
    def text(self, view: ViewT) -> str:
        """The whole view in words, for terminals, screen readers and language models."""

    @abstractmethod
    def narrate(self, change: Change[StateT], viewer: Viewer) -> str | None:
        """The log line for a change, as this viewer may read it; None if they may not know of
        it."""

    def chapter(self, state: StateT) -> Chapter:
        """The chapter that this state belongs to. Its note is that of the chapter's last state."""
        return Chapter("The game")

    def command(self, view: ViewT, line: str) -> Act | Refusal:
        """The act that a command of the viewer means."""
        return self.phrasebook.command(view, line)

    def say(self, view: ViewT, act: Act) -> str:
        """The command that the viewer could type for an act that the view offers."""
        return self.phrasebook.say(view, act)

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

    def places(self, state: StateT) -> Iterable[Sequence[int]]:
        """The places on the table, each as the numbers of the cards there. Every card is in exactly
        one place; a game without cards has no places."""
        return ()

    def disguise(
        self, start: StateT, events: Events, viewer: Viewer, rng: Random
    ) -> tuple[Event, ...]:
        """The same events, with everything that the viewer must not know replaced by other values.

        The secrecy proof compares the two: every output for the viewer must be the same for both. A
        game without secrets has nothing to replace; the laws check that it really has none.
        """
        return tuple(events)

"""The rules of Skeleton: in turn, everybody takes one to three tokens from a heap. Whoever takes
the last one wins."""

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, TypeAlias

from msgspec.structs import replace

from parlour.rules import kinds, manners, options
from parlour.rules.base import Rules
from parlour.rules.common_view import fields_for
from parlour.rules.company import Company
from parlour.rules.kinds import OVER, Act, Change, Choice, Event, Events, Evolvers, Verb
from parlour.rules.memo import Memo
from parlour.rules.naming import Names
from parlour.rules.narration import Narration, Tellers, narrate
from parlour.rules.phrasebook import Phrase, Phrasebook
from parlour.rules.refusal import Refusal, illegal, not_yours
from parlour.rules.seat import Seat, Viewer
from parlour.rules.text_page import greeting, page, people, remarks, typing
from parlour.rules.value import between
from parlour.rules.wording import counted
from parlour.words import Lexicon

# Options, acts, events, state


class Options(options.Options, frozen=True, kw_only=True):
    """What a table chooses before the game."""

    heap: Annotated[int, between(1, 100, "How many tokens there are at the beginning.")] = 12


RULE_SETS = {"usual": Options()}


class Take(Act, frozen=True, kw_only=True):
    """Somebody wants to take tokens from the heap."""

    tokens: int


class Took(Event, frozen=True, kw_only=True):
    """Somebody took tokens."""

    seat: Seat
    tokens: int


class State(kinds.State, frozen=True, kw_only=True):
    """Everything true about a game. It begins at once: there is nothing to deal."""

    options: Options
    phase: str = "taking"
    heap: int
    at: Seat = 0
    """Whose turn it is."""
    winner: Seat | None = None


# Choices, and what follows from them


class CanTake(Choice, frozen=True, kw_only=True):
    """It is your turn; you can take this many."""

    most: int

    def objection(self, act: Take) -> Refusal | None:
        if not 1 <= act.tokens <= self.most:
            return illegal("wrong-number", f"You can take 1 to {self.most}, not {act.tokens}.")
        return None

    def sample(self, rng: Random) -> Take:
        return Take(tokens=rng.randint(1, self.most))


def _may_take(state: State, seat: Seat) -> Choice | Refusal:
    if seat != state.at:
        return not_yours("not-your-turn", "It is somebody else's turn.")
    return CanTake(most=min(3, state.heap))


def _do_take(state: State, seat: Seat, act: Take, rng: Random) -> Events:
    return (Took(seat=seat, tokens=act.tokens),)


def _took(state: State, event: Took) -> State:
    heap = state.heap - event.tokens
    if heap == 0:
        return replace(state, heap=0, phase=OVER, winner=event.seat)
    return replace(state, heap=heap, at=(event.seat + 1) % len(state.company))


EVENTS: Evolvers[State] = {Took: _took, **manners.EVENTS}
NOT_NOW = {
    "taking": illegal("not-now", "Tokens are being taken now."),
    OVER: illegal("not-now", "The game is over."),
}

# Views, text and commands

AnyChoice: TypeAlias = CanTake | manners.AnyChoice


class View(kinds.View, frozen=True, kw_only=True):
    """Everything one viewer may know: in this game, everything."""

    options: Options
    phase: str
    heap: int
    at: Seat
    winner: Seat | None
    choices: tuple[AnyChoice, ...]


def _read_take(view: View, can: CanTake, rest: str) -> Act | Refusal | None:
    return Take(tokens=int(rest)) if rest.isdecimal() and len(rest) < 4 else None


PHRASEBOOK = Phrasebook(
    Phrase(
        act=Take,
        words=("take",),
        meaning=lambda view, can: "take tokens from the heap",
        usages=lambda view, can: [f"take {tokens + 1}" for tokens in range(can.most)],
        read=_read_take,
        write=lambda view, act: f"take {act.tokens}",
    )
)


def _opening(view: View, names: Names) -> Iterator[str]:
    yield f"Skeleton, {counted(view.heap, 'token')} on the heap."
    yield from greeting(view, names, PHRASEBOOK)
    if view.winner is not None:
        yield f"Won by {names.of(view.winner)}."


def _narrate_took(at: Narration[State, Names], event: Took) -> str:
    left = counted(at.after.heap, "token")
    return f"{at.does(event.seat, 'take')} {event.tokens}; {left} left."


_TELLERS: Tellers = {Took: _narrate_took}


class SkeletonRules(Rules[Options, State, View]):
    name = "skeleton"
    title = "Skeleton"
    seats = range(2, 5)
    rule_sets = RULE_SETS
    view_type = View
    verbs = (
        Verb(Take, _may_take, _do_take, ("taking",)),
        *manners.manners(Rules.stand_in_mind),
    )
    events = EVENTS
    not_now = NOT_NOW
    phrasebook = PHRASEBOOK
    random_weight = manners.RANDOM_WEIGHT

    def begin(self, options: Options, company: Company, lexicon: Lexicon) -> State | Refusal:
        if len(company) not in self.seats:
            return illegal("wrong-number", f"{self.title} is for 2 to 4 players.")
        if not 1 <= options.heap <= 100:
            return illegal("wrong-number", "A heap has 1 to 100 tokens.")
        return State(options=options, company=company, lexicon=lexicon, heap=options.heap)

    def follow(self, state: State, rng: Random) -> Events:
        return manners.follow(state)

    def waiting_for(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase == OVER else (state.at,)

    def score(self, state: State, seat: Seat) -> int:
        return int(seat == state.winner)

    def view(self, state: State, viewer: Viewer, memo: Memo | None = None) -> View:
        return View(
            **fields_for(self, state, viewer),
            headline=f"{counted(state.heap, 'token')} on the heap".capitalize(),
            heap=state.heap,
            at=state.at,
            winner=state.winner,
        )

    def text(self, view: View) -> str:
        names = Names(view.people, view.viewer)
        sections = (("Remarks", remarks), ("People", people), *typing(PHRASEBOOK))
        return page(view, names, _opening, sections)

    def narrate(self, change: Change[State], viewer: Viewer) -> str | None:
        # Everybody may hear everything, so a narration looks at the states themselves.
        at: Narration[Any, Names] = Narration(change, viewer, lambda state, *_: state, Names)
        return narrate(change, at, _TELLERS)


RULES = SkeletonRules()

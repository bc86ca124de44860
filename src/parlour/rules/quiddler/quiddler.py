"""The rules of Quiddler as one object: its verbs, its events, its views."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from parlour.rules import manners
from parlour.rules.base import Act, Change, Chapter, Event, Events, Evolvers, Rules
from parlour.rules.company import Company
from parlour.rules.kinds import Look
from parlour.rules.memo import Memo
from parlour.rules.quiddler import (
    arranging,
    challenge,
    deal,
    phases,
    score,
    secrecy,
    story,
    text,
    turn,
    waiting,
)
from parlour.rules.quiddler import options as quiddler_options
from parlour.rules.quiddler.acts import CloseWindow, Deal
from parlour.rules.quiddler.events import Arranged, Discarded, Drew, LookedUp
from parlour.rules.quiddler.options import Options
from parlour.rules.quiddler.phrases import PHRASEBOOK
from parlour.rules.quiddler.state import State
from parlour.rules.quiddler.view_parts import PARTS, CachedBuilder
from parlour.rules.quiddler.view_types import View
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Seat, Viewer
from parlour.rules.wording import listed
from parlour.words import Lexicon


def _follow_scoring(state: State, rng: Random) -> Events:
    return challenge.follow_final_turns(state) or score.follow_scoring(state, rng)


_FOLLOW = {
    "draw": turn.follow_draw,
    "challenge": challenge.follow_challenge,
    "vote": challenge.follow_vote,
    "scoring": _follow_scoring,
    "scored": deal.follow_scored,
}


EVENTS: Evolvers[State] = {
    **deal.EVENTS,
    **arranging.EVENTS,
    **turn.EVENTS,
    **challenge.EVENTS,
    **score.EVENTS,
    **manners.EVENTS,
}

RANDOM_WEIGHT: Mapping[str, float] = manners.RANDOM_WEIGHT | {
    "look-up": 0.1,
    "go-out": 0.2,
    "challenge": 0.4,
    "pass": 4,
}


class Quiddler(Rules[Options, State, View]):
    name = "quiddler"
    title = "Quiddler"
    seats = range(quiddler_options.FEWEST_SEATS, quiddler_options.MOST_SEATS + 1)
    rule_sets = quiddler_options.RULE_SETS
    first_rule_sets = quiddler_options.FIRST_RULE_SETS
    view_type = View
    stand_in_mind = "regular"
    verbs = (
        *deal.VERBS,
        *arranging.VERBS,
        *turn.VERBS,
        *challenge.VERBS,
        *manners.manners(stand_in_mind),
    )
    not_now = phases.NOT_NOW
    phrasebook = PHRASEBOOK
    events = EVENTS
    random_weight = RANDOM_WEIGHT
    private_events = frozenset({Arranged, LookedUp})
    told_alike = frozenset({Drew, Discarded})
    told_last = frozenset({Arranged})

    def begin(self, options: Options, company: Company, lexicon: Lexicon) -> State | Refusal:
        if refusal := quiddler_options.objection(options, len(company)):
            return refusal
        return State(options=options, company=company, lexicon=lexicon)

    def follow(self, state: State, rng: Random) -> Events:
        follow = _FOLLOW.get(state.phase)
        return manners.follow(state) or (follow(state, rng) if follow else ())

    def house_act(self, state: State) -> Act | None:
        if state.phase == "setup":
            return Deal()
        if state.phase == "challenge" and state.options.challenge_seconds:
            return CloseWindow(hand=state.hand, lay_down=state.lay_downs[-1].number)
        return None

    def house_waits(self, state: State) -> float:
        return state.options.challenge_seconds if state.phase == "challenge" else 0.0

    def waiting_for(self, state: State) -> tuple[Seat, ...]:
        return waiting.waiting_for(state)

    def chance(self, state: State) -> str:
        if state.phase in ("setup", "scored"):
            return f"{state.hand}"
        # The discards may be shuffled again in this turn.
        return f"{state.hand}/{state.turn}"

    def score(self, state: State, seat: Seat) -> int:
        return state.totals[seat]

    def view(self, state: State, viewer: Viewer, memo: Memo | None = None) -> View:
        return PARTS.view(CachedBuilder(self, state, viewer, memo or Memo()))

    def views_json(self, looks: Sequence[Look[State]]) -> list[list[bytes]]:
        return PARTS.json([CachedBuilder(self, *look) for look in looks])

    def text(self, view: View) -> str:
        return text.text(view)

    def narrate(self, change: Change[State], viewer: Viewer) -> str | None:
        return story.narrate(change, viewer)

    def chapter(self, state: State) -> Chapter:
        if state.phase == "over" and not state.ended_early:
            won = [state.company.persons[seat].name for seat in state.winners]
            return Chapter("The end", f"{listed(won)} {'wins' if len(won) == 1 else 'win'}")
        out = "" if state.out is None else f"{state.company.persons[state.out].name} out"
        return Chapter(f"Hand {state.hand}", out)

    def places(self, state: State) -> Iterable[Sequence[int]]:
        return secrecy.places(state)

    def disguise(
        self, start: State, events: Events, viewer: Viewer, rng: Random
    ) -> tuple[Event, ...]:
        return secrecy.disguise(self, start, events, viewer, rng)


QUIDDLER = Quiddler()

"""The rules of Letter Jam as one object: its verbs, its events, its views."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from parlour.rules import manners
from parlour.rules.base import Act, Change, Chapter, Event, Events, Evolvers, Rules
from parlour.rules.company import Company
from parlour.rules.kinds import Look
from parlour.rules.letterjam import (
    asking,
    clue,
    deciding,
    ending,
    guess_sheet,
    phases,
    public_views,
    refill,
    secrecy,
    setup,
    stopping,
    story,
    text,
    view_parts,
    waiting,
)
from parlour.rules.letterjam import options as letterjam_options
from parlour.rules.letterjam.acts import Deal, EndClues, FreeWildcard
from parlour.rules.letterjam.events import DraftDropped, Drafted, Guessed, Marked, Noted
from parlour.rules.letterjam.options import Options
from parlour.rules.letterjam.phrases import PHRASEBOOK
from parlour.rules.letterjam.state import State
from parlour.rules.letterjam.view_parts import PARTS, CachedBuilder
from parlour.rules.letterjam.view_types import View
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Seat, Viewer
from parlour.words import Lexicon

_FOLLOW = {
    "making": setup.follow_making,
    "clue": clue.follow_clue,
    "deciding": deciding.follow_deciding,
    "final": ending.follow_final,
    "reveal": ending.follow_reveal,
}

_HOUSE_WAITS = {"clue": stopping.SECOND_THOUGHTS, "final": asking.PEOPLES_TIME}

EVENTS: Evolvers[State] = {
    **setup.EVENTS,
    **clue.EVENTS,
    **stopping.EVENTS,
    **guess_sheet.EVENTS,
    **deciding.EVENTS,
    **refill.EVENTS,
    **ending.EVENTS,
    **asking.EVENTS,
    **manners.EVENTS,
    manners.EndedEarly: ending.ended_early,
}

RANDOM_WEIGHT: Mapping[str, float] = manners.RANDOM_WEIGHT | {
    "search": 0.2,
    "take-card": 0.2,
    "lay-aside": 0.2,
    "drop-draft": 0.1,
    "offer": 0.3,
    "withdraw-offer": 0.02,
    "back": 6,
    "back-nothing": 0.1,
    "want-stop": 0.1,
    "say-feeling": 0.1,
    "say-good-clue": 0.1,
    "guess": 0.5,
    "mark": 0.1,
    "note": 0.1,
    "not-ready": 0.1,
    "ask-for-card": 0.2,
    "stop-asking": 0.1,
    "give-up": 0.2,
}


class LetterJam(Rules[Options, State, View]):
    name = "letterjam"
    title = "Letter Jam"
    seats = range(2, 7)
    team = True
    rule_sets = letterjam_options.RULE_SETS
    first_rule_sets = letterjam_options.FIRST_RULE_SETS
    view_type = View
    stand_in_mind = "regular"
    verbs = (
        *setup.VERBS,
        *clue.VERBS,
        *stopping.VERBS,
        *guess_sheet.VERBS,
        *deciding.VERBS,
        *ending.VERBS,
        *asking.VERBS,
        *manners.manners(stand_in_mind),
    )
    not_now = phases.NOT_NOW
    phrasebook = PHRASEBOOK
    events = EVENTS
    random_weight = RANDOM_WEIGHT
    private_events = frozenset({Drafted, DraftDropped, Guessed, Marked, Noted})

    def begin(self, options: Options, company: Company, lexicon: Lexicon) -> State | Refusal:
        if refusal := letterjam_options.objection(options, len(company)):
            return refusal
        return State(options=options, company=company, lexicon=lexicon)

    def follow(self, state: State, rng: Random) -> Events:
        follow = _FOLLOW.get(state.phase)
        return manners.follow(state) or (follow(state, rng) if follow else ())

    def house_act(self, state: State) -> Act | None:
        if state.phase == "setup":
            return Deal()
        if stopping.agreed_to_stop(state):
            return EndClues()
        return FreeWildcard() if asking.peoples_time(state) else None

    def house_waits(self, state: State) -> float:
        return _HOUSE_WAITS.get(state.phase, 0.0)

    def waiting_for(self, state: State) -> tuple[Seat, ...]:
        return waiting.waiting_for(state)

    def chance(self, state: State) -> str:
        return "0" if state.phase == "setup" else "1"

    def score(self, state: State, seat: Seat) -> int:
        return sum(state.points)

    def view(self, state: State, viewer: Viewer, memo: Memo | None = None) -> View:
        return view_parts.view(CachedBuilder(self, state, viewer, memo or Memo()))

    def views_json(self, looks: Sequence[Look[State]]) -> list[list[bytes]]:
        return PARTS.json([CachedBuilder(self, *look) for look in looks])

    def text(self, view: View) -> str:
        return text.text(view)

    def narrate(self, change: Change[State], viewer: Viewer) -> str | None:
        return story.narrate(change, viewer)

    def chapter(self, state: State) -> Chapter:
        match state.phase:
            case "setup" | "making":
                return Chapter("The words")
            case "final" | "reveal" | "over":
                return Chapter("The end", f"{sum(state.points)} points" if state.points else "")
        given = [clue for clue in state.clues if clue.round == state.round]
        note = public_views.spelled(state, given[0]) if given else ""
        return Chapter(f"Round {state.round}", note)

    def places(self, state: State) -> Iterable[Sequence[int]]:
        return secrecy.places(state)

    def disguise(
        self, start: State, events: Events, viewer: Viewer, rng: Random
    ) -> tuple[Event, ...]:
        return secrecy.disguise(self, start, events, viewer, rng)


LETTER_JAM = LetterJam()

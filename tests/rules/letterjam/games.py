"""Random games with many options, and states picked from them, for tests of general laws."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

from msgspec.structs import replace

from parlour.lab.random_play import GameHistory, RandomPlayer, Step
from parlour.rules import HOUSE, PUBLIC, Act, Actor, Event, Person, Viewer, gather
from parlour.rules.letterjam import LETTER_JAM, Options, acts
from parlour.rules.letterjam.state import State
from parlour.rules.manners import EndedEarly
from parlour.rules.refusal import Refusal
from parlour.words import Lexicon

# Difficult names: with a space, with the same beginning, and equal to words of commands.
NAMES = ("Lisa", "Mary Ann", "Mary", "stand 1", "wild", "Nothing")

TABLES: tuple[tuple[int, str, Mapping[str, object]], ...] = (
    (2, "rulebook", {"length": 3}),
    (3, "summary", {"words": "table", "chat": True, "length": 3, "helper": True}),
    (4, "rulebook", {"words": "neighbours", "agreement": "majority", "chat": True}),
    (5, "rulebook", {"agreement": "host", "watchers_see_letters": True, "length": 3}),
    (6, "rulebook", {"acceptance": "lexicon-only", "lengths": [3, 3, 4, 3, 3, 5]}),
    (2, "summary", {"any_length": True, "lengths": [3, 3], "watchers_see_letters": True}),
    (3, "rulebook", {"decisions": "hidden", "acceptance": "others", "length": 3}),
)

GAMES_PER_TABLE = 8
HOUSE_ACTS = 0.1


@cache
def stories() -> tuple[GameHistory[State], ...]:
    """A few whole games for each entry of `TABLES`."""
    return tuple(
        _play(seats, rule_set, changes, seed)
        for seats, rule_set, changes in TABLES
        for seed in range(GAMES_PER_TABLE)
    )


def _play(
    seats: int, rule_set: str, changes: Mapping[str, object], seed: int
) -> GameHistory[State]:
    options = LETTER_JAM.options(rule_set, changes)
    assert isinstance(options, Options), options
    people = [Person(name, "regular" if seat == 4 else None) for seat, name in enumerate(NAMES)]
    company = gather(people[:seats], host=seed % seats)
    start = LETTER_JAM.begin(options, company, Lexicon.open("parlour"))
    assert isinstance(start, State), start
    rng = Random(seed)
    player = RandomPlayer(LETTER_JAM, rng)
    state, steps = start, []
    while not LETTER_JAM.over(state):
        actor, act = player.pick(state)
        if (house := LETTER_JAM.house_act(state)) is not None and rng.random() < HOUSE_ACTS:
            actor, act = HOUSE, house
        act = _with_luck(state, actor, act, rng)
        taken = LETTER_JAM.decide(state, actor, act, rng)
        assert not isinstance(taken, Refusal), taken
        state = taken.state
        steps.append(Step(actor, act, taken.events, state))
    return GameHistory(start, tuple(steps))


def _with_luck(state: State, actor: Actor, act: Act, rng: Random) -> Act:
    """The act, often changed for a better one. Purely random players hardly ever get past their
    row, make a bonus letter or withdraw an offer, so the tests would miss what comes after."""
    if isinstance(actor, int) and rng.random() < 0.7:
        up = state.players[actor].up if state.players else None
        if isinstance(act, acts.GuessAloud) and up is not None:
            return replace(act, letter=state.letters[up])
        if isinstance(act, acts.Guess) and not state.players[actor].on_extra:
            return replace(act, card=state.players[actor].at)
        if isinstance(act, acts.BackNothing) and any(o.giver == actor for o in state.offers):
            return acts.WithdrawOffer(round=act.round)
    return act


def events(story: GameHistory[State]) -> Iterator[tuple[State, Event]]:
    """Every event of a game, with the state before it."""
    state = story.start
    for event in story.events:
        yield state, event
        state = LETTER_JAM.evolve(state, event)


@cache
def moments(each: int) -> tuple[State, ...]:
    """From every game some states of each phase, always with the last one, and the states after an
    early end."""
    found: list[State] = []
    for number, story in enumerate(stories()):
        if number % GAMES_PER_TABLE >= 3:
            continue
        by_phase: dict[str, list[State]] = {}
        for state in (story.start, *(step.state for step in story.steps)):
            by_phase.setdefault(state.phase, []).append(state)
        rng = Random(number)
        for group in by_phase.values():
            found += [*rng.sample(group[:-1], min(each - 1, len(group) - 1)), group[-1]]
        found += [
            _ended(by_phase[phase][-1]) for phase in by_phase if phase not in ("setup", "over")
        ]
    return tuple(found)


def _ended(state: State) -> State:
    """The state after the host ends the game early."""
    return LETTER_JAM.evolve(state, EndedEarly(by=state.company.host))


def viewers(state: State) -> tuple[Viewer, ...]:
    return (*range(len(state.company)), PUBLIC)

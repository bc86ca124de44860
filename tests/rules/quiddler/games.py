"""Random games with many options, and states picked from them, for tests of general laws."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

from parlour.lab.random_play import GameHistory, random_story
from parlour.rules import PUBLIC, Event, Viewer, gather
from parlour.rules.manners import EndedEarly
from parlour.rules.quiddler import QUIDDLER, Options
from parlour.rules.quiddler.state import State
from parlour.words import Lexicon

# Difficult names: with a space, with the same beginning, and equal to words of commands.
NAMES = ("Lisa", "Mary Ann", "Mary", "discard", "out", "Nothing", "seat 1", "Zed")

TABLES: tuple[tuple[int, str, Mapping[str, object]], ...] = (
    (2, "manual", {"hands": 2}),
    (3, "published", {"hands": 2, "chat": True}),
    (4, "manual", {"hands": 2, "judging": "vote", "chat": True}),
    (3, "published", {"hands": 1, "judging": "vote", "challenge_seconds": 30}),
    (2, "manual", {"hands": 1, "judging": "checked", "watchers_see_letters": True}),
    (3, "published", {"hands": 2, "judging": "checked", "out_on_first_turn": False}),
    (8, "manual", {"hands": 2, "course": "up-and-down", "look_up": False}),
)

GAMES_PER_TABLE = 3


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
    options = QUIDDLER.options(rule_set, changes)
    assert isinstance(options, Options), options
    company = gather(NAMES[:seats], host=seed % seats)
    return random_story(QUIDDLER, options, company, Lexicon.open(options.lexicon), Random(seed))


def events(story: GameHistory[State]) -> Iterator[tuple[State, Event]]:
    """Every event of a game, with the state before it."""
    state = story.start
    for event in story.events:
        yield state, event
        state = QUIDDLER.evolve(state, event)


@cache
def moments(each: int) -> tuple[State, ...]:
    """From every game some states of each phase, always with the last one, and the states after an
    early end."""
    found: list[State] = []
    for number, story in enumerate(stories()):
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
    return QUIDDLER.evolve(state, EndedEarly(by=state.company.host))


def viewers(state: State) -> tuple[Viewer, ...]:
    return (*range(len(state.company)), PUBLIC)

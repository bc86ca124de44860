"""Random players: they play any game to its end with random acts from the offered choices."""

from collections.abc import Iterator
from itertools import accumulate
from random import Random
from typing import Any, Generic, TypeVar

from msgspec import Struct

from parlour.game import Game, Refused
from parlour.rules import HOUSE, Act, Actor, Choice, Company, Event, Options, Rules, Seat, State
from parlour.rules.refusal import Refusal
from parlour.words import Lexicon

StateT = TypeVar("StateT", bound=State)

# The frequency of acts by a seat that the game does not wait for.
OUT_OF_TURN = 0.15
HOUSE_ACTS = 0.002


class Step(Struct, Generic[StateT], frozen=True):
    """One accepted act, its events, and the state after it."""

    actor: Actor
    act: Act
    events: tuple[Event, ...]
    state: StateT


class GameHistory(Struct, Generic[StateT], frozen=True):
    """A played game: the state before the deal, and every step after it."""

    start: StateT
    steps: tuple[Step[StateT], ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)


class RandomPlayer(Generic[StateT]):
    """Picks a random actor and act. A game's random weights make sure that games end."""

    def __init__(self, game: Rules[Any, StateT, Any], rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._verbs = game.verbs
        self._weights = list(
            accumulate(game.random_weight.get(verb.name, 1.0) for verb in game.verbs)
        )

    def pick(self, state: StateT) -> tuple[Actor, Act]:
        """A random actor, and an act they may do now."""
        rng = self._rng
        waiting = self._game.waiting_for(state)
        while True:
            actor = self._pick_actor(state, waiting)
            for _ in range(20):
                verb = rng.choices(self._verbs, cum_weights=self._weights)[0]
                choice = self._game.may(verb, state, actor)
                if isinstance(choice, Choice):
                    return actor, choice.sample(rng)

    def _pick_actor(self, state: StateT, waiting: tuple[Seat, ...]) -> Actor:
        """Mostly a seat that the game waits for; if it waits for nobody, mostly the house."""
        roll = self._rng.random()
        if roll > OUT_OF_TURN:
            return self._rng.choice(waiting) if waiting else HOUSE
        return self._rng.randrange(len(state.company)) if roll > HOUSE_ACTS else HOUSE


def random_steps(
    game: Rules[Any, StateT, Any], state: StateT, rng: Random
) -> Iterator[Step[StateT]]:
    """Play on from a state until the game is over."""
    player = RandomPlayer(game, rng)
    running = Game.at(game, state, seed=rng)
    while not running.over:
        actor, act = player.pick(running.state)
        try:
            taken = running.act(actor, act)
        except Refused as refused:
            raise AssertionError(
                f"an offered act was refused: {act} by {actor}: {refused}"
            ) from refused
        yield Step(actor, act, taken.events, taken.state)


def random_story(
    game: Rules[Any, StateT, Any],
    options: Options,
    company: Company,
    lexicon: Lexicon,
    rng: Random,
    *,
    most_steps: int = 200_000,
) -> GameHistory[StateT]:
    """A whole random game; raises AssertionError if it does not end within ``most_steps``."""
    start = game.begin(options, company, lexicon)
    if isinstance(start, Refusal):
        raise ValueError(start.sentence)
    steps: list[Step[StateT]] = []
    for step in random_steps(game, start, rng):
        steps.append(step)
        if len(steps) > most_steps:
            raise AssertionError(f"the game did not end within {most_steps} steps")
    return GameHistory(start, tuple(steps))

"""A PettingZoo agent: a policy, which maps an observation and a mask to an action.

The game goes on inside the environment of `parlour.lab.pettingzoo`, with the frozen cards; partners
are minds at the other seats. PettingZoo is an extra, so it is imported when a policy plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, TypeAlias

from parlour.game import Game
from parlour.games import ManifestError, load
from parlour.lab.arena.contest import ContestError
from parlour.lab.bench.agents import MOST_ASKED
from parlour.lab.bench.own_code import own_code
from parlour.minds import Mind
from parlour.rules import Seat

Policy: TypeAlias = Callable[[Any, Any], Any]
"""A function of an observation and the mask of allowed actions that gives the number of one."""

MOST_STEPS = 20_000


class PolicySeats:
    """The seats of a policy in one game, with what is counted of them."""

    def __init__(self, name: str, seats: tuple[Seat, ...], seed: str) -> None:
        """ContestError if there is no policy of this name."""
        self._called = f"The policy {name!r}"
        self._policy = policy_called(name)
        self._seats = seats
        self._rng = Random(seed)
        self._asked: Counter[Seat] = Counter()
        self.refusals = 0
        self.fallbacks = 0

    def play_out(self, game: Game, partner: Mind[Any] | None) -> None:
        """Play a game to its end; ContestError if PettingZoo is not installed."""
        env = environment(game)
        other = None
        if partner is not None:
            other = import_module("parlour.lab.pettingzoo.mind_agent").MindAgent(partner)
        for _ in range(MOST_STEPS):
            if game.over:
                return
            agent = env.agent_selection
            seat = env.possible_agents.index(agent)
            if seat in self._seats or other is None:
                env.step(self._action(seat, env.observe(agent)))
            else:
                env.step(other.action(env))
        raise ContestError(f"A game did not end within {MOST_STEPS} steps of the environment.")

    @property
    def asked(self) -> int:
        """How often the policy was asked, at all of its seats."""
        return self._asked.total()

    def _action(self, seat: Seat, seen: Any) -> int:
        mask = seen["action_mask"]
        if self._asked[seat] < MOST_ASKED:
            self._asked[seat] += 1
            with own_code(self._called):
                answer = self._policy(seen["observation"], mask.copy())
            try:
                action = int(answer)
            except (TypeError, ValueError, OverflowError):
                action = -1  # no number: an answer that is refused
            if 0 <= action < len(mask) and mask[action]:
                return action
        self.refusals += 1
        self.fallbacks += 1
        return self._rng.choice([number for number, allowed in enumerate(mask) if allowed])


def environment(game: Game) -> Any:
    """The environment in which a game goes on."""
    try:
        module = import_module(f"parlour.lab.pettingzoo.{game.rules.name}_v0")
    except ModuleNotFoundError as error:
        raise ContestError(str(error)) from None
    env = module.raw_env(players=len(game.players))
    env.reset()
    # In place of the game that was dealt.
    env._sit(game)
    env._ask()
    return env


def policy_called(name: str) -> Policy:
    """A policy as ``module:name``; ContestError if there is none."""
    try:
        with own_code(f"The policy {name!r}"):
            found = load(name)
    except ManifestError as error:
        raise ContestError(str(error)) from None
    if not callable(found):
        raise ContestError(f"{name!r} is no policy: it cannot be called with (observation, mask).")
    policy: Policy = found
    return policy

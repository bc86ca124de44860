"""Writes a whole game down as agents meet it: ``python -m parlour.lab.pettingzoo.playthrough``.

A playthrough has, for every step, who is asked, what that agent observes, which actions it may do,
and which one it does; every ten steps the table as a watcher sees it; and at the end the scores.
The agents are random. The same seed writes the same text, so that a test compares it with a file:
whatever changes in an environment is seen there.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from random import Random

import numpy as np

from parlour.games import HOUSE, load, manifests
from parlour.lab.pettingzoo.encoding import Field
from parlour.lab.pettingzoo.table_env import TableEnv

HOUSE_GAMES = [load(part).name for part in HOUSE]
"""Every game of the house has an environment."""
TABLE_EVERY = 10
"""After how many steps the whole table is described again."""
SHOWN = 12
"""How many allowed actions of one kind are named."""


def playthrough(game: str, seed: int) -> str:
    """The text of one game by random agents."""
    module = import_module(f"parlour.lab.pettingzoo.{game}_v0")
    env = module.raw_env(players=2, options=manifests()[game].short, render_mode="ansi")
    return "\n".join(_lines(env, seed)) + "\n"


def _lines(env: TableEnv, seed: int) -> Iterator[str]:
    options = ", ".join(
        f"{name} {value}" for name, value in manifests()[env.encoding.game].short.items()
    )
    yield f"environment: {env.encoding.name}, 2 players, {options}, seed {seed}"
    yield f"actions: {env.encoding.actions.size}"
    yield f"observation: {env.encoding.observation.size} numbers"
    chance = Random(seed)
    env.reset(seed=seed)
    step = 0
    while not env.game.over:
        agent = env.agent_selection
        seen = env.observe(agent)
        allowed = np.flatnonzero(seen["action_mask"]).tolist()
        # By kind first: else most steps of Letter Jam would be one of thousands of words.
        kinds = _by_kind(env, allowed)
        action = chance.choice(kinds[chance.choice(list(kinds))])
        step += 1
        yield ""
        yield f"== step {step}: {agent}"
        if step % TABLE_EVERY == 1:
            yield from _table(env)
        yield from _observed(env, seen["observation"].tolist())
        for kind, actions in kinds.items():
            named = ", ".join(env.encoding.title(one) for one in actions[:SHOWN])
            more = f" and {len(actions) - SHOWN} more" if len(actions) > SHOWN else ""
            yield f"allowed {kind}: {named}{more}"
        yield f"does: {action} ({env.encoding.title(action)})"
        env.step(action)
        gained = {name: reward for name, reward in env.rewards.items() if reward}
        if gained:
            yield f"rewards: {', '.join(f'{name} {reward:g}' for name, reward in gained.items())}"
    scores = ", ".join(f"{agent} {env.game.score(at)}" for at, agent in enumerate(env.agents))
    yield ""
    yield f"over after {step} steps: {scores}"


def _table(env: TableEnv) -> Iterator[str]:
    """The table as a watcher reads it, without people and rules: those stay the same."""
    page = (env.render() or "").partition("\n\nPeople:")[0]
    return (f"  | {line}".rstrip() for line in page.splitlines())


def _by_kind(env: TableEnv, allowed: Sequence[int]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for part in env.encoding.actions.parts:
        at = env.encoding.actions[part.name]
        if inside := [one for one in allowed if at <= one < at + part.size]:
            found[part.name] = inside
    return found


def _observed(env: TableEnv, numbers: Sequence[int]) -> Iterator[str]:
    """Every field of the observation that is not all 0, slot by slot."""
    for part in env.encoding.observation.parts:
        assert isinstance(part, Field)
        for slot in range(part.slots):
            at = env.encoding.observation[part.name] + slot * part.width
            inside = numbers[at : at + part.width]
            if any(inside):
                name = part.name if part.slots == 1 else f"{part.name} {slot}"
                yield f"sees {name}: {' '.join(map(str, inside))}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the playthrough of a game."""
    parser = argparse.ArgumentParser(
        prog="python -m parlour.lab.pettingzoo.playthrough",
        description="Writes a whole game down as agents meet it.",
    )
    parser.add_argument("game", choices=HOUSE_GAMES)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    sys.stdout.write(playthrough(asked.game, asked.seed))


if __name__ == "__main__":
    main()

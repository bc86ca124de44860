"""Steps of the PettingZoo environments per CPU-second, by random agents with masks."""

import time

import numpy as np

from benchmarks.random_play import counting_loop
from parlour.lab.pettingzoo import letterjam_v0, quiddler_v0
from parlour.lab.pettingzoo.table_env import Env

STEPS = 10_000
WARM_UP = 1_000
"""Steps before the clock starts: the words and the solver load with the first ones."""


def main() -> None:
    """Print the speed of each environment: observing with the mask, choosing, and stepping."""
    yardstick = counting_loop()
    print(f"yardstick: a counting loop makes {yardstick / 1e6:.1f} million turns per CPU-second")
    for name, module, numbers in (
        ("letterjam_v0", letterjam_v0, (2, 4, 6)),
        ("quiddler_v0", quiddler_v0, (2, 4, 8)),
    ):
        for players in numbers:
            made: tuple[tuple[str, Env], ...] = (
                ("raw_env", module.raw_env(players=players)),
                ("env", module.env(players=players)),
            )
            for label, env in made:
                print(
                    f"{name}.{label}, {players} players:"
                    f" {steps_per_second(env):,.0f} steps per CPU-second",
                    flush=True,
                )


def steps_per_second(env: Env) -> float:
    """Everything is counted: observations, masks, the random choice, new deals."""
    chance = np.random.default_rng(1)
    steps, start = -WARM_UP, 0.0
    while steps < STEPS:
        env.reset(seed=steps + WARM_UP)
        for _ in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
                continue
            if steps == 0:
                start = time.process_time()
            steps += 1
            assert observation is not None
            allowed = observation["action_mask"].view(np.bool_).nonzero()[0]
            env.step(int(allowed[chance.integers(len(allowed))]))
    return steps / (time.process_time() - start)

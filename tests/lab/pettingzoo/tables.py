"""Environments for the tests, and agents that play them to the end."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
from msgspec import Struct

from parlour.lab.pettingzoo import letterjam_v0, quiddler_v0
from parlour.lab.pettingzoo.table_env import Env, TableEnv

ENVS: dict[str, Callable[..., Env]] = {
    "letterjam": letterjam_v0.env,
    "quiddler": quiddler_v0.env,
}
RAW_ENVS: dict[str, Callable[..., TableEnv]] = {
    "letterjam": letterjam_v0.raw_env,
    "quiddler": quiddler_v0.raw_env,
}


class Table(Struct, frozen=True):
    """What an environment is made with."""

    game: str
    players: int
    rule_set: str | None = None
    options: Mapping[str, object] = {}

    def raw_env(self, **more: Any) -> TableEnv:
        return RAW_ENVS[self.game](
            players=self.players, rule_set=self.rule_set, options=dict(self.options), **more
        )

    @property
    def name(self) -> str:
        changed = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.players}-{self.rule_set or ''}-{changed}"


# Every action happens at one of these tables, and every way of agreeing, judging and hiding.
TABLES = (
    Table("letterjam", 2),
    Table("letterjam", 3, "summary", {"length": 3}),
    Table("letterjam", 4, None, {"agreement": "majority", "decisions": "hidden"}),
    Table("letterjam", 5, None, {"agreement": "host", "length": 3}),
    Table("letterjam", 6, None, {"acceptance": "known", "length": 4, "helper": True}),
    Table("letterjam", 3, None, {"acceptance": "others", "length": 7, "stop_early": False}),
    Table("letterjam", 2, "summary", {"length": 3}),
    Table("quiddler", 2, None, {"hands": 3}),
    Table("quiddler", 3, "published", {"hands": 3}),
    Table("quiddler", 4, None, {"judging": "vote", "hands": 2}),
    Table("quiddler", 2, None, {"judging": "checked", "hands": 3}),
    Table("quiddler", 8, None, {"final_words": "in-turn", "hands": 2}),
    Table("quiddler", 2, "published", {"hands": 2, "challenges": "one-each"}),
)


def play(env: Env, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Random agents play a game to its end; every time one is asked, its name and observation."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        assert observation is not None
        yield agent, observation
        allowed = np.flatnonzero(observation["action_mask"])
        env.step(int(chance.choice(allowed)))

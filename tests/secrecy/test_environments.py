"""The proof over the PettingZoo door: with everything replaced that an agent must not know, its
observation, mask and info, the view in words and what is rendered stay the same to the byte."""

from random import Random

import msgspec
import pytest

from parlour.lab.pettingzoo.mind_agent import MindAgent
from parlour.lab.pettingzoo.table_env import TableEnv
from parlour.rules import PUBLIC
from tests.lab.pettingzoo.tables import TABLES, Table, play

LOOKS = 12
"""How many moments of each game are looked at, for every agent."""


def outputs(env: TableEnv, agent: str) -> dict[str, bytes]:
    """Everything that an agent gets from an environment."""
    seen = env.observe(agent)
    return {
        "observation": seen["observation"].tobytes(),
        "mask": seen["action_mask"].tobytes(),
        "info": msgspec.json.encode(env.infos[agent]),
        "view": msgspec.json.encode(env.view(agent)),
        "text": env.text(agent).encode(),
    }


def demand_sameness(env: TableEnv, rng: Random) -> int:
    """Compares the environment with its twins; returns how many of them differ in a secret."""
    game, changed = env.game, 0
    events = tuple(game.events)
    for seat, agent in enumerate(env.possible_agents):
        other = game.rules.disguise(game.start, events, seat, rng)
        twin = env.twin(other)
        changed += twin.game.state != game.state
        assert outputs(env, agent) == outputs(twin, agent), (agent, game.state.phase)
    # Rendering is for whoever watches, so it must not tell what any watcher must not know.
    watched = env.twin(game.rules.disguise(game.start, events, PUBLIC, rng))
    assert env.render() == watched.render()
    return changed


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_an_agent_gets_the_same_whatever_is_hidden(table: Table) -> None:
    rng = Random(table.players)
    env = table.raw_env(render_mode="ansi")
    moments = sum(1 for _ in play(env, seed=9))
    looks = set(rng.sample(range(moments), min(LOOKS, moments)))
    phases: set[str] = set()
    changed = 0
    for number, _ in enumerate(play(env, seed=9)):
        # The first moment of each phase is always looked at.
        if number in looks or env.game.state.phase not in phases:
            phases.add(env.game.state.phase)
            changed += demand_sameness(env, rng)
    assert changed > LOOKS, "the disguises changed hardly anything, so nothing was proven"


@pytest.mark.parametrize("game", ["letterjam", "quiddler"])
def test_an_agent_that_a_mind_plays_tells_nothing_aside(game: str) -> None:
    """Notes, drafts and arrangements of a mind reach no other agent."""
    rng = Random(1)
    env = Table(game, 3, None, {"hands": 2} if game == "quiddler" else {}).raw_env(
        render_mode="ansi"
    )
    mind = MindAgent("regular")
    env.reset(seed=3)
    number = changed = 0
    for agent in env.agent_iter():
        if env.terminations[agent]:
            env.step(None)
            continue
        action = mind.action(env)
        if number % 7 == 0:
            changed += demand_sameness(env, rng)
        env.step(action)
        number += 1
    assert changed > 0

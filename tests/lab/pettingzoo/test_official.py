"""PettingZoo's own tests of an environment: the interface, seeds, rendering."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from tests.lab.pettingzoo.tables import ENVS, play

CYCLES = 1000

every_env = pytest.mark.parametrize("game", list(ENVS))
# PettingZoo warns of every dictionary, unless it comes from one of its own environments; and of
# masks without an action, which agents that are not asked get.
allow_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@every_env
@allow_masks
def test_the_interface(game: str) -> None:
    api_test(ENVS[game](), num_cycles=CYCLES)  # type: ignore[no-untyped-call]


@every_env
def test_a_seed_makes_the_same_games(game: str) -> None:
    seed_test(ENVS[game], num_cycles=CYCLES)  # type: ignore[no-untyped-call]


@every_env
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    # Its annotation names the wrong kind of environment.
    make: Any = ENVS[game]
    render_test(make, custom_tests={"ansi": lambda page: "player_0" in page})
    assert "player_0" in capsys.readouterr().out


@every_env
def test_people_who_look_on_see_every_step(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = ENVS[game](players=2, render_mode="human", max_cycles=5)
    assert capsys.readouterr().out == ""
    shown = [capsys.readouterr().out for _ in play(env, seed=1)]
    assert len(shown) == 5
    assert all("player_0" in page for page in shown)


@every_env
def test_a_seed_is_any_whole_number(game: str) -> None:
    def observed(seed: Any) -> bytes:
        env = ENVS[game](players=2)
        env.reset(seed=seed)
        observation = env.observe(env.agent_selection)
        assert observation is not None
        return bytes(np.asarray(observation["observation"]).tobytes())

    assert observed(np.int64(3)) == observed(np.uint8(3)) == observed(3) != observed(4)
    for wrong in ("three", 3.0, b"3"):
        with pytest.raises(ValueError, match="A seed is a whole number, not "):
            observed(wrong)


@every_env
def test_games_after_a_seed_differ_from_each_other_and_come_again(game: str) -> None:
    def first_observations() -> list[bytes]:
        env = ENVS[game]()
        found = []
        for seed in (7, None, None):
            env.reset(seed=seed)
            observation = env.observe(env.agent_selection)
            assert observation is not None
            found.append(np.asarray(observation["observation"]).tobytes())
        return found

    found = first_observations()
    assert len(set(found)) == 3
    assert found == first_observations()

"""Whole games of both kinds through the environments: by random agents and by minds."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.game import Game
from parlour.lab.pettingzoo.encoding import Canvas
from parlour.lab.pettingzoo.mind_agent import MindAgent
from parlour.rules import Person
from parlour.rules.letterjam import acts as letterjam_acts
from tests.lab.pettingzoo.tables import ENVS, TABLES, Table, play

every_env = pytest.mark.parametrize("game", list(ENVS))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_random_agents_play_to_the_end(table: Table) -> None:
    env = table.raw_env()
    for agent, observation in play(env, seed=3):
        assert env.observation_space(agent).contains(observation)
        assert observation["action_mask"].any()
        # An observation is drawn part by part; it must be the same as one that is drawn at once.
        canvas = Canvas(env.encoding.observation)
        env.encoding.numbers(canvas, env.view(agent), env.asking)
        assert np.array_equal(canvas.copy(), observation["observation"])
        # What the environment leaves out of a view changes nothing.
        mask = env.encoding.mask(env.view(agent), env.asking)
        assert np.array_equal(mask, observation["action_mask"])
        for other in env.agents:
            assert other == agent or not env.observe(other)["action_mask"].any()
    assert env.game.over
    assert env.agents == []


@every_env
def test_rewards_add_up_to_the_score(game: str) -> None:
    env = ENVS[game](players=3)
    env.reset(seed=5)
    chance = np.random.default_rng(5)
    got: Counter[str] = Counter()
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        got[agent] += int(reward)
        if terminated:
            env.step(None)
            continue
        assert observation is not None
        env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    played = env.unwrapped.game  # type: ignore[attr-defined]
    assert [got[f"player_{seat}"] for seat in range(3)] == [played.score(seat) for seat in range(3)]
    assert any(played.score(seat) for seat in range(3))


def test_every_kind_of_action_happens() -> None:
    """The masks of random games allow every kind of action at some time."""
    for game in ENVS:
        seen: set[str] = set()
        known: set[str] = set()
        for seed, table in enumerate(table for table in TABLES if table.game == game):
            env = table.raw_env()
            parts = env.encoding.actions.parts
            known |= {part.name for part in parts}
            for _, observation in play(env, seed):
                mask = observation["action_mask"]
                for part in parts:
                    at = env.encoding.actions[part.name]
                    if mask[at : at + part.size].any():
                        seen.add(part.name)
        # A draft that waits to be offered is made aside, by minds.
        assert known - seen <= {"offer-draft"}


@every_env
@pytest.mark.parametrize("players", [2, 4])
def test_minds_play_to_the_end(game: str, players: int) -> None:
    env = ENVS[game](players=players)
    minds = {f"player_{seat}": MindAgent(("novice", "regular")[seat % 2]) for seat in range(4)}
    env.reset(seed=11)
    for agent in env.agent_iter():
        over = env.terminations[agent]
        env.step(None if over else minds[agent].action(env))
    played = env.unwrapped.game  # type: ignore[attr-defined]
    assert played.over
    # Two agents of these minds reach far more than random ones, who make hardly any word.
    assert played.score(0) > 20


def test_a_mind_plays_quiddler_as_at_any_table() -> None:
    env = ENVS["quiddler"](players=3)
    env.reset(seed=4)
    table = env.unwrapped.game  # type: ignore[attr-defined]
    mind = MindAgent("regular")
    for agent in env.agent_iter():
        env.step(None if env.terminations[agent] else mind.action(env))
    bots = [Person(f"player_{seat}", "regular") for seat in range(3)]
    elsewhere = Game("quiddler", bots, seed=table._seed)
    elsewhere.let_bots_act()
    assert [table.score(seat) for seat in range(3)] == [elsewhere.score(seat) for seat in range(3)]


def test_a_mind_writes_on_its_guess_sheet_and_chooses_the_cards_of_its_clue() -> None:
    env = ENVS["letterjam"](players=2)
    env.reset(seed=2)
    mind = MindAgent("expert")
    for agent in env.agent_iter():
        env.step(None if env.terminations[agent] else mind.action(env))
    kinds = {type(event).__name__ for event in env.unwrapped.game.events}  # type: ignore[attr-defined]
    assert {"Drafted", "Offered", "ClueGiven", "Guessed", "Noted", "FeelingSaid"} <= kinds


@every_env
def test_a_mind_and_a_random_agent_play_together(game: str) -> None:
    env = ENVS[game](players=2)
    mind, chance = MindAgent(), np.random.default_rng(1)
    env.reset(seed=6)
    for agent in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        assert observation is not None
        if terminated:
            env.step(None)
        elif agent == "player_0":
            env.step(mind.action(env))
        else:
            env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    assert env.unwrapped.game.over  # type: ignore[attr-defined]


# What is not allowed


@every_env
def test_an_action_that_the_mask_forbids_changes_nothing(game: str) -> None:
    table = Table(game, 2)
    env = table.raw_env()
    chance = Random(1)
    for count, (agent, observation) in enumerate(play(env, seed=8)):
        mask = observation["action_mask"]
        forbidden = chance.choice(np.flatnonzero(mask == 0).tolist())
        before = env.game.state
        mistakes: tuple[Any, ...] = (forbidden, -1, len(mask), None, 0.5, "0")
        for wrong in mistakes:
            with pytest.raises(ValueError, match=agent):
                env.step(wrong)
        assert env.game.state is before
        assert env.agent_selection == agent
        if count > 60:
            break


@every_env
@pytest.mark.filterwarnings("ignore:.*illegal move")
def test_a_forbidden_action_ends_a_wrapped_game(game: str) -> None:
    env = ENVS[game](players=2)
    env.reset(seed=1)
    observation = env.observe(env.agent_selection)
    assert observation is not None
    agent = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


@every_env
def test_a_game_is_cut_off_after_so_many_steps(game: str) -> None:
    env = ENVS[game](players=2, max_cycles=10)
    asked = list(play(env, seed=1))
    assert len(asked) == 10
    assert not env.unwrapped.game.over  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("game", "made_with", "sentence"),
    [
        ("letterjam", {"players": 7}, "Letter Jam is for 2 to 6 players, not 7."),
        ("letterjam", {"options": {"deck": "elvish"}}, "knows the deck 'english' alone"),
        ("letterjam", {"words": 20_000}, "A vocabulary has 1 to 16,000 words"),
        ("quiddler", {"players": 1}, "Quiddler is for 2 to 8 players, not 1."),
        ("quiddler", {"rule_set": "mine"}, "no rule set called 'mine'"),
        ("quiddler", {"max_cycles": 0}, "A game is cut off after 1 step or more, not after 0."),
        ("quiddler", {"render_mode": "rgb_array"}, "There is no render mode 'rgb_array'"),
    ],
)
def test_an_impossible_environment_is_refused(
    game: str, made_with: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        ENVS[game](**made_with)


def test_only_the_agent_that_is_asked_acts_aside_and_only_without_an_action() -> None:
    env = Table("letterjam", 2).raw_env()
    env.reset(seed=1)
    asked = env.agent_selection
    other = next(agent for agent in env.agents if agent != asked)
    note = letterjam_acts.Note(card=0, text="a vowel?")
    with pytest.raises(ValueError, match="not asked"):
        env.aside(other, note)
    with pytest.raises(ValueError, match="cannot be done aside"):
        env.aside(asked, letterjam_acts.BackNothing(round=1))
    before = env.observe(other)["observation"]
    env.aside(asked, note)
    assert env.view(asked).mine.sheet[0].note == "a vowel?"
    assert np.array_equal(env.observe(other)["observation"], before)


def test_quiddler_without_the_solver_never_offers_it() -> None:
    env = Table("quiddler", 2, None, {"hands": 1}).raw_env(solver=False, max_cycles=3000)
    solve = env.encoding.actions["solve"]
    assert not any(observation["action_mask"][solve] for _, observation in play(env, seed=2))

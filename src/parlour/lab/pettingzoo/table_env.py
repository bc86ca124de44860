"""The environment of any game: a table at which agents sit, asked one after the other (AEC)."""

import functools
from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from parlour.game import Game
from parlour.lab.pettingzoo.encoding import Asking, Canvas, Encoding, Mask
from parlour.rules import Act, Event, Person, Seat, Taken
from parlour.rules.memo import Memo
from parlour.rules.phrasebook import kind_of

Observation: TypeAlias = dict[str, NDArray[Any]]
Env: TypeAlias = AECEnv[str, Any, Any]
"""An environment, with or without wrappers."""

ILLEGAL_REWARD = -1.0
"""What an agent gets for an action that its mask does not allow; it ends the game for all."""


class TableEnv(AECEnv[str, Any, Any]):
    """One table. Agents are called ``player_0``, ``player_1`` and so on, by seat."""

    def __init__(
        self,
        encoding: Encoding[Any],
        *,
        players: int,
        rule_set: str | None,
        options: Mapping[str, object] | None,
        render_mode: str | None,
        max_cycles: int | None,
    ) -> None:
        self.metadata = {
            "name": encoding.name,
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"There is no render mode {render_mode!r}; there are human and ansi.")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"A game is cut off after 1 step or more, not after {max_cycles}.")
        self.encoding = encoding
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._rule_set = rule_set
        self._options = dict(options or {})
        self._max_cycles = max_cycles
        self._chance = Random()
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        most = np.iinfo(np.int16).max
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        -most, most, (encoding.observation.size,), dtype=np.int16
                    ),
                    "action_mask": spaces.Box(0, 1, (encoding.actions.size,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: spaces.Discrete(encoding.actions.size) for agent in self.possible_agents
        }
        # Refuses wrong options before the first game.
        self._sit(self._deal(0))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self._action_spaces[agent]

    # A game ----------------------------------------------------------------------------------

    def _deal(self, seed: object) -> Game:
        # Agents are programs, so the table takes them for bots: nothing waits for people.
        people = [Person(agent, _stand_in(self.encoding.game)) for agent in self.possible_agents]
        return Game(
            self.encoding.game,
            people,
            rule_set=self._rule_set,
            options=self._options,
            seed=seed,
        )

    def _sit(self, game: Game) -> None:
        self.game = game
        self.asking: Asking[Any] = self.encoding.asking()
        self._canvases = [Canvas(self.encoding.observation) for _ in self.possible_agents]
        self._memo = Memo()
        self._views: dict[Seat, Any] = {}
        self._facts: dict[Seat, Any] = {}
        self._asked_mask: Mask | None = None
        self._cycles = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. With a seed, it and all games after it are the same every time;
        ``options`` are not used."""
        if seed is not None:
            number = _whole(seed)
            if number is None:
                raise ValueError(f"A seed is a whole number, not {seed!r}.")
            self._chance = Random(number)
        self._sit(self._deal(self._chance.getrandbits(64)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._scores = [0] * len(self.agents)
        # A game that was left at its end may have left this behind.
        self.__dict__.pop("_skip_agent_selection", None)
        self._ask()
        self._show()

    def step(self, action: int | None) -> None:
        """Does an action of the agent that is asked. An action that its mask does not allow raises
        ValueError, and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        view = self._seen_by(seat)
        number = _whole(action)
        if number is None or not 0 <= number < self.encoding.actions.size:
            raise ValueError(f"There is no action {action}; {agent} was asked.")
        if not self._mask(agent)[number]:
            title = self.encoding.title(number)
            raise ValueError(f"{agent} cannot do action {number} ({title}) now.")
        self._cumulative_rewards[agent] = 0.0
        self._cycles += 1
        taken: Taken[Any] = Taken(())
        for step in self.encoding.acts(view, number):
            taken = self.game.act(seat, step if isinstance(step, Act) else step(taken))
        self.asking.answered(seat, number)
        self._ask()
        self._reward()
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._max_cycles is not None and self._cycles >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._show()

    def _ask(self) -> None:
        asked = self.asking.next(self.game)
        self._forget()
        if asked is not None:
            self.agent_selection = self.possible_agents[asked]

    def _forget(self) -> None:
        """The table has changed, so views and the mask are made anew."""
        self._views.clear()
        self._facts.clear()
        self._asked_mask = None

    def _reward(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            score = self.game.rules.score(self.game.state, seat)
            self.rewards[agent] = float(score - self._scores[seat])
            self._scores[seat] = score
        self._accumulate_rewards()

    # What an agent gets ------------------------------------------------------------------------

    def view(self, agent: str) -> Any:
        """The view of an agent's seat: everything that it may know."""
        seat = self._seats[agent]
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.game.rules.view(self.game.state, seat, self._memo)
        return found

    def _seen_by(self, seat: Seat) -> Any:
        """What the numbers and the mask of a seat are made of: its view, or most of it."""
        found = self._facts.get(seat)
        if found is None:
            found = self._facts[seat] = self.encoding.facts(self.game, seat, self._memo)
        return found

    def observe(self, agent: str) -> Observation:
        """The numbers that an agent sees, and the mask of its actions: all 0 if it is not asked."""
        seat = self._seats[agent]
        canvas = self._canvases[seat]
        self.encoding.numbers(canvas, self._seen_by(seat), self.asking)
        return {"observation": canvas.copy(), "action_mask": self._mask(agent).copy()}

    def _mask(self, agent: str) -> Mask:
        if agent != self.agent_selection or self.game.over:
            return np.zeros(self.encoding.actions.size, np.int8)
        if self._asked_mask is None:
            self._asked_mask = self.encoding.mask(self._seen_by(self._seats[agent]), self.asking)
        return self._asked_mask

    def text(self, agent: str) -> str:
        """The view of an agent's seat in words, for agents that read."""
        return self.game.rules.text(self.view(agent))

    def render(self) -> str | None:
        """The table in words as a watcher sees it, who knows no secret of any agent."""
        if self.render_mode is None:
            return None
        page = self.game.text()
        if self.render_mode == "ansi":
            return page
        print(page)
        return None

    def _show(self) -> None:
        """After each change of the table, if people look on."""
        if self.render_mode == "human":
            self.render()

    # Beside the actions ------------------------------------------------------------------------

    def aside(self, agent: str, act: Act) -> None:
        """Does an act for which there is no action, such as a note on the guess sheet. Raises
        ``parlour.Refused`` if the rules do not allow it, and ValueError if the agent is not asked
        or an action stands for the act; then nothing changes."""
        if agent != self.agent_selection or self.game.over:
            raise ValueError(f"{agent} is not asked now.")
        if type(act) not in self.encoding.asides:
            raise ValueError(f"{kind_of(act)!r} cannot be done aside.")
        self.game.act(self._seats[agent], act)
        self._forget()

    def twin(self, events: tuple[Event, ...]) -> "TableEnv":
        """The same moment in a game with other events, for the proof that agents learn no secret:
        everything but the game is as here."""
        other = TableEnv(
            self.encoding,
            players=len(self.possible_agents),
            rule_set=self._rule_set,
            options=self._options,
            render_mode=self.render_mode,
            max_cycles=self._max_cycles,
        )
        other.reset()
        other._sit(Game.replayed(self.game.rules, self.game.start, events))
        other.asking = self.asking
        other.agent_selection = self.agent_selection
        other._forget()
        return other


def _whole(number: object) -> int | None:
    """A whole number of Python, numpy or any other library; None for everything else."""
    try:
        return index(number)  # type: ignore[arg-type]
    except TypeError:
        return None


@functools.cache
def _stand_in(game: str) -> str:
    from parlour.rules.registry import GAMES

    return GAMES[game].stand_in_mind


def wrapped(env: TableEnv) -> Env:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game."""
    safe = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(safe))

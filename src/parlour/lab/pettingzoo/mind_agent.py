"""A mind as an agent: it plays an environment from the view of its seat, as at any table."""

from typing import Any

import numpy as np

from parlour.game import Refused
from parlour.lab.pettingzoo.table_env import Env, TableEnv
from parlour.minds import Mind, mind

MOST_ASIDE = 100
"""After so many acts aside in one turn, an agent does what is left to it."""


class MindAgent:
    """An agent that a mind plays.

    >>> from parlour.lab.pettingzoo import quiddler_v0
    >>> env = quiddler_v0.env(players=2)
    >>> env.reset(seed=1)
    >>> action = MindAgent("novice").action(env)
    >>> env.unwrapped.encoding.title(action)
    'draw-discard'
    """

    def __init__(self, mind: str | Mind[Any] = "") -> None:
        """Take a mind or the name of one; by default, the one that plays on for people."""
        self._mind = mind

    def action(self, env: Env) -> int:
        """The action of the agent that is asked now.

        A mind may first do acts for which there is no action, such as notes on its guess sheet; the
        environment lets it. If it wants to do nothing and may not pass, it takes the allowed action
        with the lowest number.
        """
        table = env.unwrapped
        assert isinstance(table, TableEnv)
        agent = table.agent_selection
        wanted = self._wanted(table, agent, self._player(table))
        # Asked of the wrappers, too: acts aside may have changed the mask that they remember.
        observation = env.observe(agent)
        assert observation is not None
        mask = observation["action_mask"]
        return wanted if wanted is not None and mask[wanted] else int(np.argmax(mask))

    def _wanted(self, table: TableEnv, agent: str, player: Mind[Any]) -> int | None:
        """The action that the mind would do, after what it does aside; None for nothing."""
        for _ in range(MOST_ASIDE):
            view = table.view(agent)
            act = player.choose(view)
            if act is None:
                return None
            meaning = table.encoding.meaning(view, act)
            try:
                for done in meaning.aside:
                    table.aside(agent, done)
            except (Refused, ValueError):
                # The mind would only try the same again.
                return None
            if meaning.action is not None:
                return meaning.action
        return None

    def _player(self, table: TableEnv) -> Mind[Any]:
        if not isinstance(self._mind, str):
            return self._mind
        return mind(table.encoding.game, self._mind or table.game.rules.stand_in_mind)

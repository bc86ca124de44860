"""Quiddler as a PettingZoo environment; docs/env-quiddler.md has its actions and observations.

>>> env = raw_env(players=3)
>>> env.reset(seed=1)
>>> env.agent_selection
'player_0'
"""

from collections.abc import Mapping

from parlour.game import Refused
from parlour.lab.pettingzoo.quiddler.actions import QuiddlerEncoding
from parlour.lab.pettingzoo.quiddler.layout import DECK
from parlour.lab.pettingzoo.table_env import Env, TableEnv, wrapped
from parlour.rules.refusal import malformed


def raw_env(
    *,
    players: int = 4,
    rule_set: str | None = None,
    options: Mapping[str, object] | None = None,
    solver: bool = True,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> TableEnv:
    """The environment without wrappers.

    With ``solver``, an agent may have its cards arranged by Parlour's solver. ``max_cycles``
    truncates a game after so many steps.
    """
    changed = dict(options or {})
    if changed.get("deck", DECK) != DECK:
        raise Refused(malformed(f"The environment knows the deck {DECK!r} alone."))
    return TableEnv(
        QuiddlerEncoding(solver=solver),
        players=players,
        rule_set=rule_set,
        options=changed,
        render_mode=render_mode,
        max_cycles=max_cycles,
    )


def env(
    *,
    players: int = 4,
    rule_set: str | None = None,
    options: Mapping[str, object] | None = None,
    solver: bool = True,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> Env:
    """The environment in PettingZoo's usual wrappers; the arguments are those of ``raw_env``."""
    return wrapped(
        raw_env(
            players=players,
            rule_set=rule_set,
            options=options,
            solver=solver,
            render_mode=render_mode,
            max_cycles=max_cycles,
        )
    )

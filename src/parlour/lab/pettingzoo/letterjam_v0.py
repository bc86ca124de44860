"""Letter Jam as a PettingZoo environment; docs/env-letterjam.md has its actions and observations.

>>> env = raw_env(players=2)
>>> env.reset(seed=1)
>>> env.agent_selection
'player_0'
"""

from collections.abc import Mapping

from parlour.game import Refused
from parlour.lab.pettingzoo.letterjam.actions import LetterJamEncoding
from parlour.lab.pettingzoo.table_env import Env, TableEnv, wrapped
from parlour.rules.refusal import malformed
from parlour.words.vocabulary import LARGEST

DECK = "english"
"""The only deck whose letters and words have numbers."""


def raw_env(
    *,
    players: int = 4,
    rule_set: str | None = None,
    options: Mapping[str, object] | None = None,
    words: int = LARGEST,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> TableEnv:
    """The environment without wrappers.

    ``words`` is the size of the vocabulary: the most frequent words, up to 16,000. Secret words are
    always picked by the table. ``max_cycles`` truncates a game after so many steps.
    """
    changed = {"acceptance": "lexicon-only", **(options or {}), "words": "table"}
    if changed.get("deck", DECK) != DECK:
        raise Refused(malformed(f"The environment knows the deck {DECK!r} alone."))
    return TableEnv(
        LetterJamEncoding(words),
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
    words: int = LARGEST,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> Env:
    """The environment in PettingZoo's usual wrappers; the arguments are those of ``raw_env``."""
    return wrapped(
        raw_env(
            players=players,
            rule_set=rule_set,
            options=options,
            words=words,
            render_mode=render_mode,
            max_cycles=max_cycles,
        )
    )

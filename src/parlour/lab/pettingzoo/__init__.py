"""Both games as PettingZoo environments, for learning agents and for minds.

`letterjam_v0` and `quiddler_v0` have what PettingZoo's users expect: ``env()`` and ``raw_env()``.
`table_env` is the environment of any game, `encoding` what a game adds to it: what each number of
an action means, and which numbers an agent observes. `mind_agent` makes an agent of a mind, and
`playthrough` writes a whole game down as an agent meets it.

Only this package needs PettingZoo; nothing else in Parlour imports it.
"""

try:
    import pettingzoo as _pettingzoo
except ModuleNotFoundError as error:
    if error.name != "pettingzoo":
        raise
    raise ModuleNotFoundError(
        "The environments need PettingZoo, which is not installed here: "
        "pip install 'parlour[pettingzoo]'.",
        name="pettingzoo",
    ) from None

__all__ = ["PETTINGZOO"]

PETTINGZOO: str = _pettingzoo.__version__
"""The version of PettingZoo that is installed."""

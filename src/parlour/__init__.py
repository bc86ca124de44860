"""Parlour plays Letter Jam and Quiddler with friends and bots, in a terminal or a browser.

>>> import parlour
>>> game = parlour.Game("quiddler", ["Lisa", "Paul"], seed=1)
>>> game.waiting_for
('Lisa',)

``__all__`` is the public interface, and ``docs/api.md`` says which names stay stable. Importing
this package is cheap: each name is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour.advice import deduce, solve
    from parlour.game import Game, Refused
    from parlour.records import Record, read, write
    from parlour.rules.company import Person

__version__ = "0.1.0"

__all__ = ["Game", "Person", "Record", "Refused", "deduce", "read", "solve", "write"]

_HOMES = {
    "Game": "parlour.game",
    "Person": "parlour.rules.company",
    "Record": "parlour.records",
    "Refused": "parlour.game",
    "deduce": "parlour.advice",
    "read": "parlour.records",
    "solve": "parlour.advice",
    "write": "parlour.records",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]

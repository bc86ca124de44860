"""What a manifest is: everything that Parlour needs to know about one game, by name.

A manifest is names and small data. A part of the game that lives in another module is named as
``module:name`` and imported when it is first needed, so a manifest can be read by any room without
importing the rooms above. Only ``name`` and ``rules`` are required: every other part has a
fallback, or is missing and the player is told so.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, TypeAlias

from msgspec import Struct

Part: TypeAlias = str
"""Something in a module: ``parlour.rules.quiddler:QUIDDLER``."""


class ManifestError(ValueError):
    """A game that cannot be registered or loaded; the message is one plain sentence."""


class DayGame(Struct, frozen=True):
    """How a game is played as the deal of a day: which options are changed to make it shorter, and
    how many bots play."""

    changes: Mapping[str, object]
    bots: int


class Variant(Struct, frozen=True):
    """Options that a table could choose, and the numbers of players that the laws are proven with:
    every number unless said."""

    changes: Mapping[str, object]
    seats: tuple[int, ...] = ()


class Manifest(Struct, frozen=True, kw_only=True):
    """One game. The comments name the fallback for each part that a game may leave out."""

    name: str
    """What options, records, addresses and commands call the game: lower-case letters and digits,
    beginning with a letter."""
    rules: Part
    """A ``parlour.rules.Rules`` object."""

    # What the front page says of it.
    line: str = ""
    players: str = ""
    minutes: str = ""
    rule_sets: Mapping[str, str] = {}
    """A sentence on each rule set, for whoever chooses one."""

    # Bots. Without a mind of its own a game is played by the random one.
    minds: Mapping[str, Part] = {}
    """The minds that people can choose, the usual one first."""
    yardsticks: Mapping[str, Part] = {}
    """Minds that others are measured with; nobody can choose them."""
    tutor: Part | None = None
    """The mind that plays the partners in the lesson."""

    # Records are written in plain sentences without a notation.
    notation: Part | None = None
    # The terminal shows the view in words without a face.
    face: Part | None = None
    # The arena counts points without a measure.
    measure: Part | None = None
    arena_minds: tuple[str, ...] = ()
    """Who plays in the arena unless somebody else is named: the usual mind by default."""

    # No lesson and no deal of the day: the player is told so.
    lesson: Part | None = None
    day: DayGame | None = None

    # For the tests.
    short: Mapping[str, object] = {}
    """Options that make a game as short as it can be."""
    golden: Mapping[str, object] = {}
    """The options of the golden games, which are kept as records."""
    variants: tuple[Variant, ...] = (Variant({}),)
    """The options with which the laws are proven."""


def load(part: Part) -> Any:
    """The part of this name, imported when it is first needed."""
    module, colon, name = part.partition(":")
    if not colon or not module or not name:
        raise ManifestError(f"A part of a game is named as module:name, not {part!r}.")
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            # The module is there, and something that it imports is not.
            raise
        raise ManifestError(
            f"There is no module {error.name!r}, which {part!r} is in; is it on PYTHONPATH?"
        ) from None
    except AttributeError:
        raise ManifestError(f"The module {module!r} has nothing called {name!r}.") from None

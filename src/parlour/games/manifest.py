"""The manifest of a game: the names of its parts, and small data.

A part in another module is named as ``module:name`` and imported when it is first needed, so every
room can read a manifest without importing the rooms above it. Only ``name`` and ``rules`` are
required. Every other part has a fallback, or the player is told that it is missing.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, TypeAlias

from msgspec import Struct

Part: TypeAlias = str
"""The name of an object in a module: ``parlour.rules.quiddler:QUIDDLER``."""


class ManifestError(ValueError):
    """The game cannot be registered or loaded; the message is one plain sentence."""


class DayGame(Struct, frozen=True):
    """The deal of the day: the options that are changed to make the game shorter, and the number of
    bots."""

    changes: Mapping[str, object]
    bots: int


class Variant(Struct, frozen=True):
    """Options that a table could choose, and the numbers of players to test with them (default:
    all)."""

    changes: Mapping[str, object]
    seats: tuple[int, ...] = ()


class Manifest(Struct, frozen=True, kw_only=True):
    """One game. The comments name the fallback for each part that a game may leave out."""

    name: str
    """The name of the game in options, records, addresses and commands: lower-case letters and
    digits, beginning with a letter."""
    rules: Part
    """A ``parlour.rules.Rules`` object."""
    box: Part | None = None
    """A function from the name of a deck to the deck. A game without cards has none."""
    # Without a rules text, whatever shows rules says that there is none.
    rules_text: str = ""
    """The file with the text of every rule, relative to the folder of the rules."""
    # Without a folder of its own, the browser shows the view in words.
    browser: str = ""
    """The folder of the game's table in the browser."""

    # Texts for the front page.
    line: str = ""
    players: str = ""
    minutes: str = ""
    praise: str = "Nice one!"
    """What people say, with one tap, about something that another player did well."""
    rule_sets: Mapping[str, str] = {}
    """A sentence about each rule set, shown beside the choice."""

    # Bots. The random mind plays a game that has no mind of its own.
    minds: Mapping[str, Part] = {}
    """The minds that people can choose, the default first."""
    yardsticks: Mapping[str, Part] = {}
    """Minds for measuring other minds in the arena; people cannot choose them."""
    # Without moments, bots say nothing during a game.
    moments: Part | None = None
    """The moments on which bots may remark: ``parlour.minds.moments.Moments``."""
    tutor: Part | None = None
    """The mind that plays the partners in the lesson."""

    # Without it, nobody is told what was best.
    hindsight: Part | None = None
    """A function from a view to a sentence on what would have been best, for the viewer alone. It
    may compute for a while."""

    # Without it, finished games of this kind are not reviewed.
    review: Part | None = None
    """The review of a finished game: a ``parlour.review.types.Reviewer``."""

    # Without a notation, records are written in plain sentences.
    notation: Part | None = None
    # Without a face, the terminal shows the view in words.
    face: Part | None = None
    # Without a measure, the arena counts points.
    measure: Part | None = None
    arena_minds: tuple[str, ...] = ()
    """The minds that play in the arena if the command names none; empty means the first mind."""

    # A player is told if there is no lesson or no deal of the day.
    lesson: Part | None = None
    day: DayGame | None = None
    alone: Mapping[str, object] = {}
    """Options that are changed at a table which somebody makes to play alone with bots."""

    # For the tests.
    short: Mapping[str, object] = {}
    """Options that make a game as short as possible."""
    golden: Mapping[str, object] = {}
    """Options of the golden games, which are kept as records."""
    variants: tuple[Variant, ...] = (Variant({}),)
    """The options that the laws are tested with."""


def load(part: Part) -> Any:
    """Import a part. Raises ManifestError if it does not exist."""
    module, colon, name = part.partition(":")
    if not colon or not module or not name:
        raise ManifestError(f"A part of a game is named as module:name, not {part!r}.")
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            # The module exists, but one that it imports does not: show that error as it is.
            raise
        raise ManifestError(
            f"There is no module {error.name!r}, which {part!r} needs; is it on PYTHONPATH?"
        ) from None
    try:
        return getattr(found, name)
    except AttributeError:
        raise ManifestError(f"The module {module!r} has nothing called {name!r}.") from None

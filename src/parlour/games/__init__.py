"""The registered games: one manifest each.

A game of the house is one line in ``HOUSE``. The environment variable ``PARLOUR_GAMES`` names the
manifests of other games as ``module:name``, separated by commas, and ``PARLOUR_MINDS`` other minds
as ``game/mind=module:name``. Servers, bot processes and commands all read both, so they all have
the same games and bots.

>>> list(manifests())[:2]
['letterjam', 'quiddler']
"""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from parlour.games.manifest import DayGame, Manifest, ManifestError, Part, Variant, load

__all__ = [
    "HOUSE",
    "MINDS_SETTING",
    "SETTING",
    "DayGame",
    "Manifest",
    "ManifestError",
    "Part",
    "Parts",
    "Variant",
    "load",
    "manifests",
    "registered",
]

HOUSE: tuple[Part, ...] = (
    "parlour.games.letterjam:MANIFEST",
    "parlour.games.quiddler:MANIFEST",
)
SETTING = "PARLOUR_GAMES"
MINDS_SETTING = "PARLOUR_MINDS"

NAME = re.compile(r"[a-z][a-z0-9]{1,30}")
_MIND = re.compile(rf"({NAME.pattern})/({NAME.pattern})=([\w.]+:\w+)")
WHAT_A_NAME_IS = "a name has 2 to 31 lower-case letters and digits, and begins with a letter"

T = TypeVar("T")

_known: dict[str, Manifest] = {}
_registries: "list[Parts[Any]]" = []


def manifests() -> Mapping[str, Manifest]:
    """The manifest of every registered game by its name, those of the house first. Raises
    ManifestError if the environment names a game or a mind that cannot be registered."""
    if not _known:
        found: dict[str, Manifest] = {}
        others = os.environ.get(SETTING, "").split(",")
        for part in (*HOUSE, *(other.strip() for other in others if other.strip())):
            _add(found, load(part), part)
        for entry in os.environ.get(MINDS_SETTING, "").split(","):
            if entry.strip():
                _add_mind(found, entry.strip())
        _known.update(found)
    return _known


def _add(known: dict[str, Manifest], manifest: object, part: Part) -> None:
    if not isinstance(manifest, Manifest):
        raise ManifestError(f"{part!r} is not the manifest of a game.")
    if not NAME.fullmatch(manifest.name):
        raise ManifestError(f"{manifest.name!r} cannot be the name of a game: {WHAT_A_NAME_IS}.")
    if manifest.name in known:
        raise ManifestError(f"There are two games called {manifest.name!r}.")
    known[manifest.name] = manifest


def _add_mind(known: dict[str, Manifest], entry: str) -> None:
    """Adds a mind that the environment names to those that people can choose."""
    found = _MIND.fullmatch(entry)
    if found is None:
        raise ManifestError(
            f"{MINDS_SETTING} names a mind as game/mind=module:name, not {entry!r}."
        )
    game, mind, part = found.groups()
    manifest = known.get(game)
    if manifest is None:
        raise ManifestError(f"{MINDS_SETTING}: there is no game called {game!r}.")
    if mind in {*manifest.minds, *manifest.yardsticks}:
        raise ManifestError(f"{MINDS_SETTING}: {game} has a mind called {mind!r} already.")
    known[game] = replace(manifest, minds={**manifest.minds, mind: part})


@contextmanager
def registered(*others: Manifest) -> Iterator[None]:
    """Registers games inside a ``with`` block, in this process only. For tests."""
    before = dict(manifests())
    try:
        for manifest in others:
            _add(_known, manifest, manifest.name)
        yield
    finally:
        _known.clear()
        _known.update(before)
        for parts in _registries:
            parts.forget()


class Parts(Mapping[str, T], Generic[T]):
    """A registry of one kind of part, by the name of the game. It has the games that bring the
    part, and loads each part when it is first used.

    >>> lines = Parts(lambda manifest: manifest.line)
    >>> lines["quiddler"]
    'Turn your whole hand into words, a card more every round.'
    """

    def __init__(self, make: Callable[[Manifest], T | None]) -> None:
        """``make`` returns the part of a game, or None if the game has none."""
        self._make = make
        self._made: dict[str, T] = {}
        _registries.append(self)

    def __getitem__(self, game: str) -> T:
        made = self._made.get(game)
        return self._load(game) if made is None else made

    def _load(self, game: str) -> T:
        manifest = manifests().get(game)
        part = None if manifest is None else self._make(manifest)
        if part is None:
            raise self.unknown(game)
        self._made[game] = part
        return part

    def forget(self) -> None:
        """Forgets what was loaded, because other games are registered now."""
        self._made.clear()

    def unknown(self, game: str) -> KeyError:
        """The error for a game that is not registered, or does not bring the part."""
        return KeyError(game)

    def __iter__(self) -> Iterator[str]:
        return (game for game in manifests() if game in self)

    def __contains__(self, game: object) -> bool:
        return isinstance(game, str) and self.get(game) is not None

    def __len__(self) -> int:
        return sum(1 for _ in self)

"""``docs/architecture.md`` matches the sources, and the sources keep the structure it promises."""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.games import manifests
from parlour.rules.registry import GAMES

TOP = Path(__file__).parent.parent
SOURCES = TOP / "src" / "parlour"
PAGE = (TOP / "docs" / "architecture.md").read_text("utf-8")


def test_the_rooms_are_those_of_the_import_contract() -> None:
    (drawn,) = re.findall(r"## Rooms\n.*?```\n(.*?)```", PAGE, re.DOTALL)
    rooms = [re.findall(r"(?:^|  )([a-z]+)  +\w", line) for line in drawn.splitlines()]
    contracts = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (layers,) = (one["layers"] for one in contracts["contracts"] if one["id"] == "rooms")
    agreed = [
        [room.strip(" ()").removeprefix("parlour.") for room in row.split("|")] for row in layers
    ]
    assert rooms == agreed


def test_every_path_on_the_page_exists() -> None:
    named = set(re.findall(r"`((?:src|ui|tests|tools)/[^`]*)`", PAGE))
    assert len(named) > 40
    for place in named:
        for game in GAMES if "<game>" in place else [""]:
            wanted = place.replace("<game>", game).rstrip("/")
            there = (TOP / wanted).exists() or (TOP / f"{wanted}.py").exists()
            assert there, wanted


def walk() -> list[str]:
    """The files of the walk of one act, in their order."""
    (steps,) = re.findall(r"## The walk of one act\n.*?(1\. .*?)\n\nBots", PAGE, re.DOTALL)
    return re.findall(r"`((?:src|ui)/[^`]*)`", steps)


def imported(file: Path) -> set[str]:
    """Every module that a file imports, at its top or inside a function."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_the_walk_goes_forward_only() -> None:
    """The walk names no file twice, and down to the rules no file imports an earlier one."""
    files = walk()
    assert len(files) == len(set(files))
    way = [file for file in files if file.startswith("src/")]
    way = way[: way.index("src/parlour/rules/base.py") + 1]
    assert len(way) >= 6
    modules = [file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in way]
    for n, file in enumerate(way):
        assert imported(TOP / file).isdisjoint(modules[:n]), file


# Names ------------------------------------------------------------------------------------------


def in_game(file: Path) -> tuple[str, str | None]:
    """The path of a source file with ``<game>`` in place of the game's name, and that name."""
    parts = file.relative_to(SOURCES).with_suffix("").parts
    game = next((part for part in parts if part in GAMES), None)
    if game is None:
        return "/".join(parts), None
    at = parts.index(game)
    # Keep one part behind the game: packages such as choices/ have other modules in each game.
    return "/".join((*parts[:at], "<game>", *parts[at + 1 : at + 2])), game


def classes() -> dict[str, list[tuple[Path, ast.ClassDef]]]:
    found: dict[str, list[tuple[Path, ast.ClassDef]]] = defaultdict(list)
    # The skeleton of a new game is text to copy, with the names that every game has.
    for file in set(SOURCES.rglob("*.py")) - set((SOURCES / "cli" / "skeleton").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append((file, node))
    return found


def test_no_class_name_has_two_meanings() -> None:
    """Each game may have a class of the same name in the same module, and they may have a base
    class of that name."""
    for name, places in classes().items():
        if len(places) == 1:
            continue
        of_games = [(*in_game(file), node) for file, node in places if in_game(file)[1]]
        assert len({where for where, _, _ in of_games}) == 1, (name, places)
        assert len({game for _, game, _ in of_games}) == len(of_games), (name, places)
        if len(of_games) < len(places):
            assert len(places) == len(of_games) + 1, (name, places)
            for _, _, node in of_games:
                assert name in {ast.unparse(base).split(".")[-1] for base in node.bases}, name


# Symmetry ---------------------------------------------------------------------------------------

HOUSE_GAMES = ("letterjam", "quiddler")


def rooms_by_game() -> list[str]:
    """Every folder that has a folder for each game of the house."""
    folders = {file.parent for file in SOURCES.rglob(f"{HOUSE_GAMES[0]}/__init__.py")}
    return sorted(str(folder.parent.relative_to(SOURCES)) for folder in folders)


def modules(folder: Path, game: str) -> dict[str, Path]:
    """The modules and packages of a folder, with ``<game>`` in place of the game's name."""
    found = {file.stem: file for file in folder.glob("*.py")}
    found |= {file.parent.name: file for file in folder.glob("*/__init__.py")}
    return {name.replace(game, "<game>"): file for name, file in found.items()}


def without_counterpart(room: str) -> Iterator[tuple[str, Path]]:
    """The modules that only one of the two games has, with that game."""
    here, there = ({g: modules(SOURCES / room / g, g) for g in HOUSE_GAMES}[g] for g in HOUSE_GAMES)
    for game, mine, others in ((HOUSE_GAMES[0], here, there), (HOUSE_GAMES[1], there, here)):
        yield from ((game, mine[name]) for name in sorted(mine.keys() - others.keys()))
        for name in mine.keys() & others.keys():
            if mine[name].name == "__init__.py" and name != "__init__":
                yield from _inside(game, mine, mine[name], others[name])


def _inside(
    game: str, mine: dict[str, Path], package: Path, other: Path
) -> Iterator[tuple[str, Path]]:
    """The modules of a package that the other game's package does not have. A module named like one
    of the game's own modules is left out: the reason is given there. If the other game has a module
    instead of the package, the package itself needs a reason."""
    if other.name != "__init__.py":
        yield game, package
        return
    names = {file.stem for file in other.parent.glob("*.py")} | mine.keys()
    yield from ((game, file) for file in package.parent.glob("*.py") if file.stem not in names)


@pytest.mark.parametrize("room", rooms_by_game())
def test_a_module_that_only_one_game_has_says_why_in_its_first_line(room: str) -> None:
    for game, file in without_counterpart(room):
        said = (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").splitlines()[0]
        assert re.match(rf"Only (in )?{GAMES[game].title}\b", said), f"{file}: {said}"


def test_the_games_of_the_house_have_the_same_rooms() -> None:
    assert rooms_by_game() == sorted(
        str(file.parent.parent.relative_to(SOURCES))
        for file in SOURCES.rglob(f"{HOUSE_GAMES[1]}/__init__.py")
    )
    assert set(HOUSE_GAMES) <= set(manifests())


# Size and secrecy -------------------------------------------------------------------------------

LONGEST_MODULE = 400


def test_a_long_module_says_why() -> None:
    for file in SOURCES.rglob("*.py"):
        text = file.read_text("utf-8")
        if len(text.splitlines()) > LONGEST_MODULE:
            said = ast.get_docstring(ast.parse(text)) or ""
            assert "This module is long because" in said, file


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_the_secrecy_proof_shares_no_code_with_views(game: str) -> None:
    """It imports acts, events, options, state and view types of its game, and nothing else."""
    at = f"parlour.rules.{game}"
    plain = {f"{at}.{name}" for name in ("acts", "events", "options", "state", "view_types")}
    found = imported(SOURCES / "rules" / game / "secrecy.py")
    own = {name for name in found if name.startswith(at) and name != at}
    assert {name for name in own if not any(name.startswith(one) for one in plain)} == set()

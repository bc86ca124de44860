"""A game is one manifest: every part that it names exists, and no file outside a game's own folders
names a game."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import asdict

from parlour.cli.terminal.faces import FACES
from parlour.games import HOUSE, Manifest, ManifestError, load, manifests, registered
from parlour.lab.arena.measure import Measure
from parlour.lab.arena.measures import MEASURES
from parlour.lessons import LESSONS, Lesson
from parlour.minds import mind, minds
from parlour.records.notation import Notation
from parlour.records.notations import NOTATIONS
from parlour.review import REVIEWERS
from parlour.rules import Refusal, Rules
from parlour.rules.registry import GAMES
from parlour.rules.rules_text import rules_text
from parlour.tables.daily_deal import DAY_GAMES

TOP = Path(__file__).parent.parent
NAMES = [load(part).name for part in HOUSE]
every_game = pytest.mark.parametrize("name", NAMES)

# These are about one game: single questions about its words, how its clues are measured, and the
# name by which PettingZoo's users import it.
ABOUT_ONE_GAME = {
    "advice.py",
    "cli/clue.py",
    "cli/solve.py",
    "lab/arena/giving.py",
    "lab/pettingzoo/letterjam_v0.py",
    "lab/pettingzoo/quiddler_v0.py",
    "lab/bench/corpus.py",
}
# The benchmark publishes cards, and what is computed from them, for the games of the house alone.
PUBLISHED_CARDS = {"lab/bench/baselines.py", "lab/bench/candidates.py", "lab/bench/deals.py"}


def test_every_table_in_the_browser_is_named_by_a_manifest() -> None:
    """The bundler finds the folders by itself; none of them is forgotten in the manifests."""
    folders = {path.parent for path in (TOP / "ui" / "src" / "games").glob("*/index.ts")}
    assert folders == {TOP / manifests()[name].browser for name in NAMES}
    assert {folder.name for folder in folders} == set(NAMES), "the browser looks by the name"


@every_game
def test_every_part_that_a_manifest_names_exists(name: str) -> None:
    manifest = manifests()[name]
    assert isinstance(GAMES[name], Rules)
    assert manifest.box is not None
    assert load(manifest.box)("english").counts
    assert rules_text(name).rules
    assert (TOP / manifest.browser / "index.ts").is_file()
    assert isinstance(NOTATIONS[name], Notation)
    assert isinstance(MEASURES[name], Measure)
    assert callable(FACES[name].panels)
    if manifest.review is not None:
        assert callable(REVIEWERS[name].judge)
    for bot in (*manifest.minds, *manifest.yardsticks):
        assert mind(name, bot).name == bot
    if manifest.lesson is not None:
        assert isinstance(LESSONS[name], Lesson)
        assert LESSONS[name].game == name
        assert manifest.tutor is not None, "a lesson has partners"
        assert mind(name, "tutor").name == "tutor"
    assert set(manifest.rule_sets) == set(GAMES[name].rule_sets)
    assert set(manifest.arena_minds) <= set(minds(name))


@every_game
def test_the_options_in_a_manifest_are_options_of_the_game(name: str) -> None:
    manifest = manifests()[name]
    chosen = [manifest.short, manifest.golden, *(variant.changes for variant in manifest.variants)]
    if name in DAY_GAMES:
        chosen.append(DAY_GAMES[name].changes)
    for rule_set in GAMES[name].rule_sets:
        for changes in chosen:
            assert not isinstance(GAMES[name].options(rule_set, changes), Refusal)


@every_game
def test_a_game_has_the_parts_of_its_folders(name: str) -> None:
    """A part that is written but not named in the manifest would silently be replaced by its
    fallback."""
    manifest = asdict(manifests()[name])
    source = TOP / "src" / "parlour"
    folders = {
        "minds": source / "minds" / name,
        "notation": source / "records" / name,
        "face": source / "cli" / "terminal" / name,
        "measure": source / "lab" / "arena" / f"{name}.py",
        "lesson": source / "lessons" / name,
        "review": source / "review" / name,
    }
    for part, folder in folders.items():
        assert bool(manifest[part]) == folder.exists(), part


def own(path: Path) -> bool:
    """Whether a file belongs to one game: by its folder, its own name, or its manifest."""
    return path.stem in NAMES or any(parent.name in NAMES for parent in path.parents)


def shared(folder: Path, *endings: str) -> Iterator[tuple[str, str]]:
    """The files that belong to no single game, each with its text."""
    for path in sorted(folder.rglob("*")):
        named = path.relative_to(folder).as_posix()
        if path.suffix in endings and not own(path.relative_to(folder)):
            yield named, path.read_text("utf-8")


def games_in_python(text: str) -> Iterator[str]:
    """The places in Python code that name a game: a whole string, or an import. Docstrings and
    other prose may name games."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and node.value in NAMES:
            yield f"line {node.lineno}: {node.value!r}"
        elif isinstance(node, ast.ImportFrom) and set((node.module or "").split(".")) & {*NAMES}:
            yield f"line {node.lineno}: from {node.module}"


def games_in_the_browser(text: str) -> list[str]:
    """The places in a browser source that name a game: in quotes, or as a class in a style."""
    names = "|".join(NAMES)
    return re.findall(rf"""["'`](?:{names})["'`]|\.(?:{names})\b|/(?:{names})\b""", text)


def test_no_shared_module_of_the_server_names_a_game() -> None:
    found = {
        path: list(games_in_python(text))
        for path, text in shared(TOP / "src" / "parlour", ".py")
        if path not in ABOUT_ONE_GAME | PUBLISHED_CARDS
    }
    assert len(found) > 150
    found.pop("games/__init__.py")
    assert {path: names for path, names in found.items() if names} == {}


def test_no_shared_part_of_the_browser_names_a_game() -> None:
    found = {
        path: games_in_the_browser(text)
        for path, text in shared(TOP / "ui" / "src", ".ts", ".svelte", ".css")
        # Generated for the games of the house; see tools/protocol_types.py.
        if path != "lib/protocol/acts.ts"
    }
    assert len(found) > 60
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "code",
    [
        'if game == "quiddler": ...',
        'LISTS = {"letterjam": 1}',
        "from parlour.rules.quiddler import QUIDDLER",
        'match game:\n    case "letterjam": ...',
    ],
)
def test_a_game_that_is_named_in_python_is_found(code: str) -> None:
    assert len(list(games_in_python(code))) == 1
    assert list(games_in_python('"""Plays quiddler, as "letterjam" does."""')) == []


@pytest.mark.parametrize(
    "code",
    [
        "{#if game === 'letterjam'}",
        "import type { Act } from './quiddler'",
        ".quiddler .art {",
        '<a href="/rules/letterjam">',
    ],
)
def test_a_game_that_is_named_in_the_browser_is_found(code: str) -> None:
    assert len(games_in_the_browser(code)) == 1


@pytest.mark.parametrize(
    ("manifest", "sentence"),
    [
        (Manifest(name="Chess", rules="x:Y"), "'Chess' cannot be the name of a game"),
        (Manifest(name="quiddler", rules="x:Y"), "There are two games called 'quiddler'."),
    ],
)
def test_an_impossible_manifest_is_refused_in_one_sentence(
    manifest: Manifest, sentence: str
) -> None:
    with pytest.raises(ManifestError, match=sentence), registered(manifest):
        pass
    assert list(manifests()) == NAMES


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ("parlour.rules.quiddler:QUIDDLER", "names the rules of another game: 'quiddler'"),
        ("parlour.rules.quiddler:Options", "is not a Rules object"),
        ("parlour.rules.chess:CHESS", "There is no module 'parlour.rules.chess'"),
        ("parlour.rules.quiddler:CHESS", "has nothing called 'CHESS'"),
        ("parlour.rules.quiddler", "named as module:name"),
    ],
)
def test_missing_rules_are_refused_in_one_sentence(rules: str, sentence: str) -> None:
    chess = Manifest(name="chess", rules=rules)
    with registered(chess), pytest.raises(ManifestError, match=sentence):
        GAMES["chess"]
    assert "chess" not in manifests()


def test_a_failed_import_inside_a_part_is_raised_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The part exists, so a ManifestError that says it is missing would mislead."""
    (tmp_path / "broken_part.py").write_text("import no_such_module\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        load("broken_part:THING")


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ("hasty:Hasty", "PARLOUR_MINDS names a mind as game/mind=module:name, not 'hasty:Hasty'."),
        ("chess/hasty=hasty:Hasty", "PARLOUR_MINDS: there is no game called 'chess'."),
        (
            "quiddler/novice=hasty:Hasty",
            "PARLOUR_MINDS: quiddler has a mind called 'novice' already.",
        ),
        ("quiddler/hasty=no_such:Hasty", "There is no module 'no_such'"),
    ],
)
def test_a_mind_that_cannot_be_added_is_named_in_one_sentence(named: str, sentence: str) -> None:
    environment = os.environ | {"PARLOUR_MINDS": named}
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "arena", "quiddler", "--minds", "hasty", "--games", "1"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr

"""The browser, the terminal and the text show what the view says, and know no rules themselves.

The first half searches the sources of the browser and the terminal for copies of the rules. The
second half compares the screens with the view, under the options that change them.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from rich.console import Console

from parlour.cli.terminal.face import Face, Look
from parlour.cli.terminal.letterjam import LetterJamFace
from parlour.cli.terminal.palette import NIGHT, TONES
from parlour.cli.terminal.quiddler import QuiddlerFace
from parlour.games import manifests
from parlour.rules import View, letterjam, quiddler
from parlour.rules.registry import GAMES
from parlour.rules.wording import full_stop
from tests.rules.letterjam import games as letterjam_games
from tests.rules.letterjam.table import Table as LetterJamTable
from tests.rules.quiddler import games as quiddler_games

RULES: tuple[ModuleType, ...] = (letterjam, quiddler)
WORDED = ("headline.py", "phases.py", "score.py")
"""The modules of each game that have sentences for the screen."""

PYTHON = sorted(Path("src/parlour/cli/terminal").rglob("*.py"))
BROWSER = sorted(
    path
    for path in Path("ui/src").rglob("*")
    if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    if "protocol" not in path.parts and "rules" not in path.parts
)
GAME_TABLES = [path for path in BROWSER if path.parent.parent.name == "games"] + PYTHON

SHORTEST_PHRASE = 11
"""Shorter pieces of sentences, such as "is out", may stand anywhere."""


# No copies of the rules


def phrases(module: ModuleType) -> Iterator[str]:
    """The pieces of sentences in the rules: every string in the code except docstrings."""
    folder = Path(module.__path__[0])
    for name in WORDED:
        tree = ast.parse((folder / name).read_text(encoding="utf-8"))
        documented = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value.strip(" .:,?!")
                if id(node) not in documented and " " in text and len(text) >= SHORTEST_PHRASE:
                    yield text


def shown_in(path: Path) -> str:
    """A source without comments, docstrings and styles, and with single spaces."""
    source = path.read_text(encoding="utf-8")
    source = re.sub(r"<style>.*?</style>|<!--.*?-->|/\*.*?\*/", "", source, flags=re.DOTALL)
    source = re.sub(r'""".*?"""', "", source, flags=re.DOTALL)
    source = re.sub(r"(^|\s)(//|#) .*", "", source)
    return re.sub(r"\s+", " ", source)


SHOWN = {path: shown_in(path) for path in (*BROWSER, *PYTHON)}


@pytest.mark.parametrize("module", RULES, ids=lambda module: module.__name__)
def test_sentences_of_the_rules_are_not_copied(module: ModuleType) -> None:
    said = sorted(set(phrases(module)))
    assert len(said) > 15, "the search finds too few sentences in the rules"
    copies = [
        f"{path}: {phrase}"
        for path, source in SHOWN.items()
        for phrase in said
        if phrase.lower() in source.lower()
    ]
    assert not copies, copies


def test_no_table_asks_for_an_option() -> None:
    """The view says what follows from an option."""
    asked = re.compile(r"\boptions\s*(\.|\[|\?\.)\s*\w+")
    assert [str(path) for path in GAME_TABLES if asked.search(SHOWN[path])] == []


def values_of(hint: Any) -> Iterator[str]:
    if get_origin(hint) is not None and hint.__class__.__name__ == "_LiteralGenericAlias":
        yield from (value for value in get_args(hint) if isinstance(value, str))
    for inner in get_args(hint):
        yield from values_of(inner)


def test_no_table_knows_the_name_or_the_value_of_an_option() -> None:
    for game in GAMES.values():
        options = type(game.options())
        hints = get_type_hints(options)
        names = {name for name in hints if "_" in name}
        values = {value for hint in hints.values() for value in values_of(hint) if "-" in value}
        acts = {verb.name for verb in game.verbs}
        known = (names | values) - acts - set(game.view_type.__struct_fields__)
        assert known
        for path in GAME_TABLES:
            for word in known:
                quoted = re.search(rf"['\"`]{word}['\"`]", SHOWN[path])
                assert quoted is None, f"{path} knows {word}"


def test_the_server_has_a_title_and_a_sentence_for_every_option() -> None:
    """So the browser needs none of its own."""
    for game in GAMES.values():
        schema = msgspec.json.schema(type(game.options()))
        fields = schema["$defs"]["Options"]["properties"]
        for name, about in fields.items():
            assert about.get("title"), name
            assert about.get("description"), name
            if "_" in name:
                knowing = [str(path) for path in BROWSER if re.search(rf"\b{name}\b", SHOWN[path])]
                assert knowing == [], name
        assert set(manifests()[game.name].rule_sets) == set(game.rule_sets)


def test_no_table_counts_points() -> None:
    """A product with a number of points is a copy of a rule: the view has the parts of a score."""
    counted = re.compile(r"(?<![\w.])(3|10)\s*[*×]\s|\s[*×]\s*(3|10)(?![\w.])|\bbonus of \d")
    assert [str(path) for path in GAME_TABLES if counted.search(SHOWN[path])] == []


# The screens show the view

LOOK = Look(140, 60, TONES[NIGHT.name])
FACES: dict[str, Face] = {"letterjam": LetterJamFace(), "quiddler": QuiddlerFace()}


def drawn(game: str, view: View) -> str:
    """The terminal's panels as text."""
    console = Console(width=LOOK.width, height=400)
    with console.capture() as captured:
        for panel in FACES[game].panels(view, LOOK):
            console.print(panel.title)
            console.print(panel.body)
    return captured.get()


@pytest.mark.parametrize(
    ("game", "moments"),
    [("letterjam", letterjam_games.moments), ("quiddler", quiddler_games.moments)],
)
def test_the_headline_is_the_same_in_the_terminal_and_in_the_text(game: str, moments: Any) -> None:
    rules = GAMES[game]
    seen = set()
    for state in moments(2):
        for seat in range(len(state.company)):
            view = rules.view(state, seat)
            assert view.headline
            assert view.headline in FACES[game].headline(view)
            assert f"\n{full_stop(view.headline)}\n" in rules.text(view)
            seen.add(view.headline)
    assert len(seen) > 7


def test_the_terminal_shows_what_players_do() -> None:
    rules, seen = GAMES["quiddler"], set()
    for state in quiddler_games.moments(3):
        view = rules.view(state, 0)
        if view.phase in ("draw", "play"):
            shown = drawn("quiddler", view)
            laid = {lay_down.seat for lay_down in view.lay_downs if not lay_down.void}
            for player in view.players:
                if player.seat not in laid:
                    assert player.doing in shown
                    seen.add(player.doing)
    assert {"plays", "draws a card"} <= seen


def kept_letter(extra_points: str) -> LetterJamTable:
    """A word in which a kept letter replaces a card of the row, so that the word is not longer."""
    table = LetterJamTable.dealt(
        "OSHER",
        "NTPLA",
        words=("HORSE", "PLANT"),
        stacks=("TTTC", "AAAC"),
        deck="EDUCK",
        extra_letters="keep-face-down",
        extra_points=extra_points,
    )
    for word, cards, letter in (
        ("TO", "s0 p0", "O"),
        ("AS", "s1 p0", "S"),
        ("HI", "p0 *", "H"),
        ("TEA", "s0 p0 s1", "E"),
        ("RAT", "p0 s1 s0", "R"),
    ):
        table.play(1, word, cards, p0=letter)
    for word in ("AN", "IN", "ON"):
        table.play(0, word, "* p1")
    table.play(1, "SEE", "* p0 p0")
    table.stop()
    table.arrange(0, "r1 r2 k5 r3 r4")
    table.finish()
    return table


@pytest.mark.parametrize(
    ("extra_points", "made_of"),
    [
        ("per-extra-letter", ["3 times 5 letters", "2 green"]),
        ("per-bonus-letter", ["3 times 5 letters", "1 bonus", "2 green"]),
    ],
)
def test_LJ_E7_every_table_names_the_same_parts_of_a_score(
    extra_points: str, made_of: list[str]
) -> None:
    view = kept_letter(extra_points).view(0)
    assert view.end is not None
    assert list(view.end.parts[0]) == made_of
    assert sum(view.end.parts[0].values()) == view.players[0].points
    assert " + ".join(made_of) in drawn("letterjam", view)
    text = GAMES["letterjam"].text(view)
    assert all(f"{part} ({points})" in text for part, points in view.end.parts[0].items())


def test_LJ_E8_every_table_has_the_same_name_for_a_grade() -> None:
    view = kept_letter("per-extra-letter").view(0)
    assert view.end is not None
    assert view.end.grade is not None
    assert view.end.grade_name == view.end.grades[view.end.grade]
    assert len(view.end.grades) == len(view.end.steps) + 1
    assert view.end.grade_name in drawn("letterjam", view)
    assert view.end.grade_name in GAMES["letterjam"].text(view)


def test_QD_S7_every_table_names_the_same_parts_of_a_hand() -> None:
    rules, seen = GAMES["quiddler"], set()
    for state in quiddler_games.moments(3):
        view = rules.view(state, 0)
        if view.phase == "scored":
            shown, text = drawn("quiddler", view), rules.text(view)
            for line in view.sheet[-1].scores:
                assert sum(line.parts.values()) == line.points
                for part, points in line.parts.items():
                    assert f"{part} {points:+}" in shown
                    assert f"{points} {part}" in text
                    seen.add(part)
    assert {"in words", "left over"} < seen

"""Where a rule lives: the code that names its id, and the tests that carry it in their names.

Both are searched in the files themselves, so the answer is never out of date. A checkout has both;
an installed Parlour has no tests, and perhaps no sources.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import parlour
from parlour.rules.rules_text import folder_of, rules_text

_PACKAGE = Path(parlour.__file__).parent
_CHECKOUT = _PACKAGE.parent.parent
_TESTS = _CHECKOUT / "tests"

_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Place(NamedTuple):
    """A line that names a rule, and the function or class around it; empty for the module."""

    rule: str
    path: str
    line: int
    inside: str


def has_tests() -> bool:
    """Whether this is a checkout. An installed package may lie beside the tests of another one."""
    return (_CHECKOUT / "pyproject.toml").is_file() and (_TESTS / "rules").is_dir()


def has_sources(game: str) -> bool:
    return any(folder_of(game).glob("*.py"))


def code_of_rules(game: str) -> Iterator[Place]:
    """Every line in the code of a game that names a rule by its id."""
    rule_id = re.compile(rf"\b{rules_text(game).prefix}-[A-Z]\d+\b")
    for path in sorted(folder_of(game).rglob("*.py")):
        source = path.read_text("utf-8")
        if not rule_id.search(source):
            continue
        definitions = list(_definitions(ast.parse(source), ""))
        for number, line in enumerate(source.splitlines(), start=1):
            # The innermost definition comes last.
            around = [name for first, last, name in definitions if first <= number <= last]
            for found in rule_id.findall(line):
                yield Place(found, _shown(path), number, around[-1] if around else "")


def proofs_of_rules(game: str) -> Iterator[Place]:
    """Every test that has the id of a rule in its name, such as ``LJ_R6`` for LJ-R6."""
    rule_id = re.compile(rf"(?<![A-Z]){rules_text(game).prefix}_([A-Z]\d+)")
    for path in sorted(_TESTS.rglob("test_*.py")) if has_tests() else ():
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            if test := re.match(r"\s*(?:async )?def (test_\w+)", line):
                for found in rule_id.findall(test[1]):
                    rule = f"{rules_text(game).prefix}-{found}"
                    yield Place(rule, _shown(path), number, test[1])


def _shown(path: Path) -> str:
    """The path relative to the checkout, or to the folder in which Parlour is installed."""
    top = _CHECKOUT if has_tests() else _PACKAGE.parent
    return (path.relative_to(top) if path.is_relative_to(top) else path).as_posix()


def _definitions(tree: ast.AST, outside: str) -> Iterator[tuple[int, int, str]]:
    """First line, last line and dotted name of every function and class; outer ones first."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, _Definition):
            name = f"{outside}.{node.name}" if outside else node.name
            yield node.lineno, node.end_lineno or node.lineno, name
            yield from _definitions(node, name)

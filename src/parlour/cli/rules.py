"""`parlour rules`: the rules by id, where each lives in the code, and which tests prove it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples
from parlour.cli.game_names import game_called

if TYPE_CHECKING:
    from parlour.cli import Subcommands

REFUSED = 2
WIDEST = 100


class UnknownRuleError(ValueError):
    """There is no such rule; the message is one plain sentence."""


def register(subcommands: Subcommands) -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "rules",
        help="read the rules, and find a rule in the code and in the tests",
        description="Without a name, list every rule. With the name of a game, print its rules. "
        "With the id of a rule, such as LJ-R6, print the rule, where the code names it, and the "
        "tests that carry its id.",
    )
    command.add_argument("name", metavar="NAME", nargs="*", help="a rule's id, or a game")
    show_examples(command, "parlour rules", "parlour rules Letter Jam", "parlour rules LJ-R6")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the list, the rules of a game or one rule, or one sentence that says why not."""
    from parlour.rules.registry import GAMES

    try:
        name = " ".join(arguments.name)
        if not name:
            lines = "\n\n".join("\n".join(_titles(game)) for game in GAMES)
        elif (game := game_called(name)) in GAMES:
            lines = "\n".join(whole_text(game, _width()))
        else:
            lines = "\n".join(_one_rule(name))
    except UnknownRuleError as error:
        print(f"parlour rules: {error}", file=sys.stderr)
        return REFUSED
    print(lines)
    return 0


def _titles(game: str) -> Iterator[str]:
    """The ids and titles of a game's rules."""
    from parlour.rules.registry import GAMES
    from parlour.rules.rules_text import rules_text

    text = rules_text(game)
    yield GAMES[game].title if text.sections else _not_written_down(game)
    for section in text.sections:
        yield f"  {section.title}"
        yield from (f"    {rule.id:<7} {rule.title}" for rule in section.rules)


def in_short(game: str) -> Sequence[str]:
    """A game in a few paragraphs."""
    from parlour.rules.rules_text import rules_text

    return rules_text(game).in_short or (_not_written_down(game),)


def whole_text(game: str, width: int | None = None) -> Iterator[str]:
    """All rules of a game as text, in reading order. Without a width, a paragraph is one line."""
    from parlour.rules.registry import GAMES
    from parlour.rules.rules_text import rules_text

    text = rules_text(game)
    yield f"The rules of {GAMES[game].title}" if text.sections else _not_written_down(game)
    yield from _wrapped(text.in_short, width)
    for section in text.sections:
        yield from ("", section.title.upper())
        for rule in section.rules:
            yield from ("", f"{rule.id}  {rule.title}")
            yield from _wrapped(rule.text, width, between=())


def _not_written_down(game: str) -> str:
    from parlour.rules.registry import GAMES

    return f"The rules of {GAMES[game].title} are not written down here."


def _one_rule(name: str) -> Iterator[str]:
    """One rule: its text, its options, the places in the code that name it, and its tests."""
    from parlour.rules.registry import GAMES
    from parlour.rules.rules_text import citation, find_rule

    found = find_rule(name.upper().replace("_", "-"))
    if found is None:
        raise UnknownRuleError(_no_such_rule(name))
    game, rule = found
    yield f"{rule.id}  {rule.title} ({GAMES[game].title})"
    yield from _wrapped(rule.text, _width())
    if rule.see:
        yield from ("", "See also:", *(f"  {citation(other)}" for other in rule.see))
    if rule.options:
        yield from ("", "Options that change it:", *(f"  {option}" for option in rule.options))
    yield from ("", "In the code:", *_code(game, rule.id))
    yield from ("", "Tests:", *_tests(game, rule.id))


def _code(game: str, rule_id: str) -> Iterator[str]:
    """The places that name a rule: the first line in each function."""
    from parlour.cli.rule_places import code_of_rules, has_sources

    if not has_sources(game):
        yield "  The sources are not installed here; a checkout of Parlour has them."
    seen = set()
    for place in code_of_rules(game):
        if place.rule == rule_id and (place.path, place.inside) not in seen:
            seen.add((place.path, place.inside))
            yield f"  {place.path}:{place.line}  {place.inside}".rstrip()


def _tests(game: str, rule_id: str) -> Iterator[str]:
    """The tests of a rule, in the form that pytest accepts on its command line."""
    from parlour.cli.rule_places import has_tests, proofs_of_rules

    if not has_tests():
        yield "  The tests are not installed here; a checkout of Parlour has them."
    for place in proofs_of_rules(game):
        if place.rule == rule_id:
            yield f"  {place.path}::{place.inside}"


def _no_such_rule(name: str) -> str:
    """The error for a name that is neither a rule nor a game, with the nearest ids."""
    from difflib import get_close_matches

    from parlour.rules.registry import GAMES
    from parlour.rules.rules_text import citation, rules_text

    titles = {rule.id: rule.title for game in GAMES for rule in rules_text(game).rules}
    meant = [one for one, title in titles.items() if name.casefold() in title.casefold()]
    meant = meant or get_close_matches(name.upper(), titles)
    said = f"There is no rule and no game called {name!r}."
    if meant:
        said += f" Perhaps you mean {' or '.join(map(citation, meant[:3]))}."
    return f"{said} `parlour rules` lists all rules."


def _wrapped(
    paragraphs: Sequence[str], width: int | None, between: Sequence[str] = ("",)
) -> Iterator[str]:
    from textwrap import wrap

    for paragraph in paragraphs:
        yield from between
        yield from (paragraph,) if width is None else wrap(paragraph, width)


def _width() -> int:
    """The width of the terminal, as far as lines of text are still easy to read."""
    from shutil import get_terminal_size

    return min(get_terminal_size().columns, WIDEST)

"""The rules of a game as people read them: one text for each rule, by id.

The texts are data: a file in the folder of the game's rules, named by the manifest. A game without
one has no rules text, and everything that shows rules says so. The file holds

- ``prefix``: what every id of the game begins with, such as ``LJ``;
- ``in_short``: the game in a few paragraphs;
- ``sections``, in reading order: a ``title``, and ``rules``. A rule has an ``id``, a ``title`` and
  a ``text``. It may have ``see``, the ids of rules to read beside it, and ``options``, the options
  of a table that change it.

A blank line separates paragraphs; lines are wrapped for whoever edits the file.
"""

import inspect
import re
import tomllib
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from parlour.games import manifests
from parlour.rules.registry import GAMES, game
from parlour.rules.value import Value


class Rule(Value, frozen=True, forbid_unknown_fields=True):
    """One rule. ``text`` are its paragraphs, ``see`` the ids of rules to read beside it, and
    ``options`` the options of a table that change it."""

    id: str = ""
    title: str = ""
    text: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    options: tuple[str, ...] = ()


class Section(Value, frozen=True, forbid_unknown_fields=True):
    """A part of the rules."""

    title: str = ""
    rules: tuple[Rule, ...] = ()


class RulesText(Value, frozen=True, forbid_unknown_fields=True):
    """All rules of a game, in reading order. Without a file, everything is empty."""

    prefix: str = ""
    in_short: tuple[str, ...] = ()
    sections: tuple[Section, ...] = ()

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for section in self.sections for rule in section.rules)


class RulesTextError(ValueError):
    """A file of rules that cannot be used; the message is one plain sentence."""


@cache
def rules_text(name: str) -> RulesText:
    """The rules of the game of this name; empty if nobody has written them down.

    >>> text = rules_text("letterjam")
    >>> text.sections[2].title, text.sections[2].rules[5].title
    ('A round', 'The lock opens')
    """
    file = manifests()[name].rules_text
    if not file:
        return RulesText()
    options = type(game(name).options()).__struct_fields__
    return read_rules_text((folder_of(name) / file).read_text("utf-8"), options)


def folder_of(name: str) -> Path:
    """The folder with the modules of a game's rules."""
    return Path(inspect.getfile(type(game(name)))).parent


def find_rule(rule_id: str) -> tuple[str, Rule] | None:
    """The rule with this id, after the name of its game; None if there is no such rule.

    >>> name, rule = find_rule("QD-S6")
    >>> name, rule.title
    ('quiddler', 'Winning')
    """
    for name in GAMES:
        for rule in rules_text(name).rules:
            if rule.id == rule_id:
                return name, rule
    return None


def citation(rule_id: str) -> str:
    """How a refusal cites its rule: the id, and the title if the rule is written down.

    >>> citation("LJ-R5")
    'LJ-R5, “Red or green”'
    """
    found = find_rule(rule_id)
    return f"{rule_id}, “{found[1].title}”" if found else rule_id


def in_full(rule_id: str) -> str:
    """A rule for somebody who was refused by it: id, title and text.

    >>> print(in_full("LJ-R18"))
    LJ-R18, “An empty deck”
    If a stand should draw and the deck is empty, the stand stays empty.
    """
    found = find_rule(rule_id)
    return "\n".join((citation(rule_id), *(found[1].text if found else ())))


def read_rules_text(toml: str, options: Collection[str]) -> RulesText:
    """Read a file of rules, for a game with these options. RulesTextError says what is wrong."""
    try:
        text = msgspec.convert(_unwrapped(tomllib.loads(toml)), RulesText)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise RulesTextError(f"The file of rules cannot be read: {error}.") from error
    for problem in _problems(text, options):
        raise RulesTextError(problem)
    return text


def _problems(text: RulesText, options: Collection[str]) -> Iterator[str]:
    """What is wrong with the rules, in sentences."""
    if not text.prefix:
        yield "The file of rules has no prefix."
    if not text.in_short:
        yield "The file of rules does not describe the game in short."
    known: set[str] = set()
    for section in text.sections:
        if not section.title:
            yield "A section of the rules has no title."
        for rule in section.rules:
            if rule.id in known:
                yield f"{rule.id} is the id of two rules."
            known.add(rule.id)
            yield from _gaps(rule, section, text.prefix)
    for rule in text.rules:
        for other in rule.see:
            if other not in known or other == rule.id:
                yield f"{rule.id} refers to {other}, which is not another rule here."
        for option in rule.options:
            if option not in options:
                yield f"{rule.id} names the option {option}, which this game does not have."


def _gaps(rule: Rule, section: Section, prefix: str) -> Iterator[str]:
    """What a rule lacks, in sentences."""
    if not rule.id:
        yield f"A rule in the section “{section.title}” has no id."
    if not re.fullmatch(rf"{re.escape(prefix)}-[A-Z]\d+", rule.id):
        yield f"The id {rule.id} is not {prefix}-, a capital letter and a number."
    if not rule.title:
        yield f"{rule.id} has no title."
    if not rule.text:
        yield f"{rule.id} has no text."


def _unwrapped(written: Any) -> Any:
    """The content of a file, with paragraphs in place of wrapped lines."""
    match written:
        case dict():
            return {
                name: _paragraphs(value)
                if name in ("text", "in_short") and isinstance(value, str)
                else _unwrapped(value)
                for name, value in written.items()
            }
        case list():
            return [_unwrapped(value) for value in written]
    return written


def _paragraphs(text: str) -> list[str]:
    """
    >>> _paragraphs("One paragraph in\\ntwo lines.\\n\\nAnother one.\\n")
    ['One paragraph in two lines.', 'Another one.']
    """
    return [" ".join(part.split()) for part in text.split("\n\n") if part.strip()]

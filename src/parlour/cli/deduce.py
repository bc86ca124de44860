"""`parlour deduce`: which letters fit the clues of a Letter Jam card."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from parlour.advice import LettersError, deduce, read_clue

if TYPE_CHECKING:
    from parlour.cli import Subcommands

REFUSED = 2


def register(subcommands: Subcommands) -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "deduce",
        help="find the letters that fit the clues of a Letter Jam card",
        description="Find the letters that a card can be, from the clues that it was in. A clue "
        "is written as its reader sees it, with ? for the card and * for the wildcard, which is "
        "one letter wherever it stands: 'pl?n' 'h*?e'. Quotes keep the shell away from ? and *.",
    )
    command.add_argument("patterns", nargs="+", metavar="PATTERN", help="a clue, such as 'pl?n'")
    command.add_argument(
        "--seen",
        metavar="LETTERS",
        default="",
        help="letters on other cards that you see or have seen, such as: aeest",
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the letters and how likely they are, or one sentence on why there are none."""
    try:
        patterns = [read_clue(typed) for typed in arguments.patterns]
        found = deduce(*patterns, seen=arguments.seen)
    except LettersError as error:
        print(f"parlour deduce: {error}", file=sys.stderr)
        return REFUSED
    print(as_json(patterns, found) if arguments.json else as_text(patterns, found))
    return 0


def as_json(patterns: list[str], found: Mapping[str, float]) -> str:
    """The letters for programs."""
    import json

    letters = {letter: round(chance, 4) for letter, chance in found.items()}
    return json.dumps({"patterns": patterns, "letters": letters})


def as_text(patterns: list[str], found: Mapping[str, float]) -> str:
    """The letters for people: a line for each, the likeliest first."""
    if not found:
        clues = patterns[0] if len(patterns) == 1 else f"all of {', '.join(patterns)}"
        return f"No letter on a card makes a word of {clues}."
    return "\n".join(f"{letter}  {_percent(chance):>5}" for letter, chance in found.items())


def _percent(chance: float) -> str:
    return "< 1 %" if chance < 0.01 else f"{chance:.0%}".replace("%", " %")

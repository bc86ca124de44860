"""`parlour deduce`: the letters that fit the clues of a Letter Jam card."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from parlour.advice import LettersError, deduce, read_clue
from parlour.cli.examples import show_examples
from parlour.words import LexiconError

if TYPE_CHECKING:
    from parlour.cli import Subcommands

REFUSED = 2


def register(subcommands: Subcommands) -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "deduce",
        help="find the letters that fit the clues of a Letter Jam card",
        description="Find the letters that a card can be, from the clues that it was in. Write a "
        "clue as its reader sees it, with ? for the card and * for the wildcard, which is the same "
        "letter everywhere in a clue. Use quotes, or the shell expands ? and *.",
    )
    command.add_argument("patterns", nargs="+", metavar="PATTERN", help="a clue, such as '?lan'")
    command.add_argument(
        "--seen",
        metavar="LETTERS",
        default="",
        help="letters on other cards that you see or have seen, such as: aeest",
    )
    command.add_argument(
        "--words",
        metavar="FILE",
        help="a file with one word per line, or the name of a built-in list: parlour or strict. "
        "All its words are equally likely. Without it, common words are likelier than rare ones",
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    show_examples(
        command,
        "parlour deduce '?lan' '*o?e'",
        "parlour deduce 'ho?se' --seen rrs",
        "parlour deduce '?a*ter' --words strict",
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the letters and their probabilities, or one sentence that says why not."""
    try:
        patterns = [read_clue(typed) for typed in arguments.patterns]
        found = deduce(*patterns, seen=arguments.seen, lexicon=arguments.words)
    except (LettersError, LexiconError) as error:
        print(f"parlour deduce: {error}", file=sys.stderr)
        return REFUSED
    print(as_json(patterns, found) if arguments.json else as_text(patterns, found))
    return 0


def as_json(patterns: list[str], found: Mapping[str, float]) -> str:
    """The letters as JSON."""
    import json

    letters = {letter: round(chance, 4) for letter, chance in found.items()}
    return json.dumps({"patterns": patterns, "letters": letters})


def as_text(patterns: list[str], found: Mapping[str, float]) -> str:
    """The letters as text: one per row, the likeliest first."""
    if not found:
        clues = patterns[0] if len(patterns) == 1 else f"all of {', '.join(patterns)}"
        return f"No letter on a card makes a word of {clues}."
    return "\n".join(f"{letter}  {_percent(chance):>5}" for letter, chance in found.items())


def _percent(chance: float) -> str:
    return "< 1 %" if chance < 0.01 else f"{chance:.0%}".replace("%", " %")

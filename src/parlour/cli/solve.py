"""`parlour solve`: the best words for a Quiddler hand."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples

if TYPE_CHECKING:
    from parlour.cli import Subcommands
    from parlour.minds.quiddler.arrangement import Arrangement

REFUSED = 2


def register(subcommands: Subcommands) -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "solve",
        help="find the best words for a Quiddler hand",
        description="Find the words that score most from up to 11 Quiddler cards. Write the cards "
        "with spaces, in any case: qu i e t. A whole word is a card for each of its letters. Cards "
        "left over count against you; the discard costs nothing.",
    )
    command.add_argument("cards", nargs="*", metavar="CARD", help="a letter, or qu, in, er, cl, th")
    command.add_argument(
        "--rules",
        choices=("manual", "published"),
        default="manual",
        help="the rule set whose card points count (default: %(default)s)",
    )
    command.add_argument(
        "--discard",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="keep one card to discard, as in every turn (default), or use all cards",
    )
    command.add_argument(
        "--words",
        metavar="FILE",
        default="strict",
        help="a file with one word per line, or the name of a built-in list: "
        "strict (default) or parlour",
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    show_examples(
        command,
        "parlour solve qu i e t v v",
        "parlour solve hello --no-discard",
        "parlour solve th in k er s a --rules published",
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the best arrangement of the hand, or one sentence that says why not."""
    # Imported here to keep the other commands fast to start.
    from parlour.advice import DECK, HandError, solve, words_split
    from parlour.rules.quiddler import box
    from parlour.words import LexiconError

    try:
        found = solve(
            arguments.cards,
            points=arguments.rules,
            lexicon=arguments.words,
            discard=arguments.discard,
        )
    except (HandError, LexiconError) as error:
        print(f"parlour solve: {error}", file=sys.stderr)
        return REFUSED
    points = box.point_table(arguments.rules).points
    for word, cards in words_split(arguments.cards, box.deck(DECK).counts).items():
        # Not on standard output, which may be JSON.
        note = f"{word} is no card and is read as {' '.join(cards)}"
        print(f"{note}; write two-letter cards apart, such as: qu i e t.", file=sys.stderr)
    print(as_json(found) if arguments.json else as_text(found, points))
    return 0


def as_json(found: Arrangement) -> str:
    """The arrangement as JSON."""
    import json

    return json.dumps(
        {
            "words": found.words,
            "left": found.left,
            "discard": found.discard,
            "points": found.points,
        }
    )


def as_text(found: Arrangement, points: Mapping[str, int]) -> str:
    """The arrangement as text: one row per word, then leftovers and discard, then the points."""

    def worth(cards: Iterable[str]) -> int:
        return sum(points[card] for card in cards)

    rows = [("".join(cards), " ".join(cards), f"{worth(cards)}") for cards in found.words]
    if not rows:
        rows.append(("no word", "", "0"))
    if found.left:
        rows.append(("left", " ".join(found.left), f"-{worth(found.left)}"))
    if found.discard is not None:
        rows.append(("discard", found.discard, "0"))
    rows.append(("points", "", f"{found.points}"))
    name, cards, figure = (max(map(len, column)) for column in zip(*rows, strict=True))
    return "\n".join(f"{a:<{name}}  {b:<{cards}}  {c:>{figure}}" for a, b, c in rows)

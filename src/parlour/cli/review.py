"""`parlour review`: what was decided in a finished game, and what would have been better."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples

if TYPE_CHECKING:
    from parlour.cli import Subcommands
    from parlour.records import Record
    from parlour.review import Review

REFUSED = 2
# The steps of the progress bar.
STEPS = 100


def register(subcommands: Subcommands) -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "review",
        help="review a finished game from its record",
        description="Review a finished game: every decision by what its player could know then, "
        "what would have been better, mistakes by their size, and luck. Without an option the "
        "review is printed as text. docs/review.md says what the numbers mean.",
    )
    command.add_argument("file", metavar="RECORD", type=Path, help="the record of the game")
    form = command.add_mutually_exclusive_group()
    form.add_argument(
        "--html", metavar="FILE", type=Path, help="write the review as a web page that stands alone"
    )
    form.add_argument("--json", action="store_true", help="print JSON")
    show_examples(
        command,
        "parlour review game.txt",
        "parlour review game.txt --html review.html",
        "parlour review game.txt --json",
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print or write the review, or one sentence that says why there is none."""
    from parlour.records import RecordError
    from parlour.review import ReviewError

    try:
        record = _read(arguments.file)
        review = reviewed(record)
    except OSError as error:
        print(f"{arguments.file} cannot be read: {error.strerror}.", file=sys.stderr)
        return REFUSED
    except (RecordError, ReviewError) as error:
        print(f"{arguments.file}: {error}", file=sys.stderr)
        return REFUSED
    if arguments.html is not None:
        return _write_page(arguments.html, review)
    if arguments.json:
        import msgspec

        print(msgspec.json.encode(review).decode())
        return 0
    from parlour.review.text import as_text

    print(as_text(review))
    return 0


def _read(file: Path) -> Record:
    from parlour.records import read

    return read(file)


def reviewed(record: Record) -> Review:
    """The review of a game, with a progress bar; ReviewError if its game has no review."""
    from parlour.cli.progress import Progress
    from parlour.review import REVIEWERS, ReviewError

    if record.header.game not in REVIEWERS:
        raise ReviewError(f"There is no review of {record.header.rules.title} yet.")
    with Progress(STEPS, 0, noun="steps") as bar:
        done = 0

        def progress(part: float) -> None:
            nonlocal done
            bar.more(round(part * STEPS) - done)
            done = round(part * STEPS)

        return REVIEWERS[record.header.game].review(record, progress)


def _write_page(file: Path, review: Review) -> int:
    from parlour.review.page import as_page

    try:
        file.write_text(as_page(review), "utf-8")
    except OSError as error:
        print(f"{file} cannot be written: {error.strerror}.", file=sys.stderr)
        return REFUSED
    print(f"The review is in {file}.")
    return 0

"""`parlour record`: show the record of a game, or check that it is complete."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.cli.examples import show_examples

if TYPE_CHECKING:
    from parlour.cli import Subcommands
    from parlour.records import Reader
    from parlour.rules.seat import Viewer

REFUSED = 2
EVERYBODY = "all"
WATCHING = "public"


class AskedError(ValueError):
    """The record does not have what the user asks for; the message is one plain sentence."""


def register(subcommands: Subcommands) -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "record",
        help="show or check the record of a game",
        description="Show the record of a game, or check that it is complete.",
    )
    actions = command.add_subparsers(title="actions", metavar="ACTION", required=True)

    show = actions.add_parser(
        "show",
        help="print what happened in a game",
        description="Print what happened in a game, and the table after it.",
    )
    show.add_argument("file", metavar="FILE", type=Path, help="the record")
    show.add_argument(
        "--at", metavar="N", type=int, help="stop after event N (default: after the last one)"
    )
    show.add_argument(
        "--viewer",
        metavar="NAME",
        default=WATCHING,
        help=f"whose view to show: the name of a player at the start of the game, {WATCHING!r} for "
        f"a watcher (default), or {EVERYBODY!r} for everything",
    )
    show.set_defaults(run=_run_show)

    check = actions.add_parser(
        "check",
        help="check that a record can be read and replayed",
        description="Check that a record can be read and replayed, and print a summary.",
    )
    check.add_argument("file", metavar="FILE", type=Path, help="the record")
    check.set_defaults(run=_run_check)

    show_examples(
        show,
        "parlour record show game.txt",
        "parlour record show game.txt --viewer all --at 20",
    )
    show_examples(check, "parlour record check game.txt")
    show_examples(command, "parlour record show game.txt", "parlour record check game.txt")


def _run_show(arguments: argparse.Namespace) -> int:
    return _print(arguments.file, _show(arguments.file, arguments.at, arguments.viewer))


def _run_check(arguments: argparse.Namespace) -> int:
    return _print(arguments.file, _check(arguments.file))


def _print(file: Path, paragraphs: Iterator[str]) -> int:
    """Print the record up to its first error, then one sentence about that error."""
    from parlour.records import RecordError
    from parlour.words import LexiconError

    while True:
        try:
            paragraph = next(paragraphs, None)
        except OSError as error:
            print(f"{file} cannot be read: {error.strerror}.", file=sys.stderr)
            return REFUSED
        except (RecordError, AskedError, LexiconError) as error:
            print(f"{file}: {error}", file=sys.stderr)
            return REFUSED
        if paragraph is None:
            return 0
        print(paragraph, flush=True)


def _check(file: Path) -> Iterator[str]:
    from parlour.records import Reader
    from parlour.records.notations import NOTATIONS
    from parlour.rules.wording import counted

    reader = Reader(file)
    events = sum(1 for _ in reader)
    header, rules = reader.header, reader.header.rules
    over = rules.over(reader.state)
    result = NOTATIONS[header.game].result(reader.state) if over else "not finished"
    yield (
        f"{rules.title} by the rule set {header.rule_set}, {len(header.persons)} players, "
        f"{counted(events, 'event')}: {result}."
    )


def _show(file: Path, at: int | None, viewer: str) -> Iterator[str]:
    from parlour.records import Reader
    from parlour.rules.seat import PUBLIC

    reader = Reader(file)
    seat: Viewer = PUBLIC
    if viewer == EVERYBODY:
        yield from _everything(reader, at)
    else:
        if viewer != WATCHING:
            seat = _seat(reader, viewer)
        yield from _story(reader, at, seat)
    rules = reader.header.rules
    yield f"\n{rules.text(rules.view(reader.state, seat))}"


def _seat(reader: Reader, name: str) -> int:
    """The seat of a player by the name at the start of the game."""
    names = [person.name for person in reader.header.persons]
    for seat, known in enumerate(names):
        if known.casefold() == name.casefold():
            return seat
    raise AskedError(
        f"Nobody called {name!r} was there at the start; the players were {', '.join(names)}."
    )


def _story(reader: Reader, at: int | None, viewer: Viewer) -> Iterator[str]:
    game = reader.header.rules
    for _, before, event in _until(reader, at):
        if sentence := game.narrate(game.change(before, event), viewer):
            yield sentence


def _everything(reader: Reader, at: int | None) -> Iterator[str]:
    from parlour.records.notations import NOTATIONS

    notation = NOTATIONS[reader.header.game]
    for number, before, event in _until(reader, at):
        yield f"{number}. {notation.write(before, event)}"


def _until(reader: Reader, at: int | None) -> Iterator[tuple[int, Any, Any]]:
    """Every event up to number `at`, with its number and the state before it."""
    if at is not None and at < 1:
        raise AskedError("Events are counted from 1.")
    number, before = 0, reader.state
    for number, event in enumerate(reader, start=1):
        yield number, before, event
        before = reader.state
        if number == at:
            return
    if at is not None:
        raise AskedError(f"There is no event {at}: the record has {number} events.")

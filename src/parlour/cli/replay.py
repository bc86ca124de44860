"""`parlour replay`: look at a game again, step by step, in this terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples

if TYPE_CHECKING:
    from parlour.cli import Subcommands
    from parlour.cli.replay_place import ReplayPlace

REFUSED = 2
HELP = """\
next     the next step; an empty line does the same
back     one step back
on       to the next round or hand; "before" goes to the one before
go N     to step N
table    the whole table in words
seat     as another player saw it, as in "seat Lisa"; "seat everything" shows all cards
help     this list
quit     leave"""


def register(subcommands: Subcommands) -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "replay",
        help="look at a game again, step by step",
        description="Look at a game again from its record: step by step, round by round, or playing"
        " by itself, as any player saw it or with all cards open. Without a terminal, such as in a"
        " pipe, it is plain text, with one command per line.",
    )
    command.add_argument("file", metavar="FILE", type=Path, help="the record")
    command.add_argument("--at", metavar="N", type=int, help="begin after event N of the record")
    command.add_argument(
        "--seat",
        metavar="NAME",
        default="everything",
        help="as the player of this name saw it (default: everything)",
    )
    command.add_argument(
        "--words", metavar="FILE", help="the word list of the game, if it is not a built-in one"
    )
    command.add_argument("--plain", action="store_true", help="plain text and typed commands")
    show_examples(
        command,
        "parlour replay game.txt",
        "parlour replay game.txt --seat Lisa --at 20 --plain",
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from parlour.records import RecordError
    from parlour.words import LexiconError

    try:
        try:
            place = _place(arguments)
        except OSError as error:
            return _refuse(f"{arguments.file}: {error.strerror}")
        if arguments.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            walk(place)
        else:
            from parlour.cli.terminal.replaying import ReplayApp

            # A word list that is missing is found out before the screen is taken over.
            place.replay.lines(place.viewer)
            ReplayApp(place).run()
    except RecordError as error:
        return _refuse(f"{arguments.file}: {error}")
    except LexiconError as error:
        return _refuse(f"{error} Name its file with --words.")
    except ValueError as error:
        return _refuse(f"parlour: {error}")
    return 0


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return REFUSED


def _place(arguments: argparse.Namespace) -> ReplayPlace:
    """The place in the record that the command line asks for."""
    from parlour.cli.replay_place import ReplayPlace
    from parlour.records import Replay, read
    from parlour.words import Lexicon

    lists = [Lexicon.find(arguments.words)] if arguments.words else []
    replay = Replay(read(arguments.file), lists)
    if arguments.at is not None and not replay.first <= arguments.at <= replay.last:
        last, first = replay.last, replay.first
        raise ValueError(f"There is no step {arguments.at}: the steps are {first} to {last}.")
    place = ReplayPlace(replay, arguments.at)
    place.show(arguments.seat)
    return place


def walk(place: ReplayPlace) -> None:
    """Reads commands from standard input until the person leaves or the input ends."""
    print(opening(place), flush=True)
    while line := sys.stdin.readline():
        if line.strip() in ("quit", "exit"):
            return
        print(answer(place, line.strip()), flush=True)


def opening(place: ReplayPlace) -> str:
    """What is said first."""
    return f'{place.text}\nType "help" for the commands.'


def answer(place: ReplayPlace, typed: str) -> str:
    """Moves the place by a typed command; returns what there is to say."""
    verb, _, about = typed.partition(" ")
    try:
        match verb:
            case "" | "next":
                place.move(1)
            case "back":
                place.move(-1)
            case "on":
                place.move_chapter(1)
            case "before":
                place.move_chapter(-1)
            case "go" if about.isascii() and about.isdecimal():
                place.go(int(about))
            case "seat" if about:
                place.show(about)
            case "table":
                return place.text
            case _:
                return HELP
    except ValueError as error:
        return str(error)
    chapter = place.replay.chapters[place.chapter].title
    told = place.lines[-1] if place.lines else "Nothing yet."
    return f"{place.step} of {place.replay.last}, {chapter}, {place.seen_by}. {told}"

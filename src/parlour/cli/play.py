"""`parlour play`: a game in this terminal, with bots."""

import argparse
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from parlour.games import manifests

if TYPE_CHECKING:
    from parlour.cli import Subcommands
    from parlour.cli.local_table import LocalTable

REFUSED = 2
# The default number of players; a game that allows fewer or needs more gets its nearest number.
USUAL_PLAYERS = 4
NAMES = ("Guest", "Otter", "Wren", "Fox", "Hare", "Robin", "Badger", "Heron")


class PlayError(ValueError):
    """The game cannot be played; the message is one plain sentence."""


def register(subcommands: "Subcommands") -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "play",
        help="play a game with bots in this terminal",
        description="Play a game with bots in this terminal. You sit in the first seat. Without a"
        " terminal, such as in a pipe, the table is plain text, with one command per line.",
    )
    command.add_argument("game", metavar="GAME", help=", ".join(manifests()))
    command.add_argument("--players", type=int, help="how many play, you included (4)")
    command.add_argument("--seat-names", metavar="A,B,...", help="names, yours first")
    command.add_argument("--seed", type=int, help="a number that makes the deal repeatable")
    command.add_argument("--rules", metavar="SET", help="a rule set, such as rulebook or summary")
    command.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="change one option, such as length=4; can be repeated",
    )
    command.add_argument("--bots", metavar="MIND", help="the mind of the bots")
    command.add_argument("--words", metavar="FILE", help="a word list of your own")
    command.add_argument(
        "--record", metavar="FILE", help="write the record of the game into this file"
    )
    command.add_argument("--pace", type=float, help="seconds a bot pauses before it acts")
    command.add_argument("--plain", action="store_true", help="plain text and typed commands")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        _check_record(arguments.record)
        table = table_for(arguments)
    except PlayError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return REFUSED
    if arguments.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from parlour.cli.plain import play_plainly

        play_plainly(table)
    else:
        from parlour.cli.terminal.app import TableApp
        from parlour.minds.pace import PACE_ALONE

        pace = PACE_ALONE if arguments.pace is None else max(0.0, arguments.pace)
        TableApp(table, pace).run()
    return _write_record(table, arguments.record)


def table_for(arguments: argparse.Namespace) -> "LocalTable":
    """The table that the command line asks for."""
    from parlour.cli.local_table import LocalTable
    from parlour.game import Game
    from parlour.minds.registry import minds
    from parlour.rules import Person
    from parlour.rules.registry import game
    from parlour.rules.wording import there_are

    try:
        rules = game(arguments.game)
        mind = arguments.bots or rules.stand_in_mind
        if mind not in minds(rules.name):
            known = there_are(minds(rules.name))
            raise PlayError(f"No bot called {mind!r} plays {rules.title}; {known}.")
        names = _names(arguments, rules.seats)
        # The word list is an option of the table, so that bots use it too.
        words = {"lexicon": arguments.words} if arguments.words else {}
        dealt = Game(
            rules.name,
            [Person(name, mind if n else None) for n, name in enumerate(names)],
            rule_set=arguments.rules,
            options=_changes(arguments.option) | words,
            seed=Random(arguments.seed),
        )
    except ValueError as error:
        raise PlayError(str(error)) from error
    return LocalTable(dealt)


def _names(arguments: argparse.Namespace, seats: range) -> tuple[str, ...]:
    given = arguments.seat_names
    if given is None:
        usual = min(max(USUAL_PLAYERS, seats[0]), seats[-1])
        return _default_names(usual if arguments.players is None else arguments.players)
    names = tuple(name.strip() for name in given.split(","))
    if arguments.players is not None and arguments.players != len(names):
        raise PlayError(f"{len(names)} names were given for {arguments.players} players.")
    return names


def _default_names(count: int) -> tuple[str, ...]:
    if not 1 <= count <= len(NAMES):
        raise PlayError(f"{count} players do not fit around this table.")
    return NAMES[:count]


def _changes(given: list[str]) -> dict[str, Any]:
    """The options in NAME=VALUE: numbers, yes and no, comma-separated lists, or words."""
    changes: dict[str, Any] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise PlayError(f"An option is given as NAME=VALUE, not {one!r}.")
        changes[name.strip().replace("-", "_")] = _value(value.strip())
    return changes


def _value(text: str) -> Any:
    if text.lower() in ("yes", "true", "on"):
        return True
    if text.lower() in ("no", "false", "off"):
        return False
    if "," in text:
        return [_value(part.strip()) for part in text.split(",") if part.strip()]
    return int(text) if text.removeprefix("-").isdecimal() else text


def _check_record(path: str | None) -> None:
    """Check before the game that the record can be written after it."""
    if path is None:
        return
    if Path(path).is_dir():
        raise PlayError(f"The record cannot be written: {path} is a folder.")
    if not Path(path).absolute().parent.is_dir():
        raise PlayError(f"The record cannot be written: there is no folder {Path(path).parent}.")


def _write_record(table: "LocalTable", path: str | None) -> int:
    if path is None:
        return 0
    try:
        Path(path).write_text(table.record(), encoding="utf-8")
    except OSError as error:
        print(f"parlour: The record could not be written: {error.strerror}.", file=sys.stderr)
        return 1
    return 0

"""`parlour play`: a game in this terminal, with bots."""

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples
from parlour.cli.game_names import game_called
from parlour.games import manifests
from parlour.minds.pace import LONGEST_PACE

if TYPE_CHECKING:
    from parlour.cli import Subcommands
    from parlour.cli.kept_games import KeptGame
    from parlour.cli.local_table import LocalTable
    from parlour.cli.sitting import Sitting
    from parlour.game import Game

REFUSED = 2
# The default number of players; a game that allows fewer or needs more gets its nearest number.
USUAL_PLAYERS = 4
# The arguments that are about the deal of a new game.
DEALING = ("players", "seat_names", "seed", "rules", "option", "bots", "words")
NAMES = ("Guest", "Otter", "Wren", "Fox", "Hare", "Robin", "Badger", "Heron")


class PlayError(ValueError):
    """The game cannot be played; the message is one plain sentence."""


def register(subcommands: "Subcommands") -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "play",
        help="play a game with bots in this terminal",
        description="Play a game with bots in this terminal. You sit in the first seat. Without a"
        " terminal, such as in a pipe, the table is plain text, with one command per line. A game"
        " that you leave is kept, also if the machine crashes; --resume goes on with it. Two"
        " terminals can play at once: each keeps its own game, and --resume takes the last one that"
        " nobody plays.",
    )
    command.add_argument("game", metavar="GAME", nargs="*", help=" or ".join(manifests()))
    command.add_argument(
        "--resume", action="store_true", help="go on with the game that you left last"
    )
    command.add_argument("--players", type=int, metavar="N", help="how many play, you included (4)")
    command.add_argument("--seat-names", metavar="A,B,...", help="names, yours first")
    command.add_argument(
        "--seed", type=int, metavar="N", help="a number that makes the deal repeatable"
    )
    command.add_argument(
        "--rules", metavar="SET", help=f"a rule set: {'; '.join(map(_rule_sets, manifests()))}"
    )
    command.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="change one option, such as length=4; can be repeated. A wrong name or value is "
        "answered with those there are",
    )
    command.add_argument(
        "--bots", metavar="MIND", help=f"who plays the bots: {'; '.join(map(_minds, manifests()))}"
    )
    command.add_argument(
        "--words",
        metavar="FILE",
        help="a file with one word per line, or the name of a built-in list: parlour or strict",
    )
    command.add_argument(
        "--record", metavar="FILE", help="write the record of the game into this file"
    )
    command.add_argument(
        "--pace", type=_pace, metavar="SECONDS", help="how long a bot pauses before it acts"
    )
    command.add_argument("--plain", action="store_true", help="plain text and typed commands")
    show_examples(
        command,
        "parlour play letterjam",
        "parlour play quiddler --players 3 --option hands=3 --bots novice",
        "parlour play quiddler --rules published --seed 7 --plain",
    )
    command.set_defaults(run=run)


def _rule_sets(game: str) -> str:
    return f"{' or '.join(manifests()[game].rule_sets) or 'any'} for {game}"


def _minds(game: str) -> str:
    return f"{', '.join(manifests()[game].minds) or 'random'} for {game}"


def _pace(typed: str) -> float:
    try:
        pace = float(typed)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= LONGEST_PACE:
        raise argparse.ArgumentTypeError(
            f"a bot pauses for 0 to {LONGEST_PACE:g} seconds, not {typed!r}"
        )
    return pace


def run(arguments: argparse.Namespace) -> int:
    from parlour.cli.kept_games import KeptGameError

    in_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    on_screen = in_terminal and not arguments.plain
    try:
        _check_record(arguments.record)
        if on_screen:
            _check_screen()
        sitting = sitting_for(arguments, may_ask=in_terminal)
    except (PlayError, KeptGameError) as error:
        print(f"parlour: {error}", file=sys.stderr)
        return REFUSED
    if on_screen:
        from parlour.cli.terminal.local_app import LocalApp
        from parlour.minds.pace import PACE_ALONE

        LocalApp(sitting, PACE_ALONE if arguments.pace is None else arguments.pace).run()
    else:
        from parlour.cli.plain import play_plainly

        play_plainly(sitting)
    return sitting.end()


def sitting_for(arguments: argparse.Namespace, *, may_ask: bool) -> "Sitting":
    """The table that the command line asks for: a kept one, or one with a new game."""
    from parlour.cli.sitting import Sitting

    chance = Random(arguments.seed)
    table = _kept_table(arguments, may_ask=may_ask) or table_for(arguments, chance)
    return Sitting(table, chance, Path(arguments.record) if arguments.record else None)


def _kept_table(arguments: argparse.Namespace, *, may_ask: bool) -> "LocalTable | None":
    """The kept game that the person goes on with; None if they want a new one."""
    from parlour.cli.kept_games import newest
    from parlour.cli.local_table import LocalTable
    from parlour.rules.registry import GAMES

    dealing = [name for name in DEALING if getattr(arguments, name) not in (None, [])]
    if arguments.resume and dealing:
        flag = f"--{dealing[0].replace('_', '-')}"
        raise PlayError(f"A game goes on as it was dealt; {flag} is only for a new game.")
    if not arguments.resume and (dealing or not may_ask):
        return None
    name = game_called(" ".join(arguments.game)) or None
    if name is not None and name not in GAMES:
        return None
    found = newest(name)
    if found is None:
        if arguments.resume:
            raise PlayError("There is no unfinished game to go on with.")
        return None
    kept, game = found
    if arguments.resume or _wants_to_go_on(kept, game):
        return LocalTable(game, kept=kept)
    return None


def _wants_to_go_on(kept: "KeptGame", game: "Game") -> bool:
    """Asks whether to go on with a kept game. Somebody who wants neither that nor to be asked again
    forgets it."""
    from time import time

    from parlour.cli.kept_games import last_played
    from parlour.cli.sitting import ago

    left = ago(time() - last_played(kept.path))
    print(f"You left a game of {game.rules.title} {left}. Go on with it?")
    answer = input("Enter goes on, n starts a new game, f forgets the old one: ").strip().lower()
    if answer in ("n", "no"):
        kept.close()
    elif answer in ("f", "forget"):
        kept.delete()
    else:
        return True
    return False


def table_for(arguments: argparse.Namespace, chance: Random) -> "LocalTable":
    """The table with the new game that the command line asks for."""
    from parlour.cli.local_table import LocalTable
    from parlour.cli.typed_options import typed_options
    from parlour.game import Game
    from parlour.minds.registry import minds
    from parlour.rules import Person
    from parlour.rules.registry import game
    from parlour.rules.wording import listed, there_are

    if not arguments.game:
        raise PlayError(f"Name the game that you want to play: {listed(manifests(), 'or')}.")
    try:
        rules = game(game_called(" ".join(arguments.game)))
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
            options=typed_options(arguments.option) | words,
            seed=chance,
        )
    except ValueError as error:
        raise PlayError(str(error)) from error
    return LocalTable(dealt, keeping=True)


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


def _check_screen() -> None:
    """Check before the game that there is what the screen is drawn with."""
    if find_spec("textual") is None:
        raise PlayError(
            "The screen needs textual, which is not installed here: pip install 'parlour[terminal]'"
            " (or play in plain text, with --plain)."
        )


def _check_record(path: str | None) -> None:
    """Check before the game that the record can be written after it."""
    if path is None:
        return
    if Path(path).is_dir():
        raise PlayError(f"The record cannot be written: {path} is a folder.")
    if not Path(path).absolute().parent.is_dir():
        raise PlayError(f"The record cannot be written: there is no folder {Path(path).parent}.")

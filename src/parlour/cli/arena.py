"""`parlour arena`: minds play many games, and statistics show how well they play."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import ExitStack
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples
from parlour.cli.game_names import game_called
from parlour.cli.progress import Progress
from parlour.games import manifests

if TYPE_CHECKING:
    from msgspec import Struct

    from parlour.cli import Subcommands
    from parlour.lab.arena.contest import Contest

REFUSED, INTERRUPTED = 2, 130


def register(subcommands: Subcommands) -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "arena",
        help="let bots play many games and measure how well they play",
        description="Let bots play many games and measure how well they play. Every deal is played"
        " in every rotation of the minds around the table, and the same seed gives the same deals"
        " to all minds.",
    )
    command.add_argument("game", metavar="GAME", help=", ".join(manifests()))
    command.add_argument("--games", type=int, default=100, help="how many games (%(default)s)")
    command.add_argument(
        "--players", type=int, help="how many seats (default: one for each mind, at least 2)"
    )
    command.add_argument(
        "--minds",
        metavar="A,B,...",
        help="the minds that play, in the order of the seats, such as expert,novice; docs/bots.md "
        "describes them",
    )
    command.add_argument(
        "--givers",
        metavar="MIND",
        help="Letter Jam: this mind gives all clues, and the minds of the seats do the rest; every "
        "mind sees people in all seats",
    )
    command.add_argument("--rules", metavar="SET", help="a rule set, such as published or rulebook")
    command.add_argument("--seed", type=int, default=1, help="decides all deals (%(default)s)")
    command.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes to use (%(default)s)"
    )
    command.add_argument(
        "--cluster", metavar="ADDRESS", help="play on the dask cluster at this address"
    )
    command.add_argument(
        "--resume", metavar="FILE", help="keep finished games in this file, and continue from it"
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    show_examples(
        command,
        "parlour arena quiddler --games 4",
        "parlour arena quiddler --games 6 --minds regular,novice,novice",
        "parlour arena letterjam --games 1 --players 3 --minds novice",
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, then print the figures, or one sentence that says why not."""
    # Imported here to keep the other commands fast to start.
    from parlour.lab.arena.contest import ContestError

    try:
        contest = contest_for(arguments)
        figures = measure(contest, arguments)
    except ContestError as error:
        print(f"parlour arena: {error}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        kept = f"; finished games are in {arguments.resume}" if arguments.resume else ""
        print(f"\nparlour arena: interrupted{kept}.", file=sys.stderr)
        return INTERRUPTED
    print(as_json(contest, figures) if arguments.json else as_text(contest, figures))
    return 0


def contest_for(arguments: argparse.Namespace) -> Contest:
    """The contest that the command line asks for."""
    from parlour.lab.arena.contest import ContestError, contest

    if arguments.games < 1:
        raise ContestError(f"Play at least 1 game, not {arguments.games}.")
    if arguments.workers < 1:
        raise ContestError(f"Use at least 1 process, not {arguments.workers}.")
    named = (arguments.minds or "").split(",")
    game = game_called(arguments.game)
    minds = tuple(name for name in map(str.strip, named) if name)
    return contest(
        game,
        minds=minds or usual_minds(game, arguments.players),
        players=arguments.players,
        rules=arguments.rules,
        givers=arguments.givers,
        seed=arguments.seed,
    )


def usual_minds(game: str, seats: int | None) -> tuple[str, ...]:
    """The minds that play if the command line names none: those of the manifest, or the first.
    They take turns around the table, so that any number of seats will do."""
    from parlour.minds import minds

    manifest = manifests().get(game)
    usual = () if manifest is None else manifest.arena_minds or minds(game)[:1]
    if len(usual) < 2 or seats is None or seats <= len(usual):
        return usual
    return tuple(islice(cycle(usual), seats))


def measure(contest: Contest, arguments: argparse.Namespace) -> Struct:
    """Play the games that are not in the file yet, and compute the figures of all."""
    from parlour.lab.arena.arena_game import ArenaResult
    from parlour.lab.arena.ledger import contest_ledger
    from parlour.lab.arena.run import figures, players_for, run

    games: int = arguments.games
    with ExitStack() as stack:
        finished: dict[int, ArenaResult] = {}
        ledger = None
        if arguments.resume:
            ledger = stack.enter_context(contest_ledger(Path(arguments.resume), contest))
            finished = ledger.finished
        rest = [number for number in range(games) if number not in finished]
        if rest:
            executor = stack.enter_context(players_for(arguments.workers, arguments.cluster))
            progress = stack.enter_context(Progress(games, games - len(rest)))
            for played in run(contest, rest, executor):
                if ledger:
                    ledger.keep(played)
                finished.update((one.game, one) for one in played)
                progress.more(len(played))
    return figures(contest, finished, games)


def as_json(contest: Contest, figures: Struct) -> str:
    """The figures as JSON, with the contest that they belong to."""
    import msgspec

    asked = msgspec.to_builtins(contest)
    return msgspec.json.encode(asked | msgspec.to_builtins(figures)).decode()


def as_text(contest: Contest, figures: Struct) -> str:
    """The figures as lines of text."""
    import msgspec

    clues = f", clues by {contest.givers}" if contest.givers else ""
    minds = ", ".join(contest.minds)
    title = f"{contest.rulebook.title}, {contest.rules}, {contest.players} players"
    lines = [f"{title}, {minds}{clues}, seed {contest.seed}"]
    for name, value in msgspec.to_builtins(figures).items():
        if name != "players":
            label = name.replace("_", " ").replace("ci95", "95 % interval")
            lines.append(f"  {label:22} {_text(value)}")
    return "\n".join(lines)


def _text(value: object) -> str:
    match value:
        case dict():
            return ", ".join(f"{name} {_text(one)}" for name, one in value.items())
        case list() | tuple():
            return " to ".join(map(str, value))
        case None:
            return "unknown: too few different games"
    return str(value)

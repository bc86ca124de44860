"""The `parlour` command.

Each subcommand is a module beside this one with a function `register(subcommands)`. It adds the
parser of the subcommand and sets `run` on it, a function from the parsed arguments to an exit code.
`COMMANDS` lists every `register`.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from parlour import __version__
from parlour.cli import (
    admin,
    arena,
    backup,
    bench,
    clue,
    deduce,
    doctor,
    evening,
    join,
    mcp,
    new_game,
    play,
    record,
    replay,
    review,
    rules,
    serve,
    solve,
)
from parlour.cli.output import run_writing
from parlour.games import ManifestError

if TYPE_CHECKING:
    Subcommands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]

REFUSED = 2

COMMANDS: "tuple[Callable[[Subcommands], None], ...]" = (
    play.register,
    join.register,
    evening.register,
    mcp.register,
    solve.register,
    deduce.register,
    clue.register,
    serve.register,
    backup.register,
    doctor.register,
    admin.register,
    record.register,
    replay.register,
    review.register,
    rules.register,
    arena.register,
    bench.register,
    new_game.register,
)


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    top = argparse.ArgumentParser(
        prog="parlour", description="Play Letter Jam and Quiddler in a terminal or a browser."
    )
    top.add_argument("--version", action="version", version=f"parlour {__version__}")
    if COMMANDS:
        subcommands = top.add_subparsers(title="commands", metavar="COMMAND")
        for register in COMMANDS:
            register(subcommands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code; without a command, print the help."""
    return run_writing(lambda: _run(argv))


def _run(argv: Sequence[str] | None) -> int:
    try:
        top = parser()
        arguments = top.parse_args(argv)
        # A result says how it was made.
        arguments.typed = list(sys.argv[1:] if argv is None else argv)
        run: Callable[[argparse.Namespace], int] | None = getattr(arguments, "run", None)
        if run is None:
            top.print_help()
            return 0
        return run(arguments)
    except ManifestError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return REFUSED

"""`parlour mcp`: a seat at a table for an assistant that speaks the Model Context Protocol."""

import argparse
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples
from parlour.cli.join import add_url, server_at

if TYPE_CHECKING:
    from parlour.cli import Subcommands

REFUSED = 2


def register(subcommands: "Subcommands") -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "mcp",
        help="let an assistant sit at a table of a server",
        description="Let an assistant that speaks the Model Context Protocol sit at a table of a"
        " server: it makes or joins tables, reads the table in words, and types commands, as"
        " anybody can. An assistant starts this command by itself, and talks to it over standard"
        " input and output; docs/clients.md says how it is set up.",
    )
    add_url(command)
    show_examples(command, "parlour mcp", "parlour mcp --url https://games.example/parlour")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from parlour.client import AddressError

    try:
        server = server_at(arguments.url)
    except AddressError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return REFUSED
    if find_spec("mcp") is None:
        sentence = "An assistant needs mcp, which is not installed here: pip install 'parlour[mcp]'"
        print(f"parlour: {sentence}.", file=sys.stderr)
        return REFUSED
    from parlour.cli.mcp.tools import tools_for

    tools_for(server).run("stdio")
    return 0

"""`parlour serve`: tables for a browser, for friends and bots."""

import argparse
import asyncio
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.cli import Subcommands

REFUSED = 2


def register(subcommands: "Subcommands") -> None:
    """Add this command to the command line; every setting is a flag."""
    command = subcommands.add_parser(
        "serve",
        help="serve tables to browsers and other clients",
        description="Serve tables. Every flag can also be set in the environment, as "
        "PARLOUR_PORT=8000 for --port 8000.",
    )
    command.add_argument("--host", help="the address to listen on (127.0.0.1)")
    command.add_argument("--port", help="the port to listen on; 0 picks a free one (8000)")
    command.add_argument(
        "--database", help="a file for SQLite, or a postgresql:// address (parlour.db)"
    )
    command.add_argument("--origins", help="origins of other pages that may connect")
    command.add_argument("--trust-proxy", help="yes behind a reverse proxy (no)")
    command.add_argument("--thinkers", help="processes in which bots think (1)")
    command.add_argument("--tables-per-hour", help="tables one address may make an hour (60)")
    command.add_argument("--sockets-per-address", help="connections of one address (100)")
    command.add_argument("--keep-days", help="days until an untouched table goes (30)")
    command.add_argument("--log-level", help="debug, info, warning or error (info)")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from parlour.tables.opening import open_store
    from parlour.tables.store import StoreError
    from parlour.web.logs import log_to_stderr
    from parlour.web.server import serve
    from parlour.web.settings import SettingsError, read_settings

    async def serve_store() -> None:
        store = await open_store(settings.database)
        try:
            await serve(store, settings)
        finally:
            await store.close()

    try:
        settings = read_settings(vars(arguments))
        log_to_stderr(settings.log_level)
        asyncio.run(serve_store())
    except (SettingsError, StoreError) as error:
        print(f"parlour: {error}", file=sys.stderr)
        return REFUSED
    return 0

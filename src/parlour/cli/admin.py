"""`parlour admin`: what an operator does to stored tables, also while servers run."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples
from parlour.web.settings import SettingsError, read_settings

if TYPE_CHECKING:
    from parlour.cli import Subcommands

REFUSED = 2


def register(subcommands: Subcommands) -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "admin",
        help="look after the stored tables, while servers run",
        description="Look after the stored tables. Servers on the same database need not stop: "
        "they follow within seconds.",
    )
    show_examples(command, "parlour admin list")
    actions = command.add_subparsers(title="actions", metavar="ACTION", required=True)

    def add(
        name: str, run: str, summary: str, description: str, *examples: str
    ) -> argparse.ArgumentParser:
        action = actions.add_parser(name, help=summary, description=description)
        action.add_argument(
            "--database",
            help="as for parlour serve: a file, or a postgresql:// address (parlour.db)",
        )
        show_examples(action, *examples)
        action.set_defaults(run=lambda arguments: _run(run, arguments))
        return action

    listing = add(
        "list",
        "list_tables",
        "list all tables",
        "List all tables, and the expired ones of which records are left.",
        "parlour admin list",
    )
    evenings = add(
        "evenings",
        "evenings",
        "list all evenings",
        "List all evenings with their titles and ends.",
        "parlour admin evenings",
    )
    shown = add(
        "show",
        "show",
        "show who sits at a table, and what is stored of it",
        "Show who sits at a table, and what is stored of it; or the teams of an evening. Cards are "
        "not shown.",
        "parlour admin show plum-otter-77",
    )
    exported = add(
        "export",
        "export",
        "print everything that is stored of a table or an evening",
        "Print everything that is stored of a table: its log with all hidden cards, the records of "
        "its games, and its results at an evening and in deals; or the logs of an evening. Keep it "
        "private while a game runs.",
        "parlour admin export plum-otter-77 --json",
    )
    closing = add(
        "close",
        "close",
        "close a table, with a reason that its players read",
        "Close a table. Its players read the reason, and nothing can be done there any more. The "
        "table stays stored until it expires, and can be opened again.",
        "parlour admin close plum-otter-77 --reason 'The chat there was abusive.' --yes",
    )
    reopened = add(
        "reopen",
        "reopen",
        "open a closed table again",
        "Open a closed table again, as it was.",
        "parlour admin reopen plum-otter-77",
    )
    deleting = add(
        "delete",
        "delete",
        "delete a table and the records of its games, or an evening",
        "Delete a table with everything that is stored of it: its log and the records of its "
        "games. Its code is never used again. Or delete an evening; its tables stay.",
        "parlour admin delete plum-otter-77 --yes",
    )
    unrecorded = add(
        "delete-records",
        "delete_records",
        "delete records of finished games",
        "Delete the records of a table's games, or all that are older than some days. The table "
        "itself stays.",
        "parlour admin delete-records plum-otter-77 --yes",
        "parlour admin delete-records --older-than 90 --yes",
    )
    forgetting = add(
        "forget",
        "forget",
        "replace a name by a neutral one, everywhere",
        "Replace a name by a neutral one everywhere: at tables, in chats and notes, in records. "
        "Everybody of that name is meant, unless --table names one table.",
        "parlour admin forget Lisa --yes",
        "parlour admin forget Lisa --table plum-otter-77 --yes",
    )
    noticing = add(
        "notice",
        "notice",
        "tell everybody something, such as a maintenance",
        "Show a notice on all pages until a time, take it down, or print the one that is up.",
        "parlour admin notice 'We restart at 22:00. Back at 22:30.' --until 22:30",
        "parlour admin notice --clear",
    )
    for action in (closing, reopened):
        action.add_argument("code", metavar="CODE", help="the code of the table")
    for action in (shown, exported, deleting):
        action.add_argument(
            "code", metavar="CODE", help="the code of the table, or the name of an evening"
        )
    unrecorded.add_argument("code", metavar="CODE", nargs="?", help="the code of a table")
    unrecorded.add_argument(
        "--older-than", metavar="DAYS", type=float, help="delete records of games that ended before"
    )
    for action in (listing, evenings, shown, exported):
        action.add_argument("--json", action="store_true", help="print JSON, for programs")
    closing.add_argument("--reason", required=True, help="a sentence for the players")
    forgetting.add_argument("name", metavar="NAME", help="the name, in any case")
    forgetting.add_argument("--table", metavar="CODE", help="forget it at this table only")
    noticing.add_argument(
        "text", metavar="TEXT", nargs="?", help="the notice, in a sentence or two"
    )
    noticing.add_argument(
        "--until",
        "--at",
        metavar="TIME",
        help="when it goes: a time such as 22:30, or a date and a time such as '2026-12-01 22:30'",
    )
    noticing.add_argument("--clear", action="store_true", help="take the notice down")
    for action in (closing, deleting, unrecorded, forgetting):
        action.add_argument("--yes", action="store_true", help="do not ask for confirmation")


def _run(action: str, arguments: argparse.Namespace) -> int:
    import asyncio

    from parlour.cli.admin_actions import AdminError
    from parlour.cli.times import TimeError
    from parlour.rules.registry import UnknownGameError
    from parlour.tables.store import StoreError

    try:
        asyncio.run(_with_store(action, arguments))
    except (AdminError, SettingsError, StoreError, TimeError, UnknownGameError) as error:
        print(f"parlour: {error}", file=sys.stderr)
        return REFUSED
    return 0


async def _with_store(action: str, arguments: argparse.Namespace) -> None:
    from parlour.cli import admin_actions
    from parlour.tables.open_store import open_store
    from parlour.tables.schema import StoreChange

    place = read_settings({"database": arguments.database}).database
    # Only a server migrates: one of the older version may be running.
    store = await open_store(place, may=StoreChange.NOTHING)
    try:
        await getattr(admin_actions, action)(arguments, store)
    finally:
        await store.close()

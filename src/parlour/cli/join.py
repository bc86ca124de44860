"""`parlour join`: a seat at a table of a server, in this terminal."""

import argparse
import getpass
import os
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples

if TYPE_CHECKING:
    from parlour.cli import Subcommands
    from parlour.cli.kept_seats import KeptSeat, KeptSeats
    from parlour.cli.remote_table import RemoteTable
    from parlour.client import Invitation, RemoteServer
    from parlour.tables.answers import Seated
    from parlour.web.protocol import TableSummary

REFUSED, ENDED = 2, 1
URL = "PARLOUR_URL"
"""The environment variable with the address of the server that somebody usually plays at."""
SECONDS_BETWEEN_CLAIMS = 2.0
# Refusals to sit down after which the seat of a bot may be asked for.
NO_SEAT = ("game-running", "table-full")
# Goodbyes after which a kept key opens nothing any more.
KEY_IS_VOID = ("wrong-key", "seat-gone", "no-table")


class JoinError(ValueError):
    """The person cannot sit down; the message is one plain sentence."""


def register(subcommands: "Subcommands") -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "join",
        help="play at a table of a server, with friends, in this terminal",
        description="Sit down at a table of a server and play in this terminal. The key of your"
        " seat is kept on the disk, readable for you alone, so that the same command takes the same"
        " seat again. Without a terminal, such as in a pipe, the table is plain text, with one"
        " command per line. If all seats are taken or a game is played, the seat of a bot is asked"
        " for, and the host answers.",
    )
    command.add_argument(
        "table", metavar="CODE|LINK", nargs="*", help="the code of a table, or a link to it"
    )
    command.add_argument(
        "--make",
        metavar="GAME|DEAL",
        help="make a new table for this game, or for a deal by its name or link, and host",
    )
    add_url(command)
    command.add_argument("--name", metavar="NAME", help="your name at the table")
    command.add_argument("--plain", action="store_true", help="plain text and typed commands")
    show_examples(
        command,
        "parlour join plum-otter-77 --name Paul",
        "parlour join http://127.0.0.1:8000/t/plum-otter-77 --plain",
        "parlour join --make quiddler --name Lisa",
    )
    command.set_defaults(run=run)


def add_url(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--url",
        metavar="URL",
        help=f"the address of the server (http://127.0.0.1:8000, or {URL} in the environment)",
    )


def run(arguments: argparse.Namespace) -> int:
    import asyncio

    from parlour.client import AddressError, Refused, UnreachableError

    on_screen = sys.stdin.isatty() and sys.stdout.isatty() and not arguments.plain
    try:
        if on_screen and find_spec("textual") is None:
            raise JoinError(
                "The screen needs textual, which is not installed here: pip install"
                " 'parlour[terminal]' (or play in plain text, with --plain)."
            )
        return asyncio.run(_join(arguments, on_screen=on_screen))
    except (JoinError, AddressError, Refused, UnreachableError) as error:
        print(f"parlour: {error}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return 0


async def _join(arguments: argparse.Namespace, *, on_screen: bool) -> int:
    from parlour.cli.kept_seats import KeptSeats
    from parlour.client import SeatEnded, invitation
    from parlour.client.address import deal_address

    if bool(arguments.table) == bool(arguments.make):
        raise JoinError("Name the table that you join, or the game of a new one with --make.")
    seats = KeptSeats()
    if arguments.make:
        deal = deal_address(arguments.make)
        server = server_at((deal and deal.base) or arguments.url)
        if deal is None:
            kept = await _make_table(server, arguments.make, arguments.name)
        else:
            kept = await _make_table_for_deal(server, deal.name, arguments.name)
    else:
        invited = invitation(" ".join(arguments.table))
        server = server_at(invited.base or arguments.url)
        kept = await _sit_down(server, invited, arguments.name, seats)
    try:
        seats.keep(kept)
    except OSError as error:
        print(f"parlour: Your seat cannot be kept: {error.strerror}.", file=sys.stderr)
    try:
        if await _play(server, kept, on_screen=on_screen):
            seats.forget(kept)
    except SeatEnded as ended:
        if ended.goodbye.reason in KEY_IS_VOID:
            seats.forget(kept)
        print(f"parlour: {ended}", file=sys.stderr)
        return ENDED
    return 0


def server_at(address: str | None) -> "RemoteServer":
    """The server that a command line means. Raises AddressError."""
    from parlour.client import RemoteServer
    from parlour.client.address import DEFAULT_BASE

    return RemoteServer(address or os.environ.get(URL) or DEFAULT_BASE)


async def _sit_down(
    server: "RemoteServer", invited: "Invitation", name: str | None, seats: "KeptSeats"
) -> "KeptSeat":
    """The kept seat of the person at a table, or a new one."""
    from parlour.cli.kept_seats import KeptSeat

    if invited.pass_key is not None:
        seen = seen_here(await server.table(invited.code))
        seated = await server.claim(invited.code, invited.pass_key, name, seen)
        return KeptSeat(server.base, name or "", seated)
    if kept := seats.find(server.base, invited.code, name):
        return kept
    await _find_table(server, invited.code)
    name = name or _ask_name()
    return KeptSeat(server.base, name, await take_seat(server, invited.code, name))


async def _make_table(server: "RemoteServer", game: str, name: str | None) -> "KeptSeat":
    from parlour.cli.game_names import game_called
    from parlour.cli.kept_seats import KeptSeat

    name = name or _ask_name()
    return KeptSeat(server.base, name, await server.make_table(name, game_called(game)))


async def _make_table_for_deal(server: "RemoteServer", deal: str, name: str | None) -> "KeptSeat":
    from parlour.cli.kept_seats import KeptSeat
    from parlour.cli.seen_deals import TOLD, SeenDeals
    from parlour.rules.wording import counted

    about, seen = await server.deal(deal), SeenDeals().of([deal])
    print(f"A deal of {about.title} for {counted(about.seats, 'seat')}.", file=sys.stderr)
    if seen:
        print(TOLD, file=sys.stderr)
    name = name or _ask_name()
    return KeptSeat(server.base, name, await server.make_table_for_deal(name, deal, seen))


async def _find_table(server: "RemoteServer", code: str) -> None:
    """Raises JoinError if there is no such table, and says which code may be meant."""
    from parlour.client import Refused

    try:
        await server.table(code)
    except Refused as refused:
        near = await server.near_code(code) if refused.refusal.code == "no-table" else None
        if near is None:
            raise
        raise JoinError(f"{refused} Did you mean {near}?") from refused


def _ask_name() -> str:
    """The name of the person: typed, or that of their account where nobody can be asked."""
    try:
        usual = getpass.getuser().capitalize()
    except (KeyError, OSError):
        usual = "Guest"
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return usual
    return input(f"Your name at the table ({usual}): ").strip() or usual


async def take_seat(server: "RemoteServer", code: str, name: str) -> "Seated":
    """Sits down; or asks for the seat of a bot, and waits until the table has answered. Raises
    Refused."""
    from asyncio import sleep

    from parlour.client import Refused

    summary = await server.table(code)
    seen = seen_here(summary)
    try:
        return await server.sit_down(code, name, seen)
    except Refused as refused:
        # A table that does not say how far its game is does not list its bots either.
        untold = summary.stage is None
        if refused.refusal.code not in NO_SEAT or not (summary.bots or untold):
            raise
        bot = None if untold else summary.bots[0]
        whose = "a bot" if bot is None else summary.names[bot]
        print(f"{refused} You ask for the seat of {whose}.", file=sys.stderr)
        wanted = await server.request_seat(code, name, bot)
    while True:
        try:
            return await server.claim(code, wanted.pass_key, seen=seen)
        except Refused as refused:
            if refused.refusal.code != "unanswered":
                raise
        await sleep(SECONDS_BETWEEN_CLAIMS)


def seen_here(summary: "TableSummary") -> list[str]:
    """The deals of a table whose cards this device has seen; the person is told of them."""
    from parlour.cli.seen_deals import TOLD, SeenDeals

    seen = SeenDeals().of(summary.deals, summary.code)
    if seen:
        print(TOLD, file=sys.stderr)
    return list(seen)


async def _play(server: "RemoteServer", kept: "KeptSeat", *, on_screen: bool) -> bool:
    """Plays until the person leaves; returns whether they gave their seat up. Raises SeatEnded."""
    from asyncio import create_task

    from parlour.cli.remote_table import RemoteTable
    from parlour.cli.seen_deals import note_deals

    async with server.connect(kept.seated, words=True) as seat:
        update = await seat.update()
        table = RemoteTable(server, kept.seated, seat)
        noting = create_task(note_deals(seat))
        try:
            if on_screen:
                return await _play_on_screen(table, update.table.played or update.table.game)
            from parlour.cli.remote_plain import PlainSeat

            plain = PlainSeat(table)
            await plain.play()
            return plain.got_up
        finally:
            noting.cancel()


async def _play_on_screen(table: "RemoteTable", game: str) -> bool:
    from parlour.cli.terminal.remote_app import RemoteApp
    from parlour.client import SeatEnded
    from parlour.rules.registry import GAMES

    again = f"parlour join {table.link}"
    unknown = "This table plays {}, which is not installed here; --plain plays it in words."
    if game not in GAMES:
        raise JoinError(unknown.format(game))
    app = RemoteApp(table, again)
    await app.run_async()
    if app.return_code:
        # Textual has printed the error.
        raise SystemExit(app.return_code)
    if app.got_up:
        return True
    if table.seat.goodbye is not None:
        raise SeatEnded(table.seat.goodbye)
    assert table.update is not None
    played = table.update.table.played
    if played is not None and played not in GAMES:
        raise JoinError(unknown.format(played))
    print(f'Your seat is kept: "{again}" takes it again.', flush=True)
    return False

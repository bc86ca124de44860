"""`parlour serve`: the server for browsers and other clients."""

import argparse
import gc
import io
import logging
import os
import socket
import sys
import webbrowser
from threading import Thread
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from parlour.cli.examples import show_examples
from parlour.web.settings import LOCAL_HOSTS, described, flag, unknown_variables, variable

if TYPE_CHECKING:
    from parlour.cli import Subcommands

log = logging.getLogger("parlour")

REFUSED = 2
EVERYWHERE = "0.0.0.0"
ANY_HOST = (EVERYWHERE, "::", "")
# Requests and connections leave no reference cycles behind. With a thousand connections a full
# garbage collection blocks everybody for a tenth of a second, so it runs less often here. Under
# load a collection of the youngest generation finds nothing and takes about 3 ms.
GC_THRESHOLDS = (10_000, 2, 60)


class Addresses(Struct, frozen=True):
    """The addresses of the server: for this machine, and for others in its network."""

    own: str
    friends: str | None


def addresses(host: str, port: int, in_network: str | None = None) -> Addresses:
    """The addresses of a server that listens on a host.

    >>> addresses("127.0.0.1", 8000)
    Addresses(own='http://127.0.0.1:8000/', friends=None)
    >>> addresses("0.0.0.0", 8000, "192.168.1.20").friends
    'http://192.168.1.20:8000/'
    """
    if host in LOCAL_HOSTS:
        return Addresses(_url(host, port), None)
    if host not in ANY_HOST:
        return Addresses(_url(host, port), _url(host, port))
    found = in_network or _address_in_network()
    return Addresses(_url("127.0.0.1", port), None if found is None else _url(found, port))


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _address_in_network() -> str | None:
    """This machine's address in its network. Connecting a UDP socket sends nothing: the system only
    picks the local address that it would use."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def welcome(here: Addresses, encoding: str) -> str:
    """The text to print when the server listens, with a QR code if phones can reach it."""
    lines = [f"Parlour is open at {here.own}"]
    if here.friends is not None:
        code = _code_for_phones(here.friends, encoding)
        lines += ["", f"For phones in the same network: {here.friends}", code]
    return "\n".join([*lines, "Ctrl-C stops the server; tables are kept."])


def _code_for_phones(address: str, encoding: str) -> str:
    """A QR code in block characters; empty if the encoding does not have them."""
    import segno

    code = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(code, border=2, compact=True)
    try:
        code.getvalue().encode(encoding)
    except UnicodeEncodeError:
        return ""
    return code.getvalue()


def register(subcommands: "Subcommands") -> None:
    """Add this command to the command line; every setting is a flag."""
    command = subcommands.add_parser(
        "serve",
        help="serve tables to browsers and other clients",
        description="Serve tables to browsers. With --open, friends in your network join with "
        "their phones. Every flag can also be set in the environment, as PARLOUR_PORT=8000 for "
        "--port 8000.",
    )
    for name, sentence, default in described():
        command.add_argument(flag(name), help=f"{sentence} ({default})")
    command.add_argument(
        "--open",
        action="store_true",
        help="open the browser, listen on the whole network unless --host says otherwise, and "
        "show a QR code for phones",
    )
    show_examples(
        command,
        "parlour serve --open",
        "parlour serve --database evenings.db --log-level warning",
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from parlour.tables.open_store import open_store
    from parlour.tables.store import StoreError
    from parlour.web import server
    from parlour.web.listening import ListeningError, close, listen
    from parlour.web.logs import log_to_stderr
    from parlour.web.settings import SettingsError, read_settings

    async def serve_store() -> None:
        # Listen first: a server that cannot listen must not create a store.
        sockets = listen(settings.host, settings.port)
        try:
            store = await open_store(settings.database)
            try:
                await server.serve(store, settings, listening=listening, sockets=sockets)
            finally:
                await store.close()
        finally:
            close(sockets)

    def listening(port: int) -> None:
        here = addresses(settings.host, port)
        print(welcome(here, sys.stdout.encoding), flush=True)
        if arguments.open:
            # In a thread: a browser may start slowly, and the server must not wait for it.
            Thread(target=webbrowser.open, args=(here.friends or here.own,), daemon=True).start()

    try:
        settings = read_settings(vars(arguments))
        if arguments.open and not (arguments.host or os.environ.get(variable("host"))):
            settings = replace(settings, host=EVERYWHERE)
        log_to_stderr(settings.log_level)
        if mistyped := unknown_variables():
            # Log only the names: a value may be a secret.
            log.warning("unknown settings in the environment: %s", ", ".join(mistyped))
        gc.set_threshold(*GC_THRESHOLDS)
        server.run(serve_store())
    except (SettingsError, ListeningError, StoreError) as error:
        print(f"parlour: {error}", file=sys.stderr)
        return REFUSED
    return 0

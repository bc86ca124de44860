"""`parlour serve`: the server for browsers and other clients."""

import argparse
import gc
import io
import ipaddress
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
EVERYWHERE, EVERYWHERE_IPV6 = "0.0.0.0", "::"
ANY_HOST = (EVERYWHERE, EVERYWHERE_IPV6, "")
# Requests and connections leave few reference cycles. With a thousand connections a full garbage
# collection blocks everybody for a tenth of a second, so it is rare here. The two younger
# generations are very small. In total they cost the same, because each new value is looked at once.
# But a collection of three thousand values took 4 to 7 ms at a human pace, because none of them was
# in the processor's cache any more, and everybody waited for it.
GC_THRESHOLDS = (300, 0, 15_000)


class Addresses(Struct, frozen=True):
    """The addresses of the server: for this machine, and for others in its network. A path of a
    socket file is an address for a proxy on this machine."""

    own: str
    friends: str | None


def addresses(
    host: str, port: int, in_network: str | None = None, root_path: str = ""
) -> Addresses:
    """The addresses of a server that listens on a host.

    >>> addresses("127.0.0.1", 8000)
    Addresses(own='http://127.0.0.1:8000/', friends=None)
    >>> addresses("0.0.0.0", 8000, "192.168.1.20").friends
    'http://192.168.1.20:8000/'
    >>> addresses("::1", 8000, root_path="/games/parlour").own
    'http://[::1]:8000/games/parlour/'
    """

    def url(host: str) -> str:
        # In an address, a zone such as the one of fe80::1%eth0 begins with an escaped percent sign.
        shown = f"[{host.replace('%', '%25')}]" if ":" in host else host
        return f"http://{shown}:{port}{root_path}/"

    if host in LOCAL_HOSTS:
        return Addresses(url(host), None)
    if host not in ANY_HOST:
        return Addresses(url(host), url(host))
    # A server on all IPv6 addresses has no IPv4 address.
    ipv6 = host == EVERYWHERE_IPV6
    found = in_network or _address_in_network(ipv6=ipv6)
    return Addresses(url("::1" if ipv6 else "127.0.0.1"), None if found is None else url(found))


def _address_in_network(*, ipv6: bool) -> str | None:
    """This machine's address in its network. Connecting a UDP socket sends nothing: the system only
    picks the local address that it would use."""
    family, somewhere = (socket.AF_INET6, "2001:db8::1") if ipv6 else (socket.AF_INET, "192.0.2.1")
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((somewhere, 9))
            found: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if ipaddress.ip_address(found).is_loopback else found


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
    from parlour.web.listening import ListeningError, listening_sockets
    from parlour.web.logs import log_to_stderr
    from parlour.web.operator_files import read_files
    from parlour.web.settings import SettingsError, read_settings
    from parlour.web.what_runs import what_runs

    async def serve_store() -> None:
        # Listen first: a server that cannot listen must not create a store.
        with listening_sockets(settings) as sockets:
            store = await open_store(settings.database)
            try:
                await server.serve(
                    store, settings, listening=listening, sockets=sockets, files=files
                )
            finally:
                await store.close()

    def listening(port: int) -> None:
        log.info("serving", extra=what_runs(settings, port))
        if settings.unix_socket:
            under = f", under {settings.root_path}/" if settings.root_path else ""
            here = Addresses(f"the socket {settings.unix_socket}{under}", None)
        else:
            here = addresses(settings.host, port, root_path=settings.root_path)
        print(welcome(here, sys.stdout.encoding), flush=True)
        if arguments.open:
            # In a thread: a browser may start slowly, and the server must not wait for it.
            Thread(target=webbrowser.open, args=(here.friends or here.own,), daemon=True).start()

    try:
        settings = read_settings(vars(arguments))
        if arguments.open and not (arguments.host or os.environ.get(variable("host"))):
            settings = replace(settings, host=EVERYWHERE)
        if arguments.open and settings.unix_socket:
            raise SettingsError("--open cannot be used with a socket file: browsers open no files.")
        files = read_files(settings)
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

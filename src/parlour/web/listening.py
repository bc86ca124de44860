"""Listens on a port, or says why it cannot. A server does this first, before it creates a file, so
that a server that cannot listen leaves nothing behind."""

import errno
import os
import socket
from time import monotonic, sleep

# How long a new server waits for the old one to end.
SECONDS_FOR_A_PORT = 3.0


class ListeningError(Exception):
    """The server cannot listen on an address or port. The message is one plain sentence."""


def listen(host: str, port: int) -> list[socket.socket]:
    """Listening sockets, one for each address of a host. The host "" has all addresses of this
    machine."""
    until = monotonic() + SECONDS_FOR_A_PORT
    while True:
        try:
            return _listen(host, port)
        except (OSError, UnicodeError) as error:
            in_use = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
            if not in_use or monotonic() >= until:
                place = f"{host or 'all addresses'}, port {port}"
                why = f"The server cannot listen on {place}: {_reason(error)}."
                raise ListeningError(why) from error
        sleep(0.05)


def _listen(host: str, port: int) -> list[socket.socket]:
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    sockets: list[socket.socket] = []
    missing: OSError | None = None
    # getaddrinfo returns an address twice if the system's list of hosts has it twice.
    for family, _, _, _, address in dict.fromkeys(found):
        try:
            sockets.append(socket.create_server(address, family=family))
        except OSError as error:
            # Skip an address of a family that this machine does not support, such as IPv6.
            if error.errno not in (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL):
                close(sockets)
                raise
            missing = error
    if missing is not None and not sockets:
        raise missing
    return sockets


def close(sockets: list[socket.socket]) -> None:
    for one in sockets:
        one.close()


def _reason(error: OSError | UnicodeError) -> str:
    # A host name with impossible characters raises UnicodeError.
    if isinstance(error, socket.gaierror | UnicodeError):
        return "this machine knows no such host"
    if error.errno == errno.EADDRINUSE:
        return "the port is in use already"
    if error.errno == errno.EADDRNOTAVAIL:
        return "this machine has no such address"
    return os.strerror(error.errno or 0)

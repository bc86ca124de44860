"""Listens on a port or a socket file, or says why it cannot. A server does this first, before it
creates a table file, so that a server that cannot listen leaves nothing behind."""

import errno
import os
import socket
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from parlour.web.settings import ServerSettings

T = TypeVar("T")

# How long a new server waits for the old one to end.
SECONDS_FOR_A_PORT = 3.0
# The owner of the socket file and its group may connect, and nobody else: who can connect can
# choose the address that the limits count.
SOCKET_MODE = 0o660


class ListeningError(Exception):
    """The server cannot listen on an address or port. The message is one plain sentence."""


@contextmanager
def listening_sockets(settings: ServerSettings) -> Iterator[list[socket.socket]]:
    """The listening sockets of a server. On exit they are closed, and a socket file is removed."""
    if settings.unix_socket:
        path = Path(settings.unix_socket).expanduser()
        one, made = listen_on_file(path)
        sockets = [one]
    else:
        path, made = Path(), None
        sockets = listen(settings.host, settings.port)
    try:
        yield sockets
    finally:
        close(sockets)
        # Another server may have replaced the file: leave that one alone.
        with suppress(OSError):
            if made is not None and os.path.samestat(path.stat(), made):
                path.unlink()


def listen(host: str, port: int) -> list[socket.socket]:
    """Listening sockets, one for each address of a host. The host "" has all addresses of this
    machine."""
    place = f"{host or 'all addresses'}, port {port}"
    return _patiently(lambda: _listen(host, port), place, "the port is in use already")


def listen_on_file(path: Path) -> tuple[socket.socket, os.stat_result]:
    """A listening socket at a path, and what the system knows of its file. A file that a dead
    server left there is replaced."""
    return _patiently(
        lambda: _listen_on_file(path), f"the socket {path}", "another server listens there"
    )


def close(sockets: list[socket.socket]) -> None:
    for one in sockets:
        one.close()


def _patiently(listens: Callable[[], T], place: str, in_use: str) -> T:
    until = monotonic() + SECONDS_FOR_A_PORT
    while True:
        try:
            return listens()
        except (OSError, UnicodeError) as error:
            taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
            if not taken or monotonic() >= until:
                why = in_use if taken else _reason(error)
                sentence = f"The server cannot listen on {place}: {why}."
                raise ListeningError(sentence) from error
        sleep(0.05)


def _listen(host: str, port: int) -> list[socket.socket]:
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    sockets: list[socket.socket] = []
    missing: OSError | None = None
    # getaddrinfo returns an address twice if the system's list of hosts has it twice.
    for family, _, _, _, (name, wanted, *rest) in dict.fromkeys(found):
        try:
            # With port 0, all addresses get the port that the first of them was given: a server
            # prints one address.
            at = sockets[0].getsockname()[1] if sockets else wanted
            sockets.append(socket.create_server((name, at, *rest), family=family))
        except OSError as error:
            # Skip an address of a family that this machine does not support, such as IPv6.
            if error.errno not in (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL):
                close(sockets)
                raise
            missing = error
    if missing is not None and not sockets:
        raise missing
    return sockets


def _listen_on_file(path: Path) -> tuple[socket.socket, os.stat_result]:
    _remove_stale(path)
    one = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        # The file has its mode from the start: nobody else connects in between.
        before = os.umask(0o777 & ~SOCKET_MODE)
        try:
            one.bind(os.fspath(path))
        finally:
            os.umask(before)
        one.listen()
        return one, path.stat()
    except BaseException:
        one.close()
        raise


def _remove_stale(path: Path) -> None:
    """Removes the socket file of a server that is dead: nobody listens there any more. Another
    kind of file stays."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISSOCK(mode):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.setblocking(False)
        try:
            probe.connect(os.fspath(path))
        except ConnectionRefusedError:
            path.unlink(missing_ok=True)
            return
        except BlockingIOError:
            # Its queue is full, so there is somebody who listens.
            pass
    raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))


_REASONS = {
    errno.EADDRNOTAVAIL: "this machine has no such address",
    errno.EEXIST: "there is a file of that name, and it is not a socket",
    errno.ENOENT: "there is no such folder",
    errno.ENOTDIR: "there is no such folder",
    errno.EACCES: "this user may not do so",
}


def _reason(error: OSError | UnicodeError) -> str:
    # A host name with impossible characters raises UnicodeError.
    if isinstance(error, socket.gaierror | UnicodeError):
        return "this machine knows no such host"
    if error.errno is None:
        # Python itself refuses a path that does not fit into a socket's address.
        return "the path of a socket has at most about a hundred characters"
    return _REASONS.get(error.errno) or os.strerror(error.errno)

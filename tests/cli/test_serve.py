"""`parlour serve`: the welcome that it prints, and how it fails."""

import contextlib
import json
import os
import re
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import segno

from parlour.cli import main
from parlour.cli.serve import addresses, welcome
from parlour.web import listening
from parlour.web.settings import ServerSettings
from tests.web.guests import PATIENCE

HERE = "127.0.0.1"
IN_NETWORK = addresses("0.0.0.0", 8000, "192.0.2.20")


@pytest.fixture
def taken() -> Iterator[socket.socket]:
    """A socket that occupies a port."""
    with socket.create_server((HERE, 0)) as listener:
        yield listener


def port_of(listener: socket.socket) -> int:
    port: int = listener.getsockname()[1]
    return port


def test_the_welcome_has_a_qr_code_for_phones() -> None:
    said = welcome(IN_NETWORK, "utf-8")
    assert said.startswith("Parlour is open at http://127.0.0.1:8000/\n")
    assert "█" in said


@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_an_encoding_without_block_characters_gets_no_qr_code(encoding: str) -> None:
    said = welcome(IN_NETWORK, encoding)
    assert said.encode(encoding).decode(encoding).splitlines() == [
        "Parlour is open at http://127.0.0.1:8000/",
        "",
        "For phones in the same network: http://192.0.2.20:8000/",
        "",
        "Ctrl-C stops the server; tables are kept.",
    ]


def test_the_names_of_unknown_settings_are_logged_but_not_their_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("PARLOUR_PASSWORT", "PARLOUR_PROT"):
        monkeypatch.setenv(name, "swordfish")
    # A folder cannot be a database, so this server ends at once.
    assert main(["serve", "--port", "0", "--database", str(tmp_path)]) == 2
    warning, refusal = capsys.readouterr().err.splitlines()
    assert json.loads(warning)["level"] == "warning"
    assert json.loads(warning)["what"].endswith(": PARLOUR_PASSWORT, PARLOUR_PROT")
    assert "swordfish" not in warning + refusal
    assert refusal.startswith("parlour: ")


def test_a_port_in_use_is_reported_in_one_sentence_and_creates_no_store(
    taken: socket.socket,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(listening, "SECONDS_FOR_A_PORT", 0.0)
    port = str(port_of(taken))
    assert main(["serve", "--port", port, "--database", str(tmp_path / "new.db")]) == 2
    printed = capsys.readouterr()
    why = f"The server cannot listen on {HERE}, port {port}: the port is in use already."
    assert (printed.out, printed.err) == ("", f"parlour: {why}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("host", "why"),
    [
        # An address reserved for documentation, and an invalid name.
        ("192.0.2.7", "this machine has no such address"),
        ("somewhere..example", "this machine knows no such host"),
    ],
)
def test_an_unknown_host_is_reported_in_one_sentence_and_creates_no_store(
    host: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--host", host, "--port", "0", "--database", str(tmp_path / "new.db")]
    assert main(["serve", *arguments]) == 2
    said = capsys.readouterr().err
    assert said == f"parlour: The server cannot listen on {host}, port 0: {why}.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_server_waits_for_its_predecessor_to_free_the_port(
    taken: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = []

    def wait(seconds: float) -> None:
        waits.append(seconds)
        taken.close()

    monkeypatch.setattr(listening, "sleep", wait)
    port = port_of(taken)
    sockets = listening.listen(HERE, port)
    assert [one.getsockname() for one in sockets] == [(HERE, port)]
    assert len(waits) == 1
    listening.close(sockets)


def test_all_addresses_of_a_host_get_the_same_port() -> None:
    sockets = listening.listen("", 0)
    assert len({one.getsockname()[1] for one in sockets}) == 1
    listening.close(sockets)


# IPv6 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["::1", "::"])
def test_ipv6_is_printed_as_it_listens(host: str, tmp_path: Path) -> None:
    said = said_first(tmp_path, "--host", host, "--port", "0", "--root-path", "/games/parlour")
    found = re.fullmatch(r"Parlour is open at http://\[::1\]:(\d+)/games/parlour/\n", said)
    assert found is not None, said


def test_the_qr_code_of_an_ipv6_address_has_its_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    encoded = []
    real = segno.make

    def make(text: str, **how: Any) -> segno.QRCode:
        encoded.append(text)
        return real(text, **how)

    monkeypatch.setattr(segno, "make", make)
    here = addresses("::", 8000, "2001:db8::20", root_path="/games/parlour")
    welcome(here, "utf-8")
    assert encoded == [here.friends] == ["http://[2001:db8::20]:8000/games/parlour/"]
    assert here.own == "http://[::1]:8000/games/parlour/"


# Socket files --------------------------------------------------------------------------------


def said_first(folder: Path, *flags: str) -> str:
    """The first line of a server that is stopped again, by its own signal."""
    command = [sys.executable, "-m", "parlour", "serve", "--database", str(folder / "t.db")]
    with subprocess.Popen(
        [*command, *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        server.terminate()
        assert server.wait(PATIENCE) == 0
    return said


def refusal(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What a server says that is refused a socket file. It creates no table file."""
    database = file.parent / "new.db"
    assert main(["serve", "--unix-socket", str(file), "--database", str(database)]) == 2
    printed = capsys.readouterr()
    assert (printed.out, database.exists()) == ("", False)
    start = f"parlour: The server cannot listen on the socket {file}: "
    assert printed.err.startswith(start)
    return printed.err.removeprefix(start)


def test_a_socket_file_is_private_and_removed_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "parlour.sock"
    before = os.umask(0)
    try:
        with listening.listening_sockets(ServerSettings(unix_socket=str(file))):
            assert stat.S_IMODE(file.stat().st_mode) == 0o660
    finally:
        os.umask(before)
    assert not file.exists()


def test_a_server_on_a_socket_file_says_so(tmp_path: Path) -> None:
    file = tmp_path / "parlour.sock"
    said = said_first(tmp_path, "--unix-socket", str(file), "--root-path", "/games/parlour")
    assert said == f"Parlour is open at the socket {file}, under /games/parlour/\n"
    assert not file.exists()


def test_the_file_of_a_dead_server_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "parlour.sock"
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(file))
    assert file.is_socket()
    with (
        listening.listening_sockets(ServerSettings(unix_socket=str(file))),
        socket.socket(socket.AF_UNIX) as visitor,
    ):
        visitor.connect(str(file))


def test_a_server_leaves_the_file_of_its_successor_alone(tmp_path: Path) -> None:
    file = tmp_path / "parlour.sock"
    with listening.listening_sockets(ServerSettings(unix_socket=str(file))):
        file.unlink()
        with socket.socket(socket.AF_UNIX) as successor:
            successor.bind(str(file))
    assert file.is_socket()


def test_a_socket_file_in_use_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(listening, "SECONDS_FOR_A_PORT", 0.0)
    file = tmp_path / "parlour.sock"
    with listening.listening_sockets(ServerSettings(unix_socket=str(file))) as (used,):
        assert refusal(file, capsys) == "another server listens there.\n"
        # So is one whose queue of visitors is full.
        used.listen(0)
        with contextlib.ExitStack() as queue:
            for _ in range(2):
                visitor = queue.enter_context(socket.socket(socket.AF_UNIX))
                visitor.setblocking(False)
                with contextlib.suppress(BlockingIOError):
                    visitor.connect(str(file))
            with pytest.raises(listening.ListeningError, match="another server listens there"):
                listening.listen_on_file(file)
        assert file.is_socket()


def test_a_path_that_cannot_be_a_socket_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    why = refusal(tmp_path / "notes.txt", capsys)
    assert why == "there is a file of that name, and it is not a socket.\n"
    assert (tmp_path / "notes.txt").read_text() == "mine"
    assert refusal(tmp_path / "gone" / "a.sock", capsys) == "there is no such folder.\n"
    long = refusal(tmp_path / ("a" * 120), capsys)
    assert long == "the path of a socket has at most about a hundred characters.\n"


def test_a_browser_cannot_open_a_socket_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "parlour.sock"
    assert main(["serve", "--open", "--unix-socket", str(file)]) == 2
    assert capsys.readouterr().err.startswith("parlour: --open cannot be used with a socket file")


def test_addresses_of_the_host_that_this_machine_lacks_are_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def found(*_: object, **__: object) -> list[object]:
        kind = (socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "")
        return [(*kind, (host, 0)) for host in ("192.0.2.7", HERE, HERE)]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    sockets = listening.listen("somewhere.example", 0)
    assert [one.getsockname()[0] for one in sockets] == [HERE]
    listening.close(sockets)

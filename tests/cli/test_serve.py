"""`parlour serve`: the welcome that it prints, and how it fails."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.serve import addresses, welcome
from parlour.web import listening

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

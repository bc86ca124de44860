"""`parlour serve`: what it prints when it opens, and how it refuses to."""

import json
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.serve import addresses, welcome

IN_NETWORK = addresses("0.0.0.0", 8000, "192.0.2.20")


def test_phones_get_a_code() -> None:
    said = welcome(IN_NETWORK, "utf-8")
    assert said.startswith("Parlour is open at http://127.0.0.1:8000/\n")
    assert "█" in said


@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_a_terminal_that_has_no_blocks_gets_everything_but_the_code(encoding: str) -> None:
    said = welcome(IN_NETWORK, encoding)
    assert said.encode(encoding).decode(encoding).splitlines() == [
        "Parlour is open at http://127.0.0.1:8000/",
        "",
        "For phones in the same network: http://192.0.2.20:8000/",
        "",
        "Ctrl-C ends it; tables are kept.",
    ]


def test_mistyped_variables_are_named_once_and_what_they_hold_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("PARLOUR_PASSWORT", "PARLOUR_PROT"):
        monkeypatch.setenv(name, "swordfish")
    # A folder is no place for tables, so that this server ends at once.
    assert main(["serve", "--port", "0", "--database", str(tmp_path)]) == 2
    warning, refusal = capsys.readouterr().err.splitlines()
    assert json.loads(warning)["level"] == "warning"
    assert json.loads(warning)["what"].endswith(": PARLOUR_PASSWORT, PARLOUR_PROT")
    assert "swordfish" not in warning + refusal
    assert refusal.startswith("parlour: ")

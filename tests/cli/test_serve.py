"""`parlour serve`: what it prints when it opens, and how it refuses to."""

import pytest

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

"""Origins: the spellings that an operator may use, and invalid ones."""

import pytest

from parlour.web.origins import tidied


@pytest.mark.parametrize(
    ("written", "origin"),
    [
        ("https://pages.example", "https://pages.example"),
        ("https://pages.example/", "https://pages.example"),
        ("HTTPS://Pages.Example", "https://pages.example"),
        ("https://pages.example:443", "https://pages.example"),
        ("http://pages.example:80/", "http://pages.example"),
        ("http://pages.example:443", "http://pages.example:443"),
        ("http://localhost:05173", "http://localhost:5173"),
        ("http://192.0.2.1:8000", "http://192.0.2.1:8000"),
        ("http://[2001:DB8:0:0::1]:8000", "http://[2001:db8::1]:8000"),
        ("capacitor://localhost", "capacitor://localhost"),
    ],
)
def test_an_origin_is_normalized_to_what_browsers_send(written: str, origin: str) -> None:
    assert tidied(written) == origin
    assert tidied(origin) == origin


@pytest.mark.parametrize(
    "written",
    [
        "",
        "*",
        "null",
        "pages.example",
        "localhost:5173",
        "//pages.example",
        "https:/pages.example",
        "https://",
        "https://*.pages.example",
        "https://pages.example/games",
        "https://pages.example//",
        "https://pages.example?",
        "https://pages.example#top",
        "https://lisa@pages.example",
        "https://pages.example:",
        "https://pages.example:65536",
        "https://pages.example:http",
        "https://pages example",
        "https://[2001:db8::1::2]",
        "https://bücher.example",
        "https://a.example https://b.example",
        "file:///games.html",
    ],
)
def test_an_invalid_origin_is_refused(written: str) -> None:
    assert tidied(written) is None

"""Addresses: of a server, of a table, and of a seat that somebody gives away."""

import re
from urllib.parse import parse_qs, quote, urlsplit

from msgspec import Struct

from parlour.tables.codes import LONGEST_TYPED, is_code, is_deal_name

DEFAULT_BASE = "http://127.0.0.1:8000"
"""The address of a server that was started on this machine without any settings."""
# What the browser table calls a table: the path, and the pass of a link to a seat.
_TABLE = re.compile(r"(?P<root>.*)/t/(?P<code>[^/]+)/?\Z")


# What the browser table calls a deal that can be played, and an evening.
_DEAL = re.compile(r"(?P<root>.*)/deal/(?P<name>[^/]+)/?\Z")
_EVENING = re.compile(r".*/evening/[^/]+/?\Z")


class AddressError(ValueError):
    """It cannot be an address of a server or a table; the message is one plain sentence."""


class Invitation(Struct, frozen=True):
    """What a typed code or link says: the table, the server if it names one, and the pass if it
    gives a seat away."""

    code: str
    base: str | None = None
    pass_key: str | None = None


class DealAddress(Struct, frozen=True):
    """What a typed name or link says: a deal, and the server if it names one."""

    name: str
    base: str | None = None


def base_of(address: str) -> str:
    """The address of a server as all its addresses begin: without a slash at the end.

    >>> base_of("games.example:8000/"), base_of("https://games.example/parlour/")
    ('http://games.example:8000', 'https://games.example/parlour')
    """
    given = address.strip()
    parts = urlsplit(given if "://" in given else f"http://{given}")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise AddressError(f"{address!r} is not the address of a server, such as {DEFAULT_BASE}.")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def invitation(typed: str) -> Invitation:
    """The table that somebody means by a code or by a link.

    >>> invitation("Plum Otter 77").code
    'plum-otter-77'
    >>> invitation("https://games.example/parlour/t/plum-otter-77#pass=abc")
    Invitation(code='plum-otter-77', base='https://games.example/parlour', pass_key='abc')
    """
    given = typed.strip()
    if "://" not in given:
        return Invitation(_code(given, given))
    parts = urlsplit(given)
    found = _TABLE.match(parts.path)
    if found is None:
        raise AddressError(f"{typed!r} does not lead to a table.{_other_way(parts.path)}")
    passes = parse_qs(parts.fragment).get("pass", [])
    root = f"{parts.scheme}://{parts.netloc}{found['root']}"
    return Invitation(_code(found["code"], given), base_of(root), passes[0] if passes else None)


def _other_way(path: str) -> str:
    """What can be typed instead if the path of a link leads to something else than a table."""
    if _DEAL.match(path):
        return " It leads to a deal; parlour join --make LINK makes a table for it."
    if _EVENING.match(path):
        return " It leads to an evening; parlour evening enter LINK makes a table for your team."
    return ""


def deal_address(typed: str) -> DealAddress | None:
    """The deal that somebody means by its name or by its link; None if it is neither.

    >>> deal_address("plum-otter-12345678").name, deal_address("quiddler")
    ('plum-otter-12345678', None)
    >>> deal_address("https://games.example/parlour/deal/plum-otter-12345678").base
    'https://games.example/parlour'
    """
    given = typed.strip()
    if "://" not in given:
        name = given.lower()
        return DealAddress(name) if is_deal_name(name) else None
    parts = urlsplit(given)
    found = _DEAL.match(parts.path)
    if found is None or not is_deal_name(found["name"].lower()):
        raise AddressError(f"{typed!r} does not lead to a deal.")
    base = base_of(f"{parts.scheme}://{parts.netloc}{found['root']}")
    return DealAddress(found["name"].lower(), base)


def _code(typed: str, given: str) -> str:
    """A code in its one spelling: lower-case, with hyphens. Its words may be wrong."""
    code = "-".join(re.findall(r"[a-z]+|[0-9]+", typed.lower()))
    if len(typed) > LONGEST_TYPED or not is_code(code):
        raise AddressError(f"{given!r} is not the code of a table, such as plum-otter-77.")
    return code


def socket_url(base: str, code: str) -> str:
    """The address of a table's WebSocket.

    >>> socket_url("https://games.example", "plum-otter-77")
    'wss://games.example/api/tables/plum-otter-77/socket'
    """
    return f"ws{base.removeprefix('http')}/api/tables/{quote(code)}/socket"


def table_link(base: str, code: str) -> str:
    """The link that people send each other."""
    return f"{base}/t/{code}"

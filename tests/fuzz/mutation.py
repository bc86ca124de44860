"""Messages that are almost right, and some that are garbage."""

import json
from copy import deepcopy
from random import Random
from typing import Any

STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    7,
    2**31,
    2**63,
    -(2**63) - 1,
    10**30,
    -(10**30),
    10**400,
    0.5,
    -0.0,
    1e308,
    "",
    " ",
    "A",
    "a",
    "*",
    "QU",
    "p0",
    "s9",
    "A" * 600,
    "\x00",
    "\x1b[2J",
    "\u202e",
    "\ufeff",
    "\U0001f600",
    "e\u0301" * 50,
    "../../etc/passwd",
    "'; DROP TABLE events; --",
    "<script>",
    "%s%n{0}",
    [],
    {},
    [[]],
    [None],
    {"": None},
    {"__proto__": {}},
    {"act": "deal"},
    ["A"] * 200,
)


def strange(rng: Random) -> Any:
    """A copy of one of the values above, which the caller may change."""
    return deepcopy(rng.choice(STRANGE))


def nested(rng: Random) -> Any:
    value: Any = strange(rng)
    for _ in range(rng.choice((3, 30, 200))):
        value = [value] if rng.random() < 0.5 else {"a": value}
    return value


def mutated(value: Any, rng: Random) -> Any:
    """The value with one random change."""
    places = list(_places(value))
    if not places or rng.random() < 0.03:
        return strange(rng) if rng.random() < 0.9 else nested(rng)
    holder, place = rng.choice(places)
    match rng.randrange(10):
        case 0:
            del holder[place]
        case 1 if isinstance(holder, dict):
            name = rng.choice(("seat", "act", "extra", "id", "", "kind", "round"))
            holder[name] = strange(rng)
        case 2 if isinstance(holder, list):
            holder.insert(rng.randrange(len(holder) + 1), deepcopy(holder[place]))
        case 3:
            holder[place] = nested(rng)
        case 4 | 5:
            holder[place] = _neighbour(holder[place], rng)
        case 6:
            other, there = rng.choice(places)
            holder[place] = deepcopy(other[there])
        case _:
            holder[place] = strange(rng)
    return value


def _places(value: Any) -> Any:
    match value:
        case dict():
            for name, inner in list(value.items()):
                yield value, name
                yield from _places(inner)
        case list():
            for at, inner in enumerate(value):
                yield value, at
                yield from _places(inner)


def _neighbour(value: Any, rng: Random) -> Any:
    """A value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + rng.choice((-1, 1, 2, -100, 10**6))
        case str():
            return rng.choice((value[1:], value + "A", value[::-1], value.upper(), value.lower()))
        case list():
            return rng.choice((value[1:], value[::-1], value + deepcopy(value[:1])))
        case dict():
            return dict(list(value.items())[:-1])
        case _:
            return 0


def text_of(value: Any, rng: Random) -> str:
    """A message as text, written in one of the ways in which JSON can be written."""
    text = json.dumps(
        value,
        ensure_ascii=rng.random() < 0.5,
        separators=rng.choice(((",", ":"), (", ", ": "))),
    )
    if rng.random() < 0.05:
        # The same name twice.
        text = text.replace('"ask":', '"ask": {"ask": "start"}, "ask":', 1)
    return text


def torn(data: bytes, rng: Random) -> bytes:
    """Bytes with some of them changed, lost, doubled or added."""
    damaged = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 5))):
        at = rng.randrange(len(damaged) + 1)
        match rng.randrange(6):
            case 0:
                del damaged[at : at + rng.randrange(1, 10)]
            case 1:
                damaged[at:at] = rng.randbytes(rng.randrange(1, 5))
            case 2:
                damaged[at : at + 1] = rng.choice((b"{", b"}", b"[", b"]", b'"', b":", b",", b"\\"))
            case 3:
                damaged[at:at] = damaged[at : at + 20]
            case 4:
                damaged[at:at] = rng.choice(
                    (b"\\ud800", b"\\u0000", b"\xff\xfe", b"\xed\xa0\x80", b"9" * 400, b"1e999")
                )
            case 5:
                del damaged[at:]
    return bytes(damaged)

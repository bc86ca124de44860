"""Views with one fact changed, for the law that the text says everything a view holds."""

import re
import types
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from parlour.rules.letterjam import View

Rebuild: TypeAlias = Callable[[Any], Any]
"""Replaces one value, and returns the whole changed view."""

SEATS = frozenset(
    {
        "askers",
        "backers",
        "claimed",
        "claimed_by",
        "for_seat",
        "giver",
        "holders",
        "host",
        "judging",
        "remarks",
        "seat",
        "seats",
        "suggested",
        "viewer",
        "waiting_for",
        "wants_end",
        "wildcard_claimed_by",
    }
)
"""Fields whose numbers are seats: the other values to try are other seats."""

SOURCE = re.compile(r"[psbrk][0-9]+")
"""Strings that name a card on the table: the other values to try are other cards."""


class Fact(Struct, frozen=True):
    """One leaf of a view: its path, and the other values that it could have."""

    path: str
    value: Any
    others: tuple[Any, ...]
    rebuild: Rebuild

    @property
    def kind(self) -> str:
        """The path without list indexes."""
        return re.sub(r"\[[^]]*\]", "[]", self.path)


def facts(view: View) -> Iterator[Fact]:
    """Every fact of a view that could have another value."""
    for path, value, hint, rebuild in _leaves("", view, View, lambda new: new):
        name = re.sub(r"\[[^]]*\]", "", path).rpartition(".")[2]
        others = tuple(o for o in _others(view, name, value, hint) if o != value)
        if others:
            yield Fact(path, value, others, rebuild)


@cache
def _hints(kind: type[Struct]) -> dict[str, Any]:
    return get_type_hints(kind)


Leaf: TypeAlias = tuple[str, Any, Any, Rebuild]


def _leaves(path: str, value: Any, hint: Any, rebuild: Rebuild) -> Iterator[Leaf]:
    def put(key: Any) -> Rebuild:
        if isinstance(value, Struct):
            return lambda new: rebuild(replace(value, **{key: new}))
        if isinstance(value, dict):
            return lambda new: rebuild({**value, key: new})
        return lambda new: rebuild((*value[:key], new, *value[key + 1 :]))

    if isinstance(value, Struct):
        hints = _hints(type(value))
        for name in value.__struct_fields__:
            inner = f"{path}.{name}" if path else name
            yield from _leaves(inner, getattr(value, name), hints[name], put(name))
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from _leaves(f"{path}[{place}]", item, _item_hint(hint, place), put(place))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _leaves(f"{path}[{key}]", item, _item_hint(hint, 1), put(key))
    else:
        yield path, value, hint, rebuild


def _item_hint(hint: Any, place: int) -> Any:
    """The type of the items of a tuple, or of the values of a dict (place 1)."""
    options = [option for option in _options(hint) if get_args(option)]
    inner = get_args(options[0])
    return inner[0] if inner[-1] is Ellipsis else inner[place]


def _options(hint: Any) -> tuple[Any, ...]:
    """The types that a value may have; a union gives several."""
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def _others(view: View, name: str, value: Any, hint: Any) -> Iterator[Any]:
    for option in _options(hint):
        if get_origin(option) is Literal:
            yield from get_args(option)
        elif option is type(None):
            yield None
        elif option is bool:
            yield from (True, False)
        elif option is int:
            yield from range(len(view.people)) if name in SEATS else ((value or 0) + 1,)
        elif option is str:
            yield _other_string(view, name, value)


def _other_string(view: View, name: str, value: str | None) -> str:
    if not value:
        return "A"
    if name == "acts":
        return next(act for barred in reversed(view.barred) for act in barred.acts if act != value)
    if value == "*" and name != "letters":
        return "s0"
    if SOURCE.fullmatch(value):
        kind, number = value[0], int(value[1:]) + 1
        return f"p{number % len(view.people)}" if kind == "p" else f"{kind}{number}"
    return value[:-1] + ("A" if value[-1] != "A" else "B")

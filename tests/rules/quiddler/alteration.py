"""Views with one fact changed, and facts that follow from others: for the law that the text says
everything a view holds."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from parlour.rules.quiddler import View
from parlour.rules.quiddler.phrases import PHRASEBOOK
from parlour.rules.quiddler.state import Phase, Standing

SEATS = frozenset(
    {
        "at",
        "challenger",
        "dealer",
        "host",
        "out",
        "owner",
        "seat",
        "viewer",
        "voted",
        "waiting_for",
        "wants_end",
        "winners",
    }
)
"""Fields whose numbers are seats: another value is another seat."""

FOLLOWS = {
    "choices": "explained line by line, with lines that work",
    "barred[].refusal.kind": "the sentence implies it",
    "barred[].refusal.code": "the sentence implies it",
    "mine.arrangement.tally.by_discard": "what is left over less the points of the card",
    "players[].seat": "players stand in the order of their seats",
    "players[].doing": "the other facts of the player, in a word",
    "out": "players[].out says it of the player",
    "winners": "the result names them",
    "doubted": "the lay-downs say it",
}
"""Facts that the text leaves out because they follow from what it says."""

_WORDS = (
    *get_args(Phase),
    *get_args(Standing),
    *("to-come", "now", "done", "lexicon", "vote", "up", "up-and-down", "challenge", "checked"),
    *("whole-lay-down", "word-only", "nothing", "challenger-pays"),
    *("both", "most-words", "longest-word", "published", "parlour", "strict"),
    *("one-each", "any", "in-turn", "together", "leftovers", "penalty-and-leftovers"),
)
"""Words that some fields take, of which only those that fit are tried."""


def facts(plain: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Every fact of a view, given as plain values, that the text must say: its kind (the path
    without places in lists) and its path."""
    for path in _leaves(plain):
        kind = ".".join("[]" if isinstance(key, int) else str(key) for key in path)
        kind = kind.replace(".[]", "[]")
        if not any(kind.startswith(left_out) for left_out in FOLLOWS):
            yield kind, path


def altered(view: View, plain: Any, path: tuple[Any, ...]) -> View | None:
    """The view with this fact changed to another that it could be; None if there is none."""
    for value in _others(view, path, _at(plain, path)):
        try:
            return msgspec.convert(_with(plain, path, value), View)
        except msgspec.ValidationError:
            continue
    return None


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, (*path, key))
    elif isinstance(value, (list, tuple)):
        for place, inner in enumerate(value):
            yield from _leaves(inner, (*path, place))
    else:
        yield path


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def _with(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    key, *rest = path
    if isinstance(value, dict):
        return {**value, key: _with(value[key], tuple(rest), new)}
    return [_with(v, tuple(rest), new) if i == key else v for i, v in enumerate(value)]


def _others(view: View, path: tuple[Any, ...], value: Any) -> Iterator[Any]:
    """Other values for a fact, the likeliest first; whether they fit, their type tells."""
    name = next(key for key in reversed(path) if isinstance(key, str))
    if name in SEATS or (path[0] == "remarks" and path[-1] == 0):
        yield from (seat for seat in range(len(view.people)) if seat != value)
    elif name == "drawn":
        assert view.mine is not None
        yield from (card.number for card in view.mine.cards if card.number != value)
    elif name == "best_discard":
        assert view.mine is not None
        yield from (card for card in view.mine.arrangement.tally.by_discard if card != value)
    elif name == "acts":
        yield from (kind for kind in PHRASEBOOK.by_kind if kind != value)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif value is None:
        yield from (True, 1, "X", ["X"])
    else:
        yield from (word for word in _WORDS if word != value)
        yield value + "x"

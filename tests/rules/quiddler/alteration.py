"""Views with one fact changed, and redundant facts: for the law that the text contains every fact
of a view."""

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
"""Fields whose numbers are seats: the other values to try are other seats."""

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
    "lay_downs[].words[].card_points": "the points of the faces, which add up to those of the word",
    "lay_downs[].points": "the points of the words, added up",
    "sheet[].scores[].bonuses": "the parts that are bonuses, added up",
    "sheet[].scores[].ribbons": "the parts that are bonuses or points gained by challenges",
    "verdicts": "the rulings say it",
    "time_to_challenge": "an option",
    "hindsight": "the number of the hand, once it is scored",
    "best_word.word": "the sentence names it",
    "best_word.faces": "the score sheet has them",
    "best_word.points": "the sentence names them",
    "best_word.seat": "the sentence names the player",
    "best_word.hand": "the sentence names it",
}
"""Redundant facts, which the text leaves out."""

_WORDS = (
    *get_args(Phase),
    *get_args(Standing),
    *("to-come", "now", "done", "lexicon", "vote", "up", "up-and-down", "challenge", "checked"),
    *("whole-lay-down", "word-only", "nothing", "challenger-pays"),
    *("both", "most-words", "longest-word", "published", "parlour", "strict"),
    *("one-each", "any", "in-turn", "together", "leftovers", "penalty-and-leftovers"),
)
"""Values of fields with a fixed set of words; the type of a field decides which ones fit."""


def facts(plain: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The kind (the path without list indexes) and the path of every fact that the text must
    contain. The view is given as plain values."""
    for path in _leaves(plain):
        kind = ".".join("[]" if isinstance(key, int) else str(key) for key in path)
        kind = kind.replace(".[]", "[]")
        if not any(kind.startswith(left_out) for left_out in FOLLOWS):
            yield kind, path


def altered(view: View, plain: Any, path: tuple[Any, ...]) -> View | None:
    """The view with another value for this fact; None if it can have no other."""
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
    """Other values to try for a fact, the likeliest first; its type decides which ones fit."""
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

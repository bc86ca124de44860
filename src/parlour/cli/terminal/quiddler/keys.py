"""Which key does what, for everything that can be done now."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from parlour.cli.terminal.face import Key
from parlour.cli.terminal.quiddler import composing
from parlour.rules.base import Choice
from parlour.rules.quiddler.acts import Arrange, GoOut
from parlour.rules.quiddler.choices import (
    SHORTEST_WORD,
    CanArrange,
    CanChallenge,
    CanDefend,
    CanDiscard,
    CanDrawDiscard,
    CanDrawStock,
    CanGoOut,
    CanLayDown,
    CanLookUp,
    CanNextHand,
    CanPass,
    CanVote,
)
from parlour.rules.quiddler.commands import say
from parlour.rules.quiddler.phrases import numbered_words
from parlour.rules.quiddler.view_types import View

C = TypeVar("C", bound=Choice)
_Maker: TypeAlias = Callable[[View, C], Iterable[Key]]
MOST_WORDS = 9


def keys(view: View) -> Sequence[Key]:
    """The keys for the viewer's choices, minor keys last."""
    can = {type(choice): choice for choice in view.choices}
    found = [key for kind, make in _KEYS.items() if kind in can for key in make(view, can[kind])]
    return sorted(found, key=lambda key: key.minor)


def _rows(view: View) -> tuple[tuple[int, ...], ...]:
    return tuple(row.cards for row in view.mine.arrangement.rows) if view.mine else ()


def _arrange(view: View, can: CanArrange) -> Iterable[Key]:
    rows = _rows(view)
    yield Key("w", "make words", "arrange {}", "Words", composing.arranging(view))
    if rows:
        fewer = say(view, Arrange(hand=can.hand, rows=rows[:-1]))
        yield Key("u", "take back the last word", fewer, minor=True)
    if len(rows) > 1:
        yield Key("c", "clear all words", "arrange nothing", minor=True)


def _discard(view: View, can: CanDiscard) -> Iterable[Key]:
    line = "discard {}"
    yield Key("d", "discard", line, "Discard which card?", composing.discarding(view, line))


def _go_out(view: View, can: CanGoOut) -> Iterable[Key]:
    if view.mine and view.mine.arrangement.could_go_out:
        (last,) = view.mine.arrangement.left
        act = GoOut(hand=can.hand, turn=can.turn, words=_rows(view), discard=last)
        if can.objection(act) is None:
            yield Key("o", f"go out, discarding {can.cards[last]}", say(view, act))
            return
    yield Key("o", "go out", "out {}", "Go out with", composing.laying(view, "out"), minor=True)


def _lay_down(view: View, can: CanLayDown) -> Iterable[Key]:
    """A key that lays down the arranged words or, if there are none, asks for words."""
    words = [row for row in _rows(view) if len(row) >= SHORTEST_WORD]
    if not words:
        asked = composing.laying(view, "lay")
        yield Key("l", "lay down words", "lay {}", "Lay down", asked)
        return
    written = " ".join("-".join(f"#{number}" for number in row) for row in words)
    line = f"lay {written} discard {{}}"
    told = "lay down " + " ".join("".join(can.cards[number] for number in row) for row in words)
    yield Key("l", told, line, "And discard", composing.discarding(view, line))


def _challenge(view: View, can: CanChallenge) -> Iterable[Key]:
    for number, (lay_down, place, word) in enumerate(numbered_words(view), 1):
        if number <= MOST_WORDS and place in can.words.get(lay_down, ()):
            yield Key(f"{number}", f"challenge {word.word}", f"challenge {number}")


def _defend(view: View, can: CanDefend) -> Iterable[Key]:
    question = f"Use {can.spelled} in a sentence"
    yield Key("d", f"defend {can.spelled}", "defend {}", question, composing.defending(view))


def _vote(view: View, can: CanVote) -> Iterable[Key]:
    yield Key("y", f"{can.spelled} stands", "vote up")
    yield Key("n", f"{can.spelled} falls", "vote down")


def _plain(key: str, label: str, line: str) -> "_Maker[Choice]":
    return lambda view, can: (Key(key, label, line),)


_KEYS: Mapping[type[Choice], Callable[..., Iterable[Key]]] = {
    CanDrawStock: _plain("s", "draw from the stock", "draw"),
    CanDrawDiscard: lambda view, can: (Key("a", f"take {can.face}", "take"),),
    CanPass: _plain("p", "pass", "pass"),
    CanChallenge: _challenge,
    CanDefend: _defend,
    CanVote: _vote,
    CanNextHand: _plain("n", "next hand", "next"),
    CanGoOut: _go_out,
    CanLayDown: _lay_down,
    CanArrange: _arrange,
    CanDiscard: _discard,
    CanLookUp: lambda view, can: (
        Key("k", "look up a word", "look up {}", "Which word?", minor=True),
    ),
}

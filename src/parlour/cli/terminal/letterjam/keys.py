"""Which key does what, for everything that can be done now."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from parlour.cli.terminal.face import Key
from parlour.cli.terminal.letterjam import composing
from parlour.cli.terminal.letterjam.clues import by_seat, key_of
from parlour.cli.terminal.letterjam.stands import name
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.choices import (
    CanAskForCard,
    CanGiveUp,
    CanKnow,
    CanSayFeeling,
    CanStopAsking,
)
from parlour.rules.letterjam.commands import say
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.view_types import View
from parlour.rules.wording import listed

_Maker: TypeAlias = Callable[[View], Iterable[Key]]


def keys(view: View) -> Sequence[Key]:
    """The keys for the viewer's choices, minor keys last."""
    kinds = {str(choice.__struct_config__.tag) for choice in view.choices}
    found = [key for kind, make in _KEYS.items() if kind in kinds for key in make(view)]
    return sorted(found, key=lambda key: key.minor)


def _back(view: View) -> Iterable[Key]:
    assert view.viewer is not None
    mine = view.players[view.viewer].backing
    for offer in by_seat(view):
        if offer.number != mine:
            whose = "your own" if offer.giver == view.viewer else name(view, offer.giver)
            back = acts.Back(round=view.round, offer=offer.number)
            yield Key(key_of(offer), f"back {whose}", say(view, back))


def _draft(view: View) -> Iterable[Key]:
    yield Key("d", "draft a clue", "draft {}", "Your clue", composing.drafting(view))


def _offer(view: View) -> Iterable[Key]:
    waiting = [draft for draft in view.mine.drafts if not draft.offered] if view.mine else []
    for draft in waiting[-1:]:
        yield Key("o", f"offer {draft.word}", f"offer {draft.number}")


def _drop(view: View) -> Iterable[Key]:
    waiting = [draft for draft in view.mine.drafts if not draft.offered] if view.mine else []
    for draft in waiting[-1:]:
        yield Key("k", f"drop {draft.word}", f"drop {draft.number}", minor=True)


def _stop(view: View) -> Iterable[Key]:
    assert view.viewer is not None
    if view.players[view.viewer].wants_stop:
        yield Key("x", "go on after all", "go on")
    else:
        ends = view.stop is not None and view.stop.ends
        yield Key("x", "stop the clues for all" if ends else "stop the clues", "stop")


def _feeling(view: View) -> Iterable[Key]:
    for choice in view.choices:
        if isinstance(choice, CanSayFeeling):
            if True in choice.sure:
                yield Key("+", "say sure", "sure", minor=True)
            if False in choice.sure:
                yield Key("-", "say unsure", "unsure", minor=True)


def _guess(view: View) -> Iterable[Key]:
    assert view.viewer is not None
    if view.players[view.viewer].card is None or view.phase == "final":
        yield Key("g", "guess a card", "guess {}", "Card and letter, such as 2 E")
    else:
        yield Key("g", "guess your letter", "guess {}", "Which letter is it?", one=True)


def _mark(view: View) -> Iterable[Key]:
    assert view.viewer is not None
    if view.players[view.viewer].card is not None and view.phase != "final":
        yield Key("c", "cross out", "cross {}", "Which letter is it not?", one=True, minor=True)
        yield Key("p", "mark possible", "maybe {}", "Which letter may it be?", one=True, minor=True)


def _ask(view: View) -> Iterable[Key]:
    for can in view.choices:
        if isinstance(can, CanAskForCard):
            holder = view.people[next(iter(can.holders.values()))].name
            yield _one_card(view, "a", list(can.holders), f"ask {holder} for", "ask for")


def _stop_asking(view: View) -> Iterable[Key]:
    for can in view.choices:
        if isinstance(can, CanStopAsking):
            yield _one_card(view, "z", can.cards, "stop asking for", "stop asking for", minor=True)


def _give_up(view: View) -> Iterable[Key]:
    for can in view.choices:
        if isinstance(can, CanGiveUp):
            yield _one_card(view, "v", list(can.askers), "give up", "give up")


def _one_card(
    view: View, key: str, cards: Sequence[str], label: str, line: str, *, minor: bool = False
) -> Key:
    """A key about a card from the middle; it asks which one if there are several."""
    names = CardNames(view.people, view.viewer)
    if len(cards) == 1:
        source = cards[0]
        return Key(
            key, f"{label} {names.spoken(source)}", f"{line} {names.typed(source)}", minor=minor
        )
    called = listed((names.typed(source) for source in cards), "or")
    return Key(key, f"{line} a card", f"{line} {{}}", f"Which card: {called}?", minor=minor)


def _know(view: View) -> Iterable[Key]:
    for can in view.choices:
        if isinstance(can, CanKnow):
            yield Key("y", f"yes, I know {can.word}", "know")
            yield Key("n", "no", "do not know")


def _note(view: View) -> Iterable[Key]:
    yield Key("n", "note", "note {}", "Card and note, such as 1 a vowel?", minor=True)


def _plain(key: str, label: str, line: str, *, minor: bool = False) -> _Maker:
    return lambda view: (Key(key, label, line, minor=minor),)


_KEYS: Mapping[str, _Maker] = {
    "make-word": lambda view: (
        Key("w", "make the word", "make {}", "The word", composing.making(view)),
    ),
    "search": _plain("f", "look through the discards", "search"),
    "take-card": lambda view: (Key("a", "take a card", "take {}", "Which letter?", one=True),),
    "lay-aside": lambda view: (Key("l", "put aside", "aside {}", "Which letters?"),),
    "back": _back,
    "draft": _draft,
    "offer": _offer,
    "withdraw-offer": _plain("u", "withdraw your offer", "withdraw", minor=True),
    "move-on": _plain("m", "move on", "move on"),
    "stay": _plain("s", "stay", "stay"),
    "guess-aloud": lambda view: (
        Key("a", "guess aloud", "aloud {}", "Which letter, for all to hear?", one=True),
    ),
    "arrange": lambda view: (
        Key("w", "spell your word", "word {}", "Your word", composing.laying_out(view)),
    ),
    "give-up": _give_up,
    "ask-for-card": _ask,
    "stop-asking": _stop_asking,
    "guess": _guess,
    "ready": _plain("r", "ready", "ready"),
    "not-ready": _plain("r", "not ready after all", "not ready"),
    "reveal": _plain("r", "reveal your word", "reveal"),
    "know": _know,
    "accept": lambda view: (
        Key("y", "accept the word", "accept"),
        Key("n", "reject it", "reject"),
    ),
    "want-stop": _stop,
    "back-nothing": _plain("0", "back nothing", "back nothing", minor=True),
    "drop-draft": _drop,
    "say-feeling": _feeling,
    "say-good-clue": _plain("!", "say good clue", "good clue", minor=True),
    "mark": _mark,
    "note": _note,
}

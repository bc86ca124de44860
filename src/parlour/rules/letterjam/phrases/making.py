"""The phrases for making words for the neighbours."""

import re
from collections.abc import Sequence

from parlour.rules.base import Act
from parlour.rules.letterjam import acts, choices, typed_cards
from parlour.rules.letterjam.phrases.typed import names
from parlour.rules.letterjam.view_types import View
from parlour.rules.phrasebook import Phrase, plain
from parlour.rules.refusal import Refusal
from parlour.rules.wording import counted


def _read_take(view: View, can: choices.CanTakeCard, rest: str) -> Act | Refusal | None:
    if len(rest) != 1:
        return None
    cards = typed_cards.cards_spelling(rest.upper(), can.cards, "the cards put aside that you see")
    return cards if isinstance(cards, Refusal) else acts.TakeCard(card=cards[0])


def _read_aside(view: View, can: choices.CanLayAside, rest: str) -> Act | Refusal | None:
    letters = re.sub(r"[\s,]+", "", rest).upper()
    if not letters:
        return None
    cards = typed_cards.cards_spelling(letters, can.share, "your share")
    return cards if isinstance(cards, Refusal) else acts.LayAside(cards=cards)


def _read_make(view: View, can: choices.CanMakeWord, rest: str) -> Act | Refusal | None:
    if not rest:
        return None
    cards = typed_cards.cards_spelling(rest.upper(), can.share, "your share")
    return cards if isinstance(cards, Refusal) else acts.MakeWord(cards=cards)


def _letters_of(view: View, cards: Sequence[int]) -> str:
    assert view.mine is not None
    assert view.mine.making is not None
    making = view.mine.making
    shown = making.share | making.aside | (making.discards or {})
    return "".join(shown[card] for card in cards)


def _lengths(can: choices.CanMakeWord) -> str:
    if can.shortest == can.longest:
        return str(can.length)
    return f"{can.length}, or of {can.shortest} to {can.longest},"


MAKING = (
    plain(
        acts.Search,
        ("search", "look"),
        "look through what the others have put aside",
        lambda can: acts.Search(),
    ),
    Phrase(
        act=acts.TakeCard,
        words=("take",),
        meaning=lambda view, can: "take a card with this letter from the cards put aside",
        usages=lambda view, can: [f"take {min(can.cards.values())}"],
        read=_read_take,
        write=lambda view, act: f"take {_letters_of(view, [act.card])}",
    ),
    Phrase(
        act=acts.LayAside,
        words=("aside", "lay aside", "put aside"),
        meaning=lambda view, can: (
            "put cards with these letters aside, where the others can find them; "
            f"keep at least {counted(can.keep, 'card')}"
        ),
        usages=lambda view, can: [f"aside {min(can.share.values())}"],
        read=_read_aside,
        write=lambda view, act: f"aside {_letters_of(view, act.cards)}",
    ),
    Phrase(
        act=acts.MakeWord,
        words=("make",),
        meaning=lambda view, can: (
            f"make the secret word of {_lengths(can)} letters for "
            f"{names(view).of(can.for_seat)} from your share; the rest is put aside"
        ),
        usages=lambda view, can: [f"make {''.join(list(can.share.values())[: can.length])}"],
        read=_read_make,
        write=lambda view, act: f"make {_letters_of(view, act.cards)}",
    ),
)

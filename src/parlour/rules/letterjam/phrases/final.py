"""The phrases for the end: final words, reveals, judgement."""

import re
from collections.abc import Callable, Collection
from typing import Any

from parlour.rules.base import Act
from parlour.rules.letterjam import acts, choices, typed_cards
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.phrases.typed import names, unspellable
from parlour.rules.letterjam.view_types import View
from parlour.rules.phrasebook import Phrase, plain
from parlour.rules.refusal import Refusal, malformed
from parlour.rules.wording import capital, listed

_WILD_AS = re.compile(r"\bwild(?:card)?\s*[= ]\s*([a-z])\b", re.IGNORECASE)


def _own_by_place(can: choices.CanArrange) -> dict[int, str]:
    return {int(source[1:]): source for source in can.own}


def _read_arrange(view: View, can: choices.CanArrange, rest: str) -> Act | Refusal | None:
    meant = _WILD_AS.search(rest)
    sources = names(view).sources(_WILD_AS.sub("wild", rest))
    if isinstance(sources, Refusal):
        return sources
    if not sources:
        return None
    own = _own_by_place(can)
    cards = []
    for source in sources:
        card = own.get(int(source[1:]), source) if source[0] == "r" else source
        if card not in (*can.own, *can.middle, *can.claimed):
            return malformed(
                f"{capital(names(view).spoken(source))} is not a card for your word; there are "
                f"{listed(_typed(view, card) for card in (*can.own, *can.middle))}."
            )
        cards.append(card)
    return acts.Arrange(cards=tuple(cards), wildcard=meant[1].upper() if meant else None)


def _read_word(view: View, can: choices.CanArrange, rest: str) -> Act | Refusal | None:
    word = rest.upper()
    if not word or " " in word:
        return None
    return unspellable(word, can.alphabet) or typed_cards.final_word(word, view, can)


def _write_arrange(view: View, act: acts.Arrange) -> str:
    cards = (
        f"wild={act.wildcard}" if source == WILD else _typed(view, source) for source in act.cards
    )
    return f"arrange {' '.join(cards)}"


def _typed(view: View, source: str) -> str:
    """A card of a final word as one typed word: ``3``, ``bonus1``, ``wild``."""
    return names(view).typed(source).removeprefix("card ").replace(" ", "")


def _read_card(
    view: View, cards: Collection[str], make: Callable[[str], Act], rest: str
) -> Act | Refusal | None:
    """Reads an act about one of these middle cards. The player need not name the only one."""
    if not rest:
        return make(next(iter(cards))) if len(cards) == 1 else None
    match names(view).sources(rest):
        case (source,):
            return make(source)
        case Refusal() as refusal:
            return refusal
    return None


def _about_card(
    act: type[acts.AskForCard | acts.StopAsking | acts.GiveUp],
    words: tuple[str, ...],
    meaning: Callable[[View, Any], str],
    cards: Callable[[Any], Collection[str]],
) -> Phrase:
    """A phrase about one middle card, named as it lies there: ``ask for bonus 1``."""
    return Phrase(
        act=act,
        words=words,
        meaning=meaning,
        usages=lambda view, can: [f"{words[0]} {_typed(view, card)}" for card in cards(can)],
        read=lambda view, can, rest: _read_card(
            view, cards(can), lambda source: act(source=source), rest
        ),
        write=lambda view, act: f"{words[0]} {_typed(view, act.source)}",
    )


def _holders(view: View, can: choices.CanAskForCard) -> str:
    held = (f"{names(view).of(by)} has {names(view).spoken(s)}" for s, by in can.holders.items())
    return f"ask for a card that somebody else has claimed: {listed(held)}"


def _wishes(view: View, can: choices.CanGiveUp) -> str:
    asked = (
        f"{names(view).spoken(source)}, for which {names(view).all_of(by)} asked"
        for source, by in can.askers.items()
    )
    return f"give up {listed(asked)}; your word is laid out without it"


def _arrange_usages(view: View, can: choices.CanArrange) -> list[str]:
    own = can.own[: can.row]
    usages = [acts.Arrange(cards=own[::-1])]
    if can.middle and can.middle[0] == WILD and not can.lengthens:
        usages.append(acts.Arrange(cards=(*own[:-1], WILD), wildcard=can.alphabet[0]))
    elif can.middle:
        wild = can.alphabet[0] if can.middle[0] == WILD else None
        usages.append(acts.Arrange(cards=(*own, can.middle[0]), wildcard=wild))
    return [_write_arrange(view, act) for act in usages]


def _word_usages(view: View, can: choices.CanArrange) -> list[str]:
    """An example: the guesses beside the row, with the wildcard for a missing guess."""
    assert view.mine is not None
    guesses = [view.mine.sheet[int(source[1:])].guess for source in can.own[: can.row]]
    word = "".join(guess or can.alphabet[0] for guess in guesses)
    return [] if isinstance(_read_word(view, can, word), Refusal) else [f"word {word}"]


def _arrange_meaning(view: View, can: choices.CanArrange) -> str:
    return (
        f"lay out your final word by the numbers of your cards, at least {can.row} cards. "
        f"{_WHAT_THE_MIDDLE_DOES[can.lengthens]}, each for one player only"
    )


_WHAT_THE_MIDDLE_DOES = {
    True: "Bonus letters and the wildcard can replace or lengthen it",
    False: "Bonus letters can replace or lengthen it, the wildcard can replace a card of the row",
}


def _judged(view: View, can: choices.CanAccept) -> str:
    return f"{names(view).owner(can.seat)} word {can.word}"


FINAL = (
    Phrase(
        act=acts.Arrange,
        words=("arrange", "lay out"),
        meaning=_arrange_meaning,
        usages=_arrange_usages,
        read=_read_arrange,
        write=_write_arrange,
    ),
    Phrase(
        act=acts.Arrange,
        words=("word", "final"),
        meaning=lambda view, can: "lay out this word by your guesses, with bonus letters if needed",
        usages=_word_usages,
        read=_read_word,
        write=lambda view, act: None,
    ),
    _about_card(acts.AskForCard, ("ask for", "ask"), _holders, lambda can: can.holders),
    _about_card(
        acts.StopAsking,
        ("stop asking for", "stop asking"),
        lambda view, can: "stop asking for this card",
        lambda can: can.cards,
    ),
    _about_card(acts.GiveUp, ("give up", "give"), _wishes, lambda can: can.askers),
    plain(
        acts.Ready,
        ("ready",),
        "say that your final word is ready; when all are, the reveals begin",
        lambda can: acts.Ready(),
    ),
    plain(
        acts.NotReady,
        ("not ready", "unready"),
        "say that your final word is not ready after all",
        lambda can: acts.NotReady(),
    ),
    plain(
        acts.Reveal,
        ("reveal",),
        "turn up the cards of your final word",
        lambda can: acts.Reveal(),
    ),
    plain(
        acts.Know,
        ("know", "yes"),
        lambda view, can: f"say that you know what {can.word} means: then it counts",
        lambda can: acts.Know(word=can.word, know=True),
        says=lambda act: bool(act.know),
    ),
    plain(
        acts.Know,
        ("do not know", "no"),
        lambda view, can: f"say that you do not know what {can.word} means",
        lambda can: acts.Know(word=can.word, know=False),
        says=lambda act: not act.know,
    ),
    plain(
        acts.Accept,
        ("accept", "yes"),
        lambda view, can: f"let {_judged(view, can)} count, although it is not in the word list",
        lambda can: acts.Accept(seat=can.seat, accept=True),
        says=lambda act: bool(act.accept),
    ),
    plain(
        acts.Accept,
        ("reject", "no"),
        lambda view, can: f"do not let {_judged(view, can)} count",
        lambda can: acts.Accept(seat=can.seat, accept=False),
        says=lambda act: not act.accept,
    ),
)

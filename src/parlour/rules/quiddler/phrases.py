"""The phrases of Quiddler: everything that a player can type, as data."""

import re
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from parlour.rules.base import Act
from parlour.rules.phrasebook import Phrase, Phrasebook, plain
from parlour.rules.quiddler import acts, choices
from parlour.rules.quiddler.choices import Cards
from parlour.rules.quiddler.typed_cards import Typed, typed, ways
from parlour.rules.quiddler.view_types import View, WordView
from parlour.rules.refusal import Refusal, malformed
from parlour.rules.wording import counted


def _tokens(rest: str) -> list[str]:
    return rest.upper().replace(",", " ").split()


def _hand(view: View) -> Cards:
    assert view.mine is not None
    return {card.number: card.face for card in view.mine.cards}


def _written(rows: Iterable[Sequence[int]], cards: Cards) -> str:
    """Rows as a player types them. A two-letter card alone in its row is typed as its number,
    because its letters could mean two cards."""
    return " ".join(
        f"#{row[0]}"
        if len(row) == 1 and len(cards[row[0]]) > 1
        else "-".join(cards[card] for card in row)
        for row in rows
    )


# A turn


def _read_discard(view: View, can: choices.CanDiscard, rest: str) -> Act | Refusal | None:
    tokens = _tokens(rest)
    if len(tokens) != 1:
        return None
    # Prefer a card outside the rows, so that the discard breaks no arranged word.
    loose = set(view.mine.arrangement.left) if view.mine else set()
    cards = dict(sorted(can.cards.items(), key=lambda card: card[0] not in loose))
    found = ways([(tokens[0],)], cards)
    if isinstance(found, Refusal):
        return found
    return acts.Discard(hand=can.hand, turn=can.turn, card=found[0][0][0])


_LAYING = re.compile(r"(?P<words>.*?)\s*(?:\bdiscard\s+(?P<discard>\S+))?", re.IGNORECASE)


def _read_laying(can: Any, rest: str, kind: Any) -> Act | Refusal | None:
    """Reads words and a discard. The player need not name the discard if only one card is left. If
    several ways to cut the words fit, the first one that the rules allow is taken."""
    match = _LAYING.fullmatch(rest)
    if match is None or not match["words"]:
        return None
    words: list[Typed] = [typed(token) for token in _tokens(match["words"])]
    named = match["discard"] is not None
    found = ways([*words, (match["discard"].upper(),)] if named else words, can.cards)
    if isinstance(found, Refusal):
        return found
    laid = []
    for rows in found:
        used = {card for row in rows[: len(words)] for card in row}
        left = rows[-1] if named else tuple(card for card in can.cards if card not in used)
        if len(left) == 1:
            laid.append(
                kind(hand=can.hand, turn=can.turn, words=rows[: len(words)], discard=left[0])
            )
    if not laid:
        return malformed("Say at the end which card you discard, as in: discard E.")
    allowed = (act for act in laid if can.objection(act) is None)
    act: Act = next(allowed, laid[0])
    return act


def _write_laying(word: str, view: View, act: Any) -> str:
    cards = _hand(view)
    return f"{word} {_written(act.words, cards)} discard {cards[act.discard]}"


def _laying_usage(word: str, view: View, can: Any) -> list[str]:
    """An example of the command. It shows the cards in the order of the hand, so that it hints at
    no word."""
    if can.checked is not None:
        return [_write_laying(word, view, can.sample(Random(0)))]
    *row, last = can.cards
    return [f"{word} {_written([row], can.cards)} discard {can.cards[last]}"]


_CUT = "Two-letter cards are found by themselves; QU-I-T says how a word is cut"

TURN = (
    plain(
        acts.DrawStock,
        ("draw", "draw stock"),
        "draw the top card of the stock",
        lambda can: acts.DrawStock(hand=can.hand, turn=can.turn),
    ),
    Phrase(
        act=acts.DrawDiscard,
        words=("take", "draw discard"),
        meaning=lambda view, can: f"take {can.face}, the top card of the discard pile",
        usages=lambda view, can: ["take"],
        read=lambda view, can, rest: (
            None
            if rest and rest.upper() != can.face
            else acts.DrawDiscard(hand=can.hand, turn=can.turn)
        ),
        write=lambda view, act: "take",
    ),
    Phrase(
        act=acts.Discard,
        words=("discard",),
        meaning=lambda view, can: "end your turn by discarding this card",
        usages=lambda view, can: [f"discard {list(can.cards.values())[-1]}"],
        read=_read_discard,
        write=lambda view, act: f"discard #{act.card}",
    ),
    Phrase(
        act=acts.GoOut,
        words=("out", "go out"),
        meaning=lambda view, can: (
            f"go out: lay down all your cards in words but one, and discard that one. {_CUT}"
        ),
        usages=lambda view, can: _laying_usage("out", view, can),
        read=lambda view, can, rest: _read_laying(can, rest, acts.GoOut),
        write=lambda view, act: _write_laying("out", view, act),
    ),
    Phrase(
        act=acts.LayDown,
        words=("lay", "lay down"),
        meaning=lambda view, can: f"lay down words in your final turn, and discard a card. {_CUT}",
        usages=lambda view, can: _laying_usage("lay", view, can),
        read=lambda view, can, rest: _read_laying(can, rest, acts.LayDown),
        write=lambda view, act: _write_laying("lay", view, act),
    ),
)


# Private


def _read_arrange(view: View, can: choices.CanArrange, rest: str) -> Act | Refusal | None:
    tokens = _tokens(rest)
    if not tokens:
        return None
    if tokens == ["NOTHING"]:
        return acts.Arrange(hand=can.hand, rows=())
    found = ways([typed(token) for token in tokens], can.cards)
    return found if isinstance(found, Refusal) else acts.Arrange(hand=can.hand, rows=found[0])


PRIVATE = (
    Phrase(
        act=acts.Arrange,
        words=("arrange",),
        meaning=lambda view, can: (
            "lay your cards into rows that nobody else sees, or take all rows apart"
        ),
        usages=lambda view, can: [
            f"arrange {_written([list(can.cards)[:2]], can.cards)}",
            "arrange nothing",
        ],
        read=_read_arrange,
        write=lambda view, act: f"arrange {_written(act.rows, _hand(view)) or 'nothing'}",
    ),
    Phrase(
        act=acts.LookUp,
        words=("look up", "lookup"),
        meaning=lambda view, can: (
            f"ask whether a word of at most {can.longest} letters is in the word list; "
            "only you get the answer"
        ),
        usages=lambda view, can: ["look up CAT"],
        read=lambda view, can, rest: acts.LookUp(word=rest.upper()) if rest else None,
        write=lambda view, act: f"look up {act.word}",
    ),
)


# Challenges


def numbered_words(view: View) -> list[tuple[int, int, WordView]]:
    """The words that can be challenged, in the order of their numbers in commands: each with the
    number of its lay-down and its place there."""
    return [
        (laid.number, place, word)
        for laid in view.lay_downs
        if laid.open
        for place, word in enumerate(laid.words)
    ]


def _numbers(view: View, can: choices.CanChallenge) -> dict[int, acts.Challenge]:
    """The challenges that the choice allows, by the number of the word in commands."""
    return {
        number: acts.Challenge(hand=can.hand, lay_down=lay_down, word=place)
        for number, (lay_down, place, _) in enumerate(numbered_words(view), 1)
        if place in can.words.get(lay_down, ())
    }


def _read_challenge(view: View, can: choices.CanChallenge, rest: str) -> Act | Refusal | None:
    open_words, words = _numbers(view, can), numbered_words(view)
    if not rest and len(open_words) == 1:
        return next(iter(open_words.values()))
    if rest.isdecimal() and len(rest) < 3:
        # A number that no word has becomes a challenge that the choice refuses with a sentence.
        lay_down, place, _ = words[int(rest) - 1] if 0 < int(rest) <= len(words) else words[-1]
        place = place if 0 < int(rest) <= len(words) else len(words)
        return acts.Challenge(hand=can.hand, lay_down=lay_down, word=place)
    spelled = rest.upper()
    return next((act for n, act in open_words.items() if words[n - 1][2].word == spelled), None)


def _write_challenge(view: View, act: acts.Challenge) -> str:
    places = [(lay_down, place) for lay_down, place, _ in numbered_words(view)]
    return f"challenge {places.index((act.lay_down, act.word)) + 1}"


def _read_defend(view: View, can: choices.CanDefend, rest: str) -> Act | None:
    if not rest:
        return None
    return acts.Defend(hand=can.hand, lay_down=can.lay_down, word=can.word, sentence=rest)


def _vote(words: tuple[str, ...], up: bool, meaning: str) -> Phrase:
    return Phrase(
        act=acts.Vote,
        words=words,
        meaning=lambda view, can: f"vote that {can.spelled} {meaning}",
        usages=lambda view, can: [words[0]],
        read=lambda view, can, rest: (
            None if rest else acts.Vote(hand=can.hand, lay_down=can.lay_down, word=can.word, up=up)
        ),
        write=lambda view, act: words[0] if act.up is up else None,
    )


CHALLENGES = (
    Phrase(
        act=acts.Challenge,
        words=("challenge",),
        meaning=lambda view, can: "challenge this word, by its letters or its number",
        usages=lambda view, can: [f"challenge {number}" for number in _numbers(view, can)],
        read=_read_challenge,
        write=_write_challenge,
    ),
    plain(
        acts.Pass,
        ("pass",),
        "let these words stand",
        lambda can: acts.Pass(hand=can.hand, lay_down=can.lay_down),
    ),
    Phrase(
        act=acts.Defend,
        words=("defend",),
        meaning=lambda view, can: (
            f"use {can.spelled} in a sentence of at most {counted(can.longest, 'character')}"
        ),
        usages=lambda view, can: [f"defend A sentence with {can.spelled.lower()} in it."],
        read=_read_defend,
        write=lambda view, act: f"defend {act.sentence}",
    ),
    _vote(("vote up", "up", "yes"), True, "stands"),
    _vote(("vote down", "down", "no"), False, "falls"),
)

BETWEEN_HANDS = (
    plain(
        acts.NextHand,
        ("next", "ready"),
        "say that you are ready for the next hand",
        lambda can: acts.NextHand(hand=can.hand),
    ),
)

PHRASEBOOK = Phrasebook(*TURN, *PRIVATE, *CHALLENGES, *BETWEEN_HANDS)

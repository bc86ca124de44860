"""Names of cards in Quiddler records: their faces, in runs without spaces.

A two-letter card is in brackets: ``(QU)IT`` is three cards. Among equal cards of one pile or hand,
``E`` is the first that is still there and ``E2`` the second, in the order they arrived.
"""

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from parlour.records.codecs import write_name
from parlour.records.notation import Fields
from parlour.records.scanner import Misread, Scanner
from parlour.rules.quiddler.arranging import cards_of
from parlour.rules.quiddler.choices import Cards
from parlour.rules.quiddler.state import State
from parlour.rules.seat import Seat

NOTHING = "nothing"

Words: TypeAlias = tuple[tuple[int, ...], ...]
"""Words, or rows of an arrangement: the numbers that the cards have in their owner's hand."""

_FACE = r"(?:[A-Z]|\([A-Z]{2}\))"
_PICK = rf"{_FACE}(?:[1-9][0-9]?)?"


def name_of(state: State, seat: Seat) -> str:
    return write_name(state.company.name(seat))


# Faces alone, for the deal, which has every card of the deck


def write_faces(faces: Iterable[str]) -> str:
    """
    >>> write_faces(["QU", "I", "T"])
    '(QU)IT'
    """
    return "".join(face if len(face) == 1 else f"({face})" for face in faces)


def read_faces(scanner: Scanner) -> tuple[str, ...]:
    run = scanner.take(f"{_FACE}+", "A run of cards")
    return tuple(face.strip("()") for face in re.findall(_FACE, run))


# Cards of a pile or a hand


def write_picks(cards: Iterable[int], pile: Mapping[int, str]) -> str:
    """Cards of a pile, each by its face and its rank among the equal ones still there.

    >>> write_picks([7, 4], {2: "E", 4: "QU", 7: "E"})
    'E2(QU)'
    """
    left, picks = dict(pile), []
    for card in cards:
        alike = [other for other, face in left.items() if face == left[card]]
        nth = alike.index(card) + 1
        picks.append(write_faces([left.pop(card)]) + (str(nth) if nth > 1 else ""))
    return "".join(picks)


def read_picks(scanner: Scanner, pile: Mapping[int, str]) -> tuple[int, ...]:
    """Parse a run of cards from this pile; each card can be taken once."""
    at, left, cards = scanner.at, dict(pile), []
    run = scanner.take(f"(?:{_PICK})+(?![0-9])", "A run of cards")
    for pick in re.findall(_PICK, run):
        face = pick.strip("()0123456789")
        alike = [card for card, other in left.items() if other == face]
        nth = int(pick.lstrip("()ABCDEFGHIJKLMNOPQRSTUVWXYZ") or 1)
        if nth > len(alike):
            raise Misread(f"There is no {pick} to take there.", at)
        cards.append(alike[nth - 1])
        del left[cards[-1]]
    return tuple(cards)


def hand_of(state: State, fields: Fields) -> Cards:
    """The hand of the sentence's player, without the words that the sentence has named so far."""
    cards = cards_of(state, fields["seat"])
    used = {card for word in fields.get("words", ()) for card in word}
    return {card: face for card, face in cards.items() if card not in used}


class RowsCodec:
    """Rows of a player's hand: ``(QU)IT and TE2A``, or ``nothing``."""

    early = False

    def write(self, value: Words, state: State, fields: Fields) -> str:
        left, rows = cards_of(state, fields["seat"]), []
        for row in value:
            rows.append(write_picks(row, left))
            left = {card: face for card, face in left.items() if card not in row}
        *others, last = rows or [NOTHING]
        return f"{', '.join(others)} and {last}" if others else last

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Words:
        if scanner.sees(NOTHING):
            scanner.skip(NOTHING)
            return ()
        left = cards_of(state, fields["seat"])
        rows = [read_picks(scanner, left)]
        while scanner.matches(", | and "):
            left = {card: face for card, face in left.items() if card not in rows[-1]}
            scanner.take(", | and ", "Another word")
            rows.append(read_picks(scanner, left))
        return tuple(rows)


class HeldCardCodec:
    """One card of a player's hand, except those in words that the sentence has named."""

    early = False

    def write(self, value: int, state: State, fields: Fields) -> str:
        return write_picks([value], hand_of(state, fields))

    def read(self, scanner: Scanner, state: State, fields: Fields) -> int:
        at = scanner.at
        first, *more = read_picks(scanner, hand_of(state, fields))
        if more:
            raise Misread("One card is discarded, not more.", at)
        return first

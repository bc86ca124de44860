"""Deals and piles of cards in Letter Jam records.

While neighbours make words, a card of a pile is named by its letter: ``E`` is the first E still in
the pile, ``E2`` the second.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from parlour.records.codecs import SEAT, read_letters
from parlour.records.letterjam.cards import MOST_CARDS, name_of
from parlour.records.notation import Fields
from parlour.records.scanner import Misread, Scanner
from parlour.rules.letterjam.state import State
from parlour.rules.seat import Seat, right_of

Deal: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], str]
"""Words, rows, stacks and deck."""
Passing: TypeAlias = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
"""Rows and deck."""


class DealCodec:
    """A deal by the table: words and rows, stacks and deck."""

    early = False

    def write(self, value: Deal, state: State, fields: Fields) -> str:
        words, rows, stacks, deck = value
        told = [
            f"{name_of(state, seat)} gets {word} as {row}"
            for seat, (word, row) in enumerate(zip(words, rows, strict=True))
        ]
        told += [f"stand {number} gets {stack}" for number, stack in enumerate(stacks, start=1)]
        return "; ".join((*told, f"the deck is {deck}"))

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Deal:
        words, rows, stacks = [], [], []
        for seat in range(len(state.company)):
            scanner.skip(f"{name_of(state, seat)} gets ")
            words.append(read_letters(scanner, MOST_CARDS))
            scanner.skip(" as ")
            rows.append(read_letters(scanner, MOST_CARDS))
            scanner.skip("; ")
        for number in range(len(state.setup.stacks)):
            scanner.skip(f"stand {number + 1} gets ")
            stacks.append(read_letters(scanner, MOST_CARDS))
            scanner.skip("; ")
        scanner.skip("the deck is ")
        deck = read_letters(scanner, MOST_CARDS)
        return tuple(words), tuple(rows), tuple(stacks), deck


class SharesCodec:
    """The share of the deck that each player gets."""

    early = False

    def write(self, value: tuple[str, ...], state: State, fields: Fields) -> str:
        return "; ".join(f"{name_of(state, seat)} gets {s}" for seat, s in enumerate(value))

    def read(self, scanner: Scanner, state: State, fields: Fields) -> tuple[str, ...]:
        shares = []
        for seat in range(len(state.company)):
            scanner.skip("; " if seat else "")
            scanner.skip(f"{name_of(state, seat)} gets ")
            shares.append(read_letters(scanner, MOST_CARDS))
        return tuple(shares)


# Piles of cards, while neighbours make words


def _write_picks(cards: Iterable[int], pile: Iterable[int], letters: str) -> str:
    left, picks = list(pile), []
    for card in cards:
        alike = [other for other in left if letters[other] == letters[card]]
        nth = alike.index(card) + 1
        picks.append(letters[card] if nth == 1 else f"{letters[card]}{nth}")
        left.remove(card)
    return "".join(picks)


_PICK = "[A-Z](?:[1-9][0-9]?)?(?![0-9])"


def _read_picks(scanner: Scanner, pile: Iterable[int], letters: str) -> tuple[int, ...]:
    left, cards = list(pile), list[int]()
    at = scanner.at
    picks = scanner.take(f"(?:{_PICK}){{1,{MOST_CARDS}}}", "Some letters")
    for pick in re.findall(_PICK, picks):
        card = _picked(pick, left, letters, at)
        cards.append(card)
        left.remove(card)
    return tuple(cards)


def _picked(pick: str, pile: Iterable[int], letters: str, at: int) -> int:
    alike = [card for card in pile if letters[card] == pick[0]]
    nth = int(pick[1:] or 1)
    if nth > len(alike):
        raise Misread(f"There is no {pick} to take there.", at)
    return alike[nth - 1]


class ShareCodec:
    """Cards from the player's own share."""

    early = False

    def write(self, value: tuple[int, ...], state: State, fields: Fields) -> str:
        return _write_picks(value, state.players[fields["seat"]].maker.share, state.letters)

    def read(self, scanner: Scanner, state: State, fields: Fields) -> tuple[int, ...]:
        share = state.players[fields["seat"]].maker.share
        return _read_picks(scanner, share, state.letters)


class DiscardCodec:
    """One card from the cards that a player put aside."""

    early = False

    def write(self, value: int, state: State, fields: Fields) -> str:
        asides = ((seat, player.maker.aside) for seat, player in enumerate(state.players))
        owner, pile = next((seat, aside) for seat, aside in asides if value in aside)
        pick = _write_picks((value,), pile, state.letters)
        return f"{pick} from the discards of {name_of(state, owner)}"

    def read(self, scanner: Scanner, state: State, fields: Fields) -> int:
        at = scanner.at
        pick = scanner.take(_PICK, "A letter")
        scanner.skip(" from the discards of ")
        owner = SEAT.read(scanner, state, fields)
        return _picked(pick, state.players[owner].maker.aside, state.letters, at)


class PassingCodec:
    """The row of each player, from the word made for them, and the deck, from all cards that were
    put aside."""

    early = False

    def write(self, value: Passing, state: State, fields: Fields) -> str:
        rows, deck = value
        made, aside = _made(state), _aside(state)
        told = [
            f"{_gets(state, seat, made[seat])} {_write_picks(row, made[seat], state.letters)}"
            for seat, row in enumerate(rows)
        ]
        return "; ".join((*told, f"the deck is {_write_picks(deck, aside, state.letters)}"))

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Passing:
        at, rows = scanner.at, []
        made, aside = _made(state), _aside(state)
        for seat in range(len(state.company)):
            scanner.skip(f"{_gets(state, seat, made[seat])} ")
            row = _read_picks(scanner, made[seat], state.letters)
            if len(row) < len(made[seat]):
                raise Misread("A row does not hold the whole word that was made for it.", at)
            rows.append(row)
            scanner.skip("; ")
        scanner.skip("the deck is ")
        deck = _read_picks(scanner, aside, state.letters)
        if len(deck) < len(aside):
            raise Misread("The deck does not hold everything that was put aside.", at)
        return tuple(rows), deck


def _gets(state: State, seat: Seat, made: Iterable[int]) -> str:
    word = "".join(state.letters[card] for card in made)
    return f"{name_of(state, seat)} gets {word} as"


def _made(state: State) -> Mapping[Seat, Sequence[int]]:
    """The word that was made for each seat."""
    seats = len(state.players)
    return {right_of(seat, seats): p.maker.made for seat, p in enumerate(state.players)}


def _aside(state: State) -> Sequence[int]:
    return [card for player in state.players for card in player.maker.aside]

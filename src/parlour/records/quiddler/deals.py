"""Deals and new stocks in Quiddler records."""

from collections.abc import Sequence

from parlour.records.notation import Fields
from parlour.records.quiddler.cards import (
    name_of,
    read_faces,
    read_picks,
    write_faces,
    write_picks,
)
from parlour.records.scanner import Misread, Scanner
from parlour.rules.quiddler.state import State
from parlour.rules.seat import Seat, left_of


class DealCodec:
    """The deck as dealt: each player's hand, the first discard and the stock. Cards are dealt one
    at a time from the dealer's left."""

    early = False

    def write(self, value: tuple[str, ...], state: State, fields: Fields) -> str:
        seats, size = len(state.company), hand_size(state, fields)
        told = [
            f"{name_of(state, seat)} gets {write_faces(value[first : seats * size : seats])}"
            for seat, first in enumerate(_first_cards(seats, fields["dealer"]))
        ]
        top, stock = value[seats * size], value[seats * size + 1 :]
        told += [f"the first discard is {write_faces([top])}", f"the stock is {write_faces(stock)}"]
        return "; ".join(told)

    def read(self, scanner: Scanner, state: State, fields: Fields) -> tuple[str, ...]:
        at, seats, size = scanner.at, len(state.company), hand_size(state, fields)
        hands = []
        for seat in range(seats):
            scanner.skip(f"{name_of(state, seat)} gets ")
            hands.append(read_faces(scanner))
            if len(hands[-1]) != size:
                raise Misread(f"Everybody gets {size} cards in this hand.", at)
            scanner.skip("; ")
        scanner.skip("the first discard is ")
        top = read_faces(scanner)
        scanner.skip("; the stock is ")
        stock = read_faces(scanner)
        by_turn = sorted(range(seats), key=_first_cards(seats, fields["dealer"]).__getitem__)
        dealt = [hands[seat][place] for place in range(size) for seat in by_turn]
        return (*dealt, *top, *stock)


def hand_size(state: State, fields: Fields) -> int:
    hand: int = fields["hand"]
    return state.options.sizes[hand - 1]


def _first_cards(seats: int, dealer: Seat) -> Sequence[int]:
    """For each seat, the index of its first card in the deck."""
    return [(seat - left_of(dealer, seats)) % seats for seat in range(seats)]


class ReshuffleCodec:
    """The new stock, from the discards under the top one."""

    early = False

    def write(self, value: tuple[int, ...], state: State, fields: Fields) -> str:
        return write_picks(value, _under_the_top(state))

    def read(self, scanner: Scanner, state: State, fields: Fields) -> tuple[int, ...]:
        at, discards = scanner.at, _under_the_top(state)
        cards = read_picks(scanner, discards)
        if len(cards) < len(discards):
            raise Misread("The new stock does not hold every discard but the top one.", at)
        return cards


def _under_the_top(state: State) -> dict[int, str]:
    return {card: state.faces[card] for card in state.discards[:-1]}

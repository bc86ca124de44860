"""Positions of Quiddler made by hand, each with a best act that a person can see."""

from typing import Any

from parlour.records import Record
from parlour.review.quiddler.position import Position
from parlour.rules import Seat
from parlour.rules.quiddler import QUIDDLER
from tests.rules.quiddler.table import Table, begin

ANA, BEN = 0, 1
# Cards that spell no word with each other, for players who do not matter.
DULL = ["C", "J", "K", "W", "V", "F", "B", "G", "CL", "QU"]


def dull(size: int) -> str:
    return " ".join(DULL[:size])


def drawing(hand: str, top: str, *, seats: int = 2, **options: Any) -> Table:
    """Ana begins the hand with these cards and this discard."""
    others = [dull(len(hand.split()))] * (seats - 1)
    return Table.dealt(hand, *others, top=top, **options)


def playing(hand: str, drawn: str, *, top: str = "M", **options: Any) -> Table:
    """Ana has drawn a card from the stock."""
    others = [dull(len(hand.split()))] * (options.pop("seats", 2) - 1)
    table = Table.dealt(hand, *others, top=top, stock=drawn, **options)
    table.draw(ANA)
    return table


def final(
    out: str, hand: str, drawn: str = "", *, words: tuple[str, ...] = (), **options: Any
) -> Table:
    """Ana is out with these cards as one word, or as these words, and with M on the discard pile.
    Ben has the last turn; he has drawn a card if one is given."""
    others = [dull(len(hand.split()))] * (options.pop("seats", 2) - 2)
    table = Table.dealt(out, hand, *others, stock=f"M {drawn}", **options)
    table.draw(ANA)
    if table.state.options.judging == "checked":
        table.arrange(ANA, *(words or (out,)))
    table.go_out(ANA, *(words or (out,)), discard="M")
    table.all_pass()
    if drawn:
        table.draw(BEN)
    return table


def record_of(table: Table, **options: Any) -> Record:
    """The record of everything at a table so far."""
    rule_set = options.pop("rule_set", "manual")
    start = begin(len(table.state.company), rule_set, **options)
    return Record.of(QUIDDLER, start, table.story)


def best_text(table: Table, seat: Seat) -> str:
    """The best act of a seat, as the review says it."""
    position = Position(table.view(seat))
    return (position.draws() if table.phase == "draw" else position.ends())[0].text

"""Tables with bots, for tests of Letter Jam's minds."""

from collections.abc import Iterable, Sequence

from parlour.minds import mind
from parlour.rules import HOUSE, Act, Person, Seat
from parlour.rules.manners import Substitute
from tests.rules.letterjam.table import NAMES, Table

EXPERT = mind("letterjam", "expert")
# A game of six takes about 250 acts; with ten times as many it would probably never end.
MOST_ACTS = 2500


def seat_bots(table: Table, seats: Iterable[Seat] | None = None, name: str = "expert") -> Table:
    """Seat bots at these seats, or at all of them."""
    for seat in table.seats if seats is None else seats:
        table.do(HOUSE, Substitute(seat=seat, person=Person(f"{NAMES[seat]} bot", name)))
    return table


def thought(table: Table, seat: Seat) -> Act | None:
    """The act that the bot at a seat would do now."""
    name = table.state.company.persons[seat].mind
    bot = EXPERT if name is None else mind("letterjam", name)
    act: Act | None = bot.choose(table.view(seat))
    return act


def let_bots_act(table: Table, seats: Iterable[Seat] | None = None) -> int:
    """Let the bots act in turn until none has anything to do; return the number of acts.

    The rules must accept every act.
    """
    bots = tuple(table.seats if seats is None else seats)
    acts = 0
    while sum(_one_act(table, seat) for seat in bots):
        acts += 1
        assert acts * len(bots) < MOST_ACTS, "the bots never stop acting"
    return acts


def _one_act(table: Table, seat: Seat) -> bool:
    act = thought(table, seat)
    if act is not None:
        table.do(seat, act)
    return act is not None


def hound(words: Sequence[str]) -> Table:
    """Ben, a bot, has the row NUOHD, which is HOUND, and Ana clues one card with each word.

    Each word uses one letter of the row and letters on the nonplayer stands. Ben moves on from
    every card.
    """
    others = [sorted(set(word) - {own}) for word, own in zip(words, "NUOHD", strict=False)]
    stacks = ["".join(stack) for stack in zip(*others, strict=True)]
    table = Table.dealt("HORSE", "NUOHD", stacks=stacks, words=("HORSE", "HOUND"))
    seat_bots(table, [1])
    for word, own in zip(words, "NUOHD", strict=False):
        shown = {own: "p1"} | {stack[table.round - 1]: f"s{n}" for n, stack in enumerate(stacks)}
        table.play(0, word, " ".join(shown[letter] for letter in word), p1=own)
    return table

"""Deals the frozen deals of the benchmark and writes the files (`src/parlour/lab/bench/data`).

    python -m tools.bench_deals

The files are published with the benchmark, and results name their digest: deal anew only together
with a new name of the benchmark.
"""

from __future__ import annotations

import sys

from parlour.game import Game
from parlour.lab.arena.arena_game import play_out
from parlour.lab.bench.deals import (
    BENCHES,
    DATA,
    LetterJamDeal,
    QuiddlerDeal,
    name_of,
    word_lists,
)
from parlour.minds import mind
from parlour.rules.letterjam.events import WordsDealt
from parlour.rules.quiddler.events import Dealt

HEAD = {
    "letterjam": "its name, the secret words, the rows, the stacks, the deck; top card first",
    "quiddler": "its name, the first dealer, the deck of each hand, top card first; q is QU, i IN, "
    "e ER, c CL and t TH",
}


def dealt(game: str, players: int, number: int) -> LetterJamDeal | QuiddlerDeal:
    """A deal by the rules."""
    bench, name = BENCHES[game], name_of(game, players, number)
    people = [f"Seat {seat + 1}" for seat in range(players)]
    seed = f"{bench.name}/{name}"
    begun = Game(game, people, rule_set=bench.rules, options=bench.changes, seed=seed)
    (first,) = begun.events
    if isinstance(first, WordsDealt):
        return LetterJamDeal(name, first.words, first.rows, first.stacks, first.deck)
    assert isinstance(first, Dealt)
    # The cards of a hand depend on the seed and its number alone, whoever plays the hands before.
    play_out(begun, dict.fromkeys(range(players), mind(game, "novice")))
    orders = tuple(event.order for event in begun.events if isinstance(event, Dealt))
    return QuiddlerDeal(name, first.dealer, orders)


def file_of(game: str) -> str:
    """The text of the file of a game."""
    bench = BENCHES[game]
    lines = [
        f"# {bench.name}, {bench.frozen} deals for each of {list(bench.players)} players",
        f"# A line is {HEAD[game]}.",
        *(f"# {name}: {text}" for name, text in word_lists(game).items()),
    ]
    for players in bench.players:
        lines += [str(dealt(game, players, at)) for at in range(1, bench.frozen + 1)]
    return "\n".join(lines) + "\n"


def main() -> int:
    for game in BENCHES:
        (DATA / f"{game}.txt").write_text(file_of(game), "ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())

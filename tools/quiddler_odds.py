"""Computes statistics of Quiddler players who know all words, for the bots that play against them.

    .venv/bin/python -m tools.quiddler_odds

writes `src/parlour/minds/quiddler/data/odds.json` in some minutes;
`parlour.minds.quiddler.odds` describes it. Points, words and letters come from games of greedy
bots. The price of a card is its gain on top of the discard pile, averaged over random hands whose
owners take it only if it is better than the stock.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path
from random import Random
from statistics import fmean

import msgspec
import numpy as np

from parlour.lab.arena.arena_game import end_of
from parlour.lab.arena.contest import contest
from parlour.minds.quiddler.bonus_value import no_bonus
from parlour.minds.quiddler.odds import Odds
from parlour.minds.quiddler.pool import Pool
from parlour.minds.quiddler.word_groups.known_words import known_words
from parlour.rules.quiddler import box
from parlour.rules.quiddler.options import RULE_SETS
from parlour.rules.quiddler.view_types import ScoreRowView

GAMES = 300
HANDS = 200
SEED = 118
FILE = Path("src/parlour/minds/quiddler/data/odds.json")


def main() -> None:
    """Compute the statistics and write the file."""
    counted = {RULE_SETS[rules].points: odds_of(rules) for rules in RULE_SETS}
    FILE.write_text(as_text(counted), encoding="ascii")


def as_text(counted: dict[str, dict[int, Odds]]) -> str:
    """JSON with one line per hand size."""
    tables = (
        f'"{points}": {{\n'
        + ",\n".join(
            f'"{size}": {msgspec.json.encode(one).decode()}' for size, one in sizes.items()
        )
        + "\n}"
        for points, sizes in counted.items()
    )
    return "{\n" + ",\n".join(tables) + "\n}\n"


def odds_of(rules: str) -> dict[int, Odds]:
    """The statistics by hand size under one rule set."""
    lines: dict[int, list[ScoreRowView]] = defaultdict(list)
    greedy = contest("quiddler", minds=("greedy",), rules=rules, seed=SEED)
    for number in range(GAMES):
        for hand in end_of(greedy, number).sheet:
            lines[hand.size] += hand.scores
    return {
        size: Odds(
            points=round(fmean(_before_the_rest(line) for line in found), 1),
            words=shares([len(line.words) for line in found]),
            letters=shares([max((len(w.word) for w in line.words), default=0) for line in found]),
            prices=prices(rules, size),
        )
        for size, found in sorted(lines.items())
    }


def _before_the_rest(line: ScoreRowView) -> int:
    """Words less leftovers: challenges, bonuses and what lifts a hand to zero are not counted."""
    return line.parts["in words"] + line.parts.get("left over", 0)


def shares(counts: list[int]) -> tuple[float, ...]:
    """The relative frequency of each count."""
    times = Counter(counts)
    return tuple(round(times[count] / len(counts), 3) for count in range(max(counts) + 1))


def prices(rules: str, size: int) -> dict[str, float]:
    """The average gain of a hand of this size from each card on the discard pile."""
    options = RULE_SETS[rules]
    deck, points = box.deck(options.deck), box.point_table(options.points).points
    shelf, rng = known_words(options, 0), Random(f"{rules} {size}")
    chances = np.array([deck.counts[face] for face in shelf.faces], np.float64) / deck.size
    gains = np.zeros(len(shelf.faces))
    for _ in range(HANDS):
        pool = Pool(shelf, points, rng.sample(deck.cards, size))
        values = pool.draws(no_bonus(), [pool.whole], range(len(shelf.faces)))[0]
        gains += np.maximum(values - values @ chances, 0)
    return {
        face: round(float(gain), 1) for face, gain in zip(shelf.faces, gains / HANDS, strict=True)
    }


if __name__ == "__main__":
    main()

"""Computes what an average deal of Quiddler is worth, for the luck in a review.

    .venv/bin/python -m tools.quiddler_deals

writes `src/parlour/review/quiddler/deals.json`; `parlour.review.quiddler.luck` describes it. For
each point table and hand size, it is the mean over random deals.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np

from parlour.minds.quiddler.bonus_value import no_bonus
from parlour.minds.quiddler.pool import Pool
from parlour.minds.quiddler.word_groups.known_words import known_words
from parlour.rules.quiddler import box
from parlour.rules.quiddler.options import RULE_SETS, Options

DEALS = 1000
FILE = Path("src/parlour/review/quiddler/deals.json")


def main() -> None:
    """Compute the averages and write the file."""
    averages = {
        options.points: {str(size): average_deal(options, size) for size in options.sizes}
        for options in RULE_SETS.values()
    }
    FILE.write_text(json.dumps(averages, indent=2) + "\n", encoding="ascii")


def average_deal(options: Options, size: int, deals: int = DEALS) -> float:
    """The value of an average deal of this size, before the first draw."""
    deck, points = box.deck(options.deck), box.point_table(options.points).points
    words, rng = known_words(options, 0), Random(f"{options.points} {size}")
    found = []
    for _ in range(deals):
        dealt = rng.sample(deck.cards, size)
        counts = np.array([deck.counts[face] - dealt.count(face) for face in words.faces], float)
        faces = [place for place, count in enumerate(counts) if count]
        pool = Pool(words, points, dealt)
        values = pool.draws(no_bonus(), [pool.whole], faces)[0]
        found.append(float(values @ counts[faces]) / float(counts.sum()))
    return round(fmean(found), 2)


if __name__ == "__main__":
    main()

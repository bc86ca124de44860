"""Only Letter Jam hides one's own cards: how much each player knew, round by round."""

from __future__ import annotations

from itertools import pairwise

from parlour.minds.letterjam.deduction import deduce
from parlour.minds.letterjam.knowledge import NUMBER
from parlour.review.letterjam.clues import EXPERT
from parlour.review.letterjam.walk import Walk
from parlour.review.types import Chart, Curve
from parlour.rules.letterjam import LETTER_JAM
from parlour.rules.letterjam.state import State
from parlour.rules.seat import Seat
from parlour.rules.wording import listed

# A player who is this many letters behind or ahead of all others is worth a sentence.
CLEARLY = 0.8


def letters_known(table: State, seat: Seat) -> float:
    """How many letters of the row a player could name, on average: the sum, over all cards, of the
    probability that the clues gave to the right letter."""
    known = deduce(LETTER_JAM.view(table, seat), EXPERT)
    row = (table.letters[card] for card in table.players[seat].row)
    return sum(float(known.card(at)[NUMBER[letter]]) for at, letter in enumerate(row))


def chart(walk: Walk, known: list[list[float]], names: list[str]) -> Chart:
    """The chart, and the same in words. ``known`` has the letters known at each table, by seat."""
    parts = ["Start", *(f"Round {n}" for n in range(1, len(known)))]
    curves = tuple(
        Curve(seat=seat, values=tuple(round(now[seat], 2) for now in known))
        for seat in range(len(names))
    )
    lengths = [len(player.row) for player in walk.end.players]
    return Chart(
        title="What everybody knew",
        unit="letters of the own row that the player could name, on average",
        parts=tuple(parts),
        curves=curves,
        sentences=tuple(_in_words(known, names, lengths)),
    )


def _in_words(known: list[list[float]], names: list[str], lengths: list[int]) -> list[str]:
    if len(known) < 2:
        return ["No clue was given, so nobody learned anything."]
    found = []
    for n, (before, after) in enumerate(pairwise(known), 1):
        told = [f"{name} {now:.1f}" for name, now in zip(names, after, strict=True)]
        most = max(range(len(names)), key=lambda seat: after[seat] - before[seat])
        gained = after[most] - before[most]
        learned = f" {names[most]} learned most, {gained:.1f} letters." if gained > 0.05 else ""
        found.append(f"After round {n}: {listed(told)} letters.{learned}")
    last = [now / length for now, length in zip(known[-1], lengths, strict=True)]
    ranked = sorted(range(len(names)), key=lambda seat: -known[-1][seat])
    first, slowest = ranked[0], ranked[-1]
    if known[-1][first] - known[-1][slowest] >= CLEARLY:
        found.append(
            f"At the end {names[first]} knew {last[first]:.0%} of the row and {names[slowest]} "
            f"{last[slowest]:.0%}."
        )
    else:
        found.append("At the end all knew about equally much.")
    return found

"""The results of a run: means of what was measured, with intervals, as one file of JSON."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import fmean

import msgspec
from msgspec import Struct

from parlour.lab.arena.contest import ContestError
from parlour.lab.arena.intervals import mean_ci95, share_ci95
from parlour.lab.bench.bench_game import BenchResult
from parlour.lab.bench.plan import SELF, BenchPlan, Match

SHARES = frozenset({"words_right", "all_right", "won"})
"""Measures between 0 and 1."""
BELOW_ZERO = frozenset({"points", "lead"})
"""Measures that can be negative; an interval of any other does not go below zero."""
OF_ONE_SIZE = frozenset({"score"})
"""Measures that mean something only for one number of players."""


class MeasuredMean(Struct, frozen=True):
    """A mean and its interval of 95 %, which one deal alone does not have."""

    mean: float
    low: float | None
    high: float | None


class ResultLine(Struct, frozen=True, kw_only=True):
    """The games with one partner, for one number of players, or for all (``players`` is 0). The
    games of one deal are one observation."""

    partner: str
    players: int
    deals: int
    games: int
    measures: dict[str, MeasuredMean]


class RunNote(Struct, frozen=True, kw_only=True):
    """What differs each time: when and how it was run, and the CPU seconds of the games. ``name``
    is what tables call the agent; without one it is its mind or its command."""

    name: str = ""
    date: str
    command: str
    cpu_seconds: float


class ResultFile(Struct, frozen=True, kw_only=True):
    """The results of one agent. Everything but ``run`` is the same whenever an agent that leaves
    nothing to chance plays the same matches."""

    plan: BenchPlan
    lines: tuple[ResultLine, ...]
    run: RunNote


def result_file(
    plan: BenchPlan, played: Mapping[str, BenchResult], names: Iterable[str], note: RunNote
) -> ResultFile:
    """The results of these matches; all of them must be finished."""
    games = [(Match.named(name), played[name]) for name in names]
    partners = sorted({match.partner for match, _ in games}, key=lambda one: (one != SELF, one))
    lines = []
    for partner in partners:
        with_partner = [(match, one) for match, one in games if match.partner == partner]
        sizes = sorted({match.players for match, _ in with_partner})
        for players in (0, *sizes):
            some = [(m, one) for m, one in with_partner if players in (0, m.players)]
            lines.append(_line(partner, players, some))
    return ResultFile(plan=plan, lines=tuple(lines), run=note)


def _line(partner: str, players: int, games: Sequence[tuple[Match, BenchResult]]) -> ResultLine:
    by_deal: dict[str, list[dict[str, float]]] = {}
    for match, one in games:
        by_deal.setdefault(match.deal, []).append(one.measures)
    measured = dict.fromkeys(name for _, one in games for name in one.measures)
    return ResultLine(
        partner=partner,
        players=players,
        deals=len(by_deal),
        games=len(games),
        measures={
            name: _mean(name, list(by_deal.values()))
            for name in measured
            if players or name not in OF_ONE_SIZE
        },
    )


def _mean(name: str, deals: Sequence[Sequence[Mapping[str, float]]]) -> MeasuredMean:
    values = [fmean(game.get(name, 0.0) for game in deal) for deal in deals]
    interval = (share_ci95 if name in SHARES else mean_ci95)(values)
    mean = round(fmean(values), 4)
    if interval is None:
        return MeasuredMean(mean, None, None)
    low, high = interval
    return MeasuredMean(mean, low if name in BELOW_ZERO else max(0.0, low), high)


def check_place(path: Path) -> None:
    """ContestError if a result cannot be written here: before the games, not after them."""
    if not path.parent.is_dir():
        raise ContestError(f"{path}: the result cannot be written (there is no such folder).")
    place = path if path.exists() else path.parent
    if path.is_dir() or not os.access(place, os.W_OK):
        raise ContestError(f"{path}: the result cannot be written (this is not allowed).")


def write_result(path: Path, result: ResultFile) -> None:
    """Write the file; ContestError if it cannot be written."""
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")
    except OSError as error:
        raise ContestError(f"{path}: the result cannot be written ({error.strerror}).") from None


def read_result(path: Path) -> ResultFile:
    """Read a file of results; ContestError if it is none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=ResultFile)
    except OSError as error:
        raise ContestError(f"{path}: it cannot be read ({error.strerror}).") from None
    except msgspec.MsgspecError:
        raise ContestError(f"{path} is no file of results.") from None

"""The review of Quiddler: whether its suggestions are better, the index by level, and its time.

BENCH_REVIEW_GAMES games (default 20) of mixed bots are reviewed. Every large mistake is played out
again: once with what was done and once with the suggestion, from the same state, with the same
cards and the same bots, BENCH_REVIEW_PLAY_OUTS times (default 12). The first play-out has the real
cards. In the others the stock is shuffled with the hands of players who have had no turn yet; those
of other players stay, because what they kept is no chance. BENCH_REVIEW_WORKERS processes play
(default: one per processor), and the time of BENCH_REVIEW_TIMED games (default 30) is measured in
one process. Every game is written into the file BENCH_REVIEW_KEPT, if one is named, as soon as it
is measured: the same command goes on where it was stopped, and BENCH_REVIEW_GAMES=0 shows what
there is.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, quantiles
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.game import Game
from parlour.lab.arena.intervals import mean_ci95, share_ci95
from parlour.minds import Mind, mind
from parlour.records import Record
from parlour.review.quiddler import QUIDDLER_REVIEW
from parlour.review.quiddler.finding import JudgedAct
from parlour.review.quiddler.walk import walk
from parlour.review.quiddler.win_chances import chances_of_all
from parlour.rules import Act, Person, Seat
from parlour.rules.quiddler import QUIDDLER, acts, events
from parlour.rules.quiddler.state import State
from tools.kept_measures import KeptMeasures

GAMES = int(os.environ.get("BENCH_REVIEW_GAMES", "20"))
PLAY_OUTS = int(os.environ.get("BENCH_REVIEW_PLAY_OUTS", "12"))
TIMED = int(os.environ.get("BENCH_REVIEW_TIMED", "30"))
WORKERS = int(os.environ.get("BENCH_REVIEW_WORKERS", "0")) or os.cpu_count() or 1
KEPT = os.environ.get("BENCH_REVIEW_KEPT", "")
SEED = os.environ.get("BENCH_REVIEW_SEED", "2029")
LEVELS = ("novice", "regular", "expert")
OTHERS = "regular"
"""The bots that play on; the player who is reviewed plays on as an expert."""
RULE_SETS = ("manual", "published")


class Flag(Struct, frozen=True):
    """A large mistake, and what the suggestion gained in each play-out: in points of the hand, and
    in the chance to win after it."""

    level: str
    kind: str
    points_lost: float
    points: tuple[float, ...]
    chances: tuple[float, ...]

    @property
    def better(self) -> float:
        """1 if the suggestion is better on average, 0.5 if nothing tells them apart."""
        gain = fmean(self.chances) or fmean(self.points)
        return 0.5 if gain == 0 else float(gain > 0)

    @property
    def better_in_points(self) -> float:
        gain = fmean(self.points)
        return 0.5 if gain == 0 else float(gain > 0)


class Measured(Struct, frozen=True):
    """One reviewed game: its large mistakes, played out, and the mistake index of each player,
    with the player's level."""

    flags: tuple[Flag, ...]
    indexes: tuple[tuple[str, float], ...]


def main() -> None:
    """Print all results."""
    plan = f"{SEED}, {PLAY_OUTS} play-outs"
    kept = KeptMeasures(Path(KEPT) if KEPT else None, plan, Measured)
    games = kept.measure(measured, range(GAMES), WORKERS)
    print(f"{len(games)} games, seed {plan}")
    show_flags([flag for game in games for flag in game.flags])
    indexes: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for level, index in game.indexes:
            indexes[level].append(index)
    for level, values in indexes.items():
        print(f"mistake index of {level}: {fmean(values):.2f} {mean_ci95(values)}")
    show_times()


def measured(number: int) -> Measured:
    """One game, played and reviewed."""
    record = played(number, 2 + number % 5, LEVELS)
    players = QUIDDLER_REVIEW.review(record, lambda share: None).players
    indexes = ((record.header.persons[one.seat].mind or "", one.index) for one in players)
    return Measured(tuple(flagged(record, number)), tuple(indexes))


def played(number: int, seats: int, levels: Sequence[str], hands: int = 8) -> Record:
    """The record of a game of bots; the levels change seats from game to game."""
    minds = [levels[(seat + number) % len(levels)] for seat in range(seats)]
    game = Game(
        "quiddler",
        [Person(f"Seat {seat}", name) for seat, name in enumerate(minds, 1)],
        rule_set=RULE_SETS[number // 5 % 2],
        options={"hands": hands},
        seed=f"{SEED}/{number}",
    )
    game.let_bots_act()
    return game.record()


# Play-outs


def flagged(record: Record, number: int) -> Iterator[Flag]:
    """Every large mistake of a game, played out again."""
    state: State = record.header.begin()
    for step in walk(record):
        for judged in step.judged:
            if judged.size == "large":
                yield _played_out(state, judged, Random(f"{SEED}/{number}/{judged.at}"))
        state = step.state


def _played_out(state: State, judged: JudgedAct, rng: Random) -> Flag:
    points, chances = [], []
    for number in range(PLAY_OUTS):
        before = _shuffled(state, judged.seat, rng) if number else state
        seed = rng.random()
        (better, chance), (worse, chance_then) = (
            _outcome(before, judged.seat, act, seed)
            for act in (judged.best[0].act, judged.done.act)
        )
        points.append(float(better - worse))
        chances.append(chance - chance_then)
    level = state.company.persons[judged.seat].mind or ""
    return Flag(level, judged.kind, judged.points_lost, tuple(points), tuple(chances))


def _shuffled(state: State, seat: Seat, rng: Random) -> State:
    """The state with other cards where the player could not know them."""
    hidden = list(state.stock)
    for other, player in enumerate(state.players):
        if other != seat and not player.turns and (other != state.at):
            hidden += player.hand
    faces = list(state.faces)
    mixed = rng.sample(hidden, len(hidden))
    for card, source in zip(hidden, mixed, strict=True):
        faces[card] = state.faces[source]
    return replace(state, faces=tuple(faces))


def _outcome(state: State, seat: Seat, act: Act, seed: float) -> tuple[int, float]:
    """The points of a hand and the chance to win after it, if this act is done and bots play on."""
    game = Game.at(QUIDDLER, state, seed=Random(seed))
    hand = state.hand
    if isinstance(act, acts.GoOut | acts.LayDown) and state.options.judging == "checked":
        game.act(seat, acts.Arrange(hand=hand, rows=act.words))
    game.act(seat, act)
    minds: dict[Seat, Mind[Any]] = {
        other: mind("quiddler", "expert" if other == seat else OTHERS)
        for other in range(len(state.players))
    }
    while not any(isinstance(event, events.HandScored) for event in game.events):
        thought = game.next_bot_act(minds)
        if thought is None:
            game.let_house_act()
        else:
            game.act(*thought)
    after: State = game.state
    totals = [sum(done.scores[at].points for done in after.sheet) for at in range(len(minds))]
    left = len(state.options.sizes) - hand
    points = after.sheet[-1].scores[seat].points
    return points, chances_of_all(totals, state.options, left)[seat]


def show_flags(flags: Sequence[Flag]) -> None:
    """Print how often the suggestion was better: for all mistakes, by kind, and by level."""
    groups: dict[str, list[Flag]] = {"all": list(flags)}
    for flag in flags:
        groups.setdefault(flag.kind, []).append(flag)
        groups.setdefault(f"{flag.kind}, {flag.level}", []).append(flag)
    for name, found in sorted(groups.items()):
        shares = [flag.better for flag in found]
        if found:
            print(
                f"{name}: {len(found)} large mistakes; the suggestion is better in "
                f"{fmean(shares):.1%} {share_ci95(shares)}, by points in "
                f"{fmean(flag.better_in_points for flag in found):.1%}; it gains "
                f"{fmean(fmean(flag.points) for flag in found):.1f} points and "
                f"{fmean(fmean(flag.chances) for flag in found):.3f} of the chance to win "
                f"(the review says {fmean(flag.points_lost for flag in found):.1f} points)"
            )


# Time


def show_times() -> None:
    """Print the CPU seconds of a review for games of eight seats and eight hands."""
    spent = []
    for number in range(TIMED):
        record = played(number, 8, LEVELS[number % 3 :][:1])
        began = time.process_time()
        QUIDDLER_REVIEW.review(record, lambda share: None)
        spent.append(time.process_time() - began)
    if len(spent) > 1:
        print(
            f"seconds for a game of eight seats and eight hands: median "
            f"{quantiles(spent, n=2)[0]:.1f}, p95 {quantiles(spent, n=20)[-1]:.1f}, "
            f"longest {max(spent):.1f} ({TIMED} games)"
        )

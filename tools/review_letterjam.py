"""Measures the review of Letter Jam: `python -m tools.review_letterjam novice --games 100`.

Bots of one level play games, and each is reviewed. Printed are the mistake index, the CPU time of a
review, and how good its advice is: the game is played on from every large mistake, once as it was
and once with the suggestion. Both times experts, or bots of another level, play on at all seats
with the same cards. Cards that nobody has seen are shuffled anew for each pair, the same for both.

Bots make few large mistakes. With `--careless 0.3` every third offer or so is some word that its
maker can spell and that helps somebody, as it happens among people.

With `--kept FILE` every game is written down as soon as it is measured. The same command goes on
where it was stopped, and `--games 0` shows what there is.
"""

import argparse
import sys
from collections import defaultdict
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, quantiles
from time import process_time

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.game import Game
from parlour.lab.arena.arena_game import play_out
from parlour.lab.arena.intervals import share_ci95
from parlour.minds import Mind, mind, minds
from parlour.minds.letterjam.clue_value import Giver
from parlour.minds.letterjam.clueing import best_spelling
from parlour.minds.letterjam.level import LEVELS
from parlour.minds.letterjam.wordbook import wordbook
from parlour.records import Record
from parlour.review.letterjam import LETTER_JAM_REVIEW
from parlour.review.letterjam.playing_on import do, play_on
from parlour.review.letterjam.walk import state_at
from parlour.review.types import Decision, Option
from parlour.rules import Act, Company, Person
from parlour.rules.letterjam import LETTER_JAM, acts
from parlour.rules.letterjam.state import State
from parlour.rules.letterjam.view_types import View
from parlour.rules.seat import Seat
from tools.kept_measures import KeptMeasures


class Flag(Struct, frozen=True):
    """A large mistake: its kind, the points that the review says it lost, and what the suggestion
    gained on average when the game was played on."""

    kind: str
    lost: float
    gained: float


class Measured(Struct, frozen=True):
    """One reviewed game."""

    players: int
    seconds: float
    index: float
    mistakes: dict[str, int]
    flags: tuple[Flag, ...]


class Careless:
    """A mind that drafts some word now and then, instead of the best one."""

    def __init__(self, mind: Mind[View], share: float) -> None:
        self.name = mind.name
        self._mind = mind
        self._share = share

    def choose(self, view: View) -> Act | None:
        act = self._mind.choose(view)
        if not isinstance(act, acts.Draft):
            return act
        chance = Random(f"{view.round}/{view.viewer}/{act.word}")
        if chance.random() >= self._share:
            return act
        assert view.viewer is not None
        table = Giver(view, view.viewer, LEVELS["regular"]).outlook()
        words = wordbook().spellable(table.seen(), LEVELS["regular"].vocabulary)
        while True:
            clue = best_spelling(table, wordbook().word(int(chance.choice(words))))
            if set(clue.sources) & set(table.readers):
                return acts.Draft(round=act.round, word=clue.word, sources=clue.sources)


class Plan(Struct, frozen=True):
    """What is to be measured."""

    level: str
    players: tuple[int, ...]
    seed: str
    pairs: int
    others: str
    """Who plays on after a mistake."""
    careless: float


def measure(plan: Plan, number: int) -> Measured:
    """Play, review and measure one game."""
    players = plan.players[number % len(plan.players)]
    persons = [Person(f"Seat {seat + 1}", plan.level) for seat in range(players)]
    game = Game("letterjam", persons, seed=f"{plan.seed}/{number}")
    careless = Careless(mind("letterjam", plan.level), plan.careless)
    play_out(game, dict.fromkeys(range(players), careless))
    record = game.record()
    began = process_time()
    review = LETTER_JAM_REVIEW.review(record, lambda part: None)
    seconds = process_time() - began
    mistakes: dict[str, int] = defaultdict(int)
    for decision in review.decisions:
        if decision.size:
            mistakes[f"{decision.size} {decision.kind}"] += 1
    # Whether to stop is up to the bots that play on, so that is not replayed.
    large = (one for one in review.decisions if one.size == "large" and one.kind != "stop")
    flags = tuple(replayed(plan, record, decision) for decision in large)
    return Measured(players, seconds, review.index, dict(mistakes), flags)


def replayed(plan: Plan, record: Record, decision: Decision) -> Flag:
    """Play the game on from a mistake, with what was done and with the suggestion."""
    state = with_bots(state_at(record, decision.at), plan.others)
    # Nothing that is unseen matters to a final word.
    pairs = 1 if decision.kind == "final" else plan.pairs
    gained = []
    for pair in range(pairs):
        table = shuffled(state, Random(f"{decision.at}/{pair}"))
        done, better = (
            played_on(plan, table, decision.seat, option)
            for option in (decision.done, decision.best[0])
        )
        gained.append(better - done)
    return Flag(decision.kind, decision.points_lost, fmean(gained))


def with_bots(state: State, level: str) -> State:
    """The same table with bots of this level at all seats, who know each other as such."""
    persons = tuple(Person(person.name, level) for person in state.company.persons)
    return replace(state, company=Company(persons, state.company.host))


def played_on(plan: Plan, state: State, seat: Seat, option: Option) -> int:
    """The points of the team if this seat does this and bots play on."""
    chance = Random(0)
    act = LETTER_JAM.command(LETTER_JAM.view(state, seat), option.command)
    assert isinstance(act, Act)
    if isinstance(act, acts.MoveOn):
        card = state.players[seat].at
        letter = option.facts[0].removeprefix("The clues left ")[0]
        if state.players[seat].sheet[card].guess != letter:
            state = do(state, seat, acts.Guess(card=card, letter=letter), chance)
    state = do(state, seat, act, chance)
    if isinstance(act, acts.Draft):
        state = given(state, seat, chance)
    elif isinstance(act, acts.Arrange):
        state = do(state, seat, acts.Ready(), chance)
    bots = [mind("letterjam", plan.others)] * len(state.players)
    return sum(play_on(state, bots, chance).points)


def given(state: State, giver: Seat, chance: Random) -> State:
    """The state after everybody has backed the giver's newest draft."""
    clues, draft = len(state.clues), state.players[giver].drafts[-1].number
    state = do(state, giver, acts.Offer(round=state.round, draft=draft), chance)
    offer = state.offers_made
    for seat in range(len(state.players)):
        if len(state.clues) == clues and state.players[seat].backing != offer:
            state = do(state, seat, acts.Back(round=state.round, offer=offer), chance)
    assert len(state.clues) == clues + 1
    return state


def shuffled(state: State, chance: Random) -> State:
    """The same table, with all cards that nobody has seen in another order."""
    unseen = [card for stand in state.stands for card in stand.stack] + list(state.deck)
    chance.shuffle(unseen)
    cards = iter(unseen)
    stands = tuple(
        replace(stand, stack=tuple(next(cards) for _ in stand.stack)) for stand in state.stands
    )
    players = []
    for player in state.players:
        rest = list(player.row[player.at + 1 :])
        chance.shuffle(rest)
        players.append(replace(player, row=(*player.row[: player.at + 1], *rest)))
    return replace(state, stands=stands, deck=tuple(cards), players=tuple(players))


def show(plan: Plan, games: list[Measured]) -> None:
    """Print the figures."""
    seconds = sorted(game.seconds for game in games)
    slow = quantiles(seconds, n=20)[-1] if len(seconds) > 1 else seconds[0]
    index = fmean(game.index for game in games)
    print(
        f"{plan.level}, {plan.careless:.0%} careless, {len(games)} games, "
        f"players {plan.players}, seed {plan.seed}"
    )
    print(f"  mistake index of the table: {index:.2f}")
    print(f"  CPU seconds of a review: median {seconds[len(seconds) // 2]:.2f}, p95 {slow:.2f}")
    counted: dict[str, int] = defaultdict(int)
    for game in games:
        for kind, count in game.mistakes.items():
            counted[kind] += count
    each = ", ".join(f"{kind} {count / len(games):.2f}" for kind, count in sorted(counted.items()))
    print(f"  mistakes in a game: {each or 'none'}")
    flags = [flag for game in games for flag in game.flags]
    for kind in ("clue", "move-on", "final", "all"):
        _show_flags(kind, [flag for flag in flags if kind in (flag.kind, "all")], plan.others)


def _show_flags(kind: str, flags: list[Flag], others: str) -> None:
    if not flags:
        return
    better = [float(flag.gained > 0) for flag in flags]
    worse = sum(flag.gained < 0 for flag in flags)
    print(
        f"  large, {kind}: {len(flags)}, played on by {others}: suggestion better in "
        f"{fmean(better):.1%} (95 %: {share_ci95(better)}), worse in {worse / len(flags):.1%}; "
        f"expected {fmean(flag.lost for flag in flags):.1f} points, "
        f"gained {fmean(flag.gained for flag in flags):.1f}"
    )


def main() -> int:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description="Measure the review of Letter Jam.")
    parser.add_argument("level", choices=minds("letterjam"))
    parser.add_argument("--games", type=int, default=20, help="how many (%(default)s)")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5, 6])
    parser.add_argument("--seed", default="1", help="decides all deals (%(default)s)")
    parser.add_argument("--pairs", type=int, default=8, help="for each mistake (%(default)s)")
    parser.add_argument("--others", default="expert", help="who plays on (%(default)s)")
    parser.add_argument("--careless", type=float, default=0.0, help="share of careless offers")
    parser.add_argument("--workers", type=int, default=1, help="processes to use (%(default)s)")
    parser.add_argument("--kept", type=Path, help="the file that each game is written into")
    asked = parser.parse_args()
    plan = Plan(
        asked.level, tuple(asked.players), asked.seed, asked.pairs, asked.others, asked.careless
    )
    kept = KeptMeasures(asked.kept, msgspec.json.encode(plan).decode(), Measured)
    games = kept.measure(partial(measure, plan), range(asked.games), asked.workers)
    if not games:
        sys.exit("No game is measured yet.")
    show(plan, games)
    return 0


if __name__ == "__main__":
    sys.exit(main())

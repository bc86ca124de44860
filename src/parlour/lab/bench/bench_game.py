"""One game of the benchmark: a match is played to its end and measured."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from time import process_time
from typing import Any, TypeAlias

from msgspec import Struct

from parlour.game import Game
from parlour.lab.arena.arena_game import MOST_ACTS
from parlour.lab.arena.contest import ContestError
from parlour.lab.bench.agents import SeatAgent, maker_of, mind_called, shown_mind
from parlour.lab.bench.deals import LETTERJAM, begin, published
from parlour.lab.bench.plan import SELF, AgentName, BenchPlan, Match
from parlour.lab.bench.policy import PolicySeats
from parlour.minds import Mind
from parlour.review.reviewers import REVIEWERS
from parlour.review.scale import scale
from parlour.rules import Act, Person, Seat

Finish: TypeAlias = "Callable[[BenchPlan, Match], tuple[Game, dict[str, float]]]"
"""Plays a match to its end: the game, and what was counted at the seats of the agent."""


class BenchResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match: its name, its CPU seconds in this process, and what was measured."""

    game: str
    cpu_seconds: float
    measures: dict[str, float]


def play_matches(
    plan: BenchPlan, names: Sequence[str], finish: Finish | None = None
) -> list[BenchResult]:
    """One task: play matches one by one. ``finish`` plays a match in another way than `finished`:
    at a server, for clients."""
    played = []
    for name in names:
        try:
            played.append(play_match(plan, Match.named(name), finish))
        except ContestError as error:
            raise ContestError(f"The match {name} went wrong: {error}") from error
    return played


def play_match(plan: BenchPlan, match: Match, finish: Finish | None = None) -> BenchResult:
    """Play one match and measure it."""
    began = process_time()
    game, counted = (finish or finished)(plan, match)
    measures = counted | _points(game, match) | {"mistakes": _mistakes(game, match.seats)}
    return BenchResult(match.name, round(process_time() - began, 4), measures)


def seat_name(seat: Seat) -> str:
    """The name of who sits there, which tells nothing.

    >>> seat_name(0)
    'Seat 1'
    """
    return f"Seat {seat + 1}"


def finished(plan: BenchPlan, match: Match) -> tuple[Game, dict[str, float]]:
    """A match that was played to its end, and what was counted at the seats of the agent."""
    own = shown_mind(plan.game, plan.agent)
    shown = [own if seat in match.seats else match.partner for seat in range(match.players)]
    people = [Person(seat_name(seat), name) for seat, name in enumerate(shown)]
    deal = published(plan.game).deals[match.deal]
    game = begin(plan.game, deal, people)
    partner = None if match.partner == SELF else mind_called(plan.game, match.partner)
    if plan.agent.kind == "policy":
        return game, _by_policy(plan.agent, match, game, partner)
    make = maker_of(plan)
    agents = {
        seat: SeatAgent(game.rules, make(f"{match.deal}/{seat}"), plan, match.deal)
        for seat in match.seats
    }
    minds: dict[Seat, Mind[Any]] = (
        {} if partner is None else dict.fromkeys(range(match.players), partner)
    )
    minds |= agents
    try:
        _play_out(game, minds, agents)
    finally:
        for seat, agent in agents.items():
            agent.end(game.score(seat) if game.over else 0)
    return game, _counted(list(agents.values()))


def _by_policy(
    agent: AgentName, match: Match, game: Game, partner: Mind[Any] | None
) -> dict[str, float]:
    seats = PolicySeats(agent.name, match.seats, match.deal)
    seats.play_out(game, partner)
    return {
        "refusals": float(seats.refusals),
        "fallbacks": float(seats.fallbacks),
        "asked": float(seats.asked),
    }


def _play_out(
    game: Game, minds: Mapping[Seat, Mind[Any]], agents: Mapping[Seat, SeatAgent]
) -> None:
    for _ in range(MOST_ACTS):
        if game.over:
            return
        wanted = game.next_bot_act(minds)
        if wanted is None:
            if game.let_house_act():
                continue
            wanted = _someone_must_act(game, agents)
        game.act(*wanted)
    raise ContestError(f"A game did not end within {MOST_ACTS} acts.")


def _someone_must_act(game: Game, agents: Mapping[Seat, SeatAgent]) -> tuple[Seat, Act]:
    """Everybody waits, so the first agent that the game waits for has to do something."""
    seat = next((s for s in game.rules.waiting_for(game.state) if s in agents), None)
    if seat is None:
        raise ContestError("A game stands still: it waits for bots, and none of them acts.")
    return seat, agents[seat].must_act(game.view(seat))


# What is measured


def _counted(agents: Sequence[SeatAgent]) -> dict[str, float]:
    found = {
        "refusals": float(sum(agent.refusals for agent in agents)),
        "fallbacks": float(sum(agent.fallbacks for agent in agents)),
        "asked": float(sum(agent.asked for agent in agents)),
    }
    if any(agent.reports_tokens for agent in agents):
        found["tokens"] = float(sum(agent.tokens for agent in agents))
    return found


def _points(game: Game, match: Match) -> dict[str, float]:
    if game.rules.name == LETTERJAM:
        return _letterjam(game, match)
    totals = [game.score(seat) for seat in range(match.players)]
    own = [totals[seat] for seat in match.seats]
    found = {"points": fmean(own)}
    if match.partner != SELF:
        others = [total for seat, total in enumerate(totals) if seat not in match.seats]
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
        found["lead"] = fmean(own) - fmean(others)
        found["won"] = sum(seat in match.seats for seat in winners) / len(winners)
    return found


def _letterjam(game: Game, match: Match) -> dict[str, float]:
    """The team's score, the agent's words and its clues. A word is right if it counts."""
    view = game.view()
    right = [player.final is not None and player.final.correct for player in view.players]
    score = game.score(0)
    return {
        "score": float(score),
        "per_player": score / match.players,
        "words_right": fmean(right[seat] for seat in match.seats),
        "all_right": float(all(right)),
        "clues": float(len(view.clues)),
        "own_clues": float(sum(clue.giver in match.seats for clue in view.clues)),
    }


def _mistakes(game: Game, seats: Sequence[Seat]) -> float:
    """The mistake index of the agent: the mean of its seats."""
    name = game.rules.name
    sizes = REVIEWERS[name].sizes(game.record(), seats)
    return fmean(scale(name).index(of_seat) for of_seat in sizes.values())

"""Standings, against a count by hand: every result beside every other, in thousands of random
evenings with ties, missing results, late tables, repeated deals and struck tables."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.rules.registry import GAMES
from parlour.tables.deals import BotsPlayed, DealPlayed, KnownDeal, Terms
from parlour.tables.evening_events import Entry, Evening, TableFinished
from parlour.tables.standings import MOST_KEPT, KeptStandings, comparison, standings
from parlour.tables.table import NamedDeal

EVENINGS = 10_000
PARTS = 8
ENDS = 1000.0
LEVELS = ("novice", "regular", "expert")


def random_evening(rng: Random) -> tuple[Evening, dict[int, KnownDeal]]:
    game = rng.choice(("letterjam", "quiddler"))
    seats, deals = rng.randint(2, 4), rng.randint(1, 3)
    terms = Terms(game, "", {}, seats)
    entries = tuple(Entry(n, f"t-t-{n}", f"Team {n}") for n in range(1, rng.randint(1, 7) + 1))
    finished = tuple(
        TableFinished(
            table=entry.table,
            deal=deal,
            at=rng.choice((10.0, 999.9, ENDS, 2000.0)) if rng.random() < 0.3 else 10.0,
            points=points(rng, game, seats),
            names=tuple(f"{entry.number}-{seat}" for seat in range(seats)),
            people=tuple(seat == 0 or rng.random() < 0.6 for seat in range(seats)),
            again=tuple(rng.random() < 0.1 for _ in range(seats)),
            substituted=tuple(rng.random() < 0.1 for _ in range(seats)),
        )
        for entry in entries
        for deal in range(1, deals + 1)
        if rng.random() < 0.8
    )
    known = {
        number: KnownDeal(
            deal=NamedDeal(f"d-d-{number:08}", "seed"),
            terms=terms,
            kept_for="",
            played=(),
            bots=tuple(
                BotsPlayed(level, played, points(rng, game, seats))
                for level in LEVELS
                for played in range(rng.choice((0, 1, 2, 5)))
            ),
        )
        for number in range(1, deals + 1)
    }
    evening = Evening(
        name="e-e-00000001",
        title="Friday",
        terms=terms,
        deals=tuple(deal.deal for deal in known.values()),
        ends=ENDS,
        key="",
        entries=entries,
        finished=finished,
        struck=tuple(e.number for e in entries if rng.random() < 0.1),
    )
    return evening, known


def points(rng: Random, game: str, seats: int) -> tuple[int, ...]:
    """Few different numbers, so that there are many ties."""
    if game == "letterjam":
        return (rng.randrange(4),) * seats
    return tuple(rng.randrange(4) for _ in range(seats))


# The count by hand. It knows nothing of the code that it is compared with.


def by_hand(evening: Evening, known: dict[int, KnownDeal], number: int) -> list[dict[str, Any]]:
    """All results of a deal that count, as plain dictionaries."""
    rows: list[dict[str, Any]] = []
    team_game = evening.terms.game == "letterjam"
    for result in evening.finished:
        entry = next(e for e in evening.entries if e.table == result.table)
        if result.deal != number or result.at >= evening.ends or entry.number in evening.struck:
            continue
        rows += [
            {
                "table": entry.number,
                "who": "" if team_game else result.names[seat],
                "seat": seat,
                "points": result.points[seat],
                "again": any(result.again) if team_game else result.again[seat],
                "ranked": team_game or result.people[seat],
            }
            for seat in ([0] if team_game else range(evening.terms.seats))
        ]
    for bots in known[number].bots:
        if bots.round == 0:
            rows += [
                {
                    "table": 0,
                    "who": bots.level,
                    "seat": seat,
                    "points": bots.points[seat],
                    "again": False,
                    "ranked": True,
                }
                for seat in ([0] if team_game else range(evening.terms.seats))
            ]
    for row in rows:
        rivals = [
            other
            for other in rows
            if other is not row and other["seat"] == row["seat"] and not other["again"]
        ]
        row["got"] = None
        row["possible"] = 0
        if not row["again"]:
            beaten = sum(other["points"] < row["points"] for other in rivals)
            tied = sum(other["points"] == row["points"] for other in rivals)
            row["got"], row["possible"] = 2 * beaten + tied, 2 * len(rivals)
    return rows


def par_by_hand(evening: Evening, deal: KnownDeal) -> tuple[float, ...]:
    """What the five tables of experts score on average, if all of them have played."""
    experts = [bots.points for bots in deal.bots if bots.level == "expert"]
    if len(experts) < 5:
        return ()
    seats = [0] if evening.terms.game == "letterjam" else range(evening.terms.seats)
    return tuple(sum(points[seat] for points in experts) / 5 for seat in seats)


def total_by_hand(
    evening: Evening, deals: list[list[dict[str, Any]]], over: bool
) -> dict[tuple[int, str], tuple[int, int]]:
    """Matchpoints and what was possible, for each contestant who has a rank."""
    people = {(row["table"], row["who"]) for rows in deals for row in rows if row["ranked"]}
    if over and evening.terms.game == "letterjam":
        people |= {(e.number, "") for e in evening.entries if e.number not in evening.struck}
    found = {}
    for who in people:
        got = possible = 0
        for rows in deals:
            own = [r for r in rows if (r["table"], r["who"]) == who and r["got"] is not None]
            got += sum(row["got"] for row in own)
            possible += sum(row["possible"] for row in own)
            if over and not own:
                sizes = [
                    sum(not row["again"] for row in rows if row["seat"] == seat)
                    for seat in {row["seat"] for row in rows}
                ]
                possible += 2 * max(sizes, default=0)
        found[who] = got, possible
    return found


def shares(found: dict[tuple[int, str], tuple[int, int]]) -> dict[tuple[int, str], Fraction]:
    return {who: Fraction(got, possible) for who, (got, possible) in found.items() if possible}


@pytest.mark.parametrize("part", range(PARTS))
def test_standings_equal_a_count_by_hand(part: int) -> None:
    for seed in range(part, EVENINGS, PARTS):
        evening, known = random_evening(Random(f"evening {seed}"))
        over = seed % 2 == 0
        shown = known if over else dict(list(known.items())[: 1 + seed % len(known)])
        made = standings(evening, shown, evening.entries[0].table, over=over)
        deals = [by_hand(evening, known, number) for number in shown]
        for deal, rows in zip(made.deals, deals, strict=True):
            lines = sorted(
                (
                    *(line.table, line.level or "".join(line.names) * (line.seat is not None)),
                    *(line.seat or 0, line.points, line.matchpoints or 0, line.possible),
                    *("again" in line.marks, line.matchpoints is None),
                )
                for line in deal.lines
            )
            assert lines == sorted(
                (
                    *(row["table"], row["who"], row["seat"], row["points"], row["got"] or 0),
                    *(row["possible"], row["again"], row["got"] is None),
                )
                for row in rows
            ), seed
            assert deal.par == pytest.approx(par_by_hand(evening, known[deal.number])), seed
        wanted = total_by_hand(evening, deals, over)
        got = {(t.table, t.level or t.name): (t.matchpoints, t.possible) for t in made.total}
        assert got == wanted, seed
        order = shares(wanted)
        for line in made.total:
            own = order.get((line.table, line.level or line.name))
            better = sum(own is None or other > own for other in order.values())
            assert line.rank == 1 + better, seed
        assert [line.rank for line in made.total] == sorted(line.rank for line in made.total)


def test_kept_standings_are_those_that_would_be_made() -> None:
    """Everybody asks twice, and meanwhile a name is forgotten, a table struck, the end moved, and
    bots have played."""
    kept = KeptStandings()
    for seed in range(200):
        evening, known = random_evening(Random(f"kept {seed}"))
        renamed = tuple(replace(one, names=("Somebody",) * 9) for one in evening.finished)
        for now in (
            evening,
            replace(evening, finished=renamed),
            replace(evening, struck=(1,)),
            replace(evening, ends=11.0),
            replace(evening, title="Saturday"),
        ):
            bots = {n: replace(deal, bots=deal.bots[:-1]) for n, deal in known.items()}
            for deals in (known, bots, known):
                for over, table in ((True, None), (False, "t-t-1"), (False, "no-table-1")):
                    wanted = standings(now, deals, table, over=over)
                    for _ in range(2):
                        assert kept.of(now, deals, table, over=over) == wanted


def test_a_result_that_is_not_shown_does_not_make_standings_anew() -> None:
    """The time of an answer would tell of it."""
    kept = KeptStandings()
    evening, known = next(
        (evening, known)
        for evening, known in (random_evening(Random(f"kept {seed}")) for seed in range(100))
        if len(known) > 1 and {one.deal for one in evening.finished} >= {1, 2}
    )
    shown = {1: known[1]}
    first = kept.of(evening, shown, None, over=False)
    fewer = tuple(one for one in evening.finished if one.deal == 1)
    assert fewer != evening.finished
    again = kept.of(replace(evening, finished=fewer, seq=9), shown, "t-t-1", over=False)
    assert again.deals is first.deals


def test_only_the_last_standings_are_kept() -> None:
    kept = KeptStandings()
    evening, known = random_evening(Random("many"))
    names = [f"e-e-{number:08}" for number in range(MOST_KEPT + 1)]
    made = [kept.of(replace(evening, name=name), known, None, over=True) for name in names]
    again = kept.of(replace(evening, name=names[-1]), known, None, over=True)
    assert again.deals is made[-1].deals
    assert kept.of(replace(evening, name=names[0]), known, None, over=True) == made[0]
    assert kept.of(replace(evening, name=names[0]), known, None, over=True).deals is not (
        made[0].deals
    )


def results(rng: Random, seats: int) -> Iterator[DealPlayed]:
    for _ in range(rng.randint(1, 6)):
        yield DealPlayed(
            points=tuple(rng.randrange(4) for _ in range(seats)),
            people=(True,) * seats,
            again=tuple(rng.random() < 0.2 for _ in range(seats)),
            substituted=(False,) * seats,
        )


@pytest.mark.parametrize("game", ["letterjam", "quiddler"])
def test_a_comparison_counts_rivals_with_the_same_cards(game: str) -> None:
    for seed in range(500):
        rng = Random(f"comparison {seed}")
        evening, known = random_evening(rng)
        seats, deal = evening.terms.seats, known[1]
        played = tuple(results(rng, seats))
        terms = Terms(game, "", {}, seats)
        deal = KnownDeal(deal.deal, terms, "", played=played, bots=deal.bots)
        own = played[-1]
        made = comparison(deal, own)
        team = GAMES[game].team
        assert made.again == any(own.again)
        for seat in [0] if team else range(seats):
            rivals = [
                one.points[seat]
                for at, one in enumerate(played)
                if at != len(played) - 1 and not (any(one.again) if team else one.again[seat])
            ]
            assert made.rivals[seat] == len(rivals)
            rivals += [bots.points[seat] for bots in deal.bots if bots.round == 0]
            mine = own.points[seat]
            beaten = sum(rival < mine for rival in rivals) + sum(r == mine for r in rivals) / 2
            again = any(own.again) if team else own.again[seat]
            wanted = None if again or not rivals else beaten / len(rivals)
            assert (
                made.better[seat] == pytest.approx(wanted)
                if wanted is not None
                else (made.better[seat] is None)
            )

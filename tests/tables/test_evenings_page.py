"""The example in docs/evenings.md is what the standings count."""

import re
from pathlib import Path

from parlour.tables.bot_tables import LEVELS, ROUNDS
from parlour.tables.deals import BotsPlayed, KnownDeal, Terms
from parlour.tables.evening_events import Entry, Evening, TableFinished
from parlour.tables.evenings import MOST_TABLES
from parlour.tables.standings import TotalLine, standings
from parlour.tables.table import NamedDeal

PAGE = (Path(__file__).parent.parent.parent / "docs" / "evenings.md").read_text("utf-8")
TERMS = Terms("letterjam", "rulebook", {}, 2)
BOTS = "bots, "
ENDS = 1000.0


def rows(header: str) -> list[list[str]]:
    """The cells of the table with this header."""
    _, _, rest = PAGE.partition(f"\n{header}\n")
    found = re.match(r"\|-.*\n((?:\|.*\n)+)", rest)
    assert found is not None, header
    return [[cell.strip() for cell in row.strip("|\n").split("|")] for row in found[1].splitlines()]


POINTS = {
    name: [int(cell) if cell else None for cell in cells]
    for name, *cells in rows("| points in | deal 1 | deal 2 |")
}
TEAMS = [name for name in POINTS if not name.startswith(BOTS)]


def the_evening() -> Evening:
    finished = [
        TableFinished(
            table=team,
            deal=number,
            at=1.0,
            points=(points, points),
            names=("Lisa", "Paul"),
            people=(True, True),
            again=(False, False),
            substituted=(False, False),
        )
        for team in TEAMS
        for number, points in enumerate(POINTS[team], start=1)
        if points is not None
    ]
    return Evening(
        name="plum-otter-12345678",
        title="Friday",
        terms=TERMS,
        deals=tuple(NamedDeal(f"plum-otter-0000000{n}", "") for n in (1, 2)),
        ends=ENDS,
        key="",
        entries=tuple(Entry(n, team, team) for n, team in enumerate(TEAMS, start=1)),
        finished=tuple(finished),
    )


def deals(evening: Evening) -> dict[int, KnownDeal]:
    def bots(number: int) -> tuple[BotsPlayed, ...]:
        points = {level: POINTS[f"{BOTS}{level}"][number - 1] for level in LEVELS}
        return tuple(BotsPlayed(level, 0, (p or 0, p or 0)) for level, p in points.items())

    return {
        number: KnownDeal(deal, TERMS, "", bots=bots(number))
        for number, deal in enumerate(evening.deals, start=1)
    }


def called(line: TotalLine) -> str:
    return line.team or f"{BOTS}{line.level}"


def test_the_example_is_counted_like_this() -> None:
    evening = the_evening()
    found = standings(evening, deals(evening), None, over=True)
    by_deal = [
        {one.team or f"{BOTS}{one.level}": str(one.matchpoints) for one in deal.lines}
        for deal in found.deals
    ]
    told = rows("| rank | | deal 1 | deal 2 | in all | share |")
    assert told == [
        [
            str(line.rank),
            called(line),
            *(deal.get(called(line), "") for deal in by_deal),
            f"{line.matchpoints} of {line.possible}",
            f"{100 * (line.share or 0):.1f}".removesuffix(".0") + " %",
        ]
        for line in found.total
    ]


def test_the_numbers_in_the_sentences_are_those_of_the_code() -> None:
    page = " ".join(PAGE.split())
    assert f"An evening has at most {MOST_TABLES} tables" in page
    assert ROUNDS == 5
    assert "what five tables of expert bots score on average" in page
    evening = the_evening()
    first, second = standings(evening, deals(evening), None, over=True).deals
    assert {line.possible for line in first.lines} == {10}
    assert {line.possible for line in second.lines} == {8}

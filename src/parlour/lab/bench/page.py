"""A table of results, made of their files: as Markdown, and as a page that stands alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from parlour.lab.bench.deals import BENCHES
from parlour.lab.bench.figures import SHARES, MeasuredMean, ResultFile, ResultLine
from parlour.lab.bench.plan import SELF
from parlour.rules.registry import GAMES

TITLES = {
    "per_player": "points a player",
    "score": "score",
    "points": "points",
    "lead": "lead",
    "won": "won",
    "words_right": "words right",
    "clues": "clues",
    "mistakes": "mistake index",
    "refusals": "refusals",
    "tokens": "tokens",
}
"""The measures of a table, in the order of its columns."""
ALWAYS = ("mistakes", "refusals", "tokens")
"""Columns that are there even if no agent has such a measure."""


class ResultTable(NamedTuple):
    """A table of the page."""

    title: str
    head: list[str]
    rows: list[list[str]]


def tables(results: Sequence[ResultFile]) -> Iterator[ResultTable]:
    """A table for the agents alone and for each partner, then one by the number of players."""
    for game in BENCHES:
        of_game = [result for result in results if result.plan.game == game]
        for partner in (SELF, *BENCHES[game].partners):
            yield from _with_partner(game, partner, of_game)
        yield from _by_players(game, of_game)


def _with_partner(game: str, partner: str, results: Sequence[ResultFile]) -> Iterator[ResultTable]:
    found = [
        (result, line)
        for result in results
        for line in result.lines
        if line.partner == partner and line.players == 0
    ]
    if not found:
        return
    measures = [
        name for name in TITLES if name in ALWAYS or any(name in line.measures for _, line in found)
    ]
    first = measures[0]
    found.sort(key=lambda one: -one[1].measures[first].mean)
    rows = [[*_agent(result), str(line.games), *_cells(line, measures)] for result, line in found]
    who = "the agent at every seat" if partner == SELF else f"with `{partner}`"
    head = ["agent", "asked by", "games", *(TITLES[name] for name in measures)]
    yield ResultTable(f"{GAMES[game].title}, {who}", head, rows)


def _by_players(game: str, results: Sequence[ResultFile]) -> Iterator[ResultTable]:
    """The score of the agents alone, for each number of players."""
    name = "score" if BENCHES[game].team else "points"
    players = BENCHES[game].players
    rows = []
    for result in results:
        lines = {line.players: line for line in result.lines if line.partner == SELF}
        if any(count in lines for count in players):
            cells = [
                _cell(name, lines[count].measures.get(name)) if count in lines else ""
                for count in players
            ]
            rows.append([*_agent(result), *cells])
    if rows:
        title = f"{GAMES[game].title}, the agent at every seat: {TITLES[name]} by number of players"
        yield ResultTable(title, ["agent", "asked by", *map(str, players)], rows)


def _agent(result: ResultFile) -> list[str]:
    agent = result.plan.agent
    name = _called(result)
    return [f"`{name}`" if agent.kind == "mind" else f"`{name} ({agent.kind})`", result.plan.way]


def _called(result: ResultFile) -> str:
    return result.run.name or result.plan.agent.name


def _cells(line: ResultLine, measures: Sequence[str]) -> list[str]:
    return [_cell(name, line.measures.get(name)) for name in measures]


def _cell(name: str, value: MeasuredMean | None) -> str:
    """
    >>> _cell("score", MeasuredMean(40.71, 40.6, 40.8)), _cell("won", MeasuredMean(1, None, None))
    ('40.71 (40.60 to 40.80)', '100.0 %')
    >>> _cell("lead", MeasuredMean(-0.0001, 0, 0))
    '0.00'
    """
    if value is None:
        return "not told"
    shown = _share if name in SHARES else _number
    if value.low is None or value.high is None or value.low == value.high:
        return shown(value.mean)
    return f"{shown(value.mean)} ({shown(value.low)} to {shown(value.high)})"


def _share(value: float) -> str:
    return f"{value:.1%}".replace("%", " %")


def _number(value: float) -> str:
    # Adding zero makes a rounded -0.0 a plain one.
    return f"{value:.0f}" if abs(value) >= 1000 else f"{round(value, 2) + 0.0:.2f}"


def notes(results: Sequence[ResultFile]) -> list[str]:
    """A sentence for each result: how it was made."""
    return [
        f"`{_called(result)}`: {result.plan.bench}, Parlour {result.plan.parlour}, "
        f"{result.run.date}, {result.run.cpu_seconds:.0f} CPU seconds: `{result.run.command}`"
        for result in results
    ]


def as_markdown(results: Sequence[ResultFile]) -> str:
    """The tables for a page of documentation."""
    parts = []
    for table in tables(results):
        lines = [f"**{table.title}**", "", _row(table.head), _row(["---"] * len(table.head))]
        parts.append("\n".join([*lines, *map(_row, table.rows)]))
    parts.append("\n".join(f"- {note}" for note in notes(results)))
    return "\n\n".join(parts) + "\n"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem;
  color: #222; background: #fff; }
table { border-collapse: collapse; margin: 1rem 0 2rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .3rem 0; }
th, td { border-bottom: 1px solid #ccc; padding: .3rem .7rem; text-align: left;
  vertical-align: top; }
div { overflow-x: auto; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1a1a1a; }
  th, td { border-color: #555; } }
"""


def as_html(results: Sequence[ResultFile]) -> str:
    """The tables as a page that needs no other file."""
    return "\n".join(_html(results)) + "\n"


def _html(results: Sequence[ResultFile]) -> Iterator[str]:
    yield '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>Letter Jam Bench</title><style>{STYLE}</style></head><body><main>"
    yield "<h1>Letter Jam Bench and Quiddler Bench</h1>"
    yield "<p>Means, with intervals of 95 % in brackets. The games of one deal count as one.</p>"
    for table in tables(results):
        yield f"<div><table><caption>{_code(table.title)}</caption><thead><tr>"
        yield "".join(f'<th scope="col">{_code(cell)}</th>' for cell in table.head)
        yield "</tr></thead><tbody>"
        for first, *cells in table.rows:
            others = "".join(f"<td>{_code(cell)}</td>" for cell in cells)
            yield f'<tr><th scope="row">{_code(first)}</th>{others}</tr>'
        yield "</tbody></table></div>"
    yield "<h2>How it was run</h2><ul>"
    yield from (f"<li>{_code(note)}</li>" for note in notes(results))
    yield "</ul></main></body></html>"


def _code(text: str) -> str:
    """Text as HTML; what is between backticks is code."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if at % 2 else part for at, part in enumerate(parts))

"""An evening and its standings in words, for a terminal and for a screen reader."""

from collections.abc import Iterator, Sequence

from parlour.cli.times import when
from parlour.rules.registry import GAMES
from parlour.rules.wording import counted, listed
from parlour.tables.standings import DealLine, DealStanding, Standings, TotalLine
from parlour.web.deal_bodies import EveningSummary

MARKS = {
    "again": "had seen the deal before, so this is not compared",
    "substitute": "somebody else played a part",
    "bot": "a bot",
}
MARKS_IN_ALL = {
    "again": "had seen a deal before, which is not compared",
    "substitute": "somebody else played a part",
}
BOTS_STILL_PLAY = "Tables of bots are still playing this deal; ask again in a moment."


def played(evening: EveningSummary) -> str:
    """What is played at an evening: ``Letter Jam for 4, 3 deals``."""
    changes = [f"{name}={_typed(value)}" for name, value in evening.changes.items()]
    options = f" with {listed(changes)}" if changes else ""
    return (
        f"{evening.game_title} for {evening.seats}, {counted(evening.deals, 'deal')},"
        f" by the rule set {evening.rule_set}{options}"
    )


def _typed(value: object) -> object:
    return {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value


def evening_in_words(evening: EveningSummary, link: str) -> Iterator[str]:
    """What is played, until when, and by whom."""
    yield f"{evening.title}: {played(evening)}."
    yield f"It {'ended' if evening.over else 'ends'} at {when(evening.ends)}."
    yield f"The link for players: {link}"
    teams = evening.teams
    count = counted(sum(not one.struck for one in teams), "table").capitalize()
    yield f"{count} of at most {evening.most_tables}{':' if teams else '.'}"
    for one in teams:
        yield f"  {one.number}. {one.team}{' (struck: it does not count)' if one.struck else ''}"
    if evening.organiser:
        yield "You organise it from this device."


def standings_in_words(standings: Standings, evening: EveningSummary) -> Iterator[str]:
    """The standings, deal by deal and then in all."""
    state = "over" if standings.over else f"on until {when(evening.ends)}"
    yield f"{standings.title}: {played(evening)}. It is {state}."
    if not standings.deals:
        yield ""
        yield (
            "Your table has finished no deal yet, so nothing is told."
            if standings.table
            else "Until then, a deal is told only to those who have finished it: with --table and"
            " the code of your table, you see yours."
        )
    for deal in standings.deals:
        yield ""
        yield from _deal(deal, team=GAMES[standings.game].team, own=standings.table)
    if standings.total:
        yield ""
        count = len(standings.deals)
        yield "All deals together:" if count > 1 else "In all:"
        for line in standings.total:
            yield f"  {_total(line, count, own=standings.table)}"


def _deal(deal: DealStanding, *, team: bool, own: int) -> Iterator[str]:
    par = f", par {_number(deal.par[0])}" if team and deal.par else ""
    yield f"Deal {deal.number} ({deal.deal}){par}:"
    seats = sorted({line.seat for line in deal.lines if line.seat is not None})
    if team:
        for line in deal.lines:
            yield f"  {_result(line, own)}"
    for seat in seats:
        par = f", par {_number(deal.par[seat])}" if deal.par else ""
        yield f"  The cards of seat {seat + 1}{par}:"
        for line in deal.lines:
            if line.seat == seat:
                yield f"    {_result(line, own)}"
    if not deal.lines:
        yield "  No table has finished it."
    if not deal.par:
        yield f"  {BOTS_STILL_PLAY}"


def _result(line: DealLine, own: int) -> str:
    got = ""
    if line.share is not None:
        got = f", {line.matchpoints} of {line.possible} matchpoints ({_percent(line.share)})"
    elif "again" not in line.marks:
        got = ", nobody to compare with yet"
    marks = [MARKS[mark] for mark in line.marks if not line.level]
    return f"{_who(line, own)}: {counted(line.points, 'point')}{got}{_remarks(marks)}"


def _who(line: DealLine, own: int) -> str:
    if line.level:
        return f"bots, {line.level}"
    names = listed(line.names)
    whose = ", your table" if line.table == own else ""
    if line.seat is None:
        return f"{line.team} ({names}{whose})"
    return f"{names} ({line.team}{whose})"


def _total(line: TotalLine, deals: int, own: int) -> str:
    if line.level:
        who = f"bots, {line.level}"
    else:
        who = f"{line.name} ({line.team})" if line.name else line.team
        who += ", your table" * (line.table == own)
    marks = [MARKS_IN_ALL[mark] for mark in line.marks if mark in MARKS_IN_ALL]
    if line.deals < deals:
        marks.insert(0, f"{counted(line.deals, 'deal')} of {deals} finished")
    got = "nothing to compare"
    if line.share is not None:
        got = f"{line.matchpoints} of {line.possible} matchpoints ({_percent(line.share)})"
    return f"{line.rank}. {who}: {got}{_remarks(marks)}"


def _remarks(marks: Sequence[str]) -> str:
    return "".join(f"; {mark}" for mark in marks)


def _percent(share: float) -> str:
    """
    >>> _percent(0.8333), _percent(1.0)
    ('83.3 %', '100 %')
    """
    return f"{_number(100 * share)} %"


def _number(value: float) -> str:
    """A number with at most one decimal place.

    >>> _number(78.0), _number(41.25)
    ('78', '41.2')
    """
    return f"{value:.1f}".removesuffix(".0")

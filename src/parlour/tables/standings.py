"""Who stands where: the results of an evening, and a table's result beside all others of its deal.

Everything here is made of results alone, by these rules:

* In a game for a team, tables are compared; in any other game, those who had the same seat.
* A table of bots of each level is a rival. A bot at a table of people is one, too, but is not
  ranked.
* A result of somebody who had seen the deal before is shown and not compared.
* A result with a substitute is compared like any other, and marked.
* While an evening lasts, only finished deals count. At its end, a deal that a table did not finish
  counts as nothing of what was possible.
"""

from collections import Counter, OrderedDict, defaultdict
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Literal, TypeAlias

from msgspec.structs import replace

from parlour.rules.registry import GAMES
from parlour.rules.seat import Seat
from parlour.rules.value import Value
from parlour.tables.bot_tables import EXPERT, LEVELS, ROUNDS
from parlour.tables.deals import BotsPlayed, DealPlayed, KnownDeal
from parlour.tables.evening_events import Evening, TableFinished
from parlour.tables.matchpoints import Matchpoints, Score, Who, matchpoints, ranks, totals

Mark: TypeAlias = Literal["again", "substitute", "bot"]


class DealLine(Value, frozen=True):
    """One result of a deal: of a table, or of a seat (counted from 0). ``table`` is the number of
    the table at the evening; 0 for a table of bots, whose ``level`` is then not empty."""

    table: int
    team: str
    seat: Seat | None
    names: tuple[str, ...]
    points: int
    matchpoints: int | None
    possible: int
    share: float | None
    level: str
    marks: tuple[Mark, ...]


class DealStanding(Value, frozen=True):
    """All results of a deal that count, the best first. ``par`` is what expert bots score on
    average: one number for a team, else one for each seat; empty until it is computed."""

    number: int
    deal: str
    par: tuple[float, ...]
    lines: tuple[DealLine, ...]


class TotalLine(Value, frozen=True):
    """A contestant in all deals together: a table, a person at a table, or a level of bots."""

    rank: int
    table: int
    team: str
    name: str
    level: str
    deals: int
    matchpoints: int
    possible: int
    share: float | None
    marks: tuple[Mark, ...]


class Standings(Value, frozen=True):
    """The results of an evening that a viewer may see: those of the deals that their own table has
    finished, or all when the evening is over."""

    evening: str
    title: str
    game: str
    over: bool
    table: int
    """The number of the viewer's own table; 0 if they have none."""
    deals: tuple[DealStanding, ...]
    total: tuple[TotalLine, ...]


class Comparison(Value, frozen=True):
    """A table's own result beside all others of its deal. Everything is given once for a team, else
    for each seat. ``better`` is the share of the rivals that did worse, with ties as halves: of all
    other tables, and of one table of bots of each level. It is null if there is no rival, or for
    somebody who had seen the deal before. ``again`` is whether anybody at the table had. ``bots``
    is what each level scores on average, ``par`` what experts do; they are empty until they are
    computed."""

    deal: str
    points: tuple[int, ...]
    par: tuple[float, ...]
    bots: dict[str, tuple[float, ...]]
    tables: int
    """How many tables of people have finished the deal, this one included."""
    rivals: tuple[int, ...]
    """How many of the other tables are compared with this one: not those where somebody had seen
    the deal before."""
    better: tuple[float | None, ...]
    again: bool
    seats: tuple[Seat, ...]
    """The seats that the numbers are for; empty for a team."""
    bots_done: bool = False
    """Whether all tables of bots have played the deal, so that the numbers of bots stay."""


def standings(
    evening: Evening, deals: Mapping[int, KnownDeal], table: str | None, *, over: bool
) -> Standings:
    """The standings of an evening in these deals, by their numbers, for somebody at the table with
    this code, or at none."""
    team = GAMES[evening.terms.game].team
    own = None if table is None else evening.entry(table)
    results = {number: _results(evening, number, deal, team=team) for number, deal in deals.items()}
    return Standings(
        evening=evening.name,
        title=evening.title,
        game=evening.terms.game,
        over=over,
        table=own.number if own else 0,
        deals=tuple(
            _deal_standing(number, deals[number], lines, team=team)
            for number, lines in results.items()
        ),
        total=_total(evening, tuple(results.values()), over=over, team=team) if deals else (),
    )


MOST_KEPT = 16
"""How many standings are kept: those of a few evenings with large ones take a few megabytes."""


class KeptStandings:
    """The standings that were made last. Everybody at an evening asks for the same ones again and
    again, and large ones take long to make. They are made anew when anything that they show has
    changed: also a name that the operator had forgotten, but not a result of another deal, so that
    not even the time tells of it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[
            tuple[str, bool, tuple[int, ...]], tuple[Evening, Mapping[int, KnownDeal], Standings]
        ] = OrderedDict()

    def of(
        self, evening: Evening, deals: Mapping[int, KnownDeal], table: str | None, *, over: bool
    ) -> Standings:
        """What ``standings`` makes."""
        seen = tuple(one for one in evening.finished if one.deal in deals)
        shown = replace(evening, finished=seen, seq=0)
        key = (evening.name, over, tuple(deals))
        kept = self._kept.get(key)
        if kept is None or kept[:2] != (shown, deals):
            kept = (shown, deals, standings(shown, deals, None, over=over))
            self._kept[key] = kept
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        own = None if table is None else evening.entry(table)
        return replace(kept[2], table=own.number if own else 0)


class _Result(Value, frozen=True):
    """A line to be, with the contestant it belongs to."""

    who: Who
    line: DealLine
    ranked: bool


def _results(evening: Evening, number: int, deal: KnownDeal, *, team: bool) -> list[_Result]:
    found: list[_Result] = []
    entries = {one.table: one for one in evening.entries}
    for one in evening.counted():
        entry = entries.get(one.table)
        if one.deal == number and entry is not None:
            found += _of_people(one, entry.number, entry.team, team=team)
    for level in LEVELS:
        for bots in deal.bots:
            if bots.level == level and bots.round == 0:
                found += _of_bots(bots, team=team)
    return found


def _of_people(one: TableFinished, table: int, name: str, *, team: bool) -> list[_Result]:
    if team:
        marks = _marks(any(one.again), any(one.substituted), bot=False)
        line = _line(table, name, None, one.names, one.points[0], marks)
        return [_Result((table, ""), line, ranked=True)]
    lines = []
    for seat, (points, person) in enumerate(zip(one.points, one.people, strict=True)):
        marks = _marks(one.again[seat], one.substituted[seat], bot=not person)
        line = _line(table, name, seat, (one.names[seat],), points, marks)
        lines.append(_Result((table, one.names[seat]), line, ranked=person))
    return lines


def _of_bots(bots: BotsPlayed, *, team: bool) -> list[_Result]:
    return [
        _Result((0, bots.level), _line(0, "", seat, (), points, ("bot",), bots.level), ranked=True)
        for seat, points in ([(None, bots.points[0])] if team else enumerate(bots.points))
    ]


def _marks(again: bool, substituted: bool, *, bot: bool) -> tuple[Mark, ...]:
    named: tuple[tuple[Mark, bool], ...] = (
        ("again", again),
        ("substitute", substituted),
        ("bot", bot),
    )
    return tuple(mark for mark, true in named if true)


def _line(
    table: int,
    team: str,
    seat: Seat | None,
    names: tuple[str, ...],
    points: int,
    marks: tuple[Mark, ...],
    level: str = "",
) -> DealLine:
    return DealLine(
        table=table,
        team=team,
        seat=seat,
        names=names,
        points=points,
        matchpoints=None,
        possible=0,
        share=None,
        level=level,
        marks=marks,
    )


def _scores(results: Sequence[_Result]) -> list[Score]:
    return [
        Score(one.who, one.line.points, one.line.seat or 0, "again" not in one.line.marks)
        for one in results
    ]


def _deal_standing(
    number: int, deal: KnownDeal, results: Sequence[_Result], *, team: bool
) -> DealStanding:
    lines = [
        _with_matchpoints(one.line, got)
        for one, got in zip(results, matchpoints(_scores(results)), strict=True)
    ]
    return DealStanding(
        number=number,
        deal=deal.deal.name,
        par=par_of(deal.bots, team=team),
        lines=tuple(sorted(lines, key=_order)),
    )


def _with_matchpoints(line: DealLine, got: Matchpoints | None) -> DealLine:
    if got is None:
        return line
    return replace(line, matchpoints=got.got, possible=got.possible, share=got.share)


def _order(line: DealLine) -> tuple[int, int, int, str]:
    """The best first, seat by seat; tables of people before those of bots."""
    return (line.seat or 0, -line.points, line.table == 0, f"{line.table:03}{line.level}")


def _total(
    evening: Evening, deals: Sequence[Sequence[_Result]], *, over: bool, team: bool
) -> tuple[TotalLine, ...]:
    """The contestants in all deals together, the best first."""
    ranked = {one.who: one for results in deals for one in results if one.ranked}
    teams = {one.number: one.team for one in evening.entries if one.number not in evening.struck}
    # A table that finished nothing has a place, too, when all is over.
    absent = [(number, "") for number in teams] if over and team else []
    got = totals([_scores(one) for one in deals], missing_counts=over, everybody=absent)
    of = {who: got[who] for who in (*ranked, *(who for who in absent if who not in ranked))}
    places = ranks({who: one.share for who, one in of.items()})
    # Each result is looked at once: an evening can have thousands.
    deals_of: Counter[Who] = Counter(who for results in deals for who in {r.who for r in results})
    marks_of: defaultdict[Who, set[Mark]] = defaultdict(set)
    for result in (r for results in deals for r in results):
        marks_of[result.who].update(result.line.marks)
    lines = []
    for who, one in of.items():
        table, name = who
        lines.append(
            TotalLine(
                rank=places[who],
                table=table,
                team=teams.get(table, ""),
                name=name if table else "",
                level="" if table else name,
                deals=deals_of[who],
                matchpoints=one.got,
                possible=one.possible,
                share=one.share,
                marks=tuple(sorted(marks_of[who])),
            )
        )
    return tuple(
        sorted(lines, key=lambda line: (line.rank, line.table == 0, line.table, line.name))
    )


def averages(bots: Sequence[BotsPlayed], level: str, *, team: bool) -> tuple[float, ...]:
    """What bots of a level score on average: for a team, else for each seat. Empty if none has
    played."""
    points = [one.points[:1] if team else one.points for one in bots if one.level == level]
    return tuple(fmean(seat) for seat in zip(*points, strict=True))


def par_of(bots: Sequence[BotsPlayed], *, team: bool) -> tuple[float, ...]:
    """What tables of experts score on average: for a team, else for each seat. Empty until all of
    them have played, so that par never changes."""
    experts = [one for one in bots if one.level == EXPERT]
    return averages(experts, EXPERT, team=team) if len(experts) == ROUNDS else ()


def comparison(deal: KnownDeal, own: DealPlayed) -> Comparison:
    """A table's own result beside all others of its deal. ``own`` is one of ``deal.played``."""
    team = GAMES[deal.terms.game].team
    seats = range(1 if team else len(own.points))
    others = list(deal.played)
    others.remove(own)
    again = (any(own.again),) if team else own.again
    bots = {level: averages(deal.bots, level, team=team) for level in LEVELS}
    return Comparison(
        deal=deal.deal.name,
        points=own.points[: len(seats)],
        par=par_of(deal.bots, team=team),
        bots={level: points for level, points in bots.items() if points},
        tables=len(deal.played),
        rivals=tuple(len(_people(others, seat, team)) for seat in seats),
        better=tuple(
            None
            if again[seat]
            else _share_below(own.points[seat], _rivals(deal, others, seat, team))
            for seat in seats
        ),
        again=any(own.again),
        seats=() if team else tuple(seats),
    )


def _rivals(deal: KnownDeal, others: Sequence[DealPlayed], seat: Seat, team: bool) -> list[int]:
    """The points of everybody else who had these cards."""
    people = [one.points[seat] for one in _people(others, seat, team)]
    return people + [one.points[seat] for one in deal.bots if one.round == 0]


def _people(others: Sequence[DealPlayed], seat: Seat, team: bool) -> list[DealPlayed]:
    """The other tables at which nobody had seen the cards before; at a seat, if it is not for a
    team."""
    return [one for one in others if not (any(one.again) if team else one.again[seat])]


def _share_below(points: int, rivals: Sequence[int]) -> float | None:
    """The share of the rivals with fewer points; a tie is half a rival."""
    if not rivals:
        return None
    return sum(1.0 if rival < points else 0.5 * (rival == points) for rival in rivals) / len(rivals)

"""Deals that are given to a table, and what may be told about a deal, to whom.

A deal is given to another table only when nobody plays it for a day or an evening any more. Results
are told only to those who have finished the deal, or when the day or the evening is over.
"""

from collections.abc import Collection

from msgspec.structs import replace

from parlour.rules.refusal import Refusal, illegal
from parlour.rules.seat import Seat
from parlour.tables.deals import KnownDeal, MadeDeal
from parlour.tables.evening_events import Evening
from parlour.tables.evenings import EVENINGS
from parlour.tables.live_table import Live
from parlour.tables.service import Tables
from parlour.tables.standings import Comparison, KeptStandings, Standings, comparison
from parlour.tables.store import DAY
from parlour.tables.table import DayDeal, GivenDeals, Table
from parlour.tables.table_events import Began, read_event

NO_DEAL = illegal(
    "no-deal", "There is no deal with this name. A deal can be given when its game is over."
)
STILL_PLAYED = illegal(
    "still-played", "Others still play this deal. It can be given when all of them are done."
)
NOT_FINISHED = illegal("not-finished", "That is told when this game is over.")


async def to_give(tables: Tables, name: str) -> MadeDeal | Refusal:
    """A deal that another table may play. No result of it is read. Raises StoreError if the store
    is away."""
    made = await tables.deals.made(name)
    if made is None:
        # A player may give a deal on as soon as they have seen the end of the game. One that is
        # kept for a day or an evening has a log from the beginning, and waits for nobody.
        await tables.written(tables.playing_deal(name))
        made = await tables.deals.made(name)
    if made is None:
        return NO_DEAL
    if not await _is_open(tables, made.kept_for):
        return STILL_PLAYED
    return made


async def _is_open(tables: Tables, kept_for: str) -> bool:
    """Whether anybody may play a deal that was made for this log, or for none."""
    if kept_for.startswith(DAY):
        return kept_for.removeprefix(DAY).partition("/")[0] < tables.days.today()
    if kept_for.startswith(EVENINGS):
        evening = await tables.evenings.find(kept_for.removeprefix(EVENINGS))
        return evening is None or evening.over(tables.evenings.now())
    return True


async def is_kept_back(tables: Tables, table: Table) -> bool:
    """Whether others may still play the deals of a table, so that its games are shown to nobody
    who has not finished them. Raises StoreError if the store is away."""
    match table.occasion:
        case DayDeal(day=day):
            return day >= tables.days.today()
        case GivenDeals(evening=str(name)):
            return not await _is_open(tables, f"{EVENINGS}{name}")
    return False


def is_of_today(tables: Tables, table: Table, number: int) -> bool:
    """Whether a game at a table had the deal of a day that is not over. Nobody sees it again until
    then, not even those who played it: without accounts, they can play the same cards once more."""
    match table.occasion:
        case DayDeal(day=day):
            return day >= tables.days.today() and number <= len(table.all_given)
    return False


async def deal_of_game(tables: Tables, code: str, number: int) -> str | None:
    """The name of the deal of a game at a table; None if it has none, or if the table is not kept
    any more. Raises StoreError if the store is away."""
    for entry in await tables.store.read(code):
        event = read_event(entry.event)
        if isinstance(event, Began) and event.number == number:
            return event.deal.name or None if event.deal else None
    return None


async def comparison_at(
    tables: Tables, table: Table, code: str, seat: Seat
) -> Comparison | Refusal:
    """The result of a table's last game beside all others of its deal, for the holder of a seat.
    Has bots play the deal, if they have not yet. Raises StoreError if the store is away."""
    play, deals = table.play, tables.deals
    if play is None or table.playing or play.deal is None or play.state.ended_early:
        return NOT_FINISHED
    if table.came_later(seat, play.number):
        return NOT_FINISHED
    own = await deals.result(play.deal.name, code, play.number)
    # A stand-in may have played for the only person here: then they have no result, and see none.
    found = None if own is None else await deals.find(play.deal.name)
    if found is None or own is None:
        return NOT_FINISHED
    done = tables.bot_results.want(found)
    return replace(comparison(found, own), bots_done=done)


async def _complete(tables: Tables, evening: Evening, shown: Collection[int]) -> Evening:
    """The evening with every result of its tables in the deals that are shown. A server that was
    killed may have kept the end of a game and not its result: loading the table makes up for it.
    Only tables without a result in a deal that is shown are loaded: the logs of those that play
    later deals are not read."""
    evening = await tables.evenings.with_results(evening, shown)
    there = {(one.table, one.deal) for one in evening.finished}
    ended = set()
    for entry in evening.entries:
        if all((entry.table, number) in there for number in shown):
            continue
        live = await tables.find(entry.table)
        if live is not None and live.table.play and live.table.play.number in shown:
            ended.add(entry.table)
    await tables.written(ended)
    return await tables.evenings.with_results(evening, shown)


async def standings_at(
    tables: Tables, kept: KeptStandings, evening: Evening, live: Live | None, seat: Seat = 0
) -> Standings:
    """The standings of an evening, as the holder of a seat at a table, or somebody at none, may see
    them: only deals that they have finished there, unless the evening is over. What they have
    finished is in the log of their own table. Nothing is read of deals that may not be seen. Raises
    StoreError if the store is away."""
    over = evening.over(tables.evenings.now())
    if over:
        shown: Collection[int] = range(1, len(evening.deals) + 1)
    else:
        shown = () if live is None else live.table.finished_deals(seat)
    if shown:
        evening = await _complete(tables, evening, shown)
    found: dict[int, KnownDeal] = {}
    for number in shown:
        deal = await tables.deals.find(evening.deals[number - 1].name)
        if deal is not None:
            tables.bot_results.want(deal)
            found[number] = deal
    return kept.of(evening, found, live.code if live else None, over=over)

"""What a table tells to anybody who has its code."""

from parlour.rules.registry import GAMES
from parlour.tables.given_deals import is_kept_back
from parlour.tables.live_table import Live
from parlour.tables.seat_requests import seats_to_ask_for
from parlour.tables.seats import most_seats
from parlour.tables.service import Tables
from parlour.tables.table import Table, stage
from parlour.web.protocol import TableSummary


async def summary(tables: Tables, live: Live) -> TableSummary:
    """The summary of a table. Raises StoreError if the store is away."""
    table = live.table
    if await is_kept_back(tables, table):
        return await _of_kept_back(tables, live.code, table)
    game = GAMES[table.game]
    return TableSummary(
        code=live.code,
        game=game.name,
        title=game.title,
        stage=stage(table),
        names=tuple(holder.name for holder in table.holders),
        bots=seats_to_ask_for(table),
        played_by_bots=tuple(s for s, h in enumerate(table.holders) if h.key is None),
        most_seats=most_seats(table),
        locked=table.locked,
        watchers_allowed=table.settings.watchers,
        changes=dict(table.changes),
        deals=tuple(deal.name for deal in table.all_given if deal.name),
        evening=table.evening,
    )


async def _of_kept_back(tables: Tables, code: str, table: Table) -> TableSummary:
    """The summary of a table whose deals others may still play. It is made of what the table was
    made for: who sits there, and what is chosen, would tell how far its game is."""
    deals = tuple(deal.name for deal in table.all_given if deal.name)
    made = await tables.deals.made(deals[0]) if deals else None
    game = GAMES[table.game if made is None else made.terms.game]
    return TableSummary(
        code=code,
        game=game.name,
        title=game.title,
        stage=None,
        names=(),
        bots=(),
        played_by_bots=(),
        most_seats=max(game.seats) if made is None else made.terms.seats,
        locked=table.locked,
        watchers_allowed=False,
        changes={} if made is None else made.terms.changes,
        deals=deals,
        evening=table.evening,
    )

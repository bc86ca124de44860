"""Banter: the few words that bots say at a table, as companions.

A remark follows from what a watcher sees (``parlour.minds.moments``), so it gives nothing away. No
line comes twice in a game, and a game has only a handful. The host can turn banter off.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from parlour.minds.moments import MOMENTS, Moment
from parlour.rules import PUBLIC, Change
from parlour.tables.decision import Now
from parlour.tables.pleasantries import BOT_LINES
from parlour.tables.table import Table
from parlour.tables.table_events import PleasantrySaid

# The most remarks of all bots in a game, before the one at its end.
MOST = 5
# How likely a bot remarks on a moment. One bot greets, and one says thank you for the game.
CHANCES = {
    "hello": 1.0,
    "helped": 0.25,
    "reveal": 0.6,
    "long-word": 0.6,
    "out": 0.25,
    "end": 1.0,
}


def remarks(table: Table, changes: Sequence[Change[Any]], now: Now) -> tuple[PleasantrySaid, ...]:
    """What a bot says about these changes of the game: one line, or nothing. ``table`` is the table
    after them."""
    if table.play is None or not table.settings.banter or table.alone:
        return ()
    kinds = MOMENTS.get(table.play.game, {})
    if kinds.keys().isdisjoint([type(change.event) for change in changes]):
        return ()
    if None not in [holder.key for holder in table.holders]:
        return ()
    for change in changes:
        if (look := kinds.get(type(change.event))) is None:
            continue
        moment = look(table.rules.view(change.after, PUBLIC))
        if moment is not None and (said := _remark(table, moment, now)) is not None:
            return (said,)
    return ()


def _remark(table: Table, moment: Moment, now: Now) -> PleasantrySaid | None:
    bots = [seat for seat in moment.seats if table.holders[seat].key is None]
    unsaid = [one.id for one in BOT_LINES[moment.kind] if one.id not in table.banter]
    if not bots or not unsaid or (len(table.banter) >= MOST and moment.kind != "end"):
        return None
    # Not the random source of the game: what bots say must not change the cards.
    rng = Random(f"{table.seq}/{moment.kind}/{table.holders[bots[0]].name}")
    if rng.random() >= CHANCES[moment.kind]:
        return None
    return PleasantrySaid(seat=rng.choice(bots), said=rng.choice(unsaid), at=now.served)

"""The names of the deals that this device has seen the cards of, kept on the disk.

A deal can be given to other tables. Whoever has seen it before is told when they sit down to it
again, and the server is told, so that the result is marked.
"""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.client import SeatConnection

MOST_KEPT = 500
"""How many names are kept; the oldest ones go first."""

TOLD = (
    "You have seen cards of this table before. You can play; it is marked wherever results are"
    " compared."
)


class SeenDeals:
    """Names of deals, each on a line of a file with the table where it was seen first, the newest
    last."""

    def __init__(self) -> None:
        data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        self._path = Path(data) / "parlour" / "seen-deals"

    def of(self, deals: Iterable[str], here: str = "") -> tuple[str, ...]:
        """Those of some deals whose cards were seen, elsewhere than at a table. Whoever comes back
        to their own table has not seen its cards before."""
        known = self._known()
        return tuple(deal for deal in deals if deal in known and known[deal] != (here or None))

    def add(self, name: str, table: str) -> None:
        """Notes that the cards of a deal were seen. Play goes on if that cannot be written down."""
        known = self._known()
        if name in known:
            return
        lines = [f"{deal} {where or ''}".rstrip() for deal, where in known.items()]
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            # Written beside it first: a crash leaves the old file or the new one.
            fresh = self._path.with_suffix(".new")
            fresh.write_text("\n".join([*lines, f"{name} {table}"][-MOST_KEPT:]) + "\n", "utf-8")
            fresh.replace(self._path)

    def _known(self) -> dict[str, str | None]:
        """The tables where deals were seen first, by their names; None if that is not known."""
        try:
            lines = self._path.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return {}
        parts = (line.split() for line in lines)
        return {one[0]: one[1] if len(one) > 1 else None for one in parts if one}


async def note_deals(seat: "SeatConnection") -> None:
    """Notes the deals of all games at a seat, as they come; and tells the table of those that were
    seen elsewhere after the person sat down."""
    from parlour.client import Refused, SeatEnded
    from parlour.tables.asks import HaveSeen

    deals, told = SeenDeals(), ""
    with suppress(SeatEnded):
        async for update in seat.updates():
            table = update.table
            if table.deal is None:
                continue
            if table.given and told != table.deal and deals.of([table.deal], table.code):
                told = table.deal
                with suppress(Refused):
                    await seat.ask(HaveSeen(deal=table.deal))
            # Between games, the table names a deal that nobody has seen yet.
            if table.stage == "playing":
                deals.add(table.deal, table.code)

"""Looking back on a hand or a game: what would have been best for one player.

The answer is computed on request and in a worker process, because views must be made fast.
"""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.games import manifests
from parlour.tables.answers import WRONG_KEY
from parlour.tables.live_table import Live
from parlour.tables.thinkers import Thinkers, look_back
from parlour.web.protocol import Hindsight
from parlour.web.responses import json, refused, slowed_down
from parlour.web.visitors import Visitors


def hindsight_route(
    find: Callable[[Request], Awaitable[Live | Response]], visitors: Visitors, thinkers: Thinkers
) -> Route:
    """Makes the route for hindsight. It answers only the holder of a seat. ``find`` looks up the
    table of a request."""

    async def answer(request: Request) -> Response:
        if wait := visitors.requests.take(visitors.address(request)):
            return slowed_down(wait)
        live = await find(request)
        if isinstance(live, Response):
            return live
        key = visitors.key_of(request, live)
        if key is None:
            return refused(WRONG_KEY)
        return json(Hindsight(await _looking_back(live, key, thinkers)))

    return Route("/api/tables/{code}/hindsight", answer)


async def _looking_back(live: Live, key: str, thinkers: Thinkers) -> str:
    """The sentence for the holder of this key, from what their view shows and nothing else."""
    seat, play = live.seat_of(key), live.table.play
    if seat is None or play is None or manifests()[play.game].hindsight is None:
        return ""
    if live.table.looks_unplayed(seat):
        return ""
    return await thinkers.run(look_back, play.game, live.view_json(live.table.viewer(seat)))

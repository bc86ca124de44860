"""What a table remembers of its finished games, over HTTP.

Whoever can read the records of a table can read its memory, which is made from them alone. So a
visitor learns nothing of a game that runs.
"""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.records import RecordError
from parlour.rules.refusal import Refusal, illegal
from parlour.tables.table_memory import TableMemories
from parlour.web.finished_games import FinishedGames
from parlour.web.responses import json, refused


def memory_route(games: FinishedGames) -> Route:
    """Makes the route to the memory of a table."""
    memories = TableMemories(games.workers)

    async def answer(request: Request) -> Response:
        kept = await games.games(request)
        if isinstance(kept, Response):
            return kept
        if isinstance(kept, Refusal):
            return refused(kept)
        try:
            return json(await memories.of(kept))
        except RecordError as error:
            return refused(illegal("bad-record", f"A record of this table cannot be read. {error}"))

    return Route("/api/tables/{code}/memory", answer)

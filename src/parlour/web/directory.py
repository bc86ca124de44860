"""Answers that never change while a server runs: the protocol's schema, the version, the list of
games, their rules, and the repaired spelling of a table's code. They know nothing about tables."""

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import parlour
from parlour.games import manifests
from parlour.lessons import LESSONS
from parlour.minds.registry import minds
from parlour.rules.registry import GAMES
from parlour.rules.rules_text import rules_text
from parlour.tables.codes import near_code
from parlour.tables.daily_deal import DAY_GAMES
from parlour.tables.pleasantries import pleasantries
from parlour.web.protocol import (
    PROTOCOL,
    GameRules,
    GameSummary,
    NearCode,
    ServerVersion,
    readable,
    schema,
)
from parlour.web.responses import NO_PAGE, json, refused


def directory_routes() -> list[Route]:
    """The routes that serve the directory."""

    async def schema_answer(request: Request) -> Response:
        return Response(schema_page(), media_type="application/json")

    async def games_answer(request: Request) -> Response:
        return Response(games_page(), media_type="application/json")

    async def rules_answer(request: Request) -> Response:
        game = request.path_params["game"]
        if game not in GAMES:
            return refused(NO_PAGE, 404)
        return Response(rules_page(game), media_type="application/json")

    async def near_code_answer(request: Request) -> Response:
        near = near_code(request.path_params["code"])
        return Response(msgspec.json.encode(NearCode(near)), media_type="application/json")

    async def version_answer(request: Request) -> Response:
        return json(ServerVersion(parlour.__version__, PROTOCOL))

    return [
        Route("/api/version", version_answer),
        Route("/api/codes/{code}", near_code_answer),
        Route("/api/schema", schema_answer),
        Route("/api/games", games_answer),
        Route("/api/rules/{game}", rules_answer),
    ]


@cache
def schema_page() -> bytes:
    return msgspec.json.encode(schema())


@cache
def games_page() -> bytes:
    return msgspec.json.encode(
        {
            game.name: GameSummary(
                title=game.title,
                seats=(min(game.seats), max(game.seats)),
                rule_sets=msgspec.to_builtins(game.rule_sets),
                options=readable(msgspec.json.schema(type(game.options()))),
                minds=minds(game.name),
                about_people=next(iter(game.rule_sets.values())).about_people,
                rule_prefix=rules_text(game.name).prefix,
                line=manifest.line,
                players=manifest.players,
                minutes=manifest.minutes,
                rule_set_lines=dict(manifest.rule_sets),
                lesson=game.name in LESSONS,
                day=game.name in DAY_GAMES,
                alone=dict(manifest.alone),
                pleasantries=pleasantries(game.name),
            )
            for manifest in manifests().values()
            for game in (GAMES[manifest.name],)
        }
    )


@cache
def rules_page(game: str) -> bytes:
    text = rules_text(game)
    return msgspec.json.encode(GameRules(GAMES[game].title, text.in_short, text.sections))

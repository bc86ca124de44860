"""What a client asks before it plays: the schema of the protocol, and the games there are."""

from functools import cache

import msgspec

from parlour.games import manifests
from parlour.lessons import LESSONS
from parlour.minds.registry import minds
from parlour.rules.registry import GAMES
from parlour.tables.solo_tables import DAY_GAMES
from parlour.web.protocol import GameSummary, readable, schema


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
                line=manifest.line,
                players=manifest.players,
                minutes=manifest.minutes,
                rule_set_lines=dict(manifest.rule_sets),
                lesson=game.name in LESSONS,
                day=game.name in DAY_GAMES,
            )
            for manifest in manifests().values()
            for game in (GAMES[manifest.name],)
        }
    )

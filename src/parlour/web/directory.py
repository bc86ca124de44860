"""What a client asks before it plays: the schema of the protocol, and the games there are."""

from functools import cache

import msgspec

from parlour.minds.registry import minds
from parlour.rules.registry import GAMES
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
                about_rule_sets=dict(game.about_rule_sets),
                options=readable(msgspec.json.schema(type(game.options()))),
                minds=minds(game.name),
                about_people=next(iter(game.rule_sets.values())).about_people,
            )
            for game in GAMES.values()
        }
    )

"""The messages on the wire, both ways. The JSON schema and the browser's types come from here."""

import inspect
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from parlour.rules.company import LONGEST_NAME
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.rules.seat import Seat
from parlour.rules.value import Value
from parlour.tables.answers import Seated
from parlour.tables.asks import AnyAsk
from parlour.tables.daily_deal import Standing
from parlour.tables.table import TableSettings
from parlour.tables.update import Update

PROTOCOL = 2
"""Counts the changes after which a client written before no longer understands the server, or the
other way round. A new field or message from the server is none: clients leave out what they do
not know."""

ActId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Key: TypeAlias = Annotated[str, Meta(max_length=128)]
Name: TypeAlias = Annotated[
    str,
    Meta(
        max_length=100,
        description=f"At most {LONGEST_NAME} characters, without spaces around it or two in a row.",
    ),
]


class Message(Value, frozen=True, tag_field="kind", tag=str.lower, kw_only=True):
    """Something said on a socket."""


# From a client


class Hello(Message, frozen=True, forbid_unknown_fields=True):
    """The first message on a socket: who one is, the last number one has seen, and the version of
    the protocol one speaks."""

    key: Key | None = None
    since: int = 0
    protocol: int = PROTOCOL


class AskFor(Message, frozen=True, tag="ask", forbid_unknown_fields=True):
    """Ask for something. The same id again is the same ask, and happens once."""

    id: ActId
    ask: AnyAsk


class Ping(Message, frozen=True, forbid_unknown_fields=True):
    """Is the line alive? Answered by a pong with the same word."""

    word: Annotated[str, Meta(max_length=32)] = ""


class Asked(Message, frozen=True, forbid_unknown_fields=True):
    """Was the ask with this id taken? For a line that broke before the answer came. Answered by
    *taken*, or by *refused* with the code ``not-taken``; nothing happens either way."""

    id: ActId


class WantWords(Message, frozen=True, tag="words", forbid_unknown_fields=True):
    """Whether updates are to carry the view in words too, from the next one on, which comes now."""

    wanted: bool


FromClient: TypeAlias = Hello | AskFor | Asked | WantWords | Ping


# From the server


class TakenMessage(Message, frozen=True, tag="taken"):
    """The ask with this id was taken and is durable, at ``seq``."""

    id: str
    seq: int


class RefusedMessage(Message, frozen=True, tag="refused"):
    """The ask with this id was not taken. Nothing changed. ``wait`` is after how many seconds to
    ask again, where that is why."""

    id: str
    refusal: Refusal
    wait: int = 0


OUR_FAULT = Refusal("unavailable", "fault", "Something went wrong here. Try again.")
"""All that anybody is told of an error in the server."""


class Pong(Message, frozen=True):
    word: str


class Goodbye(Message, frozen=True):
    """The server ends this connection. ``again`` says whether to come back by oneself."""

    reason: str
    sentence: str
    again: bool


FromServer: TypeAlias = Update | TakenMessage | RefusedMessage | Pong | Goodbye


# HTTP bodies


class NewTable(Value, frozen=True, forbid_unknown_fields=True):
    """A table to make. Everything but one's name has a default. One for an ``occasion`` is set up
    for one person, and begins at once: nothing else can be chosen for it but the game."""

    name: Name
    game: str = "letterjam"
    rule_set: str | None = None
    changes: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: TableSettings = TableSettings()
    occasion: Literal["lesson", "day"] | None = None


class NewSeat(Value, frozen=True, forbid_unknown_fields=True):
    name: Name


class Claim(Value, frozen=True, forbid_unknown_fields=True):
    """A one-time pass, and the name to sit down with if it is to change."""

    pass_key: Key
    name: Name | None = None


class NewPass(Value, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class NewRequest(Value, frozen=True, forbid_unknown_fields=True):
    """A request for a seat that a bot of the table has."""

    name: Name
    seat: Seat


class PassMade(Value, frozen=True):
    pass_key: str


class TableSummary(Value, frozen=True):
    """What anybody with the code may know before sitting down."""

    code: str
    game: str
    title: str
    stage: str
    names: tuple[str, ...]
    bots: tuple[Seat, ...]
    """The seats that can be asked for, because a bot of the table has them."""
    most_seats: int
    locked: bool
    watchers_allowed: bool


class Day(Value, frozen=True):
    """The deals of a day, by game."""

    day: str
    deals: dict[str, Standing]


class GameSummary(Value, frozen=True):
    """A game that can be played here. ``seats`` are the fewest and the most it has, ``rule_sets``
    the options of each rule set, ``about_rule_sets`` a sentence on each, ``options`` a JSON Schema
    of what they may be, ``minds`` the bots that play it. The first rule set and the first bot are
    the usual ones. ``about_people`` are the options that the host can change while a game runs."""

    title: str
    seats: tuple[int, int]
    rule_sets: dict[str, dict[str, Any]]
    about_rule_sets: dict[str, str]
    options: dict[str, Any]
    minds: tuple[str, ...]
    about_people: tuple[str, ...]


Games: TypeAlias = dict[str, GameSummary]
"""What ``/api/games`` answers: every game by its name."""

HTTP_BODIES = {
    "NewTable": NewTable,
    "NewSeat": NewSeat,
    "Claim": Claim,
    "NewPass": NewPass,
    "NewRequest": NewRequest,
    "PassMade": PassMade,
    "TableSummary": TableSummary,
    "Seated": Seated,
    "Day": Day,
    "Games": Games,
    "Refusal": Refusal,
}


def schema() -> dict[str, Any]:
    """The whole protocol as JSON schema: messages, HTTP bodies, and each game's acts and views."""
    named: dict[str, Any] = {"FromClient": FromClient, "FromServer": FromServer}
    named |= HTTP_BODIES
    for game in GAMES.values():
        named[f"{game.name}/act"] = game.act_type
        named[f"{game.name}/view"] = game.view_type
        named[f"{game.name}/options"] = type(game.options())
    schemas, components = msgspec.json.schema_components(
        tuple(named.values()), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The Parlour protocol",
        "version": PROTOCOL,
        "properties": readable(dict(zip(named, schemas, strict=True))),
        "$defs": readable(components),
    }


def readable(schema: Any) -> Any:
    """A schema with its descriptions as readers of any language want them: without the examples
    and the marks that docstrings have."""
    match schema:
        case {"description": str(text), **rest}:
            prose = inspect.cleandoc(text.partition(">>>")[0]).strip()
            return {"description": prose.replace("``", "`"), **readable(rest)}
        case dict():
            return {name: readable(inner) for name, inner in schema.items()}
        case list() | tuple():
            return [readable(inner) for inner in schema]
    return schema

"""The messages on the wire, both ways. The JSON schema and the browser's types come from here."""

import inspect
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from parlour.review.memory import TableMemory
from parlour.review.types import Review
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.rules.rules_text import Section
from parlour.rules.seat import Seat
from parlour.rules.value import Value
from parlour.tables.answers import Seated
from parlour.tables.asks import AnyAsk
from parlour.tables.evenings import EveningMade, NewEvening
from parlour.tables.pleasantries import Pleasantry
from parlour.tables.replaying import ReplayOutline
from parlour.tables.standings import Comparison, Standings
from parlour.tables.table import TableSettings
from parlour.tables.trying import Tried
from parlour.tables.update import Update
from parlour.web.deal_bodies import (
    Day,
    DealSummary,
    EveningSummary,
    MoveEnd,
    Name,
    NewTeam,
    SeenNames,
    StrikeTable,
)

PROTOCOL = 2
"""The version of the protocol. Every breaking change, for clients or for the server, adds one.
Adding a field or a message from the server is not a breaking change: clients ignore what they do
not know."""
LARGEST_MESSAGE = 16_384
"""The bytes of the largest message of a client; a larger one ends its connection."""

ActId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Key: TypeAlias = Annotated[str, Meta(max_length=128)]


class Message(Value, frozen=True, tag_field="kind", tag=str.lower, kw_only=True):
    """A message on a socket."""


# From a client


class Hello(Message, frozen=True, forbid_unknown_fields=True):
    """The first message on a socket: the key of a seat (none for a watcher), the last log number
    that the client has seen, and the version of the protocol."""

    key: Key | None = None
    since: int = 0
    protocol: int = PROTOCOL


class AskFor(Message, frozen=True, tag="ask", forbid_unknown_fields=True):
    """Ask for something. Idempotent by id: a resent ask happens once and gets the same answer."""

    id: ActId
    ask: AnyAsk


class Ping(Message, frozen=True, forbid_unknown_fields=True):
    """Asks whether the connection is alive. The server answers with a pong that has the same
    word."""

    word: Annotated[str, Meta(max_length=32)] = ""


class Asked(Message, frozen=True, forbid_unknown_fields=True):
    """Asks whether the ask with this id was taken, after a connection broke before its answer came.
    The server answers with *taken*, or with *refused* and the code ``not-taken``. Nothing changes
    either way."""

    id: ActId


class WantWords(Message, frozen=True, tag="words", forbid_unknown_fields=True):
    """Says whether updates should contain the view in words, too. The server sends an update at
    once."""

    wanted: bool


FromClient: TypeAlias = Hello | AskFor | Asked | WantWords | Ping


# From the server


class TakenMessage(Message, frozen=True, tag="taken", omit_defaults=True):
    """The ask with this id was taken and is durable. Its last event has the log number ``seq``.
    ``said`` answers the typed command ``help``, in lines; else it is left out."""

    id: str
    seq: int
    said: str = ""


class RefusedMessage(Message, frozen=True, tag="refused"):
    """The ask with this id was not taken, and nothing changed. If the client asked too fast,
    ``wait`` is the number of seconds after which to ask again."""

    id: str
    refusal: Refusal
    wait: int = 0


OUR_FAULT = Refusal("unavailable", "fault", "Something went wrong here. Try again.")
"""The answer to every error in the server. It gives no details."""


class Pong(Message, frozen=True):
    word: str


class Goodbye(Message, frozen=True):
    """The server ends this connection. ``again`` says whether the client should reconnect by
    itself."""

    reason: str
    sentence: str
    again: bool


class NoticeMessage(Message, frozen=True, tag="notice"):
    """What the operator of the server tells everybody, for so many more seconds. It is sent at the
    beginning if there is a notice, and whenever it changes. An empty ``text`` takes the notice
    down. ``number`` tells one notice from another."""

    number: int
    text: str
    seconds: float


NO_NOTICE = NoticeMessage(number=0, text="", seconds=0.0)

FromServer: TypeAlias = Update | TakenMessage | RefusedMessage | Pong | Goodbye | NoticeMessage


# HTTP bodies


class NewTable(Value, frozen=True, forbid_unknown_fields=True):
    """A table to make. Everything but the name has a default; the game is the first that there is.
    A table with an ``occasion`` is set up for one person and starts its game at once; only the game
    can be chosen for it. With ``team``, friends play the deal of the day together, and the host
    starts it. A table with a ``deal`` gets the deal of that name, which was played before; nothing
    else can be chosen for it. ``seen`` are the names of deals that this device has seen the cards
    of: of those that are given at the table, a second playing is marked in every comparison."""

    name: Name
    game: str | None = None
    rule_set: str | None = None
    changes: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: TableSettings = TableSettings()
    occasion: Literal["lesson", "day"] | None = None
    team: bool = False
    deal: Annotated[str, Meta(max_length=60)] | None = None
    seen: SeenNames = ()


class NewSeat(Value, frozen=True, forbid_unknown_fields=True):
    """A seat to take. ``seen`` are the names of the deals of this table that this device has seen
    the cards of."""

    name: Name
    seen: SeenNames = ()


class Claim(Value, frozen=True, forbid_unknown_fields=True):
    """A one-time pass, and a new name for the seat; without a name, the seat's name stays."""

    pass_key: Key
    name: Name | None = None
    seen: SeenNames = ()


class Hindsight(Value, frozen=True):
    """A sentence on what would have been best for the player; empty if there is nothing to say."""

    sentence: str


class Reviewed(Value, frozen=True):
    """The review of a finished game. ``done`` says how much of it is computed, from 0 to 1; ask
    again until the review is there."""

    done: float
    review: Review | None


class Try(Value, frozen=True, forbid_unknown_fields=True):
    """The acts of the game that somebody tries at a decision: after ``at`` events, on a seat. The
    last one decides, or prepares like those before it; a string is a typed command. The answer is
    what came of them."""

    at: Annotated[int, Meta(ge=0)]
    seat: Seat
    acts: tuple[msgspec.Raw, ...]


class RecordToReplay(Value, frozen=True, forbid_unknown_fields=True):
    """A record to look at, as its text. The answer is a step of it as an update, for a seat or with
    everything shown (null); without a step, the outline of the replay."""

    record: str
    seat: Seat | None = None
    step: int | None = None


class RecordToReview(Value, frozen=True, forbid_unknown_fields=True):
    """A record to review, as its text. The answer is as far as the review is."""

    record: str


class NewPass(Value, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class NewRequest(Value, frozen=True, forbid_unknown_fields=True):
    """A request for the seat of a bot."""

    name: Name
    seat: Seat | None = None
    """The seat; null for that of any bot. At a table with a deal of today, or of an evening that
    lasts, only the seat of any bot can be asked for."""


class PassMade(Value, frozen=True):
    pass_key: str


class TableSummary(Value, frozen=True):
    """What anybody with the code may know before sitting down. At a table with a deal of today, or
    of an evening that lasts, that is what it was made for, and whether it is locked: ``stage`` is
    null, and nobody is named."""

    code: str
    game: str
    title: str
    stage: str | None
    names: tuple[str, ...]
    bots: tuple[Seat, ...]
    """The seats that can be asked for: those of the table's own bots."""
    played_by_bots: tuple[Seat, ...]
    """The seats of the table's own bots, whether or not they can be asked for."""
    most_seats: int
    locked: bool
    watchers_allowed: bool
    changes: dict[str, Any]
    """The options that differ from the table's rule set."""
    deals: tuple[str, ...]
    """The names of the deals that are given at this table. A device that has seen one of them says
    so when it sits down."""
    evening: str | None
    """The evening that the table takes part in."""


class AboutServer(Value, frozen=True):
    """What a page without a table has to know of the server: the operator's notice, if there is
    one, and which pages of the operator there are: ``privacy``, ``imprint``."""

    notice: NoticeMessage | None
    pages: tuple[str, ...]


class NearCode(Value, frozen=True):
    """The code that somebody may have meant, by the list of code words alone. There may be no table
    with it."""

    code: str | None


class GameSummary(Value, frozen=True):
    """A game that can be played here. ``seats`` is the fewest and the most seats, ``rule_sets`` the
    options of each rule set, ``options`` their JSON Schema, ``minds`` the bots that play it. The
    first rule set and the first bot are the defaults. ``about_people`` are the options that the
    host can change while a game runs, ``rule_prefix`` is what the ids of its rules begin with,
    empty if its rules are not written down. ``line``, ``players`` and ``minutes`` say what the game
    is, ``rule_set_lines`` what its rule sets are; they may be empty. ``lesson`` and ``day`` are
    whether it has a lesson, and a deal of the day. ``alone`` are the options to change at a table
    for one person with bots. ``pleasantries`` are what people can say with one tap."""

    title: str
    seats: tuple[int, int]
    rule_sets: dict[str, dict[str, Any]]
    options: dict[str, Any]
    minds: tuple[str, ...]
    about_people: tuple[str, ...]
    rule_prefix: str
    line: str
    players: str
    minutes: str
    rule_set_lines: dict[str, str]
    lesson: bool
    day: bool
    alone: dict[str, Any]
    pleasantries: tuple[Pleasantry, ...]


class GameRules(Value, frozen=True):
    """The rules of a game as people read them. ``in_short`` are a few paragraphs. There are no
    ``sections`` if the rules are not written down."""

    title: str
    in_short: tuple[str, ...]
    sections: tuple[Section, ...]


class ServerVersion(Value, frozen=True):
    """The version of the server and of the protocol that it speaks. A page that has another version
    than its server was loaded before an upgrade."""

    version: str
    protocol: int


Games: TypeAlias = dict[str, GameSummary]
"""The answer of ``/api/games``: every game by its name."""

HTTP_BODIES = {
    "NewTable": NewTable,
    "NewSeat": NewSeat,
    "Claim": Claim,
    "NewEvening": NewEvening,
    "EveningMade": EveningMade,
    "EveningSummary": EveningSummary,
    "NewTeam": NewTeam,
    "MoveEnd": MoveEnd,
    "StrikeTable": StrikeTable,
    "Standings": Standings,
    "DealSummary": DealSummary,
    "Comparison": Comparison,
    "NewPass": NewPass,
    "NewRequest": NewRequest,
    "PassMade": PassMade,
    "Hindsight": Hindsight,
    "Reviewed": Reviewed,
    "Try": Try,
    "Tried": Tried,
    "RecordToReplay": RecordToReplay,
    "RecordToReview": RecordToReview,
    "ReplayOutline": ReplayOutline,
    "TableMemory": TableMemory,
    "TableSummary": TableSummary,
    "Seated": Seated,
    "NearCode": NearCode,
    "AboutServer": AboutServer,
    "Day": Day,
    "Games": Games,
    "GameRules": GameRules,
    "ServerVersion": ServerVersion,
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
    """A schema whose descriptions have no doctests and no reStructuredText marks, and whose values
    are in the order of their titles."""
    match schema:
        case {"description": str(text), **rest}:
            prose = inspect.cleandoc(text.partition(">>>")[0]).strip()
            return {"description": prose.replace("``", "`"), **readable(rest)}
        case {"titles": dict(titles), "enum": _, **rest}:
            # The titles are in the order of the rules; msgspec sorts the values by letter.
            return {"enum": list(titles), "titles": titles, **readable(rest)}
        case dict():
            return {name: readable(inner) for name, inner in schema.items()}
        case list() | tuple():
            return [readable(inner) for inner in schema]
    return schema

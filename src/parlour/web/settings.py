"""The settings of a server: everything that an operator can configure.

Each setting is a flag of ``parlour serve`` (``--keep-days 7``) and an environment variable
(``PARLOUR_KEEP_DAYS=7``). The flag wins. An empty variable counts as not set.
"""

import os
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, json
from msgspec.structs import fields

from parlour.games import MINDS_SETTING as MINDS
from parlour.games import SETTING as GAMES
from parlour.rules.deck_files import SETTING as DECKS
from parlour.rules.wording import listed
from parlour.web.origins import tidied

VARIABLES = "PARLOUR_"
# Development tools and `parlour join` read these variables, so they are not reported as mistyped
# settings.
TOOLS = ("PARLOUR_BROWSER", "PARLOUR_COMPILE", "PARLOUR_SERVER", "PARLOUR_URL")
LOCAL_HOSTS = ("127.0.0.1", "localhost", "::1")
"""Addresses that only programs on the same machine can reach."""


class ServerSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a server runs."""

    host: Annotated[str, Meta(description="The address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="The port; 0 picks a free one.")] = 8000
    unix_socket: Annotated[
        str,
        Meta(
            pattern=r"\S",
            examples=["/run/parlour/parlour.sock"],
            description="A socket file to listen on, for a proxy on this machine, in place of host"
            " and port.",
        ),
    ] = ""
    root_path: Annotated[
        str,
        Meta(
            # Nothing that has to be escaped in a page, a header or a proxy's configuration.
            pattern=r"\A(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\Z",
            examples=["/games/parlour, without a slash at its end"],
            description="The path that all addresses of this server begin with, as /games/parlour.",
        ),
    ] = ""
    database: Annotated[
        str,
        Meta(
            pattern=r"\S",
            examples=["parlour.db", "postgresql://user@host/name"],
            description="A file for SQLite, or a postgresql:// address.",
        ),
    ] = "parlour.db"
    origins: Annotated[
        tuple[str, ...],
        Meta(
            examples=["https://pages.example"],
            description="Origins of pages that may connect, beside this server's own: as"
            " https://pages.example, with commas between them.",
        ),
    ] = ()
    trust_proxy: Annotated[
        bool, Meta(description="Take visitors' addresses from a proxy's header: true or false.")
    ] = False
    open_metrics: Annotated[
        bool,
        Meta(
            description="Answer /metrics to everybody who reaches this process, not to this machine"
            " alone: true or false."
        ),
    ] = False
    thinkers: Annotated[int, Meta(ge=1, le=64, description="Processes in which bots think.")] = 1
    tables_per_hour: Annotated[
        float, Meta(gt=0, description="Tables one address may make in an hour.")
    ] = 60.0
    seat_requests_per_hour: Annotated[
        float, Meta(gt=0, description="Requests for a bot's seat one address may make in an hour.")
    ] = 60.0
    sockets_per_address: Annotated[
        int, Meta(ge=1, description="Open connections one address may have.")
    ] = 100
    watchers_per_table: Annotated[
        int, Meta(ge=0, description="Watchers one table may have, at each process.")
    ] = 50
    requests_per_second: Annotated[
        float, Meta(gt=0, description="HTTP requests a second from one address.")
    ] = 10.0
    records_per_minute: Annotated[
        float, Meta(gt=0, description="Record files one address may open in a minute.")
    ] = 10.0
    guesses_per_minute: Annotated[
        float, Meta(gt=0, description="Wrong codes and keys a minute from one address.")
    ] = 10.0
    messages_per_second: Annotated[
        float, Meta(gt=0, description="Messages a second on one connection.")
    ] = 20.0
    asks_per_second: Annotated[float, Meta(gt=0, description="Asks a second from one seat.")] = 20.0
    address_asks_per_second: Annotated[
        float, Meta(gt=0, description="Asks a second from all seats of one address.")
    ] = 200.0
    away_after: Annotated[
        float,
        Meta(gt=0, description="Seconds without a connection until somebody at a table is away."),
    ] = 60.0
    keep_days: Annotated[
        float, Meta(ge=1, description="Days until a table that nobody touched is deleted.")
    ] = 30.0
    keep_records: Annotated[
        float,
        Meta(
            ge=0,
            description="Days until the record of a finished game is deleted; 0 keeps records for"
            " good.",
        ),
    ] = 0.0
    refused_words: Annotated[
        str,
        Meta(description="A file of words that may not be names or be said in the chat."),
    ] = ""
    privacy: Annotated[
        str, Meta(description="A text file for the page /privacy, which the front page links.")
    ] = ""
    imprint: Annotated[
        str, Meta(description="A text file for the page /imprint, which the front page links.")
    ] = ""
    disk_reserve: Annotated[
        int,
        Meta(
            ge=0,
            description="Megabytes that stay free on the disk of a table file: with fewer, no new"
            " tables are made.",
        ),
    ] = 100
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="How much is logged.")
    ] = "info"


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    return f"{VARIABLES}{name.upper()}"


def described() -> Iterator[tuple[str, str, str]]:
    """Every setting: its name, a sentence on what it does, and its default."""
    for field in fields(ServerSettings):
        kind, meta = get_args(field.type)
        sentence = meta.description
        if get_origin(kind) is Literal:
            sentence = f"{sentence.removesuffix('.')}: {_wanted(kind, meta)}."
        default = ", ".join(field.default) if field.name == "origins" else field.default
        yield field.name, sentence, json.encode(default).decode().strip('"') or "none"


class SettingsError(ValueError):
    """A setting has a value that is not allowed. The message is one plain sentence."""


def read_settings(
    flags: Mapping[str, str | None], environment: Mapping[str, str] = os.environ
) -> ServerSettings:
    """Settings from flags and environment."""
    values: dict[str, Any] = {}
    for field in fields(ServerSettings):
        source, given = flag(field.name), flags.get(field.name)
        if given is None:
            source = variable(field.name)
            given = environment.get(source) or None
        if given is not None:
            values[field.name] = _read(source, given, *get_args(field.type))
    return ServerSettings(**values)


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Variables that look like settings but are not: the operator has mistyped them."""
    known = {variable(name) for name in ServerSettings.__struct_fields__} | {
        *TOOLS,
        GAMES,
        MINDS,
        DECKS,
    }
    return sorted(name for name in environment if name.startswith(VARIABLES) and name not in known)


def _read(source: str, given: str, kind: Any, meta: Meta) -> Any:
    if get_origin(kind) is tuple:
        parts = [part.strip() for part in given.split(",") if part.strip()]
        return tuple(_read_origin(source, part, kind, meta) for part in parts)
    value = given.lower() if get_origin(kind) is Literal else given
    try:
        return msgspec.convert(value, Annotated[kind, meta], strict=False)
    except msgspec.ValidationError:
        raise _refused(source, given, kind, meta) from None


def _read_origin(source: str, given: str, kind: Any, meta: Meta) -> str:
    origin = tidied(given)
    if origin is None:
        raise _refused(source, given, kind, meta)
    return origin


def _refused(source: str, given: str, kind: Any, meta: Meta) -> SettingsError:
    # A database's address is refused only if it is empty, so this cannot show a password.
    shown = repr(given) if given.strip() else "empty"
    return SettingsError(f"{source} cannot be {shown}: {_wanted(kind, meta)} is wanted.")


def _wanted(kind: Any, meta: Meta) -> str:
    """A phrase for the values that a setting may have, from its type and its bounds."""
    if get_origin(kind) is Literal:
        return listed(get_args(kind), "or")
    if kind is bool:
        return "true or false"
    if kind in (int, float):
        number = "a whole number" if kind is int else "a number"
        if meta.gt is not None:
            return f"{number} above {meta.gt}"
        return f"{number} from {meta.ge} " + ("up" if meta.le is None else f"to {meta.le}")
    return f"something such as {listed(meta.examples or (), 'or')}"

"""Everything an operator can set, in one place: by flag, by environment, or left as it is.

Each setting is a flag ``--keep-days 7`` of ``parlour serve`` and a variable
``PARLOUR_KEEP_DAYS=7``; the flag wins.
"""

import os
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct, json
from msgspec.structs import fields


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a server runs."""

    host: Annotated[str, Meta(description="The address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="The port; 0 picks a free one.")] = 8000
    database: Annotated[str, Meta(description="A file for SQLite, or a postgresql:// address.")] = (
        "parlour.db"
    )
    origins: Annotated[
        tuple[str, ...],
        Meta(description="Origins of pages that may connect, beside this server's own."),
    ] = ()
    trust_proxy: Annotated[
        bool, Meta(description="Take visitors' addresses from a proxy's header: true or false.")
    ] = False
    thinkers: Annotated[int, Meta(ge=1, le=64, description="Processes in which bots think.")] = 1
    tables_per_hour: Annotated[
        float, Meta(gt=0, description="Tables one address may make in an hour.")
    ] = 60.0
    sockets_per_address: Annotated[
        int, Meta(ge=1, description="Open connections one address may have.")
    ] = 100
    requests_per_second: Annotated[
        float, Meta(gt=0, description="HTTP requests a second from one address.")
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
    keep_days: Annotated[
        float, Meta(gt=0, description="Days until a table nobody touched is forgotten.")
    ] = 30.0
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="How much is logged.")
    ] = "info"


def described() -> Iterator[tuple[str, str, str]]:
    """Every setting: its name, a sentence on what it does, and what it is if nobody sets it."""
    for field in fields(Settings):
        (meta,) = get_args(field.type)[1:]
        default = ", ".join(field.default) if field.name == "origins" else field.default
        yield field.name, meta.description, json.encode(default).decode().strip('"') or "none"


class SettingsError(ValueError):
    """A setting that cannot be; the message is one plain sentence."""


def read_settings(
    flags: Mapping[str, object], environment: Mapping[str, str] = os.environ
) -> Settings:
    """Settings from flags and environment."""
    values: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        variable = f"PARLOUR_{name.upper()}"
        if flags.get(name) is not None:
            values[name] = flags[name]
        elif variable in environment:
            values[name] = environment[variable]
    if isinstance(origins := values.get("origins"), str):
        values["origins"] = [part.strip() for part in origins.split(",") if part.strip()]
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"A setting is wrong: {error}.") from error

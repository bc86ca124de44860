"""Generates the browser's TypeScript types from the types of the server.

`python tools/protocol_types.py` writes them; `--check` only checks that they are up to date. There
is one file for messages and HTTP bodies and one for each game, so that each game has its `View`.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from parlour.games import HOUSE, load
from parlour.rules.company import LONGEST_NAME, LONGEST_REMARK
from parlour.rules.manners import AnyChoice, AnySeatAct
from parlour.rules.registry import GAMES
from parlour.tables.asks import LONGEST_COMMAND
from parlour.web.protocol import HTTP_BODIES, FromClient, FromServer, readable

FOLDER = Path(__file__).parent.parent / "ui" / "src" / "lib" / "protocol"
HEADER = "// Generated from the server's types by tools/protocol_types.py. Do not edit.\n"
# The types that the browser sends; it only reads all others.
SENT = {"FromClient", "NewTable", "NewSeat", "Claim", "NewPass", "Act"}
PRIMITIVES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = Mapping[str, Any]


def files() -> dict[str, str]:
    """The name and contents of every file, for the games that Parlour brings."""
    games = [GAMES[load(manifest).name] for manifest in HOUSE]
    wire = {"FromClient": FromClient, "FromServer": FromServer}
    made = {"wire.ts": module({**wire, **HTTP_BODIES})}
    for game in games:
        roots = {"Act": game.act_type, "View": game.view_type, "Options": type(game.options())}
        made[f"{game.name}.ts"] = module(roots)
    made["manners.ts"] = module({"Act": AnySeatAct, "Choice": AnyChoice})
    made["acts.ts"] = any_act(game.name for game in games)
    made["limits.ts"] = limits()
    return made


def limits() -> str:
    """A module with the lengths of what people type, for the fields they type it into."""
    lengths = {
        "LONGEST_NAME": LONGEST_NAME,
        "LONGEST_REMARK": LONGEST_REMARK,
        "LONGEST_COMMAND": LONGEST_COMMAND,
    }
    constants = [f"export const {name} = {length}" for name, length in lengths.items()]
    return "\n".join([HEADER, *constants, ""])


def any_act(games: Iterable[str]) -> str:
    """A module with the acts of all games as one type."""
    names = {game: f"{game.capitalize()}Act" for game in sorted((*games, "manners"))}
    imports = [f"import type {{ Act as {act} }} from './{game}'" for game, act in names.items()]
    union = f"export type AnyAct = {' | '.join(names.values())}"
    return "\n".join([HEADER, *imports, "", union, ""])


def module(roots: Mapping[str, Any]) -> str:
    """A TypeScript module with these types, under these names, and all types they refer to."""
    schemas, components = readable(
        msgspec.json.schema_components(tuple(roots.values()), ref_template="{name}")
    )
    sent = reached([s for name, s in zip(roots, schemas, strict=True) if name in SENT], components)
    parts = [HEADER]
    parts += [declaration(name, its, sent=name in sent) for name, its in components.items()]
    parts += [
        f"export type {name} = {written(schema)}\n"
        for name, schema in zip(roots, schemas, strict=True)
        if name not in components
    ]
    return "\n".join(parts)


def reached(schemas: Iterable[Schema], components: Mapping[str, Schema]) -> set[str]:
    """The names of all types that these refer to, directly or not."""
    found: set[str] = set()
    waiting: list[Any] = list(schemas)
    while waiting:
        match waiting.pop():
            case {"$ref": str(name)} if name not in found:
                found.add(name)
                waiting.append(components[name])
            case dict() as inner:
                waiting += inner.values()
            case list() as inner:
                waiting += inner
    return found


def declaration(name: str, schema: Schema, *, sent: bool) -> str:
    """One named type, with its docstring."""
    doc = schema.get("description", "").splitlines()
    comment = "".join(f" * {line}".rstrip() + "\n" for line in doc)
    if comment:
        comment = f"/**\n{comment} */\n"
    if schema.get("type") == "object" and "properties" in schema:
        return f"{comment}export interface {ident(name)} {fields(schema, sent=sent)}\n"
    return f"{comment}export type {ident(name)} = {written(schema)}\n"


def fields(schema: Schema, *, sent: bool) -> str:
    """The fields of an object. A field with a default is optional when the browser sends the
    object; the server always writes it."""
    required = set(schema.get("required", ())) if sent else set(schema["properties"])
    lines = ["{"]
    for field, its in schema["properties"].items():
        if "description" in its:
            lines.append(f"  /** {its['description']} */")
        lines.append(f"  {field}{'' if field in required else '?'}: {written(its)}")
    return "\n".join([*lines, "}"])


def written(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return ident(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(one) for one in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return array(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {written(inner) if isinstance(inner, Mapping) else 'unknown'}>"
    if isinstance(kind, list):
        return " | ".join(PRIMITIVES[one] for one in kind)
    return PRIMITIVES[kind] if kind else "unknown"


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(written(one) for one in schema['prefixItems'])}]"
    inner = written(schema.get("items") or {})
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def ident(name: str) -> str:
    """The last part of a dotted name: names are unique within a file."""
    return name.rpartition(".")[2]


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the browser's types of the protocol.")
    parser.add_argument("--check", action="store_true", help="only say whether they are up to date")
    check = parser.parse_args().check
    stale = [
        name
        for name, text in files().items()
        if not (FOLDER / name).is_file() or (FOLDER / name).read_text() != text
    ]
    if check:
        if stale:
            print(f"{', '.join(stale)} differ from the server's types: run make types")
            return 1
        print("the browser's types are the server's")
        return 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text)
    print(f"wrote {', '.join(stale) or 'nothing new'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

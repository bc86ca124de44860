"""The published schema, as another client would use it: to check the server's messages, and to make
up messages.

This supports only the part of JSON Schema that the server publishes. An unknown keyword raises an
error, so that no check is skipped silently.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

JsonSchema: TypeAlias = dict[str, Any]

_TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
    "array": (list,),
    "object": (dict,),
}
_TELLING = {"title", "description", "default", "discriminator"} | {
    "titles",
    "notes",
    "prominent",
    "worth",
}
_KNOWN = _TELLING | {
    "$ref",
    "additionalProperties",
    "anyOf",
    "enum",
    "items",
    "maxItems",
    "maxLength",
    "maximum",
    "minItems",
    "minLength",
    "minimum",
    "pattern",
    "prefixItems",
    "properties",
    "required",
    "type",
}


class Published:
    """A schema as ``/api/schema`` gives it."""

    def __init__(self, document: JsonSchema) -> None:
        self.document = document

    def __getitem__(self, name: str) -> JsonSchema:
        found: JsonSchema = self.document["properties"][name]
        return found

    def resolved(self, schema: JsonSchema) -> JsonSchema:
        while "$ref" in schema:
            schema = self.document["$defs"][schema["$ref"].removeprefix("#/$defs/")]
        return schema

    # Checking ------------------------------------------------------------------------------

    def problems(self, value: Any, schema: JsonSchema, where: str = "$") -> Iterator[str]:
        """Yields everything that is wrong with a value."""
        schema = self.resolved(schema)
        assert schema.keys() <= _KNOWN, schema.keys() - _KNOWN
        if "anyOf" in schema:
            yield from self._problems_of_one(value, schema, where)
            return
        if "enum" in schema and value not in schema["enum"]:
            yield f"{where}: {value!r} is none of {schema['enum']}"
        if "type" in schema and not _is(value, schema["type"]):
            yield f"{where}: {value!r} is no {schema['type']}"
            return
        match value:
            case str():
                yield from _problems_of_text(value, schema, where)
            case int() | float() if not _within(value, schema):
                yield f"{where}: {value!r} is too small or too large"
            case list():
                yield from self._problems_of_list(value, schema, where)
            case dict():
                yield from self._problems_of_object(value, schema, where)

    def _problems_of_one(self, value: Any, schema: JsonSchema, where: str) -> Iterator[str]:
        options = schema["anyOf"]
        if "discriminator" in schema and isinstance(value, dict):
            told = schema["discriminator"]
            tag = value.get(told["propertyName"])
            if tag not in told["mapping"]:
                yield f"{where}: {tag!r} is none of {list(told['mapping'])}"
                return
            options = [{"$ref": told["mapping"][tag]}]
        found = [list(self.problems(value, option, where)) for option in options]
        if all(found):
            yield from min(found, key=len)

    def _problems_of_list(self, value: list[Any], schema: JsonSchema, where: str) -> Iterator[str]:
        first = schema.get("prefixItems", [])
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            yield f"{where}: {len(value)} things"
        for at, inner in enumerate(value):
            its = first[at] if at < len(first) else schema.get("items", {})
            if its is False:
                yield f"{where}: more than {len(first)} things"
            else:
                yield from self.problems(inner, its, f"{where}[{at}]")

    def _problems_of_object(
        self, value: dict[str, Any], schema: JsonSchema, where: str
    ) -> Iterator[str]:
        properties = schema.get("properties", {})
        for missing in set(schema.get("required", ())) - value.keys():
            yield f"{where}: without {missing}"
        others = schema.get("additionalProperties", {})
        for name, inner in value.items():
            if name in properties:
                yield from self.problems(inner, properties[name], f"{where}.{name}")
            elif others is False:
                yield f"{where}: with {name}"
            elif isinstance(others, dict):
                yield from self.problems(inner, others, f"{where}.{name}")

    # Making up -----------------------------------------------------------------------------

    def instance(self, schema: JsonSchema, rng: Random, depth: int = 0) -> Any:
        """A random value that the schema allows."""
        schema = self.resolved(schema)
        if "anyOf" in schema:
            return self.instance(rng.choice(schema["anyOf"]), rng, depth)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                return self._object(schema, rng, depth)
            case "array":
                inner = schema.get("prefixItems") or [schema.get("items", {})] * rng.randrange(4)
                return [self.instance(one, rng, depth + 1) for one in inner]
            case "string":
                return "".join(rng.choices("abcXYZ019-", k=rng.randrange(1, 12)))
            case "integer":
                numbers = (-1, 0, 1, 2, 3, 5, 7, 100)
                return rng.choice([one for one in numbers if _within(one, schema)])
            case "number":
                fractions = (-1.5, 0.0, 0.5, 30.0)
                return rng.choice([one for one in fractions if _within(one, schema)])
            case "boolean":
                return rng.random() < 0.5
            case "null":
                return None
            case None:
                return {"act": rng.choice(("say", "leave", "note"))} if depth < 3 else None
        raise AssertionError(schema)

    def _object(self, schema: JsonSchema, rng: Random, depth: int) -> dict[str, Any]:
        required = set(schema.get("required", ()))
        return {
            name: self.instance(its, rng, depth + 1)
            for name, its in schema.get("properties", {}).items()
            if name in required or rng.random() < 0.7
        }


def _is(value: Any, kind: str) -> bool:
    if isinstance(value, bool):
        return kind == "boolean"
    return isinstance(value, _TYPES[kind])


def _within(value: float, schema: JsonSchema) -> bool:
    return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))


def _problems_of_text(value: str, schema: JsonSchema, where: str) -> Iterator[str]:
    if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
        yield f"{where}: {len(value)} characters"
    if "pattern" in schema and not re.search(schema["pattern"], value):
        yield f"{where}: {value!r} is not like {schema['pattern']}"

"""What the values of an option may be, in words, for a refusal."""

from typing import Any

import msgspec

from parlour.rules.refusal import Refusal, malformed
from parlour.rules.wording import listed


def value_objection(kind: type[msgspec.Struct], option: str, value: object) -> Refusal | None:
    """The refusal of a value that an option of this kind of options cannot have, with the values
    that it can have; None if its type is right. The rules check bounds and names."""
    hint = next(field for field in msgspec.structs.fields(kind) if field.name == option).type
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        said = "yes" if value is True else "no" if value is False else repr(value)
        return malformed(f"The option {option} is {_allowed(kind, option)}, not {said}.")
    return None


def _allowed(kind: type[msgspec.Struct], option: str) -> str:
    """The values of an option, as its schema has them."""
    schema = msgspec.json.schema(kind)
    return in_words(schema["$defs"][kind.__name__]["properties"][option])


def in_words(values: dict[str, Any]) -> str:
    """
    >>> in_words({"enum": ["open", "hidden"]}), in_words({"type": "boolean"})
    ('open or hidden', 'yes or no')
    >>> in_words({"type": "array", "items": {"type": "integer", "minimum": 3, "maximum": 7}})
    'a list of values, each a number from 3 to 7'
    """
    if "enum" in values:
        return listed(map(str, values["enum"]), "or")
    match values.get("type"):
        case "boolean":
            return "yes or no"
        case "array":
            return f"a list of values, each {in_words(values['items'])}"
        case "integer" | "number":
            if "minimum" in values and "maximum" in values:
                return f"a number from {values['minimum']} to {values['maximum']}"
            return "a number"
    return "a text"

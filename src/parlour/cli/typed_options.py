"""Options of a game as people type them: NAME=VALUE."""

from typing import Any


class TypedOptionError(ValueError):
    """A text is no option; the message is one plain sentence."""


def typed_options(given: list[str]) -> dict[str, Any]:
    """The options in NAME=VALUE: numbers, yes and no, comma-separated lists, or words.

    >>> typed_options(["hands=3", "chat=yes", "point-cards=published"])
    {'hands': 3, 'chat': True, 'point_cards': 'published'}
    """
    changes: dict[str, Any] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise TypedOptionError(f"An option is given as NAME=VALUE, not {one!r}.")
        changes[name.strip().replace("-", "_")] = _value(value.strip())
    return changes


def _value(text: str) -> Any:
    if text.lower() in ("yes", "true", "on"):
        return True
    if text.lower() in ("no", "false", "off"):
        return False
    if "," in text:
        return [_value(part.strip()) for part in text.split(",") if part.strip()]
    return int(text) if text.removeprefix("-").isdecimal() else text

"""The base class of immutable values, and the bounds that a schema gives for a field."""

from collections.abc import Iterable

from msgspec import Meta, Struct


class Value(Struct, frozen=True, gc=False):
    """An immutable value. It can only hold values that existed before it, so values never form a
    cycle. ``gc=False`` keeps Python from searching them for cycles, which would cost a server with
    many live tables a seventh of its time.
    """


def between(
    least: float, most: float, description: str | None = None, title: str | None = None
) -> Meta:
    """The bounds of a number for the schema. msgspec does not check them: the rules do, and refuse
    with a sentence of their own."""
    bounds = {"minimum": least, "maximum": most}
    return Meta(title=title, description=description, extra_json_schema=bounds)


def one_of(names: Iterable[str], description: str | None = None, title: str | None = None) -> Meta:
    """The possible names for the schema. Here, too, the rules do the check."""
    return Meta(title=title, description=description, extra_json_schema={"enum": list(names)})

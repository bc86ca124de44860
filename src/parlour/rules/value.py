"""What everything that is written down is made of: values, made once and never changed."""

from collections.abc import Iterable

from msgspec import Meta, Struct


class Value(Struct, frozen=True, gc=False):
    """Something that never changes. It can hold only what was there before it, so values are
    trees, and Python is told (``gc``) not to search among them for cycles: a server that keeps
    many tables at hand would spend a seventh of its time on that.
    """


def between(
    least: float, most: float, description: str | None = None, title: str | None = None
) -> Meta:
    """What a schema says of a number. The rules themselves judge it, in a sentence of their own."""
    bounds = {"minimum": least, "maximum": most}
    return Meta(title=title, description=description, extra_json_schema=bounds)


def one_of(names: Iterable[str], description: str | None = None, title: str | None = None) -> Meta:
    """What a schema says of a name, which the rules judge likewise."""
    return Meta(title=title, description=description, extra_json_schema={"enum": list(names)})

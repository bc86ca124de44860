"""The base class of immutable values, and the bounds that a schema gives for a field."""

from collections.abc import Iterable, Mapping

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


def one_of(
    names: Iterable[str],
    description: str | None = None,
    title: str | None = None,
    titles: Mapping[str, str] | None = None,
    **more: object,
) -> Meta:
    """The possible names for the schema, and what people call them. Here, too, the rules do the
    check. ``more`` is added to the schema."""
    titles = titles or {}
    order = [*titles, *(name for name in names if name not in titles)]
    extra = {"enum": order, "titles": titles} if titles else {"enum": order}
    return Meta(title=title, description=description, extra_json_schema=extra | more)


def titled(titles: Mapping[str, str], description: str, title: str) -> Meta:
    """What people call the values of a ``Literal``, in the order of the rules: the schema would
    sort the values by letter."""
    return Meta(title=title, description=description, extra_json_schema={"titles": titles})

"""What everything that is written down is made of: values, made once and never changed."""

from msgspec import Struct


class Value(Struct, frozen=True, gc=False):
    """Something that never changes. It can hold only what was there before it, so values are
    trees, and Python is told (``gc``) not to search among them for cycles: a server that keeps
    many tables at hand would spend a seventh of its time on that.
    """

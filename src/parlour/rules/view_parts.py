"""A view as a table of parts: each is made when what it is made of has changed, and encoded once.

A game declares its parts in one place, and its view builder knows nothing of the cache. Viewers who
see the same of a part share it: most of what a table's viewers get is the same bytes. The laws
prove that a view of cached parts equals one that is built from nothing.

A builder has the state, the viewer and the memo, and ``audience``: equal for viewers who see the
same in all ``shared`` parts.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from parlour.rules.memo import Kept, Memo
from parlour.rules.value import Value

_encode = msgspec.json.Encoder().encode


class Builder(Protocol):
    """What the parts of a view are made with."""

    @property
    def state(self) -> Any: ...
    @property
    def viewer(self) -> Any: ...
    @property
    def memo(self) -> Memo: ...
    @property
    def audience(self) -> Hashable: ...


BuilderT = TypeVar("BuilderT", bound=Builder)
ViewT = TypeVar("ViewT")


class Part(Value, Generic[BuilderT], frozen=True):
    """Some fields of a view. ``make`` gives them by name, and ``made_of`` gives all values that
    they depend on. ``whose`` gives who shares them, if some viewers share them at times."""

    name: str
    made_of: Callable[[BuilderT], tuple[Any, ...]]
    make: Callable[[BuilderT], Mapping[str, Any]]
    whose: Callable[[BuilderT], Hashable] | None = None

    def fields(self, builder: BuilderT, whose: Hashable) -> Mapping[str, Any]:
        name = (self.name, whose if self.whose is None else self.whose(builder))
        return builder.memo.recall(name, self.made_of(builder), self.make, builder)

    def json(self, builder: BuilderT, whose: Hashable) -> bytes:
        """The members of the JSON object, without its braces."""
        name = (self.name, whose if self.whose is None else self.whose(builder))
        made_of, memo = self.made_of(builder), builder.memo.kept
        kept = memo.get(name)
        if kept is None or kept.made_of != made_of:
            kept = memo[name] = Kept(made_of, self.make(builder))
        if kept.json is None:
            kept.json = _encode(kept.value)[1:-1]
        return kept.json


class ListPart(Value, Generic[BuilderT], frozen=True):
    """One field of a view that is a list of items, each made and kept by itself. ``over`` gives
    what an item is about, with a number that stays the same; ``whose`` gives who shares an item, if
    that is not the same for all items."""

    name: str
    over: Callable[[BuilderT], Sequence[tuple[int, Any]]]
    made_of: Callable[[BuilderT, int, Any], tuple[Any, ...]]
    make: Callable[[BuilderT, int, Any], Any]
    whose: Callable[[BuilderT, int], Hashable] | None = None

    def items(self, builder: BuilderT, whose: Hashable) -> list[Kept[Any]]:
        memo, made_of, sharing = builder.memo.kept, self.made_of, self.whose
        items = []
        for number, item in self.over(builder):
            name = (self.name, number, whose if sharing is None else sharing(builder, number))
            made_now_of = made_of(builder, number, item)
            kept = memo.get(name)
            if kept is None or kept.made_of != made_now_of:
                kept = memo[name] = Kept(made_now_of, self.make(builder, number, item))
            items.append(kept)
        return items

    def value(self, builder: BuilderT, whose: Hashable) -> tuple[Any, ...]:
        return tuple([item.value for item in self.items(builder, whose)])

    def fields(self, builder: BuilderT, whose: Hashable) -> Mapping[str, Any]:
        return {self.name: self.value(builder, whose)}

    def json(self, builder: BuilderT, whose: Hashable) -> bytes:
        found = []
        for item in self.items(builder, whose):
            if item.json is None:
                item.json = _encode(item.value)
            found.append(item.json)
        return b"".join((b'"', self.name.encode(), b'":[', b",".join(found), b"]"))


class ViewParts(Generic[BuilderT, ViewT]):
    """The parts of a game's view: ``shared`` ones, and each viewer's ``own``."""

    def __init__(
        self,
        view_type: Callable[..., ViewT],
        shared: Sequence[Part[BuilderT] | ListPart[BuilderT]],
        own: Sequence[Part[BuilderT] | ListPart[BuilderT]],
    ) -> None:
        self._view_type = view_type
        self._shared = tuple(shared)
        self._own = tuple(own)

    def view(self, builder: BuilderT) -> ViewT:
        """The view as a value."""
        fields: dict[str, Any] = {}
        for part in self._shared:
            fields.update(part.fields(builder, builder.audience))
        for part in self._own:
            fields.update(part.fields(builder, builder.viewer))
        return self._view_type(**fields)

    def json(self, builders: Sequence[BuilderT]) -> list[list[bytes]]:
        """Views as JSON, each in pieces. Joining them is left to the caller, who has more to join.

        The views are made part by part, because a processor does the same thing for many tables in
        less time than many things for one table.
        """
        shared = self._shared_json(builders)
        views = [[kept.value] for kept in shared]
        for part in self._own:
            if isinstance(part, ListPart):
                for builder, pieces in zip(builders, views, strict=True):
                    pieces.extend((b",", part.json(builder, builder.viewer)))
                continue
            # As ``Part.json``, without a call for each part of each viewer.
            name, whose, made_of, make = part.name, part.whose, part.made_of, part.make
            for builder, pieces in zip(builders, views, strict=True):
                memo = builder.memo.kept
                key = (name, builder.viewer if whose is None else whose(builder))
                made_now_of = made_of(builder)
                known = memo.get(key)
                if known is None or known.made_of != made_now_of:
                    known = memo[key] = Kept(made_now_of, make(builder))
                if known.json is None:
                    known.json = _encode(known.value)[1:-1]
                pieces.extend((b",", known.json))
        for pieces in views:
            pieces.append(b"}")
        return views

    def _shared_json(self, builders: Sequence[BuilderT]) -> list[Kept[bytes]]:
        """The beginnings of the JSON objects. Viewers who see the same in all shared parts have one
        together."""
        found: list[Kept[bytes]] = []
        missing: dict[int, tuple[BuilderT, Kept[bytes]]] = {}
        for builder in builders:
            memo, key, made_of = builder.memo.kept, ("shared", builder.audience), (builder.state,)
            known = memo.get(key)
            unmade = known is None or not known.value
            if known is None or known.made_of != made_of or (unmade and id(known) not in missing):
                known = memo[key] = Kept(made_of, b"")
                missing[id(known)] = builder, known
            found.append(known)
        pieces: list[list[bytes]] = [[] for _ in missing]
        for part in self._shared:
            for (builder, _), made in zip(missing.values(), pieces, strict=True):
                made.append(part.json(builder, builder.audience))
        for (_, kept), made in zip(missing.values(), pieces, strict=True):
            kept.value = b"{" + b",".join(made)
        return found

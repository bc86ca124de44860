"""Parts of views: made when what they are made of changes, shared by viewers, encoded once."""

from typing import Any

import msgspec

from parlour.rules.memo import Memo
from parlour.rules.seat import PUBLIC, Viewer
from parlour.rules.value import Value
from parlour.rules.view_parts import ListPart, Part, ViewParts


class State(Value, frozen=True):
    pot: int
    hands: tuple[int, ...]


class View(Value, frozen=True):
    pot: int
    hands: tuple[int | None, ...]
    mine: int | None


class Builder:
    """A game whose players see the pot, the hands of others as null, and their own."""

    def __init__(self, state: State, viewer: Viewer, memo: Memo, made: list[str]) -> None:
        self.state = state
        self.viewer = viewer
        self.memo = memo
        self.made = made
        self.audience = viewer is PUBLIC


def _pot(at: Builder) -> dict[str, Any]:
    at.made.append("pot")
    return {"pot": at.state.pot}


def _hand(at: Builder, seat: int, hand: int) -> int | None:
    at.made.append(f"hand {seat}")
    return hand if at.viewer == seat else None


def _mine(at: Builder) -> dict[str, Any]:
    at.made.append("mine")
    return {"mine": None if at.viewer is PUBLIC else at.state.hands[at.viewer]}


def _whose(at: Builder, seat: int) -> bool:
    return at.viewer == seat


PARTS: ViewParts[Builder, View] = ViewParts(
    View,
    (Part("pot", lambda at: (at.state.pot,), _pot),),
    (
        ListPart(
            "hands",
            lambda at: list(enumerate(at.state.hands)),
            lambda at, seat, hand: (hand,),
            _hand,
            _whose,
        ),
        Part("mine", lambda at: (at.state.hands,), _mine),
    ),
)


def _json(state: State, viewer: Viewer, memo: Memo) -> tuple[Any, list[str]]:
    """The view by its JSON, and what had to be made for it."""
    made: list[str] = []
    (pieces,) = PARTS.json([Builder(state, viewer, memo, made)])
    return msgspec.json.decode(b"".join(pieces)), made


def test_the_json_of_the_parts_is_the_json_of_the_view() -> None:
    for viewer in (0, 1, PUBLIC):
        state = State(3, (10, 20))
        view = PARTS.view(Builder(state, viewer, Memo(), []))
        found, _ = _json(state, viewer, Memo())
        assert found == msgspec.json.decode(msgspec.json.encode(view))


def test_a_part_is_made_again_only_if_what_it_is_made_of_changed() -> None:
    memo = Memo()
    _json(State(3, (10, 20)), 0, memo)
    assert _json(State(3, (10, 20)), 0, memo)[1] == []
    found, made = _json(State(4, (10, 20)), 0, memo)
    assert (found["pot"], made) == (4, ["pot"])
    found, made = _json(State(4, (10, 21)), 0, memo)
    assert (found["hands"], made) == ([10, None], ["hand 1", "mine"])


def test_viewers_share_what_they_see_alike_and_nothing_else() -> None:
    memo, state = Memo(), State(3, (10, 20, 30))
    assert _json(state, 0, memo)[1] == ["pot", "hand 0", "hand 1", "hand 2", "mine"]
    found, made = _json(state, 1, memo)
    # The third hand is hidden from both, so one null serves them.
    assert made == ["hand 0", "hand 1", "mine"]
    assert found == {"pot": 3, "hands": [None, 20, None], "mine": 20}
    # Watchers are another audience, which may see other things in the shared parts.
    assert _json(state, PUBLIC, memo)[1] == ["pot", "mine"]


def test_views_made_together_share_what_they_see_alike() -> None:
    """The same parts as one after the other, and each table has its own."""
    made: list[str] = []
    tables = [(State(3, (10, 20, 30)), Memo()), (State(4, (11, 21, 31)), Memo())]
    seen_by: tuple[Viewer, ...] = (0, 1, PUBLIC)
    looks = [(state, viewer, memo) for state, memo in tables for viewer in seen_by]
    views = PARTS.json([Builder(*look, made) for look in looks])
    found = [msgspec.json.decode(b"".join(pieces)) for pieces in views]
    assert found == [_json(state, viewer, Memo())[0] for state, viewer, _ in looks]
    once = [made for state, memo in tables for made in _json(state, 0, memo)[1]]
    assert (once, made.count("pot")) == ([], 4)


def test_an_empty_list_is_an_empty_list() -> None:
    state = State(3, ())
    assert _json(state, PUBLIC, Memo())[0]["hands"] == []

"""The updates that the viewers of a table get: the table, their view of the game, and log lines."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from parlour.lessons import LESSONS, PUPIL, Advice
from parlour.rules.kinds import Look
from parlour.rules.registry import AnyGame
from parlour.rules.seat import PUBLIC, Seat, Viewer
from parlour.rules.value import Value
from parlour.tables.live_table import Live
from parlour.tables.presence import Present
from parlour.tables.table import LessonDeal
from parlour.tables.table_view import TableView, table_json, table_view
from parlour.tables.table_words import words as in_words

_encode = msgspec.json.Encoder().encode
# The end of an update for viewers who neither want words nor are in a lesson.
_FOR_MOST = b',"words":null,"advice":null}'
_NO_VIEW = (b"null",)
# The same for somebody who came after the last game and may not see it.
_NO_GAME = b',"view":null,"lines":[]' + _FOR_MOST


class Update(Value, frozen=True, tag_field="kind", tag="update", kw_only=True):
    """Everything the viewer may know when the log ends at ``seq``, and the log lines since the last
    update. ``words`` is the whole view as text, for viewers who want it. ``advice`` is the coach's,
    in a lesson."""

    seq: int
    table: TableView
    view: Any
    lines: tuple[str, ...]
    words: str | None
    advice: Advice | None


class Updates:
    """The updates of all viewers of a table at one moment, as JSON. What they share is made and
    encoded once."""

    __slots__ = ("_lines", "_live", "_memo", "_opening", "_table", "_table_json", "rules", "seq")

    def __init__(self, live: Live, present: Present, served: float) -> None:
        """``served`` is the served time."""
        table, memo = live.table, live.memo
        self._live = live
        self._memo = memo
        self.rules = table.rules
        away = live.absence.away(served)
        self._table = table_view(live.code, table, present, served, memo, away)
        self._table_json = table_json(self._table, table, memo)
        self._lines: dict[int, tuple[set[Seat] | None, dict[Viewer | None, bytes]]] = {}
        self.seq = table.seq
        self._opening = b'{"kind":"update","seq":%d,"table":' % table.seq

    def json(self, seat: Seat | None, since: int, *, words: bool) -> Sequence[bytes]:
        """One update, in pieces; see ``Wanted``."""
        return make_together([Wanted(self, seat, since, words)])[0]

    def look(self, seat: Seat | None) -> Look[Any] | None:
        """What the holder of a seat looks at in the game; None if there is nothing for them."""
        table = self._live.table
        play = table.play
        if play is None or self._unplayed(seat):
            return None
        return play.state, PUBLIC if seat is None else table.viewer(seat), self._memo

    def _unplayed(self, seat: Seat | None) -> bool:
        table = self._live.table
        return table.occasion is not None and table.looks_unplayed(seat)

    def around(
        self, wanted: "Wanted", look: Look[Any] | None, view: Sequence[bytes]
    ) -> Sequence[bytes]:
        """An update with this view, in pieces. ``look`` is what it is a view of."""
        table, seat, words = self._live.table, wanted.seat, wanted.words
        if look is not None:
            viewer = look[1]
        elif self._unplayed(seat):
            return (self._opening, self._table_json.of(seat), _NO_GAME)
        else:
            viewer = PUBLIC if seat is None else table.viewer(seat)
        return (
            self._opening,
            self._table_json.of(seat),
            b',"view":',
            *view,
            b',"lines":',
            self._lines_json(wanted.since, viewer),
            self._for_some(seat, viewer, words) if words or table.occasion else _FOR_MOST,
        )

    def _lines_json(self, since: int, viewer: Viewer) -> bytes:
        """The log lines after the number ``since``, as JSON. Viewers who are told alike share
        them."""
        if since not in self._lines:
            self._lines[since] = self._live.told_apart(since), {}
        apart, known = self._lines[since]
        whose = viewer if apart is None or viewer in apart else None
        lines = known.get(whose)
        if lines is None:
            lines = known[whose] = _encode(self._live.lines(since, viewer))
        return lines

    def _for_some(self, seat: Seat | None, viewer: Viewer, words: bool) -> bytes:
        """The end of an update, with what only few viewers get: the view as text, and a pupil's
        advice."""
        live, play = self._live, self._live.table.play
        pupil = viewer == PUPIL and isinstance(live.table.occasion, LessonDeal)
        if play is None or not (words or pupil):
            return _FOR_MOST
        view = live.view(viewer)
        text = in_words(live.table, seat, view, self._table.overdue) if words else None
        advice = LESSONS[play.game].advise(view) if pupil else None
        return b"," + _encode({"words": text, "advice": advice})[1:]


class Wanted(Struct, frozen=True):
    """The ``Update`` that is due to the holder of a seat, or to a watcher (None), who has seen the
    table up to number ``since``. ``words`` says whether they want the view as text too."""

    updates: Updates
    seat: Seat | None
    since: int
    words: bool


def make_together(wanted: Sequence[Wanted]) -> list[Sequence[bytes]]:
    """Updates as JSON, each in pieces. Those of several tables are made together, step by step: see
    ``ViewParts.json``."""
    looks = [one.updates.look(one.seat) for one in wanted]
    views: list[Sequence[bytes]] = [_NO_VIEW] * len(wanted)
    of_games: dict[AnyGame, list[tuple[int, Look[Any]]]] = {}
    for number, look in enumerate(looks):
        if look is not None:
            of_games.setdefault(wanted[number].updates.rules, []).append((number, look))
    for rules, numbered in of_games.items():
        made = rules.views_json([look for _, look in numbered])
        for (number, _), view in zip(numbered, made, strict=True):
            views[number] = view
    return [
        one.updates.around(one, look, view)
        for one, look, view in zip(wanted, looks, views, strict=True)
    ]

"""The updates that the viewers of a table get: the table, their view of the game, and log lines."""

from typing import Any

import msgspec

from parlour.lessons import LESSONS, PUPIL, Advice
from parlour.rules.seat import PUBLIC, Seat, Viewer
from parlour.rules.value import Value
from parlour.tables.live_table import Live
from parlour.tables.presence import Present
from parlour.tables.table import LessonDeal
from parlour.tables.table_view import TableView, table_json, table_view
from parlour.tables.table_words import words as in_words

_encode = msgspec.json.Encoder().encode


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

    def __init__(self, live: Live, present: Present, served: float) -> None:
        """``served`` is the served time."""
        table, memo = live.table, live.memo
        self._live = live
        self._memo = memo
        away = live.absence.away(served)
        self._table = table_view(live.code, table, present, served, memo, away)
        self.seq = table.seq

    def json(self, seat: Seat | None, since: int, *, words: bool) -> bytes:
        """The ``Update`` for the holder of a seat, or for a watcher (None), who has seen the table
        up to number ``since``. ``words`` says whether they want the view as text too."""
        live = self._live
        table = live.table
        viewer: Viewer = PUBLIC if seat is None else table.viewer(seat)
        return b'{"kind":"update","seq":%d,"table":%b,"view":%b,"lines":%b,%b}' % (
            self.seq,
            table_json(self._table, table, seat, self._memo),
            live.view_json(viewer),
            live.lines_json(since, viewer),
            self._for_some(seat, viewer, words),
        )

    def _for_some(self, seat: Seat | None, viewer: Viewer, words: bool) -> bytes:
        """What only few viewers get: the view as text, and a pupil's advice."""
        live, play = self._live, self._live.table.play
        pupil = viewer == PUPIL and isinstance(live.table.occasion, LessonDeal)
        if play is None or not (words or pupil):
            return b'"words":null,"advice":null'
        view = live.view(viewer)
        text = in_words(live.table, seat, view, self._table.overdue) if words else None
        advice = LESSONS[play.game].advise(view) if pupil else None
        return _encode({"words": text, "advice": advice})[1:-1]

"""The update that a viewer of a table gets: the table, their view of the game, and log lines."""

from typing import Any

from parlour.lessons import LESSONS, PUPIL, Advice
from parlour.rules.seat import PUBLIC, Seat, Viewer
from parlour.rules.value import Value
from parlour.tables.live_table import Live
from parlour.tables.presence import Present
from parlour.tables.table import LessonDeal, Table
from parlour.tables.table_view import TableView, table_view


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


def update(
    live: Live, seat: Seat | None, present: Present, served: float, since: int, *, words: bool
) -> Update:
    """The update for the holder of a seat, or for a watcher (None), who has seen the table up to
    number ``since``. ``served`` is the served time, and ``words`` whether they want the view as
    text too."""
    table = live.table
    viewer: Viewer = PUBLIC if seat is None else table.viewer(seat)
    view = live.view(viewer)
    away = live.absence.away(served)
    return Update(
        seq=table.seq,
        table=table_view(live.code, table, seat, present, served, live.memo, away),
        view=view,
        lines=live.lines(since, viewer),
        words=table.rules.text(view) if view is not None and words else None,
        advice=_advice(table, view),
    )


def _advice(table: Table, view: Any) -> Advice | None:
    """The coach's advice, if the viewer is the pupil of a lesson."""
    if table.play is None or not isinstance(table.occasion, LessonDeal) or view.viewer != PUPIL:
        return None
    return LESSONS[table.play.game].advise(view)

"""What one viewer of a table is sent: the table, the game as they see it, and what happened."""

from typing import Any

from parlour.lessons import LESSONS, PUPIL, Advice
from parlour.rules.seat import PUBLIC, Seat, Viewer
from parlour.rules.value import Value
from parlour.tables.live_table import Live
from parlour.tables.presence import Present
from parlour.tables.table import LessonDeal, Table
from parlour.tables.table_view import TableView, table_view


class Update(Value, frozen=True, tag_field="kind", tag="update", kw_only=True):
    """Everything the viewer may know, at number ``seq``, and what happened since the last one.
    ``words`` is the whole view as text, for viewers who want it; ``advice`` what the coach says, in
    a lesson."""

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
    """What the coach says to the pupil, who is the only person in a lesson."""
    if table.play is None or not isinstance(table.occasion, LessonDeal) or view.viewer != PUPIL:
        return None
    return LESSONS[table.play.game].advise(view)

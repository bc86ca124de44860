"""The moments of Quiddler on which a bot may remark."""

from parlour.minds.moments import Moment, Moments
from parlour.rules.quiddler import events
from parlour.rules.quiddler.view_types import View
from parlour.rules.seat import Seat

LONG = 7
"""A word of this many letters is worth a remark."""


def _others(kind: str, view: View, seat: Seat | None = None) -> Moment:
    return Moment(kind, tuple(p.seat for p in view.players if p.seat != seat))


def _laid_down(view: View) -> Moment | None:
    laid = view.lay_downs[-1]
    # A watcher does not see the words of a face-down lay-down, so they cannot be remarked on.
    if any(sum(map(len, word.faces)) >= LONG for word in laid.words):
        return _others("long-word", view, laid.seat)
    return _others("out", view, laid.seat) if laid.out else None


MOMENTS: Moments = {
    events.Dealt: lambda view: _others("hello", view) if view.hand == 1 else None,
    events.WentOut: _laid_down,
    events.LaidDown: _laid_down,
    events.Ended: lambda view: _others("end", view),
}

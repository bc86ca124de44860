"""The moments of Letter Jam on which a bot may remark."""

from parlour.minds.moments import Moment, Moments
from parlour.rules.letterjam import events
from parlour.rules.letterjam.view_types import View


def _everybody(kind: str, view: View) -> Moment:
    return Moment(kind, tuple(range(len(view.players))))


def _helped(view: View) -> Moment:
    """The clue uses the letters of these players. Whether it told them anything, only they know,
    and a remark must not say it (LJ-R2)."""
    used = {source for source in view.clues[-1].sources if source.startswith("p")}
    return Moment("helped", tuple(sorted(int(source[1:]) for source in used)))


MOMENTS: Moments = {
    events.WordsDealt: lambda view: _everybody("hello", view),
    events.SharesDealt: lambda view: _everybody("hello", view),
    events.ClueGiven: _helped,
    events.RevealsBegan: lambda view: _everybody("reveal", view),
    events.Ended: lambda view: _everybody("end", view),
}

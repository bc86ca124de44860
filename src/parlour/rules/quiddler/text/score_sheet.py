"""Only Quiddler has a score sheet: the score of every player in every hand, part by part."""

from collections.abc import Iterator

from parlour.rules.naming import Names
from parlour.rules.quiddler.text.on_the_table import ruled
from parlour.rules.quiddler.view_types import ScoreRowView, View
from parlour.rules.wording import counted, listed, ordinal, spaced

_STANDING = {"standing": "", "upheld": ", upheld", "rejected": ", rejected"}


def score_sheet(view: View, names: Names) -> Iterator[str]:
    for hand in view.sheet:
        yield (
            f"Hand {hand.hand}, {counted(hand.size, 'card')} each, "
            f"dealt by {names.of(hand.dealer)}."
        )
        for seat, line in enumerate(hand.scores):
            yield f"{names.who(seat)}: {_line(line)}"
        for ruling in hand.rulings:
            yield f"Ruling: {ruled(ruling, names)}"


def _line(line: ScoreRowView) -> str:
    scored = [
        f"{w.word} ({'-'.join(w.faces)}, {w.points}{_STANDING[w.standing]})" for w in line.words
    ]
    words = f"words {listed(scored)}" if scored else "no words"
    left = f"; cards left over {spaced(line.leftovers)}" if line.leftovers else ""
    parts = ", ".join(f"{points} {what}" for what, points in line.parts.items())
    place = ", ".join(filter(None, (ordinal(line.place), line.moved)))
    points = f"{counted(line.points, 'point')} in this hand, {line.total} in all, {place}"
    return f"{words}{left}. {parts}: {points}."

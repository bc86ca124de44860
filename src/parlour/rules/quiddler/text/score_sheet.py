"""Only Quiddler has a score sheet: every hand of every player, with the arithmetic, in words."""

from collections.abc import Iterator

from parlour.rules.naming import Names
from parlour.rules.quiddler.text.on_the_table import ruled
from parlour.rules.quiddler.view_types import LineView, View
from parlour.rules.wording import counted, listed, spaced

_STANDING = {"standing": "", "upheld": " upheld", "rejected": " rejected"}


def score_sheet(view: View, names: Names) -> Iterator[str]:
    for hand in view.sheet:
        yield (
            f"Hand {hand.hand}, {counted(hand.size, 'card')} each, "
            f"dealt by {names.of(hand.dealer)}."
        )
        for seat, line in enumerate(hand.lines):
            yield f"{names.who(seat)}: {_line(line)}"
        for ruling in hand.rulings:
            yield f"Ruling: {ruled(ruling, names)}"


def _line(line: LineView) -> str:
    words = listed(f"{w.word} {w.points}{_STANDING[w.standing]}" for w in line.words)
    left = f" ({spaced(line.leftovers)})" if line.leftovers else ""
    facts = [
        f"words {words}, together {line.word_points}",
        f"left over {line.leftover_points}{left}",
    ]
    facts += [
        f"{what} {points}"
        for what, points in (
            ("challenges", line.challenges),
            ("lifted to zero by", line.lifted),
            ("most words", line.most_words),
            ("longest word", line.longest_word),
        )
        if points
    ]
    return f"{'; '.join(facts)}. Points {line.points}, total {line.total}."

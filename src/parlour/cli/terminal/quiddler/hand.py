"""Only Quiddler has a hand: the words it is arranged in, the other cards, and what it is worth."""

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from parlour.cli.terminal.cards import chip
from parlour.cli.terminal.face import Look
from parlour.cli.terminal.palette import CREAM, HONEY
from parlour.cli.terminal.quiddler.cards import LOOSE, card, in_a_row, labelled, width
from parlour.rules.quiddler.view_types import CardView, MineView, RowView, View

GAP = 2
"""Spaces between the words of an arrangement."""


def own_hand(view: View, look: Look, room: int) -> RenderableType:
    """Words first, each with its points, then the loose cards in alphabetical order."""
    assert view.mine is not None
    mine, rows = view.mine, view.mine.arrangement.rows
    held = {one.number: one for one in mine.cards}
    if not held:
        return Text("You have laid down all your cards.", style=look.tones.soft)
    loose = sorted((held[number] for number in mine.arrangement.left), key=_by_face)
    wide = sum(width(one.face, large=True) + 1 for one in mine.cards) + len(rows) * GAP
    large = look.tall and wide <= room

    def cards(group: Iterable[CardView], paper: str) -> Text:
        papers = ((one, HONEY if one.number == mine.drawn else paper) for one in group)
        return in_a_row([card(one.face, one.points, its, large=large) for one, its in papers])

    blocks = [
        labelled(cards((held[number] for number in row.cards), CREAM), _label(row, look))
        for row in rows
    ]
    if loose:
        left = f"left over {sum(one.points for one in loose)}"
        blocks.append(labelled(cards(loose, LOOSE), Text(left, style=look.tones.soft)))
    return Group(in_a_row(blocks, GAP), _worth(view, mine, look))


def _by_face(held: CardView) -> tuple[str, int]:
    return held.face, held.number


def _label(row: RowView, look: Look) -> Text:
    """The word with its points, and whether it is in the word list, if the view tells."""
    label = Text.assemble((row.word, "bold"), f" {row.points}")
    if row.listed is not None:
        label.append(*((" ✓", look.tones.good) if row.listed else (" ✗", look.tones.bad)))
    return label


def _worth(view: View, mine: MineView, look: Look) -> Text:
    """The points of the hand as it is arranged now."""
    tally = mine.arrangement.tally
    best = tally.best_discard
    worth = tally.worth if best is None else tally.by_discard[best].worth
    laid = any(one.seat == view.viewer and not one.void for one in view.lay_downs)
    said = Text.assemble(
        "Laid down: " if laid else "As it lies: ", (f"{worth}", f"bold {look.tones.plum}")
    )
    if best is not None:
        face = next(held.face for held in mine.cards if held.number == best)
        said.append(f" with {face} discarded", style=look.tones.soft)
    if mine.arrangement.could_go_out:
        said.append("   You can go out!", style=f"bold {look.tones.good}")
    elif mine.drawn is not None:
        drawn = next(held for held in mine.cards if held.number == mine.drawn)
        said.append_text(Text.assemble("   you drew ", chip(drawn.face, HONEY)))
    if mine.look_ups and view.at != view.viewer:
        last = mine.look_ups[-1]
        said.append(f"   {last.word} is {'' if last.found else 'not '}in the word list")
    return said


def as_it_would_lie(rows: Iterable[Sequence[int]], cards: Mapping[int, CardView]) -> RenderableType:
    """A preview of typed words, with their points and the cards left over."""
    used = [number for row in rows for number in row]
    words = [[cards[number] for number in row] for row in rows]
    left = sorted((held for held in cards.values() if held.number not in used), key=_by_face)
    blocks = [
        labelled(
            in_a_row([card(held.face, held.points) for held in word], 0),
            Text(f"{sum(held.points for held in word)}", style="bold"),
        )
        for word in words
    ]
    chips = Text(" ").join(chip(held.face, LOOSE) for held in left)
    return Group(in_a_row(blocks, GAP), Text.assemble("left: ", chips))

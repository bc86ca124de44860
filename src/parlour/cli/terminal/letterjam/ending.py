"""Only Letter Jam has a last act: final words card by card, the score, and the jar of jam."""

from collections.abc import Sequence
from itertools import cycle

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.terminal.cards import Card, cards_in_a_row, chip, side_by_side
from parlour.cli.terminal.face import Look
from parlour.cli.terminal.letterjam.stands import name
from parlour.cli.terminal.palette import BERRY, BERRY_DEEP, CREAM, HONEY, INK, OLD_CREAM, WOOD
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.view_types import EndView, FinalView, PlayerView, View
from parlour.rules.wording import listed

NAME_WIDTH = 12
LARGE_ROWS = 5
# The rows of the screen that are not for final words.
ROWS_AROUND = 18


def final_words(view: View, look: Look) -> RenderableType:
    """Everybody's word: backs of cards until they are turned."""
    words = []
    large = look.spacious and len(view.players) * (LARGE_ROWS + 1) <= look.height - ROWS_AROUND
    for player, paper in zip(view.players, cycle((CREAM, OLD_CREAM)), strict=False):
        final = player.final
        if final is None:
            continue
        called = Text(f"{name(view, player.seat)[: NAME_WIDTH - 1]:<{NAME_WIDTH}}", style="bold")
        verdict = _verdict(view, player, final, look)
        cards = _cards(view, player, final)
        if look.tall:
            # The name is on the middle row of the cards, to the left, and the verdict to the right.
            above = "\n" * (LARGE_ROWS // 2 if large else 1)
            beside = Text.assemble(" " * NAME_WIDTH, above, called)
            drawn = side_by_side(beside, cards_in_a_row(cards, large=large), gap=0)
            words += [side_by_side(drawn, Text.assemble(above, verdict)), Text()]
        else:
            words += [Text.assemble(called, _word(cards, paper), "  ", verdict)]
    return Group(*words)


def _word(cards: Sequence[Card], paper: str) -> Text:
    """A word as a line of cards. Every other line has darker paper, to tell the lines apart."""
    return Text(" ").join(
        chip(card.letter, paper if card.paper == CREAM else card.paper, card.ink) for card in cards
    )


def _cards(view: View, player: PlayerView, final: FinalView) -> list[Card]:
    """The cards of a final word as the viewer sees them."""
    if final.revealed:
        letters, sources = final.word or final.letters, final.cards
    elif player.seat == view.viewer and view.mine is not None:
        letters, sources = view.mine.believed, view.mine.cards
    else:
        return [Card(" ", BERRY_DEEP)] * max(len(player.row), len(final.claims))
    return [
        _card(letter, source, turned=final.revealed)
        for letter, source in zip(letters, sources, strict=True)
    ]


def _card(letter: str, source: str, *, turned: bool) -> Card:
    if source == WILD:
        return Card(letter, HONEY, INK)
    if source[0] == "b":
        return Card(letter, CREAM, BERRY)
    return Card(letter, CREAM, INK) if turned else Card(letter, BERRY, CREAM)


def _verdict(view: View, player: PlayerView, final: FinalView, look: Look) -> Text:
    if final.word is not None:
        said = (
            ("✓ counts", look.tones.good) if final.correct else ("✗ does not count", look.tones.bad)
        )
        return Text.assemble(said)
    if final.revealed and final.asked_word is not None:
        knows = "do you" if player.seat == view.viewer else "does its owner"
        return Text(f"{knows} know {final.asked_word}?", style=look.tones.honey)
    if final.revealed:
        votes = sum(vote is True for vote in final.accepted_by)
        return Text(f"does it count? {votes} say yes", style=look.tones.honey)
    if view.phase == "reveal":
        next_ = "next" if view.suggested == player.seat else ""
        return Text(next_, style=look.tones.honey)
    names = CardNames(view.people, view.viewer)
    doing = Text("ready" if final.ready else "arranging", style=look.tones.soft)
    if final.asks_for:
        wanted = listed(names.spoken(source) for source in final.asks_for)
        doing.append(f", asks for {wanted}", style=look.tones.honey)
    return doing


def score(view: View, look: Look) -> RenderableType:
    """For every player: the secret word, the final word, and the points with their parts."""
    end = view.end
    assert end is not None
    grid = Table.grid(padding=(0, 3, 0, 0))
    for player, paper in zip(view.players, cycle((CREAM, OLD_CREAM)), strict=False):
        final = player.final
        assert final is not None
        tone = look.tones.good if final.correct else look.tones.bad
        grid.add_row(
            Text(name(view, player.seat), style="bold"),
            Text(end.words[player.seat], style=look.tones.soft),
            _word(_cards(view, player, final), CREAM if look.tall else paper),
            Text(" + ".join(end.parts[player.seat]), style=look.tones.soft),
            Text(f"{player.points:>3}", style=f"bold {tone}"),
        )
        if note := end.notes[player.seat]:
            grid.add_row("", "", "", Text(note, style=look.tones.honey))
        if look.tall:
            grid.add_row()
    grid.add_row("", "", "", Text("together", style="bold"), Text(f"{end.total:>3}", style="bold"))
    return grid


def words(view: View, look: Look) -> RenderableType:
    """Everybody's secret word, row and guesses, after a game that was ended early."""
    end = view.end
    assert end is not None
    grid = Table.grid(padding=(0, 3, 0, 0))
    soft = look.tones.soft
    grid.add_row("", Text("word", style=soft), Text("row", style=soft), Text("guesses", style=soft))
    for player, sheet in zip(view.players, end.sheets, strict=True):
        row = [Card(letter or " ", CREAM, INK) for letter in player.row]
        # While words are made there are no rows yet: show the shares instead.
        hand = [Card(letter, CREAM, INK) for letter in end.shares[player.seat]]
        grid.add_row(
            Text(name(view, player.seat), style="bold"),
            Text(end.words[player.seat] or "not made yet", style=look.tones.plum),
            _word(row or hand, CREAM),
            Text(" ".join(entry.guess or "·" for entry in sheet[: len(player.row)]), style=soft),
        )
    return grid


def jar(view: View, look: Look) -> RenderableType:
    """The grade as a jar of jam: one layer for each step that was reached."""
    end = view.end
    assert end is not None
    assert end.grade is not None
    drawn = Text.assemble(("  ▄▄▄▄▄▄▄▄▄\n", WOOD))
    for step in range(len(end.steps), 0, -1):
        filled = end.grade >= step
        drawn.append(" ▐", style=look.tones.soft)
        drawn.append("         ", style=f"on {BERRY}" if filled else "")
        drawn.append("▌", style=look.tones.soft)
        drawn.append(f" {end.steps[step - 1]}\n", style="bold" if filled else look.tones.soft)
    drawn.append("  ▀▀▀▀▀▀▀▀▀", style=look.tones.soft)
    return side_by_side(drawn, _grade(end, look))


def _grade(end: EndView, look: Look) -> Text:
    assert end.total is not None
    assert end.grade is not None
    said = Text.assemble("\n", (f"{end.total} points", f"bold {look.tones.plum}"))
    said.append(f"\n{end.grade_name}\ngrade {end.grade} of {len(end.steps)}")
    if end.grade < len(end.steps):
        more, next_ = end.steps[end.grade] - end.total, end.grades[end.grade + 1]
        said.append(f"\n{more} more: {next_}", style=look.tones.soft)
    return said

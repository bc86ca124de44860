"""Only Quiddler has a score sheet: the hand just scored with its arithmetic, and all others."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.terminal.face import Look
from parlour.cli.terminal.palette import LEAF, WOOD
from parlour.cli.terminal.quiddler.doubts import ruled
from parlour.minds.quiddler.hindsight import hindsight
from parlour.rules.naming import Names
from parlour.rules.quiddler.view_types import ScoreRowView, View


def last_hand(view: View, look: Look) -> RenderableType:
    """Everybody's words, leftovers and bonuses in the hand just scored, and the sum."""
    hand, names = view.sheet[-1], Names(view.people, view.viewer)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    soft = look.tones.soft
    grid.add_row("", "", Text("hand", style=soft), Text("total", style=soft))
    for seat, line in enumerate(hand.scores):
        grid.add_row(
            Text.assemble((names.who(seat), "bold"), (_moved(line), soft)),
            Text("   ").join(_parts(line, look)),
            Text(f"{line.points}", style=f"bold {_tone(line.points, look)}"),
            Text(f"{line.total}", style=f"bold {look.tones.plum}"),
        )
    rulings = [ruled(ruling, names, look) for ruling in hand.rulings]
    best = hindsight(view)
    return Group(grid, *rulings, *([Text(best, style=soft)] if best else ()))


def _moved(line: ScoreRowView) -> str:
    """A line that says how the hand changed the player's place; empty if it did not."""
    return f"\n{line.moved}" if line.moved else ""


def _tone(points: int, look: Look) -> str:
    return look.tones.bad if points < 0 else look.tones.good


def _parts(line: ScoreRowView, look: Look) -> Iterator[Text]:
    """The parts of the sum."""
    soft = look.tones.soft
    for word in line.words:
        style = f"strike {look.tones.bad}" if word.standing == "rejected" else ""
        yield Text.assemble((word.word, style), (f" {word.points}", soft))
    if line.leftovers:
        yield Text.assemble("left ", " ".join(line.leftovers))
    for what, points in line.parts.items():
        yield Text.assemble(f"{what} ", (f"{points:+}", _tone(points, look)))


def whole(view: View, look: Look) -> RenderableType:
    """Every hand of every player, and the totals."""
    names = Names(view.people, view.viewer)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for _ in view.players:
        grid.add_column(justify="right", no_wrap=True, overflow="ellipsis", max_width=10)
    soft = look.tones.soft
    grid.add_row("", *(Text(names.who(player.seat), style="bold") for player in view.players))
    for hand in view.sheet:
        grid.add_row(
            Text(f"{hand.size} cards", style=soft),
            *(Text(f"{line.points}") for line in hand.scores),
        )
    best = max((player.total for player in view.players), default=0)
    grid.add_row(
        Text("total", style="bold"),
        *(
            Text(
                f"{player.total}",
                style=f"bold {look.tones.good if player.total == best else look.tones.plum}",
            )
            for player in view.players
        ),
    )
    return grid


def chart(view: View, look: Look, room: int) -> RenderableType:
    """Everybody's total as a bar, the best first."""
    names = Names(view.people, view.viewer)
    ranked = sorted(view.players, key=lambda player: -player.total)
    called = {player.seat: names.who(player.seat) for player in ranked}
    width = max(map(len, called.values()))
    longest = max(1, *(abs(player.total) for player in ranked))
    most = room - width - len(f" {-longest}") - 2
    lines = []
    for player in ranked:
        bar = "█" * round(most * max(0, player.total) / longest) or "▏"
        lines.append(
            Text.assemble(
                (f"{called[player.seat]:<{width}} ", "bold"),
                (bar, LEAF if player is ranked[0] else WOOD),
                f" {player.total}",
            )
        )
    return Group(*lines)


def winners(view: View, look: Look) -> RenderableType:
    return Text(f"{view.result}.", style=f"bold {look.tones.good}")

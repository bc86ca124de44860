"""Only Quiddler has opponents: the two piles, and the other players with their words."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.terminal.face import Look
from parlour.cli.terminal.quiddler.cards import (
    LARGE_HEIGHT,
    back,
    card,
    in_a_row,
    labelled,
    width,
)
from parlour.rules.naming import Names
from parlour.rules.quiddler.view_types import LayDownView, PlayerView, View
from parlour.rules.wording import listed

LONGEST_NAME = 12
# Spaces between the words of two players.
BETWEEN_PLAYERS = 5
# The rows of the screen that are not for words on the table.
ROWS_AROUND_WORDS = 28


def piles_width(look: Look) -> int:
    """The width of the panel: room for the widest card on the discards, and for the edges."""
    return 32 if look.tall else 24


def piles(view: View, look: Look) -> RenderableType:
    """The stock from behind, and the top of the discard pile."""
    blocks = [labelled(back(large=look.tall), Text(f"{view.stock}", style=look.tones.soft))]
    if view.top is not None:
        top = card(view.top.face, view.top.points, large=look.tall)
        blocks.append(labelled(top, Text(f"{view.discards}", style=look.tones.soft)))
    names = Text.assemble(
        (f"{'stock':<{width('-', large=look.tall) + 3}}", look.tones.soft), ("discards", "bold")
    )
    return Text.assemble(names, "\n", in_a_row(blocks, 3))


def players(view: View, look: Look) -> RenderableType:
    """Everybody with their cards, their total, and what they do or have laid down."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    names = Names(view.people, view.viewer)
    called = {player.seat: names.who(player.seat) for player in view.players}
    most = max(player.cards for player in view.players)
    for columns in (min(max(map(len, called.values())), LONGEST_NAME) + 2, most, 4):
        grid.add_column(no_wrap=True, overflow="ellipsis", width=columns)
    grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    for player in view.players:
        turn = player.seat == view.at
        marker = Text.assemble(("▸ " if turn else "  ", f"bold {look.tones.honey}"))
        grid.add_row(
            Text.assemble(marker, (called[player.seat], "bold" if turn else "")),
            Text.assemble(("▮" * player.cards, look.tones.soft)),
            Text.assemble((f"{player.total:>4}", f"bold {look.tones.plum}")),
            _standing(view, player, look),
        )
    return grid


def laid(view: View, look: Look) -> RenderableType | None:
    """Everybody's words of this hand as cards, large if that leaves room for the rest; None without
    words."""
    found = [one for one in view.lay_downs if one.words and not one.void]
    if not found:
        return None
    rows = _side_by_side(view, found, look, large=True)
    if len(rows) * (LARGE_HEIGHT + 3) > look.height - ROWS_AROUND_WORDS:
        rows = _side_by_side(view, found, look, large=False)
    return Text("\n\n").join(in_a_row(row, BETWEEN_PLAYERS) for row in rows)


def _side_by_side(
    view: View, lay_downs: Iterable[LayDownView], look: Look, *, large: bool
) -> list[list[Text]]:
    """The lay-downs in rows, as many in each as fit."""
    names = Names(view.people, view.viewer)
    rows: list[list[Text]] = []
    for lay_down in lay_downs:
        block = _as_cards(lay_down, names.who(lay_down.seat), look, large=large)
        if rows and _width([*rows[-1], block]) <= look.room:
            rows[-1].append(block)
        else:
            rows.append([block])
    return rows


def _width(blocks: Sequence[Text]) -> int:
    return max(line.cell_len for line in in_a_row(blocks, BETWEEN_PLAYERS).split())


def _as_cards(lay_down: LayDownView, called: str, look: Look, *, large: bool) -> Text:
    standing = [word for word in lay_down.words if word.standing != "rejected"]
    drawn = [
        in_a_row([card(face, None, large=large) for face in word.faces], 0) for word in standing
    ]
    cards = in_a_row(drawn or [Text()], 2)
    return Text.assemble((called, "bold"), "\n", cards, "\n", words(lay_down, look))


def hands(view: View, look: Look) -> RenderableType:
    """Everybody's cards face up, and the words that they laid down in this hand."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    names = Names(view.people, view.viewer)
    for player in view.players:
        laid = [found for found in view.lay_downs if found.seat == player.seat and not found.void]
        grid.add_row(
            Text(names.who(player.seat), style="bold"),
            Text(" ".join(player.faces or ())),
            Text("  ").join(words(found, look) for found in laid),
        )
    return grid


def _standing(view: View, player: PlayerView, look: Look) -> Text:
    """The words that a player has laid down, or else what they do."""
    laid = [found for found in view.lay_downs if found.seat == player.seat and not found.void]
    if laid:
        said = Text("out: " if player.out else "", style=f"bold {look.tones.good}")
        return Text.assemble(said, words(laid[-1], look))
    return Text(player.doing, style=look.tones.soft if player.final is None else look.tones.honey)


def words(lay_down: LayDownView, look: Look) -> Text:
    """The words of a lay-down in a line, with their points; rejected ones are struck out."""
    told = Text(f"{lay_down.cards} cards face down" if not lay_down.words else "")
    for word in lay_down.words:
        style = f"strike {look.tones.bad}" if word.standing == "rejected" else "bold"
        told.append("  " if told else "")
        told.append(word.word, style=style)
        told.append(f" {word.points}", style=look.tones.soft)
        if word.standing == "upheld":
            told.append(" ✓", style=look.tones.good)
    if lay_down.face_down and lay_down.words:
        told.append("  face down", style=look.tones.soft)
    return told


def answered(view: View) -> str:
    """Who has passed, challenged or voted in the challenge that runs."""
    names = Names(view.people, view.viewer)
    done = [names.of(player.seat) for player in view.players if player.answered]
    return listed(done) if done else "nobody yet"

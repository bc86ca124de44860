"""The terminal face of Quiddler: the panels and keys of each phase."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Group

from parlour.cli.terminal.face import PANEL_EDGES, Key, Look, Panel, in_short
from parlour.cli.terminal.quiddler import doubts, hand, opponents, score_sheet
from parlour.cli.terminal.quiddler.keys import keys
from parlour.rules.quiddler.view_types import View

QUIDDLER = "quiddler"


class QuiddlerFace:
    """The piles, the players, the viewer's hand, challenged words, and the score sheet."""

    def headline(self, view: View) -> str:
        if view.phase in ("setup", "over", "scored"):
            return view.headline
        return f"Hand {view.hand} of {len(view.sizes)}. {view.headline}"

    def panels(self, view: View, look: Look) -> Sequence[Panel]:
        match view.phase:
            case "setup":
                return []
            case "scored":
                panels = [Panel(f"Hand {view.hand}", score_sheet.last_hand(view, look), 0)]
                if look.tall and (look.spacious or len(view.sheet) > 1):
                    panels += [*_laid(view, look, 1), *_scores(view, look, 2)]
                return panels
            case "over" if view.ended_early:
                return [
                    Panel("Ended early: everybody's hand", opponents.hands(view, look), 0),
                    Panel("Score sheet so far", score_sheet.whole(view, look), 1),
                ]
            case "over":
                total = Group(score_sheet.winners(view, look), score_sheet.whole(view, look))
                panels = [
                    Panel("Final score", total, 0),
                    Panel("The last hand", score_sheet.last_hand(view, look), 1),
                ]
                if look.spacious:
                    totals = Panel("Totals", score_sheet.chart(view, look, look.room), 3)
                    panels += [*_laid(view, look, 2), totals]
                return panels
        return [*_around(view, look), *_own(view, look)]

    def keys(self, view: View) -> Sequence[Key]:
        return keys(view)

    def beats(self, view: View) -> float:
        return 2.0 if view.phase in ("challenge", "defence", "vote") else 1.0


def _around(view: View, look: Look) -> list[Panel]:
    """The piles and the players, or the words that can be challenged."""
    players = Panel("Players", opponents.players(view, look), 0)
    if view.phase not in ("challenge", "defence", "vote"):
        return [
            Panel("Piles", opponents.piles(view, look), 0, opponents.piles_width(look)),
            players,
        ]
    laid = Panel(view.doubted, doubts.on_the_table(view, look), 0)
    if look.tall:
        return [laid, Panel("Players", opponents.players(view, look), 1)]
    return [laid]


def _own(view: View, look: Look) -> list[Panel]:
    if view.mine is None:
        panels = [Panel("Everybody's cards", opponents.hands(view, look), 2)]
    else:
        panels = [Panel("Your hand", hand.own_hand(view, look, look.room), 2)]
    if view.phase not in ("challenge", "defence", "vote"):
        panels += _laid(view, look, 3)
    if look.spacious and not view.sheet:
        panels.append(in_short(QUIDDLER, 4))
    elif look.tall and view.sheet:
        panels += _scores(view, look, 4)
    return panels


def _laid(view: View, look: Look, row: int) -> list[Panel]:
    """The words that lie on the table, on a screen that has room for them as cards."""
    words = opponents.laid(view, look) if look.spacious else None
    return [] if words is None else [Panel("Words on the table", words, row)]


def _scores(view: View, look: Look, row: int) -> list[Panel]:
    """The score sheet, and beside it a chart where there is room."""
    sheet = Panel("Score sheet", score_sheet.whole(view, look), row)
    if not look.spacious:
        return [sheet]
    half = look.room // 2
    chart = Panel("Totals", score_sheet.chart(view, look, half - PANEL_EDGES), row)
    return [replace(sheet, width=half), chart]

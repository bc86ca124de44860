"""The terminal face of Quiddler: the panels and keys of each phase."""

from collections.abc import Sequence

from rich.console import Group

from parlour.cli.terminal.face import Key, Look, Panel
from parlour.cli.terminal.quiddler import doubts, hand, opponents, score_sheet
from parlour.cli.terminal.quiddler.keys import keys
from parlour.rules.quiddler.view_types import View

STORY_WIDTH = 38
PANEL_EDGES = 4


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
                if look.tall and len(view.sheet) > 1:
                    panels.append(Panel("Score sheet", score_sheet.whole(view, look), 1))
                return panels
            case "over" if view.ended_early:
                return [
                    Panel("Ended early: everybody's hand", opponents.hands(view, look), 0),
                    Panel("Score sheet so far", score_sheet.whole(view, look), 1),
                ]
            case "over":
                total = Group(score_sheet.winners(view, look), score_sheet.whole(view, look))
                return [
                    Panel("Final score", total, 0),
                    Panel("The last hand", score_sheet.last_hand(view, look), 1),
                ]
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
    room = look.width - PANEL_EDGES - (STORY_WIDTH if look.wide else 0)
    panels = [Panel("Your hand", hand.own_hand(view, look, room), 2)]
    if look.tall and view.sheet:
        panels.append(Panel("Score sheet", score_sheet.whole(view, look), 3))
    return panels

"""How Quiddler looks: which panels stand where in each phase."""

from collections.abc import Sequence

from rich.console import Group

from parlour.cli.terminal.face import Key, Look, Panel
from parlour.cli.terminal.quiddler import doubts, hand, opponents, score_sheet
from parlour.cli.terminal.quiddler.keys import keys
from parlour.rules.naming import Names
from parlour.rules.quiddler.view_types import View

STORY_WIDTH = 38
PANEL_EDGES = 4


class QuiddlerFace:
    """The piles, the players, one's hand, words in doubt, and the score sheet."""

    def headline(self, view: View) -> str:
        number = f"Hand {view.hand} of {len(view.sizes)}"
        match view.phase:
            case "setup":
                return "The cards are being dealt"
            case "draw" | "play":
                return f"{number}: {_turn(view)}"
            case "challenge":
                return f"{number}: {doubts.title(view)}"
            case "defence" | "vote":
                assert view.challenge is not None
                return f"{number}: is {view.challenge.spelled} a word?"
            case "over":
                return "The game was ended early" if view.ended_early else "The game is over"
        return f"{number} is scored"

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

    def countdown(self, view: View, seconds: int) -> str:
        return f"{seconds} s left"

    def beats(self, view: View) -> float:
        return 2.0 if view.phase in ("challenge", "defence", "vote") else 1.0


def _turn(view: View) -> str:
    assert view.at is not None
    names = Names(view.people, view.viewer)
    if view.at != view.viewer:
        turn = f"{names.owner(view.at)} {'turn' if view.out is None else 'final turn'}"
    elif view.phase == "draw":
        turn = "draw a card" if view.out is None else "draw for your final turn"
    else:
        turn = "your turn" if view.out is None else "your final turn"
    if view.out is None:
        return turn
    return f"{names.of(view.out)} {'are' if view.out == view.viewer else 'is'} out, {turn}"


def _around(view: View, look: Look) -> list[Panel]:
    """The piles and the players, or the words that are in doubt."""
    players = Panel("Players", opponents.players(view, look), 0)
    if view.phase not in ("challenge", "defence", "vote"):
        return [
            Panel("Piles", opponents.piles(view, look), 0, opponents.piles_width(look)),
            players,
        ]
    laid = Panel(doubts.title(view), doubts.on_the_table(view, look), 0)
    if look.tall:
        return [laid, Panel("Players", opponents.players(view, look), 1)]
    return [laid]


def _own(view: View, look: Look) -> list[Panel]:
    room = look.width - PANEL_EDGES - (STORY_WIDTH if look.wide else 0)
    panels = [Panel("Your hand", hand.own_hand(view, look, room), 2)]
    if look.tall and view.sheet:
        panels.append(Panel("Score sheet", score_sheet.whole(view, look), 3))
    return panels

"""Headlines of Quiddler: a few words on what goes on in the game, and what each player does.

They are made from views, so they cannot say more than a view shows.
"""

from parlour.rules import manners
from parlour.rules.naming import Names
from parlour.rules.quiddler.choices import CanPass
from parlour.rules.quiddler.options import Options
from parlour.rules.quiddler.state import DOUBTING, Phase
from parlour.rules.quiddler.view_types import Final, View
from parlour.rules.seat import Seat
from parlour.rules.wording import capital, counted

_YOURS = {
    ("draw", False): "Your turn: draw a card",
    ("draw", True): "Your final turn: draw",
    ("play", False): "Your turn: discard or go out",
    ("play", True): "Your final turn: lay down",
}

_FINAL: dict[Final, str] = {
    "to-come": "has one more turn",
    "now": "has the final turn",
    "done": "has had the final turn",
}


def words(view: View) -> dict[str, str]:
    """The fields of a view that say in words what the others hold."""
    return {
        "headline": headline(view),
        "doubted": doubted(view),
        "final_turns": final_turns(view),
        "result": result(view),
    }


def headline(view: View) -> str:
    """What goes on now."""
    if view.ended_early:
        return manners.ENDED_EARLY
    match view.phase:
        case "draw" | "play":
            return _turn(view)
        case "challenge":
            may_pass = any(isinstance(choice, CanPass) for choice in view.choices)
            return "Challenge or pass" if may_pass else doubted(view)
        case "defence" | "vote":
            assert view.challenge is not None
            word = view.challenge.spelled
            return f"{word} is challenged" if view.phase == "defence" else f"Does {word} stand?"
        case "scoring" | "scored":
            return f"Hand {view.hand} is scored"
        case "over":
            return "The game is over"
    return "The cards are dealt"


def _turn(view: View) -> str:
    last = view.out is not None
    if view.at is None or view.at == view.viewer:
        return _YOURS[view.phase, last]
    return f"The {'final ' if last else ''}turn of {view.people[view.at].name}"


def countdown(options: Options, phase: Phase) -> str:
    """What the house waits for, or an empty text."""
    return "Words can be challenged" if phase == "challenge" and options.challenge_seconds else ""


def doubted(view: View) -> str:
    """Whose words can be challenged."""
    if view.phase not in DOUBTING:
        return ""
    if view.at is None:
        return "The words of the final turns"
    laid = view.lay_downs[-1]
    verb = "go" if laid.out else "lay"
    who = Names(view.people, view.viewer).who(laid.seat)
    own = laid.seat == view.viewer
    return f"{who} {verb if own else _THIRD[verb]} {'out' if laid.out else 'down'}"


_THIRD = {"go": "goes", "lay": "lays"}


def final_turns(view: View) -> str:
    """A sentence on what happens after a player went out."""
    if view.out is None or view.phase in ("scoring", "scored", "over"):
        return ""
    if view.at is None:
        return "The final turns are over, and all words are revealed."
    names = Names(view.people, view.viewer)
    out = f"{names.who(view.out)} {'are' if names.is_viewer(view.out) else 'is'} out."
    if view.at == view.viewer:
        return f"{out} This is your final turn."
    return f"{out} Everybody else has one more turn."


def result(view: View) -> str:
    """Who has won."""
    if not view.winners:
        return ""
    names, total = Names(view.people, view.viewer), view.players[view.winners[0]].total
    many = len(view.winners) > 1 or names.is_viewer(view.winners[0])
    won = "share the win" if len(view.winners) > 1 else "win" if many else "wins"
    return f"{capital(names.all_of(view.winners))} {won} with {counted(total, 'point')}"


def doing(
    phase: Phase, seat: Seat, at: Seat | None, out: bool, final: Final | None, answered: bool
) -> str:
    """A few words on what matters most about a player now."""
    if phase in ("scoring", "scored", "over"):
        return ""
    if out:
        return "is out"
    if answered:
        return "has voted" if phase == "vote" else "has passed"
    if final is not None:
        return _FINAL[final]
    if seat != at:
        return ""
    return {"draw": "draws a card", "play": "plays"}.get(phase, "has laid down")

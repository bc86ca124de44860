"""Headlines of Quiddler: a few words on what goes on in the game, and what each player does.

They are made of the parts of views, so they cannot say more than a view shows.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from parlour.rules import manners
from parlour.rules.company import Person
from parlour.rules.naming import Names
from parlour.rules.quiddler.choices import AnyChoice, CanPass
from parlour.rules.quiddler.options import Options
from parlour.rules.quiddler.state import DOUBTING, Phase
from parlour.rules.quiddler.verdict import verdicts
from parlour.rules.quiddler.view_types import (
    BestWordView,
    ChallengeView,
    Final,
    HandView,
    LayDownView,
    PlayerView,
    RulingView,
)
from parlour.rules.seat import PUBLIC, Seat, Viewer
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


class Seen(Protocol):
    """What headlines are made of: some fields of a view."""

    @property
    def viewer(self) -> Viewer | None: ...
    @property
    def people(self) -> Sequence[Person]: ...
    @property
    def ended_early(self) -> bool: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def hand(self) -> int: ...
    @property
    def at(self) -> Seat | None: ...
    @property
    def out(self) -> Seat | None: ...
    @property
    def choices(self) -> Sequence[AnyChoice]: ...
    @property
    def lay_downs(self) -> Sequence[LayDownView]: ...
    @property
    def challenge(self) -> ChallengeView | None: ...
    @property
    def winners(self) -> Sequence[Seat]: ...
    @property
    def players(self) -> Sequence[PlayerView]: ...
    @property
    def rulings(self) -> Sequence[RulingView]: ...
    @property
    def sheet(self) -> Sequence[HandView]: ...


def words(view: Seen) -> dict[str, Any]:
    """The fields of a view that say in words what the others hold."""
    return {
        "headline": headline(view),
        "doubted": doubted(view),
        "final_turns": final_turns(view),
        "result": result(view),
        "verdicts": verdicts(view),
        "best_word": best_word(view),
        "hindsight": _hindsight(view),
    }


def headline(view: Seen) -> str:
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


def _turn(view: Seen) -> str:
    last = view.out is not None
    if view.at is None or Names(view.people, view.viewer).is_viewer(view.at):
        return _YOURS[view.phase, last]
    return f"The {'final ' if last else ''}turn of {view.people[view.at].name}"


def countdown(options: Options, phase: Phase) -> str:
    """What the house waits for, or an empty text."""
    return "Words can be challenged" if phase == "challenge" and options.challenge_seconds else ""


def doubted(view: Seen) -> str:
    """Whose words can be challenged."""
    if view.phase not in DOUBTING:
        return ""
    if view.at is None:
        return "The words of the final turns"
    laid = view.lay_downs[-1]
    verb = "go" if laid.out else "lay"
    names = Names(view.people, view.viewer)
    who, own = names.who(laid.seat), names.is_viewer(laid.seat)
    return f"{who} {verb if own else _THIRD[verb]} {'out' if laid.out else 'down'}"


_THIRD = {"go": "goes", "lay": "lays"}


def final_turns(view: Seen) -> str:
    """A sentence on what happens after a player went out."""
    if view.out is None or view.phase in ("scoring", "scored", "over"):
        return ""
    if view.at is None:
        return "The final turns are over, and all words are revealed."
    names = Names(view.people, view.viewer)
    out = f"{names.who(view.out)} {'are' if names.is_viewer(view.out) else 'is'} out."
    if names.is_viewer(view.at):
        return f"{out} This is your final turn."
    return f"{out} Everybody else has one more turn."


def result(view: Seen) -> str:
    """Who has won."""
    if not view.winners:
        return ""
    names, total = Names(view.people, view.viewer), view.players[view.winners[0]].total
    many = len(view.winners) > 1 or names.is_viewer(view.winners[0])
    won = "share the win" if len(view.winners) > 1 else "win" if many else "wins"
    return f"{capital(names.all_of(view.winners))} {won} with {counted(total, 'point')}"


def best_word(view: Seen) -> BestWordView | None:
    """The best word of a finished game: the one with the most points, then the longest, then the
    first."""
    if not view.winners:
        return None
    said = [
        (word, hand.hand, seat)
        for hand in view.sheet
        for seat, line in enumerate(hand.scores)
        for word in line.words
        if word.points
    ]
    if not said:
        return None
    word, hand, seat = max(said, key=lambda one: (one[0].points, len(one[0].word)))
    names = Names(view.people, view.viewer)
    have = "have" if names.is_viewer(seat) else "has"
    worth = f"{word.word}, {counted(word.points, 'point')} in hand {hand}"
    return BestWordView(
        word=word.word,
        faces=word.faces,
        points=word.points,
        seat=seat,
        hand=hand,
        sentence=f"{names.who(seat)} {have} the best word of the game: {worth}.",
    )


def _hindsight(view: Seen) -> int | None:
    scored = view.phase in ("scored", "over") and not view.ended_early
    return view.hand if scored and view.viewer not in (None, PUBLIC) else None


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

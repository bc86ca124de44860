"""Headlines of Letter Jam: a few words on what goes on in the game, and what each player does.

They are made from views, so they cannot say more than a view shows.
"""

from parlour.rules import manners
from parlour.rules.letterjam.choices import CanGiveUp, CanKnow
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.state import Phase
from parlour.rules.letterjam.view_types import PlayerView, View
from parlour.rules.wording import capital

_PLAYING: dict[Phase, str] = {
    "setup": "The cards are dealt",
    "making": "Make a word for your neighbour",
    "clue": "Choose a clue together",
    "deciding": "Stay or move on?",
    "final": "Lay out your word",
    "reveal": "The words are revealed",
    "over": "The game is over",
}

_WATCHING = _PLAYING | {
    "making": "Words are made for the neighbours",
    "clue": "A clue is chosen",
    "final": "The words are laid out",
}

_DECIDED = {None: "decided", "stay": "stays", "move": "moves on", "guessed": "guessed"}


def words(view: View) -> dict[str, str]:
    """The fields of a view that say in words what the others hold."""
    return {
        "headline": headline(view),
        "agreement": agreement(view) if view.phase == "clue" else "",
    }


def headline(view: View) -> str:
    """What goes on now, or the question that the viewer has to answer."""
    if view.ended_early:
        return manners.ENDED_EARLY
    for choice in view.choices:
        if isinstance(choice, CanKnow):
            return f"Do you know what {choice.word} means?"
        if isinstance(choice, CanGiveUp):
            names = CardNames(view.people, view.viewer)
            source, askers = next(iter(choice.askers.items()))
            asks = "asks" if len(askers) == 1 else "ask"
            return f"{capital(names.all_of(askers))} {asks} you for {names.spoken(source)}"
    return (_WATCHING if view.mine is None else _PLAYING)[view.phase]


def countdown(left_to_people: bool, claimed: bool) -> str:
    """What the house waits for, or an empty text."""
    return "Bots leave the wildcard to people" if left_to_people and not claimed else ""


def agreement(view: View) -> str:
    """A sentence on how the table agrees on a clue."""
    match view.options.agreement:
        case "unanimity":
            return "All must back the same clue."
        case "majority":
            return "More than half must back the same clue."
        case "host":
            names = CardNames(view.people, view.viewer)
            decides = "decide" if names.is_viewer(view.host) else "decides"
            return f"{names.who(view.host)} {decides} which clue is given."


def doing(phase: Phase, player: PlayerView) -> str:
    """A few words on what matters most about a player now."""
    if player.maker is not None:
        if player.maker.made:
            return "has made a word"
        return "looks through what is put aside" if player.maker.searching else "is making a word"
    if phase == "deciding" and player.has_decision:
        return _DECIDED[player.decision] if player.decided else "decides"
    if phase == "final" and player.final is not None:
        return "ready" if player.final.ready else "thinks"
    if phase == "over":
        return ""
    if player.wants_stop:
        return "wants to stop"
    if player.good_clue:
        return "good clue"
    return {True: "is sure", False: "is unsure", None: ""}[player.sure]

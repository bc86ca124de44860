"""Headlines of Letter Jam: a few words on what goes on in the game, and what each player does.

They are made from views, so they cannot say more than a view shows.
"""

from typing import Any

from msgspec.structs import replace

from parlour.rules import manners
from parlour.rules.letterjam.choices import CanAccept, CanGiveUp, CanGuessAloud, CanKnow
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.state import Phase
from parlour.rules.letterjam.tips import tips
from parlour.rules.letterjam.view_types import PlayerView, StopView, View
from parlour.rules.seat import Seat
from parlour.rules.wording import capital

_PLAYING: dict[Phase, str] = {
    "setup": "The cards are being dealt",
    "making": "Make a word for your neighbour",
    "clue": "Choose a clue together",
    "deciding": "Stay or move on?",
    "final": "Lay out your word",
    "reveal": "The words are being turned up",
    "over": "The game is over",
}

_LAST: dict[Phase, str] = {
    "making": "Only your word is not made yet",
    "deciding": "Only you have not decided: stay or move on?",
    "final": "Only your word is not ready yet",
    "reveal": "Only your word is still face down",
}
"""The headline of a player for whom everybody waits."""

_DONE: dict[Phase, str] = {
    "making": "The others are still making words",
    "deciding": "The others are deciding: stay or move on?",
    "final": "The others are still laying out their words",
}
"""The headline of a player who has nothing to do any more."""

_WATCHING = _PLAYING | {
    "making": "The players are making words for their neighbours",
    "clue": "The players are choosing a clue",
    "deciding": "The players are deciding: stay or move on?",
    "final": "The players are laying out their words",
}

_DECIDED = {None: "decided", "stay": "stays", "move": "moves on", "guessed": "guessed"}


def words(view: View) -> dict[str, Any]:
    """The fields of a view that say in words what the others hold."""
    names = CardNames(view.people, view.viewer)
    stop = view.stop
    return {
        "headline": headline(view),
        "agreement": agreement(view) if view.phase == "clue" else "",
        "stop": None if stop is None else replace(stop, words=_stop(view, stop, names)),
        "tips": tips(view),
    }


def headline(view: View) -> str:
    """What goes on now, or the question that the viewer has to answer."""
    if view.ended_early:
        return manners.ENDED_EARLY
    names = CardNames(view.people, view.viewer)
    for choice in view.choices:
        if isinstance(choice, CanKnow):
            return f"Do you know what {choice.word} means?"
        if isinstance(choice, CanAccept):
            # Not the word itself: its cards are still being turned.
            return f"Does {names.owner(choice.seat)} word count?"
        if isinstance(choice, CanGiveUp):
            source, askers = next(iter(choice.askers.items()))
            asks = "asks" if len(askers) == 1 else "ask"
            return f"{capital(names.all_of(askers))} {asks} you for {names.spoken(source)}"
    if view.phase == "clue" and (choosing := _choosing(view, names)):
        return choosing
    if view.judging is not None and (judged := _judged(view, view.judging, names)):
        return judged
    if view.mine is None:
        return _WATCHING[view.phase]
    alone = view.waiting_for == (view.viewer,) and len(view.people) > 1
    if view.viewer in view.waiting_for and _on_extra(view):
        return f"{'Only you have not decided: say' if alone else 'Say'} {_EXTRA}"
    if alone and view.phase in _LAST:
        return _LAST[view.phase]
    if view.waiting_for and view.viewer not in view.waiting_for and view.phase in _DONE:
        return _DONE[view.phase]
    return _PLAYING[view.phase]


def _judged(view: View, owner: Seat, names: CardNames) -> str:
    """What happens to the word that is being judged; empty if its owner is asked about it."""
    final = view.players[owner].final
    if final is None or final.asked_word is not None:
        return ""
    voters = "The table votes" if view.viewer != owner else "The others vote"
    return f"{voters} on {names.owner(owner)} word"


_EXTRA = "your extra letter aloud, or keep it?"


def _on_extra(view: View) -> bool:
    return any(isinstance(choice, CanGuessAloud) for choice in view.choices)


def _choosing(view: View, names: CardNames) -> str:
    """What is special about the choice of a clue now, or an empty text."""
    if view.stop is not None and view.stop.agreed:
        return "The clues are about to end"
    if len(view.waiting_for) != 1:
        return ""
    if not view.offers:
        return f"Only {names.of(view.waiting_for[0])} can give a clue now"
    if view.waiting_for != (view.viewer,):
        return ""
    if view.options.agreement == "host":
        return "You decide which clue is given"
    return "All the others back one clue: do you?"


def countdown(*, left_to_people: bool, claimed: bool, stopping: bool) -> str:
    """What the house waits for, or an empty text."""
    if stopping:
        return "Votes can still be taken back"
    return "Bots leave the wildcard to people" if left_to_people and not claimed else ""


def _stop(view: View, stop: StopView, names: CardNames) -> str:
    """Who wants to stop the clues, how many it takes, and what the viewer's vote would do."""
    if stop.agreed:
        return "The table agrees to stop the clues."
    votes = _votes_needed(view)
    want = "wants" if len(stop.wanted_by) == 1 and stop.wanted_by[0] != view.viewer else "want"
    who = f"{capital(names.all_of(stop.wanted_by))} {want} to stop the clues"
    ends = " Your vote would end the clues for everybody." if stop.ends else ""
    if votes is None:
        decides = "decide" if names.is_viewer(view.host) else "decides"
        wanted = f"{who}, but " if stop.wanted_by else ""
        host = names.of(view.host) if wanted else names.who(view.host)
        return f"{wanted}{host} {decides} when the clues stop.{ends}"
    if stop.wanted_by:
        return f"{who}: {len(stop.wanted_by)} of {votes} votes.{ends}"
    players = len(view.players)
    enough = f"all {players}" if votes == players else f"{votes} of the {players}"
    return f"The clues stop when {enough} players want it.{ends}"


def _votes_needed(view: View) -> int | None:
    """How many votes stop the clues; None if the host's alone counts."""
    players = len(view.players)
    return {"unanimity": players, "majority": players // 2 + 1}.get(view.options.agreement)


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

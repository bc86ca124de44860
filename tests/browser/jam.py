"""How guests play Letter Jam: as a bot would, but to a quick end."""

import re

from parlour.minds.registry import mind, minds
from parlour.rules.base import Act
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.choices import CanAccept, CanBack, CanMoveOn, CanStay, CanWantStop
from parlour.rules.letterjam.view_types import PlayerView, View
from tests.browser.jammer import Jammer

MOST_ACTS = 400
CLUES = 4
"""The number of clues after which people stop."""

BOT = mind("letterjam", minds("letterjam")[0])


def what_to_do(view: View, giver: int, clues: int = CLUES) -> Act | None:
    """The act of a guest, or None to wait. Guests act as a bot would, but only the giver drafts
    clues, all want to stop after some clues, and all accept every final word."""
    assert view.viewer is not None
    can = {type(choice): choice for choice in view.choices}
    if isinstance(judge := can.get(CanAccept), CanAccept):
        return acts.Accept(seat=judge.seat, accept=True)
    bots = [one for one in view.players if view.people[one.seat].mind]
    if view.phase == "final" and not all(_is_done(view, bot) for bot in bots):
        return None  # a bot may still claim a card that the guest would use
    if view.phase != "clue":
        return BOT.choose(view)
    if len(view.clues) >= clues:
        stop = can.get(CanWantStop)
        wanted = isinstance(stop, CanWantStop) and stop.want
        return acts.WantStop(round=view.round, want=True) if wanted else None
    if view.viewer == giver:
        return BOT.choose(view) if view.players[giver].backing is None else None
    offer = next((one for one in view.offers if one.giver == giver), None)
    back = can.get(CanBack)
    if not offer or not isinstance(back, CanBack) or offer.number not in back.offers:
        return None
    # Bots back what people offer. Wait for them: with the last backer the clue is given.
    if not all(bot.backing == offer.number for bot in bots):
        return None
    return acts.Back(round=view.round, offer=offer.number)


def _is_done(view: View, bot: PlayerView) -> bool:
    """Whether a bot is done with its word, or has none and leaves the wildcard to people."""
    assert bot.final is not None
    return bot.final.ready or (bot.sure is not None and view.wildcard_left_to_people)


def hurry(view: View) -> Act | None:
    """Moves on to the next card as soon as possible, with any guess."""
    assert view.viewer is not None
    assert view.mine is not None
    me = view.players[view.viewer]
    if view.phase != "deciding" or me.card is None or view.mine.decision is not None:
        return None
    if any(isinstance(one, CanMoveOn) for one in view.choices):
        return acts.MoveOn(round=view.round)
    if me.has_decision and view.mine.sheet[me.card].guess is None:
        return acts.Guess(card=me.card, letter="A")
    return None


def take_a_step(jammer: Jammer, giver: int, clues: int = CLUES) -> Act | None:
    """Does the next act, if there is one, and waits until the view shows it."""
    act = what_to_do(jammer.view, giver, clues)
    if act is not None:
        seq = jammer.reader.seq
        jammer.do(act)
        while seq == jammer.reader.seq or what_to_do(jammer.view, giver, clues) == act:
            seq = jammer.reader.seq
            jammer.reader.waits_beyond(seq)
    return act


def begin_with_bots(jammer: Jammer, bots: int, **options: str) -> None:
    """Starts a game with bots and these options, and waits for the first view."""
    jammer.guest.makes_a_table()
    jammer.chooses(**options)
    jammer.guest.adds_bots(bots)
    jammer.guest.starts()
    jammer.reader.waits_until(lambda: jammer.reader.view is not None)


def public(view: View) -> object:
    """The part of a view that is the same for everybody."""
    players = [
        (one.card, one.backing, one.decided, one.wants_stop, one.sure) for one in view.players
    ]
    return view.phase, view.round, view.offers, players, [one.final for one in view.players]


def agree(people: list[Jammer]) -> None:
    """Waits until all pages have the same public view."""
    for one in people:
        one.reader.waits_until(lambda: all(it.reader.view is not None for it in people))
    people[0].reader.waits_until(
        lambda: all(public(one.view) == public(people[0].view) for one in people)
    )


def wait_for_bots(jammer: Jammer) -> None:
    """Waits until the bots have done their part, or the game is over."""

    def rests(view: View) -> bool:
        if view.phase == "reveal":
            return what_to_do(view, giver=0) is not None
        if view.phase == "final":
            return all(_is_done(view, one) for one in view.players if view.people[one.seat].mind)
        return view.phase == "over" or list(view.waiting_for) == [0]

    jammer.reader.waits_until(lambda: rests(jammer.view))


def stay(people: list[Jammer]) -> None:
    """Everybody who may stay or move on stays."""
    for one in people:
        one.reader.waits_until(lambda one=one: one.view.phase != "clue")  # type: ignore[misc]
    for one in people:
        if any(isinstance(choice, CanStay) for choice in one.view.choices):
            one.press(one.button(re.compile("^Stay")))

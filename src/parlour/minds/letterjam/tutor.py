"""The partner in the Letter Jam lesson: it follows the lesson's script.

It gives the scripted clue for the pupil's letter, waits when the pupil should give a clue or stop,
knows its own letters, and agrees with the pupil in everything. When the pupil leaves the script,
it plays as the game's stand-in bot.
"""

from parlour.lessons.lesson import PUPIL
from parlour.lessons.letterjam.script import (
    SCRIPT,
    own_word,
    partners_clue,
    pupil,
    spelled,
)
from parlour.minds.registry import mind
from parlour.rules import Act
from parlour.rules.letterjam import LETTER_JAM, acts
from parlour.rules.letterjam.choices import (
    AnyChoice,
    CanArrange,
    CanBack,
    CanDraft,
    CanMoveOn,
    CanOffer,
    CanReady,
    CanStay,
    CanWantStop,
)
from parlour.rules.letterjam.view_types import View


class Tutor:
    """Plays Letter Jam with a pupil."""

    name = "tutor"

    def choose(self, view: View) -> Act | None:
        """The act for the seat whose view this is; see `parlour.minds.Mind`."""
        if view.viewer is None or view.mine is None:
            return None
        can: dict[type, AnyChoice] = {type(choice): choice for choice in view.choices}
        match view.phase:
            case "clue" if view.stop is not None and view.stop.agreed:
                return None
            case "clue":
                return _stop(view, can) or _back(view, can) or _give(view, can)
            case "deciding":
                return _decide(view, can)
            case "final":
                return _finish(view, can)
        return _unscripted(view)


def _unscripted(view: View) -> Act | None:
    return mind(LETTER_JAM.name, LETTER_JAM.stand_in_mind).choose(view)


def _stop(view: View, can: dict[type, AnyChoice]) -> Act | None:
    stop = can.get(CanWantStop)
    if isinstance(stop, CanWantStop) and stop.want and pupil(view).wants_stop:
        return acts.WantStop(round=stop.round, want=True)
    return None


def _back(view: View, can: dict[type, AnyChoice]) -> Act | None:
    """Back an offer, the pupil's before all others."""
    back = can.get(CanBack)
    if not isinstance(back, CanBack):
        return None
    offers = sorted(view.offers, key=lambda offer: (offer.giver != PUPIL, offer.number))
    if offers[0].number in back.offers:
        return acts.Back(round=back.round, offer=offers[0].number)
    return None


def _give(view: View, can: dict[type, AnyChoice]) -> Act | None:
    clue = partners_clue(view)
    if clue is None or clue.giver != view.viewer or view.offers:
        return None
    offer, draft = can.get(CanOffer), can.get(CanDraft)
    if isinstance(offer, CanOffer):
        return acts.Offer(round=offer.round, draft=offer.drafts[-1])
    if not isinstance(draft, CanDraft):
        return None
    scripted = spelled(draft, clue.word)
    if scripted is not None and pupil(view).source in scripted.sources:
        return scripted
    return _unscripted(view)


def _decide(view: View, can: dict[type, AnyChoice]) -> Act | None:
    assert view.viewer is not None
    assert view.mine is not None
    me, row = view.players[view.viewer], SCRIPT.rows[view.viewer]
    if not me.has_decision or me.decided or me.card is None:
        return None
    move, stay = can.get(CanMoveOn), can.get(CanStay)
    if me.card < len(row):
        if view.mine.sheet[me.card].guess != row[me.card]:
            return acts.Guess(card=me.card, letter=row[me.card])
        if isinstance(move, CanMoveOn):
            return acts.MoveOn(round=move.round)
    return acts.Stay(round=stay.round) if isinstance(stay, CanStay) else None


def _finish(view: View, can: dict[type, AnyChoice]) -> Act | None:
    assert view.viewer is not None
    assert view.mine is not None
    arrange, word = can.get(CanArrange), own_word(view, view.viewer)
    if not isinstance(arrange, CanArrange) or arrange.objection(word):
        return _unscripted(view)
    if (view.mine.cards, view.mine.wildcard) != (word.cards, word.wildcard):
        return word
    return acts.Ready() if CanReady in can else None

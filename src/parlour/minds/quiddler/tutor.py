"""The partner in the Quiddler lesson: it bluffs once, and otherwise plays as the stand-in bot."""

from parlour.lessons.quiddler.script import SCRIPT, cards_for
from parlour.minds.registry import mind
from parlour.rules import Act
from parlour.rules.quiddler import QUIDDLER, acts
from parlour.rules.quiddler.choices import CanDrawStock, CanGoOut
from parlour.rules.quiddler.view_types import View


class Tutor:
    """Plays Quiddler with a pupil."""

    name = "tutor"

    def choose(self, view: View) -> Act | None:
        """The act for the seat whose view this is; see `parlour.minds.Mind`."""
        return _bluff(view) or mind(QUIDDLER.name, QUIDDLER.stand_in_mind).choose(view)


def _bluff(view: View) -> Act | None:
    """Go out on the first turn with an invalid word, for the pupil to challenge."""
    if view.viewer is None or view.mine is None or view.players[view.viewer].turns:
        return None
    for can in view.choices:
        if isinstance(can, CanDrawStock):
            return acts.DrawStock(hand=can.hand, turn=can.turn)
        if isinstance(can, CanGoOut):
            word = cards_for(SCRIPT.bluff, can.cards)
            left = [number for number in can.cards if word and number not in word]
            if word and len(left) == 1:
                return acts.GoOut(hand=can.hand, turn=can.turn, words=(word,), discard=left[0])
    return None

"""Quiddler's bots by level: novice, regular and expert."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.minds.quiddler import acting
from parlour.minds.quiddler.level import EXPERT, NOVICE, REGULAR, Level
from parlour.minds.quiddler.words import lexicon_of
from parlour.rules import Act
from parlour.rules.quiddler.view_types import View
from parlour.rules.seat import Seat
from parlour.words import Lexicon, zipf

if TYPE_CHECKING:
    from parlour.minds.quiddler.turn import Turn

# Probability that an unknown word is invalid, and the same if its owner has made up words before.
DOUBT, DOUBT_OF_INVENTOR = 0.2, 0.6


class _Levelled:
    """Plays Quiddler at one level."""

    level: Level

    @property
    def name(self) -> str:
        return self.level.name

    def choose(self, view: View) -> Act | None:
        """The act for the seat whose view this is; see `parlour.minds.Mind`."""
        if view.viewer is None or view.mine is None:
            return None
        match view.phase:
            case "draw":
                return self._turn(view).draw() if view.at == view.viewer else None
            case "play":
                return self._turn(view).play() if view.at == view.viewer else None
            case "challenge":
                return acting.challenge(
                    view, lambda word, owner: self._challenges(view, word, owner)
                )
            case "defence":
                return acting.defend(view)
            case "vote":
                return acting.vote(view, lambda word: self._knows(view, word))
            case "scored":
                return acting.next_hand(view)
        return None

    def _turn(self, view: View) -> Turn:
        # Imported on first use: it loads numpy.
        from parlour.minds.quiddler.turn import Turn

        return Turn(view, self.level)

    def _knows(self, view: View, word: str) -> bool:
        """Whether the bot knows the word. It knows every word of a list that does not ship with
        Parlour, because there are no frequencies for it."""
        if word not in lexicon_of(view.options):
            return False
        counted = word in Lexicon.open("parlour")
        return not counted or zipf(word) >= self.level.recognises

    def _challenges(self, view: View, word: str, owner: Seat) -> bool:
        """Whether a challenge has a positive expected value for the bot."""
        if self._knows(view, word):
            return False
        if view.options.upheld == "nothing" or not self.level.recognises:
            return True
        # A rejected word costs its owner its points twice, which the others share as an advantage.
        # An upheld word costs the challenger its points once.
        rulings = [ruling for hand in view.sheet for ruling in hand.rulings] + [*view.rulings]
        invented = any(ruling.owner == owner and not ruling.upheld for ruling in rulings)
        doubt = DOUBT_OF_INVENTOR if invented else DOUBT
        return 2 * doubt / (len(view.players) - 1) > 1 - doubt


class Novice(_Levelled):
    """Knows everyday words and takes any card that helps now."""

    level = NOVICE


class Regular(_Levelled):
    """Knows the words of well-read people and looks one draw ahead."""

    level = REGULAR


class Expert(_Levelled):
    """Knows all words and considers the opponents."""

    level = EXPERT

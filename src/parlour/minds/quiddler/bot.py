"""The bots that people choose by how well they play: novice, regular and expert."""

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

# How likely a word that one has never heard of is none, and when its owner has made words up.
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
        # Imported with the first thought: it brings numpy.
        from parlour.minds.quiddler.turn import Turn

        return Turn(view, self.level)

    def _knows(self, view: View, word: str) -> bool:
        """Whether it has heard of the word. Words of a list that the house does not have are taken
        for known: nobody has counted how common they are."""
        if word not in lexicon_of(view.options):
            return False
        counted = word in Lexicon.open("parlour")
        return not counted or zipf(word) >= self.level.recognises

    def _challenges(self, view: View, word: str, owner: Seat) -> bool:
        """Whether it doubts a word enough for what a wrong challenge costs."""
        if self._knows(view, word):
            return False
        if view.options.upheld == "nothing" or not self.level.recognises:
            return True
        # A word that falls costs its owner its points twice; one that stands costs as much once.
        rulings = [ruling for hand in view.sheet for ruling in hand.rulings] + [*view.rulings]
        invented = any(ruling.owner == owner and not ruling.upheld for ruling in rulings)
        doubt = DOUBT_OF_INVENTOR if invented else DOUBT
        return 2 * doubt / (len(view.players) - 1) > 1 - doubt


class Novice(_Levelled):
    """Knows everyday words and takes what helps now."""

    level = NOVICE


class Regular(_Levelled):
    """Knows what well-read people know and plans a card ahead."""

    level = REGULAR


class Expert(_Levelled):
    """Knows all words and thinks of the others."""

    level = EXPERT

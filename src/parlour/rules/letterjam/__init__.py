"""Letter Jam: you see everybody's letter but your own.

>>> from random import Random
>>> from parlour.rules import HOUSE, gather
>>> from parlour.rules.letterjam import LETTER_JAM, Deal
>>> from parlour.words import Lexicon
>>> options = LETTER_JAM.options("rulebook", {"length": 4})
>>> state = LETTER_JAM.begin(options, gather(["Lisa", "Paul"]), Lexicon.open("parlour"))
>>> state = LETTER_JAM.decide(state, HOUSE, Deal(), Random(1)).state
>>> view = LETTER_JAM.view(state, viewer=0)
>>> view.players[0].letter is None, view.players[1].letter is None
(True, False)
"""

from parlour.rules.letterjam.acts import Deal
from parlour.rules.letterjam.letterjam import LETTER_JAM, LetterJam
from parlour.rules.letterjam.options import Options
from parlour.rules.letterjam.view_types import View

__all__ = ["LETTER_JAM", "Deal", "LetterJam", "Options", "View"]

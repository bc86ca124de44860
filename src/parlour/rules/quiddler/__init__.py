"""Quiddler: players make words from a growing hand of cards, some of which have two letters.

>>> from random import Random
>>> from parlour.rules import HOUSE, gather
>>> from parlour.rules.quiddler import QUIDDLER, Deal
>>> from parlour.words import Lexicon
>>> options = QUIDDLER.options("published", {"hands": 3})
>>> state = QUIDDLER.begin(options, gather(["Lisa", "Paul"]), Lexicon.open("parlour"))
>>> state = QUIDDLER.decide(state, HOUSE, Deal(), Random(1)).state
>>> view = QUIDDLER.view(state, viewer=0)
>>> len(view.mine.cards), view.players[1].cards, view.players[1].faces
(3, 3, None)
"""

from parlour.rules.quiddler.acts import Deal
from parlour.rules.quiddler.options import Options
from parlour.rules.quiddler.quiddler import QUIDDLER, Quiddler
from parlour.rules.quiddler.view_types import View

__all__ = ["QUIDDLER", "Deal", "Options", "Quiddler", "View"]

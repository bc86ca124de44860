"""Commands as acts, and acts as commands, for one view.

>>> from random import Random
>>> from parlour.rules import HOUSE, gather
>>> from parlour.rules.letterjam import LETTER_JAM, Deal, Options
>>> from parlour.words import Lexicon
>>> state = LETTER_JAM.begin(Options(), gather(["Lisa", "Paul"]), Lexicon.open("parlour"))
>>> view = LETTER_JAM.view(LETTER_JAM.decide(state, HOUSE, Deal(), Random(1)).state, viewer=0)
>>> act = command(view, "guess e")
>>> act
Guess(card=0, letter='E')
>>> say(view, act)
'guess 1 E'
>>> command(view, "stay").sentence
'A clue is being chosen now.'
"""

from parlour.rules.letterjam.phrases import PHRASEBOOK

command = PHRASEBOOK.command
say = PHRASEBOOK.say

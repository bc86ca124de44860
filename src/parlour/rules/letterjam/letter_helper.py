"""Only Letter Jam hides one's own letters: the helper marks those that make a word of a clue.

It knows what the reader knows: the clue as they read it, and the word list.
"""

from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.box import Deck
from parlour.rules.letterjam.view_types import HIDDEN
from parlour.words import Lexicon


def fitting(letters: str, deck: Deck, lexicon: Lexicon) -> str:
    """The letters on cards that make a word in place of every ``?``. A wildcard may be any letter,
    the same at each of its places.

    >>> from parlour.rules.letterjam.box import deck
    >>> words = Lexicon.from_words("few", ["CAT", "CUT", "COT", "TAT"])
    >>> fitting("C?T", deck("english"), words)
    'AOU'
    >>> fitting("*A?", deck("english"), words)
    'T'
    """
    wild = deck.alphabet if WILD in letters else (WILD,)
    return "".join(
        own
        for own in deck.letters
        if any(letters.replace(HIDDEN, own).replace(WILD, it) in lexicon for it in wild)
    )

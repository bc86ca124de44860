"""Only Letter Jam hides a player's own letters: the helper finds those that make a word of a clue.

It knows no more than the player: the clue as the player reads it, and the word list.
"""

from collections.abc import Iterable

from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.box import Deck
from parlour.rules.letterjam.view_types import HIDDEN, ClueView
from parlour.words import Lexicon


def fitting(letters: str, deck: Deck, lexicon: Lexicon) -> str:
    """The letters of the deck that make a word in place of every ``?``. The wildcard may be any
    letter, but the same one at each of its places.

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


def fitting_all(clues: Iterable[ClueView]) -> dict[int, str]:
    """For each card of the player, the letters that make a word of every clue with it. A clue that
    no letter makes a word of (a name, for example) is ignored."""
    found: dict[int, str] = {}
    for clue in clues:
        for card in {card for card in clue.own_cards if card is not None}:
            so_far = found.get(card, "")
            fits = clue.fits or so_far
            found[card] = "".join(letter for letter in fits if letter in (so_far or fits))
    return found

"""Letters of Letter Jam's cards as somebody types them."""

from __future__ import annotations

from collections import Counter

DECK = "english"


class LettersError(ValueError):
    """What was typed are no letters on cards; the message is one plain sentence."""


def read_letters(typed: str) -> str:
    """Letters typed in any case, in one piece or apart, each of them on a card."""
    from parlour.rules.letterjam.box import deck

    counts = deck(DECK).counts
    letters = typed.replace(",", " ").upper().replace(" ", "")
    for letter, count in Counter(letters).items():
        if letter not in counts:
            raise LettersError(f"There is no card {letter} in Letter Jam.")
        if count > counts[letter]:
            raise LettersError(
                f"There are {count} cards {letter} here; the deck has {counts[letter]}."
            )
    return letters

"""Answers to single questions about words and cards, without a game.

>>> import parlour
>>> parlour.solve("qu i t v v").words
(('QU', 'I', 'T'),)
>>> parlour.deduce("?lan", "ho?e")["P"] > 0.9
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.minds.quiddler.arrangement import Arrangement

DECK = "english"
HOLE, WILDCARD = "?", "*"
LONGEST_CLUE = 45


class HandError(ValueError):
    """The cards cannot be a Quiddler hand; the message is one plain sentence."""


class LettersError(ValueError):
    """Letters or clues that Letter Jam cannot have; the message is one plain sentence."""


# Quiddler


def solve(
    cards: str | Iterable[str],
    *,
    points: str = "manual",
    lexicon: str = "strict",
    discard: bool = True,
) -> Arrangement:
    """The words that score most from a Quiddler hand of up to 11 cards.

    ``cards`` is one text with spaces, in any case (``"qu i e t"``), or a card at a time; a whole
    word such as ``"hello"`` is a card for each of its letters. ``points`` names a table of card
    points, ``lexicon`` a built-in word list or a file. With ``discard`` the answer keeps one card
    back, to end the turn with. Raises ``HandError`` if the cards cannot be a hand, or if there are
    no such points.
    """
    # Imported here, so that a question about Letter Jam does not load the solver.
    from parlour.minds.quiddler.index import CardIndex
    from parlour.minds.quiddler.solver import Solver
    from parlour.rules.quiddler import box
    from parlour.rules.wording import there_are
    from parlour.words import Lexicon

    if points not in box.point_tables():
        known = there_are(box.point_tables())
        raise HandError(f"There is no table of points called {points!r}; {known}.")
    counts = box.deck(DECK).counts
    hand = read_hand([cards] if isinstance(cards, str) else cards, counts)
    letters = frozenset("".join(hand))
    index = CardIndex(filter(letters.issuperset, Lexicon.find(lexicon)), counts)
    return Solver(index, box.point_table(points).points).solve(hand, discard=discard)


def read_hand(typed: Iterable[str], deck: Mapping[str, int]) -> list[str]:
    """Parses a hand: cards with spaces or commas between them. A part that is not a card, such as a
    whole word, is split into its letters. Raises HandError."""
    from parlour.minds.quiddler.index import MOST_CARDS

    hand = [card for part in _parts(typed) for card in split_into_cards(part, deck)]
    if not hand:
        raise HandError("There is no card in this hand; write the cards apart, such as: qu i e t.")
    for card in hand:
        if card not in deck:
            raise HandError(f"There is no card {card}; a card is a letter, {_pairs(deck)}.")
    if len(hand) > MOST_CARDS:
        raise HandError(f"This hand has {len(hand)} cards; it can have {MOST_CARDS} at most.")
    for card, count in Counter(hand).items():
        if count > deck[card]:
            raise HandError(f"This hand has {count} cards {card}; the deck has {deck[card]}.")
    return hand


def _parts(typed: Iterable[str]) -> list[str]:
    return " ".join(typed).replace(",", " ").upper().split()


def split_into_cards(part: str, deck: Mapping[str, int]) -> list[str]:
    """The cards of a typed part: the card itself, or a card for each letter of a whole word.

    >>> deck = {"T": 6, "H": 2, "E": 12, "TH": 2}
    >>> split_into_cards("TH", deck), split_into_cards("THE", deck), split_into_cards("T1", deck)
    (['TH'], ['T', 'H', 'E'], ['T1'])
    """
    letters = list(part)
    return letters if part not in deck and all(letter in deck for letter in letters) else [part]


def words_split(typed: Iterable[str], deck: Mapping[str, int]) -> dict[str, list[str]]:
    """The parts of a typed hand that are not cards, each with the letters it was split into."""
    parts = {part: split_into_cards(part, deck) for part in _parts(typed)}
    return {part: cards for part, cards in parts.items() if len(cards) > 1}


def _pairs(deck: Mapping[str, int]) -> str:
    *others, last = (card for card in deck if len(card) > 1)
    return f"{', '.join(others)} or {last}"


# Letter Jam


def deduce(*clues: str, seen: str = "", lexicon: str | None = None) -> dict[str, float]:
    """The letters that a Letter Jam card can be, with their chances, the likeliest first.

    A clue is written as its reader sees it: ``?`` for the card, ``*`` for the wildcard
    (``"h*?e"``). ``seen`` are the letters on other cards that the reader has seen. With a
    ``lexicon``, a built-in word list or a file, exactly its words count, each as likely as the
    others; without one, common words are likelier. Raises ``LettersError`` for a clue or a letter
    that Letter Jam cannot have.
    """
    from parlour.minds.letterjam.advice import fitting_letters
    from parlour.words import Lexicon

    words = None if lexicon is None else Lexicon.find(lexicon)
    return fitting_letters([read_clue(clue) for clue in clues], read_letters(seen), words)


def read_clue(typed: str) -> str:
    """A typed clue, in capitals. Raises LettersError."""
    clue = typed.strip().upper()
    for character in clue:
        if character not in (HOLE, WILDCARD) and not ("A" <= character <= "Z"):
            raise LettersError(
                f"{typed!r} has {character!r}; a clue has letters, ? for the card and * for the "
                "wildcard."
            )
    if HOLE not in clue:
        raise LettersError(f"{typed!r} has no ?, so there is nothing to deduce.")
    if len(clue) > LONGEST_CLUE:
        raise LettersError(f"A clue has at most {LONGEST_CLUE} letters.")
    return clue


def read_letters(typed: str) -> str:
    """Typed letters in capitals, without spaces and commas. Raises LettersError if the deck does
    not have these cards."""
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

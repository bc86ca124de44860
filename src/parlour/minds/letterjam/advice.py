"""Only Letter Jam has clues: single questions about them, without a table.

>>> fitting_letters(["?LAN", "HO?E"])["P"] > 0.9
True
>>> best = advise("HOU", "GS", most=1)[0]
>>> best.word, [reader.letter for reader in best.readers]
('THOUGHTS', ['H', 'O', 'U'])
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
from msgspec import Struct

from parlour.minds.letterjam.clue_value import BONUS_USED, ClueReader, Outlook, kept_letters
from parlour.minds.letterjam.clueing import FoundClue, best_clues
from parlour.minds.letterjam.knowledge import (
    NUMBER,
    Chances,
    Counts,
    count,
    even,
    whole_deck,
    words_for_rows,
)
from parlour.minds.letterjam.level import LEVELS
from parlour.minds.letterjam.reading import PERSON, heard
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.view_types import HIDDEN
from parlour.words import Lexicon, fits
from parlour.words.spelling import ALPHABET

DECK = "english"
USUAL_LENGTH = 5
STAND_USED = 0.1
"""Value of using a nonplayer stand whose stack is unknown, in cards read."""
LEAST = PERSON.own * 2
"""The least likelihood of a letter that makes any listed word."""


def fitting_letters(
    patterns: Iterable[str], seen: str = "", lexicon: Lexicon | None = None
) -> dict[str, float]:
    """The letters that make a word in every one of these clues, with their probabilities, the
    likeliest first. Cards in ``seen`` lie elsewhere, so they lower the probability of a letter.
    With a lexicon only its words count, and all of them are equally likely."""
    weights = _unseen(seen).astype(np.float64)
    for pattern in patterns:
        if lexicon is None:
            fit = heard(pattern, PERSON)
            weights *= np.where(fit < LEAST, 0.0, fit)
        else:
            fitting = fits(pattern, lexicon)
            weights *= np.array([letter in fitting for letter in ALPHABET])
    if not weights.any():
        return {}
    chances = even(weights)
    order = sorted(np.flatnonzero(chances), key=lambda letter: (-chances[letter], letter))
    return {ALPHABET[letter]: float(chances[letter]) for letter in order}


class AdvisedReader(Struct, frozen=True):
    """A reader of the clue: their letter, the letters they consider possible, and the
    probability that they give to the right one."""

    letter: str
    candidates: tuple[str, ...]
    chance: float


class AdvisedClue(Struct, frozen=True):
    """A clue, the cards that spell it, and what each reader can infer from it."""

    word: str
    sources: tuple[str, ...]
    readers: tuple[AdvisedReader, ...]
    score: float


def advise(
    players: str, stands: str, bonus: str = "", *, most: int, lexicon: Lexicon | None = None
) -> list[AdvisedClue]:
    """The best clues for a giver who sees these letters, the best one first. With a lexicon, a clue
    must be one of its words.

    The letters get the sources p1, p2, ..., s1, s2, ... and b1, b2, ... in the given order.
    """
    letters = {f"p{place}": letter for place, letter in enumerate(players, 1)}
    letters |= {f"s{place}": letter for place, letter in enumerate(stands, 1)}
    letters |= {f"b{place}": letter for place, letter in enumerate(bonus, 1)}
    readers = {
        source: ClueReader(NUMBER[letter], _first_card(letters, source), 1.0, 0.0)
        for source, letter in letters.items()
        if source[0] == "p"
    }
    others = {
        source: STAND_USED if source[0] == "s" else -BONUS_USED
        for source in letters
        if source not in readers
    }
    table = Outlook(letters, readers, others)
    found = best_clues(table, LEVELS["expert"], most, lexicon)
    return [_advised(clue, letters, readers) for clue in found]


def _advised(
    clue: FoundClue, letters: Mapping[str, str], readers: Mapping[str, ClueReader]
) -> AdvisedClue:
    read = []
    for source, reader in readers.items():
        if source in clue.sources:
            pattern = "".join(
                HIDDEN if card == source else letters.get(card, WILD) for card in clue.sources
            )
            kept = np.array([letter in kept_letters(pattern) for letter in ALPHABET])
            left = reader.chances * kept
            chance = float(left[reader.letter] / left.sum())
            candidates = tuple(ALPHABET[n] for n in np.argsort(-left, kind="stable") if left[n])
            read.append(AdvisedReader(letters[source], candidates, round(chance, 4)))
    return AdvisedClue(clue.word, clue.sources, tuple(read), round(clue.worth, 4))


def _first_card(letters: Mapping[str, str], source: str) -> Chances:
    """The probability of each letter for the first card of a row, before any clue."""
    words = words_for_rows(USUAL_LENGTH, from_table=True)
    seen = [letter for card, letter in letters.items() if card != source]
    weights = words.weights(_unseen(seen), whole_deck(DECK))
    chances = even(weights @ words.counts)
    own = NUMBER[letters[source]]
    chances[own] = max(chances[own], 1e-3)
    return even(chances)


def _unseen(seen: Iterable[str]) -> Counts:
    left: Counts = np.maximum(whole_deck(DECK) - count(seen), 0)
    return left

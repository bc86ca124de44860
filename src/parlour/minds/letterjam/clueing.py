"""Only Letter Jam has clues: finding the word that tells the others most about their letters."""

from __future__ import annotations

from itertools import islice, product

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from parlour.minds.letterjam.clue_value import Giver, Outlook
from parlour.minds.letterjam.level import WORDS_FOR_PEOPLE, Level
from parlour.minds.letterjam.wordbook import wordbook
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import CanDraft
from parlour.rules.letterjam.view_types import View

MOST_SPELLINGS = 32
"""The most ways to choose the cards for a word, when several cards show one letter."""


class FoundClue(Struct, frozen=True):
    """A word, the cards that spell it, and its value for the giver."""

    word: str
    sources: tuple[str, ...]
    worth: float


def find_clue(view: View, can: CanDraft, level: Level) -> FoundClue:
    """The best clue the viewer can give now."""
    assert view.viewer is not None
    if any(person.mind is None for person in view.people):
        level = replace(level, vocabulary=min(level.vocabulary, WORDS_FOR_PEOPLE))
    found = best_clues(Giver(view, view.viewer, level).outlook(), level, most=1)
    return found[0] if found else _last_resort(can)


def plainness(view: View, word: str, sources: tuple[str, ...], level: Level) -> float:
    """The value of a clue by the viewer as a fraction of the best that its readers could get."""
    assert view.viewer is not None
    table = Giver(view, view.viewer, level).outlook()
    read = [table.readers[source] for source in set(sources) if source in table.readers]
    most = sum(reader.weight * max(0.0, 1 - reader.before) for reader in read)
    rest = sum(table.others.get(source, 0.0) for source in set(sources))
    return (table.worth(sources, word) - rest) / most if most else 0.0


def best_clues(table: Outlook, level: Level, most: int) -> list[FoundClue]:
    """The best clues that can be given from an outlook, the best one first."""
    words, worths = table.weigh(level)
    best = np.argsort(-worths, kind="stable")[:most]
    return [best_spelling(table, wordbook().word(int(words[at])), float(worths[at])) for at in best]


def best_spelling(table: Outlook, word: str, worth: float = 0.0) -> FoundClue:
    """The word with the best cards for it. The choice of cards matters to readers only if two
    cards show the same letter."""
    sources = table.sources()
    choice = [sources.get(letter, [WILD]) for letter in word]
    if all(
        word.count(letter) == 1 or len(cards) < 2
        for letter, cards in zip(word, choice, strict=True)
    ):
        return FoundClue(word, tuple(cards[0] for cards in choice), worth)
    ways = islice(product(*choice), MOST_SPELLINGS)
    best = max(ways, key=lambda way: table.worth(way, word))
    return FoundClue(word, best, worth)


def _last_resort(can: CanDraft) -> FoundClue:
    """The fallback when no word can be spelled: somebody has to give a clue and take the token."""
    word = "A" if "A" in can.alphabet else can.alphabet[0]
    return FoundClue(word, (WILD,), 0.0)

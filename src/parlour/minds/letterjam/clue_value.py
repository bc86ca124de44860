"""What a clue is worth, as its giver sees it.

The unit is one card read: a card that its owner reads without any doubt. What doubt is left makes
it less, and those who are behind count for more, because the last one to know their word decides
how long the game takes. Every card taken from a stack brings the token under it nearer.

Nothing but the plain meaning of a word counts: no codes.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from math import comb, log2

import numpy as np
from msgspec import Struct

from parlour.minds.letterjam.knowledge import (
    NUMBER,
    Chances,
    Counts,
    cards_but,
    count,
    extras_shown,
    next_letter,
)
from parlour.minds.letterjam.level import Level
from parlour.minds.letterjam.reading import BOT, heard
from parlour.minds.letterjam.wordbook import Numbers, Sets, wordbook
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.view_types import HIDDEN, ClueView, PlayerView, View
from parlour.rules.seat import Seat
from parlour.words.spelling import ALPHABET, letter_set

# What a bit of doubt that is left takes from a card read.
DOUBT = 0.2
# An extra letter is read for a point at most; the last card of a row may follow from the others.
EXTRA_LETTER = 0.2
LAST_CARD = 0.7
LAST_DOUBT = 1.8
# How much more a reader counts for each card that they are behind the others.
BEHIND = 0.35
BONUS_USED = 0.3
LETTER = 0.01
"""What makes the longer word the better one among those that help as many players."""
# How often a nonplayer stand is used, and how many clues are given, by the number of players.
STAND_USED = 0.8
CLUES = {2: 8.5, 3: 8.0, 4: 7.0, 5: 6.8, 6: 6.1}
TOKEN = 1.6
"""What a green token freed is worth for each player, in cards read."""


def cards_to_go(player: PlayerView) -> int:
    """How many cards of the row a player still has to read, the one on the stand included."""
    return 0 if player.card is None else max(0, len(player.row) - player.card)


class ClueReader(Struct, frozen=True, eq=False):
    """Somebody who would read the clue: what they think of the letter on their stand, and how
    much it matters. ``before`` is what they have read of it already."""

    letter: int
    chances: Chances
    weight: float
    before: float

    def gains(self, kept: Sets) -> Chances:
        """What clues are worth for this reader that leave these letters."""
        left = _sum_of(self.chances, kept)
        doubt = np.log2(np.maximum(left / self.chances[self.letter], 1.0))
        gains: Chances = self.weight * np.maximum(1 - DOUBT * doubt - self.before, 0.0)
        return gains

    def gain(self, kept: int) -> float:
        """What one clue is worth for this reader that leaves these letters."""
        left = float(_subset(kept) @ self.chances)
        doubt = log2(max(left / float(self.chances[self.letter]), 1.0))
        return self.weight * max(1 - DOUBT * doubt - self.before, 0.0)


@lru_cache(maxsize=4096)
def _subset(letters: int) -> Chances:
    """A set of letters as ones and noughts."""
    return np.array([letters >> place & 1 for place in range(len(ALPHABET))], np.float64)


def _sum_of(chances: Chances, sets: Sets) -> Chances:
    """The sum of the chances of all letters in each set: a table for each nine of them."""
    low, middle, high = (_SUBSETS @ part for part in np.append(chances, 0.0).reshape(3, _PART))
    total: Chances = low[sets & _LOWEST] + middle[(sets >> _PART) & _LOWEST]
    total += high[sets >> (2 * _PART)]
    return total


_PART = 9
_LOWEST = np.uint32((1 << _PART) - 1)
_SUBSETS = (np.arange(1 << _PART)[:, None] >> np.arange(_PART) & 1).astype(np.float64)


class Outlook(Struct, frozen=True, eq=False):
    """The table as a giver sees it: all letters but their own, and who would read them."""

    letters: Mapping[str, str]
    readers: Mapping[str, ClueReader]
    others: Mapping[str, float]
    """What using a nonplayer stand or a bonus letter is worth."""

    def seen(self) -> int:
        """The letters on the table as a set."""
        found = 0
        for letter in self.letters.values():
            found |= 1 << NUMBER[letter]
        return found

    def weigh(self, level: Level) -> tuple[Numbers, Chances]:
        """All words of a vocabulary that can be spelled, and what each is worth at a level."""
        if level.clues == "helping-most":
            return self._count_helped(level.vocabulary)
        return self._weigh(level.vocabulary)

    def _count_helped(self, size: int) -> tuple[Numbers, Chances]:
        """The most players helped, then the longest word."""
        book = wordbook()
        words = book.spellable(self.seen(), size)
        worths = LETTER * book.lengths[words]
        for letter, sources in self.sources().items():
            players = sum(source in self.readers for source in sources)
            often = (book.spelled[words] == ord(letter)).sum(axis=1)
            worths += np.minimum(often, players)
        return words, worths

    def _weigh(self, size: int) -> tuple[Numbers, Chances]:
        book, seen = wordbook(), self.seen()
        words = book.spellable(seen, size)
        sets = book.sets[words]
        worths = np.zeros(words.size)
        for letter, sources in self.sources().items():
            number = NUMBER[letter]
            has = np.flatnonzero(sets >> np.uint32(number) & np.uint32(1))
            if not has.size:
                continue
            kept: Sets | None = None
            gains = []
            for source in sources:
                if source in self.readers:
                    if kept is None:
                        kept = book.kept(words[has], seen, number)
                    gains.append(self.readers[source].gains(kept))
                else:
                    gains.append(np.full(has.size, self.others[source]))
            worths[has] += gains[0] if len(gains) == 1 else self._best(words[has], letter, gains)
        return words, worths

    @staticmethod
    def _best(words: Numbers, letter: str, gains: list[Chances]) -> Chances:
        """What the best of several cards with one letter are worth, as many as a word has of it."""
        ranked = -np.sort(-np.array(gains), axis=0)
        often = (wordbook().spelled[words] == ord(letter)).sum(axis=1)
        nth = np.arange(len(gains))[:, None]
        counted = (nth < often) & ((nth == 0) | (ranked > 0))
        best: Chances = (ranked * counted).sum(axis=0)
        return best

    def sources(self) -> dict[str, list[str]]:
        """The cards that show each letter, the more useful ones first."""
        found: dict[str, list[str]] = {}
        for source in sorted(self.letters, key=self._use, reverse=True):
            found.setdefault(self.letters[source], []).append(source)
        return found

    def _use(self, source: str) -> tuple[float, str]:
        if source in self.readers:
            reader = self.readers[source]
            return reader.weight * (1 - reader.before), source
        return self.others[source], source

    def worth(self, sources: tuple[str, ...], word: str) -> float:
        """What one clue says to its readers, spelled with exactly these cards."""
        total = 0.0
        for source in set(sources) - {WILD}:
            if source in self.readers:
                pattern = "".join(
                    HIDDEN if s == source else WILD if s == WILD else letter
                    for s, letter in zip(sources, word, strict=True)
                )
                total += self.readers[source].gain(letter_set(kept_letters(pattern)))
            else:
                total += self.others[source]
        return total


@lru_cache(maxsize=4096)
def kept_letters(pattern: str) -> str:
    """The letters that a reader of this pattern keeps who knows the whole vocabulary."""
    found = wordbook().answers(pattern)[1]
    return "".join(ALPHABET[letter] for letter in np.unique(found))


# From a view


class Giver:
    """Somebody who looks for a clue, as far as the viewer can tell what they see.

    When that is not the viewer, the letter on the viewer's stand must be supposed.
    """

    def __init__(self, view: View, seat: Seat, level: Level, supposed: str | None = None) -> None:
        self.view = view
        self.seat = seat
        self.level = level
        self.supposed = supposed
        self._average = average_to_go(view)

    def outlook(self) -> Outlook:
        """The table as the giver sees it."""
        view = self.view
        letters = {
            player.source: letter
            for player in view.players
            if player.seat != self.seat and (letter := self._letter(player))
        }
        readers = {source: self.reader(int(source[1:]), shown) for source, shown in letters.items()}
        others = {bonus.source: -BONUS_USED for bonus in view.bonus}
        letters |= {bonus.source: bonus.letter for bonus in view.bonus}
        for stand in view.stands:
            if stand.letter:
                letters[stand.source] = stand.letter
                counts = stand.token and self.level.plans_tokens
                worth = stack_card(view, stand.stack, len(view.clues)) if counts else 0.0
                others[stand.source] = worth
        return Outlook(letters, readers, others)

    def _letter(self, player: PlayerView) -> str | None:
        return self.supposed if player.seat == self.view.viewer else player.letter

    def reader(self, seat: Seat, letter: str) -> ClueReader:
        """A player as a reader of the next clue, with this letter on their stand."""
        player = self.view.players[seat]
        clues = self._clues_about(player, letter)
        chances = self._chances(player, letter, clues)
        known = float(chances[NUMBER[letter]])
        weight, before = need(player, self._average), 0.0
        if clues:
            before = max(0.0, 1 - DOUBT * float(-np.log2(known)))
        elif cards_to_go(player) == 1:
            # The last card may follow from the others, and the giver can tell whether it does.
            weight *= LAST_DOUBT * (1 - known)
        return ClueReader(NUMBER[letter], chances, weight, before)

    def _chances(self, player: PlayerView, letter: str, clues: list[ClueView]) -> Chances:
        """What a player, reading literally, takes the letter on their stand for."""
        assert player.card is not None
        known = tuple(self._row(player)[: player.card])
        chances = next_letter(self.view, known, len(player.row), self._unseen(player.seat))
        for clue in clues:
            chances = chances * heard(self._as_read(clue, player.seat), BOT)
            chances = chances / chances.sum()
        if chances[NUMBER[letter]] < UNTHINKABLE:
            chances = chances.copy()
            chances[NUMBER[letter]] = UNTHINKABLE
        return chances

    def _row(self, player: PlayerView) -> list[str]:
        """The letters of a player's row that have stood up, as far as the giver can see them."""
        if player.seat != self.view.viewer:
            return [letter for letter in player.row if letter]
        assert self.view.mine is not None
        read = self.view.mine.sheet[: min(player.card or 0, len(player.row))]
        supposed = [self.supposed] if self.supposed and cards_to_go(player) else []
        return [entry.guess for entry in read if entry.guess] + supposed

    def _unseen(self, seat: Seat) -> Counts:
        """The cards that a reader has not seen, as far as the giver can tell."""
        seen = self._in_the_middle
        for other, held in enumerate(self._held):
            if other not in (seat, self.seat):
                seen = seen + held
        return cards_but(self.view, seen)

    @cached_property
    def _in_the_middle(self) -> Counts:
        """The cards that everybody sees."""
        view = self.view
        stands = [stand.letter for stand in view.stands if stand.letter]
        return count([*view.discards, *[bonus.letter for bonus in view.bonus], *stands])

    @cached_property
    def _held(self) -> list[Counts]:
        """The cards of each player that have stood up."""
        return [count(self._row(player) + extras_shown(player)) for player in self.view.players]

    def _clues_about(self, player: PlayerView, letter: str) -> list[ClueView]:
        """The clues that used the card on a player's stand.

        A clue shows letters, not cards, so the walk goes back to the last clue with another
        letter: it errs only when two neighbouring cards of a row are alike.
        """
        found = []
        for clue in reversed(self.view.clues) if player.clued else ():
            if player.source in clue.sources:
                at = clue.sources.index(player.source)
                if player.seat == self.view.viewer:
                    if clue.own_cards[at] != player.card:
                        break
                elif clue.letters[at] != letter:
                    break
                found.append(clue)
        return found

    def _as_read(self, clue: ClueView, seat: Seat) -> str:
        """A clue as another player reads it; the viewer's own letter as the viewer takes it."""
        assert self.view.mine is not None
        pattern = []
        for source, letter, card in zip(clue.sources, clue.letters, clue.own_cards, strict=True):
            if source == f"p{seat}":
                pattern.append(HIDDEN)
            elif card is not None:
                pattern.append(self.view.mine.sheet[card].guess or WILD)
            else:
                pattern.append(letter)
        return "".join(pattern)


UNTHINKABLE = 1e-3
"""What a reader gives a letter at least that they would not think of."""


def average_to_go(view: View) -> float:
    """How many cards the players still have to read, on the average."""
    return sum([cards_to_go(player) for player in view.players]) / len(view.players)


def need(player: PlayerView, average: float) -> float:
    """How much it matters that a player reads the card on their stand, where this many are still
    to be read on the average."""
    to_go = cards_to_go(player)
    if not to_go:
        return EXTRA_LETTER
    weight = 1 + BEHIND * (to_go - average)
    return max(EXTRA_LETTER, weight * (LAST_CARD if to_go == 1 else 1.0))


def stack_card(view: View, stack: int, given: int) -> float:
    """What it is worth to take a card from a stack, after so many clues: the chance that just
    this one is missing for the token below when the game ends."""
    players = len(view.players)
    left = max(cards_to_go(player) for player in view.players) - 1
    rounds = max(1, left, round(CLUES[players] - given))
    return TOKEN * (players - 1) * _one_missing(stack, rounds)


@lru_cache(maxsize=512)
def _one_missing(stack: int, rounds: int) -> float:
    """The chance that of so many cards just one will be missing after so many rounds, one more or
    one less, unless it is taken now."""
    likely = ((rounds - 1, 0.25), (rounds, 0.5), (rounds + 1, 0.25))
    return sum(chance * _exactly(stack - 1, left - 1) for left, chance in likely)


def _exactly(times: int, rounds: int) -> float:
    """The chance that a stand is used so many times in so many rounds."""
    if not 0 <= times <= rounds:
        return 0.0
    return comb(rounds, times) * STAND_USED**times * (1 - STAND_USED) ** (rounds - times)

"""The value of a clue, as its giver sees it.

The unit is one card read: a card that its owner reads without any doubt. Remaining doubt lowers
the value. Players who are behind count for more, because the slowest player decides how long the
game takes. Every card taken from a stack brings the token under it nearer.

Only the plain meaning of a word counts: bots use no codes.
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

# Each bit of remaining entropy costs this part of a card read.
DOUBT = 0.2
# An extra letter earns at most one point; the last card of a row may follow from the others.
EXTRA_LETTER = 0.2
LAST_CARD = 0.7
LAST_DOUBT = 1.8
# Extra weight of a reader for each card that they are behind the average.
BEHIND = 0.35
BONUS_USED = 0.3
LETTER = 0.01
"""Tie-break: among clues that help equally, a longer word is better."""
# The frequency with which clues use a nonplayer stand, and the clues of a game by player count.
STAND_USED = 0.8
CLUES = {2: 8.5, 3: 8.0, 4: 7.0, 5: 6.8, 6: 6.1}
TOKEN = 1.6
"""Value of freeing a green token for each player, in cards read."""


def cards_to_go(player: PlayerView) -> int:
    """The number of cards in the row that a player has yet to read, with the one on the stand."""
    return 0 if player.card is None else max(0, len(player.row) - player.card)


class ClueReader(Struct, frozen=True, eq=False):
    """A reader of the clue: their letter, the probabilities they give to each letter, and the
    weight of this reader. ``before`` is the part of the card that earlier clues have told."""

    letter: int
    chances: Chances
    weight: float
    before: float

    def gains(self, kept: Sets) -> Chances:
        """The values of many clues for this reader; each clue leaves a set of letters possible."""
        left = _sum_of(self.chances, kept)
        doubt = np.log2(np.maximum(left / self.chances[self.letter], 1.0))
        gains: Chances = self.weight * np.maximum(1 - DOUBT * doubt - self.before, 0.0)
        return gains

    def gain(self, kept: int) -> float:
        """The value of one clue for this reader; it leaves this set of letters possible."""
        left = float(_subset(kept) @ self.chances)
        doubt = log2(max(left / float(self.chances[self.letter]), 1.0))
        return self.weight * max(1 - DOUBT * doubt - self.before, 0.0)


@lru_cache(maxsize=4096)
def _subset(letters: int) -> Chances:
    """A set of letters as an array of ones and zeros."""
    return np.array([letters >> place & 1 for place in range(len(ALPHABET))], np.float64)


def _sum_of(chances: Chances, sets: Sets) -> Chances:
    """The probability of each set of letters, by three lookup tables of nine letters each."""
    low, middle, high = (_SUBSETS @ part for part in np.append(chances, 0.0).reshape(3, _PART))
    total: Chances = low[sets & _LOWEST] + middle[(sets >> _PART) & _LOWEST]
    total += high[sets >> (2 * _PART)]
    return total


_PART = 9
_LOWEST = np.uint32((1 << _PART) - 1)
_SUBSETS = (np.arange(1 << _PART)[:, None] >> np.arange(_PART) & 1).astype(np.float64)


class Outlook(Struct, frozen=True, eq=False):
    """The table as a giver sees it: all letters except their own, and the readers."""

    letters: Mapping[str, str]
    readers: Mapping[str, ClueReader]
    others: Mapping[str, float]
    """The value of using each nonplayer stand and bonus letter."""

    def seen(self) -> int:
        """The letters on the table as a bit set."""
        found = 0
        for letter in self.letters.values():
            found |= 1 << NUMBER[letter]
        return found

    def weigh(self, level: Level) -> tuple[Numbers, Chances]:
        """The spellable words of the level's vocabulary, and the value of each as a clue."""
        if level.clues == "helping-most":
            return self._count_helped(level.vocabulary)
        return self._weigh(level.vocabulary)

    def _count_helped(self, size: int) -> tuple[Numbers, Chances]:
        """Values that rank clues by the number of players helped, then by length."""
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
        """The value of one letter in each word, when several cards show it: the best cards, as
        many as the word has of this letter."""
        ranked = -np.sort(-np.array(gains), axis=0)
        often = (wordbook().spelled[words] == ord(letter)).sum(axis=1)
        nth = np.arange(len(gains))[:, None]
        counted = (nth < often) & ((nth == 0) | (ranked > 0))
        best: Chances = (ranked * counted).sum(axis=0)
        return best

    def sources(self) -> dict[str, list[str]]:
        """The cards that show each letter, the most useful first."""
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
        """The value of one clue for its readers, spelled with exactly these cards."""
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
    """The letters that stay possible for a reader of this pattern who knows the vocabulary."""
    found = wordbook().answers(pattern)[1]
    return "".join(ALPHABET[letter] for letter in np.unique(found))


# From a view


class Giver:
    """A giver looking for a clue, as far as the viewer can tell what the giver sees.

    If the giver is not the viewer, ``supposed`` is a hypothesis for the viewer's own letter.
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
            # The last card may follow from the others, and the giver can tell if it does.
            weight *= LAST_DOUBT * (1 - known)
        return ClueReader(NUMBER[letter], chances, weight, before)

    def _chances(self, player: PlayerView, letter: str, clues: list[ClueView]) -> Chances:
        """The probabilities a player gives to their letter when they read clues literally."""
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
        """The letters of a player's row shown so far, if the giver can see them."""
        if player.seat != self.view.viewer:
            return [letter for letter in player.row if letter]
        assert self.view.mine is not None
        read = self.view.mine.sheet[: min(player.card or 0, len(player.row))]
        supposed = [self.supposed] if self.supposed and cards_to_go(player) else []
        return [entry.guess for entry in read if entry.guess] + supposed

    def _unseen(self, seat: Seat) -> Counts:
        """The cards that a reader has not seen, to the giver's knowledge."""
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
        """For each player, the cards shown on their stand so far."""
        return [count(self._row(player) + extras_shown(player)) for player in self.view.players]

    def _clues_about(self, player: PlayerView, letter: str) -> list[ClueView]:
        """The clues that used the card on a player's stand.

        A clue shows letters, not cards. So this collects clues from the newest back to the first
        one with another letter, and errs only if two adjacent cards of a row are alike.
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
        """A clue as another player reads it; the viewer's hidden letter is their own guess."""
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
"""The least probability that a reader gives to their true letter."""


def average_to_go(view: View) -> float:
    """The average number of cards that players have yet to read."""
    return sum([cards_to_go(player) for player in view.players]) / len(view.players)


def need(player: PlayerView, average: float) -> float:
    """How much it matters that a player reads the card on their stand: more for a player with
    more cards to go than the average."""
    to_go = cards_to_go(player)
    if not to_go:
        return EXTRA_LETTER
    weight = 1 + BEHIND * (to_go - average)
    return max(EXTRA_LETTER, weight * (LAST_CARD if to_go == 1 else 1.0))


def stack_card(view: View, stack: int, given: int) -> float:
    """The value of taking a card from a stack after ``given`` clues: the probability that, without
    it, the stack would be one card short of its token at the end."""
    players = len(view.players)
    left = max(cards_to_go(player) for player in view.players) - 1
    rounds = max(1, left, round(CLUES[players] - given))
    return TOKEN * (players - 1) * _one_missing(stack, rounds)


@lru_cache(maxsize=512)
def _one_missing(stack: int, rounds: int) -> float:
    """The probability that the stack is one card short at the end unless a card is taken now;
    ``rounds`` may be off by one."""
    likely = ((rounds - 1, 0.25), (rounds, 0.5), (rounds + 1, 0.25))
    return sum(chance * _exactly(stack - 1, left - 1) for left, chance in likely)


def _exactly(times: int, rounds: int) -> float:
    """The binomial probability that a stand is used this many times in this many rounds."""
    if not 0 <= times <= rounds:
        return 0.0
    return comb(rounds, times) * STAND_USED**times * (1 - STAND_USED) ** (rounds - times)

"""Only Letter Jam has clues: what one is worth to a table, from what its giver could see.

The expert's own measure of a clue is used, in cards read (`parlour.minds.letterjam.clue_value`).
How many points a card read is worth was measured (docs/review.md).
"""

from __future__ import annotations

from functools import cached_property
from math import log2

import numpy as np
from msgspec.structs import replace

from parlour.minds.letterjam.clue_value import DOUBT, ClueReader, Giver, Outlook
from parlour.minds.letterjam.clueing import best_clues
from parlour.minds.letterjam.knowledge import Chances, even
from parlour.minds.letterjam.level import LEVELS, WORDS_FOR_PEOPLE, Level, level_of
from parlour.minds.letterjam.reading import BOT, PERSON, heard
from parlour.review.types import Learned, Option
from parlour.rules.letterjam import LETTER_JAM, acts
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.view_types import HIDDEN, View
from parlour.rules.wording import counted
from parlour.words import Lexicon
from parlour.words.spelling import ALPHABET

EXPERT = LEVELS["expert"]
# A letter of at least this probability is a candidate.
CANDIDATE = 0.02
# The expert's estimate finds this many clues, which are then weighed one by one.
LOOKED_AT = 24


POINTS_PER_CARD = {2: 1.5, 3: 1.6, 4: 1.8, 5: 2.0, 6: 2.3}
"""The points of the team that a card read is worth, by the number of players. Measured: bots played
games on from the same table after two different clues."""


WITHOUT_PLANS = 0.6
"""The part of a token's worth that is left if not everybody at the table works towards tokens, so
that fewer of them come free. Measured in the same way."""


def stand_part(view: View) -> float:
    """The part of the expert's worth of stands with a token that counts at this table."""
    levels = [level_of(view, seat) for seat in range(len(view.people))]
    return 1.0 if all(level and level.plans_tokens for level in levels) else WITHOUT_PLANS


def shared_words(view: View) -> int:
    """The size of the vocabulary from which clues are suggested: words that most people know, or
    more at a table of bots that all know more."""
    levels = (level_of(view, seat) for seat in range(len(view.people)))
    least = min(WORDS_FOR_PEOPLE if level is None else level.vocabulary for level in levels)
    return max(WORDS_FOR_PEOPLE, least)


class ClueWorth:
    """The worth of clues for one giver at one moment."""

    def __init__(self, view: View, lexicon: Lexicon | None = None) -> None:
        """Take the view of the giver. With a lexicon, only its words are suggested."""
        assert view.viewer is not None
        self.view = view
        self.seat = view.viewer
        self.level: Level = replace(EXPERT, vocabulary=shared_words(view))
        self.lexicon = lexicon
        self._rate = POINTS_PER_CARD[len(view.players)]
        # A bot says only words that bots know; a person may say any word.
        self._voice = PERSON if level_of(view, view.viewer) is None else BOT
        self._names = CardNames(view.people, None)

    @cached_property
    def outlook(self) -> Outlook:
        """The table as the giver sees it."""
        found = Giver(self.view, self.seat, self.level).outlook()
        part = stand_part(self.view)
        others = {source: w * part if w > 0 else w for source, w in found.others.items()}
        return Outlook(found.letters, found.readers, others)

    def best(self, most: int) -> list[Option]:
        """The best clues that the giver could have seen, the best first."""
        found = best_clues(self.outlook, self.level, LOOKED_AT, self.lexicon)
        options = [self.option(clue.word, clue.sources) for clue in found]
        return sorted(options, key=lambda option: -option.worth)[:most]

    def option(self, word: str, sources: tuple[str, ...]) -> Option:
        """One clue, spelled with these cards."""
        learned = []
        cards = 0.0
        for source in sorted(set(sources) - {WILD}):
            reader = self.outlook.readers.get(source)
            if reader is None:
                cards += self.outlook.others.get(source, 0.0)
                continue
            pattern = _as_read(word, sources, source)
            after = even(reader.chances * heard(pattern, self._voice))
            cards += _gain(reader, after)
            learned.append(_learned(int(source[1:]), pattern, reader, after))
        act = acts.Draft(round=self.view.round, word=word, sources=sources)
        return Option(
            text=f"the clue {word}",
            worth=round(cards * self._rate, 3),
            facts=(*(self._fact(one) for one in learned), *self._stands(sources)),
            command=LETTER_JAM.say(self.view, act),
            learned=tuple(learned),
        )

    def _fact(self, one: Learned) -> str:
        before, after = len(one.before), len(one.after)
        name = self._names.who(one.seat)
        if not after:
            return f"{name} reads {one.pattern}, which leaves no letter that fits."
        left = f"{one.after[0]} alone is left" if after == 1 else f"{after} letters are left"
        return (
            f"{name} reads {one.pattern}: {left} of {before}, and {name} "
            f"names {one.letter} with {one.chance:.0%}."
        )

    def _stands(self, sources: tuple[str, ...]) -> tuple[str, ...]:
        """A sentence about stands with a token below, if the clue uses some."""
        used = [s for s in self.view.stands if s.source in sources and s.token and s.stack]
        return tuple(
            f"It takes {self._names.spoken(stand.source)} nearer to its token: "
            f"{counted(stand.stack - 1, 'card')} would be left."
            for stand in used
        )


def _as_read(word: str, sources: tuple[str, ...], own: str) -> str:
    """A clue as the player at this source reads it."""
    return "".join(
        HIDDEN if source == own else WILD if source == WILD else letter
        for source, letter in zip(sources, word, strict=True)
    )


def _gain(reader: ClueReader, after: Chances) -> float:
    """The gain of one reader, in cards read. A clue that misleads has a negative one."""
    chance = float(after[reader.letter])
    read = 1 - DOUBT * -log2(max(chance, 1e-9))
    if chance < float(reader.chances[reader.letter]):
        return reader.weight * (max(read, 0.0) - max(reader.before, _part(reader)))
    return reader.weight * max(read - reader.before, 0.0)


def _part(reader: ClueReader) -> float:
    """The part of the card that its owner knows without the clue."""
    return max(0.0, 1 - DOUBT * -log2(float(reader.chances[reader.letter])))


def _learned(seat: int, pattern: str, reader: ClueReader, after: Chances) -> Learned:
    return Learned(
        seat=seat,
        letter=ALPHABET[reader.letter],
        pattern=pattern,
        before=candidates(reader.chances),
        after=candidates(after),
        known=round(float(reader.chances[reader.letter]), 4),
        chance=round(float(after[reader.letter]), 4),
    )


def candidates(chances: Chances) -> str:
    """The letters that have to be considered, the likeliest first."""
    ranked = np.argsort(-chances, kind="stable")
    return "".join(ALPHABET[letter] for letter in ranked if chances[letter] >= CANDIDATE)

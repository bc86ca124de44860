"""The choices that concern a player alone: arrange the hand, look words up."""

import re
from random import Random

from parlour.rules.base import Choice
from parlour.rules.quiddler import acts
from parlour.rules.quiddler.choices.common import Cards, cut, hand_objection, use_objection
from parlour.rules.refusal import Refusal, malformed

LONGEST_LOOK_UP = 30


class CanArrange(Choice, frozen=True, kw_only=True):
    """``shortest`` is the least number of cards in a row that can be laid down as a word. ``words``
    are the rows that are known to be words, at a table that checks them."""

    hand: int
    cards: Cards
    shortest: int
    words: tuple[tuple[int, ...], ...]

    def objection(self, act: acts.Arrange) -> Refusal | None:
        if refusal := hand_objection(self.hand, act.hand):
            return refusal
        if not all(act.rows):
            return malformed("A row has at least one card.")
        return use_objection(act.rows, self.cards)

    def sample(self, rng: Random) -> acts.Arrange:
        # Random players keep most rows that are words. Otherwise they would never go out at a table
        # that checks words.
        kept = [row for row in self.words if rng.random() < 0.9]
        used = {card for row in kept for card in row}
        loose = [card for card in self.cards if card not in used]
        rng.shuffle(loose)
        rows = cut(loose[1:], rng) if len(loose) > 2 else []
        return acts.Arrange(hand=self.hand, rows=(*kept, *rows))


class CanLookUp(Choice, frozen=True, kw_only=True):
    longest: int

    def objection(self, act: acts.LookUp) -> Refusal | None:
        if not 1 <= len(act.word) <= self.longest:
            return malformed(f"A word to look up has 1 to {self.longest} letters.")
        if not re.fullmatch("[A-Z]+", act.word):
            return malformed("Write the word to look up in the capital letters A to Z.")
        return None

    def sample(self, rng: Random) -> acts.LookUp:
        return acts.LookUp(word="".join(rng.choices("AEIOSTRND", k=rng.randint(2, 4))))

"""Only Letter Jam has final words: what the laid-out one was worth, and what else was possible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import prod

from parlour.minds.letterjam.deduction import Deduction, deduce
from parlour.minds.letterjam.finishing import Plan, plan_word, weigh_word
from parlour.minds.letterjam.knowledge import NUMBER
from parlour.minds.letterjam.sharing import left_to_others
from parlour.review.letterjam.clues import EXPERT
from parlour.review.types import Option
from parlour.rules.letterjam import LETTER_JAM, acts
from parlour.rules.letterjam.choices import CanArrange
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.score import PER_LETTER
from parlour.rules.letterjam.view_types import View
from parlour.rules.wording import listed


class WordWorth:
    """The worth of final words for one player, just before they say that theirs is ready."""

    def __init__(self, view: View) -> None:
        """Take the view of the player."""
        assert view.viewer is not None
        assert view.mine is not None
        self.view = view
        self.me = view.players[view.viewer]
        self.mine = view.mine
        self.names = CardNames(view.people, None)

    @cached_property
    def known(self) -> Deduction:
        return deduce(self.view, EXPERT)

    def done(self) -> Option:
        """The word as it lies there, with the guesses on the sheet."""
        guesses = [entry.guess for entry in self.mine.sheet[: self.known.length]]
        return self.option(self.mine.cards, self.mine.wildcard, guesses)

    def tried(self, cards: Sequence[str], wildcard: str | None) -> Option:
        """Laying out these cards instead: with the likeliest guesses. The word as it lies there has
        the guesses on the sheet, as in the game: who does the same again gains nothing."""
        if tuple(cards) == self.mine.cards and wildcard == self.mine.wildcard:
            return self.done()
        return self.option(cards, wildcard)

    @property
    def without_guess(self) -> int:
        """The number of cards of the row for which the sheet has no guess."""
        return sum(not entry.guess for entry in self.mine.sheet[: self.known.length])

    def best(self) -> Option | None:
        """The word that the expert would lay out; None if the player can lay out none now."""
        can = next((one for one in self.view.choices if isinstance(one, CanArrange)), None)
        if can is None:
            return None
        left = left_to_others(self.view, self.me)
        plan: Plan = plan_word(self.known, can, spare=self._spare, but=left)
        return self.option(plan.cards, plan.wildcard)

    @property
    def _spare(self) -> bool:
        """Whether everybody else is ready or has said how sure they are, so that a middle card that
        nobody has claimed is not needed."""
        others = (player for player in self.view.players if player is not self.me)
        return all(p.sure is not None or (p.final is not None and p.final.ready) for p in others)

    def option(
        self,
        cards: Sequence[str],
        wildcard: str | None,
        guesses: Sequence[str | None] | None = None,
    ) -> Option:
        """Laying out these cards; without guesses, the likeliest ones are on the sheet."""
        chance, word = self._chance(cards, wildcard)
        greens = self.view.tokens.greens
        full = PER_LETTER * self.known.length + self._extra(cards) + greens
        worth = chance * full + (1 - chance) * self._right_guesses(guesses)
        return Option(
            text=f"the word {word}",
            worth=round(worth, 3),
            right=round(chance, 4),
            facts=(f"{word} was right with {chance:.0%}.", *self._middle(cards)),
            command=LETTER_JAM.say(self.view, acts.Arrange(cards=tuple(cards), wildcard=wildcard)),
        )

    def _chance(self, cards: Sequence[str], wildcard: str | None) -> tuple[float, str]:
        """The probability that these cards spell a word that counts, and the word."""
        plan, word = weigh_word(self.known, cards, wildcard)
        if self.known.readings.known:
            return min(1.0, plan.chance), word
        # No word fits all clues, so the cards are known one by one.
        row = [int(card[1:]) for card in cards if card[0] == "r"]
        return plan.chance * prod(float(self.known.card(card).max()) for card in row), word

    def _right_guesses(self, guesses: Sequence[str | None] | None) -> float:
        total = 0.0
        for card in range(self.known.length):
            chances = self.known.card(card)
            if guesses is None:
                total += float(chances.max())
            elif guess := guesses[card]:
                total += float(chances[NUMBER[guess]])
        return total

    def _extra(self, cards: Sequence[str]) -> int:
        if self.view.options.extra_points == "per-bonus-letter":
            return sum(card[0] in "bk" for card in cards)
        return len(cards) - self.known.length

    def _middle(self, cards: Sequence[str]) -> tuple[str, ...]:
        middle = [self.names.spoken(card) for card in cards if card[0] in "b*"]
        return (f"It uses {listed(middle)}.",) if middle else ()

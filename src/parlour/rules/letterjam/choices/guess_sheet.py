"""The choices of a player on their guess sheet: guesses, marks, notes."""

from random import Random
from typing import Literal

from parlour.rules.base import Choice
from parlour.rules.company import text_objection
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.choices.common import letter_objection
from parlour.rules.refusal import Refusal, illegal

LONGEST_NOTE = 200


class _OnSheet(Choice, frozen=True, kw_only=True):
    """``cards`` is the number of cards on the guess sheet: the row, then extra letters."""

    cards: int

    def _card_objection(self, card: int) -> Refusal | None:
        if not 0 <= card < self.cards:
            return illegal("no-such-card", f"You have no card {card + 1} on your sheet.", "LJ-R12")
        return None


class CanGuess(_OnSheet, frozen=True, kw_only=True):
    """``moving`` is the card from which the player has decided to move on. It must keep a guess."""

    letters: str
    moving: int | None

    def objection(self, act: acts.Guess) -> Refusal | None:
        if refusal := self._card_objection(act.card):
            return refusal
        if act.letter is not None:
            return letter_objection(act.letter, self.letters)
        if act.card == self.moving:
            return illegal(
                "no-guess", "You are moving on from this card, which needs a guess.", "LJ-R13"
            )
        return None

    def sample(self, rng: Random) -> acts.Guess:
        return acts.Guess(card=rng.randrange(self.cards), letter=rng.choice(self.letters))


class CanMark(_OnSheet, frozen=True, kw_only=True):
    letters: str

    def objection(self, act: acts.Mark) -> Refusal | None:
        return self._card_objection(act.card) or letter_objection(act.letter, self.letters)

    def sample(self, rng: Random) -> acts.Mark:
        marks: tuple[Literal["candidate", "crossed"] | None, ...] = ("candidate", "crossed", None)
        return acts.Mark(
            card=rng.randrange(self.cards),
            letter=rng.choice(self.letters),
            mark=rng.choice(marks),
        )


class CanNote(_OnSheet, frozen=True, kw_only=True):
    longest: int

    def objection(self, act: acts.Note) -> Refusal | None:
        if act.card is not None and (refusal := self._card_objection(act.card)):
            return refusal
        return text_objection(act.text, self.longest, empty=True)

    def sample(self, rng: Random) -> acts.Note:
        card = rng.choice((None, rng.randrange(self.cards)))
        return acts.Note(card=card, text=rng.choice(("a vowel?", "not in the middle", "")))

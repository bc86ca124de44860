"""The choices after a clue: stay, move on, or guess an extra letter aloud."""

from random import Random

from parlour.rules.base import Choice
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.choices.common import InRound, letter_objection, round_objection
from parlour.rules.refusal import Refusal


class CanStay(InRound, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.Stay:
        return acts.Stay(round=self.round)


class CanMoveOn(InRound, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.MoveOn:
        return acts.MoveOn(round=self.round)


class CanGuessAloud(Choice, frozen=True, kw_only=True):
    round: int
    letters: str

    def objection(self, act: acts.GuessAloud) -> Refusal | None:
        return round_objection(self.round, act.round) or letter_objection(act.letter, self.letters)

    def sample(self, rng: Random) -> acts.GuessAloud:
        return acts.GuessAloud(round=self.round, letter=rng.choice(self.letters))

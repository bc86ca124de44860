"""The choice of a player between hands, and the choice of the house to deal."""

from random import Random

from parlour.rules.base import Choice
from parlour.rules.quiddler import acts
from parlour.rules.quiddler.choices.common import hand_objection
from parlour.rules.refusal import Refusal


class CanDeal(Choice, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.Deal:
        return acts.Deal()


class CanNextHand(Choice, frozen=True, kw_only=True):
    hand: int

    def objection(self, act: acts.NextHand) -> Refusal | None:
        return hand_objection(self.hand, act.hand)

    def sample(self, rng: Random) -> acts.NextHand:
        return acts.NextHand(hand=self.hand)

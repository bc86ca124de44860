"""The choices of players who make words for their neighbours, and the choice of the house to
deal."""

from collections.abc import Sequence
from random import Random

from parlour.rules.base import Choice
from parlour.rules.letterjam import acts
from parlour.rules.refusal import Refusal, illegal, malformed, stale
from parlour.rules.seat import Seat


class CanDeal(Choice, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.Deal:
        return acts.Deal()


class CanSearch(Choice, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.Search:
        return acts.Search()


class CanTakeCard(Choice, frozen=True, kw_only=True):
    cards: dict[int, str]

    def objection(self, act: acts.TakeCard) -> Refusal | None:
        if act.card not in self.cards:
            return stale("card-gone", "That card is not among the cards put aside.", "LJ-S2")
        return None

    def sample(self, rng: Random) -> acts.TakeCard:
        return acts.TakeCard(card=rng.choice(list(self.cards)))


def _cards_objection(cards: Sequence[int], share: dict[int, str]) -> Refusal | None:
    if len(set(cards)) < len(cards):
        return illegal("card-twice", "A card can be used only once.", "LJ-S2")
    if any(card not in share for card in cards):
        return illegal("not-in-share", "That card is not in your share.", "LJ-S2")
    return None


class CanLayAside(Choice, frozen=True, kw_only=True):
    share: dict[int, str]
    keep: int

    def objection(self, act: acts.LayAside) -> Refusal | None:
        if not act.cards:
            return malformed("Say which cards to put aside.")
        if refusal := _cards_objection(act.cards, self.share):
            return refusal
        if len(self.share) - len(act.cards) < self.keep:
            return illegal("keep-enough", f"Keep at least {self.keep} cards for the word.", "LJ-S2")
        return None

    def sample(self, rng: Random) -> acts.LayAside:
        return acts.LayAside(cards=(rng.choice(list(self.share)),))


class CanMakeWord(Choice, frozen=True, kw_only=True):
    """``length`` is the length that the neighbour's word should have; ``shortest`` and ``longest``
    are the lengths that it may have."""

    share: dict[int, str]
    length: int
    shortest: int
    longest: int
    for_seat: Seat

    def objection(self, act: acts.MakeWord) -> Refusal | None:
        if refusal := _cards_objection(act.cards, self.share):
            return refusal
        if not self.shortest <= len(act.cards) <= self.longest:
            allowed = (
                str(self.length)
                if self.shortest == self.longest
                else f"{self.shortest} to {self.longest}"
            )
            return illegal(
                "wrong-length",
                f"The word must have {allowed} letters, not {len(act.cards)}.",
                "LJ-S2",
            )
        return None

    def sample(self, rng: Random) -> acts.MakeWord:
        length = rng.randint(self.shortest, min(self.longest, len(self.share)))
        return acts.MakeWord(cards=tuple(rng.sample(list(self.share), length)))

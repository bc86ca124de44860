"""The checks that several choices share: the round, and the letters of the deck."""

from parlour.rules.base import Choice
from parlour.rules.letterjam import acts
from parlour.rules.refusal import Refusal, illegal, stale


def round_objection(now: int, asked: int) -> Refusal | None:
    if asked != now:
        return stale("round-over", f"That was for round {asked}; this is round {now}.")
    return None


class InRound(Choice, frozen=True, kw_only=True):
    round: int

    def objection(
        self, act: acts.Stay | acts.MoveOn | acts.BackNothing | acts.WithdrawOffer
    ) -> Refusal | None:
        return round_objection(self.round, act.round)


def letter_objection(letter: str, letters: str) -> Refusal | None:
    if len(letter) != 1 or letter not in letters:
        return illegal("not-in-deck", f"There is no {letter!r} among the letter cards.", "LJ-C1")
    return None

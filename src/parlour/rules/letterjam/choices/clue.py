"""The choices while the table chooses a clue: draft, offer, back, stop, say how you feel."""

from collections.abc import Sequence
from random import Random

from parlour.rules.base import Choice
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices.common import InRound, round_objection
from parlour.rules.letterjam.statement import CountedCards
from parlour.rules.refusal import Refusal, illegal, malformed, stale

LONGEST_CLUE = 45


class CanDraft(Choice, frozen=True, kw_only=True):
    """``letters`` maps every source that the player may use to the letter that they see there.
    ``takes`` maps a typed letter to the cards that take turns for it: its first use takes the first
    card, the next use the next card, and after the last card the first one again. A letter that is
    not in ``takes`` takes the wildcard. ``counts`` are the cards that the statement counts."""

    round: int
    letters: dict[str, str]
    takes: dict[str, tuple[str, ...]]
    counts: CountedCards
    own: str
    alphabet: str
    longest: int

    def objection(self, act: acts.Draft) -> Refusal | None:
        if refusal := round_objection(self.round, act.round):
            return refusal
        if not act.word:
            return malformed("A clue has at least one letter.")
        if len(act.word) > self.longest:
            return malformed(f"A clue has at most {self.longest} letters.")
        if len(act.word) != len(act.sources):
            return malformed("A clue needs exactly one card for each letter.")
        wild = ""
        for letter, source in zip(act.word, act.sources, strict=True):
            if letter not in self.alphabet:
                return malformed(f"A clue is spelled with capital letters, not {letter!r}.")
            shown = self.letters.get(source)
            if source == WILD:
                if wild and letter != wild:
                    return illegal(
                        "wildcard-twice",
                        f"The wildcard cannot be {wild} and {letter} in one clue.",
                        "LJ-R9",
                    )
                wild = letter
            elif source == self.own:
                return illegal("own-letter", "Your own letter cannot be in your clue.", "LJ-R8")
            elif shown is None:
                return illegal("no-such-card", "One of those cards is not on the table.", "LJ-R8")
            elif shown != letter:
                return illegal(
                    "other-letter", f"A card you chose for {letter} shows {shown}.", "LJ-R8"
                )
        return None

    def sample(self, rng: Random) -> acts.Draft:
        sources = tuple(rng.choices(tuple(self.letters), k=rng.randint(1, 9)))
        wild = rng.choice(self.alphabet)
        word = "".join(wild if s == WILD else self.letters[s] for s in sources)
        return acts.Draft(round=self.round, word=word, sources=sources)


class CanDropDraft(Choice, frozen=True, kw_only=True):
    round: int
    drafts: tuple[int, ...]

    def objection(self, act: acts.DropDraft) -> Refusal | None:
        return round_objection(self.round, act.round) or _draft_objection(act.draft, self.drafts)

    def sample(self, rng: Random) -> acts.DropDraft:
        return acts.DropDraft(round=self.round, draft=rng.choice(self.drafts))


def _draft_objection(draft: int, drafts: Sequence[int]) -> Refusal | None:
    if draft not in drafts:
        return stale("no-such-draft", f"You have no draft {draft} that can be used for this.")
    return None


class CanOffer(Choice, frozen=True, kw_only=True):
    round: int
    drafts: tuple[int, ...]

    def objection(self, act: acts.Offer) -> Refusal | None:
        return round_objection(self.round, act.round) or _draft_objection(act.draft, self.drafts)

    def sample(self, rng: Random) -> acts.Offer:
        return acts.Offer(round=self.round, draft=rng.choice(self.drafts))


class CanWithdrawOffer(InRound, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.WithdrawOffer:
        return acts.WithdrawOffer(round=self.round)


class CanBack(Choice, frozen=True, kw_only=True):
    round: int
    offers: tuple[int, ...]

    def objection(self, act: acts.Back) -> Refusal | None:
        if refusal := round_objection(self.round, act.round):
            return refusal
        if act.offer not in self.offers:
            return stale("no-such-offer", "That offer is not on the table any more.", "LJ-R4")
        return None

    def sample(self, rng: Random) -> acts.Back:
        # Random players prefer the oldest offer. Otherwise they would hardly ever agree.
        offer = self.offers[0] if rng.random() < 0.8 else rng.choice(self.offers)
        return acts.Back(round=self.round, offer=offer)


class CanBackNothing(InRound, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.BackNothing:
        return acts.BackNothing(round=self.round)


class CanWantStop(Choice, frozen=True, kw_only=True):
    round: int
    want: bool

    def objection(self, act: acts.WantStop) -> Refusal | None:
        if refusal := round_objection(self.round, act.round):
            return refusal
        if act.want != self.want:
            return illegal("said-already", "You have said so already.", "LJ-E1")
        return None

    def sample(self, rng: Random) -> acts.WantStop:
        return acts.WantStop(round=self.round, want=self.want)


class CanEndClues(Choice, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.EndClues:
        return acts.EndClues()


class CanSayFeeling(Choice, frozen=True, kw_only=True):
    sure: tuple[bool, ...]

    def objection(self, act: acts.SayFeeling) -> Refusal | None:
        if act.sure not in self.sure:
            return illegal("said-already", "You have said so already.", "LJ-R2")
        return None

    def sample(self, rng: Random) -> acts.SayFeeling:
        return acts.SayFeeling(sure=rng.choice(self.sure))


class CanSayGoodClue(Choice, frozen=True, kw_only=True):
    round: int

    def objection(self, act: acts.SayGoodClue) -> Refusal | None:
        return round_objection(self.round, act.round)

    def sample(self, rng: Random) -> acts.SayGoodClue:
        return acts.SayGoodClue(round=self.round)

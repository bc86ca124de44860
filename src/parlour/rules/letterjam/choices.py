"""What a player may do now: one choice per kind of act, with the values its fields may take.

A choice holds only what its player knows. It alone says whether an act's fields are allowed, so
that what a view offers and what the rules accept can never differ.
"""

from collections.abc import Sequence
from random import Random
from typing import Literal, TypeAlias

from parlour.rules.base import Choice
from parlour.rules.company import text_objection
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.final_choices import (
    CanAccept,
    CanArrange,
    CanAskForCard,
    CanGiveUp,
    CanKnow,
    CanNotReady,
    CanReady,
    CanReveal,
    CanStopAsking,
)
from parlour.rules.manners import CanLeave, CanPassHost, CanSay, CanWantEnd
from parlour.rules.refusal import Refusal, illegal, malformed, stale
from parlour.rules.seat import Seat

LONGEST_CLUE = 45
LONGEST_NOTE = 200


def _round_objection(now: int, asked: int) -> Refusal | None:
    if asked != now:
        return stale("round-over", f"That was for round {asked}; this is round {now}.")
    return None


class _InRound(Choice, frozen=True, kw_only=True):
    round: int

    def objection(
        self, act: acts.Stay | acts.MoveOn | acts.BackNothing | acts.WithdrawOffer
    ) -> Refusal | None:
        return _round_objection(self.round, act.round)


# Making words


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
            return stale("card-gone", "That card is not among the discards you see.", "LJ-S2")
        return None

    def sample(self, rng: Random) -> acts.TakeCard:
        return acts.TakeCard(card=rng.choice(list(self.cards)))


def _cards_objection(cards: Sequence[int], share: dict[int, str]) -> Refusal | None:
    if len(set(cards)) < len(cards):
        return illegal("card-twice", "A card cannot be used twice here.", "LJ-S2")
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
    """``length`` is what was asked for; ``shortest`` and ``longest`` are what is allowed."""

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


# A round


class CanDraft(Choice, frozen=True, kw_only=True):
    """``letters`` maps every source the player may use to the letter they see there."""

    round: int
    letters: dict[str, str]
    own: str
    alphabet: str
    longest: int

    def objection(self, act: acts.Draft) -> Refusal | None:
        if refusal := _round_objection(self.round, act.round):
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
        return _round_objection(self.round, act.round) or _draft_objection(act.draft, self.drafts)

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
        return _round_objection(self.round, act.round) or _draft_objection(act.draft, self.drafts)

    def sample(self, rng: Random) -> acts.Offer:
        return acts.Offer(round=self.round, draft=rng.choice(self.drafts))


class CanWithdrawOffer(_InRound, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.WithdrawOffer:
        return acts.WithdrawOffer(round=self.round)


class CanBack(Choice, frozen=True, kw_only=True):
    round: int
    offers: tuple[int, ...]

    def objection(self, act: acts.Back) -> Refusal | None:
        if refusal := _round_objection(self.round, act.round):
            return refusal
        if act.offer not in self.offers:
            return stale("no-such-offer", "That offer is not on the table any more.", "LJ-R4")
        return None

    def sample(self, rng: Random) -> acts.Back:
        # Leaning to the oldest offer lets random players agree within a lifetime.
        offer = self.offers[0] if rng.random() < 0.8 else rng.choice(self.offers)
        return acts.Back(round=self.round, offer=offer)


class CanBackNothing(_InRound, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.BackNothing:
        return acts.BackNothing(round=self.round)


class CanWantStop(Choice, frozen=True, kw_only=True):
    round: int
    want: bool

    def objection(self, act: acts.WantStop) -> Refusal | None:
        if refusal := _round_objection(self.round, act.round):
            return refusal
        if act.want != self.want:
            return illegal("said-already", "You have said so already.", "LJ-E1")
        return None

    def sample(self, rng: Random) -> acts.WantStop:
        return acts.WantStop(round=self.round, want=self.want)


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
        return _round_objection(self.round, act.round)

    def sample(self, rng: Random) -> acts.SayGoodClue:
        return acts.SayGoodClue(round=self.round)


# The sheet


class _OnSheet(Choice, frozen=True, kw_only=True):
    """``cards`` counts the player's own cards on the sheet: the row, then extra letters."""

    cards: int

    def _card_objection(self, card: int) -> Refusal | None:
        if not 0 <= card < self.cards:
            return illegal("no-such-card", f"You have no card {card + 1} on your sheet.", "LJ-R12")
        return None


class CanGuess(_OnSheet, frozen=True, kw_only=True):
    """``moving`` is the card its owner has decided to move on from: it keeps a guess."""

    letters: str
    moving: int | None

    def objection(self, act: acts.Guess) -> Refusal | None:
        if refusal := self._card_objection(act.card):
            return refusal
        if act.letter is not None:
            return _letter_objection(act.letter, self.letters)
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
        return self._card_objection(act.card) or _letter_objection(act.letter, self.letters)

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


def _letter_objection(letter: str, letters: str) -> Refusal | None:
    if len(letter) != 1 or letter not in letters:
        return illegal("not-in-deck", f"There is no {letter!r} among the letter cards.", "LJ-C1")
    return None


# Deciding


class CanStay(_InRound, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.Stay:
        return acts.Stay(round=self.round)


class CanMoveOn(_InRound, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.MoveOn:
        return acts.MoveOn(round=self.round)


class CanGuessAloud(Choice, frozen=True, kw_only=True):
    round: int
    letters: str

    def objection(self, act: acts.GuessAloud) -> Refusal | None:
        return _round_objection(self.round, act.round) or _letter_objection(
            act.letter, self.letters
        )

    def sample(self, rng: Random) -> acts.GuessAloud:
        return acts.GuessAloud(round=self.round, letter=rng.choice(self.letters))


AnyChoice: TypeAlias = (
    CanSearch
    | CanTakeCard
    | CanLayAside
    | CanMakeWord
    | CanDraft
    | CanDropDraft
    | CanOffer
    | CanWithdrawOffer
    | CanBack
    | CanBackNothing
    | CanWantStop
    | CanSayFeeling
    | CanSayGoodClue
    | CanGuess
    | CanMark
    | CanNote
    | CanStay
    | CanMoveOn
    | CanGuessAloud
    | CanArrange
    | CanAskForCard
    | CanStopAsking
    | CanGiveUp
    | CanReady
    | CanNotReady
    | CanReveal
    | CanKnow
    | CanAccept
    | CanLeave
    | CanPassHost
    | CanSay
    | CanWantEnd
)
"""Every choice a seat can have (the house's own, dealing and seating, are never in a view)."""

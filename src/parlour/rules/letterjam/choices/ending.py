"""The choices at the end: lay out a word, ask for cards, reveal, judge."""

from collections.abc import Sequence
from random import Random

from parlour.rules.base import Choice
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.acts import WILD
from parlour.rules.refusal import Refusal, illegal, malformed, stale
from parlour.rules.seat import Seat


class CanArrange(Choice, frozen=True, kw_only=True):
    """``own`` are the player's face-down cards. ``row`` is the number of cards in the row: each
    must be used or replaced. ``middle`` are the middle cards that are free or that the player has
    claimed, ``claimed`` those that others have claimed. Unless the wildcard ``lengthens`` a word,
    it replaces a card of the row, so one of them must be left out."""

    own: tuple[str, ...]
    row: int
    middle: tuple[str, ...]
    claimed: dict[str, Seat]
    alphabet: str
    lengthens: bool

    def objection(self, act: acts.Arrange) -> Refusal | None:
        if len(set(act.cards)) < len(act.cards):
            return illegal("card-twice", "A card can be in your word only once.", "LJ-E2")
        for card in act.cards:
            if card in self.claimed:
                return stale("claimed", "Another player has claimed that card.", "LJ-E3")
            if card not in self.own and card not in self.middle:
                return illegal("no-such-card", "One of those cards is not yours to use.", "LJ-E2")
        if len(act.cards) < self.row:
            return illegal(
                "too-short",
                f"Your word has at least {self.row} letters: use or replace every card.",
                "LJ-E2",
            )
        if self.only_lengthens(act.cards):
            return illegal(
                "wildcard-lengthens",
                "Here the wildcard takes the place of a card of your row: leave one out.",
                "LJ-E2",
            )
        if (WILD in act.cards) != (act.wildcard is not None):
            return malformed("Say which letter the wildcard stands for, if it is in your word.")
        if act.wildcard is not None and (
            len(act.wildcard) != 1 or act.wildcard not in self.alphabet
        ):
            return malformed(f"The wildcard cannot stand for {act.wildcard!r}.")
        return None

    def only_lengthens(self, cards: Sequence[str]) -> bool:
        """Whether these cards have the wildcard beside the whole row, although it may only replace
        a card."""
        return (
            not self.lengthens
            and WILD in cards
            and sum(card[:1] == "r" for card in cards) >= self.row
        )

    def sample(self, rng: Random) -> acts.Arrange:
        pool = self.own + self.middle
        cards = tuple(rng.sample(pool, rng.randint(self.row, min(len(pool), self.row + 2))))
        if self.only_lengthens(cards):
            cards = tuple(card for card in cards if card != WILD)
        return acts.Arrange(
            cards=cards, wildcard=rng.choice(self.alphabet) if WILD in cards else None
        )


class CanAskForCard(Choice, frozen=True, kw_only=True):
    """``holders`` maps each middle card that the player could ask for to the seat that holds it."""

    holders: dict[str, Seat]

    def objection(self, act: acts.AskForCard) -> Refusal | None:
        if act.source not in self.holders:
            return stale("not-held", "Nobody else has that card now, or you asked for it.", "LJ-E3")
        return None

    def sample(self, rng: Random) -> acts.AskForCard:
        return acts.AskForCard(source=rng.choice(list(self.holders)))


class CanStopAsking(Choice, frozen=True, kw_only=True):
    cards: tuple[str, ...]

    def objection(self, act: acts.StopAsking) -> Refusal | None:
        if act.source not in self.cards:
            return stale("not-asked", "You are not asking for that card.", "LJ-E3")
        return None

    def sample(self, rng: Random) -> acts.StopAsking:
        return acts.StopAsking(source=rng.choice(self.cards))


class CanGiveUp(Choice, frozen=True, kw_only=True):
    """``askers`` maps each card that others ask the player for to the seats that ask."""

    askers: dict[str, tuple[Seat, ...]]

    def objection(self, act: acts.GiveUp) -> Refusal | None:
        if act.source not in self.askers:
            return stale("not-asked", "Nobody asks you for that card now.", "LJ-E3")
        return None

    def sample(self, rng: Random) -> acts.GiveUp:
        return acts.GiveUp(source=rng.choice(list(self.askers)))


class CanFreeWildcard(Choice, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.FreeWildcard:
        return acts.FreeWildcard()


class CanReady(Choice, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.Ready:
        return acts.Ready()


class CanNotReady(Choice, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.NotReady:
        return acts.NotReady()


class CanReveal(Choice, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.Reveal:
        return acts.Reveal()


class CanKnow(Choice, frozen=True, kw_only=True):
    word: str

    def objection(self, act: acts.Know) -> Refusal | None:
        if act.word != self.word:
            return stale("other-word", f"You are asked about {self.word}.", "LJ-E5")
        return None

    def sample(self, rng: Random) -> acts.Know:
        return acts.Know(word=self.word, know=rng.random() < 0.5)


class CanAccept(Choice, frozen=True, kw_only=True):
    seat: Seat
    word: str

    def objection(self, act: acts.Accept) -> Refusal | None:
        if act.seat != self.seat:
            return stale("other-word", "That is not the word being judged now.", "LJ-E5")
        return None

    def sample(self, rng: Random) -> acts.Accept:
        return acts.Accept(seat=self.seat, accept=rng.random() < 0.5)

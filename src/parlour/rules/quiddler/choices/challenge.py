"""The choices about words on the table: challenge, pass, defend, vote."""

import re
from random import Random

from parlour.rules.base import Choice
from parlour.rules.company import text_objection
from parlour.rules.quiddler import acts
from parlour.rules.quiddler.choices.common import hand_objection
from parlour.rules.refusal import Refusal, illegal, not_yours, stale

LONGEST_DEFENCE = 280
OWN_WORD = not_yours("own-word", "You cannot challenge your own words.", "QD-X1")
_OTHER_LAY_DOWN = stale("other-lay-down", "Those words cannot be challenged now.", "QD-X1")


class _OnLayDown(Choice, frozen=True, kw_only=True):
    hand: int
    lay_down: int

    def _late(self, act: acts.Pass | acts.CloseWindow | acts.Defend | acts.Vote) -> Refusal | None:
        """The refusal for an act that comes too late, or None."""
        if refusal := hand_objection(self.hand, act.hand):
            return refusal
        if act.lay_down != self.lay_down:
            return _OTHER_LAY_DOWN
        return None


class CanChallenge(Choice, frozen=True, kw_only=True):
    """``words`` are the words that the player can challenge: their places, by the number of their
    lay-down. ``settled`` are the places of the words that were challenged before or are void.
    ``own`` are the player's own lay-downs that others can challenge."""

    hand: int
    words: dict[int, dict[int, str]]
    settled: dict[int, tuple[int, ...]]
    own: tuple[int, ...]

    def objection(self, act: acts.Challenge) -> Refusal | None:
        if refusal := hand_objection(self.hand, act.hand):
            return refusal
        if act.lay_down in self.own:
            return OWN_WORD
        if act.lay_down not in self.words:
            return _OTHER_LAY_DOWN
        if act.word in self.settled[act.lay_down]:
            return illegal("settled", "That word is settled; the ruling stands.", "QD-X1")
        if act.word not in self.words[act.lay_down]:
            return illegal("no-such-word", f"There is no word {act.word + 1} there.", "QD-X1")
        return None

    def sample(self, rng: Random) -> acts.Challenge:
        lay_down = rng.choice([number for number, words in self.words.items() if words])
        word = rng.choice(list(self.words[lay_down]))
        return acts.Challenge(hand=self.hand, lay_down=lay_down, word=word)


class CanPass(_OnLayDown, frozen=True, kw_only=True):
    def objection(self, act: acts.Pass) -> Refusal | None:
        return self._late(act)

    def sample(self, rng: Random) -> acts.Pass:
        return acts.Pass(hand=self.hand, lay_down=self.lay_down)


class CanCloseWindow(_OnLayDown, frozen=True, kw_only=True):
    def objection(self, act: acts.CloseWindow) -> Refusal | None:
        return self._late(act)

    def sample(self, rng: Random) -> acts.CloseWindow:
        return acts.CloseWindow(hand=self.hand, lay_down=self.lay_down)


class _OnWord(_OnLayDown, frozen=True, kw_only=True):
    word: int
    spelled: str

    def _other(self, act: acts.Defend | acts.Vote) -> Refusal | None:
        """The refusal for an act that is about another word, or None."""
        if refusal := self._late(act):
            return refusal
        if act.word != self.word:
            return stale("other-word", "That is not the word being challenged now.", "QD-X1")
        return None


class CanDefend(_OnWord, frozen=True, kw_only=True):
    longest: int

    def objection(self, act: acts.Defend) -> Refusal | None:
        if refusal := self._other(act):
            return refusal
        if refusal := text_objection(act.sentence, self.longest):
            return refusal
        if self.spelled not in re.findall("[A-Z]+", act.sentence.upper()):
            return illegal("word-unused", f"Use {self.spelled} in your sentence.", "QD-X2")
        return None

    def sample(self, rng: Random) -> acts.Defend:
        sentence = f"Everybody knows what {self.spelled.lower()} means."
        return acts.Defend(
            hand=self.hand, lay_down=self.lay_down, word=self.word, sentence=sentence
        )


class CanVote(_OnWord, frozen=True, kw_only=True):
    def objection(self, act: acts.Vote) -> Refusal | None:
        return self._other(act)

    def sample(self, rng: Random) -> acts.Vote:
        up = rng.random() < 0.5
        return acts.Vote(hand=self.hand, lay_down=self.lay_down, word=self.word, up=up)

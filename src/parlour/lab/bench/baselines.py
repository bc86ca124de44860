"""Agents that show what the scale means: chance, a rule of thumb, and the candidates alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from parlour.lab.bench.agents import Agent, random_act
from parlour.lab.bench.asking import Answer, Question
from parlour.lab.bench.candidates import candidates
from parlour.lab.bench.plan import FIRST
from parlour.minds import mind
from parlour.rules import Act
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import (
    CanArrange,
    CanBack,
    CanDraft,
    CanGuess,
    CanGuessAloud,
    CanMoveOn,
    CanOffer,
    CanReady,
    CanReveal,
    CanStay,
    CanWantStop,
)
from parlour.rules.letterjam.view_types import View
from parlour.rules.quiddler.choices import CanDrawStock

WAIT = Answer(wait=True)


class RandomBaseline:
    """Does anything that the rules allow."""

    out_of_turn = False

    def __init__(self, seed: str) -> None:
        self._rng = Random(f"random/{seed}")

    def answer(self, question: Question) -> Act:
        """A random act."""
        return random_act(question.rules, question.view, self._rng)

    def end(self, score: int) -> None:
        """There is nothing to end."""


class RuleOfThumb:
    """Plays by one rule, and does the rest as simply as it can be done.

    Letter Jam: give the longest common word that the letters on the table spell, and move on as
    soon as a clue used the own card. Quiddler: always draw from the stock, and lay down what fits.
    """

    out_of_turn = False

    def __init__(self, seed: str) -> None:
        """It leaves nothing to chance."""

    def answer(self, question: Question) -> Act | Answer:
        """The act of the rule."""
        if question.rules.name == "letterjam":
            return self._letterjam(question) or self._wait(question)
        can = next((one for one in question.view.choices if isinstance(one, CanDrawStock)), None)
        if can is not None:
            return can.sample(Random(0))
        return mind("quiddler", "greedy").choose(question.view) or WAIT

    def end(self, score: int) -> None:
        """There is nothing to end."""

    def _wait(self, question: Question) -> Act | Answer:
        if question.may_wait:
            return WAIT
        return random_act(question.rules, question.view, Random(question.number))

    # Letter Jam

    def _letterjam(self, question: Question) -> Act | None:
        view: View = question.view
        can = {type(choice): choice for choice in view.choices}
        match view.phase:
            case "clue":
                return self._clue(question, view, can)
            case "deciding":
                return self._decide(question, view, can)
            case "final":
                return self._finish(question, view, can)
            case "reveal" if CanReveal in can:
                return acts.Reveal()
        return None

    def _clue(self, question: Question, view: View, can: dict[type, Any]) -> Act | None:
        stop = can.get(CanWantStop)
        if view.stop is not None and view.stop.wanted_by and stop is not None and stop.want:
            return acts.WantStop(round=view.round, want=True)
        if view.offers:
            best = max(view.offers, key=lambda one: (one.statement.players, one.statement.letters))
            leading = max(view.offers, key=lambda one: len(one.backers))
            possible = () if (back := can.get(CanBack)) is None else back.offers
            # It gives way to what most others back.
            wanted = [one.number for one in (best, leading) if one.number in possible]
            return acts.Back(round=view.round, offer=wanted[0]) if wanted else None
        if question.may_wait and not gives_next(view):
            return None
        if (offer := can.get(CanOffer)) is not None:
            return acts.Offer(round=offer.round, draft=offer.drafts[-1])
        return longest_clue(view) if CanDraft in can else None

    def _decide(self, question: Question, view: View, can: dict[type, Any]) -> Act | None:
        me, mine = view.players[question.view.viewer], view.mine
        assert me.card is not None
        assert mine is not None
        letter = _likeliest(view, me.card)
        if (aloud := can.get(CanGuessAloud)) is not None:
            return acts.GuessAloud(round=aloud.round, letter=letter)
        if CanGuess in can and mine.sheet[me.card].guess != letter:
            return acts.Guess(card=me.card, letter=letter)
        if CanMoveOn in can:
            return acts.MoveOn(round=view.round)
        return acts.Stay(round=view.round) if CanStay in can else None

    def _finish(self, question: Question, view: View, can: dict[type, Any]) -> Act | None:
        mine = view.mine
        assert mine is not None
        for card in range(len(view.players[question.view.viewer].row)):
            letter = _likeliest(view, card)
            if CanGuess in can and mine.sheet[card].guess != letter:
                return acts.Guess(card=card, letter=letter)
        best = first_candidate(question) if CanArrange in can else None
        return best or (acts.Ready() if CanReady in can else None)


class FirstCandidate(RuleOfThumb):
    """Does the first candidate wherever there is one: what the candidates are worth by themselves.
    In Letter Jam, who has given least gives the next clue."""

    def answer(self, question: Question) -> Act | Answer:
        """The first candidate, or what the rule of thumb does."""
        if question.rules.name == "letterjam":
            view: View = question.view
            silent = view.phase == "clue" and not view.offers and not gives_next(view)
            if silent and question.may_wait:
                return WAIT
        return first_candidate(question) or super().answer(question)


def first_candidate(question: Question) -> Act | None:
    """The act that the first candidate means, if there is one."""
    found = candidates(question.rules.name, question.view).acts
    act = question.rules.command(question.view, found[0].command) if found else None
    return act if isinstance(act, Act) else None


def gives_next(view: View) -> bool:
    """Whether the viewer has given the fewest clues. If several have, the first of their seats."""
    given = [player.reds + player.greens for player in view.players]
    return given.index(min(given)) == view.viewer


def _likeliest(view: View, card: int) -> str:
    from parlour.minds.letterjam.deduction import deduce, likeliest

    return likeliest(deduce(view).card(card))


def longest_clue(view: View) -> Act:
    """The longest common word that the letters on the table spell, without the wildcard if there is
    any; the commonest of them."""
    from parlour.minds.letterjam.level import COMMON_WORDS
    from parlour.minds.letterjam.wordbook import wordbook
    from parlour.words.spelling import letter_set

    cards = {player.source: player.letter for player in view.players if player.letter}
    cards |= {stand.source: stand.letter for stand in view.stands if stand.letter}
    source_of = {letter: source for source, letter in reversed(cards.items())}
    book = wordbook()
    spellable = book.spellable(letter_set("".join(source_of)), COMMON_WORDS)
    words = [book.word(int(number)) for number in spellable]
    plain = [word for word in words if set(word) <= source_of.keys()]
    best = max(plain or words or ["A"], key=len)
    sources = tuple(source_of.get(letter, WILD) for letter in best)
    return acts.Draft(round=view.round, word=best, sources=sources)


BASELINES: dict[str, Callable[[str], Agent]] = {
    "random": RandomBaseline,
    "heuristic": RuleOfThumb,
    FIRST: FirstCandidate,
}

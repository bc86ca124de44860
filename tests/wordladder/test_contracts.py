"""The conformance kit answers a game that breaks a contract with one sentence."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.games import registered
from parlour.lab.evidence import LawBroken
from parlour.lab.laws import check, tell_story
from parlour.lab.secrecy_law import nobody_learns_a_secret
from parlour.rules import PUBLIC, Rules, Viewer, manners
from parlour.rules.base import OVER
from parlour.rules.letterjam import LETTER_JAM, LetterJam
from parlour.rules.memo import Memo
from parlour.rules.phrasebook import Phrasebook
from parlour.rules.refusal import Refusal
from tests.wordladder import MANIFEST
from tests.wordladder.rules import EVENTS, PHRASEBOOK, State, Stepped, View, WordLadder


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered(MANIFEST):
        yield


class WithoutManners(WordLadder):
    verbs = WordLadder.verbs[:2]


class WithoutEvents(WordLadder):
    events = {kind: fold for kind, fold in EVENTS.items() if kind is not manners.Said}  # noqa: RUF012


class WithoutPhrase(WordLadder):
    phrasebook = Phrasebook(*PHRASEBOOK.phrases[1:2])


class WithoutMind(WordLadder):
    stand_in_mind = "genius"


class WithPrivateEvents(WordLadder):
    private_events = frozenset({Stepped})


class WithCards(WordLadder):
    def places(self, state: State) -> list[list[int]]:
        return [[0, 1, 2]]


class Hiding(WordLadder):
    def view(self, state: State, viewer: Viewer, memo: Memo | None = None) -> View:
        view = super().view(state, viewer, memo)
        return replace(view, words=()) if viewer is PUBLIC else view


class NeverEnding(WordLadder):
    def waiting_for(self, state: State) -> tuple[int, ...]:
        return (state.at,)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (WithoutManners, r"the game lacks the act 'substitute'.*manners\.manners"),
        (WithoutEvents, r"the game lacks the event Said.*manners\.EVENTS"),
        (WithoutPhrase, "the phrasebook has no phrase for the act 'step'"),
        (WithoutMind, "the mind 'genius'.*is not in the game's manifest"),
        (WithPrivateEvents, "a private event has a log line for others"),
        (WithCards, "the game hides something.*it has cards"),
        (Hiding, r"the game hides something.*a watcher is shown another \['words'\]"),
        (NeverEnding, "a game that is over waits for somebody"),
    ],
)
def test_a_broken_contract_is_reported_in_one_sentence(
    make: Callable[[], WordLadder], sentence: str
) -> None:
    with pytest.raises(LawBroken, match=sentence):
        check(make(), seeds=range(1), seats=[2], changes={"length": 3})


def test_a_phase_without_a_sentence_is_found_before_anybody_plays() -> None:
    class Unnamed(WordLadder):
        not_now: dict[str, Refusal] = {  # noqa: RUF012
            phase: refusal for phase, refusal in WordLadder.not_now.items() if phase != OVER
        }

    with pytest.raises(TypeError, match="not_now has no sentence for the phase 'over'"):
        Unnamed()


def test_a_game_with_cards_cannot_leave_out_the_secrecy_proof() -> None:
    class Careless(LetterJam):
        disguise = Rules.disguise

    story: Any = tell_story(LETTER_JAM, "rulebook", 2, 1, {"length": 3})
    with pytest.raises(LawBroken, match=r"the game hides something.*it has cards"):
        nobody_learns_a_secret(Careless(), story, Random(1))

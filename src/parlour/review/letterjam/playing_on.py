"""Only Letter Jam is played on by bots for a review: the par of a deal, and paired play-outs."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.minds import Mind, mind
from parlour.rules import HOUSE, Act, Company, Person
from parlour.rules.letterjam import LETTER_JAM
from parlour.rules.letterjam.state import State
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Actor

# A game of six bots takes about 250 acts.
MOST_ACTS = 5_000
PAR_PLAYER = "expert"


def par(dealt: State) -> int:
    """What a table of experts scores with the same cards. They know of the cards what players know,
    so this is one more game, not the best possible one."""
    seats = range(len(dealt.company))
    persons = tuple(Person(f"Seat {seat + 1}", PAR_PLAYER) for seat in seats)
    bots = replace(dealt, company=Company(persons, 0))
    end = play_on(bots, [mind(LETTER_JAM.name, PAR_PLAYER)] * len(persons), Random(0))
    return sum(end.points)


def play_on(state: State, minds: Sequence[Mind[Any]], rng: Random) -> State:
    """The end of a game that these minds, one for each seat, play on from a state."""
    memo = Memo()
    for _ in range(MOST_ACTS):
        if LETTER_JAM.over(state):
            return state
        state = do(state, *_next_act(state, minds, memo), rng)
    raise AssertionError(f"a game did not end within {MOST_ACTS} acts")


def _next_act(state: State, minds: Sequence[Mind[Any]], memo: Memo) -> tuple[Actor, Act]:
    waiting = LETTER_JAM.waiting_for(state)
    for seat in sorted(range(len(minds)), key=lambda seat: (seat not in waiting, seat)):
        act = minds[seat].choose(LETTER_JAM.view(state, seat, memo))
        if act is not None:
            return seat, act
    act = LETTER_JAM.house_act(state)
    assert act is not None, "somebody must act"
    return HOUSE, act


def do(state: State, actor: Actor, act: Act, rng: Random) -> State:
    """The state after an act that the rules allow."""
    taken = LETTER_JAM.decide(state, actor, act, rng)
    assert not isinstance(taken, Refusal), taken.sentence
    return taken.state

"""The situations of Quiddler that the goldens must cover, step by step."""

from itertools import pairwise
from typing import Any

from parlour.records import Record, read, replay
from parlour.rules.manners import SeatTaken
from parlour.rules.quiddler import events as e
from tools.make_goldens import FOLDER


def golden(name: str) -> Record:
    return read(FOLDER / f"quiddler-{name}.txt")


def states(record: Record) -> list[Any]:
    return [record.header.begin(), *(state for state, _ in replay(record))]


def told(name: str) -> str:
    """The sentences of a golden without the deals, which are long."""
    text = (FOLDER / f"quiddler-{name}.txt").read_text("utf-8").split("\n\n")[1]
    sentences = (line.partition(". ")[2] for line in text.splitlines())
    return "\n".join(sentence for sentence in sentences if " deals " not in sentence)


def test_QD_X3_a_going_out_is_rejected_by_the_manual() -> None:
    assert """\
Paul goes out with QEY for 16 points, discarding O.
Otter passes.
Lisa challenges QEY.
The word QEY is rejected: it is not in the word list; the whole lay-down is void; Paul loses 16; \
Lisa gains 16.
The lay-down is settled: nobody is out.
Otter draws H from the stock.
""" in told("rejected-manual-3")
    # The words of final turns are challenged when all of them are over.
    assert """\
Paul lays down YOE for 22 points, discarding Q.
Otter draws S from the stock.
Otter lays down SHE for 18 points, discarding H.
The words of the final turns are revealed: Paul has YOE; Otter has SHE.
Lisa challenges SHE of Otter.
The word SHE is upheld: it is in the word list.
Otter challenges YOE of Paul.
The word YOE is rejected: it is not in the word list; the whole lay-down is void; Paul loses 22; \
Otter gains 22.
The lay-downs are settled: the final turns are over.
""" in told("rejected-manual-3")
    # The 22 points of the void final turn are lost, and left over as well; 16 were lost before.
    assert "Paul -60 (-22 left over, -38 from challenges)" in told("rejected-manual-3")


def test_QD_X4_a_going_out_is_rejected_as_published() -> None:
    assert """\
Paul goes out with B(IN) and UE for 21 points, discarding T.
Otter passes.
Lisa challenges UE.
The word UE is rejected: it is not in the word list; Paul loses 6.
Lisa passes.
The lay-down is settled: Paul is out.
Otter draws R from the stock.
""" in told("rejected-published-3")
    assert "Paul 9 (15 for words, -6 from challenges)" in told("rejected-published-3")


def test_QD_X5_a_failed_challenge_costs_points_only_as_published() -> None:
    assert "PEN is upheld: it is in the word list; Otter loses 13." in told("rejected-published-3")
    assert "ERA is upheld: it is in the word list." in told("rejected-manual-3")


def test_QD_X2_a_tied_vote_favours_the_owner() -> None:
    assert """\
The word REQ is upheld by vote, 2 for it and 2 against.
The lay-down is settled: Lisa is out.
""" in told("tied-vote-4")


def test_QD_X2_votes_uphold_and_reject_under_both_rule_sets() -> None:
    assert "GATH is rejected by vote, 1 for it and 2 against; the whole" in told("vote-manual-3")
    published = told("vote-published-4")
    assert "CLOY is upheld by vote, 3 for it and 1 against; Lisa loses 16." in published
    assert "BRW is rejected by vote, 1 for it and 3 against; Lisa loses 23." in published


def test_QD_H6_the_stock_runs_out_twice_in_a_hand_in_which_nobody_goes_out() -> None:
    record = golden("nobody-out-2")
    kinds = [type(event) for event in record.events]
    assert kinds.count(e.Dealt) == 1
    first, second = (at for at, kind in enumerate(kinds) if kind is e.Reshuffled)
    assert e.WentOut not in kinds[:second]
    assert kinds[first + 1 : second].count(e.Drew) == 111
    for at in (first, second):
        before, after = states(record)[at : at + 2]
        assert (len(before.stock), len(before.discards)) == (0, 112)
        assert (len(after.stock), after.discards) == (111, before.discards[-1:])


def deals(record: Record) -> list[Any]:
    """The state after every deal."""
    return [state for state, event in replay(record) if isinstance(event, e.Dealt)]


def test_QD_H1_eight_players_play_a_hand_of_ten_cards() -> None:
    record = golden("ten-cards-8")
    *_, last = deals(record)
    assert [len(player.held) for player in last.players] == [10] * 8
    assert record.header.rules.over(states(record)[-1])


def test_QD_H1_hands_grow_and_shrink_again() -> None:
    assert [state.size for state in deals(golden("up-and-down-3"))] == [3, 4, 5, 4, 3]


def test_a_player_who_leaves_during_a_turn_is_replaced() -> None:
    record = golden("host-leaves-3")
    at = next(n for n, event in enumerate(record.events) if isinstance(event, SeatTaken))
    before, after = states(record)[at : at + 2]
    assert (before.phase, before.at, before.company.host) == ("play", 0, 0)
    assert (after.players, after.company.host) == (before.players, 1)
    assert after.company.persons[0].mind == "regular"


def test_checked_words_are_never_challenged() -> None:
    for name in ("checked-manual-3", "checked-published-4"):
        kinds = [type(event) for event in golden(name).events]
        assert kinds.count(e.WentOut) == 2
        assert not {e.Passed, e.Challenged, e.WindowClosed} & set(kinds)
        # Words are arranged before they are laid down, so that they can be checked.
        laying = {e.WentOut, e.LaidDown}
        pairs = [(one, other) for one, other in pairwise(kinds) if other in laying]
        assert {one for one, _ in pairs} <= {e.Arranged, e.LookedUp, SeatTaken}

"""What the view says at the moments of a game: verdicts, places, ribbons, the best word."""

from typing import Any

from parlour.rules import PUBLIC, Viewer
from parlour.rules.quiddler import QUIDDLER
from tests.rules.quiddler.table import Table


def after_going_out(**changes: Any) -> Table:
    """Seat 0 has gone out with CAT and XO, of which only CAT is a word."""
    table = Table.dealt("C A T X O", "D O G S E", "B B F F H", stock="V W", top="N", **changes)
    table.go_out(0, "C A T", "X O", discard="V")
    return table


def test_QD_X5_a_failed_challenge_has_a_verdict_for_everybody() -> None:
    table = after_going_out()
    table.challenge(1, 0)
    told: dict[Viewer, str] = {
        0: "Ben challenged your word CAT.",
        1: "You challenged Ana's word CAT.",
        PUBLIC: "Ben challenged Ana's word CAT.",
    }
    for viewer, doubted in told.items():
        (verdict,) = table.view(viewer).verdicts
        assert (verdict.word, verdict.faces) == ("CAT", ("C", "A", "T"))
        assert (verdict.upheld, verdict.stamp, verdict.doubted) == (True, "valid", doubted)
        assert verdict.reason == "CAT is in the word list."
        assert verdict.follows == ("It costs nobody any points.",)


def test_QD_X5_a_verdict_says_what_a_failed_challenge_costs() -> None:
    table = after_going_out(upheld="challenger-pays")
    table.challenge(1, 0)
    assert table.view(1).verdicts[0].follows == ("You lose 18 points.",)
    assert table.view(2).verdicts[0].follows == ("Ben loses 18 points.",)


def test_QD_X3_a_verdict_says_what_a_rejected_word_costs_and_earns() -> None:
    table = after_going_out()
    table.challenge(1, 1)
    (verdict,) = table.view(0).verdicts
    assert (verdict.upheld, verdict.stamp) == (False, "not valid")
    assert verdict.reason == "XO is not in the word list."
    assert verdict.follows == (
        "The whole lay-down is void, and you take it back.",
        "You lose 28 points.",
        "Ben gains 28 points.",
    )
    assert table.view(0).lay_downs[0].points == 0
    ruling = "XO by you, in lay-down 1, challenged by Ben: rejected by the word list."
    said = QUIDDLER.text(table.view(0))
    assert f"{ruling} You lose 28 points. Ben gains 28 points." in said


def two_hands() -> Table:
    """Ben is ahead after the first hand, and Ana after the second."""
    table = Table.by_chance(2, hands=2, judging="vote")
    while table.phase != "over":
        table.finish_hand()
        if table.phase == "scored":
            table.next_hand()
    return table


def test_QD_S7_places_and_ribbons_follow_from_the_points() -> None:
    table = two_hands()
    view = table.view(0)
    for hand in view.sheet:
        totals = [line.total for line in hand.scores]
        for line in hand.scores:
            assert line.place == 1 + sum(other > line.total for other in totals)
            bonuses = [line.parts.get(name, 0) for name in ("most words", "longest word")]
            won = max(0, line.parts.get("challenges", 0))
            assert sum(line.ribbons.values()) == sum(bonuses) + won
    first, second = view.sheet
    for before, after in zip(first.scores, second.scores, strict=True):
        assert not before.moved
        assert bool(after.moved) == (before.place != after.place)
    # Another player goes out in the second hand, and gets ahead.
    assert sorted(line.moved for line in second.scores) == ["down from 1st", "up from 2nd"]


def test_QD_S6_the_best_word_of_the_game_is_named_at_its_end() -> None:
    table = two_hands()
    view = table.view(0)
    every = [
        (word.points, word.word, seat)
        for hand in view.sheet
        for seat, line in enumerate(hand.scores)
        for word in line.words
    ]
    best = view.best_word
    assert best is not None
    assert best.points == max(points for points, _, _ in every)
    assert (best.points, best.word, best.seat) in every
    who = "You have" if best.seat == 0 else "Ben has"
    assert best.sentence.startswith(f"{who} the best word of the game: {best.word}, ")
    assert best.sentence in QUIDDLER.text(view)

"""The tally of a view predicts the score of the hand (QD-S1)."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from parlour.rules.quiddler import acts, box
from parlour.rules.quiddler.view_types import DiscardView, TallyView
from tests.rules.quiddler.table import Table

DECK = box.deck("english").cards


def arrangements(cards: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to lay some of the cards into rows, in any order."""
    if not cards:
        yield ()
        return
    first, rest = cards[0], cards[1:]
    for rows in arrangements(rest):
        yield rows
        yield ((first,), *rows)
        for at, row in enumerate(rows):
            yield (*rows[:at], (first, *row), *rows[at + 1 :])


def final_turn(hand: Sequence[str], drawn: str, **changes: Any) -> Table:
    """Seat 1 has drawn a card in its final turn, after seat 0 went out."""
    size = len(hand)
    left = list(DECK)
    for face in (*hand, drawn):
        left.remove(face)
    table = Table.dealt(
        " ".join(left[:size]),
        " ".join(hand),
        top=left[size],
        stock=f"{left[size + 1]} {drawn}",
        **changes,
    )
    table.draw(0)
    table.go_out(0, " ".join(left[:size]), discard=left[size + 1])
    table.all_pass()
    table.draw(1)
    return table


def tally(table: Table) -> TallyView:
    return table.mine(1).arrangement.tally


def in_words(found: TallyView | DiscardView) -> int:
    return found.parts["in words"]


def left(found: TallyView | DiscardView) -> int:
    return -found.parts.get("left over", 0)


def scored(table: Table, words: tuple[tuple[int, ...], ...], discard: int) -> int:
    """The score of seat 1 without bonuses if it ends the turn like this. Does not change the
    table."""
    after = Table(table.state)
    moment = {"hand": after.state.hand, "turn": after.state.turn}
    if words:
        after.do(1, acts.LayDown(**moment, words=words, discard=discard))
        after.all_pass()
    else:
        after.do(1, acts.Discard(**moment, card=discard))
    line = after.lines()[1]
    return line.points - line.most_words - line.longest_word


@pytest.mark.parametrize("points", ["manual", "published"])
@pytest.mark.parametrize("below_zero", [True, False])
@pytest.mark.parametrize("size", [3, 4])
def test_QD_S1_the_tally_predicts_the_score_of_every_arrangement(
    points: str, below_zero: bool, size: int
) -> None:
    """Tries every arrangement of random hands, with every possible discard."""
    rng, proven = Random(f"{points} {below_zero} {size}"), 0
    for _ in range(3 if size == 3 else 1):
        hand = rng.sample(DECK, size + 1)
        table = final_turn(hand[:-1], hand[-1], points=points, below_zero=below_zero)
        cards = [card.number for card in table.mine(1).cards]
        for rows in arrangements(cards):
            table.do(1, acts.Arrange(hand=table.state.hand, rows=rows))
            words = tuple(row for row in rows if len(row) > 1)
            free = [card for card in cards if all(card not in word for word in words)]
            by_discard = tally(table).by_discard
            assert set(by_discard) == set(free)
            for card in free:
                assert by_discard[card].worth == scored(table, words, card), (hand, rows, card)
                proven += 1
    assert proven > 100


def test_QD_S1_the_tally_counts_the_right_leftover_card() -> None:
    """L O laid down with Q discarded leaves an O: 12 less 8, and not 12 less 2."""
    table = final_turn("LQO", "O")
    table.arrange(1, "L O")
    by_face = {table.state.face(1, card): one for card, one in tally(table).by_discard.items()}
    assert {face: (left(one), one.worth) for face, one in by_face.items()} == {
        "O": (2, 10),
        "Q": (8, 4),
    }
    table.lay_down(1, "L O", discard="Q")
    table.all_pass()
    assert table.lines()[1].word_points - table.lines()[1].leftover_points == 4


def test_QD_S1_the_tally_names_the_best_discard() -> None:
    table = final_turn("LQO", "O")
    best = tally(table).best_discard
    assert best is not None
    assert table.state.face(1, best) == "O"


@pytest.mark.parametrize("final_words", ["together", "in-turn"])
def test_QD_S1_after_a_final_turn_only_words_laid_down_count(final_words: str) -> None:
    table = Table.dealt("C A T S", "S E A D", "B D O F", stock="V O", final_words=final_words)
    table.go_out(0, "C A T S", discard="V")
    table.all_pass()
    assert in_words(tally(table)) == 0
    table.lay_down(1, "S E", discard="A")
    table.arrange(1, "D O")
    # S 4 and E 12 are laid; D 4 and O 8 are left over, though they lie in a row.
    found = tally(table)
    assert (in_words(found), left(found), found.worth, found.by_discard) == (16, 12, 4, {})
    table.all_pass()
    table.idle(2)
    table.all_pass()
    line = table.lines()[1]
    assert line.word_points - line.leftover_points == 4


def test_QD_S1_the_challenges_of_the_hand_are_in_the_tally() -> None:
    table = Table.dealt("C A T", "X V Z", stock="W N B", dealer=0)
    table.go_out(1, "X V Z", discard="W")
    table.challenge(0)
    table.go_out(0, "C A T", discard="N")
    table.all_pass()
    table.draw(1)
    table.arrange(1, "X V")
    found = tally(table)
    # X, V and Z are 2 each: 6 were lost.
    assert found.parts == {"in words": 4, "left over": -4, "challenges": -6}
    card = table.number(1, "B")
    assert found.by_discard[card].worth == scored(table, table.numbers(1, "X V"), card) == -4


def test_QD_S1_with_checked_words_only_listed_words_count() -> None:
    table = Table.dealt("C A T S", "X Y O X", stock="W N", judging="checked")
    table.draw(0)
    table.arrange(0, "C A T S")
    table.go_out(0, "C A T S", discard="W")
    table.draw(1)
    table.arrange(1, "O X", "X Y")
    assert (in_words(tally(table)), left(tally(table))) == (10, 2 + 2 + 6)


def test_QD_S1_the_tally_assumes_no_discard_while_others_play() -> None:
    table = Table.dealt("C A T", "S E A")
    table.arrange(1, "S E")
    found = tally(table)
    assert (in_words(found), left(found), found.worth, found.by_discard) == (16, 10, 6, {})

"""Looking back on a scored hand: what was best in one's cards."""

from parlour.minds.quiddler.hindsight import hindsight
from parlour.rules import PUBLIC
from tests.rules.quiddler.table import Table


def scored(first: str, word: str, discard: str) -> Table:
    """Ana goes out with CAT; Ben, who has these cards and draws a W, lays down a word or none."""
    table = Table.dealt("C A T", first, stock="V W", final_words="in-turn")
    table.go_out(0, "C A T", discard="V")
    table.all_pass()
    if word:
        table.lay_down(1, word, discard=discard)
        table.all_pass()
    else:
        table.idle(1)
    return table


def test_the_best_words_are_named_with_what_they_would_have_brought() -> None:
    table = scored("D O G", "D O", "W")
    assert hindsight(table.view(0)) == "You found the best of your cards: CAT."
    said = hindsight(table.view(1))
    assert said == "DOG was the best of your cards: 8 points more than you had."


def test_cards_without_a_word_say_so() -> None:
    table = scored("B F H", "", "W")
    assert hindsight(table.view(1)) == "Your cards spelled no word of the word list."


def test_nobody_is_told_anything_before_the_hand_is_scored() -> None:
    table = Table.dealt("C A T", "D O G", stock="V")
    table.go_out(0, "C A T", discard="V")
    for viewer in (0, 1, PUBLIC):
        assert table.view(viewer).hindsight is None
        assert hindsight(table.view(viewer)) == ""
    assert hindsight(scored("D O G", "D O G", "W").view(PUBLIC)) == ""

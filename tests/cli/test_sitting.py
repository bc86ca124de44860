"""Several games at one go in a terminal: how they ended, and what can be told of them."""

from random import Random

from parlour.cli.local_table import LocalTable
from parlour.cli.sitting import NO_GAME, Sitting
from parlour.game import Game
from parlour.review.memory import in_words, remembered, table_memory
from parlour.rules import Person


def of_bots(game: str) -> LocalTable:
    persons = [Person(name, "novice") for name in ("Lisa", "Paul")]
    return LocalTable(Game(game, persons, seed=4, options={"hands": 2}))


def test_a_sitting_remembers_all_its_games() -> None:
    sitting = Sitting(of_bots("quiddler"), Random(1))
    assert sitting.so_far() == sitting.shared() == NO_GAME
    records = []
    for number in (1, 2):
        sitting.table.game.let_bots_act()
        records.append(sitting.table.game.record())
        expected = table_memory([remembered(one, n) for n, one in enumerate(records, 1)])
        assert sitting.so_far() == in_words(expected)
        assert sitting.shared() == expected.shared.text
        if number == 1:
            sitting.play_again()
            # The game that runs is not told.
            assert sitting.so_far() == in_words(expected)
    assert records[0] != records[1]
    assert "Game 2, Quiddler: " in sitting.shared()
    assert sitting.so_far().startswith("Game 1, Quiddler: ")

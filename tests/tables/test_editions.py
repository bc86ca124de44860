"""Games that began before the rules changed keep the edition they began with."""

import pytest

from parlour.rules.registry import GAMES
from parlour.tables.table import Table, TableSettings
from parlour.tables.table_events import Began, Chosen, Sat
from parlour.tables.table_fold import evolve
from parlour.words import Lexicon

every_rule_set = pytest.mark.parametrize(
    ("game", "rule_set"),
    [(game.name, name) for game in GAMES.values() for name in game.first_rule_sets],
)


def begun(game: str, rule_set: str, began: Began) -> Table:
    chosen = Chosen(game=game, rule_set=rule_set, changes={"chat": True}, settings=TableSettings())
    table = evolve(Table(), chosen)
    for name in ("Lisa", "Paul"):
        table = evolve(table, Sat(name=name, key=f"hash of {name}", mind=None))
    return evolve(table, began)


@every_rule_set
def test_a_log_of_the_first_edition_plays_by_the_rule_sets_of_its_time(
    game: str, rule_set: str
) -> None:
    lexicon = Lexicon.open("parlour").id
    table = begun(game, rule_set, Began(number=1, lexicon=lexicon))
    assert table.play is not None
    first = GAMES[game].options(rule_set, {"chat": True}, edition=1)
    assert table.play.state.options == first
    assert first != GAMES[game].options(rule_set, {"chat": True}), "the rules have changed since"


@every_rule_set
def test_the_next_game_at_an_old_table_uses_the_new_edition(game: str, rule_set: str) -> None:
    table = begun(game, rule_set, Began(number=1, lexicon=Lexicon.open("parlour").id))
    assert table.options() == GAMES[game].options(rule_set, {"chat": True})

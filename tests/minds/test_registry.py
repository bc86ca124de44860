"""Minds are found by name, and getting one does not load numpy."""

import subprocess
import sys

import pytest

from parlour.minds import UnknownMindError, mind, minds
from parlour.rules.registry import GAMES


def test_every_registered_mind_loads_and_has_its_own_name() -> None:
    for game in GAMES:
        assert minds(game)
        for name in minds(game):
            assert mind(game, name).name == name


def test_the_stand_in_mind_of_every_game_exists() -> None:
    for game in GAMES.values():
        assert game.stand_in_mind in minds(game.name)


def test_an_unknown_name_raises_an_error_that_lists_the_known_ones() -> None:
    with pytest.raises(UnknownMindError, match=r"No bot called 'oracle' plays Letter Jam.*regular"):
        mind("letterjam", "oracle")
    with pytest.raises(UnknownMindError, match="no game called 'chess'"):
        mind("chess", "regular")


def test_importing_the_room_does_not_load_numpy() -> None:
    script = "import sys; from parlour.minds import mind; mind('letterjam', 'regular');"
    script += "mind('quiddler', 'expert'); print('numpy' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"

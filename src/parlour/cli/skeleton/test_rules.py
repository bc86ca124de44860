"""The tests of Skeleton: a game by hand, and the laws that every game keeps."""

import pytest

import parlour
from parlour.cli.skeleton import MANIFEST
from parlour.cli.skeleton.rules import RULES
from parlour.games import registered
from parlour.lab.laws import check


def test_whoever_takes_the_last_token_wins() -> None:
    with registered(MANIFEST):
        game = parlour.Game("skeleton", ["Lisa", "Paul"], options={"heap": 4})
        game.act("Lisa", "take 3")
        with pytest.raises(parlour.Refused, match="You can take 1 to 1, not 2"):
            game.act("Paul", "take 2")
        game.act("Paul", "take 1")
    assert game.over
    assert (game.score("Lisa"), game.score("Paul")) == (0, 1)


def test_the_laws() -> None:
    with registered(MANIFEST):
        check(RULES, seeds=range(2))

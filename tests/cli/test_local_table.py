"""A table without a server: the house acts on time here too."""

import sys
from collections.abc import Iterator
from random import Random

import pytest

from parlour.cli.local_table import LocalTable
from parlour.cli.plain import play_plainly
from parlour.cli.sitting import Sitting
from parlour.game import Game
from parlour.rules import Person
from parlour.rules.quiddler import events as e

SECONDS = 20
OTTER_GOES_OUT_AT_ONCE = 1


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def table_with(clock: Clock, seconds: int) -> LocalTable:
    """A table at which the bot goes out in its first turn."""
    people = [Person("Ana"), Person("Otter", "regular")]
    options = {"challenge_seconds": seconds, "hands": 1}
    seed = Random(OTTER_GOES_OUT_AT_ONCE)
    return LocalTable(Game("quiddler", people, options=options, seed=seed), clock)


def laid_down(clock: Clock, seconds: int) -> LocalTable:
    table = table_with(clock, seconds)
    table.let_bots_act()
    assert isinstance(table.game.events[-1], e.WentOut)
    return table


def test_QD_X1_the_house_closes_the_window_when_the_time_is_up_and_not_before() -> None:
    clock = Clock()
    table = laid_down(clock, SECONDS)
    assert table.house_left == SECONDS
    clock.now += SECONDS - 1
    assert table.house_left == 1
    assert not table.let_house_act()
    clock.now += 5
    assert table.house_left == 0
    assert table.let_house_act()
    assert isinstance(table.game.events[-1], e.WindowClosed)
    assert not table.let_house_act()


def test_QD_X1_without_a_time_the_house_waits_for_everybody() -> None:
    clock = Clock()
    table = laid_down(clock, 0)
    clock.now += 1_000_000
    assert table.house_left is None
    assert not table.let_house_act()
    assert isinstance(table.game.events[-1], e.WentOut)


class Typist:
    """A standard input that types each command after so many seconds."""

    def __init__(self, clock: Clock, *commands: tuple[int, str]) -> None:
        self._clock = clock
        self._commands: Iterator[tuple[int, str]] = iter(commands)

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        seconds, command = next(self._commands, (0, ""))
        self._clock.now += seconds
        return command


@pytest.mark.parametrize(
    ("seconds", "answer"),
    [
        (SECONDS - 1, "You let Otter's words stand."),
        (SECONDS + 1, "There are no words to challenge now."),
    ],
)
def test_QD_X1_a_command_in_a_pipe_counts_at_the_time_it_was_typed(
    seconds: int,
    answer: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(sys, "stdin", Typist(clock, (seconds, "pass\n")))
    play_plainly(Sitting(table_with(clock, SECONDS), Random(1)))
    output = capsys.readouterr().out.split("You can type:")[-1]
    assert answer in output, output

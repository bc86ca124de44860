"""Games in a terminal are kept until they are over, and survive whatever ends the program."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from parlour.cli import kept_games
from parlour.cli.kept_games import KeptGame, KeptGameError, newest
from parlour.cli.local_table import LocalTable
from parlour.cli.sitting import KEPT, Sitting
from parlour.game import Game
from parlour.minds.registry import mind
from parlour.rules import Person
from parlour.tables.store import StoreError
from tests.cli.screen import Screen

PARLOUR = [sys.executable, "-m", "parlour", "play"]
SHORT: dict[str, dict[str, object]] = {"letterjam": {"length": 3}, "quiddler": {"hands": 1}}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the kept games of one test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return kept_games.folder()


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def dealt(game: str, **options: object) -> Game:
    people = [Person("Ana"), Person("Otter", "regular"), Person("Wren", "regular")]
    return Game(game, people, options=SHORT[game] | options, seed=Random(7))


def over(table: LocalTable) -> bool:
    return table.game.over


def act_once(table: LocalTable) -> None:
    """Plays until the person has acted once, with a bot in their place, or the game is over."""
    bot = mind(table.game.rules.name, "regular")
    while not over(table):
        table.let_bots_act()
        table.let_house_act()
        act = None if over(table) else bot.choose(table.view)
        if act is not None:
            assert table.type(table.game.rules.say(table.view, act)) is None
            return


@pytest.mark.parametrize("game", SHORT)
def test_a_game_that_is_left_goes_on_from_the_same_state_and_is_deleted_at_its_end(
    game: str, folder: Path
) -> None:
    table = LocalTable(dealt(game), keeping=True)
    assert files(folder) == [], "before the first act of the person there is nothing to lose"
    while not over(table):
        act_once(table)
        if table.resumable:
            before = table.game
            table.leave()
            found = newest(game)
            assert found is not None
            kept, after = found
            assert after.state == before.state
            assert after.events == before.events
            table = LocalTable(after, kept=kept)
    assert not table.resumable
    assert files(folder) == []


def kept_after_one_act(**options: object) -> LocalTable:
    table = LocalTable(dealt("letterjam", **options), keeping=True)
    assert table.type("guess E") is None
    return table


def test_two_terminals_keep_a_game_each_and_none_takes_the_others(folder: Path) -> None:
    first, second = kept_after_one_act(), LocalTable(dealt("quiddler"), keeping=True)
    act_once(second)
    assert len(list(folder.glob("*.db"))) == 2
    assert newest() is None, "both are being played"
    first.leave()
    found = newest()
    assert found is not None
    assert found[1].rules.name == "letterjam"
    assert newest("quiddler") is None
    second.leave()
    found[0].close()


def test_a_disk_that_fails_ends_the_keeping_and_not_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(self: KeptGame, events: object) -> None:
        raise StoreError("The disk is full.")

    table = kept_after_one_act()
    said: list[str] = []
    table.on_line = said.append
    monkeypatch.setattr(KeptGame, "append", fail)
    assert table.type("guess T") is None
    assert said == [
        "This game cannot be kept for later any more. The disk is full.",
        "You guess T for card 1.",
    ]
    assert not table.resumable
    assert table.type("guess S") is None


def test_a_game_whose_word_list_has_changed_does_not_go_on(tmp_path: Path) -> None:
    words = tmp_path / "mine.txt"
    words.write_text("horse\nplant\n")
    kept_after_one_act(lexicon=str(words)).leave()
    words.write_text("horse\n")
    with pytest.raises(KeptGameError, match=r"The word list .* has changed since the game began."):
        newest()


def test_only_the_latest_games_are_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_games, "MOST_KEPT", 2)
    for number in range(4):
        monkeypatch.setattr(os, "getpid", lambda number=number: number)
        kept_after_one_act().leave()
    assert len(list(folder.glob("*.db"))) == 2


def test_a_new_game_has_the_same_people_and_options_and_a_record_of_its_own(tmp_path: Path) -> None:
    table = LocalTable(dealt("letterjam", length=4), keeping=True)
    sitting = Sitting(table, Random(1), tmp_path / "game.txt")
    assert table.type("end the game") is None
    again = sitting.play_again()
    assert again.game.players == table.game.players
    assert again.game.state.options == table.game.state.options
    assert again.game.events != table.game.events
    assert sitting.end() == 0
    assert (tmp_path / "game.txt").read_text().endswith("Result: ended early.\n")
    assert "Result" not in (tmp_path / "game-2.txt").read_text()


# In a real terminal


def test_a_game_survives_a_crash_and_goes_on_in_another_terminal() -> None:
    with Screen([*PARLOUR, "letterjam", "--seed", "5", "--pace", "0"]) as screen:
        screen.wait_for("guess your letter")
        screen.press("gt")
        screen.wait_for("You guess T for card 1.")
        os.kill(screen.pid, signal.SIGKILL)
        screen.wait_for_end()
    with Screen([*PARLOUR, "--resume", "--pace", "0"]) as screen:
        screen.wait_for("You guess T for card 1.")
        screen.wait_for("guess your letter")
        with Screen([*PARLOUR, "--resume"]) as other:
            other.wait_for("There is no unfinished game to go on with.")
            assert other.wait_for_end() == 2
        screen.press("q")
        screen.wait_for("Leave this game?")
        screen.wait_for(KEPT)
        screen.press("y")
        assert screen.wait_for_end() == 0
        # Once in the dialog, which the emulator does not wipe, and once after the screen is left.
        assert screen.text.count(KEPT) == 2


@pytest.mark.parametrize(
    ("answer", "then", "left"), [("", "You guess T", 1), ("n", "", 1), ("f", "", 0)]
)
def test_play_offers_to_go_on_with_the_game_that_was_left(
    answer: str, then: str, left: int, folder: Path
) -> None:
    typed = "guess T\nquit\n"
    subprocess.run([*PARLOUR, "letterjam"], input=typed, text=True, check=True, timeout=60)
    with Screen([*PARLOUR, "Letter", "Jam", "--pace", "0"]) as screen:
        screen.wait_for("You left a game of Letter Jam a moment ago. Go on with it?")
        screen.press(f"{answer}\r")
        screen.wait_for("guess your letter")
        text = screen.wait_for(then)
        assert bool(then) == ("You guess T" in text)
        screen.press("qy")
        assert screen.wait_for_end() == 0
    assert len(list(folder.glob("*.db"))) == left


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--resume"], "There is no unfinished game to go on with."),
        (["--resume", "quiddler"], "There is no unfinished game to go on with."),
        ([], "Name the game that you want to play: letterjam or quiddler."),
        (
            ["--resume", "--seat-names", "A,B"],
            "A game goes on as it was dealt; --seat-names is only for a new game.",
        ),
    ],
)
def test_what_cannot_be_resumed_is_refused_in_one_sentence(
    arguments: list[str], sentence: str
) -> None:
    done = subprocess.run(
        [*PARLOUR, *arguments], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (2, f"parlour: {sentence}\n")

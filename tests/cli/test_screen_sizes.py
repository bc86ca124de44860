"""The terminal table on small and large screens, its help, and a new game after the end."""

import re
import sys

import pytest

from tests.cli.screen import Screen, keys_of

PARLOUR = [sys.executable, "-m", "parlour", "play"]
LONG = "Guest,Bartholomew,Wilhelmina,Maximilian,Clementine,Montgomery"


def play(game: str, *arguments: str) -> list[str]:
    return [*PARLOUR, game, "--seed", "5", "--pace", "0", *arguments]


def ended(screen: Screen) -> None:
    screen.press(":")
    screen.wait_for("A command")
    screen.press("end the game\r")
    screen.wait_for("Ended early")


def test_a_small_screen_cuts_neither_names_nor_tokens() -> None:
    with Screen(play("letterjam", "--seat-names", LONG), columns=80, lines=24) as screen:
        text = screen.wait_for("draft a clue")
        for name in LONG.split(",")[1:]:
            assert name in text
        assert text.count("1 of 5 ○") == 5
        assert "…" not in text
        assert screen.wait_for("waiting for everybody", "waiting for you and")
        assert max(map(len, (line.rstrip() for line in text.splitlines()))) <= 80


def test_a_wide_screen_is_used_for_the_rules_and_then_for_the_whole_sheet() -> None:
    with Screen(play("letterjam", "--players", "3"), columns=160, lines=45) as screen:
        screen.wait_for("The game in short")
        screen.wait_for("You all play together.")
        backs = r"(?<!\S)(\d)  back "
        text = screen.wait_until(lambda now: bool(re.search(backs, now)), "an offer")
        screen.press(re.findall(backs, text)[0])
        screen.wait_for("Your whole sheet")
        assert "The game in short" not in screen.text


def test_a_wide_screen_shows_the_game_in_short_in_quiddler_too() -> None:
    with Screen(play("quiddler"), columns=160, lines=45) as screen:
        screen.wait_for("The game in short")


def test_a_key_backs_the_offer_of_the_player_in_that_seat() -> None:
    with Screen(play("letterjam", "--seat-names", "Ann,Otter,Wren")) as screen:
        text = screen.wait_for("back Wren")
        assert keys_of(text)["3"] == "back Wren"
        screen.press("3")
        screen.wait_for("You back Wren's offer.")
        assert not re.search(r"offer \d", screen.text)


@pytest.mark.parametrize(
    ("game", "rule", "other"),
    [("letterjam", "LJ-C1  The deck", "QD-"), ("quiddler", "QD-C1", "LJ-")],
)
def test_the_help_has_the_keys_and_the_rules_of_this_game(game: str, rule: str, other: str) -> None:
    with Screen(play(game, "--players", "3"), columns=100, lines=60) as screen:
        screen.wait_for("waiting for you")
        screen.press("?")
        text = screen.wait_for(rule)
        assert "Now you can press" in text
        assert '"end the game" ends it here' in text
        assert other not in text
        assert "a new game with the same players" not in text


@pytest.mark.parametrize(
    ("game", "began"), [("letterjam", "Round 1."), ("quiddler", "Hand 1 of 8.")]
)
def test_a_new_game_begins_after_the_end(game: str, began: str) -> None:
    with Screen(play(game, "--players", "3")) as screen:
        screen.wait_for(began)
        assert "New game" not in screen.text
        ended(screen)
        screen.press("?")
        text = screen.wait_for("a new game with the same players")
        assert "type a command" not in text
        assert "Tab shows" not in text
        screen.press("q")
        screen.wait_until(lambda now: "You can press" not in now and "New game" in now, "the table")
        screen.press("n")
        text = screen.wait_until(lambda now: began in now and "New game" not in now, "a new game")
        assert "ended early" not in text
        ended(screen)
        screen.press("s")
        shared = ("To send to friends", "Game 1, ", "2 games at our table.")
        screen.wait_until(lambda now: all(one in now for one in shared), str(shared))
        screen.press("q")
        screen.wait_for("New game")
        screen.press("q")
        assert screen.wait_for_end() == 0


def test_help_rules_and_another_game_in_plain_text() -> None:
    """The screen of a terminal is tall here: it keeps everything that was printed."""
    command = play("letterjam", "--players", "3", "--plain")
    with Screen(command, columns=120, lines=400) as screen:
        screen.wait_for('"help" for more')
        screen.press("help\r")
        screen.wait_for("again   a new game with the same players")
        screen.wait_until(lambda text: text.count('"draft ') > 2, "the commands of the game")
        screen.press("again\r")
        screen.wait_for("This game is not over yet.")
        screen.press("so far\r")
        screen.wait_for("No game is over yet.")
        screen.press("rules\r")
        screen.wait_for("You all play together.")
        screen.press("rules all\r")
        screen.wait_for("LJ-C1  The deck")
        screen.press("end the game\r")
        screen.wait_for('Type "again" for a new one')
        screen.press("review\r")
        screen.wait_for("Judged by the expert")
        screen.wait_until(lambda text: text.count('Type "again"') == 2, "the question again")
        screen.press("replay\r")
        screen.wait_for('Type "help" for the commands.')
        screen.press("go 2\r")
        screen.wait_for("2 of ")
        screen.press("quit\r")
        screen.wait_until(lambda text: text.count('Type "again"') == 3, "the question again")
        screen.press("so far\r")
        screen.wait_for("Game 1, Letter Jam: ended early, so nothing is scored.")
        screen.press("share\r")
        screen.wait_for("1 game at our table.")
        screen.press("again\r")
        screen.wait_until(
            lambda text: '"help" for more' in text.split('Type "again"')[-1], "another game"
        )
        screen.press("quit\r")
        assert screen.wait_for_end() == 0

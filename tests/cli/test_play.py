"""Whole games in a real terminal, and through a pipe."""

import re
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import pytest

from parlour.cli.sitting import KEPT
from parlour.records import read
from tests.cli.screen import Screen, keys_of

PARLOUR = [sys.executable, "-m", "parlour"]


def play(*arguments: str) -> list[str]:
    return [*PARLOUR, "play", "letterjam", "--seed", "5", "--pace", "0", *arguments]


def next_keys(screen: str) -> str:
    """The next keys of a simple player, who backs the first offer, guesses E and moves on."""
    keys = keys_of(screen)
    if "waiting for you" not in screen and "you," not in screen.splitlines()[0]:
        return ""
    if "accept" in keys.get("y", "") or "I know" in keys.get("y", ""):
        return "y"
    if keys.get("r") in ("ready", "reveal your word"):
        return "r"
    if "aloud" in keys.get("a", ""):
        return "aE"
    if "move on" in keys.get("m", ""):
        return "m"
    if "stay" in keys.get("s", ""):
        return "gE"
    backs = [key for key, label in keys.items() if label.startswith("back ")]
    if backs:
        return min(backs)
    if keys.get("o", "").startswith("offer "):
        return "o"
    # The bots offer nothing any more: draft a clue of two letters on the table.
    letters = re.findall(r"\b[A-Z]\b", screen.splitlines()[2])
    return f"d{''.join(letters[:2])}\r" if letters and "d" in keys else ""


def play_to_the_end(screen: Screen) -> None:
    while True:
        text = screen.wait_until(lambda now: bool(next_keys(now)) or "jar of jam" in now, "a turn")
        if "jar of jam" in text:
            return
        screen.press(next_keys(text))
        before = text
        screen.wait_until(lambda now, before=before: now != before, "an answer")  # type: ignore[misc]


def test_a_whole_game_by_keys_to_the_score(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    command = play("--players", "3", "--option", "length=3", "--record", str(record))
    with Screen(command) as screen:
        assert "Choose a clue together" in screen.wait_for("Choose a clue together")
        play_to_the_end(screen)
        score = re.compile(r"\d+ points.*grade \d of 5", re.DOTALL)
        screen.wait_until(lambda text: bool(score.search(text)), "the score")
        screen.press("q")
        assert screen.wait_for_end() == 0
    events = read(record).events
    assert type(events[-1]).__name__ == "Ended"


def test_the_table_fits_a_small_and_a_large_screen() -> None:
    with Screen(play(), columns=80, lines=24) as screen:
        screen.wait_for("back Wren")
        for part in ("Table", "Your row", "Clues on offer", "draft a clue", "Help"):
            assert part in screen.text, part
        screen.resize(160, 50)
        screen.wait_until(
            lambda text: max(len(line.rstrip()) for line in text.splitlines()) > 150, "a wide table"
        )


def test_the_composer_previews_what_the_others_hear_of_a_clue() -> None:
    with Screen(play()) as screen:
        screen.wait_for("draft a clue")
        screen.press("d")
        screen.wait_for("Your clue")
        screen.press("bitter")
        screen.wait_for("The others hear: 6 letters, helps 3, 1 stand, wildcard")
        screen.wait_for("reads B?TT*R")
        screen.press("\r")
        screen.wait_for("offer BITTER")
        screen.press("o")
        screen.wait_for("You offer a clue")


def test_a_guessed_letter_does_not_trigger_a_key_of_the_table() -> None:
    with Screen(play()) as screen:
        screen.wait_for("guess your letter")
        screen.press("gt")
        screen.wait_for("You guess T for card 1.")
        screen.press("cT")
        screen.wait_for("You cross out T")
        assert "Letter Jam, round 1" not in screen.text


def test_tab_switches_between_cards_with_the_same_letter() -> None:
    """In this deal Hare and Robin both show an E."""
    with Screen(play("--players", "6", "--seed", "1")) as screen:
        screen.wait_for("draft a clue")
        screen.press("d")
        screen.wait_for("Your clue")
        screen.press("re")
        screen.wait_for("Hare reads R?")
        screen.press("\t")
        screen.wait_for("Robin reads R?")
        screen.press("\r")
        screen.wait_for("offer RE")


def test_a_refusal_names_its_rule() -> None:
    with Screen(play()) as screen:
        screen.wait_for("draft a clue")
        screen.press(":")
        screen.wait_for("A command")
        screen.press("draft zzxx\r")
        screen.wait_for("LJ-R9, “The wildcard in a clue”")
        screen.press("?")
        screen.wait_for("In one clue the wildcard stands for one letter")


def test_the_dialogs_for_the_text_the_help_and_leaving() -> None:
    with Screen(play()) as screen:
        screen.wait_for("draft a clue")
        screen.press("t")
        screen.wait_for("Letter Jam, round 1. A clue is being chosen now.")
        screen.press("t")
        screen.wait_for("Your row")
        screen.press("?")
        screen.wait_for("Now you can press")
        screen.press("q")
        screen.wait_for("Your row")
        screen.press("q")
        screen.wait_for("Leave this game?")
        screen.press("n")
        screen.wait_for("Your row")
        screen.press("qy")
        assert screen.wait_for_end() == 0


def test_LJ_E1_the_clues_are_stopped_after_the_vote_was_taken_back_once() -> None:
    """Where the host decides, one vote is enough."""
    with Screen(play("--players", "2", "--option", "agreement=host")) as screen:
        screen.wait_for("stop the clues for all")
        screen.press("x")
        screen.wait_for("go on after all")
        assert "The clues are about to end" in screen.text
        screen.press("x")
        screen.wait_for("You want to go on with clues after all.")
        screen.wait_for("stop the clues for all")
        screen.press("x")
        screen.wait_for("Lay out your word")


def plainly(lines: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PARLOUR, "play", "letterjam", "--seed", "5", *arguments],
        input=lines,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_help_through_a_pipe_names_the_commands_of_the_table_itself() -> None:
    done = plainly("help\nread stands\nname Ada\nquit\n")
    assert "\nStand 1: " in done.stdout.split("quit    leave", 1)[1]
    assert "is called Ada now" in done.stdout
    assert done.stdout.splitlines()[-1] == "All the others back one clue: do you?"
    assert 'Type "table" to see the table again' in done.stdout
    assert "rule    the rule that refused the last command" in done.stdout
    assert done.returncode == 0


def test_the_arrow_keys_scroll_the_table_in_words() -> None:
    with Screen(play("--players", "3"), columns=80, lines=24) as screen:
        screen.wait_for("Choose a clue together")
        screen.press("t")
        screen.wait_for("Players:")
        assert "Not now:" not in screen.text
        screen.press("\x1b[F")
        screen.wait_for("Not now:")


def test_the_rule_that_refused_can_be_read_through_a_pipe() -> None:
    done = plainly("rule\ndraft zzxx\nrule\n")
    assert "\nNo rule refused the last command.\n" in done.stdout
    assert "\nLJ-R9, “The wildcard in a clue”\nIn one clue the wildcard" in done.stdout


def test_a_whole_game_through_a_pipe() -> None:
    """Always the same commands: impossible ones are refused, and the game goes on to its end."""
    a_round = "back Wren\nback Otter\nguess E\nmove on\nstay\naloud E\n"
    own_clue = "draft A with wild\noffer A\nstay\nstop\n"
    the_end = "word EEEEE\nready\nreveal\naccept\n"
    done = plainly(a_round * 8 + own_clue * 12 + the_end * 4, "--players", "3")
    assert done.returncode == 0
    assert "Round 5 is over." in done.stdout
    assert "(LJ-R4, “Choosing a clue”)" in done.stdout, "refusals must name the rule"
    assert "The game is over with" in done.stdout
    assert done.stderr == ""


def test_the_end_of_the_input_ends_the_game_with_a_sentence() -> None:
    done = plainly("sure\nnonsense\n")
    assert done.returncode == 0
    assert "You are sure" in done.stdout
    assert "You can type" in done.stdout
    assert done.stdout.endswith(f"The input has ended; the game stops here.\n{KEPT}\n")


def test_a_closed_output_pipe_is_not_an_error() -> None:
    game = subprocess.Popen(
        [*PARLOUR, "play", "letterjam"], stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True
    )
    assert game.stdin
    assert game.stdout
    assert game.stderr
    with game:
        assert game.stdout.readline()
        game.stdout.close()
        game.stdin.write("table\n" * 2000)
        game.stdin.close()
        assert game.stderr.read() == ""
    assert game.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game called 'chess'; there are letterjam"),
        (["letterjam", "--players", "7"], "Letter Jam is for 2 to 6 players, not 7."),
        (["letterjam", "--players", "99"], "99 players do not fit around this table."),
        (["letterjam", "--rules", "house"], "Letter Jam has no rule set called 'house'"),
        (["letterjam", "--option", "length"], "An option is given as NAME=VALUE, not 'length'."),
        (
            ["quiddler", "--option", "challenge_seconds=-1"],
            "Challenges have 0 to 600 seconds.",
        ),
        (["letterjam", "--option", "length=9"], "Secret words have 3 to 7 letters, not 9."),
        (
            ["letterjam", "--option", "length=abc"],
            "The option length is a number from 3 to 7, not 'abc'.",
        ),
        (
            ["letterjam", "--option", "agreement=all"],
            "The option agreement is host, majority or unanimity, not 'all'.",
        ),
        (["quiddler", "--option", "look_up=2"], "The option look_up is yes or no, not 2."),
        (["letterjam", "--pace", "-1"], "a bot pauses for 0 to 30 seconds, not '-1'"),
        (["letterjam", "--pace", "nan"], "a bot pauses for 0 to 30 seconds, not 'nan'"),
        (["letterjam", "--option", "colour=red"], "There is no option called 'colour'"),
        (["letterjam", "--seat-names", "Ann,Ann"], "Two people cannot both be called Ann."),
        (["letterjam", "--seat-names", "Ann,,Ben"], "A name needs at least one letter."),
        (
            ["letterjam", "--players", "3", "--seat-names", "Ann,Ben"],
            "2 names were given for 3 players.",
        ),
        (["letterjam", "--bots", "deep"], "No bot called 'deep' plays Letter Jam"),
        (["letterjam", "--words", "no-such-file.txt"], "no-such-file.txt"),
        (["letterjam", "--seed", "lucky"], "argument --seed: invalid int value: 'lucky'"),
        (["letterjam", "--record", "no-such-folder/game.txt"], "there is no folder no-such-folder"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(arguments: list[str], sentence: str) -> None:
    done = subprocess.run(
        [*PARLOUR, "play", *arguments], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stdout == ""


def test_a_bad_word_list_is_refused_with_the_line_number(tmp_path: Path) -> None:
    words = tmp_path / "mine.txt"
    words.write_text("HORSE\nc4t\n")
    done = plainly("", "--words", str(words))
    assert done.returncode == 2
    assert "line 2" in done.stderr


def test_a_typed_command_ends_the_game_early(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    with Screen(play("--players", "3", "--record", str(record))) as screen:
        screen.wait_for("Choose a clue together")
        screen.press("?")
        screen.wait_for('"end the game" ends it here')
        screen.press("\x1b")
        screen.wait_until(lambda now: "ends it here" not in now, "the table")
        screen.press(":")
        screen.press("end the game\r")
        screen.wait_for("The game was ended early")
        # The table shows all secret words, but no points and no jar.
        table = screen.wait_until(lambda now: "Ended early" in now and "Otter" in now, "the words")
        assert "jar of jam" not in table
        assert "points" not in table
        screen.press("q")
        assert screen.wait_for_end() == 0
    assert record.read_text("utf-8").endswith(
        "The game ends early: Guest ends it.\n\nResult: ended early.\n"
    )


def test_a_game_is_ended_early_through_a_pipe() -> None:
    ended = subprocess.run(
        play("--plain", "--players", "3"),
        input="end the game\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert "You end the game early." in ended.stdout
    last = ended.stdout.rpartition("Letter Jam, round 1: the game is over.")[2]
    assert "The game was ended early, so nothing is scored." in last
    assert last.count("The secret word was") == 3

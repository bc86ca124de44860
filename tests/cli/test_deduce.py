"""`parlour deduce` and `parlour clue` as commands."""

import json
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

import pytest

COMMAND = Path(sysconfig.get_path("scripts")) / "parlour"


def parlour(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([COMMAND, *arguments], capture_output=True, text=True, check=False)


def answer(*arguments: str) -> Any:
    done = parlour(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_letters_that_fit_are_printed_with_their_chances() -> None:
    done = parlour("deduce", "?lan", "--seen", "cc, c")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].split() == ["P", "87", "%"]
    assert not any(line.startswith("C") for line in lines)


def test_several_clues_about_one_card_and_a_wildcard() -> None:
    found = answer("deduce", "?LAN", "*O?E")
    assert found["patterns"] == ["?LAN", "*O?E"]
    assert sum(found["letters"].values()) == pytest.approx(1, abs=0.01)
    assert next(iter(found["letters"])) == "P"


def test_clues_that_no_letter_fits_are_answered_in_a_sentence() -> None:
    done = parlour("deduce", "?XQ")
    assert (done.returncode, done.stdout) == (0, "No letter on a card makes a word of ?XQ.\n")


def test_a_clue_is_given_with_its_cards_and_readers() -> None:
    found = answer("clue", "hou", "gs", "--top", "4")
    assert len(found) == 4
    assert set(found[0]) == {"word", "sources", "readers", "score"}
    assert [reader["letter"] for reader in found[0]["readers"]] == ["H", "O", "U"]
    assert all(r["letter"] in r["candidates"] for clue in found for r in clue["readers"])
    text = parlour("clue", "hou", "gs", "--top", "1").stdout
    assert text.startswith(f"{found[0]['word']}, worth ")
    assert "H reads H: right with 100%" in text


def test_the_cards_of_a_clue_are_counted_from_one_and_named_in_words() -> None:
    found = answer("clue", "hou", "gs", "--bonus", "t", "--top", "100")
    used = {source for clue in found for source in clue["sources"]}
    assert used == {"p1", "p2", "p3", "s1", "s2", "b1", "*"}
    text = parlour("clue", "hou", "gs", "--top", "2").stdout
    assert (
        "SOUGHT, worth 3.20\n  S stand 2, O player 2, U player 3, G stand 1, H player 1, T wildcard"
        in text
    )


@pytest.fixture
def few_words(tmp_path: Path) -> str:
    file = tmp_path / "mine.txt"
    file.write_text("clan\nelan\nhugs\n")
    return str(file)


def test_deduce_judges_by_a_word_list_of_your_own(few_words: str) -> None:
    assert set(answer("deduce", "?lan", "--words", few_words)["letters"]) == {"C", "E"}
    assert "P" in answer("deduce", "?lan", "--words", "parlour")["letters"]


def test_clue_gives_only_words_of_a_list_of_your_own(few_words: str) -> None:
    assert [clue["word"] for clue in answer("clue", "hou", "gs", "--words", few_words)] == ["HUGS"]


@pytest.mark.parametrize("command", [["deduce", "?lan"], ["clue", "hou"]])
def test_a_word_list_that_is_not_there_is_refused(command: list[str]) -> None:
    done = parlour(*command, "--words", "none.txt")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"parlour {command[0]}: none.txt: there is no such file.\n"


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        (["deduce", "plan"], "'plan' has no ?, so there is nothing to deduce."),
        (
            ["deduce", "pl?n1"],
            "'pl?n1' has '1'; a clue has letters, ? for the card and * for the wildcard.",
        ),
        (["deduce", "?" * 46], "A clue has at most 45 letters."),
        (["deduce", "?lan", "--seen", "x"], "There is no card X in Letter Jam."),
        (["deduce", "?lan", "--seen", "kkk"], "There are 3 cards K here; the deck has 2."),
        (["clue", "ho1"], "There is no card 1 in Letter Jam."),
        (["clue", "hh", "h", "--bonus", "h"], "There are 4 cards H here; the deck has 3."),
        (
            ["clue", "", "gs"],
            "Name at least one player's letter: without a reader a clue helps nobody.",
        ),
        (["clue", "hour", "gs"], "There are 6 letters on stands; a player sees 5."),
        (["clue", "hou", "--top", "0"], "Ask for 1 to 100 clues, not 0."),
    ],
)
def test_bad_input_is_refused_in_one_sentence(typed: list[str], reason: str) -> None:
    done = parlour(*typed)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"parlour {typed[0]}: {reason}\n"

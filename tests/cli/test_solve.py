"""`parlour solve` as a command."""

import json
import subprocess
import sysconfig
from pathlib import Path

import pytest

COMMAND = Path(sysconfig.get_path("scripts")) / "parlour"


def solve(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [COMMAND, "solve", *arguments], capture_output=True, text=True, check=False
    )


def answer(*arguments: str) -> dict[str, object]:
    done = solve(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_words_cards_leftovers_discard_and_points_are_printed() -> None:
    done = solve("qu", "i", "t", "v", "v")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "QUIT     QU I T  16",
        "left     V       -2",
        "discard  V        0",
        "points           14",
    ]


def test_a_hand_without_a_word() -> None:
    assert solve("v", "w", "x", "--rules", "published").stdout.splitlines() == [
        "no word         0",
        "left     V W  -21",
        "discard  X      0",
        "points        -21",
    ]


def test_json_names_words_left_discard_and_points() -> None:
    assert answer("QU", "I", "T", "V", "V") == {
        "words": [["QU", "I", "T"]],
        "left": ["V"],
        "discard": "V",
        "points": 14,
    }


@pytest.mark.parametrize(
    "typed",
    [["QU", "I", "E", "T"], ["qu", "I", "e", "T"], ["qu i e t"], ["QU,I,E,T"], ["qu, i", "e,t"]],
)
def test_cards_are_typed_in_any_case_apart_or_together(typed: list[str]) -> None:
    assert answer(*typed, "--no-discard")["words"] == [["QU", "I", "E", "T"]]


def test_a_card_is_kept_for_the_discard_by_default() -> None:
    kept = answer("q", "u", "i", "e", "t")
    assert answer("q", "u", "i", "e", "t", "--discard") == kept
    assert kept["discard"] is not None
    used = answer("q", "u", "i", "e", "t", "--no-discard")
    assert used == {"words": [[*"QUIET"]], "left": [], "discard": None, "points": 34}


def test_the_rules_decide_the_points() -> None:
    assert answer("q", "u", "i", "e", "t", "--no-discard", "--rules", "manual")["points"] == 34
    assert answer("q", "u", "i", "e", "t", "--no-discard", "--rules", "published")["points"] == 26


def test_an_own_word_list_decides_the_words(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("tiq\n")
    found = answer("q", "u", "i", "e", "t", "--words", str(words))
    assert found == {"words": [[*"TIQ"]], "left": ["U"], "discard": "E", "points": 10}


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ([], "There is no card in this hand; write the cards apart, such as: qu i e t."),
        ([" , "], "There is no card in this hand; write the cards apart, such as: qu i e t."),
        (["a", "z9"], "There is no card Z9; a card is a letter, QU, IN, ER, CL or TH."),
        (["é"], "There is no card É; a card is a letter, QU, IN, ER, CL or TH."),
        ([*"abcdefghijkl"], "This hand has 12 cards; it can have 11 at most."),
        (["z", "z", "z"], "This hand has 3 cards Z; the deck has 2."),
        (["qu qu qu"], "This hand has 3 cards QU; the deck has 2."),
        (["a", "--words", "nowhere.txt"], "nowhere.txt: there is no such file."),
    ],
)
def test_bad_input_is_refused_in_one_sentence(typed: list[str], reason: str) -> None:
    done = solve(*typed)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"parlour solve: {reason}\n"


def test_a_bad_word_list_is_refused_with_the_line_number(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("tie\nit's\n")
    done = solve("t", "i", "e", "--words", str(words), "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert "words.txt, line 2: " in done.stderr


def test_a_whole_word_is_a_card_for_each_letter_and_that_is_said() -> None:
    done = solve("hello", "--no-discard")
    assert done.returncode == 0
    assert done.stdout == solve("h", "e", "l", "l", "o", "--no-discard").stdout
    assert done.stderr == (
        "HELLO is no card and is read as H E L L O; write two-letter cards apart, such as: "
        "qu i e t.\n"
    )


def test_a_two_letter_card_is_not_split() -> None:
    done = solve("th", "e", "n")
    assert "TH" in done.stdout
    assert done.stderr == ""

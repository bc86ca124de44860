"""`parlour replay`: a game again in a real terminal, and as plain text."""

import io
import re
import sys
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.replay_place import ReplayPlace
from parlour.records import EVERYTHING, Replay, read
from tests.cli.screen import Screen
from tests.cli.test_play import play, play_to_the_end

GOLDEN = Path(__file__).parent.parent / "records" / "golden" / "version-1"
JAM = GOLDEN / "letterjam-rulebook-2.txt"
REPLAY = Replay(read(JAM))
RIGHT, LEFT, DOWN, UP = "\x1b[C", "\x1b[D", "\x1b[B", "\x1b[A"


def at(step: int, seen: str = "everything") -> str:
    return f"{seen} · {step} of {REPLAY.last}"


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "parlour", "replay", *arguments]


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_a_game_again_by_keys(size: tuple[int, int]) -> None:
    told = [n for n, line in enumerate(REPLAY.lines(EVERYTHING), 1) if line]
    with Screen(command(str(JAM)), *size) as screen:
        screen.wait_for(at(told[0]))
        assert "Round 1: ELECT" in screen.text
        for key, step in ((RIGHT, told[1]), (RIGHT, told[2]), (LEFT, told[1])):
            screen.press(key)
            screen.wait_for(at(step))
        for key, chapter in ((DOWN, 1), (DOWN, 2), (UP, 1)):
            screen.press(key)
            screen.wait_for(at(REPLAY.chapters[chapter].first))
        assert "Round 2: GLORY" in screen.text
        screen.press("s")
        screen.wait_for("as Lisa saw it")
        screen.wait_for("Your row")
        screen.press("t")
        screen.wait_for("Letter Jam, round 2")
        screen.press("t")
        screen.wait_until(lambda text: "Letter Jam, round 2" not in text, "the table")
        screen.press(" ")
        screen.wait_for("playing")
        screen.wait_until(
            lambda text: at(REPLAY.chapters[1].first, "as Lisa saw it") not in text, "another step"
        )
        screen.press(" ")
        screen.wait_until(lambda text: "playing" not in text, "a pause")
        screen.press("q")
        assert screen.wait_for_end() == 0


def test_a_replay_begins_where_it_is_asked_to() -> None:
    with Screen(command(str(JAM), "--at", "46", "--seat", "otter")) as screen:
        screen.wait_for(at(46, "as Otter saw it"))
        # Otter does not see the own letter in the clue.
        assert "COPY" not in "".join(screen.text.split("Round 4: COPY"))


@pytest.mark.parametrize(
    "file", ["letterjam-neighbours-5.txt", "quiddler-manual-8.txt", "quiddler-vote-manual-3.txt"]
)
def test_every_chapter_of_a_game_can_be_drawn(file: str) -> None:
    replay = Replay(read(GOLDEN / file))
    with Screen(command(str(GOLDEN / file))) as screen:
        screen.wait_for(f"{replay.first} of {replay.last}")
        for chapter in replay.chapters[1:]:
            screen.press(DOWN)
            screen.wait_for(f" {chapter.first} of {replay.last}")


def test_the_end_of_a_game_leads_to_its_replay() -> None:
    with Screen(play("--players", "2", "--option", "length=3")) as screen:
        screen.wait_for("Choose a clue together")
        play_to_the_end(screen)
        screen.wait_for("Watch it again")
        screen.press("w")
        screen.wait_until(lambda text: bool(re.search(r"as Guest saw it · 1 of \d+", text)), "it")
        screen.press(RIGHT)
        screen.wait_until(lambda text: " · 1 of " not in text, "the next step")
        screen.press("q")
        screen.wait_for("jar of jam")
        screen.wait_for("the review")
        screen.press("v")
        screen.wait_for("Judged by the expert")
        screen.press("q")
        screen.wait_until(lambda text: "Judged by" not in text and "jar of jam" in text, "the end")
        screen.press("q")
        assert screen.wait_for_end() == 0


def plainly(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    *arguments: str,
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    code = main(["replay", *arguments, "--plain"])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_plain_text_does_all_of_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = "\nnext\nback\non\nbefore\nseat otter\ngo 46\ntable\nhelp\nseat Bob\nquit\nnext\n"
    code, out, _ = plainly(capsys, monkeypatch, typed, str(JAM))
    assert code == 0
    place = ReplayPlace(REPLAY)
    told = [n for n, line in enumerate(REPLAY.lines(EVERYTHING), 1) if line]
    steps = [int(step) for step in re.findall(rf"^(\d+) of {REPLAY.last},", out, re.MULTILINE)]
    second = REPLAY.chapters[1].first
    assert steps == [told[1], told[2], told[1], second, 1, 1, 46]
    assert out.startswith(place.text)
    assert REPLAY.text(46, 1) in out
    assert "next     the next step" in out
    assert out.endswith("Nobody called 'Bob' was there at the start; there were Lisa and Otter.\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--at", "999"), "parlour: There is no step 999: the steps are 1 to 215."),
        (("--seat", "Bob"), "parlour: Nobody called 'Bob' was there at the start"),
    ],
)
def test_what_the_record_does_not_have_is_refused(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    sentence: str,
) -> None:
    code, out, err = plainly(capsys, monkeypatch, "", str(JAM), *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)


def test_a_file_that_is_no_record_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("Dear Ben,\n")
    code, _, err = plainly(capsys, monkeypatch, "", str(bad))
    assert code == 2
    assert err.startswith(f"{bad}: Line 1")
    code, _, err = plainly(capsys, monkeypatch, "", str(tmp_path / "none.txt"))
    assert (code, err) == (2, f"{tmp_path / 'none.txt'}: No such file or directory\n")


def test_a_missing_word_list_can_be_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = JAM.read_text("utf-8")
    other = tmp_path / "other.txt"
    other.write_text(re.sub(r"lexicon: .*", "lexicon: ours@0123456789ab", text), "utf-8")
    code, _, err = plainly(capsys, monkeypatch, "", str(other), "--seat", "Lisa", "--at", "3")
    assert code == 2
    assert err.endswith("Name its file with --words.\n")

"""`parlour record`: the story of a record, the table at any point, and clear errors."""

from pathlib import Path

import pytest

from parlour.cli import main
from parlour.records import read, replay
from parlour.rules import PUBLIC

EVENING = Path(__file__).parent.parent / "records" / "evening.txt"
RULES = read(EVENING).header.rules
STATES = [state for state, _ in replay(read(EVENING))]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["record", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_a_good_record_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", str(EVENING)) == (
        0,
        "Letter Jam by the rule set rulebook, 3 players, 166 events: 57 points, grade 4.\n",
        "",
    )


def test_a_record_of_a_running_game_is_checked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    running = tmp_path / "running.txt"
    running.write_text(EVENING.read_text("utf-8").partition("41. ")[0], "utf-8")
    code, out, _ = run(capsys, "check", str(running))
    assert code == 0
    assert out.endswith("40 events: not finished.\n")


def test_a_bad_record_is_refused_on_stderr(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(EVENING.read_text("utf-8").replace("3. Lisa drafts", "3. Lisa dances"), "utf-8")
    code, out, err = run(capsys, "check", str(bad))
    assert (code, out) == (2, "")
    assert err.startswith(f"{bad}: Line 11: It is not understood from 'dances ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("action", ["check", "show"])
def test_a_file_that_cannot_be_read_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, action: str
) -> None:
    missing = tmp_path / "missing.txt"
    assert run(capsys, action, str(missing)) == (
        2,
        "",
        f"{missing} cannot be read: No such file or directory.\n",
    )
    assert run(capsys, action, str(tmp_path))[0] == 2


def test_the_public_story_holds_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "show", str(EVENING), "--at", "9")
    assert (code, err) == (0, "")
    assert "TOKEN" not in out
    assert "OUTPUT" not in out
    assert out.endswith("\n" + RULES.text(RULES.view(STATES[8], PUBLIC)) + "\n")


def test_the_story_can_be_shown_to_one_viewer(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "show", str(EVENING), "--at", "9", "--viewer", "paul")
    assert code == 0
    assert "OUTPUT" in out
    assert "UPPER" not in out
    assert out.endswith("\n" + RULES.text(RULES.view(STATES[8], 1)) + "\n")


def test_everything_is_shown_in_the_sentences_of_the_record(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(capsys, "show", str(EVENING), "--viewer", "all")
    assert code == 0
    story = EVENING.read_text("utf-8").split("\n\n")[1]
    assert out.startswith(f"{story}\n\n")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (
            ("--viewer", "Petra"),
            "Nobody called 'Petra' was there at the start; the players were Li",
        ),
        (("--at", "167"), "There is no event 167: the record has 166 events."),
        (("--at", "0"), "Events are counted from 1."),
    ],
)
def test_an_unknown_viewer_or_event_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], reason: str
) -> None:
    code, _, err = run(capsys, "show", str(EVENING), *arguments)
    assert code == 2
    assert err.startswith(f"{EVENING}: {reason}")


def test_a_missing_lexicon_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = EVENING.read_text("utf-8").split("\n")
    lines[3] = "lexicon: attic@0123456789ab"
    far = tmp_path / "far.txt"
    far.write_text("\n".join(lines), "utf-8")
    assert run(capsys, "show", str(far))[0] == 0
    code, _, err = run(capsys, "show", str(far), "--at", "9", "--viewer", "Paul")
    assert code == 2
    assert err == f"{far}: The lexicon attic@0123456789ab is not on this machine.\n"


def test_the_story_says_that_a_game_was_ended_early(capsys: pytest.CaptureFixture[str]) -> None:
    ended = EVENING.parent / "golden" / "quiddler-all-end-4.txt"
    assert run(capsys, "check", str(ended))[1].endswith("6 events: ended early.\n")
    story = run(capsys, "show", str(ended))[1]
    assert "The game ends early, because everybody wants it to." in story
    assert story.count("The hand is ") == 4

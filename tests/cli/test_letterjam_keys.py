"""The keys and headlines at the end of Letter Jam: every key types a valid command."""

from rich.console import Console

from parlour.cli.terminal.face import Look
from parlour.cli.terminal.letterjam.face import LetterJamFace
from parlour.cli.terminal.palette import NIGHT, TONES
from parlour.rules import Refusal
from parlour.rules.letterjam import LETTER_JAM
from parlour.rules.letterjam.view_types import View
from tests.rules.letterjam.table import Table

FACE = LetterJamFace()
LOOK = Look(120, 40, TONES[NIGHT.name])


def press(table: Table, seat: int, key: str) -> str:
    """Presses a key; returns its label."""
    view = table.view(seat)
    assert FACE.panels(view, LOOK), "the table must be drawn"
    (found,) = (one for one in FACE.keys(view) if one.key == key)
    act = LETTER_JAM.command(view, found.command)
    assert not isinstance(act, Refusal), act
    table.do(seat, act)
    return found.label


def test_LJ_E3_keys_ask_for_a_claimed_card_and_give_it_up() -> None:
    table = Table.dealt("HORSE", "PLANT", "MIGHT")
    table.stop()
    table.arrange(1, "r0 r1 r2 r3 *", "E")
    assert press(table, 0, "a") == "ask Ben for the wildcard"
    assert press(table, 0, "z") == "stop asking for the wildcard"
    press(table, 0, "a")
    press(table, 2, "a")
    assert FACE.headline(table.view(0)) == "Lay out your word"
    assert FACE.headline(table.view(1)) == "Ana and Cem ask you for the wildcard"
    assert press(table, 1, "v") == "give up the wildcard"
    assert table.view(0).wildcard_claimed_by is None


def test_LJ_E5_keys_answer_whether_the_player_knows_a_rare_word() -> None:
    for key, correct in (("y", True), ("n", False)):
        table = Table.dealt("DACES", "PLANT")
        table.stop()
        table.ready()
        table.reveal(0)
        assert FACE.headline(table.view(0)) == "Do you know what DACES means?"
        assert FACE.headline(table.view(1)) == "The words are being turned up"
        assert press(table, 0, key) == ("yes, I know DACES" if correct else "no")
        assert table.state.players[0].final.correct is correct


def shown(table: Table, seat: int) -> str:
    """What the terminal draws for a seat, as plain text."""
    console = Console(width=LOOK.width)
    with console.capture() as drawn:
        for panel in FACE.panels(table.view(seat), LOOK):
            console.print(panel.body)
    return " ".join(drawn.get().split())


def key_label(table: Table, seat: int, key: str) -> str:
    return next(one.label for one in FACE.keys(table.view(seat)) if one.key == key)


def test_LJ_E1_the_key_for_stopping_says_that_it_ends_the_clues() -> None:
    table = Table.dealt("HORSE", "PLANT")
    assert key_label(table, 0, "x") == "stop the clues"
    assert press(table, 0, "x") == "stop the clues"
    assert key_label(table, 1, "x") == "stop the clues for all"
    assert "Your vote would end the clues for everybody." in shown(table, 1)
    assert press(table, 1, "x") == "stop the clues for all"
    assert "The table agrees to stop the clues." in shown(table, 0)
    assert press(table, 1, "x") == "go on after all"
    assert table.phase == "clue"


def test_LJ_B1_the_terminal_explains_an_extra_letter_beside_the_sheet() -> None:
    table = Table.dealt("CAB", "HEN", deck="ESTO")
    for letter in "CAB":
        assert "extra letter" not in shown(table, 0)
        table.spell(1, "p0", p0=letter)
    assert "Your row is done, so this is an extra letter." in shown(table, 0)


def test_LJ_R13_the_table_shows_each_decision_beside_the_card() -> None:
    table = Table.dealt("HORSE", "PLANT", "MIGHT")
    table.clue(0, "PM", "p1 p2")
    table.move_on(1, "P")
    view = table.view(0)
    assert [player.doing for player in view.players[1:]] == ["moves on", "decides"]


def test_LJ_E6_the_score_says_what_a_longer_word_earned() -> None:
    table = Table.dealt("HORSE", "PLANT")
    table.stop()
    table.arrange(0, "r3 r0 r1 r2 r4 *", "S")
    table.finish()
    assert "3 times 5 letters + 1 longer + 2 green" in drawn(table.view(0))


def drawn(view: View) -> str:
    console = Console(width=LOOK.width, height=200)
    with console.capture() as captured:
        for panel in FACE.panels(view, LOOK):
            console.print(panel.body)
    return captured.get()

"""What is said where it happens: tips, headlines for the last one left, and notes after the end."""

import pytest

from parlour.rules import PUBLIC, Seat, Viewer
from parlour.rules.letterjam import LETTER_JAM, acts
from tests.rules.letterjam.table import Table


def tips(table: Table, viewer: Viewer) -> dict[str, str]:
    return {tip.at: tip.text for tip in table.view(viewer).tips}


def headline(table: Table, viewer: Viewer) -> str:
    return table.view(viewer).headline


@pytest.mark.parametrize(
    ("option", "says"), [("guess-aloud", "say it aloud"), ("keep-face-down", "keep it face down")]
)
def test_LJ_B1_only_its_owner_is_told_what_an_extra_letter_is(option: str, says: str) -> None:
    table = Table.dealt("CAB", "HEN", deck="ESTO", extra_letters=option)
    for letter in "CAB":
        assert "stand" not in tips(table, 0)
        table.spell(1, "p0", p0=letter)
    assert says in tips(table, 0)["stand"]
    assert "stand" not in tips(table, 1)
    assert says in LETTER_JAM.text(table.view(0))


def test_LJ_R6_the_last_red_token_is_announced_and_its_taking_explained() -> None:
    table = Table.by_chance(6)
    for seat in range(5):
        assert "tokens" not in tips(table, 0)
        table.spell(seat, "*")
    assert tips(table, PUBLIC)["tokens"] == (
        "One red token is left. Whoever takes it unlocks 1 green token for all."
    )
    table.give(5, "p0")
    assert tips(table, 0)["tokens"].startswith("The last red token is taken")
    table.all_others_stay()
    assert "tokens" not in tips(table, 0)


def test_LJ_R9_a_wildcard_at_several_places_is_explained_to_readers_and_makers() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE")
    assert "the same letter each time" in tips(table, 0)["wildcard"]
    assert "wildcard" not in tips(table, PUBLIC)
    table.clue(0, "XEX", "* p1 *")
    assert tips(table, 1)["clue"].endswith("the same letter both times.")
    table.all_others_stay()
    table.clue(0, "XEE", "* p1 p1")
    assert "clue" not in tips(table, 1)


def test_LJ_R5_the_only_player_who_can_give_is_told_so() -> None:
    table = Table.by_chance(6)
    for seat in (0, 0, 0, 0, 0, 1, 2, 3, 4):
        table.spell(seat, "*")
    assert table.view(0).waiting_for == (5,)
    assert headline(table, 5) == "Only you can give a clue now"
    assert headline(table, 0) == "Only Fay can give a clue now"
    assert "Only you can give a clue now." in LETTER_JAM.text(table.view(5))


def test_LJ_R4_the_last_player_to_back_a_clue_is_told_so() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE")
    table.offer(0, "EE", "p1 p2")
    assert headline(table, 2) == "Choose a clue together"
    table.do(1, acts.Back(round=1, offer=1))
    assert headline(table, 2) == "All the others back one clue: do you?"
    assert headline(table, 0) == "Choose a clue together"
    assert headline(table, PUBLIC) == "The players are choosing a clue"


def test_LJ_R13_the_last_player_to_decide_is_told_so_and_the_others_wait() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE")
    table.clue(0, "EE", "p1 p2")
    assert headline(table, 1) == "Stay or move on?"
    assert headline(table, 0) == "The others are deciding: stay or move on?"
    table.stay(1)
    assert headline(table, 2) == "Only you have not decided: stay or move on?"


def ended_with(row: str, guesses: str, cards: str, wildcard: str | None = None) -> Table:
    """A finished game in which Ana laid out these cards."""
    table = Table.dealt(row, "TEA")
    table.guess_word(0, guesses)
    table.stop()
    table.arrange(0, cards, wildcard)
    table.ready()
    return table


def note(table: Table, viewer: Viewer = PUBLIC, seat: Seat = 0) -> str:
    end = table.view(viewer).end
    assert end is not None
    return end.notes[seat]


def test_LJ_E9_what_was_meant_is_told_after_the_end_and_not_before() -> None:
    """DARES was meant; the cards spell TIRES, which counts by luck."""
    table = ended_with("TIRES", "DARES", "r0 r1 r2 r3 r4")
    table.reveal(0)
    for viewer in (1, PUBLIC):
        assert table.view(viewer).end is None
        assert "DARES" not in LETTER_JAM.text(table.view(viewer))
    table.finish()
    assert note(table) == "The guesses said DARES: by luck, the cards spell TIRES."
    assert note(table) in LETTER_JAM.text(table.view(PUBLIC))


def test_LJ_E9_the_end_says_which_card_was_replaced() -> None:
    table = ended_with("TIRES", "TIRES", "r0 r1 r2 * r4", "D")
    table.reveal(0)
    final = table.view(1).players[0].final
    assert final is not None
    assert final.cards == ("r0", "r1", "r2", "*", "r4"), "who turns a word up shows the wildcard"
    table.finish()
    assert note(table).startswith("The wildcard, as D, took the place of card 4, E.")


def test_LJ_E9_a_word_that_is_just_as_meant_has_no_note() -> None:
    table = ended_with("TIRES", "TIRES", "r0 r1 r2 r3 r4")
    table.finish()
    assert note(table) == ""


def test_LJ_E9_a_wrong_guess_is_told_with_the_word_that_was_meant() -> None:
    table = ended_with("TIRES", "TIREK", "r4 r1 r2 r3 r0")
    table.finish()
    assert note(table) == "The guesses said KIRET, but the cards spell SIRET."


def test_LJ_E9_a_word_that_only_the_table_accepted_is_not_called_luck() -> None:
    table = ended_with("TIRES", "TIREK", "r4 r1 r2 r3 r0")
    table.finish(accept=True)
    assert table.state.players[0].final.correct
    told = "It is not in the word list; the table accepted it."
    assert note(table) == f"The guesses said KIRET, but the cards spell SIRET. {told}"
    as_meant = ended_with("TIRES", "TIRES", "r4 r1 r2 r3 r0")
    as_meant.finish(accept=True)
    assert note(as_meant) == told

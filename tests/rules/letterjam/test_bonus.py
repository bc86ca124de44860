"""Extra letters and shared bonus letters (LJ-B1 to LJ-B5)."""

from typing import Any

from parlour.rules import PUBLIC, Viewer
from parlour.rules.letterjam import Options, acts, events
from parlour.rules.letterjam.choices import CanDraft
from tests.rules.letterjam.table import Table


def past_the_row(deck: str | None = "EELST", **begun: Any) -> Table:
    """Ana has moved on from all cards of CAB; her stand shows the top card of the deck."""
    table = Table.dealt("CAB", "PLANT", "MIGHT", deck=deck, **begun)
    for letter in "CAB":
        table.spell(1 if table.round < 3 else 2, "p0", p0=letter)
    return table


def both_past_the_row(deck: str, **begun: Any) -> Table:
    """Ana and Ben have both moved on from their rows; Cem gives every clue."""
    table = Table.dealt("CAB", "HEN", "MIGHT", deck=deck, **begun)
    for mine, theirs in zip("CAB", "HEN", strict=True):
        table.spell(2, "p0 p1", p0=mine, p1=theirs)
    return table


def bonus(table: Table) -> str:
    return "".join(card.letter for card in table.view(PUBLIC).bonus)


def aloud(table: Table, viewer: Viewer) -> list[tuple[int, str, str]]:
    return [(guess.seat, guess.letter, guess.actual) for guess in table.view(viewer).aloud]


def guess(table: Table, letter: str) -> acts.GuessAloud:
    return acts.GuessAloud(round=table.round, letter=letter)


# LJ-B1


def test_LJ_B1_moving_on_from_the_last_card_draws_an_extra_letter_from_the_deck() -> None:
    table = Table.dealt("CAB", "PLANT", "MIGHT", deck="EELST")
    table.spell(1, "p0", p0="C")
    table.spell(1, "p0", p0="A")
    assert table.view(1).deck == 5
    assert table.view(1).players[0].extras == ()
    table.spell(2, "p0", p0="B")
    assert table.view(1).deck == 4
    player = table.view(1).players[0]
    assert (player.letter, player.card, player.extras) == ("E", 3, ("E",))
    assert player.row == ("C", "A", "B")


def test_LJ_B1_everybody_but_its_owner_sees_an_extra_letter() -> None:
    table = past_the_row()
    assert [table.view(seat).players[0].letter for seat in table.seats] == [None, "E", "E"]
    assert table.view(0).players[0].extras == (None,)
    assert [entry.extra for entry in table.mine(0).sheet] == [False, False, False, True]
    assert table.mine(0).sheet[3].letter is None


def test_LJ_B1_being_sure_of_the_last_card_does_not_carry_over_to_the_extra_letter() -> None:
    table = Table.dealt("CAB", "PLANT", "MIGHT", deck="EELST")
    table.spell(1, "p0", p0="C")
    table.spell(1, "p0", p0="A")
    table.do(0, acts.SayFeeling(sure=True))
    table.spell(2, "p0", p0="B")
    assert table.view(1).players[0].sure is None


def test_LJ_B1_a_player_cannot_move_on_from_an_extra_letter() -> None:
    table = past_the_row()
    table.clue(1, "E", "p0")
    table.guess(0, 3, "E")
    assert table.why_not(0, acts.MoveOn(round=table.round)) == ("on-extra", "LJ-B2")


# LJ-B2


def test_LJ_B2_an_extra_letter_can_be_guessed_only_after_it_was_in_a_clue() -> None:
    table = past_the_row()
    assert table.why_not(0, guess(table, "E"))[0] == "not-now"
    table.clue(2, "P", "p1")
    assert table.why_not(0, guess(table, "E")) == ("not-clued", "LJ-R13")
    assert table.why_not(1, guess(table, "P")) == ("not-extra", "LJ-B2")
    table.stay(1)
    table.clue(1, "E", "p0")
    assert table.choice(0, acts.GuessAloud) is not None
    for letter in ("J", "e", ""):
        assert table.why_not(0, guess(table, letter)) == ("not-in-deck", "LJ-C1")
    assert table.refused(0, acts.GuessAloud(round=1, letter="E")).kind == "stale"


def test_LJ_B2_the_headline_asks_for_the_extra_letter() -> None:
    table = past_the_row()
    table.clue(1, "EM", "p0 p2")
    assert table.view(0).headline == "Say your extra letter aloud, or keep it?"
    assert table.view(2).headline == "Stay or move on?"
    table.stay(2)
    alone = "Only you have not decided: say your extra letter aloud, or keep it?"
    assert table.view(0).headline == alone


def test_LJ_B2_a_right_guess_makes_a_shared_bonus_letter() -> None:
    table = past_the_row()
    table.clue(1, "E", "p0")
    table.guess_aloud(0, "E")
    for viewer in (*table.seats, PUBLIC):
        assert aloud(table, viewer) == [(0, "E", "E")]
        (card,) = table.view(viewer).bonus
        assert (card.source, card.letter, card.claimed_by) == ("b1", "E", None)
        assert table.view(viewer).discards == ""
    assert table.mine(0).sheet[3].letter == "E"


def test_LJ_B2_a_wrong_guess_discards_it() -> None:
    table = past_the_row()
    table.clue(1, "E", "p0")
    table.guess_aloud(0, "A")
    for viewer in (*table.seats, PUBLIC):
        assert aloud(table, viewer) == [(0, "A", "E")]
        assert table.view(viewer).bonus == ()
        assert table.view(viewer).discards == "E"


def test_LJ_B2_a_new_card_is_drawn_after_any_guess() -> None:
    for letter in "EA":
        table = past_the_row(deck="ESTN")
        table.clue(1, "E", "p0")
        table.guess_aloud(0, letter)
        player = table.view(1).players[0]
        assert (player.letter, player.card, player.clued) == ("S", 4, False)
        assert table.view(0).players[0].extras == ("E", None)
        assert table.view(1).deck == 2


def test_LJ_B2_the_owner_may_keep_it_and_guess_later() -> None:
    table = past_the_row()
    table.play(1, "E", "p0")
    assert table.view(1).players[0].letter == "E"
    assert table.view(1).players[0].clued
    table.clue(2, "P", "p1")
    assert table.view(1).waiting_for == (0, 1)
    table.guess_aloud(0, "E")
    table.stay(1)
    assert bonus(table) == "E"


def test_LJ_B2_a_guess_is_final_but_keeping_is_not() -> None:
    table = past_the_row()
    table.clue(1, "EM", "p0 p2")
    table.stay(0)
    table.guess_aloud(0, "A")
    for act in (guess(table, "E"), acts.Stay(round=table.round)):
        assert table.why_not(0, act) == ("guessed-already", "LJ-B2")


def test_LJ_B2_players_guess_in_any_order_and_see_earlier_guesses() -> None:
    for first, second in ((0, 1), (1, 0)):
        table = both_past_the_row("ESTOR")
        table.clue(2, "SEE", "p1 p0 p0")
        letters = {0: "E", 1: "R"}
        table.guess_aloud(first, letters[first])
        assert table.phase == "deciding"
        actual = {0: "E", 1: "S"}
        assert aloud(table, second) == [(first, letters[first], actual[first])]
        table.guess_aloud(second, letters[second])
        assert [seat for seat, _, _ in aloud(table, 2)] == [first, second]
        assert bonus(table) == "E"
        assert table.view(2).discards == "S"
        assert [p.letter for p in table.view(2).players[:2]] == ["T", "O"]


def test_LJ_B2_everybody_but_its_owner_reads_a_turned_up_letter_in_the_clue() -> None:
    """Its owner reads the letter on the sheet, apart from the clue."""
    table = past_the_row()
    table.clue(1, "EM", "p0 p2")
    assert [table.view(v).clues[-1].letters for v in (0, 1, 2, PUBLIC)] == ["?M", "EM", "E?", "??"]
    table.guess_aloud(0, "A")
    assert [table.view(v).clues[-1].letters for v in (0, 1, 2, PUBLIC)] == ["?M", "EM", "E?", "E?"]


def test_LJ_B2_being_sure_does_not_carry_over_to_the_next_letter() -> None:
    table = past_the_row()
    table.do(0, acts.SayFeeling(sure=True))
    table.clue(1, "E", "p0")
    assert table.view(1).players[0].sure is True
    table.guess_aloud(0, "E")
    assert table.view(1).players[0].sure is None


def test_LJ_B2_the_sheet_stays_private_even_for_an_extra_letter() -> None:
    table = past_the_row()
    before = table.seen_by_others(0)
    table.guess(0, 3, "A")
    assert table.seen_by_others(0) == before


# LJ-B3


def test_LJ_B3_there_is_no_limit_to_bonus_letters() -> None:
    table = both_past_the_row("EEESSTTRROOAAN")
    for giver, helped in ((0, [1]), (1, [0]), (0, [1]), (1, [0]), *[(2, [0, 1])] * 3):
        table.give(giver, " ".join(f"p{seat}" for seat in helped))
        for seat in helped:
            table.guess_aloud(seat, table.up(seat))
    assert len(table.view(2).bonus) == 10
    assert sorted(bonus(table)) == sorted("EEESSTTRRO")
    choice = table.choice(2, acts.Draft)
    assert isinstance(choice, CanDraft)
    assert {f"b{number}" for number in range(1, 11)} < set(choice.letters)


def test_LJ_B3_nonplayer_stands_make_no_bonus_letters() -> None:
    table = past_the_row()
    table.play(1, "X", "*")
    stand = table.view(1).stands[0].letter
    assert stand is not None
    table.clue(0, stand, "s0")
    assert table.phase == "clue"
    assert bonus(table) == ""
    assert table.view(1).discards == stand


# LJ-B4


def test_LJ_B4_a_bonus_letter_used_in_a_clue_is_discarded_after_the_round() -> None:
    table = past_the_row()
    table.clue(1, "E", "p0")
    table.guess_aloud(0, "E")
    table.clue(0, "PEEP", "p1 b1 b1 p1")
    assert bonus(table) == "E"
    table.stay(1)
    assert bonus(table) == ""
    assert table.view(1).discards == "E"
    assert table.why_not(2, table.drafting("E", "b1")) == ("no-such-card", "LJ-R8")


def test_LJ_B4_unused_bonus_letters_stay_and_numbers_are_never_reused() -> None:
    table = both_past_the_row("ESTOR")
    table.clue(2, "SEE", "p1 p0 p0")
    table.guess_aloud(0, "E")
    table.guess_aloud(1, "S")
    table.play(0, "SMS", "b2 p2 b2")
    assert [card.source for card in table.view(0).bonus] == ["b1"]
    table.clue(1, "T", "p0")
    table.guess_aloud(0, "T")
    table.all_others_stay()
    assert [card.source for card in table.view(0).bonus] == ["b1", "b3"]


# LJ-B5 summary variant: keep-face-down


def keeping(deck: str = "EELST", **begun: Any) -> Table:
    return past_the_row(deck, extra_letters="keep-face-down", **begun)


def test_LJ_B5_an_extra_letter_used_in_a_clue_is_kept_face_down_and_a_new_one_drawn() -> None:
    table = keeping("ESTN")
    table.clue(1, "EM", "p0 p2")
    assert table.view(1).players[0].kept == ()
    assert table.view(1).waiting_for == (2,), "its owner must not be asked to decide"
    table.stay(2)
    for viewer in (0, 1, PUBLIC):
        assert table.view(viewer).players[0].kept == (3,)
        assert table.view(viewer).bonus == ()
        assert table.view(viewer).discards == ""
    player = table.view(1).players[0]
    assert (player.letter, player.card, player.clued) == ("S", 4, False)
    assert table.view(1).deck == 2


def test_LJ_B5_being_sure_does_not_carry_over_to_the_next_letter() -> None:
    table = keeping()
    table.do(0, acts.SayFeeling(sure=True))
    table.play(1, "M", "p2")
    assert table.view(1).players[0].sure is True, "the same letter still stands there"
    table.play(1, "E", "p0")
    assert table.view(1).players[0].sure is None


def test_LJ_B5_an_extra_letter_that_no_clue_used_stays() -> None:
    table = keeping()
    table.play(1, "M", "p2")
    assert table.view(1).players[0].kept == ()
    assert table.view(1).players[0].card == 3
    assert table.view(1).deck == 4


def test_LJ_B5_nothing_is_guessed_aloud_or_decided() -> None:
    table = keeping()
    table.clue(1, "EM", "p0 p2")
    for act in (guess(table, "E"), acts.Stay(round=table.round), acts.MoveOn(round=table.round)):
        assert table.why_not(0, act) == ("kept-anyway", "LJ-B5")
    assert table.happened(events.GuessedAloud) == 0


def test_LJ_B5_its_owner_records_a_private_guess_and_does_not_see_it() -> None:
    table = keeping()
    table.play(1, "E", "p0")
    before = table.seen_by_others(0)
    table.guess(0, 3, "E")
    assert table.seen_by_others(0) == before
    kept = table.mine(0).sheet[3]
    assert (kept.extra, kept.guess, kept.letter) == (True, "E", None)
    assert table.view(0).players[0].extras == (None, None)
    assert table.view(1).players[0].extras == ("E", "E")


def test_LJ_B5_kept_cards_are_used_by_their_owner_alone_at_the_end() -> None:
    table = keeping()
    table.play(1, "E", "p0")
    for source in ("k3", "b1"):
        assert table.why_not(1, table.drafting("E", source)) == ("no-such-card", "LJ-R8")
    table.stop()
    for seat in (1, 2):
        theirs = table.arranging("r0 r1 r2 r3 r4 k3")
        assert table.why_not(seat, theirs) == ("no-such-card", "LJ-E2")
    table.guess_word(0, "CABE")
    table.arrange(0, "r0 r1 r2 k3")
    assert table.mine(0).believed == "CABE"
    table.arrange(0, "k3 r1 r2")
    on_the_stand = table.arranging("r0 r1 r2 k4")
    assert table.why_not(0, on_the_stand) == ("no-such-card", "LJ-E2")


def test_LJ_B5_several_can_be_kept_until_the_deck_is_empty() -> None:
    table = both_past_the_row("EST", extra_letters="keep-face-down")
    table.give(0, "p1")
    assert [player.kept for player in table.view(2).players] == [(), (3,), ()]
    table.give(1, "p0")
    assert [player.kept for player in table.view(2).players] == [(3,), (3,), ()]
    assert [table.up(seat) for seat in (0, 1)] == ["_", "T"]
    table.give(0, "p1")
    assert [player.kept for player in table.view(2).players] == [(3,), (3, 4), ()]


def test_LJ_B5_moving_on_from_the_last_card_of_the_row_is_still_a_decision() -> None:
    table = Table.dealt("CAB", "PLANT", "MIGHT", deck="ES", extra_letters="keep-face-down")
    for letter in "CA":
        table.spell(1, "p0", p0=letter)
    table.clue(2, "B", "p0")
    assert table.view(2).waiting_for == (0,)
    table.move_on(0, "B")
    assert table.view(1).players[0].kept == (), "the card of the row was in the clue, not the extra"
    assert table.up(0) == "E"


def test_LJ_B5_without_the_option_extra_letters_are_guessed_aloud() -> None:
    assert Options().extra_letters == "guess-aloud"
    table = past_the_row()
    table.play(1, "E", "p0")
    assert table.view(1).players[0].kept == ()
    assert table.view(1).players[0].card == 3

"""The score, and the view after the end (LJ-E6 to LJ-E9)."""

from collections.abc import Sequence
from typing import Any

import pytest

from parlour.rules import PUBLIC, Viewer
from parlour.rules.letterjam import LETTER_JAM, Options, acts, box, events
from parlour.rules.letterjam.score import grade, steps
from parlour.rules.letterjam.view_types import EndView
from tests.rules.letterjam.table import Table

ANA, BEN = 0, 1
VIEWERS: tuple[Viewer, ...] = (ANA, BEN, PUBLIC)


def end(table: Table, viewer: Viewer = PUBLIC) -> EndView:
    found = table.view(viewer).end
    assert found is not None
    return found


def finished(*rows: str, guesses: Sequence[str] = (), **begun: Any) -> Table:
    """A table that stopped before the first clue, recorded these guesses and revealed all rows."""
    table = Table.dealt(*rows, **begun)
    table.stop()
    for seat, letters in enumerate(guesses):
        table.guess_word(seat, letters)
    table.finish()
    return table


# LJ-E6


def heroes(**begun: Any) -> Table:
    """A whole game: Ana moves through all her cards and guesses an extra letter aloud."""
    table = Table.dealt(
        "OSHER",
        "NTPLA",
        words=("HORSE", "PLANT"),
        stacks=("TTTC", "AAAC"),
        deck="EDUCK",
        **begun,
    )
    table.play(BEN, "TO", "s0 p0", p0="O")
    table.play(BEN, "AS", "s1 p0", p0="S")
    table.play(BEN, "HI", "p0 *", p0="H")
    table.play(BEN, "TEA", "s0 p0 s1", p0="E")
    table.play(BEN, "RAT", "p0 s1 s0", p0="R")
    assert table.view(ANA).tokens.greens == 0
    for word in ("AN", "IN", "ON"):
        table.play(ANA, word, "* p1")
    return table


def test_LJ_E6_horse_spelled_heroes_with_two_greens_left_scores_18() -> None:
    table = heroes()
    table.clue(BEN, "SEE", "* p0 p0")
    table.guess_aloud(ANA, "E")
    table.stay(BEN)
    assert [(card.source, card.letter) for card in table.view(ANA).bonus] == [("b1", "E")]
    table.stop()
    tokens = table.view(ANA).tokens
    assert (tokens.greens, tokens.locked, tokens.under_stacks) == (2, 0, 4)
    table.arrange(ANA, "r2 r3 r4 r0 b1 r1")
    assert table.mine(ANA).believed == "HEROES"
    table.guess_word(BEN, "NT")
    table.ready()
    table.reveal(ANA)
    table.reveal(BEN)
    table.accept(ANA, BEN, accept=False)
    assert table.phase == "over"
    assert [player.points for player in table.view(PUBLIC).players] == [15 + 1 + 2, 2]
    assert end(table).total == 20
    assert end(table).grade == 2


def test_LJ_E6_a_correct_word_scores_three_times_its_original_length_and_the_greens() -> None:
    for length, row in ((3, "DOG"), (4, "WOOD"), (5, "HORSE"), (6, "FRIEND"), (7, "FRIENDS")):
        table = finished(row, "CAB")
        assert table.state.greens == 2
        assert table.state.points == (3 * length + 2, 3 * 3 + 2)


def test_LJ_E6_locked_greens_and_greens_under_stacks_do_not_count() -> None:
    table = finished("HORSE", "PLANT")
    tokens = table.view(ANA).tokens
    assert (tokens.greens, tokens.locked, tokens.under_stacks) == (2, 3, 4)
    assert table.state.points == (15 + 2, 15 + 2)


def test_LJ_E6_unlocked_and_freed_greens_count_for_every_correct_word() -> None:
    table = Table.dealt("HORSE", "PLANT", "MIGTH", "DANCE")
    for number in range(6):
        table.spell(number % 4, "s0")
    table.stop()
    assert table.view(ANA).tokens.greens == 6 - 2 + 1 + 1
    assert table.finish() == (15 + 6, 15 + 6, 0, 15 + 6)


def test_LJ_E6_without_any_green_left_the_word_alone_scores() -> None:
    table = Table.dealt("HORSE", "PLANT", "MIGHT", "DANCE")
    while table.phase == "clue":
        table.spell(table.round % 4, "*")
    assert table.finish() == (15, 15, 15, 15)


def test_LJ_E6_each_letter_beyond_the_row_scores_one_the_wildcard_too() -> None:
    table = Table.dealt("HORSE", "PLANT")
    table.stop()
    table.arrange(BEN, "r0 r1 r2 r3 r4 *", "S")
    assert table.finish() == (17, 15 + 1 + 2)


def test_LJ_E6_a_replaced_card_earns_no_extra_letter_point() -> None:
    table = Table.dealt("HORSE", "PLANT")
    table.stop()
    table.arrange(BEN, "r0 r1 r2 r3 *", "K")
    assert table.finish() == (17, 17)


@pytest.mark.parametrize(
    ("guesses", "points"),
    [("HRSEO", 5), ("HRSE.", 4), ("H....", 1), ("....O", 1), ("ORSEH", 3), ("EOHRS", 0), ("", 0)],
)
def test_LJ_E6_without_a_word_each_original_card_guessed_right_scores_one(
    guesses: str, points: int
) -> None:
    """Each card is compared with the guess for its place, even if the player never reached it."""
    table = finished("HRSEO", "PLANT", guesses=(guesses,))
    assert table.state.points == (points, 17)


def test_LJ_E6_a_card_that_was_replaced_still_counts_as_guessed() -> None:
    table = Table.dealt("HRSEO", "PLANT")
    table.stop()
    table.guess_word(ANA, "HRSEO")
    table.arrange(ANA, "r0 r1 r2 r3 *", "T")
    assert table.finish() == (5, 17)


def test_LJ_E6_extra_letters_guessed_right_do_not_count_without_a_word() -> None:
    table = heroes()
    table.guess(ANA, 5, "E")
    table.stop()
    points = table.finish()
    assert points[ANA] == 5


# LJ-E7 summary variant: bonus-letter-points


def with_bonus_letters(**begun: Any) -> Table:
    """Shared bonus letters E (b1) and S (b2); everybody has agreed to stop with one green left."""
    table = Table.dealt("CAB", "HEN", "MIGHT", deck="ESTO", **begun)
    for mine, theirs in zip("CAB", "HEN", strict=True):
        table.spell(2, "p0 p1", p0=mine, p1=theirs)
    table.give(0, "p1")
    table.guess_aloud(1, table.up(1))
    table.give(1, "p0")
    table.guess_aloud(0, table.up(0))
    table.stop()
    assert {card.letter for card in table.view(0).bonus} == {"E", "S"}
    assert table.state.greens == 1
    return table


@pytest.mark.parametrize(
    ("cards", "wildcard", "word", "rulebook", "summary"),
    [
        ("r0 r1 r2", None, "CAB", 0, 0),
        ("r0 r1 r2 S", None, "CABS", 1, 1),
        ("r0 r1 r2 * E", "L", "CABLE", 2, 1),
        ("r0 r1 r2 * E S", "L", "CABLES", 3, 2),
        ("r0 r1 *", "R", "CAR", 0, 0),
        ("S E r1", None, "SEA", 0, 2),
        ("r0 r1 S E", None, "CASE", 1, 2),
    ],
)
def test_LJ_E7_a_point_per_bonus_letter_used_in_place_of_one_per_extra_letter(
    cards: str, wildcard: str | None, word: str, rulebook: int, summary: int
) -> None:
    for option, extra in (("per-extra-letter", rulebook), ("per-bonus-letter", summary)):
        table = with_bonus_letters(extra_points=option, acceptance="others")
        source = {card.letter: card.source for card in table.view(0).bonus}
        laid = " ".join(source.get(card, card) for card in cards.split())
        table.arrange(0, laid, wildcard)
        table.ready()
        table.reveal(0)
        final = table.view(1).players[0].final
        assert final is not None
        assert (final.word, final.correct) == (word, True)
        assert table.finish()[0] == 9 + extra + 1


def test_LJ_E7_kept_extra_letters_are_bonus_letters_too() -> None:
    for option, extra in (("per-extra-letter", 0), ("per-bonus-letter", 1)):
        table = heroes(extra_letters="keep-face-down", extra_points=option)
        table.play(BEN, "SEE", "* p0 p0")
        table.stop()
        table.arrange(ANA, "r1 r2 k5 r3 r4")
        points = table.finish()
        assert table.state.players[ANA].final.word == "SHEER"
        assert points[ANA] == 15 + extra + 2


def test_LJ_E7_is_off_by_default() -> None:
    assert Options().extra_points == "per-extra-letter"


# LJ-E8

STEPS = {
    2: (8, 17, 26, 35, 43),
    3: (13, 25, 37, 49, 61),
    4: (16, 32, 48, 64, 80),
    5: (20, 40, 60, 80, 100),
    6: (23, 46, 69, 92, 115),
}


@pytest.mark.parametrize("seats", STEPS)
def test_LJ_E8_a_grade_is_reached_exactly_at_its_step(seats: int) -> None:
    card, lengths = box.setup_card(seats), (5,) * seats
    assert steps(card, lengths) == STEPS[seats]
    assert grade(0, card, lengths) == 0
    for reached, step in enumerate(STEPS[seats], 1):
        assert grade(step, card, lengths) == reached
        assert grade(step - 1, card, lengths) == reached - 1
    assert grade(1000, card, lengths) == 5


@pytest.mark.parametrize(
    ("lengths", "scaled"),
    [
        ((3, 3, 3, 3), (10, 19, 29, 38, 48)),
        ((7, 7, 7, 7), (22, 45, 67, 90, 112)),
        ((3, 4, 6, 7), (16, 32, 48, 64, 80)),
        ((3, 5, 5, 5), (14, 29, 43, 58, 72)),
        ((5, 5, 5, 6), (17, 34, 50, 67, 84)),
    ],
)
def test_LJ_E8_steps_are_scaled_for_rows_of_other_lengths(
    lengths: tuple[int, ...], scaled: tuple[int, ...]
) -> None:
    card = box.setup_card(4)
    assert steps(card, lengths) == scaled
    for reached, step in enumerate(scaled, 1):
        assert grade(step, card, lengths) == reached
        assert grade(step - 1, card, lengths) == reached - 1


@pytest.mark.parametrize(
    ("rows", "guesses", "total", "reached"),
    [
        (("HRSEO", "PLTNA"), ("HRSEO", "PL..."), 7, 0),
        (("HRSEO", "PLTNA"), ("HRSEO", "PLT.."), 8, 1),
        (("HORSE", "PLTNA"), (), 17, 2),
        (("HORSE", "PLANT"), (), 34, 3),
        (("OGD", "PLTNA"), ("OGD", "PLT.."), 6, 1),
        (("OGD", "PLTNA"), ("OGD", "PL..."), 5, 0),
    ],
)
def test_LJ_E8_the_team_is_graded_for_its_total(
    rows: Sequence[str], guesses: Sequence[str], total: int, reached: int
) -> None:
    """The last two cases have a row of three and one of five: 8 x 8/10 is 6.4, rounded to 6."""
    table = finished(*rows, guesses=guesses)
    for viewer in VIEWERS:
        view = end(table, viewer)
        assert (view.total, view.grade) == (total, reached)
        assert view.total == sum(table.state.points)
    ended = table.story[-1]
    assert isinstance(ended, events.Ended)
    assert ended.grade == reached


def test_LJ_E8_victory_is_shared() -> None:
    """There is one total and one grade, and no winner among the players."""
    table = finished("HORSE", "PLTNA")
    assert end(table, ANA) == end(table, BEN) == end(table, PUBLIC)
    assert end(table).steps == STEPS[2]
    assert not any("win" in field for field in EndView.__struct_fields__)


# LJ-E9


def test_LJ_E9_everything_is_shown_after_the_end() -> None:
    table = Table.dealt("OSHER", "NTPLA", words=("HORSE", "PLANT"), stacks=("TAC",), deck="EDIT")
    dropped = table.draft(ANA, "ANT", "* p1 s0")
    table.do(ANA, acts.DropDraft(round=1, draft=dropped))
    table.draft(BEN, "TOT", "s0 p0 s0")
    table.offer(ANA, "NUT", "p1 * s0")
    table.do(ANA, acts.WithdrawOffer(round=1))
    table.play(BEN, "TOO", "* p0 p0", p0="O")
    table.draft(BEN, "SAT", "p0 * s0")
    table.guess_word(ANA, "OSHE.")
    table.do(ANA, acts.Mark(card=4, letter="R", mark="candidate"))
    table.do(BEN, acts.Note(card=0, text="a nose"))
    table.do(BEN, acts.Note(card=None, text="a plant?"))
    table.stop()

    drafts = [(1, ANA, "ANT"), (1, ANA, "NUT"), (1, BEN, "TOT"), (2, BEN, "SAT")]
    while True:
        over = table.phase == "over"
        for viewer in VIEWERS:
            view = table.view(viewer)
            assert (view.end is not None) == over
            full_rows = [player.row for player in view.players] == [tuple("OSHER"), tuple("NTPLA")]
            assert full_rows == over
            assert view.players[ANA].points == (4 if over else None)
            assert (view.clues[0].word == "TOO") == (over or viewer == BEN)
        if over:
            break
        if table.phase == "final":
            table.ready()
        else:
            waiting = table.view(PUBLIC).waiting_for[0]
            judged = table.view(PUBLIC).judging
            act = acts.Reveal() if judged is None else acts.Accept(seat=judged, accept=False)
            table.do(waiting, act)

    for viewer in VIEWERS:
        shown = end(table, viewer)
        assert shown.words == ("HORSE", "PLANT")
        assert [(d.round, d.seat, d.word) for d in shown.drafts] == drafts
        assert shown.drafts[0].sources == ("*", "p1", "s0")
        assert [[entry.guess for entry in sheet] for sheet in shown.sheets] == [
            ["O", "S", "H", "E", None],
            [None] * 5,
        ]
        assert ["".join(e.letter or "_" for e in sheet) for sheet in shown.sheets] == [
            "OSHER",
            "NTPLA",
        ]
        assert shown.sheets[ANA][4].candidates == "R"
        assert shown.sheets[BEN][0].note == "a nose"
        assert shown.margins == ("", "a plant?")


def test_LJ_E9_no_act_is_possible_when_the_game_is_over() -> None:
    table = finished("HORSE", "PLANT")
    assert LETTER_JAM.over(table.state)
    assert table.view(ANA).waiting_for == ()
    for act in (
        acts.Guess(card=0, letter="H"),
        acts.Reveal(),
        acts.Accept(seat=1, accept=True),
        acts.SayFeeling(sure=True),
        table.arranging("r0 r1 r2 r3 r4"),
        table.drafting("X", "*"),
        table.wanting_stop(),
    ):
        assert table.why_not(ANA, act)[0] == "not-now"

"""The end: stopping, final words, claims, reveals, acceptance (LJ-E1 to LJ-E5)."""

from typing import Any

import pytest

from parlour.rules import HOUSE, PUBLIC, Person, Seat, Viewer
from parlour.rules.letterjam import LETTER_JAM, acts, events
from parlour.rules.letterjam.choices import CanAccept, CanArrange
from parlour.rules.letterjam.view_types import FinalView
from parlour.rules.manners import PassHost, Substitute
from parlour.words import Lexicon
from tests.rules.letterjam.table import Table

SEATS = range(2, 7)
ROWS = ("HORSE", "PLANT", "MIGHT", "DANCE", "FOUND", "CLERK")


def ended(*rows: str, **begun: Any) -> Table:
    """A table at which all agreed to stop before the first clue."""
    table = Table.dealt(*rows, **begun)
    table.stop()
    return table


def with_bonus_letters() -> Table:
    """Shared bonus letters E (b1) and S (b2); everybody has agreed to stop."""
    table = Table.dealt("CAB", "HEN", "MIGHT", deck="ESTO")
    for mine, theirs in zip("CAB", "HEN", strict=True):
        table.spell(2, "p0 p1", p0=mine, p1=theirs)
    table.give(2, "p0 p1")
    table.guess_aloud(0, "E")
    table.guess_aloud(1, "S")
    table.stop()
    return table


def final(table: Table, seat: Seat, viewer: Viewer = PUBLIC) -> FinalView:
    """The final word of a seat as the viewer sees it."""
    found = table.view(viewer).players[seat].final
    assert found is not None
    return found


# LJ-E1


@pytest.mark.parametrize("seats", SEATS)
def test_LJ_E1_the_game_ends_after_a_round_without_tokens(seats: int) -> None:
    table = Table.by_chance(seats)
    while table.phase == "clue":
        assert table.view(0).tokens.reds + table.view(0).tokens.greens > 0
        table.spell((table.round - 1) % seats, "*")
    assert table.view(0).reason == "no-tokens"
    assert table.view(0).phase == "final"
    assert isinstance(table.story[-1], events.FinalBegan)
    assert isinstance(table.story[-2], events.RoundEnded)


def test_LJ_E1_the_game_ends_after_the_decisions_of_the_last_round() -> None:
    table = Table.dealt(*ROWS[:4])
    for number in range(10):
        table.spell(number % 4, "*")
    table.give(0, "p1")
    assert (table.view(0).tokens.reds, table.view(0).tokens.greens) == (0, 0)
    assert table.phase == "deciding"
    table.stay(1)
    assert table.phase == "final"


def test_LJ_E1_a_token_that_one_player_could_take_keeps_the_game_going() -> None:
    table = Table.by_chance(6)
    for seat in (0, 0, 0, 0, 0, 1, 2, 3, 4):
        table.spell(seat, "*")
    assert table.view(0).tokens.greens == 0
    assert table.phase == "clue"
    assert table.view(0).waiting_for == (5,)


@pytest.mark.parametrize("clues", [0, 1, 3])
def test_LJ_E1_all_can_agree_to_stop_at_any_point_between_rounds(clues: int) -> None:
    table = Table.dealt(*ROWS[:3])
    for _ in range(clues):
        table.spell(0, "p1")
    for seat in (0, 1):
        table.do(seat, table.wanting_stop())
    assert [player.wants_stop for player in table.view(2).players] == [True, True, False]
    assert table.phase == "clue"
    table.do(2, table.wanting_stop())
    table.do(HOUSE, acts.EndClues())
    assert (table.phase, table.view(0).reason) == ("final", "agreed")
    assert table.view(0).tokens.greens > 0, "the table must stop before the tokens are gone"


def test_LJ_E1_nobody_can_agree_to_stop_in_the_middle_of_a_round() -> None:
    table = Table.dealt(*ROWS[:3])
    table.give(0, "p1")
    assert table.why_not(2, table.wanting_stop())[0] == "not-now"


def test_LJ_E1_a_wish_to_stop_can_be_taken_back_and_is_forgotten_after_a_clue() -> None:
    table = Table.dealt(*ROWS[:3])
    table.do(0, table.wanting_stop())
    assert table.why_not(0, table.wanting_stop()) == ("said-already", "LJ-E1")
    table.do(0, table.wanting_stop(False))
    assert table.why_not(0, table.wanting_stop(False)) == ("said-already", "LJ-E1")
    table.do(1, table.wanting_stop())
    table.do(2, table.wanting_stop())
    assert table.phase == "clue"
    table.spell(0, "*")
    assert not any(player.wants_stop for player in table.view(0).players)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("agreement", ["unanimity", "majority"])
def test_LJ_E1_the_agreement_option_decides_how_many_must_want_to_stop(
    agreement: str, seats: int
) -> None:
    table = Table.by_chance(seats, agreement=agreement)
    needed = seats if agreement == "unanimity" else {2: 2, 3: 2, 4: 3, 5: 3, 6: 4}[seats]
    for seat in range(needed):
        assert table.phase == "clue"
        assert table.why_not(HOUSE, acts.EndClues()) == ("no-agreement", "LJ-E1")
        table.do(seat, table.wanting_stop())
    table.do(HOUSE, acts.EndClues())
    assert table.phase == "final"


def test_LJ_E1_a_vote_can_be_taken_back_for_five_seconds_after_the_table_agreed() -> None:
    table = Table.dealt(*ROWS[:3])
    for seat in (0, 1):
        table.do(seat, table.wanting_stop())
    assert LETTER_JAM.house_act(table.state) is None
    table.do(2, table.wanting_stop())
    assert (table.phase, table.view(0).waiting_for) == ("clue", ())
    assert LETTER_JAM.house_act(table.state) == acts.EndClues()
    assert LETTER_JAM.house_waits(table.state) == 5
    table.do(2, table.wanting_stop(False))
    assert LETTER_JAM.house_act(table.state) is None
    assert table.view(0).waiting_for == (0, 1, 2)


def test_LJ_E1_bots_among_themselves_stop_at_once() -> None:
    table = Table.dealt(*ROWS[:3])
    for seat in table.seats:
        table.do(HOUSE, Substitute(seat=seat, person=Person(f"Bot {seat}", "regular")))
    for seat in (0, 1, 2):
        table.do(seat, table.wanting_stop())
    assert table.phase == "final"


def test_LJ_E1_everybody_is_told_how_many_agree_and_what_their_vote_would_do() -> None:
    table = Table.dealt(*ROWS[:3])
    ends = "Your vote would end the clues for everybody."
    assert stop_words(table, 0) == "The clues stop when all 3 players want it."
    table.do(0, table.wanting_stop())
    assert stop_words(table, 0) == "You want to stop the clues: 1 of 3 votes."
    assert stop_words(table, 1) == "Ana wants to stop the clues: 1 of 3 votes."
    table.do(2, table.wanting_stop())
    assert stop_words(table, 1) == f"Ana and Cem want to stop the clues: 2 of 3 votes. {ends}"
    assert ends not in stop_words(table, 0)
    table.do(1, table.wanting_stop())
    assert stop_words(table, 1) == "The table agrees to stop the clues."
    assert table.view(1).countdown == "Votes can still be taken back"
    assert table.view(1).headline == "The clues are about to end"


@pytest.mark.parametrize(
    ("agreement", "host", "other"),
    [
        (
            "majority",
            "The clues stop when 3 of the 4 players want it.",
            "The clues stop when 3 of the 4 players want it.",
        ),
        (
            "host",
            "You decide when the clues stop. Your vote would end the clues for everybody.",
            "Ana decides when the clues stop.",
        ),
    ],
)
def test_LJ_E1_the_words_follow_the_agreement_option(agreement: str, host: str, other: str) -> None:
    table = Table.dealt(*ROWS[:4], agreement=agreement)
    assert (stop_words(table, 0), stop_words(table, 1)) == (host, other)


def stop_words(table: Table, seat: Seat) -> str:
    stop = table.view(seat).stop
    assert stop is not None
    return stop.words


def test_LJ_E1_with_agreement_host_the_host_alone_stops_the_clues() -> None:
    table = Table.dealt(*ROWS[:4], agreement="host", host=1)
    for seat in (0, 2, 3):
        table.do(seat, table.wanting_stop())
    assert table.phase == "clue"
    table.do(1, table.wanting_stop())
    table.do(HOUSE, acts.EndClues())
    assert table.phase == "final"


def test_LJ_E1_an_earlier_wish_of_a_new_host_stops_the_clues() -> None:
    table = Table.dealt(*ROWS[:4], agreement="host")
    table.do(2, table.wanting_stop())
    table.do(0, PassHost(seat=2))
    table.do(HOUSE, acts.EndClues())
    assert table.phase == "final"


# LJ-E2


def test_LJ_E2_cards_that_were_never_reached_may_be_guessed_too() -> None:
    table = ended(*ROWS[:2])
    table.guess_word(0, "HORSE")
    assert [entry.guess for entry in table.mine(0).sheet] == list("HORSE")
    assert table.mine(0).believed == "HORSE"


def test_LJ_E2_the_row_lies_as_it_is_until_it_is_arranged() -> None:
    table = ended("SHORE", "PLANT")
    assert table.mine(0).cards == ("r0", "r1", "r2", "r3", "r4")
    table.guess_word(0, "SH.RE")
    assert table.mine(0).believed == "SH?RE"
    table.arrange(0, "r1 r2 r3 r0 r4")
    assert table.mine(0).believed == "H?RSE"


def test_LJ_E2_any_card_may_be_replaced_by_the_wildcard() -> None:
    """The rulebook's Paul: B, N, H, C and M spell nothing, so the M gives way."""
    table = ended("BNHCM", "PLANT")
    table.guess_word(0, "BNHCM")
    table.arrange(0, "r0 * r1 r3 r2", "E")
    assert table.mine(0).believed == "BENCH"
    assert table.mine(0).wildcard == "E"


def test_LJ_E2_bonus_letters_may_replace_cards_and_both_may_be_added() -> None:
    table = with_bonus_letters()
    table.guess_word(0, "CAB")
    table.arrange(0, "r0 r1 b2")
    assert table.mine(0).believed == "CAS"
    table.arrange(0, "r0 r1 r2 b1")
    assert table.mine(0).believed == "CABE"
    table.arrange(0, "r0 r1 r2 * b1 b2", "L")
    assert table.mine(0).believed == "CABLES"
    table.arrange(0, "b1 b2 *", "T")
    assert table.mine(0).believed == "EST", "every card can be replaced"


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("r0 r1", "too-short"),
        ("b1 b2", "too-short"),
        ("", "too-short"),
        ("r0 r1 r1", "card-twice"),
        ("r0 r1 b1 b1", "card-twice"),
        ("r0 r1 r3", "no-such-card"),
        ("r0 r1 b3", "no-such-card"),
        ("r0 r1 p1", "no-such-card"),
        ("r0 r1 s0", "no-such-card"),
        ("r0 r1 r2 k3", "no-such-card"),
    ],
)
def test_LJ_E2_every_card_of_the_row_is_used_or_replaced(cards: str, code: str) -> None:
    table = with_bonus_letters()
    assert table.why_not(0, table.arranging(cards)) == (code, "LJ-E2")


@pytest.mark.parametrize(
    ("cards", "wildcard"),
    [("r0 r1 *", None), ("r0 r1 r2", "E"), ("r0 r1 *", "EE"), ("r0 r1 *", ""), ("r0 r1 *", "?")],
)
def test_LJ_E2_the_wildcard_is_given_one_letter(cards: str, wildcard: str | None) -> None:
    table = with_bonus_letters()
    assert table.refused(0, table.arranging(cards, wildcard)).kind == "malformed"


def test_LJ_E2_the_wildcard_is_one_card() -> None:
    table = with_bonus_letters()
    assert table.why_not(0, table.arranging("* r1 *", "E")) == ("card-twice", "LJ-E2")


def test_LJ_E2_others_see_only_the_claims_of_an_arrangement() -> None:
    table = with_bonus_letters()
    before = table.seen_by_others(0)
    table.arrange(0, "r2 r1 r0")
    table.guess_word(0, "BAC")
    assert table.seen_by_others(0) == before


# LJ-E3


def test_LJ_E3_a_middle_card_serves_one_player_and_claims_are_visible() -> None:
    table = with_bonus_letters()
    table.arrange(0, "r0 r1 r2 b1 *", "S")
    for viewer in (*table.seats, PUBLIC):
        view = table.view(viewer)
        assert [(card.source, card.claimed_by) for card in view.bonus] == [("b1", 0), ("b2", None)]
        assert view.wildcard_claimed_by == 0
        assert [final(table, seat, viewer).claims for seat in table.seats] == [("*", "b1"), (), ()]
    for cards, wildcard in (("r0 r1 r2 b1", None), ("r0 r1 *", "E")):
        refusal = table.refused(1, table.arranging(cards, wildcard))
        assert (refusal.kind, refusal.code, refusal.rule) == ("stale", "claimed", "LJ-E3")
    choice = table.choice(1, acts.Arrange)
    assert isinstance(choice, CanArrange)
    assert choice.claimed == {"b1": 0, "*": 0}
    assert choice.middle == ("b2",)
    table.arrange(1, "r0 r1 r2 b2")


def test_LJ_E3_a_claim_can_be_released_and_taken_by_another() -> None:
    table = with_bonus_letters()
    table.arrange(0, "r0 r1 r2 b1")
    table.arrange(0, "r0 r1 r2 b2")
    table.arrange(1, "r0 r1 r2 b1")
    assert [card.claimed_by for card in table.view(2).bonus] == [1, 0]
    table.arrange(0, "r0 r1 r2")
    assert [card.claimed_by for card in table.view(2).bonus] == [1, None]


def test_LJ_E3_nobody_reveals_a_word_before_all_are_ready() -> None:
    table = with_bonus_letters()
    for seat in (0, 1):
        assert table.why_not(seat, acts.Reveal()) == ("claims-open", "LJ-E3")
        table.do(seat, acts.Ready())
    assert table.view(0).waiting_for == (2,)
    assert table.why_not(0, acts.Ready()) == ("said-already", "LJ-E3")
    assert table.why_not(0, table.arranging("r0 r1 r2 b1")) == ("ready", "LJ-E3")
    assert table.why_not(2, acts.NotReady()) == ("not-ready", "LJ-E3")
    table.do(0, acts.NotReady())
    assert [final(table, seat).ready for seat in table.seats] == [False, True, False]
    table.do(2, acts.Ready())
    assert table.phase == "final"
    table.arrange(0, "r0 r1 r2 b1")
    table.do(0, acts.Ready())
    assert table.phase == "reveal"


def test_LJ_E3_arrangements_cannot_change_after_the_first_reveal() -> None:
    table = with_bonus_letters()
    table.arrange(0, "r0 r1 r2 b1")
    table.ready()
    for _ in range(2):
        for seat, act in (
            (0, table.arranging("r0 r1 r2")),
            (1, table.arranging("r0 r1 r2 b2")),
            (2, acts.NotReady()),
            (2, acts.Ready()),
            (2, acts.Guess(card=0, letter="M")),
            (2, acts.Mark(card=0, letter="M", mark="crossed")),
            (2, acts.Note(card=0, text="M")),
            (2, table.drafting("E", "b1")),
            (2, table.wanting_stop()),
            (2, acts.Stay(round=table.round)),
        ):
            assert table.why_not(seat, act) == ("not-now", "LJ-E3")
        if not final(table, 2).revealed:
            table.reveal(2)
    assert [card.claimed_by for card in table.view(2).bonus] == [0, None]


# LJ-E4


def test_LJ_E4_words_are_revealed_one_player_at_a_time() -> None:
    table = ended("HRSEO", "PLANT", "TIGHM")
    table.ready()
    assert table.view(0).waiting_for == (0, 1, 2)
    table.reveal(0)
    assert table.view(0).judging == 0
    assert table.why_not(1, acts.Reveal()) == ("one-at-a-time", "LJ-E4")
    table.accept(1, 0, accept=False)
    table.accept(2, 0, accept=False)
    assert table.why_not(0, acts.Reveal()) == ("revealed", "LJ-E4")
    table.reveal(1)
    assert [final(table, seat).revealed for seat in table.seats] == [True, True, False]


def test_LJ_E4_the_surest_player_is_suggested_first_but_anybody_may_reveal() -> None:
    table = ended(*ROWS[:4])
    table.do(0, acts.SayFeeling(sure=False))
    table.do(3, acts.SayFeeling(sure=True))
    assert table.view(0).suggested is None
    table.ready()
    assert table.view(0).suggested == 3
    table.reveal(2)
    assert table.view(0).suggested == 3
    table.reveal(3)
    assert table.view(0).suggested == 1, "a silent player comes before an unsure one"
    table.do(1, acts.SayFeeling(sure=False))
    table.do(0, acts.SayFeeling(sure=True))
    assert table.view(0).suggested == 0


def test_LJ_E4_being_sure_of_a_letter_does_not_carry_over_to_the_word() -> None:
    table = Table.dealt(*ROWS[:2])
    table.do(0, acts.SayFeeling(sure=True))
    table.stop()
    assert table.view(1).players[0].sure is None


def test_LJ_E4_the_cards_are_shown_only_when_they_are_revealed() -> None:
    table = ended("SHORE", "PLANT")
    table.arrange(0, "r1 r2 r3 r0 r4")
    table.ready()
    for hidden in (final(table, 0), final(table, 0, viewer=0), final(table, 0, viewer=1)):
        assert (hidden.cards, hidden.letters, hidden.word) == ((), "", None)
        assert not hidden.correct
    table.reveal(0)
    for shown in (final(table, 0), final(table, 0, viewer=0), final(table, 0, viewer=1)):
        assert shown.cards == ("r1", "r2", "r3", "r0", "r4")
        assert (shown.letters, shown.word, shown.correct) == ("HORSE", "HORSE", True)


def test_LJ_E4_the_word_that_counts_is_the_one_the_cards_spell() -> None:
    """Ana believes that she spells HOUSE, but spells HORSE; Ben's cards do not spell a word."""
    table = ended("HORSE", "PLAND")
    table.guess_word(0, "HOUSE")
    table.guess_word(1, "PLANT")
    assert [table.mine(seat).believed for seat in (0, 1)] == ["HOUSE", "PLANT"]
    points = table.finish()
    assert [final(table, seat).word for seat in (0, 1)] == ["HORSE", "PLAND"]
    assert [final(table, seat).correct for seat in (0, 1)] == [True, False]
    assert points == (15 + 2, 4)


# LJ-E5


@pytest.mark.parametrize(
    ("cards", "word"), [("r0 r1 r2 r3 r4", "HORSE"), ("r3 r0 r1 r2 r4", "SHORE")]
)
def test_LJ_E5_any_word_of_the_lexicon_is_correct_not_only_the_secret_word(
    cards: str, word: str
) -> None:
    table = ended("HORSE", "PLANT")
    table.arrange(0, cards)
    table.ready()
    table.reveal(0)
    assert (final(table, 0).word, final(table, 0).correct) == (word, True)
    assert table.why_not(1, acts.Accept(seat=0, accept=False)) == ("nothing-to-judge", "LJ-E5")


def test_LJ_E5_the_lexicon_of_the_table_decides() -> None:
    table = ended("HRSEO", "PLANT", lexicon=Lexicon.from_words("odd", ["HRSEO"]))
    table.ready()
    table.reveal(0)
    assert table.view(0).waiting_for == (0,), "a word that is not common"
    table.know(0)
    table.reveal(1)
    assert final(table, 0).correct
    assert table.view(0).waiting_for == (0,), "a common word that this list lacks"
    assert table.view(0).judging == 1


def vote(seats: int, votes: str) -> Table:
    """Ana's word is not in the lexicon; the others vote until the result is certain."""
    table = ended("HRSEO", *ROWS[1:seats])
    table.ready()
    table.reveal(0)
    for seat, said in enumerate(votes, 1):
        assert table.view(0).judging == 0, "the vote ended too early"
        table.accept(seat, 0, accept=said == "y")
    return table


@pytest.mark.parametrize(
    ("seats", "votes", "correct"),
    [
        (2, "y", True),
        (2, "n", False),
        (3, "y", True),
        (3, "ny", True),
        (3, "nn", False),
        (4, "yy", True),
        (4, "nyy", True),
        (4, "nn", False),
        (4, "yny", True),
        (4, "ynn", False),
        (5, "yy", True),
        (5, "nnyy", True),
        (5, "nnn", False),
        (5, "nnyn", False),
        (6, "yyy", True),
        (6, "nnyyy", True),
        (6, "nnn", False),
        (6, "yynnn", False),
    ],
)
def test_LJ_E5_the_others_accept_by_majority_and_a_tie_accepts(
    seats: int, votes: str, correct: bool
) -> None:
    """The vote ends as soon as the missing votes cannot change the result."""
    table = vote(seats, votes)
    assert table.view(0).judging is None
    assert final(table, 0).correct is correct
    assert final(table, 0).word == "HRSEO"


def test_LJ_E5_everybody_else_judges_once() -> None:
    table = vote(4, "y")
    assert table.view(0).waiting_for == (2, 3)
    assert table.why_not(0, acts.Accept(seat=0, accept=True)) == ("own-word", "LJ-E5")
    assert table.refused(0, acts.Accept(seat=0, accept=True)).kind == "not-yours"
    assert table.why_not(1, acts.Accept(seat=0, accept=True)) == ("said-already", "LJ-E5")
    assert table.why_not(2, acts.Accept(seat=1, accept=True)) == ("other-word", "LJ-E5")
    assert final(table, 0).accepted_by == (None, True, None, None)


def test_LJ_E5_the_headline_says_who_votes_and_leaves_the_word_to_its_cards() -> None:
    table = vote(4, "y")
    assert table.view(0).headline == "The others vote on your word"
    assert table.view(1).headline == "The table votes on Ana's word"
    assert table.view(2).headline == "Does Ana's word count?"
    assert table.view(PUBLIC).headline == "The table votes on Ana's word"
    assert (final(table, 0).letters, final(table, 0).word) == ("HRSEO", None)


def test_LJ_E5_an_accepted_word_scores_like_any_other() -> None:
    table = ended("HRSEO", "PLANT")
    table.ready()
    table.reveal(0)
    table.accept(1, 0)
    table.reveal(1)
    assert table.state.points == (17, 17)


def test_LJ_E5_lexicon_only_asks_nobody() -> None:
    table = ended("HRSEO", "PLANT", acceptance="lexicon-only")
    table.ready()
    table.reveal(0)
    assert table.view(0).judging is None
    assert not final(table, 0).correct
    assert table.why_not(1, acts.Accept(seat=0, accept=True)) == ("nothing-to-judge", "LJ-E5")
    table.reveal(1)
    assert table.state.points == (0, 17)


@pytest.mark.parametrize(
    ("meant", "word"), [("E", "BENCH"), ("U", "BUNCH"), ("A", "BENCH"), ("Q", "BENCH")]
)
def test_LJ_E5_if_owners_are_not_asked_the_wildcard_takes_any_letter_that_makes_a_word(
    meant: str, word: str
) -> None:
    table = ended("BNHCM", "PLANT", acceptance="others")
    table.arrange(0, "r0 * r1 r3 r2", meant)
    table.ready()
    table.reveal(0)
    shown = final(table, 0)
    assert (shown.letters, shown.word, shown.correct) == (f"B{meant}NCH", word, True)


def test_LJ_E5_if_no_letter_makes_a_word_the_others_judge_the_meant_word() -> None:
    table = ended("HRSEO", "PLANT")
    table.arrange(0, "r0 r1 * r2 r3 r4", "T")
    table.ready()
    table.reveal(0)
    choice = next(c for c in table.view(1).choices if isinstance(c, CanAccept))
    assert (choice.seat, choice.word) == (0, "HRTSEO")
    table.accept(1, 0)
    assert final(table, 0).word == "HRTSEO"

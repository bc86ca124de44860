"""Words: what counts as one, how they are judged, and looking them up (QD-W1 to QD-W5)."""

from typing import Any

import msgspec
import pytest

from parlour.rules import PUBLIC
from parlour.rules.quiddler import QUIDDLER, acts, events
from parlour.rules.quiddler.choices import CanGoOut, CanLayDown
from parlour.words import Lexicon
from tests.rules.quiddler.table import Table

# QD-W1


def test_QD_W1_a_word_has_at_least_two_cards() -> None:
    table = Table.dealt("A T QU", "B C D", stock="E")
    table.draw(0)
    assert table.why_not(0, table.going_out(0, "A T", "QU", discard="E")) == (
        "short-word",
        "QD-W4",
    )
    table.discard(0, "QU")
    table.draw(1)
    table.discard(1, "B")
    table.draw(0)
    table.go_out(0, "T E A", discard=table.hand(0).split()[-1])


@pytest.mark.parametrize(
    ("kind", "word", "upheld"),
    [
        ("a plain word", "C A T", True),
        ("a proper noun", "P ER U", False),
        ("a prefix", "N E O", False),
        ("a suffix", "T I O N", False),
        ("an abbreviation", "L T D", False),
        ("a word that needs a hyphen", "X R A Y", False),
        ("a word that needs an apostrophe", "I S N T", False),
    ],
)
def test_QD_W1_the_lexicon_decides_what_a_word_is(kind: str, word: str, upheld: bool) -> None:
    table = Table.dealt(word, " ".join("BFHJ"[: len(word.split())]), stock="K")
    table.go_out(0, word, discard="K")
    settled = [e for e in table.challenge(1) if isinstance(e, events.Settled)]
    assert [event.upheld for event in settled] == [upheld]


@pytest.mark.parametrize("rule_set", ["manual", "published"])
def test_QD_W1_the_strict_list_judges_by_default(rule_set: str) -> None:
    assert Table.dealt("C A T", "S E A", rule_set=rule_set).state.lexicon.name == "strict"


@pytest.mark.parametrize(
    ("word", "what"),
    [
        *((name, "a name") for name in ("P A R I S", "M A R Y", "P A U L", "R O M E")),
        *((part, "a prefix") for part in ("P R E", "M I S", "N E O", "I N T R A")),
        *((part, "a suffix") for part in ("I S H", "E S S", "I N G", "T I O N")),
        *((part, "an abbreviation") for part in ("E T C", "L T D", "A E Q", "C S C H")),
    ],
)
def test_QD_W1_no_name_prefix_suffix_or_abbreviation_stands(word: str, what: str) -> None:
    table = Table.dealt(word, " ".join("BBDDFF"[: len(word.split())]), stock="K")
    table.go_out(0, word, discard="K")
    settled = [e for e in table.challenge(1) if isinstance(e, events.Settled)]
    assert [event.upheld for event in settled] == [False], what


def test_QD_W1_no_card_shows_a_hyphen_or_an_apostrophe() -> None:
    table = Table.by_chance(2)
    assert all(face.isalpha() and face.isupper() for face in table.state.faces)


# QD-W2


def test_QD_W2_the_same_word_may_be_laid_twice() -> None:
    table = Table.dealt("A T A T", "B C D F", stock="X")
    table.go_out(0, "A T", "A T", discard="X")
    table.challenge(1, 1)
    table.all_pass()
    table.idle(1)
    assert [word.word for word in table.lines()[0].words] == ["AT", "AT"]


def test_QD_W2_words_are_re_cut_freely_until_they_are_laid_down() -> None:
    table = Table.dealt("C A T S", "B D F G", stock="X")
    table.arrange(0, "C A T S")
    table.arrange(0, "A T", "C S")
    table.draw(0)
    table.arrange(0, "A C T S")
    # An arrangement does not bind its owner.
    table.go_out(0, "C A S T", discard="X")
    assert table.view(1).lay_downs[0].words[0].word == "CAST"
    assert table.why_not(0, table.arranging(0)) == ("no-cards", "QD-H3")


# QD-W3


def test_QD_W3_challenge_is_the_default_and_anything_may_be_laid_down() -> None:
    table = Table.dealt("X V Z", "B C D", stock="Q")
    assert table.state.options.judging == "challenge"
    table.go_out(0, "X V Z", discard="Q")
    assert table.phase == "challenge"


def test_QD_W3_challenge_the_lexicon_rules_at_once() -> None:
    table = Table.dealt("X V Z", "B C D", stock="Q")
    table.go_out(0, "X V Z", discard="Q")
    assert events.Settled(upheld=False, by="lexicon") in table.challenge(1)


def test_QD_W3_vote_a_defence_and_a_vote_decide() -> None:
    table = Table.dealt("X V Z", "B C D", stock="Q", judging="vote")
    table.go_out(0, "X V Z", discard="Q")
    told = table.challenge(1)
    assert not any(isinstance(event, events.Settled) for event in told)
    assert table.phase == "defence"
    table.votes(True, True)
    # XVZ is not in the lexicon, but the lexicon does not decide here.
    assert table.view(PUBLIC).rulings[-1].upheld
    assert table.view(PUBLIC).rulings[-1].by == "vote"


def checked(*hands: str, **begun: Any) -> Table:
    return Table.dealt(*hands, judging="checked", **begun)


def test_QD_W3_checked_only_lexicon_words_can_be_laid_down() -> None:
    table = checked("C A T", "S E A", stock="X Y")
    table.draw(0)
    table.arrange(0, "T C A")
    assert table.why_not(0, table.going_out(0, "T C A", discard="X")) == (
        "not-in-lexicon",
        "QD-W4",
    )
    table.arrange(0, "C A T")
    table.go_out(0, "C A T", discard="X")
    table.draw(1)
    table.arrange(1, "E S Y")
    assert table.why_not(1, table.laying_down(1, "E S Y", discard="A")) == (
        "nothing-checked",
        "QD-W3",
    )
    table.arrange(1, "S E A")
    table.lay_down(1, "S E A", discard="Y")
    assert table.phase == "scored"


def test_QD_W3_checked_words_are_checked_as_they_are_arranged() -> None:
    table = checked("C A T", "S E A", stock="X")
    table.arrange(0, "C A", "T")
    rows = table.mine(0).arrangement.rows
    assert [(row.word, row.listed) for row in rows] == [("CA", False), ("T", False)]
    table.draw(0)
    table.arrange(0, "A C T")
    assert table.mine(0).arrangement.rows[0].listed is True
    assert table.mine(0).arrangement.could_go_out
    choice = table.choice(0, acts.GoOut)
    assert isinstance(choice, CanGoOut)
    assert choice.checked == (("A", "C", "T"),)
    # Another word of the same cards has not been checked.
    assert table.why_not(0, table.going_out(0, "C A T", discard="X")) == (
        "not-in-lexicon",
        "QD-W4",
    )


def test_QD_W3_checked_a_final_turn_may_lay_down_some_of_the_valid_rows() -> None:
    table = checked("C A T S", "S E A O", stock="X N")
    table.draw(0)
    table.arrange(0, "C A T S")
    table.go_out(0, "C A T S", discard="X")
    table.draw(1)
    table.arrange(1, "O N", "S E", "A")
    choice = table.choice(1, acts.LayDown)
    assert isinstance(choice, CanLayDown)
    assert choice.checked == (("O", "N"),)
    act = table.laying_down(1, "O N", "S E", discard="A")
    assert table.why_not(1, act) == ("not-in-lexicon", "QD-W4")
    table.lay_down(1, "O N", discard="E")
    assert table.lines()[1].leftovers == ("A", "S")


def test_QD_W3_checked_a_row_of_the_whole_hand_leaves_no_discard() -> None:
    table = checked("C A T", "S E A", stock="X T")
    table.draw(0)
    table.arrange(0, "C A T")
    table.go_out(0, "C A T", discard="X")
    table.draw(1)
    table.arrange(1, "S E A T")
    assert table.mine(1).arrangement.rows[0].listed
    assert table.choice(1, acts.LayDown) is None


def test_QD_W3_checked_there_are_no_challenges() -> None:
    table = checked("C A T", "S E A", stock="X Y")
    table.draw(0)
    table.arrange(0, "C A T")
    told = table.go_out(0, "C A T", discard="X")
    assert [type(event).__name__ for event in told] == ["WentOut"]
    assert table.phase == "draw"
    assert table.view(PUBLIC).out == 0
    assert table.why_not(1, table.challenging()) == ("no-challenges", "QD-W3")
    assert table.why_not(1, table.passing()) == ("no-challenges", "QD-W3")


@pytest.mark.parametrize("judging", ["challenge", "vote"])
def test_QD_W3_challenge_the_view_never_reveals_whether_a_word_is_valid(
    judging: str,
) -> None:
    outputs = []
    for words in (["CAT"], ["DOG"]):
        lexicon = Lexicon.from_words("table", words)
        table = Table.dealt("C A T", "S E A", stock="X", judging=judging, lexicon=lexicon)
        table.arrange(0, "C A T")
        waiting = table.view(0)
        table.draw(0)
        assert table.mine(0).arrangement.could_go_out
        assert table.choice(0, acts.GoOut) is not None
        outputs.append((msgspec.json.encode([waiting, table.view(0)]), QUIDDLER.text(waiting)))
    assert outputs[0] == outputs[1]


# QD-W4


def laying(table: Table, *words: tuple[int, ...], discard: int) -> acts.GoOut:
    return acts.GoOut(hand=table.state.hand, turn=table.state.turn, words=words, discard=discard)


def test_QD_W4_refusals_tell_the_four_cases_apart() -> None:
    table = checked("C A T S", "B D F G", stock="X")
    table.draw(0)
    table.arrange(0, "C A T S")
    cases = {
        "not-held": laying(table, (1, 2, 3, 9), discard=4),
        "card-twice": laying(table, (1, 2, 3, 1), discard=4),
        "short-word": laying(table, (1, 2, 3), (4,), discard=5),
        "not-in-lexicon": laying(table, (3, 2, 1, 4), discard=5),
    }
    refusals = {code: table.refused(0, act) for code, act in cases.items()}
    assert {code: (r.code, r.rule) for code, r in refusals.items()} == {
        code: (code, "QD-W4") for code in cases
    }
    assert len({refusal.sentence for refusal in refusals.values()}) == 4
    assert "TACS" in refusals["not-in-lexicon"].sentence


def test_QD_W4_a_card_in_a_word_cannot_be_discarded_as_well() -> None:
    table = Table.dealt("C A T", "B D F", stock="X")
    table.draw(0)
    assert table.why_not(0, laying(table, (1, 2, 3), discard=3)) == ("card-twice", "QD-W4")
    assert table.why_not(0, laying(table, (1, 2, 3), discard=9)) == ("not-held", "QD-W4")


def test_QD_W4_refusals_tell_the_cases_apart_in_a_final_turn_too() -> None:
    table = Table.dealt("C A T", "S E A", stock="X Y")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.draw(1)

    def lay(*words: tuple[int, ...], discard: int) -> acts.LayDown:
        return acts.LayDown(hand=1, turn=2, words=words, discard=discard)

    assert table.why_not(1, lay((1, 7), discard=2)) == ("not-held", "QD-W4")
    assert table.why_not(1, lay((1, 2), (2, 3), discard=4)) == ("card-twice", "QD-W4")
    assert table.why_not(1, lay((1,), discard=2)) == ("short-word", "QD-W4")


@pytest.mark.parametrize("judging", ["challenge", "vote"])
def test_QD_W4_a_word_outside_the_lexicon_is_refused_only_where_words_are_checked(
    judging: str,
) -> None:
    table = Table.dealt("T C A", "B D F", stock="X", judging=judging)
    table.go_out(0, "T C A", discard="X")


# QD-W5


@pytest.mark.parametrize(("rule_set", "allowed"), [("manual", False), ("published", True)])
def test_QD_W5_only_the_published_rules_allow_looking_words_up(
    rule_set: str, allowed: bool
) -> None:
    table = Table.dealt("C A T", "S E A", rule_set=rule_set)
    assert (table.choice(1, acts.LookUp) is not None) is allowed
    if not allowed:
        assert table.why_not(1, acts.LookUp(word="CAT")) == ("no-look-ups", "QD-W5")


@pytest.mark.parametrize("final_words", ["together", "in-turn"])
def test_QD_W5_nobody_looks_up_inside_a_time_for_challenges(final_words: str) -> None:
    table = Table.dealt(
        "C A T",
        "S E A",
        "D O G",
        stock="X V",
        judging="vote",
        look_up=True,
        final_words=final_words,
    )
    look = acts.LookUp(word="CAT")

    def nobody_looks(phase: str) -> None:
        assert table.phase == phase
        for seat in table.seats:
            assert table.why_not(seat, look) == ("time-for-challenges", "QD-W5")
            assert table.choice(seat, acts.LookUp) is None

    table.go_out(0, "C A T", discard="X")
    nobody_looks("challenge")
    table.challenge(2)
    nobody_looks("defence")
    table.do(0, table.defending("A cat."))
    nobody_looks("vote")
    for seat in table.seats:
        table.do(seat, table.voting(True))
    table.do(2, look)
    table.lay_down(1, "S E A", discard="V")
    if final_words == "together":
        table.do(1, look)
        table.idle(2)
    nobody_looks("challenge")


def test_QD_W5_words_can_be_looked_up_during_the_turns_of_others() -> None:
    table = Table.dealt("C A T", "S E A", "D O G", look_up=True)
    told = table.do(1, acts.LookUp(word="CAT"))
    assert told == (events.LookedUp(seat=1, word="CAT", found=True),)
    table.do(1, acts.LookUp(word="TCA"))
    assert [(asked.word, asked.found) for asked in table.mine(1).look_ups or ()] == [
        ("CAT", True),
        ("TCA", False),
    ]


def test_QD_W5_the_answer_is_for_the_asker_alone() -> None:
    table = Table.dealt("C A T", "S E A", "D O G", look_up=True)
    before = table.seen_by_others(1)
    table.do(1, acts.LookUp(word="CAT"))
    assert table.seen_by_others(1) == before


def test_QD_W5_nobody_looks_words_up_on_their_own_turn() -> None:
    table = Table.dealt("C A T", "S E A", stock="X", look_up=True)
    look = acts.LookUp(word="CAT")
    assert table.why_not(0, look) == ("own-turn", "QD-W5")
    table.draw(0)
    assert table.why_not(0, look) == ("own-turn", "QD-W5")
    table.do(0, table.going_out(0, "C A T", discard="X"))
    table.all_pass()
    table.do(0, look)
    assert table.why_not(1, look) == ("own-turn", "QD-W5")
    table.idle(1)
    assert table.phase == "scored"
    table.do(0, look)
    table.do(1, look)


def test_QD_W5_an_option_forbids_looking_words_up() -> None:
    table = Table.dealt("C A T", "S E A", look_up=False)
    assert table.why_not(1, acts.LookUp(word="CAT")) == ("no-look-ups", "QD-W5")
    assert table.choice(1, acts.LookUp) is None


@pytest.mark.parametrize("word", ["", "cat", "C-A", "ISN'T", "É", "A" * 31, "A B"])
def test_QD_W5_only_capital_letters_can_be_looked_up(word: str) -> None:
    table = Table.dealt("C A T", "S E A", look_up=True)
    assert table.why_not(1, acts.LookUp(word=word)) == ("malformed", "")


def test_QD_W5_look_ups_per_hand_are_limited() -> None:
    table = Table.dealt("C A T", "S E A", look_up=True)
    for _ in range(100):
        table.do(1, acts.LookUp(word="CAT"))
    refusal = table.refused(1, acts.LookUp(word="CAT"))
    assert (refusal.kind, refusal.code) == ("too-many", "look-ups")
    table.idle(0)
    table.finish_hand()
    table.next_hand()
    assert table.mine(1).look_ups == ()

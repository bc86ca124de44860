"""Spelling a clue and writing it down (LJ-R8 to LJ-R12)."""

from typing import Any

import pytest

from parlour.rules import PUBLIC, Viewer
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.choices import LONGEST_CLUE
from parlour.rules.letterjam.view_types import ClueView, OfferView
from parlour.words import Lexicon
from tests.rules.letterjam.table import Table

EVE = 4


def jam(**begun: Any) -> Table:
    """The rulebook's example: Eve sees H, U, O, G in front of the others and S on the stand."""
    return Table.dealt("HORSE", "UNTIL", "OTHER", "GIANT", "PLACE", stacks=("SKI",), **begun)


def read(table: Table, viewer: Viewer) -> str:
    """The last clue as this viewer reads it."""
    return table.view(viewer).clues[-1].letters


# LJ-R8


def test_LJ_R8_stands_of_players_and_nonplayers_bonus_letters_and_the_wildcard_spell() -> None:
    table = Table.dealt("CAB", "PLANT", stacks=("LOW",), deck="EAT")
    for letter in "CAB":
        table.spell(1, "p0", p0=letter)
    table.clue(1, "E", "p0")
    table.guess_aloud(0, "E")
    clue = table.clue(0, "APPLE", "* p1 p1 s0 b1")
    assert clue.sources == ("*", "p1", "p1", "s0", "b1")
    assert clue.letters == "*PPLE"
    assert clue.word == "APPLE"


def test_LJ_R8_never_the_givers_own_stand() -> None:
    table = jam()
    for giver in range(4):
        hugs = table.drafting("HUGOS", "p0 p1 p3 p2 s0")
        assert table.why_not(giver, hugs) == ("own-letter", "LJ-R8")
    table.draft(EVE, "HUGOS", "p0 p1 p3 p2 s0")


def test_LJ_R8_the_refusal_of_an_own_card_reveals_nothing_about_its_letter() -> None:
    table = jam()
    right = table.refused(0, table.drafting("H", "p0"))
    assert table.refused(0, table.drafting("K", "p0")) == right


@pytest.mark.parametrize(
    ("word", "sources"),
    [("HUGS", "p0 p1 p3 s0"), ("HOG", "p0 p2 p3"), ("SHUSH", "s0 p0 p1 s0 p0"), ("OOO", "p2 " * 3)],
)
def test_LJ_R8_the_same_source_may_be_used_many_times(word: str, sources: str) -> None:
    clue = jam().clue(EVE, word, sources)
    assert clue.word == word
    assert clue.sources == tuple(sources.split())


@pytest.mark.parametrize(
    ("sources", "stands", "as_cem_reads"),
    [
        ("p0 p1 p2 p2 s0", 1, "BE??Y"),
        ("p0 p1 s1 s1 s0", 2, "BERRY"),
        ("p0 p1 p2 s1 s0", 2, "BE?RY"),
        ("p0 p1 s1 p2 s0", 2, "BER?Y"),
    ],
)
def test_LJ_R8_of_two_cards_with_the_same_letter_the_giver_chooses_at_each_position(
    sources: str, stands: int, as_cem_reads: str
) -> None:
    """Cem and the second stand both show R; BERRY can use one of them twice, or both."""
    table = Table.dealt("BOATS", "EIGHT", "ROUND", "FIELD", stacks=("YA", "RA"))
    clue = table.clue(3, "BERRY", sources)
    assert clue.sources == tuple(sources.split())
    assert clue.statement.stands == stands
    assert read(table, 2) == as_cem_reads
    assert read(table, 0) == "?ERRY"


@pytest.mark.parametrize(
    ("word", "sources", "code"),
    [
        ("HUG", "p0 p1 p2", "other-letter"),
        ("SUN", "s0 p1 s1", "no-such-card"),
        ("HI", "p0 p5", "no-such-card"),
        ("HE", "p0 b1", "no-such-card"),
        ("HR", "p0 r2", "no-such-card"),
        ("HK", "p0 k5", "no-such-card"),
        ("HO", "p0 deck", "no-such-card"),
    ],
)
def test_LJ_R8_only_letters_on_the_table_spell(word: str, sources: str, code: str) -> None:
    table = jam()
    assert table.why_not(EVE, table.drafting(word, sources)) == (code, "LJ-R8")


@pytest.mark.parametrize(
    ("word", "sources"),
    [("HUGS", "p0 p1"), ("HO", "p0 p2 p2"), ("", ""), ("hO", "p0 p2"), ("H*", "p0 *")],
)
def test_LJ_R8_a_clue_has_one_card_for_each_letter(word: str, sources: str) -> None:
    table = jam()
    assert table.refused(EVE, table.drafting(word, sources)).kind == "malformed"


# LJ-R9

THOUGHTS = ("THOUGHTS", "* p0 p2 p1 p3 p0 * s0")


def test_LJ_R9_the_wildcard_stands_for_one_letter_wherever_it_is_used() -> None:
    table = jam()
    clue = table.clue(EVE, *THOUGHTS)
    assert (clue.word, clue.letters) == ("THOUGHTS", "*HOUGH*S")


def test_LJ_R9_the_wildcard_cannot_stand_for_two_letters_in_one_clue() -> None:
    table = jam()
    refusal = table.refused(EVE, table.drafting("TOES", "* p2 * s0"))
    assert (refusal.kind, refusal.code, refusal.rule) == ("illegal", "wildcard-twice", "LJ-R9")
    assert refusal.sentence == "The wildcard cannot be T and E in one clue."
    table.draft(EVE, "TOTS", "* p2 * s0")


def test_LJ_R9_the_wildcard_may_be_another_letter_in_the_next_clue() -> None:
    table = jam()
    assert table.clue(EVE, "THUG", "* p0 p1 p3").word == "THUG"
    table.all_others_stay()
    assert table.clue(EVE, "CHUG", "* p0 p1 p3").word == "CHUG"


def test_LJ_R9_the_wildcard_may_stand_for_a_letter_that_is_also_visible() -> None:
    clue = jam().clue(EVE, "SHOO", "s0 p0 p2 *")
    assert (clue.word, clue.letters) == ("SHOO", "SHO*")


@pytest.mark.parametrize("letter", list("JQVXZ"))
def test_LJ_R9_the_wildcard_may_stand_for_a_letter_that_no_card_shows(letter: str) -> None:
    assert jam().clue(EVE, f"HU{letter}", "p0 p1 *").word == f"HU{letter}"


def test_LJ_R9_the_letter_of_the_wildcard_stays_secret_during_the_game() -> None:
    """Two games that differ only in this letter look the same to all but the giver until the
    end."""

    def story(word: str) -> tuple[list[list[bytes]], Table]:
        table, shots = jam(), []
        table.offer(EVE, word, "* p2 p3 s0")
        shots.append(table.seen_by_others(EVE))
        table.clue(EVE, word, "* p2 p3 s0")
        shots.append(table.seen_by_others(EVE))
        table.all_others_stay()
        shots.append(table.seen_by_others(EVE))
        table.stop()
        table.ready()
        shots.append(table.seen_by_others(EVE))
        table.reveal(0)
        shots.append(table.seen_by_others(EVE))
        return shots, table

    (told, togs), (retold, dogs) = story("TOGS"), story("DOGS")
    assert told == retold
    assert [table.view(EVE).clues[0].word for table in (togs, dogs)] == ["TOGS", "DOGS"]
    assert [table.view(1).clues[0].word for table in (togs, dogs)] == [None, None]


# LJ-R10


@pytest.mark.parametrize(
    ("word", "sources"),
    [("USA", "p1 s0 *"), ("HUGO", "p0 p1 p3 p2"), ("GOSH", "p3 p2 s0 p0"), ("SHG", "s0 p0 p3")],
)
def test_LJ_R10_any_word_the_giver_believes_in_is_legal(word: str, sources: str) -> None:
    assert jam().clue(EVE, word, sources).word == word


def test_LJ_R10_the_dictionary_warns_the_giver_in_private() -> None:
    table = jam()
    table.draft(EVE, "GOSH", "p3 p2 s0 p0")
    table.draft(EVE, "SHGO", "s0 p0 p3 p2")
    assert [draft.listed for draft in table.mine(EVE).drafts] == [True, False]


def test_LJ_R10_others_never_see_the_warning_of_the_dictionary() -> None:
    def offered(word: str, sources: str) -> list[bytes]:
        table = jam()
        table.offer(EVE, word, sources)
        return table.seen_by_others(EVE)

    assert offered("GOSH", "p3 p2 s0 p0") == offered("SHGO", "s0 p0 p3 p2")
    assert "listed" not in {*ClueView.__struct_fields__, *OfferView.__struct_fields__}


def test_LJ_R10_a_clue_of_ten_letters_is_fine() -> None:
    table = Table.dealt("BIRDS", "OTHER", "KNIFE", "EARTH", "CLOUD", stacks=("PAY",))
    clue = table.clue(EVE, "BOOKKEEPER", "p0 p1 p1 p2 p2 p3 p3 s0 p3 *")
    assert (clue.word, clue.statement.letters) == ("BOOKKEEPER", 10)
    assert read(table, 1) == "B??KKEEPE*"
    assert read(table, 3) == "BOOKK??P?*"


def test_LJ_R10_a_clue_may_be_as_long_as_the_longest_english_word() -> None:
    table = jam()
    assert LONGEST_CLUE == 45
    assert table.clue(EVE, "O" * 45, "p2 " * 45).statement.letters == 45
    table.all_others_stay()
    assert table.clue(EVE, "O", "p2").statement.letters == 1
    table.all_others_stay()
    assert table.refused(EVE, table.drafting("O" * 46, "p2 " * 46)).kind == "malformed"


# LJ-R11


def test_LJ_R11_everybody_reads_the_clue_from_their_own_place() -> None:
    """``?`` stands for the reader's own letter, ``*`` for the wildcard; other letters are shown."""
    table = jam()
    table.clue(EVE, *THOUGHTS)
    assert [read(table, seat) for seat in table.seats] == [
        "*?OUG?*S",
        "*HO?GH*S",
        "*H?UGH*S",
        "*HOU?H*S",
        "*HOUGH*S",
    ]


def test_LJ_R11_the_clue_is_on_the_sheet_of_everybody_whose_letter_was_used() -> None:
    """The clue names the card of the reader's own row behind each question mark."""
    table = jam()
    table.clue(EVE, *THOUGHTS)
    table.move_on(0, "H")
    table.all_others_stay()
    first = [table.view(seat).clues[0].own_cards for seat in (0, 3, EVE)]
    assert first == [
        (None, 0, None, None, None, 0, None, None),
        (None, None, None, None, 0, None, None, None),
        (None,) * 8,
    ]
    assert read(table, 0) == "*?OUG?*S", "it must stay a question mark after moving on"
    table.clue(EVE, "GO", "p3 p0")
    assert table.view(0).clues[1].own_cards == (None, 1)


def test_LJ_R11_others_may_look_at_the_clue_too() -> None:
    table = jam()
    clue = table.clue(EVE, "HOG", "p0 p2 p3")
    for viewer in (1, PUBLIC):
        shown = table.view(viewer).clues[0]
        assert (shown.giver, shown.sources, shown.statement) == (EVE, clue.sources, clue.statement)
    assert read(table, 1) == "HOG"


def test_LJ_R11_watchers_read_players_letters_only_if_the_option_is_on() -> None:
    for watching, letters in ((False, "*?????*S"), (True, "*HOUGH*S")):
        table = jam(watchers_see_letters=watching)
        table.clue(EVE, *THOUGHTS)
        assert read(table, PUBLIC) == letters
        assert table.view(PUBLIC).clues[0].word is None


# LJ-R12


def test_LJ_R12_the_sheet_is_seen_by_its_owner_alone() -> None:
    table = jam()
    before = table.seen_by_others(1)
    for act in (
        acts.Guess(card=0, letter="U"),
        acts.Guess(card=4, letter="L"),
        acts.Mark(card=0, letter="U", mark="candidate"),
        acts.Mark(card=0, letter="O", mark="candidate"),
        acts.Mark(card=0, letter="O", mark="crossed"),
        acts.Mark(card=0, letter="E", mark="candidate"),
        acts.Mark(card=0, letter="A", mark="crossed"),
        acts.Mark(card=0, letter="A", mark=None),
        acts.Note(card=2, text="a vowel?"),
        acts.Note(card=None, text="two of us show the same"),
    ):
        table.do(1, act)
        assert table.seen_by_others(1) == before
    mine = table.mine(1)
    assert [entry.guess for entry in mine.sheet] == ["U", None, None, None, "L"]
    assert (mine.sheet[0].candidates, mine.sheet[0].crossed) == ("EU", "O")
    assert (mine.sheet[2].note, mine.margin) == ("a vowel?", "two of us show the same")
    table.guess(1, 4, None)
    assert table.mine(1).sheet[4].guess is None
    table.do(1, acts.Note(card=2, text=""))
    assert table.mine(1).sheet[2].note == ""
    assert table.seen_by_others(1) == before


def test_LJ_R12_the_sheet_stays_private_in_every_phase() -> None:
    """Two games with different sheets look the same to everybody else."""

    def story(guess: str) -> list[list[bytes]]:
        table, shots = jam(), []

        def write() -> None:
            table.guess(1, 0, guess)
            table.do(1, acts.Mark(card=1, letter=guess, mark="crossed"))
            table.do(1, acts.Note(card=1, text=guess))
            shots.append(table.seen_by_others(1))

        write()
        table.clue(EVE, "HUG", "p0 p1 p3")
        write()
        table.do(1, acts.MoveOn(round=1))
        table.all_others_stay()
        write()
        table.stop()
        write()
        table.ready()
        shots.append(table.seen_by_others(1))
        return shots

    assert story("U") == story("E")


def test_LJ_R12_a_sheet_has_only_the_own_cards_and_bounded_notes() -> None:
    table = jam()
    for card in (-1, 5):
        assert table.why_not(0, acts.Guess(card=card, letter="A")) == ("no-such-card", "LJ-R12")
        assert table.why_not(0, acts.Note(card=card, text="")) == ("no-such-card", "LJ-R12")
        crossing = acts.Mark(card=card, letter="A", mark="crossed")
        assert table.why_not(0, crossing) == ("no-such-card", "LJ-R12")
    refusal = table.refused(0, acts.Guess(card=5, letter="A"))
    assert refusal.sentence == "You have no card 6 on your sheet."
    for text in ("x" * 201, "line\nbreak", "\u202egnorw"):
        assert table.refused(0, acts.Note(card=0, text=text)).kind == "malformed"
    table.do(0, acts.Note(card=0, text="x" * 200))


# The helper, an option of the table

FEW = Lexicon.from_words("few", ["HUGS", "HOGS", "MUGS", "DODO", "PAPA", "ZUZU", "ODDS"])


def helped(*, helper: bool = True) -> Table:
    rows = ("HOP", "UNIT", "OTHER")
    return Table.dealt(*rows, stacks=("SKI", "GUM"), lexicon=FEW, helper=helper)


def test_LJ_R11_the_helper_shows_which_letters_complete_the_clue_for_its_reader() -> None:
    table = helped()
    clue = table.clue(2, "HUGS", "p0 p1 s1 s0")
    assert (clue.letters, clue.fits) == ("HUGS", None), "no letter of the giver is in the clue"
    ana, ben = (table.view(seat).clues[-1] for seat in (0, 1))
    assert (ana.letters, ana.fits) == ("?UGS", "HM")
    assert (ben.letters, ben.fits) == ("H?GS", "OU")
    assert table.view(PUBLIC).clues[-1].fits is None


def test_LJ_R11_the_helper_takes_the_wildcard_for_any_single_letter() -> None:
    table = helped()
    table.clue(2, "ZUZU", "* p1 * p1")
    ben = table.view(1).clues[-1]
    assert (ben.letters, ben.fits) == ("*?*?", "AOU"), "not D: ODDS would need two wildcards"


def test_LJ_R11_without_the_option_the_helper_shows_nothing() -> None:
    table = helped(helper=False)
    table.clue(2, "HUGS", "p0 p1 s1 s0")
    assert [table.view(seat).clues[-1].fits for seat in range(3)] == [None] * 3

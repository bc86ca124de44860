"""The components in the box (LJ-C1 to LJ-C5)."""

import json
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from parlour.rules import PUBLIC, Refusal, gather
from parlour.rules.letterjam import LETTER_JAM, Options, acts, box, events
from parlour.rules.letterjam.choices import CanDraft, CanGuess
from parlour.words import Lexicon
from tests.rules.letterjam.table import Table, begin

COUNTS = "A4 B2 C3 D3 E6 F2 G2 H3 I4 K2 L3 M2 N3 O4 P2 R4 S4 T4 U3 W2 Y2"
SEATS = range(2, 7)


def all_cards() -> str:
    return "".join(entry[0] * int(entry[1]) for entry in COUNTS.split())


def can_draft(table: Table, seat: int) -> CanDraft:
    choice = table.choice(seat, acts.Draft)
    assert isinstance(choice, CanDraft)
    return choice


# LJ-C1


def test_LJ_C1_the_deck_has_64_letter_cards() -> None:
    deck = box.deck("english")
    assert deck.size == 64
    assert deck.cards == all_cards()


def test_LJ_C1_no_card_shows_j_q_v_x_or_z() -> None:
    missing = set(box.deck("english").alphabet) - set(box.deck("english").letters)
    assert missing == set("JQVXZ")


@pytest.mark.parametrize("words", ["table", "neighbours"])
@pytest.mark.parametrize("seats", SEATS)
def test_LJ_C1_a_game_is_dealt_from_all_the_cards_and_no_others(seats: int, words: str) -> None:
    table = Table.by_chance(seats, words=words)
    assert "".join(sorted(table.state.letters)) == all_cards()


@pytest.mark.parametrize("letter", [*"JQVXZ", "?", "e", "EE", ""])
def test_LJ_C1_a_letter_that_no_card_shows_cannot_be_guessed(letter: str) -> None:
    table = Table.dealt("HORSE", "PLANT")
    for act in (
        acts.Guess(card=0, letter=letter),
        acts.Mark(card=0, letter=letter, mark="candidate"),
    ):
        assert table.why_not(0, act) == ("not-in-deck", "LJ-C1")
    choice = table.choice(0, acts.Guess)
    assert isinstance(choice, CanGuess)
    assert choice.letters == "ABCDEFGHIKLMNOPRSTUWY"


# LJ-C2


@pytest.mark.parametrize("seats", SEATS)
def test_LJ_C2_the_wildcard_is_there_for_everybody_from_the_start(seats: int) -> None:
    table = Table.by_chance(seats)
    assert all("*" in can_draft(table, seat).letters for seat in table.seats)
    assert table.view(PUBLIC).wildcard_claimed_by is None
    assert "*" not in table.state.letters


def test_LJ_C2_the_wildcard_is_there_again_after_each_clue() -> None:
    table = Table.dealt("HORSE", "PLANT")
    for giver in (0, 1, 0, 1, 0, 1):
        table.play(giver, "ZZ", "* *")
        assert all("*" in can_draft(table, seat).letters for seat in table.seats)
    assert table.state.discards == ()
    table.stop()
    table.arrange(0, "r0 r1 r2 r3 *", "E")


# LJ-C3


@pytest.mark.parametrize("seats", SEATS)
def test_LJ_C3_all_six_stands_are_used_and_everybody_sees_five_letters(seats: int) -> None:
    table = Table.by_chance(seats)
    for giver in (0, 1):
        for seat in table.seats:
            view = table.view(seat)
            assert len(view.players) + len(view.stands) == 6
            letters = [player.letter for player in view.players]
            letters += [stand.letter for stand in view.stands]
            assert letters.index(None) == seat
            assert letters.count(None) == 1
            assert len(can_draft(table, seat).letters) == 5 + len("*")
        everything = " ".join(can_draft(table, giver).letters)
        table.spell(giver, everything)


def test_LJ_C3_bonus_letters_and_the_wildcard_come_on_top_of_the_five() -> None:
    table = Table.dealt("CAB", "PLANT", deck="EGGS")
    for letter in "CAB":
        table.spell(1, "p0", p0=letter)
    table.clue(0, "X", "*")
    table.clue(1, "E", "p0")
    table.guess_aloud(0, "E")
    assert set(can_draft(table, 0).letters) == {"p1", "s0", "s1", "s2", "s3", "b1", "*"}
    assert set(can_draft(table, 1).letters) == {"p0", "s0", "s1", "s2", "s3", "b1", "*"}


# LJ-C4

SETUP_CARDS = {
    # players: reds, share, greens on leaves, in the centre, stacks, most clues
    2: (6, 3, 2, 3, (7, 8, 9, 10), 15),
    3: (6, 2, 2, 3, (7, 8, 9), 14),
    4: (4, 1, 6, 1, (7, 8), 13),
    5: (5, 1, 5, 1, (7,), 12),
    6: (6, 1, 4, 1, (), 11),
}


@pytest.mark.parametrize("seats", SEATS)
def test_LJ_C4_the_setup_card_lays_out_the_tokens_and_stacks(seats: int) -> None:
    reds, share, leaves, centre, stacks, _ = SETUP_CARDS[seats]
    view = Table.by_chance(seats).view(0)
    assert view.tokens.reds == reds
    assert view.tokens.share == share
    assert view.tokens.greens == leaves
    assert view.tokens.locked == centre
    assert view.tokens.under_stacks == len(stacks)
    assert all(stand.token for stand in view.stands)
    assert tuple(1 + stand.stack for stand in view.stands) == stacks
    assert reds == share * seats


@pytest.mark.parametrize("seats", SEATS)
def test_LJ_C4_the_tokens_limit_the_number_of_clues(seats: int) -> None:
    """Players give in turn, and every clue uses all stands with a green under their stack."""
    table = Table.by_chance(seats)
    while table.phase == "clue":
        giver = (table.round - 1) % seats
        stands = [f"s{n}" for n, stand in enumerate(table.state.stands) if stand.token]
        table.spell(giver, " ".join(["*", *stands]))
    assert table.state.end_reason == "no-tokens"
    most = SETUP_CARDS[seats][-1]
    assert len(table.state.clues) == most == box.setup_card(seats).most_clues
    tokens = table.view(0).tokens
    assert tokens.reds == tokens.greens == tokens.locked == tokens.under_stacks == 0


# LJ-C5


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of data files that replaces the shipped one."""
    shelf = tmp_path / "data"
    shelf.mkdir()
    shipped = files("parlour.rules.letterjam").joinpath("data", "setup-cards.json").read_bytes()
    (shelf / "setup-cards.json").write_bytes(shipped)
    monkeypatch.setattr(box, "_DATA", shelf)
    for cached in (box.decks, box.deck, box.setup_card):
        cached.cache_clear()
    yield shelf
    for cached in (box.decks, box.deck, box.setup_card):
        cached.cache_clear()


HAWAIIAN = {
    "language": "Hawaiian",
    "alphabet": "AEIOUHKLMNPW",
    "counts": {"A": 12, "E": 5, "I": 5, "O": 5, "U": 4, "H": 4, "K": 8, "L": 6, "M": 3, "N": 4},
    "lexicon": "parlour",
}


def test_LJ_C5_another_language_is_another_file(shelf: Path) -> None:
    (shelf / "hawaiian.json").write_text(json.dumps(HAWAIIAN))
    assert box.decks() == ("hawaiian",)
    table = Table.by_chance(2, words="neighbours", deck="hawaiian")
    assert Counter(table.state.letters) == HAWAIIAN["counts"]
    shares = table.state.letters
    for seat in table.seats:
        cards = table.state.players[seat].maker.share[:5]
        table.do(seat, acts.MakeWord(cards=cards))
    assert table.phase == "clue"
    assert table.state.letters == shares
    guessing = table.choice(0, acts.Guess)
    assert isinstance(guessing, CanGuess)
    assert guessing.letters == "AEIOUHKLMN"
    assert can_draft(table, 0).alphabet == "AEIOUHKLMNPW"
    table.draft(0, "P", "*")
    assert table.refused(0, table.drafting("B", "*")).kind == "malformed"


def test_LJ_C5_an_unknown_deck_is_refused() -> None:
    options = LETTER_JAM.options(changes={"deck": "klingon"})
    assert isinstance(options, Options)
    refusal = LETTER_JAM.begin(options, gather(["Ana", "Ben"]), Lexicon.open("parlour"))
    assert isinstance(refusal, Refusal)
    assert refusal.kind == "malformed"
    assert "english" in refusal.sentence


def test_LJ_C5_a_deck_names_letters_counts_alphabet_and_lexicon() -> None:
    deck = box.deck("english")
    assert deck.alphabet == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert Lexicon.open(deck.lexicon).name == begin(2).lexicon.name
    assert isinstance(Table.by_chance(3).story[0], events.WordsDealt)

"""Setting the table (LJ-S1 to LJ-S6)."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from parlour.rules import HOUSE, PUBLIC, Refusal, gather
from parlour.rules.letterjam import LETTER_JAM, Deal, Options, acts, box
from parlour.rules.letterjam.choices import CanMakeWord, CanTakeCard
from parlour.rules.letterjam.setup import scramble
from parlour.rules.letterjam.state import State
from parlour.rules.letterjam.view_types import MakerView, MakingView
from parlour.words import Lexicon, secret_words
from tests.rules.letterjam.table import NAMES, Table, begin

SEATS = range(2, 7)


def refusal_to_begin(seats: int, **changes: object) -> Refusal:
    options = LETTER_JAM.options(changes=changes)
    assert isinstance(options, Options)
    names = [*NAMES, "Gus"][:seats]
    state = LETTER_JAM.begin(options, gather(names), Lexicon.open("parlour"))
    assert isinstance(state, Refusal)
    return state


# LJ-S1


@pytest.mark.parametrize("seats", SEATS)
def test_LJ_S1_two_to_six_play(seats: int) -> None:
    assert Table.by_chance(seats).phase == "clue"
    assert seats in LETTER_JAM.seats


@pytest.mark.parametrize("seats", [1, 7])
def test_LJ_S1_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    refusal = refusal_to_begin(seats)
    assert (refusal.code, refusal.rule) == ("seats", "LJ-S1")
    assert seats not in LETTER_JAM.seats


def test_LJ_S1_words_have_five_letters_by_default() -> None:
    assert [len(row) for row in Table.by_chance(4).state.words] == [5, 5, 5, 5]


@pytest.mark.parametrize("length", range(3, 8))
@pytest.mark.parametrize("seats", SEATS)
def test_LJ_S1_words_can_have_three_to_seven_letters(seats: int, length: int) -> None:
    table = Table.by_chance(seats, length=length)
    assert [len(word) for word in table.state.words] == [length] * seats
    assert [len(p.row) for p in table.view(0).players] == [length] * seats


@pytest.mark.parametrize("length", [-1, 0, 2, 8])
def test_LJ_S1_other_lengths_are_refused(length: int) -> None:
    for refusal in (
        refusal_to_begin(2, length=length),
        refusal_to_begin(2, lengths=(5, length)),
    ):
        assert (refusal.code, refusal.rule) == ("length", "LJ-S1")


def test_LJ_S1_each_seat_can_have_its_own_length() -> None:
    table = Table.by_chance(5, lengths=(3, 4, 5, 6, 7))
    assert [len(word) for word in table.state.words] == [3, 4, 5, 6, 7]
    assert [len(p.row) for p in table.view(PUBLIC).players] == [3, 4, 5, 6, 7]


@pytest.mark.parametrize("lengths", [(5,), (5, 5), (5, 5, 5, 5)])
def test_LJ_S1_lengths_must_be_given_for_each_seat_or_for_no_seat(lengths: tuple[int, ...]) -> None:
    refusal = refusal_to_begin(3, lengths=lengths)
    assert (refusal.code, refusal.rule) == ("length", "LJ-S1")


# LJ-S2 words made by neighbours

SHARES = ("HORSEAABBCCDACEEGHIIIK", "PLANTDDEEEFFLNOPRRSSS", "MIGHTKLMNOORTTUUUWWYY")


def making(table: Table, seat: int) -> MakingView:
    view = table.mine(seat).making
    assert view is not None
    return view


def cards_of(table: Table, seat: int, word: str) -> tuple[int, ...]:
    """The cards of the seat's share that spell the word."""
    share, cards = dict(making(table, seat).share), []
    for letter in word:
        card = next(card for card, shown in share.items() if shown == letter)
        del share[card]
        cards.append(card)
    return tuple(cards)


def make(table: Table, seat: int, word: str) -> None:
    table.do(seat, acts.MakeWord(cards=cards_of(table, seat, word)))


@pytest.mark.parametrize("seats", SEATS)
def test_LJ_S2_the_shuffled_deck_is_dealt_out_in_roughly_equal_shares(seats: int) -> None:
    tables = [Table.by_chance(seats, seed, words="neighbours") for seed in (1, 2)]
    for table in tables:
        assert table.phase == "making"
        sizes = [len(making(table, seat).share) for seat in table.seats]
        assert sum(sizes) == 64
        assert max(sizes) - min(sizes) <= 1
    assert tables[0].state.letters != tables[1].state.letters


def test_LJ_S2_everybody_sees_their_own_share_alone() -> None:
    table = Table.with_shares(*SHARES)
    for seat in table.seats:
        assert "".join(making(table, seat).share.values()) == SHARES[seat]
        assert making(table, seat).discards is None
        assert [p.maker.share for p in table.view(seat).players if p.maker] == [22, 21, 21]
    assert table.view(PUBLIC).mine is None


def test_LJ_S2_the_word_is_for_the_player_on_the_right_and_of_their_length() -> None:
    """Seats are counted clockwise, so the player on the right is one seat back."""
    table = Table.with_shares(*SHARES, lengths=(3, 4, 5))
    assert [making(table, seat).for_seat for seat in table.seats] == [2, 0, 1]
    assert [making(table, seat).length for seat in table.seats] == [5, 3, 4]
    wrong = acts.MakeWord(cards=cards_of(table, 0, "SHOE"))
    assert table.why_not(0, wrong) == ("wrong-length", "LJ-S2")
    for seat, word in enumerate(("HORSE", "PAL", "THIN")):
        assert table.phase == "making"
        make(table, seat, word)
    assert table.phase == "clue"
    assert table.state.words == ("PAL", "THIN", "HORSE")
    rows = ["".join(table.state.letters[c] for c in p.row) for p in table.state.players]
    assert [sorted(row) for row in rows] == [sorted(word) for word in table.state.words]


def test_LJ_S2_the_word_is_spelled_from_ones_own_share_with_each_card_once() -> None:
    table = Table.with_shares(*SHARES)
    hors = cards_of(table, 0, "HORS")
    theirs = cards_of(table, 1, "E")
    assert table.why_not(0, acts.MakeWord(cards=hors + theirs)) == ("not-in-share", "LJ-S2")
    assert table.why_not(0, acts.MakeWord(cards=hors + hors[:1])) == ("card-twice", "LJ-S2")
    assert table.why_not(0, acts.MakeWord(cards=(*hors, 99))) == ("not-in-share", "LJ-S2")


def test_LJ_S2_a_maker_may_search_the_cards_that_others_put_aside_and_take_some() -> None:
    table = Table.with_shares(*SHARES)
    assert table.why_not(2, acts.TakeCard(card=0)) == ("not-searching", "LJ-S2")
    table.do(2, acts.Search())
    assert table.why_not(2, acts.Search()) == ("said-already", "LJ-S2")
    assert making(table, 2).discards == {}
    assert table.why_not(2, acts.TakeCard(card=0)) == ("no-discards", "LJ-S2")
    table.do(0, acts.LayAside(cards=cards_of(table, 0, "AB")))
    make(table, 1, "PLANT")
    discards = making(table, 2).discards
    assert discards is not None
    assert sorted(discards.values()) == sorted("AB" + SHARES[1].removeprefix("PLANT"))
    e = next(card for card, letter in discards.items() if letter == "E")
    table.do(2, acts.TakeCard(card=e))
    assert making(table, 2).share[e] == "E"
    assert e not in (making(table, 2).discards or {})
    assert table.why_not(2, acts.TakeCard(card=e)) == ("card-gone", "LJ-S2")
    makers = [player.maker for player in table.view(0).players]
    assert [(m.share, m.aside, m.made, m.searching) for m in makers if m] == [
        (20, 2, False, False),
        (0, 15, True, False),
        (22, 0, False, True),
    ]
    make(table, 2, "GNOME")
    make(table, 0, "HORSE")
    assert table.state.words == ("PLANT", "GNOME", "HORSE")


def test_LJ_S2_only_a_maker_who_searches_sees_the_cards_put_aside() -> None:
    table = Table.with_shares(*SHARES)
    table.do(2, acts.Search())
    table.do(0, acts.LayAside(cards=cards_of(table, 0, "A")))
    taking = table.choice(2, acts.TakeCard)
    assert isinstance(taking, CanTakeCard)
    assert list(taking.cards.values()) == ["A"]
    assert making(table, 1).discards is None
    assert table.choice(1, acts.TakeCard) is None
    a_card_in_a_share = cards_of(table, 0, "H")[0]
    assert table.why_not(2, acts.TakeCard(card=a_card_in_a_share)) == ("card-gone", "LJ-S2")


def test_LJ_S2_a_maker_can_take_own_cards_back_until_another_took_them() -> None:
    table = Table.with_shares(*SHARES)
    (h,) = cards_of(table, 0, "H")
    table.do(1, acts.Search())
    table.do(0, acts.LayAside(cards=(h,)))
    assert making(table, 0).aside == making(table, 1).discards == {h: "H"}
    table.do(0, acts.TakeCard(card=h))
    assert making(table, 0).aside == making(table, 1).discards == {}
    table.do(0, acts.LayAside(cards=(h,)))
    table.do(1, acts.TakeCard(card=h))
    assert table.why_not(0, acts.TakeCard(card=h)) == ("not-searching", "LJ-S2")
    assert making(table, 1).share[h] == "H"


def test_LJ_S2_a_search_stays_open_and_shows_cards_put_aside_later() -> None:
    table = Table.with_shares(*SHARES)
    table.do(2, acts.Search())
    table.do(0, acts.LayAside(cards=cards_of(table, 0, "AB")))
    assert table.mine(2).seen == "".join(sorted(SHARES[2] + "AB"))
    make(table, 1, "PLANT")
    seen = "".join(sorted(SHARES[2] + "AB" + SHARES[1].removeprefix("PLANT")))
    assert table.mine(2).seen == seen
    assert table.mine(0).seen == "".join(sorted(SHARES[0]))
    make(table, 2, "MIGHT")
    make(table, 0, "HORSE")
    assert table.phase == "clue"
    # The searcher still remembers the cards during the game.
    assert not Counter(seen) - Counter(table.mine(2).seen)
    assert table.mine(1).seen == "".join(sorted(SHARES[1]))


def test_LJ_S2_enough_cards_are_kept_for_the_word() -> None:
    table = Table.with_shares(*SHARES)
    share = tuple(making(table, 0).share)
    assert table.why_not(0, acts.LayAside(cards=share[:18])) == ("keep-enough", "LJ-S2")
    assert table.why_not(0, acts.LayAside(cards=(share[0], share[0]))) == ("card-twice", "LJ-S2")
    assert table.why_not(0, acts.LayAside(cards=(30,))) == ("not-in-share", "LJ-S2")
    assert table.refused(0, acts.LayAside(cards=())).kind == "malformed"
    table.do(0, acts.LayAside(cards=share[:17]))
    assert table.why_not(0, acts.LayAside(cards=share[17:18])) == ("keep-enough", "LJ-S2")
    assert table.choice(0, acts.LayAside) is None


def test_LJ_S2_a_made_word_is_final_and_its_maker_remembers_it() -> None:
    table = Table.with_shares(*SHARES)
    assert table.view(0).waiting_for == (0, 1, 2)
    make(table, 0, "HORSE")
    assert table.view(0).waiting_for == (1, 2)
    assert table.mine(0).making is None
    for act in (acts.MakeWord(cards=(0, 1, 2, 3, 4)), acts.Search(), acts.LayAside(cards=(5,))):
        assert table.why_not(0, act) == ("word-made", "LJ-S2")
    make(table, 1, "PLANT")
    make(table, 2, "MIGHT")
    for _ in range(2):
        assert [table.mine(seat).made for seat in table.seats] == ["HORSE", "PLANT", "MIGHT"]
        assert [table.mine(seat).making for seat in table.seats] == [None] * 3
        table.spell(0, "p1 p2")
    assert table.mine(0).seen == "".join(sorted(SHARES[0]))


def test_LJ_S2_a_word_the_list_lacks_is_allowed_and_its_maker_is_warned_in_private() -> None:
    table = Table.with_shares(*SHARES)
    make(table, 0, "BAABC")
    make(table, 1, "PLANT")
    assert [table.mine(seat).made_listed for seat in (0, 1)] == [False, True]
    assert table.view(2).players[0].maker == MakerView(0, 17, True, False)
    make(table, 2, "MIGHT")
    assert table.state.words[2] == "BAABC"


def test_LJ_S2_the_letters_go_face_down_to_the_right() -> None:
    """The maker knows the letters, but nobody knows their order."""
    table = Table.with_shares(*SHARES)
    for seat, word in enumerate(("HORSE", "PLANT", "MIGHT")):
        make(table, seat, word)
    for seat in table.seats:
        view = table.view(seat)
        for player in view.players:
            assert player.row[1:] == (None,) * 4
            assert (player.row[0] is None) == (player.seat == seat)
        assert view.end is None


def test_LJ_S2_words_cannot_be_made_before_the_deal_or_after_all_are_made() -> None:
    table = Table(begin(3, words="neighbours"))
    assert table.why_not(0, acts.Search())[0] == "not-now"
    assert table.why_not(0, Deal())[0] == "house-only"
    table.do(HOUSE, Deal())
    assert table.why_not(HOUSE, Deal())[0] == "dealt-already"
    for seat in table.seats:
        choice = table.choice(seat, acts.MakeWord)
        assert isinstance(choice, CanMakeWord)
        table.do(seat, choice.sample(Random(seat)))
    assert table.phase == "clue"
    assert table.why_not(0, acts.MakeWord(cards=(0, 1, 2, 3, 4)))[0] == "not-now"


# LJ-S3 words made by the table


def test_LJ_S3_the_table_makes_the_words_by_default() -> None:
    assert Options().words == "table"
    assert Table.by_chance(2).phase == "clue"


@pytest.mark.parametrize("length", [3, 5, 7])
@pytest.mark.parametrize("seats", [2, 6])
def test_LJ_S3_words_are_common_and_fit_the_one_deck_together(seats: int, length: int) -> None:
    picked = set()
    for seed in range(12):
        words = Table.by_chance(seats, seed, length=length).state.words
        assert set(words) <= set(secret_words(length))
        assert all(word in Lexicon.open("parlour") for word in words)
        assert len(set(words)) == seats
        assert not Counter("".join(words)) - Counter(box.deck("english").counts)
        picked.add(words)
    assert len(picked) == 12


def test_LJ_S3_each_word_is_scrambled() -> None:
    table = Table.by_chance(6)
    for player, word in zip(table.state.players, table.state.words, strict=True):
        row = "".join(table.state.letters[card] for card in player.row)
        assert sorted(row) == sorted(word)
        assert row != word


# LJ-S4


@pytest.mark.parametrize("word", ["DOG", "SEE", "EEL", "NOON", "HORSE", "ERRORED"])
def test_LJ_S4_a_scramble_never_spells_the_word(word: str) -> None:
    rng, found = Random(3), set()
    for _ in range(400):
        order = scramble(word, rng)
        assert sorted(order) == list(range(len(word)))
        found.add("".join(word[i] for i in order))
    assert word not in found
    if len(word) < 5:
        assert found == {"".join(order) for order in permutations(word)} - {word}


def test_LJ_S4_a_scramble_may_spell_the_word_if_every_order_does() -> None:
    assert sorted(scramble("EEE", Random(1))) == [0, 1, 2]
    table = Table.with_shares("EEEAAB", "DOGHIL", *("CATFUR",) * 2, *("PINSEW",) * 2, length=3)
    for seat, word in enumerate(("EEE", "DOG", "CAT", "CAT", "PIN", "PIN")):
        make(table, seat, word)
    rows = ["".join(table.state.letters[c] for c in p.row) for p in table.state.players]
    assert table.state.words == ("DOG", "CAT", "CAT", "PIN", "PIN", "EEE")
    assert rows[5] == "EEE"
    assert sorted(rows[0]) == sorted("DOG")
    assert rows[0] != "DOG"


@pytest.mark.parametrize("words", ["table", "neighbours"])
def test_LJ_S4_holds_for_every_deal(words: str) -> None:
    """Words of three letters, for which a shuffle often spells the word again."""
    for seed in range(30):
        table = Table.by_chance(4, seed, length=3, words=words)
        for seat in table.seats if words == "neighbours" else ():
            share = making(table, seat).share
            vowel = next(card for card, letter in share.items() if letter in "AEIOU")
            others = [card for card, letter in share.items() if letter != share[vowel]]
            table.do(seat, acts.MakeWord(cards=(others[0], vowel, others[1])))
        for player, word in zip(table.state.players, table.state.words, strict=True):
            assert "".join(table.state.letters[card] for card in player.row) != word


# LJ-S5


@pytest.mark.parametrize("words", ["table", "neighbours"])
@pytest.mark.parametrize("seats", SEATS)
def test_LJ_S5_all_other_cards_make_the_deck_and_the_stacks(seats: int, words: str) -> None:
    table = Table.by_chance(seats, words=words)
    for seat in table.seats if words == "neighbours" else ():
        table.do(seat, acts.MakeWord(cards=tuple(making(table, seat).share)[:5]))
    state, sizes = table.state, box.setup_card(seats).stacks
    for stand, shown, size in zip(state.stands, table.view(0).stands, sizes, strict=True):
        assert stand.up is not None
        assert shown.letter == state.letters[stand.up]
        assert shown.stack == len(stand.stack) == size - 1
    assert len(state.deck) == table.view(0).deck == 64 - 5 * seats - sum(sizes)
    rows = [card for player in state.players for card in player.row]
    assert sorted(rows + not_in_rows(state)) == list(range(64))


def not_in_rows(state: State) -> list[int]:
    """The cards of the stacks and of the deck, in the order of the deal."""
    stacks = [(stand.up, *stand.stack) for stand in state.stands]
    return [card for pile in (*stacks, state.deck) for card in pile if card is not None]


def test_LJ_S5_the_deck_and_the_stacks_are_shuffled() -> None:
    """Compared with the original orders: the alphabet in the box, and the shares of the makers."""
    orders = []
    for seed in (1, 2):
        state = Table.by_chance(3, seed).state
        letters = [state.letters[card] for card in not_in_rows(state)]
        assert letters != sorted(letters)
        table = Table.with_shares(*SHARES)
        table.rng.seed(seed)
        for seat in table.seats:
            table.do(seat, acts.MakeWord(cards=tuple(making(table, seat).share)[:5]))
        cards = not_in_rows(table.state)
        assert cards != sorted(cards)
        orders.append((letters, cards))
    assert orders[0][0] != orders[1][0]
    assert orders[0][1] != orders[1][1]


def test_LJ_S5_nothing_lies_on_the_table_before_the_deal() -> None:
    view = Table(begin(3)).view(0)
    assert (view.phase, view.round, view.players, view.stands) == ("setup", 0, (), ())
    tokens = view.tokens
    assert (tokens.reds, tokens.greens, tokens.locked, tokens.under_stacks) == (0, 0, 0, 0)
    assert view.mine is None


def test_LJ_S5_a_stack_stands_its_top_card_up_at_once() -> None:
    table = Table.dealt("HORSE", "PLANT", "MIGHT", "DANCE", stacks=("KEBABS", "WOOD"))
    assert [stand.letter for stand in table.view(PUBLIC).stands] == ["K", "W"]
    assert [stand.stack for stand in table.view(PUBLIC).stands] == [6, 7]


# LJ-S6


@pytest.mark.parametrize("seats", SEATS)
def test_LJ_S6_the_leftmost_card_is_seen_by_everyone_but_its_owner(seats: int) -> None:
    table = Table.by_chance(seats)
    assert table.view(PUBLIC).viewer is None
    for viewer in table.seats:
        assert table.view(viewer).viewer == viewer
        for player in table.view(viewer).players:
            first = table.state.letters[table.state.players[player.seat].row[0]]
            assert player.letter == (None if player.seat == viewer else first)
            assert player.card == 0


def test_LJ_S6_nobody_ever_sees_their_own_row() -> None:
    """Checked through clues, moving on, an extra letter and the final word, until the game is
    over."""
    table = Table.dealt("CAB", "PLANT", "DOG", deck="EH")
    for letter in "CAB":
        table.spell(1, "p0 p2", p0=letter)
        assert table.view(0).players[0].row == (None, None, None)
        assert table.view(0).players[0].letter is None
    assert table.view(1).players[0].row == ("C", "A", "B")
    assert table.view(0).players[0].extras == (None,)
    assert table.view(1).players[0].extras == ("E",)
    table.stop()
    assert table.view(0).players[0].row == (None, None, None)
    table.ready()
    assert table.view(0).players[0].row == (None, None, None)
    assert [entry.letter for entry in table.mine(0).sheet] == [None] * 4


def test_LJ_S6_watchers_see_players_cards_only_if_the_option_is_on() -> None:
    closed = Table.dealt("HORSE", "PLANT").view(PUBLIC)
    assert [player.letter for player in closed.players] == [None, None]
    open_table = Table.dealt("HORSE", "PLANT", watchers_see_letters=True)
    assert [player.letter for player in open_table.view(PUBLIC).players] == ["H", "P"]
    assert open_table.view(0).players[0].letter is None

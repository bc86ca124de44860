"""Choosing a clue: statements, remarks, backing and tokens (LJ-R1 to LJ-R7)."""

from typing import Any

import pytest

from parlour.rules import PUBLIC, Seat
from parlour.rules.letterjam import LETTER_JAM, Options, acts, box, events
from parlour.rules.letterjam.choices import CanOffer
from parlour.rules.letterjam.statement import Statement
from parlour.rules.letterjam.view_types import REMINDER
from parlour.rules.manners import PassHost, Say
from tests.rules.letterjam.table import Table

SEATS = range(2, 7)


def four(**begun: Any) -> Table:
    """Four players showing H, P, M, D and two stands showing K and W."""
    return Table.dealt("HORSE", "PLANT", "MIGHT", "DANCE", stacks=("KEBABS", "WOOD"), **begun)


# LJ-R1


@pytest.mark.parametrize(
    ("word", "sources", "statement"),
    [
        ("P", "p1", Statement(letters=1, players=1, stands=0, bonus=0, wildcard=False)),
        ("KEEP", "s0 * * p1", Statement(letters=4, players=1, stands=1, bonus=0, wildcard=True)),
        ("MUM", "p2 * p2", Statement(letters=3, players=1, stands=0, bonus=0, wildcard=True)),
        ("WKWK", "s1 s0 s1 s0", Statement(letters=4, players=0, stands=2, bonus=0, wildcard=False)),
        ("PMDDP", "p1 p2 p3 p3 p1", Statement(5, players=3, stands=0, bonus=0, wildcard=False)),
    ],
)
def test_LJ_R1_an_offer_states_five_things(word: str, sources: str, statement: Statement) -> None:
    """A player or stand counts once, even if the clue uses it several times."""
    table = four()
    table.offer(0, word, sources)
    for viewer in (*table.seats, PUBLIC):
        assert [offer.statement for offer in table.view(viewer).offers] == [statement]


def test_LJ_R1_the_rules_compute_the_statement_from_the_draft() -> None:
    assert acts.Offer.__struct_fields__ == ("round", "draft")
    assert Statement.__struct_fields__ == ("letters", "players", "stands", "bonus", "wildcard")


def with_bonus_letters() -> Table:
    """Shared bonus letters E (b1) and E (b2); the stand of seat 0 shows an extra letter, L."""
    table = Table.dealt("CAB", "PLANT", "MIGHT", deck="EELST")
    for letter in "CAB":
        table.spell(1, "p0", p0=letter)
    for _ in range(2):
        table.clue(2, "E", "p0")
        table.guess_aloud(0, "E")
    return table


def test_LJ_R1_bonus_letters_count_once_each() -> None:
    table = with_bonus_letters()
    table.offer(0, "EEEP", "b1 b2 b1 p1")
    (offer,) = table.view(2).offers
    assert offer.statement == Statement(4, players=1, stands=0, bonus=2, wildcard=False)


def test_LJ_R1_an_extra_letter_counts_as_a_player_helped() -> None:
    table = with_bonus_letters()
    table.offer(1, "LOLM", "p0 * p0 p2")
    (offer,) = table.view(2).offers
    assert offer.statement == Statement(4, players=2, stands=0, bonus=0, wildcard=True)


def test_LJ_R1_only_a_draft_of_ones_own_can_be_offered() -> None:
    table = four()
    assert table.why_not(0, table.offering(1)) == ("no-drafts", "LJ-R1")
    table.draft(1, "MD", "p2 p3")
    assert table.why_not(0, table.offering(1)) == ("no-drafts", "LJ-R1")
    table.draft(0, "MD", "p2 p3")
    for offering in (table.offering(2), acts.Offer(round=2, draft=1)):
        assert table.refused(0, offering).kind == "stale"
    table.do(0, table.offering(1))


def test_LJ_R1_statements_are_made_before_a_clue_is_chosen() -> None:
    table = four()
    draft = table.draft(1, "MD", "p2 p3")
    table.clue(0, "PM", "p1 p2")
    assert table.why_not(1, table.offering(draft))[0] == "not-now"
    assert table.view(2).offers == ()


# LJ-R2


def test_LJ_R2_players_say_whether_they_are_sure_of_their_letter() -> None:
    table = four()
    assert [player.sure for player in table.view(0).players] == [None] * 4
    table.do(1, acts.SayFeeling(sure=True))
    table.do(2, acts.SayFeeling(sure=False))
    for viewer in (*table.seats, PUBLIC):
        assert [p.sure for p in table.view(viewer).players] == [None, True, False, None]
    assert table.why_not(1, acts.SayFeeling(sure=True)) == ("said-already", "LJ-R2")
    table.do(1, acts.SayFeeling(sure=False))
    table.clue(0, "PM", "p1 p2")
    table.do(1, acts.SayFeeling(sure=True))
    table.do(2, acts.SayFeeling(sure=True))
    table.move_on(1, "P")
    table.stay(2)
    assert [p.sure for p in table.view(0).players] == [None, None, True, None]


def test_LJ_R2_players_say_that_they_have_a_good_clue() -> None:
    table = four()
    table.do(1, acts.SayGoodClue(round=1))
    for viewer in (*table.seats, PUBLIC):
        assert [p.good_clue for p in table.view(viewer).players] == [False, True, False, False]
    assert table.why_not(1, acts.SayGoodClue(round=1)) == ("said-already", "LJ-R2")
    assert table.refused(2, acts.SayGoodClue(round=2)).kind == "stale"
    table.play(0, "X", "*")
    assert not any(player.good_clue for player in table.view(0).players)


def test_LJ_R2_free_chat_is_off_by_default() -> None:
    table = four()
    assert table.why_not(0, Say(text="It is an H!"))[0] == "chat-off"
    assert table.view(0).reminder == ""
    assert not Options().chat


def test_LJ_R2_free_chat_can_be_on_and_then_carries_the_reminder() -> None:
    table = four(chat=True)
    table.do(0, Say(text="Hello!"))
    for viewer in (*table.seats, PUBLIC):
        assert table.view(viewer).remarks == ((0, "Hello!"),)
        assert table.view(viewer).reminder == REMINDER
    for forbidden in ("whose letter", "kind of word", "comes twice"):
        assert forbidden in REMINDER


def test_LJ_R2_nothing_else_can_be_said() -> None:
    """The only acts with free text, and which of them others can read."""
    carrying = {
        verb.name
        for verb in LETTER_JAM.verbs
        if any("str" in str(kind) for kind in verb.act.__annotations__.values()) and not verb.house
    }
    private = {"draft", "guess", "mark", "note", "arrange"}
    # These can only name a public card or word.
    naming = {"ask-for-card", "stop-asking", "give-up", "know"}
    assert carrying == private | naming | {"guess-aloud", "say"}
    table = four()
    before = table.seen_by_others(0)
    table.draft(0, "MD", "p2 p3")
    table.do(0, acts.Guess(card=0, letter="H"))
    table.do(0, acts.Mark(card=0, letter="H", mark="candidate"))
    table.do(0, acts.Note(card=None, text="P has P"))
    assert table.seen_by_others(0) == before
    table.stop()
    before = table.seen_by_others(0)
    table.arrange(0, "r4 r3 r2 r1 r0")
    assert table.seen_by_others(0) == before


# LJ-R3


def test_LJ_R3_drafts_are_private() -> None:
    table = four()
    before = table.seen_by_others(0)
    for number, (word, sources) in enumerate((("PM", "p1 p2"), ("KIWIK", "s0 * s1 * s0")), 1):
        assert table.draft(0, word, sources) == number
    assert [draft.word for draft in table.mine(0).drafts] == ["PM", "KIWIK"]
    assert [draft.offered for draft in table.mine(0).drafts] == [False, False]
    assert table.seen_by_others(0) == before
    table.do(0, acts.DropDraft(round=1, draft=1))
    assert [draft.word for draft in table.mine(0).drafts] == ["KIWIK"]
    assert table.seen_by_others(0) == before
    assert table.refused(0, acts.DropDraft(round=1, draft=1)).kind == "stale"


def test_LJ_R3_an_offer_shows_its_statement_and_not_its_word_cards_or_positions() -> None:
    """Offers with the same five numbers look the same."""
    tables = [four(), four(), four()]
    drafts = (("PKM", "p1 s0 p2"), ("WDP", "s1 p3 p1"), ("DPW", "p3 p1 s1"))
    for table, (word, sources) in zip(tables, drafts, strict=True):
        table.offer(0, word, sources)
    first, *others = [table.seen_by_others(0) for table in tables]
    assert others == [first, first]


def test_LJ_R3_a_draft_that_was_not_chosen_is_never_shown_during_the_game() -> None:
    """The same game with another draft beside it looks the same to all others until the end."""

    def story(word: str, sources: str) -> list[list[bytes]]:
        table, shots = four(), []
        table.offer(0, word, sources)
        table.clue(1, "HMD", "p0 p2 p3")
        shots.append(table.seen_by_others(0))
        table.all_others_stay()
        shots.append(table.seen_by_others(0))
        table.stop()
        shots.append(table.seen_by_others(0))
        table.ready()
        table.reveal(0)
        shots.append(table.seen_by_others(0))
        return shots

    assert story("PKM", "p1 s0 p2") == story("DMW", "p3 p2 s1")


def test_LJ_R3_drafts_are_bounded_and_dropped_not_while_offered() -> None:
    table = four()
    table.offer(0, "P", "p1")
    table.draft(0, "M", "p2")
    assert [draft.offered for draft in table.mine(0).drafts] == [True, False]
    table.do(0, acts.DropDraft(round=1, draft=2))
    assert table.why_not(0, acts.DropDraft(round=1, draft=1))[0] == "no-drafts"
    for _ in range(11):
        table.draft(0, "M", "p2")
    assert table.refused(0, table.drafting("D", "p3")).kind == "too-many"
    assert table.refused(0, acts.DropDraft(round=1, draft=1)).kind == "stale"
    table.do(0, acts.WithdrawOffer(round=1))
    table.do(0, acts.DropDraft(round=1, draft=1))
    table.draft(0, "D", "p3")


# LJ-R4


def test_LJ_R4_when_all_back_the_same_offer_it_is_given() -> None:
    table = four()
    offer = table.offer(2, "HP", "p0 p1")
    for seat in (0, 1):
        assert table.phase == "clue"
        table.back(seat, offer)
    assert table.view(0).waiting_for == (3,)
    happened = table.do(3, table.backing(offer))
    assert isinstance(happened[1], events.ClueGiven)
    assert table.phase == "deciding"
    assert table.view(0).clues[0].giver == 2


def test_LJ_R4_a_giver_backs_their_own_offer() -> None:
    table = four()
    offer = table.offer(2, "HP", "p0 p1")
    assert table.view(0).offers[0].backers == (2,)
    assert [player.backing for player in table.view(0).players] == [None, None, offer, None]
    assert table.why_not(2, table.backing(offer)) == ("no-offers", "LJ-R4")


def test_LJ_R4_backing_can_be_changed_until_the_clue_is_given() -> None:
    table = four()
    one, two = table.offer(0, "MD", "p2 p3"), table.offer(1, "HD", "p0 p3")
    table.back(2, one)
    table.back(3, one)
    assert table.view(3).offers[0].backers == (0, 2, 3)
    table.do(2, acts.BackNothing(round=1))
    assert table.why_not(2, acts.BackNothing(round=1)) == ("no-backing", "LJ-R4")
    table.back(1, one)
    table.back(3, two)
    assert [offer.backers for offer in table.view(3).offers] == [(0, 1), (3,)]
    table.back(0, two)
    table.back(1, two)
    assert table.phase == "clue"
    table.back(2, two)
    assert table.view(0).clues[0].giver == 1
    assert table.refused(2, table.backing(one)).code == "not-now"


def test_LJ_R4_an_offer_can_be_withdrawn_or_replaced_and_loses_its_backing() -> None:
    table = four()
    one = table.offer(0, "MD", "p2 p3")
    table.back(1, one)
    table.do(0, acts.WithdrawOffer(round=1))
    assert table.view(1).offers == ()
    assert [player.backing for player in table.view(1).players] == [None] * 4
    assert table.why_not(0, acts.WithdrawOffer(round=1)) == ("no-offer", "LJ-R4")
    assert table.why_not(1, table.backing(one)) == ("no-offers", "LJ-R4")
    two = table.offer(0, "MD", "p2 p3")
    table.back(1, two)
    three = table.offer(0, "PD", "p1 p3")
    assert [offer.number for offer in table.view(1).offers] == [three]
    assert [player.backing for player in table.view(1).players] == [three, None, None, None]
    assert table.why_not(1, table.backing(two)) == ("no-such-offer", "LJ-R4")


def test_LJ_R4_an_act_for_an_earlier_round_is_stale() -> None:
    table = four()
    table.play(0, "X", "*")
    offer = table.offer(1, "HM", "p0 p2")
    for act in (
        acts.Back(round=1, offer=offer),
        acts.Draft(round=1, word="H", sources=("p0",)),
        acts.WantStop(round=1, want=True),
    ):
        refusal = table.refused(2, act)
        assert (refusal.kind, refusal.code) == ("stale", "round-over")
    assert table.refused(1, acts.WithdrawOffer(round=1)).kind == "stale"


def test_LJ_R4_unanimity_is_the_default() -> None:
    assert Options().agreement == "unanimity"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("agreement", ["unanimity", "majority"])
def test_LJ_R4_the_agreement_option_decides_how_many_must_back_an_offer(
    agreement: str, seats: int
) -> None:
    table = Table.by_chance(seats, agreement=agreement)
    needed = seats if agreement == "unanimity" else {2: 2, 3: 2, 4: 3, 5: 3, 6: 4}[seats]
    offer = table.offer(1, "X", "*")
    backers = 1
    for seat in table.seats:
        if seat != 1 and table.phase == "clue" and not table.state.clues:
            table.back(seat, offer)
            backers += 1
    assert backers == needed
    assert len(table.state.clues) == 1


def test_LJ_R4_with_agreement_host_the_host_alone_decides() -> None:
    table = four(agreement="host", host=2)
    offer = table.offer(0, "MD", "p2 p3")
    for seat in (0, 1, 3):
        table.back(seat, offer)
    assert table.phase == "clue"
    assert table.view(0).waiting_for == (2,)
    own = table.offer(2, "HP", "p0 p1")
    assert table.phase == "clue", "offering an own clue must not decide for it"
    assert table.state.players[2].backing is None
    table.back(2, offer)
    assert table.view(0).clues[0].giver == 0
    assert own not in [offer.number for offer in table.view(0).offers]


def test_LJ_R4_a_new_host_decides_with_the_offer_that_they_back() -> None:
    table = four(agreement="host")
    offer = table.offer(3, "MP", "p2 p1")
    table.back(2, offer)
    assert table.phase == "clue"
    table.do(0, PassHost(seat=2))
    assert table.view(0).clues[0].giver == 3


# LJ-R5


def give(table: Table, seat: Seat) -> str:
    """Gives a clue that helps nobody and uses no stand; returns the token that it took."""
    table.play(seat, "X", "*")
    return table.view(seat).clues[-1].token


@pytest.mark.parametrize("seats", SEATS)
def test_LJ_R5_a_giver_takes_reds_up_to_the_share_then_greens_then_cannot_give(seats: int) -> None:
    card = box.setup_card(seats)
    table = Table.by_chance(seats)
    tokens = [give(table, 1) for _ in range(card.share + card.leaves)]
    assert tokens == ["red"] * card.share + ["green"] * card.leaves
    view = table.view(1)
    assert (view.players[1].reds, view.players[1].greens) == (card.share, card.leaves)
    assert (view.tokens.reds, view.tokens.greens) == (card.reds - card.share, 0)
    assert view.tokens.locked == card.centre, "locked greens cannot be taken"
    draft = table.draft(1, "X", "*")
    assert table.why_not(1, table.offering(draft)) == ("no-token", "LJ-R5")
    assert table.refused(1, table.offering(draft)).sentence == (
        "You have used your share of red tokens, and no green one is free."
    )
    assert [b.refusal.rule for b in view.barred if "offer" in b.acts] == ["LJ-R5"]
    assert 1 not in view.waiting_for
    others = [seat for seat in table.seats if seat != 1]
    assert view.waiting_for == tuple(others)
    assert give(table, others[0]) == "red", "players below their share may give"


def test_LJ_R5_a_player_who_cannot_give_still_backs_and_is_helped() -> None:
    table = Table.by_chance(2)
    for _ in range(5):
        give(table, 1)
    offer = table.offer(0, "X", "*")
    table.back(1, offer)
    assert table.view(1).clues[-1].giver == 0


def test_LJ_R5_a_red_is_taken_before_a_green_even_late() -> None:
    table = four()
    assert [give(table, seat) for seat in (0, 0, 0, 1, 0, 2)] == [
        "red", "green", "green", "red", "green", "red",
    ]  # fmt: skip
    assert [(p.reds, p.greens) for p in table.view(3).players] == [(1, 3), (1, 0), (1, 0), (0, 0)]


# LJ-R6


@pytest.mark.parametrize("seats", SEATS)
def test_LJ_R6_the_last_red_unlocks_the_centre_at_once(seats: int) -> None:
    card = box.setup_card(seats)
    table = Table.by_chance(seats)
    order = [seat for seat in table.seats for _ in range(card.share)]
    for seat in order[:-1]:
        give(table, seat)
        assert table.view(0).tokens.locked == card.centre
        assert table.view(0).tokens.greens == card.leaves
    offer = table.offer(order[-1], "X", "*")
    for seat in table.seats:
        if seat != order[-1]:
            table.back(seat, offer)
    kinds = [type(event) for event in table.story]
    assert kinds[kinds.index(events.CentreUnlocked) - 1] is events.ClueGiven
    assert table.happened(events.ClueGiven) == len(order)
    tokens = table.view(0).tokens
    assert (tokens.reds, tokens.greens, tokens.locked) == (0, card.leaves + card.centre, 0)


def test_LJ_R6_the_centre_unlocks_before_the_players_decide() -> None:
    table = four()
    for seat in (0, 1, 2):
        give(table, seat)
    table.clue(3, "H", "p0")
    assert table.phase == "deciding"
    assert (table.view(0).tokens.greens, table.view(0).tokens.locked) == (7, 0)


def test_LJ_R6_unlocked_greens_can_be_taken_by_anybody() -> None:
    table = Table.by_chance(6)
    for seat in (0, 0, 0, 0, 0, 1, 2, 3, 4):
        give(table, seat)
    draft = table.draft(0, "X", "*")
    assert table.why_not(0, table.offering(draft)) == ("no-token", "LJ-R5")
    give(table, 5)
    assert give(table, 0) == "green"


# LJ-R7


def test_LJ_R7_with_strict_share_others_give_while_any_red_is_left() -> None:
    table = four(strict_share=True)
    give(table, 0)
    assert table.view(0).tokens.greens == 6
    draft = table.draft(0, "X", "*")
    assert table.why_not(0, table.offering(draft)) == ("share-full", "LJ-R7")
    assert table.choice(0, acts.Offer) is None
    assert table.view(0).waiting_for == (1, 2, 3)
    for seat in (1, 2, 3):
        assert give(table, seat) == "red"
    table.draft(0, "X", "*")
    assert isinstance(table.choice(0, acts.Offer), CanOffer)
    assert give(table, 0) == "green"


@pytest.mark.parametrize(("seats", "share"), [(2, 3), (3, 2)])
def test_LJ_R7_the_share_can_be_more_than_one(seats: int, share: int) -> None:
    table = Table.by_chance(seats, strict_share=True)
    assert [give(table, 0) for _ in range(share)] == ["red"] * share
    draft = table.draft(0, "X", "*")
    assert table.why_not(0, table.offering(draft)) == ("share-full", "LJ-R7")


def test_LJ_R7_without_strict_share_a_green_may_be_taken_while_reds_are_left() -> None:
    assert not Options().strict_share
    table = four()
    assert [give(table, 0), give(table, 0)] == ["red", "green"]
    assert table.view(0).tokens.reds == 3

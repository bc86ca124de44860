"""The difficult sentences of Quiddler: equal cards, two-letter cards, challenged words."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.records.quiddler import QUIDDLER_NOTATION
from parlour.records.scanner import Misread
from parlour.rules.quiddler import QUIDDLER, acts
from parlour.rules.quiddler import events as e
from tests.rules.quiddler.table import Table


def said(table: Table) -> list[str]:
    """The sentences of all events after the arranged deal; each is also read back."""
    options, company, lexicon = table.state.options, table.state.company, table.state.lexicon
    state: Any = QUIDDLER.begin(options, company, lexicon)
    sentences = []
    for number, event in enumerate(table.story):
        sentences.append(QUIDDLER_NOTATION.write(state, event))
        if number:
            assert QUIDDLER_NOTATION.read(state, sentences[-1]) == event
        state = QUIDDLER.evolve(state, event)
    assert state == table.state
    return sentences[1:]


def complaint(table: Table, sentence: str) -> str:
    """The reason why this sentence cannot come next."""
    with pytest.raises(Misread) as caught:
        QUIDDLER_NOTATION.read(table.state, sentence)
    return caught.value.reason


# Cards


@pytest.mark.parametrize("dealer", range(3))
def test_a_deal_names_hands_discard_and_stock_for_any_dealer(dealer: int) -> None:
    table = Table.dealt("QU I T", "E E E", "A B C", top="TH", stock="ER N", dealer=dealer)
    start = QUIDDLER.begin(table.state.options, table.state.company, table.state.lexicon)
    assert not hasattr(start, "sentence")
    sentence = QUIDDLER_NOTATION.write(start, table.story[0])
    dealers = ("Ana", "Ben", "Cem")
    assert sentence.startswith(
        f"For hand 1 {dealers[dealer]} deals 3 cards each: Ana gets (QU)IT; Ben gets EEE; "
        "Cem gets ABC; the first discard is (TH); the stock is (ER)NA"
    )
    assert QUIDDLER_NOTATION.read(start, sentence) == table.story[0]


def test_equal_cards_are_numbered_among_those_still_there() -> None:
    table = Table.dealt("E T E", "A B C", stock="E")
    table.draw(0)
    one, tee, two, three = (card.number for card in table.mine(0).cards)
    table.do(0, acts.Arrange(hand=1, rows=((two, tee), (three, one))))
    table.do(0, replace(table.discarding(0, "E"), card=two))
    # With the second E in the first row, the third E is numbered 2.
    assert said(table)[1:] == ["Ana arranges E2T and E2E.", "Ana discards E2."]


def test_an_arrangement_lists_its_rows_or_says_nothing() -> None:
    table = Table.dealt("A B C D E F G", "QU I T IN ER TH H")
    table.arrange(0, "A B", "C D", "E F G")
    table.arrange(0)
    table.arrange(1, "QU I T", "IN", "TH ER")
    assert said(table) == [
        "Ana arranges AB, CD and EFG.",
        "Ana arranges nothing.",
        "Ben arranges (QU)IT, (IN) and (TH)(ER).",
    ]


def test_a_draw_names_the_card_and_its_pile() -> None:
    table = Table.dealt("A B C", "D E F", top="CL", stock="QU")
    table.draw(0)
    table.discard(0, "C")
    table.draw(1, "discards")
    assert said(table) == [
        "Ana draws (QU) from the stock.",
        "Ana discards C.",
        "Ben takes C from the discard pile.",
    ]


def test_words_and_discard_are_picked_from_one_hand() -> None:
    table = Table.dealt("T E A E", "A B C D", stock="E")
    table.draw(0)
    one, two, three = (card.number for card in table.mine(0).cards if card.face == "E")
    tee, ay = table.number(0, "T"), table.number(0, "A")
    act = table.going_out(0, "T E", "A E", discard="E")
    table.do(0, replace(act, words=((tee, three), (ay, two)), discard=one))
    assert said(table)[-1] == "Ana goes out with TE3 and AE2 for 40 points, discarding E."


def test_a_new_stock_is_picked_from_the_discards() -> None:
    table = Table.dealt("A B C", "D E F", top="E", stock="E E", whole=False)
    table.idle(0, 1)
    assert isinstance(table.story[-1], e.Reshuffled)
    new_stock = r"The stock is empty; a new one is shuffled from the 2 discards under E: E2?E."
    assert re.fullmatch(new_stock, said(table)[-1])


def test_a_new_stock_holds_every_discard_but_the_top_one() -> None:
    table = Table.dealt("A B C", "D E F", top="E", stock="T N", whole=False)
    table.idle(0)
    table.draw(1)
    discarding = table.discarding(1, "N")
    empty = QUIDDLER.evolve(table.state, e.Discarded(seat=1, card=discarding.card))
    begun = "The stock is empty; a new one is shuffled from the 2 discards under N"
    table.do(1, discarding)
    assert complaint(table, f"{begun}: ET.").endswith("where '0 discards under N' is true.")
    nothing = f"{begun}: ET.".replace("2 discards", "0 discards")
    assert complaint(table, nothing).startswith("There is no E to take there")
    table.state = empty
    missing = "The new stock does not hold every discard but the top one."
    assert complaint(table, f"{begun}: E.") == missing
    assert complaint(table, f"{begun}: EE.") == "There is no E to take there."
    table.state = replace(empty, stock=(8,), discards=(6, 7))
    full = "The stock is empty; a new one is shuffled from the 1 discard under T: E."
    assert complaint(table, full) == "There is no need for a new stock."


def test_nobody_draws_from_an_empty_stock() -> None:
    table = Table.dealt("A B C", "D E F", top="E", stock="", whole=False)
    assert complaint(table, "Ana draws E from the stock.") == "The stock is empty."


# Challenges


def test_equal_words_of_a_lay_down_are_numbered() -> None:
    table = Table.dealt("X Q X Q", "A B C D", stock="E")
    table.go_out(0, "X Q", "X Q", discard="E")
    table.challenge(1, 1)
    rejected = "The word XQ is rejected: it is not in the word list"
    assert said(table)[-3:] == [
        "Ben challenges XQ 2.",
        f"{rejected}; the whole lay-down is void; Ana loses 8; Ben gains 8.",
        "The lay-down is settled: nobody is out.",
    ]


def test_a_ruling_by_vote_states_the_count() -> None:
    table = Table.dealt("C A T", "A B C", "D E F", stock="E", judging="vote", rule_set="published")
    table.go_out(0, "C A T", discard="E")
    table.challenge(1)
    table.votes(True, False, True)
    assert said(table)[3:] == [
        'Ana defends CAT: "I like cat."',
        "Ana votes for CAT.",
        "Ben votes against CAT.",
        "Cem votes for CAT.",
        "The word CAT is upheld by vote, 2 for it and 1 against; Ben loses 13.",
        "The lay-down is settled: Ana is out.",
    ]


def test_a_score_states_its_parts() -> None:
    table = Table.dealt("C A T", "Q A B", stock="E T", rule_set="published", hands=1)
    table.go_out(0, "C A T", discard="E")
    table.all_pass()
    table.lay_down(1, "B T A", discard="Q")
    table.challenge(0)
    ben = "Ben 0 (-13 from challenges, 13 to reach nought)"
    assert said(table)[-4:] == [
        "The word BTA is rejected: it is not in the word list; Ben loses 13.",
        "The lay-down is settled: the turn of Ben is over.",
        f"Hand 1 is scored: Ana 23 (13 for words, 10 for the longest word), {ben}.",
        "The game ends: Ana 23, Ben 0; Ana wins.",
    ]
    assert QUIDDLER_NOTATION.result(table.state) == "Ana wins with 23 points"


# Impossible events


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("Ben draws E from the stock.", "It is the turn of Ana."),
        ("Ana draws D from the stock.", "It says 'D from the stock.' where 'E from the stock'"),
        ("Ana takes D from the discard pile.", "where 'V from the discard pile' is true."),
        ("Ana discards C.", "This cannot happen before a card is drawn."),
        ("Ana arranges QAT.", "There is no Q to take there."),
        ("Ana arranges C and C.", "There is no C to take there."),
        ("Ana arranges C2AT.", "There is no C2 to take there."),
        ("Ana arranges C123.", "A run of cards should stand where it says 'C123.'"),
        ("Ana arranges CA and.", "It is not understood from ' and.' on."),
        ("Ana arranges C1AT.", "The line should read: Ana arranges CAT."),
        ("Ana arranges C, A.", "The line should read: Ana arranges C and A."),
        ("Ana arranges (CA)T.", "There is no (CA) to take there."),
        ("Ana looks up quit and finds it.", "A word in capital letters should stand"),
        ("Ana passes.", "This cannot happen before a card is drawn."),
        ("Cem passes.", "Nobody here is called 'Cem'."),
    ],
)
def test_events_that_cannot_happen_before_a_draw(sentence: str, reason: str) -> None:
    heard = complaint(Table.dealt("C A T", "A B C", stock="E"), sentence)
    assert reason in heard, heard


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("Ana discards CA.", "One card is discarded, not more."),
        ("Ana discards Q.", "There is no Q to take there."),
        ("Ben discards A.", "It is the turn of Ana."),
        ("Ana goes out with CA for 12 points, discarding E.", "Going out leaves nothing but"),
        ("Ana goes out with CAT for 17 points, discarding E.", "where '18 points' is true."),
        ("Ana goes out with nothing for 0 points, discarding E.", "at least one word."),
        ("Ana goes out with CAT for 18 points, discarding T.", "There is no T to take there."),
        ("Ana lays down CA for 12 points, discarding E.", "Nobody is out yet."),
        ("Ana draws E from the stock.", "This cannot happen while somebody plays a turn."),
    ],
)
def test_events_that_cannot_happen_in_a_turn(sentence: str, reason: str) -> None:
    table = Table.dealt("C A T", "A B C", stock="E")
    table.draw(0)
    heard = complaint(table, sentence)
    assert reason in heard, heard


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("Ana passes.", "That player has no say about this lay-down any more."),
        ("Cem challenges IN of Ana.", "It is not understood from ' of Ana.' on."),
        ("Dot challenges IN.", "That player has no say about this lay-down any more."),
        ("Cem challenges DOG.", "There is no such word DOG on the table."),
        ("Cem challenges AT 2.", "There is no such word AT on the table."),
        ("Cem challenges AT.", "That word was challenged before."),
        ("The word AT is upheld: it is in the word list.", "No word is challenged now."),
        ("The lay-down is settled: nobody is out.", "where 'Ana is out' is true."),
        ("Ben draws E from the stock.", "This cannot happen while a lay-down can be challenged."),
    ],
)
def test_events_that_cannot_happen_in_a_challenge_window(sentence: str, reason: str) -> None:
    table = Table.dealt("A T I N", "A B C D", "E E F G", "H H J J", stock="L")
    table.go_out(0, "A T", "I N", discard="L")
    table.pass_(3)
    table.challenge(1)
    heard = complaint(table, sentence)
    assert reason in heard, heard


def two_final_turns() -> Table:
    """Ben and Cem have had their final turns; GO and NO lie face down."""
    table = Table.dealt("C A T", "G O X", "N O O", stock="L V W", hands=1)
    table.go_out(0, "C A T", discard="L")
    table.all_pass()
    table.lay_down(1, "G O", discard="V")
    table.fold(e.Drew(seat=2, pile="stock"))
    table.fold(e.LaidDown(seat=2, words=table.numbers(2, "N O"), discard=4))
    return table


def test_final_words_are_revealed_once_and_before_the_score() -> None:
    table = two_final_turns()
    scored = "Hand 1 is scored: Ana 38 (18 for words, 10 for most words)"
    assert complaint(table, scored)
    wrong = "The words of the final turns are revealed: Ben has GO."
    assert "is true" in complaint(table, wrong)
    reveal = "The words of the final turns are revealed: Ben has GO; Cem has NO."
    event = QUIDDLER_NOTATION.read(table.state, reveal)
    assert event == e.Revealed()
    table.fold(event)
    assert "This cannot happen while a lay-down can be challenged." in complaint(table, reveal)


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("Ana challenges GO.", "It is not understood from '.' on."),
        ("Ana challenges GO of Cem.", "There is no such word GO on the table."),
        ("Ana challenges GO of Ana.", "That player has laid no words down."),
        ("Ben challenges GO of Ben.", "Nobody challenges their own word."),
        ("The lay-down is settled: the final turns are over.", "'lay-downs are' is true."),
    ],
)
def test_events_that_cannot_happen_after_final_words_are_revealed(
    sentence: str, reason: str
) -> None:
    table = two_final_turns()
    table.fold(e.Revealed())
    heard = complaint(table, sentence)
    assert reason in heard, heard


def test_a_word_among_final_words_is_named_with_its_owner() -> None:
    table = two_final_turns()
    table.fold(e.Revealed())
    event = e.Challenged(seat=0, lay_down=3, word=0)
    sentence = "Ana challenges NO of Cem."
    assert QUIDDLER_NOTATION.write(table.state, event) == sentence
    assert QUIDDLER_NOTATION.read(table.state, sentence) == event


def test_challenges_run_one_at_a_time_and_never_against_a_void_lay_down() -> None:
    table = Table.dealt("X Q I N", "A B C D", "E E F G", stock="L")
    table.go_out(0, "X Q", "I N", discard="L")
    table.fold(e.Challenged(seat=1, lay_down=1, word=0))
    settled_first = "A challenge is settled first."
    assert complaint(table, "Cem passes.") == settled_first
    assert complaint(table, "Cem challenges IN.") == settled_first
    assert complaint(table, "The lay-down is settled: Ana is out.") == settled_first
    by_vote = "The word XQ is rejected by vote, 0 for it and 3 against; the whole lay-down is void"
    assert complaint(table, by_vote) == "That is not how this table settles challenges."
    table.fold(e.Settled(upheld=False, by="lexicon"))
    gone = "The cards of this lay-down went back to the hand."
    assert complaint(table, "Cem challenges IN.") == gone
    assert complaint(table, "Cem passes.") == gone


def test_the_owner_defends_and_everybody_votes_once() -> None:
    table = Table.dealt("C A T", "A B C", stock="E", judging="vote")
    table.go_out(0, "C A T", discard="E")
    table.challenge(1)
    assert complaint(table, 'Ben defends CAT: "A cat."') == "Whoever laid the word down defends it."
    assert complaint(table, 'Ana defends DOG: "A cat."').endswith("where 'CAT' is true.")
    table.do(0, table.defending("A cat."))
    table.do(1, table.voting(False))
    assert complaint(table, "Ben votes for CAT.") == "That player has voted already."
    verdict = "The word CAT is upheld by vote, 0 for it and 2 against."
    assert complaint(table, verdict) == "Not everybody has voted."


def test_a_player_who_is_out_cannot_arrange_and_nobody_else_goes_out() -> None:
    table = Table.dealt("C A T", "A B C", stock="E D")
    table.go_out(0, "C A T", discard="E")
    table.all_pass()
    assert complaint(table, "Ana arranges nothing.") == "That player has no cards."
    table.draw(1)
    out = "Ben goes out with CAB for 14 points, discarding D."
    assert complaint(table, out) == "Ana is out already."


def test_everybody_is_ready_before_the_next_hand_and_the_deal_passes_left() -> None:
    table = Table.dealt("C A T", "A B C", stock="E")
    table.go_out(0, "C A T", discard="E")
    table.all_pass()
    table.idle(1)
    scored = table.state
    table.next_hand()
    dealt = said(table)[-1]
    table.state = scored
    assert complaint(table, dealt) == "Not everybody is ready for the next hand."
    assert complaint(table, "The game ends: Ana 1, Ben 2; Ben wins.").startswith("The totals are")
    totals = "Ana {}, Ben {}; Ana wins".format(*scored.totals)
    assert complaint(table, f"The game ends: {totals}.") == "Another hand is to be played."
    for seat in (0, 1):
        table.state = QUIDDLER.evolve(table.state, e.ReadySaid(seat=seat))
    assert complaint(table, "Ben is ready for the next hand.") == "That player is ready already."
    assert complaint(table, dealt.replace("hand 2", "hand 3")) == "The next hand is hand 2."
    assert complaint(table, dealt.replace("2 Ana", "2 Ben")) == "The deal passes to the left."
    assert "where '4 cards' is true" in complaint(table, dealt.replace("4 cards", "5 cards"))
    changed = re.sub("discard is [^;]+", "discard is (ZZ)", dealt)
    assert complaint(table, changed) == "The cards dealt are not the cards of the deck."
    more = dealt.replace("Ana gets ", "Ana gets E")
    assert complaint(table, more) == "Everybody gets 4 cards in this hand."


def test_the_scores_must_match_the_state() -> None:
    table = Table.dealt("C A T", "A B C", stock="E D", hands=1)
    table.go_out(0, "C A T", discard="E")
    table.all_pass()
    table.draw(1)
    events = table.do(1, table.discarding(1, "D"))
    *_, right, _ = said(table)
    table.state = replace(table.state, phase="scoring", sheet=(), winners=())
    assert complaint(table, right.replace("Ana 38", "Ana 37")) == "Ana scores 38, not 37."
    table.state = QUIDDLER.evolve(table.state, events[-2])
    last = "That was the last hand."
    assert complaint(table, "Ana is ready for the next hand.") == last
    assert complaint(table, "For hand 2 Ana deals 4 cards each: Ana gets EEEE") == last

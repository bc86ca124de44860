"""The index from groups of cards to words."""

from itertools import product

import pytest

from parlour.minds.quiddler.index import CardIndex
from parlour.rules.quiddler import box

FACES = box.deck("english").counts


def spellings(words: list[str], hand: str) -> set[str]:
    """The words that the index finds in a hand, each spelled in cards."""
    index = CardIndex(words, FACES)
    keys = index.keys_within(index.key(hand.split()))
    return {" ".join(index.spelling(key)) for key in keys}


def test_a_word_is_found_however_it_is_cut_into_cards() -> None:
    hand = "Q U I E T QU"
    assert spellings(["QUIET"], hand) == {"Q U I E T", "QU I E T"}


def test_every_pair_of_letters_may_be_one_card_or_two() -> None:
    hand = "TH T H IN I N ER E R"
    assert spellings(["THINNER"], "N " + hand) == {
        " ".join(cut) for cut in product(["TH", "T H"], ["IN", "I N"], ["N"], ["ER", "E R"])
    }


def test_the_first_of_two_equal_pairs_is_the_two_letter_card() -> None:
    assert spellings(["INKING"], "IN I N K G") == {"IN K I N G"}
    assert spellings(["INKING"], "IN IN K G") == {"IN K IN G"}


def test_QD_C3_a_two_letter_card_is_never_split() -> None:
    assert spellings(["TIE", "THE", "HE"], "TH E I") == {"TH E"}


def test_QD_W1_one_card_is_no_word() -> None:
    assert spellings(["IN"], "IN") == set()
    assert spellings(["IN"], "I N") == {"I N"}


def test_a_word_can_have_eleven_cards_but_not_twelve() -> None:
    index = CardIndex(["CONSIDERATE", "CONSIDERATELY", "QUESTIONABLY"], FACES)
    assert index.word(index.key("CONSIDERATE")) == "CONSIDERATE"
    assert index.word(index.key(["QU", *"ESTIONABLY"])) == "QUESTIONABLY"
    with pytest.raises(KeyError):
        index.word(index.key("QUESTIONABLY"))
    with pytest.raises(KeyError):
        index.word(index.key("CONSIDERATELY"))


def test_among_words_with_the_same_cards_the_first_by_alphabet_wins() -> None:
    for words in (["TEA", "EAT", "ATE"], ["ATE", "TEA", "EAT"]):
        assert spellings(words, "T E A") == {"A T E"}


def test_a_card_that_the_deck_lacks_is_named_in_the_error() -> None:
    with pytest.raises(ValueError, match=r"^There is no card ZZ\.$"):
        CardIndex([], FACES).key(["A", "ZZ"])


def test_two_letter_cards_never_overlap_in_a_word() -> None:
    """The index relies on it: IN and NG, for instance, would share the N of KING."""
    pairs = [face for face in FACES if len(face) > 1]
    assert {len(pair) for pair in pairs} == {2}
    assert not {pair[0] for pair in pairs} & {pair[1] for pair in pairs}

"""The smallest words of a hand decide whether some of its cards make a word (QD-H5)."""

from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest

from parlour.rules.quiddler import box
from parlour.rules.quiddler.mandatory_words import smallest_words
from parlour.words import Lexicon


@pytest.mark.parametrize("seed", range(40))
def test_QD_H5_cards_make_a_word_exactly_if_they_contain_one_of_the_smallest_words(
    seed: int,
) -> None:
    lexicon = Lexicon.open("parlour")
    hand = tuple(sorted(Random(seed).sample(box.deck("english").cards, 5)))
    smallest = smallest_words(lexicon, hand)
    assert all("".join(word) in lexicon for word in smallest)
    for one, other in permutations(smallest, 2):
        assert Counter(one) - Counter(other), "a smallest word contains a smaller one"
    for size in range(1, 6):
        for cards in combinations(hand, size):
            spelled = any(
                "".join(order) in lexicon
                for count in range(2, size + 1)
                for order in permutations(cards, count)
            )
            assert spelled == any(not Counter(word) - Counter(cards) for word in smallest), cards


def test_QD_H5_a_two_letter_card_is_not_split_to_make_a_word() -> None:
    lexicon = Lexicon.from_words("few", ["HE", "THE", "ETH"])
    assert smallest_words(lexicon, ("E", "TH")) == (("E", "TH"),)
    assert smallest_words(Lexicon.from_words("one", ["HET"]), ("E", "TH")) == ()

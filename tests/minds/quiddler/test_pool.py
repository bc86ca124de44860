"""The pool agrees with the solver, which uses another algorithm."""

from random import Random

import numpy as np
import pytest

from parlour.minds.quiddler.arrangement import Worths
from parlour.minds.quiddler.bonus_value import no_bonus
from parlour.minds.quiddler.pool import MOST_LETTERS, MOST_WORDS, Pool, Values
from parlour.minds.quiddler.solver import Solver
from parlour.minds.quiddler.word_groups.known_words import KnownWords, known_words
from parlour.minds.quiddler.words import solver_of
from parlour.rules.quiddler import box
from parlour.rules.quiddler.options import RULE_SETS
from parlour.words import Lexicon

DECK = box.deck("english")
BONUSES = Worths(words={2: 3, 3: 7}, letters={5: 4, 7: 6})


def table_of(worths: Worths) -> Values:
    return np.array(
        [
            [
                worths.of_words(words) + worths.of_letters(letters)
                for letters in range(MOST_LETTERS + 1)
            ]
            for words in range(MOST_WORDS + 1)
        ]
    )


def setting(rules: str) -> tuple[KnownWords, Solver, dict[str, int]]:
    options = RULE_SETS[rules]
    return known_words(options, 0), solver_of(options), box.point_table(options.points).points


@pytest.mark.parametrize("rules", ["manual", "published"])
@pytest.mark.parametrize("worths", [Worths(), BONUSES])
def test_the_value_of_every_draw_equals_the_solvers(rules: str, worths: Worths) -> None:
    known, solver, points = setting(rules)
    rng = Random(7)
    for size in (3, 4, 5, 6, 7):
        hand = rng.sample(DECK.cards, size)
        pool = Pool(known, points, hand)
        found = pool.draws(table_of(worths), [pool.whole], range(len(known.faces)))[0]
        solved = [solver.solve([*hand, face], worths=worths).value for face in known.faces]
        assert found.tolist() == pytest.approx(solved), hand


def test_draws_are_valued_for_every_group_of_kept_cards() -> None:
    known, solver, points = setting("published")
    hand = Random(8).sample(DECK.cards, 6)
    pool = Pool(known, points, hand)
    kept = [pool.whole ^ 1 << place for place in range(6)]
    found = pool.draws(no_bonus(), kept, [0, 3])
    for place, row in enumerate(found):
        rest = hand[:place] + hand[place + 1 :]
        for value, face in zip(row, (known.faces[0], known.faces[3]), strict=True):
            assert value == solver.solve([*rest, face]).points


def test_a_group_is_cut_into_words_for_the_best_bonus() -> None:
    known, _, points = setting("manual")
    bonus = table_of(BONUSES)
    rng = Random(9)
    for _ in range(12):
        hand = rng.sample(DECK.cards, 8)
        pool = Pool(known, points, hand)
        laid = pool.laid(bonus)
        for group in np.flatnonzero(laid > -np.inf)[1::17].tolist():
            words = pool.cut(group, bonus)
            assert sum(words) == group
            assert len({bit for word in words for bit in range(8) if word >> bit & 1}) == sum(
                word.bit_count() for word in words
            )
            texts = ["".join(hand[place] for place in pool.spelling(word)) for word in words]
            assert all(text in Lexicon.open("parlour") for text in texts)
            worth = BONUSES.of_words(len(texts)) + BONUSES.of_letters(max(map(len, texts)))
            assert worth == laid[group]


def test_a_group_is_unfinished_if_some_but_not_all_of_its_cards_spell_a_word() -> None:
    known, _, points = setting("manual")
    pool = Pool(known, points, Random(10).sample(DECK.cards, 6))
    words = np.flatnonzero(pool.words).tolist()
    for group in range(pool.whole + 1):
        parts = [word for word in words if word & ~group == 0 and word != group]
        assert pool.unfinished[group] == bool(parts)


def test_words_that_the_table_named_count_as_known() -> None:
    known = KnownWords(Lexicon.from_words("few", ["TO"]), tuple(DECK.counts))
    points = box.point_table("manual").points
    hand = ["X", "Q", "TH", "T"]
    assert not Pool(known, points, hand).words.any()
    pool = Pool(known, points, hand, told=[("X", "TH")])
    assert np.flatnonzero(pool.words).tolist() == [0b101]
    assert pool.spelling(0b101) == [0, 2]


def test_known_words_are_found_in_every_cut_and_no_others() -> None:
    words = ["QUIET", "THIN", "ERE", "ININ", "A", "INTERCLUTHQUERIN"]
    known = KnownWords(Lexicon.from_words("few", words[:4] + words[5:]), tuple(DECK.counts))

    def spells(cards: str) -> bool:
        return bool(
            known.spells(known.numbers(cards.split()).sum(dtype=np.uint64, keepdims=True))[0]
        )

    for cards in ("QU I E T", "Q U I E T", "TH IN", "T H IN", "T H I N", "E R E", "ER E", "IN IN"):
        assert spells(cards), cards
        assert known.word(cards.split()) in words
    assert spells("I N IN")
    # As single letters this word would need too many cards; with two-letter cards it fits.
    assert spells("IN T ER CL U TH QU ER IN")
    assert not spells("QU I E")
    assert not spells("TH I")


def test_a_least_frequency_leaves_out_rare_words() -> None:
    faces = tuple(DECK.counts)
    known = KnownWords(Lexicon.open("parlour"), faces, least_zipf=4)
    both = KnownWords(Lexicon.open("strict"), faces, least_zipf=4)
    for spelled, common in (("C A T", True), ("C W M", False), ("TH IN", True)):
        number = known.numbers(spelled.split()).sum(dtype=np.uint64, keepdims=True)
        assert known.spells(number)[0] == both.spells(number)[0] == common

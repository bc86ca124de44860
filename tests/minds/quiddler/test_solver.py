"""The solver equals brute force, and small cases that a reader can check by eye."""

from functools import cache
from random import Random

import pytest

from parlour.minds.quiddler.arrangement import Arrangement, Worths
from parlour.minds.quiddler.index import CardIndex
from parlour.minds.quiddler.solver import Solver
from parlour.rules.quiddler import box
from parlour.words import Lexicon, vocabulary
from tests.minds.quiddler import brute_force

DECK = box.deck("english")
NONE = Worths()
PAIRS = [card for card in DECK.cards if len(card) == 2]
POINTS = {name: box.point_table(name).points for name in ("manual", "published")}


@cache
def index() -> CardIndex:
    return CardIndex(Lexicon.open("parlour"), DECK.counts)


@cache
def words_up_to(letters: int) -> list[str]:
    """The words of the lexicon with at most this many letters."""
    return [word for word in Lexicon.open("parlour") if len(word) <= letters]


def draw_hand(rng: Random, size: int) -> list[str]:
    """A hand from a shuffled deck; every third one starts with a few two-letter cards."""
    hand = rng.sample(PAIRS, rng.randint(1, 3)) if rng.random() < 1 / 3 else []
    rest = list(DECK.cards)
    for card in hand:
        rest.remove(card)
    return [*hand, *rng.sample(rest, 11)][:size]


def draw_worths(rng: Random) -> Worths:
    """No bonuses half of the time, else one or two, certain or only likely."""
    if rng.random() < 0.5:
        return Worths()
    words = {rng.randint(1, 4): rng.choice([3, 10]) for _ in range(rng.randint(0, 2))}
    letters = {rng.randint(2, 8): rng.choice([3, 10]) for _ in range(rng.randint(0, 2))}
    return Worths(words=words, letters=letters)


def check_against_brute_force(rng: Random, size: int) -> None:
    hand = draw_hand(rng, size)
    rules, discard, worths = rng.choice([*POINTS]), rng.random() < 0.5, draw_worths(rng)
    found = Solver(index(), POINTS[rules]).solve(hand, discard=discard, worths=worths)
    words = words_up_to(sum(map(len, hand)))
    expected = brute_force.best(tuple(hand), words, POINTS[rules], [*DECK.counts], discard, worths)
    assert found == expected, (hand, rules, discard, worths)


@pytest.mark.parametrize("batch", range(16))
def test_hands_of_up_to_seven_cards_equal_brute_force(batch: int) -> None:
    rng = Random(f"small {batch}")
    for _ in range(125):
        check_against_brute_force(rng, rng.randint(1, 7))


@pytest.mark.parametrize("batch", range(8))
def test_hands_of_eight_and_nine_cards_equal_brute_force(batch: int) -> None:
    rng = Random(f"large {batch}")
    for _ in range(13):
        check_against_brute_force(rng, rng.randint(8, 9))


@pytest.mark.parametrize("batch", range(4))
def test_hands_of_ten_and_eleven_cards_with_few_words_equal_brute_force(batch: int) -> None:
    rng = Random(f"few words {batch}")
    words = vocabulary(1000)
    few = CardIndex(words, DECK.counts)
    for _ in range(25):
        hand, worths = draw_hand(rng, rng.randint(10, 11)), draw_worths(rng)
        for rules, points in POINTS.items():
            found = Solver(few, points).solve(hand, worths=worths)
            expected = brute_force.best(tuple(hand), words, points, [*DECK.counts], True, worths)
            assert found == expected, (hand, rules, worths)


def solve(
    hand: str, words: str, *, rules: str = "published", discard: bool = True, worths: Worths = NONE
) -> Arrangement:
    """The best arrangement when only these words exist."""
    few = CardIndex(words.split(), DECK.counts)
    return Solver(few, POINTS[rules]).solve(hand.split(), discard=discard, worths=worths)


def shown(found: Arrangement) -> str:
    """An arrangement in one line, such as `QU I T, T O | A | X`."""
    words = ", ".join(" ".join(cards) for cards in found.words)
    return f"{words} | {' '.join(found.left)} | {found.discard or ''}".strip()


def test_QD_S1_words_earn_points_leftovers_cost_points_and_the_discard_is_free() -> None:
    found = solve("C A T X Z", "CAT")
    assert shown(found) == "C A T | X | Z"
    assert found.points == found.value == 8 + 2 + 3 - 12


def test_without_a_discard_every_card_left_counts_against() -> None:
    found = solve("C A T X Z", "CAT", discard=False)
    assert shown(found) == "C A T | X Z |"
    assert found.points == 8 + 2 + 3 - 12 - 14


def test_QD_H3_one_card_is_kept_for_the_discard() -> None:
    assert shown(solve("C A T", "CAT AT")) == "A T |  | C"
    assert shown(solve("C A T", "CAT AT", discard=False)) == "C A T |  |"


def test_a_hand_without_words_is_all_left_over_except_the_discard() -> None:
    found = solve("B C D", "CAT")
    assert (found.words, found.left, found.discard, found.points) == ((), ("C", "D"), "B", -13)
    found = solve("B C D", "CAT", rules="manual")
    assert (found.words, found.left, found.discard, found.points) == ((), ("B", "C"), "D", -4)


def test_a_single_card_is_discarded() -> None:
    assert shown(solve("Q", "CAT")) == "|  | Q"
    assert solve("Q", "CAT").points == 0
    assert solve("Q", "CAT", discard=False).points == -15


def test_QD_W2_the_same_word_may_be_laid_twice() -> None:
    assert shown(solve("T O T O X", "TO")) == "T O, T O |  | X"


def test_the_points_of_the_cards_decide_how_a_word_is_cut() -> None:
    assert shown(solve("QU Q U I T", "QUIT")) == "Q U I T |  | QU"
    dear = Solver(CardIndex(["QUIT"], DECK.counts), POINTS["published"] | {"QU": 60})
    assert shown(dear.solve(["QU", "Q", "U", "I", "T"])) == "QU I T | U | Q"


def test_a_second_word_can_be_worth_giving_up_points() -> None:
    hand, words = "S T R A I N", "STRAIN IN AT"
    found = solve(hand, words, discard=False, worths=Worths(words={2: 10}))
    assert shown(found) == "S T R A I N |  |"
    found = solve(hand, words, discard=False, worths=Worths(words={2: 20}))
    assert shown(found) == "A T, I N | R S |"
    assert (found.points, found.value) == (4, 24)


def test_QD_C3_a_two_letter_card_counts_two_letters_for_the_longest_word() -> None:
    hand, words = "TH E N O D", "THEN DON"
    assert shown(solve(hand, words, worths=Worths(letters={4: 1}))) == "TH E N | O | D"
    found = solve("IN T O E", "INTO TOE", rules="manual", worths=Worths(letters={4: 40}))
    assert shown(found) == "IN T O |  | E"
    assert (found.points, found.value) == (16, 56)


def test_worths_add_up_for_at_least_their_number() -> None:
    worths = Worths(words={2: 4, 3: 6}, letters={5: 1})
    assert [worths.of_words(count) for count in range(5)] == [0, 0, 4, 10, 10]
    assert [worths.of_letters(count) for count in (0, 4, 5, 15)] == [0, 0, 1, 1]


def test_among_equal_values_more_points_win() -> None:
    hand, words = "T O N D E", "TOND TO EN"
    for worth, expected in ((5, "T O N D | E |"), (6, "T O N D | E |"), (7, "E N, T O | D |")):
        found = solve(hand, words, discard=False, worths=Worths(words={2: worth}))
        assert shown(found) == expected


def test_among_equal_points_fewer_cards_left_win() -> None:
    # I N and IN have the same points: 2 and 5, or 7.
    assert shown(solve("IN I N K", "INK", discard=False)) == "I N K | IN |"


def test_among_equal_points_the_longest_word_wins_then_the_first_by_alphabet() -> None:
    assert shown(solve("T O T E X", "TO TOTE TE")) == "T O T E |  | X"
    assert shown(solve("T E A", "TEA EAT ATE", discard=False)) == "A T E |  |"
    assert shown(solve("A T E S O", "TEA SO OS EATS", discard=False)) == "T E A, O S |  |"


def test_among_equally_dear_cards_the_first_by_alphabet_is_discarded() -> None:
    assert shown(solve("C B A", "XU")) == "| A C | B"


def test_the_order_of_the_hand_does_not_matter() -> None:
    rng = Random(11)
    solver = Solver(index(), POINTS["published"])
    for _ in range(20):
        hand = draw_hand(rng, 11)
        assert solver.solve(hand) == solver.solve(rng.sample(hand, len(hand)))


def test_the_solver_works_with_any_point_table() -> None:
    free = dict.fromkeys(DECK.counts, 0)
    few = CardIndex(["CAT", "AT"], DECK.counts)
    found = Solver(few, free).solve(["C", "A", "T", "S"])
    assert shown(found) == "C A T |  | S"
    assert found.points == 0


def test_invalid_hands_points_and_worths_raise_an_error() -> None:
    solver = Solver(index(), POINTS["manual"])
    with pytest.raises(ValueError, match=r"^A hand to solve has 1 to 11 cards, not 12\.$"):
        solver.solve("AAAAEEEEIIII")
    with pytest.raises(ValueError, match=r"^A hand to solve has 1 to 11 cards, not 0\.$"):
        solver.solve([])
    with pytest.raises(ValueError, match=r"^There is no card ZZ\.$"):
        solver.solve(["ZZ"])
    with pytest.raises(ValueError, match=r"^A card cannot have less than zero points\.$"):
        Solver(index(), POINTS["manual"] | {"X": -1})
    with pytest.raises(ValueError, match=r"^More words .* cannot be worth less"):
        Worths(words={2: -1})

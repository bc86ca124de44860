"""Final words: positions in which the best one is known."""

from collections.abc import Sequence

from parlour.review.letterjam import LETTER_JAM_REVIEW
from parlour.review.letterjam.final_words import WordWorth
from parlour.review.types import Decision, Review
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.acts import WILD
from tests.minds.letterjam.bots import hound
from tests.review.letterjam.positions import record_of
from tests.rules.letterjam.table import Table

CERTAIN = ("TWENTY", "UNDER", "SMOKE", "THIRTY", "WINDOW")
# HOUSE or HORSE, so HOUND or NORTH.
DOUBTFUL = ("TWENTY", "HOUSE", "SMOKE", "THIRTY")


def at_the_end(words: Sequence[str]) -> Table:
    """Ben has NUOHD, and the clues told him so much of it."""
    table = hound(words)
    table.stop()
    return table


def reviewed(table: Table, *, know: bool = True, accept: bool = False) -> Review:
    if not table.state.players[1].final.ready:
        table.do(1, acts.Ready())  # before Ana, who may need the wildcard
    table.finish(know=know, accept=accept)
    return LETTER_JAM_REVIEW.review(record_of(table), lambda part: None)


def word_of(review: Review, seat: int) -> Decision:
    (found,) = (one for one in review.decisions if one.kind == "final" and one.seat == seat)
    return found


def test_a_certain_row_laid_out_as_its_word_is_no_mistake() -> None:
    table = at_the_end(CERTAIN)
    table.arrange(1, "r3 r2 r1 r0 r4")
    decision = word_of(reviewed(table), 1)
    assert decision.size == ""
    assert decision.done.text == "the word HOUND"
    assert decision.done.right == 1.0


def test_a_certain_row_left_as_it_lies_is_a_large_mistake() -> None:
    decision = word_of(reviewed(at_the_end(CERTAIN)), 1)
    assert decision.size == "large"
    assert decision.best[0].text == "the word HOUND"
    assert "HOUND" in decision.sentences[1]


def test_two_cards_exchanged_are_a_large_mistake() -> None:
    table = at_the_end(CERTAIN)
    table.arrange(1, "r3 r1 r2 r0 r4")  # HUOND
    decision = word_of(reviewed(table), 1)
    assert decision.size == "large"
    assert decision.best[0].command == "arrange 4 3 2 1 5"


def test_a_card_without_a_clue_follows_from_the_word() -> None:
    table = at_the_end(CERTAIN[:4])
    table.arrange(1, "r3 r2 r1 r0 r4")
    decision = word_of(reviewed(table), 1)
    assert decision.size == ""
    assert decision.done.right is not None
    assert 0.9 < decision.done.right < 1


def test_the_wildcard_in_the_place_of_a_card_in_doubt_is_better() -> None:
    """HO, and then UND or RN: with the wildcard for the doubtful card more rows make a word."""
    table = at_the_end(DOUBTFUL)
    table.arrange(1, "r3 r2 r1 r0 r4")
    plain = WordWorth(table.view(1)).done()
    table.arrange(1, "r3 r2 r1 r0 *", "E")
    wild = WordWorth(table.view(1)).done()
    assert plain.right is not None
    assert wild.right is not None
    assert wild.right > plain.right
    assert wild.worth > plain.worth
    assert "It uses the wildcard." in wild.facts


def test_a_wildcard_that_another_player_has_claimed_is_not_suggested() -> None:
    table = at_the_end(DOUBTFUL)
    table.arrange(0, "r0 r1 r2 r3 *", "E")
    best = WordWorth(table.view(1)).best()
    assert best is not None
    assert "wild" not in best.command


def test_a_wildcard_that_nobody_needs_makes_a_certain_word_longer() -> None:
    """Ana is ready, so the wildcard is Ben's: HOUNDS earns a point more than HOUND."""
    table = at_the_end(CERTAIN)
    table.arrange(1, "r3 r2 r1 r0 r4")
    worth = WordWorth(table.view(1))
    best = worth.best()
    assert best is not None
    assert best.text == "the word HOUND", "Ana may need it"
    table.do(0, acts.Ready())
    best = WordWorth(table.view(1)).best()
    assert best is not None
    assert best.worth == worth.done().worth + 1
    assert len(best.text) == len("the word HOUNDS")


def test_luck_is_told_apart_from_a_word_that_could_not_be_known() -> None:
    """Ana has heard no clue. Her row happens to lie in order, so luck gave her the points."""
    table = Table.dealt("HORSE", "EARTH")
    table.stop()
    review = reviewed(table)
    assert word_of(review, 0).size != "large"
    assert review.players[0].luck > 10
    assert any("luck gave" in sentence for sentence in review.luck)


def test_a_word_that_only_the_table_accepted_is_no_luck() -> None:
    """No list has HROSE, so it was not right, but Ben let it count."""
    table = Table.dealt("HROSE", "EARTH", words=("HORSE", "EARTH"))
    table.stop()
    review = reviewed(table, accept=True)
    assert table.state.players[0].final.correct
    assert review.players[0].luck == 0
    (told,) = (sentence for sentence in review.luck if sentence.startswith("Ana"))
    points = table.state.points[0]
    assert told == (
        "Ana's word HROSE is not in the word list. The table accepted it: "
        f"{points} points that are neither luck nor play."
    )


def test_a_right_word_that_its_owner_did_not_know_is_no_bad_luck() -> None:
    table = Table.dealt("COIFS", "EARTH")
    table.stop()
    review = reviewed(table, know=False)
    assert not table.state.players[0].final.correct
    assert review.players[0].luck == 0
    (told,) = (sentence for sentence in review.luck if sentence.startswith("Ana"))
    assert told.startswith("Ana's word COIFS is in the word list, but Ana did not know it")


def test_the_words_that_the_real_cards_allowed_are_told() -> None:
    table = at_the_end(CERTAIN)
    table.arrange(1, "r3 r2 r1 r0 r4")
    [possible] = reviewed(table).sections
    told = possible.sentences
    assert possible.answers
    assert any(
        "Ben bot could have had HOUNDS" in sentence and "1 point more" in sentence
        for sentence in told
    )
    assert WILD not in "".join(told)

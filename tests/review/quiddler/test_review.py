"""Whole games of Quiddler are reviewed: decisions, sentences, chart, luck, and levels."""

from functools import cache
from itertools import groupby
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.game import Game
from parlour.records import Record
from parlour.review.quiddler import QUIDDLER_REVIEW
from parlour.review.quiddler.lay_downs import bonus_races, missed
from parlour.review.quiddler.luck import Luck, deal_luck
from parlour.review.quiddler.luck_words import in_words
from parlour.review.quiddler.position import Position
from parlour.review.quiddler.walk import walk
from parlour.review.quiddler.win_chances import chances_of_all
from parlour.review.scale import scale
from parlour.review.text import as_text
from parlour.review.types import Decision, Review, ReviewError
from parlour.rules import HOUSE, Person
from parlour.rules.manners import EndedEarly
from parlour.rules.quiddler import QUIDDLER, Options, acts, events
from parlour.rules.quiddler.state import State
from tests.review.quiddler.positions import ANA, BEN, drawing, final, playing, record_of
from tests.rules.quiddler.table import Table

LEVELS = ("novice", "regular", "expert")


def reviewed(record: Record) -> Review:
    return QUIDDLER_REVIEW.review(record, lambda share: None)


def ended_early(record: Record) -> Record:
    """The same game, which its host ends here."""
    return replace(record, events=(*record.events, EndedEarly(by=ANA)))


@cache
def played(levels: tuple[str, ...], seed: int = 1, **options: Any) -> Record:
    return _played(levels, seed, options)


def _played(levels: tuple[str, ...], seed: int, options: dict[str, Any]) -> Record:
    rule_set = options.pop("rule_set", "manual")
    game = Game(
        "quiddler",
        [Person(f"Seat {seat}", mind) for seat, mind in enumerate(levels, 1)],
        rule_set=rule_set,
        options=options,
        seed=seed,
    )
    game.let_bots_act()
    assert game.over
    return game.record()


def decisions_at(review: Review, kind: str) -> list[Decision]:
    return [one for one in review.decisions if one.kind == kind]


# Every table ------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule_set", ["manual", "published"])
@pytest.mark.parametrize(
    "options",
    [
        {"judging": "challenge"},
        {"judging": "vote", "final_words": "in-turn"},
        {"judging": "checked", "final_words": "together"},
        {"hands": 2, "course": "up-and-down", "out_on_first_turn": False, "must_lay_down": True},
        {"challenges": "one-each", "challenge_seconds": 30, "lexicon": "parlour"},
    ],
)
def test_every_table_is_reviewed(rule_set: str, options: dict[str, Any]) -> None:
    chosen = {"hands": 2, **options}
    record = _played(LEVELS, 3, {"rule_set": rule_set, **chosen})
    review = reviewed(record)
    turns = sum(isinstance(event, events.Drew) for event in record.events)
    assert len(decisions_at(review, "draw")) == turns
    ends = [one for one in review.decisions if one.kind in ("discard", "go-out", "lay-down")]
    assert len(ends) == turns
    for one in review.decisions:
        assert one.points_lost >= 0
        chances = [option.chance or 0 for option in one.best]
        assert max(chances) == pytest.approx(chances[0], abs=2e-4)
        assert one.sentences
        assert all(sentence.endswith(".") for sentence in one.sentences)
    assert review.settings.startswith(f"{rule_set}, with ")
    assert review.lexicon == record.header.lexicon
    assert review.level == "expert"


@pytest.mark.parametrize("seats", [2, 8])
def test_every_number_of_seats_is_reviewed(seats: int) -> None:
    review = reviewed(_played(("novice",) * seats, 2, {"hands": 2}))
    assert [player.seat for player in review.players] == list(range(seats))
    assert len(review.chart.curves) == seats


def test_a_game_that_is_not_over_is_refused() -> None:
    table = playing("E E L", "V")
    table.go_out(ANA, "L E E", discard="V")
    with pytest.raises(ReviewError, match="not finished"):
        reviewed(record_of(table))


def test_a_game_that_was_ended_early_is_reviewed_as_far_as_it_was_played() -> None:
    table = playing("E E L", "V")
    table.go_out(ANA, "L E E", discard="V")
    review = reviewed(ended_early(record_of(table)))
    assert [one.kind for one in review.decisions] == ["draw", "go-out"]
    assert review.summary == "No hands were scored, and nobody made a mistake."
    assert review.chart.parts == ("Start",)
    assert "Best moments" not in as_text(review), "there are none to tell"


def test_progress_is_told_until_the_end() -> None:
    told: list[float] = []
    QUIDDLER_REVIEW.review(played(LEVELS, 3, hands=1), told.append)
    assert told == sorted(told)
    assert told[-1] == 1


def test_a_game_whose_word_list_has_changed_is_reviewed_by_the_present_one() -> None:
    record = _played(LEVELS, 3, {"rule_set": "published", "hands": 1})
    present, old = record.header.lexicon, "strict@000000000000"
    review = reviewed(replace(record, header=replace(record.header, lexicon=old)))
    assert review.decisions == reviewed(record).decisions
    assert review.lexicon == f"{present} (that of the game, {old}, is not here)"


# What the player could know ---------------------------------------------------------------------


def test_no_value_depends_on_a_card_that_the_player_could_not_see() -> None:
    """Everything hidden from a player is replaced, and their decision is judged the same."""
    record = played(("regular", "expert", "novice"), 5, hands=3)
    start: State = record.header.begin()
    compared = 0
    state = start
    for at, event in enumerate(record.events):
        if isinstance(event, events.Drew | events.Discarded | events.LaidDown):
            seat = event.seat
            other = QUIDDLER.disguise(start, record.events[:at], seat, Random(at))
            hidden = QUIDDLER.fold(start, other)
            assert hidden.faces != state.faces
            here, there = (Position(QUIDDLER.view(one, seat)) for one in (state, hidden))
            if isinstance(event, events.Drew):
                assert here.draws() == there.draws()
            else:
                assert here.ends() == there.ends()
            compared += 1
        state = QUIDDLER.evolve(state, event)
    assert compared > 20


# Mistakes ---------------------------------------------------------------------------------------


def test_a_mistake_is_named_with_what_was_better_and_what_it_cost() -> None:
    table = final("R A T S", "T O E TH", "N", rule_set="published")
    table.lay_down(BEN, "N O T E", discard="TH")
    (mistake,) = decisions_at(
        reviewed(ended_early(record_of(table, rule_set="published"))), "lay-down"
    )
    assert mistake.size == "large"
    assert mistake.points_lost == 17
    assert mistake.best[0].text == "lay down TENTH"
    assert mistake.sentences[0] == "Ben laid down NOTE; it was better to lay down TENTH."
    assert mistake.sentences[1].startswith("This cost 17 points, and the chance to win went from ")


def test_what_was_best_is_no_mistake() -> None:
    table = final("R A T S", "T O E TH", "N", rule_set="published")
    table.lay_down(BEN, "T E N TH", discard="O")
    (decision,) = decisions_at(
        reviewed(ended_early(record_of(table, rule_set="published"))), "lay-down"
    )
    assert decision.size == ""
    assert decision.points_lost == 0
    assert decision.best[0] == decision.done
    assert decision.sentences == ("Ben laid down TENTH; nothing was clearly better.",)


def test_a_game_without_mistakes_says_so() -> None:
    review = reviewed(_played(("expert", "expert"), 1, {"hands": 1}))
    assert review.index == 0
    assert review.summary.endswith("and nobody made a mistake.")
    assert review.points == ("No points were lost by mistakes.",)
    assert [
        player.sentences[0].startswith(f"{player.name} made no mistake")
        for player in review.players
    ] == [True, True]


def test_the_index_tells_the_levels_apart() -> None:
    """An expert makes next to no mistakes by its own numbers; a novice makes more than a
    regular."""
    index: dict[str, float] = dict.fromkeys(LEVELS, 0.0)
    for seed in range(3):
        record = played((*LEVELS[seed:], *LEVELS[:seed]), seed, hands=5)
        for player in reviewed(record).players:
            index[record.header.persons[player.seat].mind or ""] += player.index / 3
    assert index["expert"] < 0.3
    assert index["novice"] > index["regular"] > 3 * index["expert"]


def test_the_index_of_the_table_is_the_mean_of_its_players() -> None:
    review = reviewed(played(LEVELS, 1, hands=5))
    assert review.index == pytest.approx(sum(one.index for one in review.players) / 3, abs=0.01)
    for player in review.players:
        sizes = [one.size for one in review.decisions if one.seat == player.seat]
        assert player.index == scale("quiddler").index(sizes)
        assert player.mistakes == {s: sizes.count(s) for s in ("large", "medium", "small")}


def test_the_size_follows_from_points_or_from_the_chance_to_win() -> None:
    assert [scale("quiddler").size(points, None) for points in (1.9, 2, 5, 10)] == [
        "",
        "small",
        "medium",
        "large",
    ]
    assert [scale("quiddler").size(0, chance) for chance in (0.01, 0.02, 0.05, 0.1)] == [
        "",
        "small",
        "medium",
        "large",
    ]


# Challenges -------------------------------------------------------------------------------------


def test_letting_an_unlisted_word_stand_is_a_mistake() -> None:
    table = playing("E V K", "C")
    table.go_out(ANA, "K E V", discard="C")
    table.pass_(BEN)
    (mistake,) = decisions_at(reviewed(ended_early(record_of(table))), "challenge")
    assert mistake.seat == BEN
    assert mistake.best[0].text == "challenge KEV"
    # Ben gets the 16 points, and Ana loses them twice.
    assert mistake.points_lost == 16 + 2 * 16
    assert "KEV is not in the word list." in mistake.sentences


def test_time_that_runs_out_lets_a_word_stand() -> None:
    table = playing("E V K", "C", challenge_seconds=30)
    table.go_out(ANA, "K E V", discard="C")
    close = QUIDDLER.house_act(table.state)
    assert close is not None
    table.do(HOUSE, close)
    (mistake,) = decisions_at(
        reviewed(ended_early(record_of(table, challenge_seconds=30))), "challenge"
    )
    assert mistake.seat == BEN


def test_challenging_a_listed_word_costs_what_the_rules_say() -> None:
    table = playing("E E L", "V", rule_set="published")
    table.go_out(ANA, "L E E", discard="V")
    table.challenge(BEN)
    (mistake,) = decisions_at(
        reviewed(ended_early(record_of(table, rule_set="published"))), "challenge"
    )
    assert mistake.points_lost == 3 + 2 + 2
    assert mistake.best[0].text == "let all words stand"


def test_where_people_vote_no_challenge_is_judged() -> None:
    table = playing("E V K", "C", judging="vote")
    table.go_out(ANA, "K E V", discard="C")
    table.pass_(BEN)
    assert not decisions_at(reviewed(ended_early(record_of(table, judging="vote"))), "challenge")


# Find it yourself -------------------------------------------------------------------------------


def test_a_tried_act_gets_the_numbers_of_the_review() -> None:
    table = final("R A T S", "T O E TH", "N", rule_set="published")
    at = len(table.story)
    note = table.laying_down(BEN, "N O T E", discard="TH")
    tenth = table.laying_down(BEN, "T E N TH", discard="O")
    table.do(BEN, note)
    record = ended_early(record_of(table, rule_set="published"))
    review = reviewed(record)
    (mistake,) = decisions_at(review, "lay-down")
    assert review.points[0].startswith("Mistakes cost the table ")
    assert "hand" not in review.points[0], "none was scored"
    assert mistake.at == at
    assert QUIDDLER_REVIEW.judge(record, at, BEN, note) == mistake.done
    assert QUIDDLER_REVIEW.judge(record, at, BEN, tenth) == mistake.best[0]


def test_every_decision_of_a_game_is_judged_alike_by_review_and_trial() -> None:
    record = played(LEVELS, 3, hands=1)
    review = reviewed(record)
    for step, decision in _with_findings(record, review):
        assert QUIDDLER_REVIEW.judge(record, decision.at, decision.seat, step) == decision.done


def _with_findings(record: Record, review: Review) -> list[tuple[Any, Decision]]:
    findings = [finding for step in walk(record) for finding in step.judged]
    return [(one.done.act, made) for one, made in zip(findings, review.decisions, strict=True)]


def test_a_draw_can_be_tried() -> None:
    table = drawing("C A V", "T")
    record = record_of(table)
    at = len(table.story)
    take = QUIDDLER_REVIEW.judge(record, at, ANA, table.drawing("discards"))
    stock = QUIDDLER_REVIEW.judge(record, at, ANA, table.drawing("stock"))
    assert take.worth > stock.worth
    assert take.facts == ("With the T there is ACT.",)


def test_a_word_can_be_tried_where_words_are_checked() -> None:
    table = final("R A T S", "Z O E V", "N", judging="checked")
    record, at = record_of(table, judging="checked"), len(table.story)
    tried = QUIDDLER_REVIEW.judge(record, at, BEN, table.laying_down(BEN, "Z O N E", discard="V"))
    assert tried.text == "lay down ZONE"
    with pytest.raises(ValueError, match="ZOVE is not in the word list"):
        QUIDDLER_REVIEW.judge(record, at, BEN, table.laying_down(BEN, "Z O V E", discard="N"))


def test_an_impossible_act_is_refused_with_a_sentence() -> None:
    table = drawing("C A V", "T")
    record, at = record_of(table), len(table.story)
    with pytest.raises(ValueError, match="Draw a card first"):
        QUIDDLER_REVIEW.judge(record, at, ANA, table.discarding(ANA, "V"))
    with pytest.raises(ValueError, match="It is Ana's turn"):
        QUIDDLER_REVIEW.judge(record, at, BEN, table.drawing())
    with pytest.raises(ValueError, match="are judged"):
        QUIDDLER_REVIEW.judge(record, at, ANA, acts.Arrange(hand=1, rows=((1, 2),)))


# Luck, chart, lay-downs -------------------------------------------------------------------------


def test_luck_is_what_the_cards_gave_against_what_was_to_be_expected() -> None:
    """A dull deal is bad luck and a rich one is good luck; an E from the stock is luck as well."""
    rich, poor = (Position(drawing(hand, "M").view(ANA)) for hand in ("E E A", "C J K"))
    assert deal_luck(rich.values, rich.pool) > 5
    assert deal_luck(poor.values, poor.pool) < -5
    steps = list(walk(record_of(playing("L E V", "E"))))
    kinds = {one.kind: one for step in steps for one in step.luck}
    assert kinds["draw"].face == "E"
    assert kinds["draw"].points > 5


def test_a_card_below_the_average_is_not_called_lucky() -> None:
    good, bad = (Luck(at=1, seat=0, hand=1, kind="draw", face="U", points=p) for p in (3.2, -0.7))
    lucky = "The luckiest card was the U of Ana in hand 1: 3.2 points more than an average one."
    assert in_words([good, bad], ["Ana"])[-1] == lucky
    assert len(in_words([bad], ["Ana"])) == 1


def test_luck_of_a_draw_is_nothing_on_average() -> None:
    table = drawing("C A V", "T")
    position = Position(table.view(ANA))
    drawn, chances = position.drawn, position.values.chances
    assert float((drawn - drawn @ chances) @ chances) == pytest.approx(0)


def test_the_chart_begins_equal_and_ends_with_the_winner() -> None:
    record = played(LEVELS, 1, hands=5)
    review = reviewed(record)
    final_state: State = QUIDDLER.fold(record.header.begin(), record.events)
    assert [curve.values[0] for curve in review.chart.curves] == [33.3] * 3
    ends = [curve.values[-1] for curve in review.chart.curves]
    assert [seat for seat, value in enumerate(ends) if value] == list(final_state.winners)
    assert review.chart.parts == ("Start", "Hand 1", "Hand 2", "Hand 3", "Hand 4", "Hand 5")
    assert review.chart.sentences[0] == "At the start everybody has 33 %."
    assert review.chart.sentences[-1].endswith("won.")


def test_the_chances_of_all_players_add_up_and_follow_the_lead() -> None:
    for left in range(5):
        chances = chances_of_all([40, 25, 10], Options(), left)
        assert sum(chances) == pytest.approx(1, abs=0.002)
        assert sorted(chances, reverse=True) == list(chances)
    assert chances_of_all([40, 25], Options(), 1)[0] > chances_of_all([40, 25], Options(), 6)[0]


def _scored(*words: str) -> Table:
    """Ana is out with RATS; Ben lays these words, and the hand is scored."""
    table = final("R A T S", "T O E TH", "N", rule_set="published")
    table.lay_down(BEN, *words, discard="TH" if "TH" not in " ".join(words) else "O")
    table.all_pass()
    return table


def test_words_nobody_saw_are_found_with_their_bonus() -> None:
    table = _scored("T E N TH")
    assert not list(missed(2, table.state.sheet[-1], table.state.options))
    table = final("R A T S", "T O E TH", "N", rule_set="published", must_lay_down=False)
    table.lay_down(BEN, "TH E N", discard="O")
    table.all_pass()
    (found,) = missed(2, table.state.sheet[-1], table.state.options)
    # T was left over: TENTH has its 3 points, does not lose them, and has the bonus.
    assert (found.seat, found.words, found.points) == (BEN, ("TENTH",), 16)
    assert found.bonuses == ("the longest word",)


def test_bonus_races_say_who_won_and_by_how_much() -> None:
    state = _scored("T E N TH").state
    assert bonus_races(state.sheet, state.options, ["Ana", "Ben"]) == (
        "Hand 1: Ben had the longest word, 5 letters to 4.",
    )
    both = replace(state.options, two_player_bonus="both")
    words = "nobody won most words: Ana and Ben had 1 word each"
    assert bonus_races(state.sheet, both, ["Ana", "Ben"]) == (
        f"Hand 1: {words}; Ben had the longest word, 5 letters to 4.",
    )


def test_the_sections_and_moments_tell_of_the_game() -> None:
    record = played(LEVELS, 1, hands=5)
    review = reviewed(record)
    state: State = QUIDDLER.fold(record.header.begin(), record.events)
    titles = [section.title for section in review.sections]
    assert titles[:2] == ["Bonus races", "Best lay-downs"]
    assert len(review.sections[0].sentences) == 5
    words = [w for hand in state.sheet for row in hand.scores for w in row.words]
    best = max(words, key=lambda word: word.points)
    assert review.best_moments[0].startswith(f"The best word was {best.word} by ")
    assert len(review.luck) == 4


def test_decisions_come_in_the_order_of_the_game() -> None:
    review = reviewed(played(LEVELS, 1, hands=5))
    places = [one.at for one in review.decisions]
    assert places == sorted(places)
    assert [part for part, _ in groupby(one.part for one in review.decisions)] == [1, 2, 3, 4, 5]

"""The bots play whole games from their views, and give way to people."""

from random import Random
from typing import Any

import msgspec
import pytest

from parlour.minds import mind
from parlour.minds.letterjam.bot import expert
from parlour.minds.letterjam.clueing import GOOD_CLUE, plainness
from parlour.minds.letterjam.level import LEVELS as LEVELS_BY_NAME
from parlour.minds.letterjam.notes import offers_heard, read_note
from parlour.rules import PUBLIC, Refusal
from parlour.rules.letterjam import LETTER_JAM, acts
from parlour.rules.letterjam.events import ClueGiven, GoodClueSaid
from parlour.rules.letterjam.state import State
from parlour.rules.letterjam.statement import state_of
from tests.minds.letterjam.bots import EXPERT, let_bots_act, seat_bots, thought
from tests.rules.letterjam.games import moments, stories
from tests.rules.letterjam.table import Table, begin

LEVELS = ("novice", "regular", "expert", "casual")

# Whole games


@pytest.mark.parametrize("rule_set", ["rulebook", "summary"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_bots_play_a_game_to_its_end_and_most_words_are_right(seats: int, rule_set: str) -> None:
    options = msgspec.to_builtins(LETTER_JAM.rule_sets[rule_set])
    table = seat_bots(Table.by_chance(seats, **options))
    let_bots_act(table)
    assert table.phase == "over"
    right = sum(player.final.correct for player in table.state.players)
    assert right >= seats - 1


@pytest.mark.parametrize(
    "options",
    [
        {"words": "neighbours"},
        {"words": "neighbours", "lengths": [7, 3, 5]},
        {"agreement": "majority"},
        {"agreement": "host", "host": 1},
        {"length": 7},
        {"lengths": [3, 7, 4]},
        {"acceptance": "lexicon-only", "lexicon": "strict"},
        {"strict_share": True},
        {"extra_letters": "keep-face-down"},
    ],
)
def test_bots_play_by_other_options(options: dict[str, Any]) -> None:
    table = seat_bots(Table.by_chance(3, seed=2, **options))
    let_bots_act(table)
    assert table.phase == "over"


def test_bots_play_well_together() -> None:
    """Their scores are far above random play and near the best possible: 86 with four."""
    totals = []
    for seed in (11, 12, 13):
        table = seat_bots(Table.by_chance(4, seed=seed))
        let_bots_act(table)
        totals.append(sum(table.state.points))
    assert sum(totals) / len(totals) > 76, totals


# Any moment of any game


@pytest.mark.parametrize("level", LEVELS)
def test_in_any_state_a_bot_finds_an_act_that_the_rules_accept(level: str) -> None:
    """The states come from random games, which are stranger than real ones."""
    bot = mind("letterjam", level)
    idle: set[str] = set()
    for state in moments(2):
        for seat in range(len(state.company)):
            view = LETTER_JAM.view(state, seat)
            act = bot.choose(view)
            if act is None:
                idle.add(state.phase)
                continue
            answer = LETTER_JAM.decide(state, seat, act, Random(1))
            assert not isinstance(answer, Refusal), (state.phase, act, answer)
    assert {"setup", "over"} <= idle


def running(state: State) -> bool:
    return state.phase not in ("setup", "over")


def test_bots_that_take_over_in_the_middle_finish_the_game() -> None:
    for state in [state for state in moments(2) if running(state)][::5]:
        table = seat_bots(Table(state))
        let_bots_act(table)
        assert table.phase == "over"


# Nothing but the view


def test_a_bot_does_nothing_with_the_view_of_a_watcher() -> None:
    assert EXPERT.choose(Table.by_chance(3).view(PUBLIC)) is None


def test_a_mind_is_stateless_and_deterministic() -> None:
    table = seat_bots(Table.by_chance(3, seed=4))
    for _ in range(12):
        for seat in table.seats:
            act = thought(table, seat)
            sent = msgspec.json.encode(table.view(seat))
            view = msgspec.json.decode(sent, type=LETTER_JAM.view_type)
            assert expert().choose(view) == act
            if act is not None:
                table.do(seat, act)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_and_private_acts_of_others_change_no_act(level: str) -> None:
    """The same game is replayed with other hidden cards and other private acts."""
    bot = mind("letterjam", level)
    phases: set[str] = set()
    tables: tuple[dict[str, Any], ...] = (
        {},
        {"words": "neighbours"},
        {"extra_letters": "keep-face-down"},
    )
    for options in tables:
        start = begin(3, **options)
        table = seat_bots(Table.by_chance(3, seed=5, **options), name=level)
        let_bots_act(table)
        changed = 0
        for cut in (*range(4, len(table.story), 13), len(table.story) - 3):
            truth = table.story[:cut]
            state = LETTER_JAM.fold(start, truth)
            phases.add(state.phase)
            for seat in table.seats:
                story = LETTER_JAM.disguise(start, truth, seat, Random(cut))
                changed += story != tuple(truth)
                other = LETTER_JAM.view(LETTER_JAM.fold(start, story), seat)
                assert bot.choose(other) == bot.choose(LETTER_JAM.view(state, seat))
        assert changed
    assert phases >= {"making", "clue", "deciding", "final", "reveal"}


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_no_act_in_random_games(level: str) -> None:
    bot = mind("letterjam", level)
    phases: set[str] = set()
    for story in stories()[::6]:
        steps = len(story.steps)
        final = [at for at, step in enumerate(story.steps, 1) if step.state.phase == "final"]
        for cut in (*range(1, steps, max(1, steps // 5)), *final[len(final) // 2 :][:1]):
            events = tuple(event for step in story.steps[:cut] for event in step.events)
            state = story.steps[cut - 1].state
            phases.add(state.phase)
            for seat in range(len(state.company)):
                twin = LETTER_JAM.disguise(story.start, events, seat, Random(cut))
                other = LETTER_JAM.fold(story.start, twin)
                act = bot.choose(LETTER_JAM.view(state, seat))
                assert bot.choose(LETTER_JAM.view(other, seat)) == act
    assert phases >= {"clue", "deciding", "final"}


# Levels


def test_higher_levels_score_more() -> None:
    totals = {}
    for level in ("novice", "regular", "expert"):
        tables = [seat_bots(Table.by_chance(3, seed=seed), name=level) for seed in range(20, 28)]
        for table in tables:
            let_bots_act(table)
        totals[level] = sum(sum(table.state.points) for table in tables) / len(tables)
    assert totals["novice"] + 1 < totals["regular"] < totals["expert"] - 1, totals


def test_only_a_close_listener_writes_notes() -> None:
    notes = {}
    for level in ("regular", "expert"):
        table = seat_bots(Table.by_chance(5, seed=3), name=level)
        let_bots_act(table)
        sheets = (player.sheet for player in table.state.players)
        notes[level] = [entry.note for sheet in sheets for entry in sheet if entry.note]
    assert not notes["regular"]
    assert notes["expert"]
    assert all(read_note(note)[0] for note in notes["expert"])


# With people


@pytest.fixture
def table() -> Table:
    """Ana and Ben are people, Cem and Dot are bots."""
    table = Table.dealt("HORSE", "EARTH", "ELUDE", "SWING", stacks=("T", "O"))
    return seat_bots(table, [2, 3])


def test_bots_make_offers_then_back_the_same_one_and_wait(table: Table) -> None:
    let_bots_act(table, [2, 3])
    assert sorted(offer.giver for offer in table.state.offers) == [2, 3]
    backed = {table.state.players[seat].backing for seat in (2, 3)}
    assert len(backed) == 1
    assert None not in backed
    assert set(table.view(0).waiting_for) == {0, 1}


def test_bots_follow_the_offer_that_people_back(table: Table) -> None:
    let_bots_act(table, [2, 3])
    left = {offer.number for offer in table.state.offers} - {table.state.players[2].backing}
    table.back(0, left.pop())
    let_bots_act(table, [2, 3])
    assert {table.state.players[seat].backing for seat in (0, 2, 3)} == {
        table.state.players[0].backing
    }


def test_bots_give_way_to_a_persons_own_offer_however_poor(table: Table) -> None:
    let_bots_act(table, [2, 3])
    poor = table.offer(0, "TO", "s0 s1")
    let_bots_act(table, [2, 3])
    assert table.state.players[2].backing == table.state.players[3].backing == poor
    table.back(1, poor)
    assert table.phase == "deciding" or table.round == 2


def test_a_bot_that_cannot_take_a_token_backs_without_offering() -> None:
    table = seat_bots(Table.dealt("HORSE", "EARTH", strict_share=True), [1])
    for _ in range(3):
        table.spell(1, "s0 *")
    let_bots_act(table, [1])
    assert not table.state.offers
    offer = table.offer(0, "E", "p1")
    assert thought(table, 1) == table.backing(offer)


def test_bots_agree_to_stop_with_people_unless_their_word_is_unlikely(table: Table) -> None:
    for seat in (0, 1):
        table.do(seat, table.wanting_stop())
    let_bots_act(table, [2, 3])
    assert table.phase == "clue", "nothing is known in the first round"
    assert not table.state.players[2].wants_stop


def test_the_game_goes_on_if_only_a_bot_that_cannot_give_would_not_stop() -> None:
    """It says that it is unsure, so that the bot which can give a clue waits no longer for its
    vote; people would wait for ever."""
    table = seat_bots(Table.dealt("HORSE", "EARTH", "ELUDE", strict_share=True), [1, 2])
    for _ in range(2):
        table.spell(1, "s0 *")
    for seat in (0, 2):
        table.do(seat, table.wanting_stop())
    let_bots_act(table, [1, 2])
    assert table.state.players[1].sure is False
    assert not table.state.players[1].wants_stop
    assert [offer.giver for offer in table.state.offers] == [2]


@pytest.mark.parametrize("seats", [2, 3])
def test_bots_that_know_their_words_stop_while_greens_are_left(seats: int) -> None:
    """They take the reds first: those cost nothing, and the last one frees the centre."""
    for seed in range(4):
        table = seat_bots(Table.by_chance(seats, seed=seed, length=3))
        let_bots_act(table)
        assert table.state.end_reason == "agreed"
        assert table.state.greens > 0
        assert table.state.reds == 0


def test_bots_note_the_offers_of_the_last_round_before_they_stop() -> None:
    """Offers cost nothing, so an unsure bot hears them before the game ends without a clue."""
    heard_last = 0
    for seed in range(6):
        table = seat_bots(Table.by_chance(5, seed=seed))
        let_bots_act(table)
        assert table.state.end_reason == "agreed"
        notes = [entry.note for player in table.state.players for entry in player.sheet]
        heard_last += any(offers_heard(note) == table.round for note in notes)
    assert heard_last


def test_a_bot_calls_its_clue_good_rarely_and_only_if_it_is() -> None:
    said = {True: 0, False: 0}
    for seed in range(12):
        table = seat_bots(Table.by_chance(3, seed=seed))
        for seat in table.seats:
            draft = thought(table, seat)
            assert isinstance(draft, acts.Draft)
            part = plainness(table.view(seat), draft.word, draft.sources, LEVELS_BY_NAME["expert"])
            table.do(seat, draft)
            praise = isinstance(thought(table, seat), acts.SayGoodClue)
            helped = state_of(draft.sources).players
            assert not praise or (part >= GOOD_CLUE and helped == len(table.seats) - 1)
            said[praise] += 1
    assert 0 < said[True] < said[False], said


def test_bots_call_a_clue_good_a_few_times_in_a_game_and_never_twice_in_a_round() -> None:
    for seed in range(3):
        table = seat_bots(Table.by_chance(4, seed=seed))
        let_bots_act(table)
        clues, said = 0, []
        for event in table.story:
            clues += isinstance(event, ClueGiven)
            said += [clues] * isinstance(event, GoodClueSaid)
        assert len(said) == len(set(said)) <= clues / 2, said


def test_bots_judge_a_word_outside_the_lexicon_as_people_do() -> None:
    table = seat_bots(Table.dealt("HORSE", "EARTH", "ELUDE", "SWING"), [2, 3])
    table.stop()
    table.ready()
    table.reveal(1)
    assert table.view(2).judging is None, "EARTH is a word"
    table = seat_bots(Table.dealt("HROSE", "ETRAH", "ELUDE", "SWING"), [2, 3])
    table.stop()
    table.ready()
    table.reveal(1)
    assert table.view(2).judging == 1
    assert thought(table, 2) is None, "it waits for Ana's vote"
    in_her_place = acts.Accept(seat=1, accept=False)
    assert thought(table, 0) == in_her_place, "a mind at Ana's seat does not wait for her vote"
    table.accept(0, 1, accept=False)
    assert thought(table, 2) == acts.Accept(seat=1, accept=False)


def test_among_themselves_bots_do_not_accept_words_they_do_not_know() -> None:
    table = seat_bots(Table.dealt("HROSE", "ETRAH", "ELUDE"))
    table.stop()
    table.ready()
    table.reveal(1)
    assert thought(table, 0) == acts.Accept(seat=1, accept=False)

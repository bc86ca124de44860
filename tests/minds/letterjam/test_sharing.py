"""Middle cards among partners, and the words a bot knows."""

import pytest

import parlour
from parlour.minds.letterjam.deduction import deduce
from parlour.minds.letterjam.finishing import knows
from parlour.minds.letterjam.sharing import NEED_OF_ASKER, card_to_give_up
from parlour.rules import HOUSE
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import CanGiveUp
from parlour.words import Lexicon
from tests.minds.letterjam.bots import let_bots_act, seat_bots, thought
from tests.minds.letterjam.test_finishing import CERTAIN, DOUBTFUL, at_the_end
from tests.rules.letterjam.table import Table

ANA, BEN = 0, 1


def claims(table: Table) -> tuple[str, ...]:
    final = table.view(ANA).players[BEN].final
    assert final is not None
    return final.claims


def is_ready(table: Table) -> bool:
    return table.state.players[BEN].final.ready


def test_a_bot_leaves_the_wildcard_to_people_for_half_a_minute() -> None:
    table = at_the_end(DOUBTFUL)
    let_bots_act(table, [BEN])
    assert claims(table) == ()
    assert not is_ready(table), "it waits for what it needs"
    table.do(HOUSE, acts.FreeWildcard())
    let_bots_act(table, [BEN])
    assert claims(table) == (WILD,)
    assert is_ready(table)


def test_a_bot_leaves_the_wildcard_to_people_until_all_of_them_are_ready() -> None:
    table = at_the_end(DOUBTFUL)
    let_bots_act(table, [BEN])
    table.do(ANA, acts.Ready())
    let_bots_act(table, [BEN])
    assert table.state.players[BEN].final.cards.count(WILD) == 1
    assert table.phase in ("reveal", "over")


@pytest.mark.parametrize("seed", [0, 3, 7])
def test_a_mind_at_a_persons_seat_does_not_wait_for_the_wildcard(seed: int) -> None:
    """Clues end early here, so that words stay doubtful even with the wildcard."""
    people = [parlour.Person("Ana"), parlour.Person("Ben", "regular")]
    options = {"length": 3, "agreement": "host"}
    game = parlour.Game("letterjam", people, options=options, seed=seed)
    while not game.over:
        view = game.view(ANA)
        if view.phase == "clue" and len(view.clues) == 3:
            game.act(ANA, acts.WantStop(round=view.round, want=True))
            game.let_house_act()
            continue
        thoughts = ((seat, game.think(seat)) for seat in (BEN, ANA))
        thought_of = next(((seat, act) for seat, act in thoughts if act is not None), None)
        assert thought_of is not None, "both wait"
        game.act(*thought_of)


def test_a_bot_that_does_not_need_the_wildcard_does_not_wait() -> None:
    table = at_the_end(CERTAIN)
    let_bots_act(table, [BEN])
    assert is_ready(table)
    assert table.view(ANA).wildcard_left_to_people


def needing() -> Table:
    """Ben, a bot, has the wildcard and needs it; Ana can ask for it."""
    table = at_the_end(DOUBTFUL)
    table.do(HOUSE, acts.FreeWildcard())
    let_bots_act(table, [BEN])
    assert claims(table) == (WILD,)
    return table


def test_a_bot_gives_up_the_wildcard_to_a_player_in_need_and_does_not_retake_it() -> None:
    table = needing()
    table.do(ANA, acts.SayFeeling(sure=False))
    table.ask(ANA, WILD)
    assert thought(table, BEN) == acts.GiveUp(source=WILD), "although it was ready"
    let_bots_act(table, [BEN])
    assert claims(table) == ()
    assert is_ready(table)
    table.arrange(ANA, "r0 r1 r2 r3 *", "E")


def test_a_bot_keeps_the_wildcard_if_the_asker_is_sure_without_it() -> None:
    table = needing()
    table.do(ANA, acts.SayFeeling(sure=True))
    table.ask(ANA, WILD)
    assert thought(table, BEN) is None


@pytest.mark.parametrize("sure", [True, None, False])
def test_a_bot_gives_up_a_card_it_does_not_need_to_anybody(sure: bool | None) -> None:
    table = at_the_end(CERTAIN)
    let_bots_act(table, [BEN])
    table.do(BEN, acts.NotReady())
    table.do(BEN, acts.Arrange(cards=(*table.mine(BEN).cards, WILD), wildcard="S"))
    if sure is not None:
        table.do(ANA, acts.SayFeeling(sure=sure))
    table.ask(ANA, WILD)
    can = table.choice(BEN, acts.GiveUp)
    assert isinstance(can, CanGiveUp)
    assert card_to_give_up(deduce(table.view(BEN)), can) == WILD


def test_an_unsure_player_needs_a_card_most() -> None:
    assert NEED_OF_ASKER[True] < NEED_OF_ASKER[None] < NEED_OF_ASKER[False] < 1


# LJ-E5


@pytest.mark.parametrize(
    ("size", "word", "known"),
    [
        (2_500, "TAKES", True),
        (2_500, "CHORD", False),
        (16_000, "CHORD", True),
        (16_000, "HOUNDS", True),
        (16_000, "DACES", False),
    ],
)
def test_LJ_E5_a_word_is_known_as_it_is_or_with_a_common_ending(
    size: int, word: str, known: bool
) -> None:
    assert word in Lexicon.open("parlour")
    assert knows(word, size) is known


@pytest.mark.parametrize(
    ("level", "meant", "answer"),
    [
        ("expert", "C", acts.Know(word="DACES", know=False)),
        ("novice", "C", acts.Know(word="DACES", know=False)),
        ("expert", "X", acts.Know(word="DATES", know=True)),
    ],
)
def test_LJ_E5_a_bot_answers_by_the_words_of_its_level(
    level: str, meant: str, answer: acts.Know
) -> None:
    """DA*ES is judged by the letter the wildcard is meant as, or else by the commonest word."""
    table = Table.dealt("DASEM", "PLANT")
    seat_bots(table, [ANA], level)
    table.stop()
    table.arrange(ANA, "r0 r1 * r3 r2", meant)
    table.ready()
    table.reveal(ANA)
    assert thought(table, ANA) == answer

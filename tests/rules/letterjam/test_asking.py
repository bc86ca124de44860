"""Asking for and giving up claimed cards, and the time for people (LJ-E3)."""

from parlour.rules import HOUSE, PUBLIC, Person
from parlour.rules.letterjam import LETTER_JAM, acts, events
from parlour.rules.letterjam.asking import PEOPLES_TIME
from parlour.rules.letterjam.choices import CanAskForCard, CanGiveUp
from parlour.rules.manners import Substitute
from tests.rules.letterjam.table import Table

ANA, BEN, CEM = 0, 1, 2


def held() -> Table:
    """Three players at the end; Ben has the wildcard in place of his last card."""
    table = Table.dealt("HORSE", "PLANT", "MIGHT")
    table.stop()
    table.arrange(BEN, "r0 r1 r2 r3 *", "E")
    return table


def asked() -> Table:
    """The same, and Ana has asked for it."""
    table = held()
    table.ask(ANA, "*")
    return table


def asks(table: Table) -> list[tuple[str, ...]]:
    finals = [player.final for player in table.view(PUBLIC).players]
    return [() if final is None else final.asks_for for final in finals]


# Asking


def test_LJ_E3_a_card_that_somebody_else_holds_can_be_asked_for() -> None:
    table = held()
    choice = table.choice(ANA, acts.AskForCard)
    assert isinstance(choice, CanAskForCard)
    assert choice.holders == {"*": BEN}
    table.ask(ANA, "*")
    assert asks(table) == [("*",), (), ()]
    wanted = table.choice(BEN, acts.GiveUp)
    assert isinstance(wanted, CanGiveUp)
    assert wanted.askers == {"*": (ANA,)}
    assert table.choice(CEM, acts.GiveUp) is None


def test_LJ_E3_an_ask_for_a_card_reveals_the_card_and_nothing_else() -> None:
    """The views of the others do not depend on Ana's guesses."""

    def with_guesses(letters: str) -> list[bytes]:
        table = held()
        table.guess_word(ANA, letters)
        table.ask(ANA, "*")
        return table.seen_by_others(ANA)

    assert with_guesses("HORSE") == with_guesses("ROSES")
    assert acts.AskForCard.__struct_fields__ == ("source",)


def test_LJ_E3_a_player_asks_only_for_cards_of_others_and_once() -> None:
    table = Table.dealt("HORSE", "PLANT", "MIGHT")
    table.stop()
    assert table.why_not(ANA, acts.AskForCard(source="*")) == ("nothing-held", "LJ-E3")
    table.arrange(BEN, "r0 r1 r2 r3 *", "E")
    assert table.why_not(BEN, acts.AskForCard(source="*")) == ("nothing-held", "LJ-E3")
    for source in ("b1", "r0", "p1", "", "E"):
        assert table.why_not(ANA, acts.AskForCard(source=source)) == ("not-held", "LJ-E3")
    table.ask(ANA, "*")
    assert table.why_not(ANA, acts.AskForCard(source="*")) == ("asked-already", "LJ-E3")


def test_LJ_E3_an_ask_for_a_card_can_be_taken_back() -> None:
    table = asked()
    table.do(ANA, acts.StopAsking(source="*"))
    assert asks(table) == [(), (), ()]
    assert table.why_not(BEN, acts.GiveUp(source="*")) == ("not-asked", "LJ-E3")
    assert table.why_not(ANA, acts.StopAsking(source="*")) == ("not-asking", "LJ-E3")


def test_LJ_E3_an_ask_for_a_card_ends_when_the_card_is_released() -> None:
    table = asked()
    table.arrange(BEN, "r0 r1 r2 r4 r3")
    assert asks(table) == [(), (), ()]
    table.arrange(ANA, "r0 r1 r2 r3 *", "E")
    assert table.view(CEM).wildcard_claimed_by == ANA


def test_LJ_E3_no_ask_for_a_card_is_open_at_the_first_reveal() -> None:
    table = asked()
    table.do(ANA, acts.Ready())
    assert asks(table) == [(), (), ()], "being ready ends the asks"
    assert table.why_not(ANA, acts.AskForCard(source="*")) == ("ready", "LJ-E3")
    table.ready()
    assert table.why_not(BEN, acts.GiveUp(source="*")) == ("not-now", "LJ-E3")


# Giving up


def test_LJ_E3_a_card_is_given_up_in_one_act_and_the_word_stays_whole() -> None:
    table = asked()
    assert table.do(BEN, acts.GiveUp(source="*")) == (events.CardGivenUp(seat=BEN, source="*"),)
    assert table.mine(BEN).cards == ("r0", "r1", "r2", "r3", "r4"), (
        "the left-out card must come back"
    )
    assert table.mine(BEN).wildcard is None
    assert table.view(ANA).wildcard_claimed_by is None
    assert asks(table) == [(), (), ()]
    table.arrange(ANA, "r0 r1 r2 r3 *", "E")


def test_LJ_E3_a_given_up_card_that_made_the_word_longer_is_not_replaced() -> None:
    table = held()
    table.arrange(BEN, "r0 r1 * r2 r3 r4", "E")
    table.ask(ANA, "*")
    table.do(BEN, acts.GiveUp(source="*"))
    assert table.mine(BEN).cards == ("r0", "r1", "r2", "r3", "r4")


def test_LJ_E3_a_holder_who_is_ready_can_still_be_asked() -> None:
    """Ana is not ready, so nothing is revealed before Ben can react."""
    table = held()
    table.do(BEN, acts.Ready())
    table.ask(ANA, "*")
    table.do(BEN, acts.GiveUp(source="*"))
    final = table.view(ANA).players[BEN].final
    assert final is not None
    assert not final.ready, "a changed word must not be ready"
    assert final.gave_up == ("*",)


def test_LJ_E3_every_word_is_legal_after_giving_up() -> None:
    table = Table.dealt("CAB", "HEN", "MIGHT", deck="ESTO", wildcard_lengthens=False)
    for mine, theirs in zip("CAB", "HEN", strict=True):
        table.spell(2, "p0 p1", p0=mine, p1=theirs)
    table.give(2, "p0 p1")
    table.guess_aloud(0, "E")
    table.guess_aloud(1, "S")
    table.all_others_stay()
    table.stop()
    for laid in ("r0 * b1", "* r1 b1 b2", "b1 * r2 r1", "b2 r0 r1 r2 b1", "b2 b1 *"):
        for given in set(laid.split()) & {"b1", "b2", "*"}:
            table.arrange(BEN, laid, "E" if "*" in laid else None)
            table.ask(ANA, given)
            table.do(BEN, acts.GiveUp(source=given))
            again = acts.Arrange(cards=table.mine(BEN).cards, wildcard=table.mine(BEN).wildcard)
            assert given not in again.cards
            table.do(BEN, again)


# The wildcard is reserved for people at first


def with_bot() -> Table:
    table = Table.dealt("HORSE", "PLANT", "MIGHT")
    table.do(HOUSE, Substitute(seat=CEM, person=Person("Cem bot", "regular")))
    table.stop()
    return table


def test_LJ_E3_the_house_ends_peoples_time_after_half_a_minute() -> None:
    table = with_bot()
    assert table.view(ANA).wildcard_left_to_people
    assert LETTER_JAM.house_act(table.state) == acts.FreeWildcard()
    assert LETTER_JAM.house_waits(table.state) == PEOPLES_TIME == 30
    table.do(HOUSE, acts.FreeWildcard())
    assert not table.view(ANA).wildcard_left_to_people
    assert LETTER_JAM.house_act(table.state) is None
    assert table.why_not(HOUSE, acts.FreeWildcard()) == ("wildcard-free", "LJ-E3")


def test_LJ_E3_nobody_waits_for_people_who_are_ready() -> None:
    table = with_bot()
    table.do(ANA, acts.Ready())
    assert table.view(CEM).wildcard_left_to_people
    table.do(BEN, acts.Ready())
    assert not table.view(CEM).wildcard_left_to_people


def test_LJ_E3_among_people_or_bots_alone_there_is_no_wait() -> None:
    people = Table.dealt("HORSE", "PLANT", "MIGHT")
    bots = Table.dealt("HORSE", "PLANT")
    for seat in bots.seats:
        bots.do(HOUSE, Substitute(seat=seat, person=Person(f"Bot {seat}", "regular")))
    for table in (people, bots):
        table.stop()
        assert not table.view(ANA).wildcard_left_to_people
        assert LETTER_JAM.house_act(table.state) is None

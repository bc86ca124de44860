"""Seats that change hands: who may give one away, until when, and under which name."""

import msgspec
import pytest

from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.tables import asks, decision, play, seats
from parlour.tables.asks import AddBot, HandToBot, Lock, PassHosting, Start
from parlour.tables.decision import Done
from parlour.tables.presence import Present
from parlour.tables.table import TableSettings
from parlour.tables.table_events import GotUp
from parlour.tables.table_view import table_view
from tests.tables.evening import NOBODY, Evening

MANNERS = ("leave", "pass-host", "say", "want-end")
"""Acts that the game does not wait for, and that a random player must not do here."""


def at_the_table(game: str, *names: str) -> Evening:
    """An evening with these people, nothing played yet."""
    evening = Evening(game, seed=1)
    evening.table = decision.done(evening.table, GotUp(seat=0)).table
    for name in names:
        sit(evening, name)
    return evening


def sit(evening: Evening, name: str) -> None:
    evening.people += 1
    taken = seats.sit(evening.table, name, f"key of {name}")
    assert isinstance(taken, Done), taken
    evening.happen("sit", taken)


def does(evening: Evening, by: int, ask: asks.AnyAsk) -> None:
    decision = asks.decide(evening.table, by, ask, evening.now)
    assert isinstance(decision, Done), decision
    evening.happen("ask", decision)


def refused(evening: Evening, by: int, ask: asks.AnyAsk) -> str:
    decision = asks.decide(evening.table, by, ask, evening.now)
    assert isinstance(decision, Refusal), decision
    return decision.code


def give(evening: Evening, by: int, seat: int) -> None:
    given = seats.give_pass(evening.table, by, seat, "pass", evening.now)
    assert isinstance(given, Done), given
    evening.happen("pass", given)


def play_to_the_end(evening: Evening) -> None:
    """Plays on without anybody leaving or coming back."""
    while evening.table.playing:
        table, rng = evening.table, evening.rng
        assert table.play is not None
        seat = rng.choice(table.rules.waiting_for(table.play.state))
        choices = {
            str(choice.__struct_config__.tag): choice
            for choice in table.rules.choices(table.play.state, seat)
        }
        kinds = [kind for kind in choices if kind not in MANNERS]
        random_weight = [table.rules.random_weight.get(kind, 1.0) for kind in kinds]
        act = msgspec.json.encode(choices[rng.choices(kinds, random_weight)[0]].sample(rng))
        if table.holders[seat].mind is None:
            decision = asks.decide(table, seat, asks.PlayAct(act=msgspec.Raw(act)), evening.now)
        else:
            decision = play.play_for_bot(table, seat, act, evening.now)
        evening.happen("act", decision)


def test_a_hosts_pass_for_a_persons_seat_ends_with_the_game() -> None:
    evening = at_the_table("quiddler", "Lisa", "Paul", "Zed")
    does(evening, 0, Start())
    does(evening, 0, HandToBot(seat=1))
    give(evening, 0, 1)
    assert [one.seat for one in evening.table.passes] == [1]
    play_to_the_end(evening)
    # After the game Paul plays himself if he is connected, although a bot played for him.
    view = table_view("a-table-1", evening.table, Present(frozenset({1}), 0), 0.0, Memo())
    assert (view.stage, view.seats[1].mind) == ("over", None)
    view = table_view("a-table-1", evening.table, NOBODY, 0.0, Memo())
    assert (view.stage, view.seats[1].mind) == ("over", "regular")
    host = evening.table.host
    again = seats.give_pass(evening.table, host, 1, "other pass", evening.now)
    assert isinstance(again, Refusal)
    assert again.code == "not-a-bot"
    does(evening, host, Start())
    assert evening.table.passes == ()


def test_a_persons_own_pass_stays_valid_in_the_next_game() -> None:
    evening = at_the_table("quiddler", "Lisa", "Paul")
    give(evening, 1, 1)
    does(evening, 0, Start())
    assert [one.seat for one in evening.table.passes] == [1]


def test_the_passes_of_a_host_end_with_hosting() -> None:
    evening = at_the_table("letterjam", "Lisa", "Paul")
    does(evening, 0, AddBot(mind="regular"))
    give(evening, 0, 2)
    give(evening, 1, 1)
    does(evening, 0, Lock(locked=True))
    does(evening, 0, PassHosting(seat=1))
    assert [one.seat for one in evening.table.passes] == [1], "his own he keeps"
    # Also in a game, where a host who leaves passes hosting on.
    give(evening, 1, 2)
    does(evening, 1, Start())
    does(evening, 1, HandToBot(seat=1))
    assert evening.table.host == 0
    assert [one.seat for one in evening.table.passes] == [1]


def test_a_pass_stays_with_its_seat_when_others_go() -> None:
    evening = at_the_table("quiddler", "Lisa", "Paul", "Marta", "Ada")
    for seat in (1, 2):
        given = seats.give_pass(evening.table, seat, seat, f"pass of {seat}", evening.now)
        evening.happen("pass", given)
    # Ada was behind both, Paul before Marta.
    does(evening, 0, asks.RemoveSeat(seat=3))
    does(evening, 1, asks.GetUp())
    (given_to_marta,) = evening.table.passes
    assert given_to_marta.key == "pass of 2"
    claimed = seats.claim(evening.table, given_to_marta, "Marta", "new key", evening.now)
    assert isinstance(claimed, Done), claimed
    people = [(holder.name, holder.key) for holder in claimed.table.holders]
    assert people == [("Lisa", "key of Lisa"), ("Marta", "new key")]


def test_the_first_person_who_comes_back_to_bots_hosts() -> None:
    evening = at_the_table("letterjam", "Lisa", "Paul")
    does(evening, 0, Start())
    does(evening, 1, asks.GetUp())
    does(evening, 0, asks.GetUp())
    assert evening.table.host == 0
    does(evening, 1, asks.TakeBack())
    assert evening.table.host == 1
    does(evening, 0, asks.TakeBack())
    assert evening.table.host == 1


def test_a_locked_table_is_open_to_the_hosts_bots() -> None:
    evening = at_the_table("letterjam", "Lisa")
    does(evening, 0, Lock(locked=True))
    does(evening, 0, AddBot(mind="regular"))
    decision = seats.sit(evening.table, "Paul", "key")
    assert isinstance(decision, Refusal)
    assert decision.code == "locked"


@pytest.mark.parametrize("name", ["Paul bot", "paul BOT", "Paul bot 2"])
def test_a_person_cannot_have_the_name_of_a_stand_in(name: str) -> None:
    evening = at_the_table("letterjam", "Lisa")
    decision = seats.sit(evening.table, name, "key")
    assert isinstance(decision, Refusal)
    assert decision.code == "name-taken"
    sit(evening, "Robot")


def test_the_stand_in_of_a_long_name_has_a_valid_name() -> None:
    evening = at_the_table("letterjam", "Lisa", "Maximilian Anton Huber")
    does(evening, 0, Start())
    does(evening, 1, asks.GetUp())
    assert evening.table.play is not None
    assert evening.table.play.state.company.name(1) == "Maximilian Anton bot"


def test_each_wait_has_its_whole_time() -> None:
    evening = at_the_table("quiddler", "Lisa", "Paul")
    choice = asks.Choose(
        game="quiddler", rule_set="manual", changes={}, settings=TableSettings(clock=60.0)
    )
    does(evening, 0, choice)
    does(evening, 0, Start())
    table = evening.table
    assert table.play is not None
    (seat,) = table.rules.waiting_for(table.play.state)
    assert table.deadline == evening.served + 60
    evening.served += 50
    draw = {"act": "draw-stock", "hand": 1, "turn": 1}
    does(evening, seat, asks.PlayAct(act=msgspec.Raw(msgspec.json.encode(draw))))
    # The game waits for the same person, but in another phase.
    assert evening.table.deadline == evening.served + 60
    evening.served += 70
    does(evening, 1 - seat, HandToBot(seat=seat))
    late = evening.table.deadline
    does(evening, seat, asks.TakeBack())
    assert evening.table.deadline == evening.served + 60 != late


def test_a_claim_without_a_name_never_gets_the_name_of_a_stand_in() -> None:
    evening = at_the_table("letterjam", "Lisa", "Paul")
    does(evening, 0, Start())
    does(evening, 0, asks.RemoveSeat(seat=1))
    assert [holder.name for holder in evening.table.holders] == ["Lisa", "Paul bot"]
    give(evening, 0, 1)
    (given,) = evening.table.passes
    name = seats.name_at(evening.table, 1)
    claimed = seats.claim(evening.table, given, name, "key of a newcomer", evening.now)
    assert isinstance(claimed, Done), claimed
    assert claimed.table.holders[1].name not in ("Lisa", "Paul bot")
    assert seats.name_at(evening.table, 0) == "Lisa"

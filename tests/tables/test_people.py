"""What people at a table can do about themselves: a new name, a pleasantry, a link to a call."""

import re
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.tables.asks import (
    AddBot,
    Adjust,
    AnyAsk,
    Choose,
    HandToBot,
    SayPleasantry,
    Start,
    TakeName,
    TypeCommand,
    decide,
)
from parlour.tables.call_link import call_objection
from parlour.tables.choosing import choose
from parlour.tables.codes import code_words, is_code, near_code, new_code
from parlour.tables.decision import Done, Now, both
from parlour.tables.pleasantries import BETWEEN_TWO, BOT_LINES, pleasantries
from parlour.tables.presence import Present
from parlour.tables.seats import sit
from parlour.tables.table import SettingsChange, Table
from parlour.tables.table_events import read_event, write_event
from parlour.tables.table_fold import evolve
from parlour.tables.table_view import TableView, table_json, table_view
from parlour.tables.telling import sentence

every_game = pytest.mark.parametrize("game", GAMES)


class Evening:
    """A table of Ana, who hosts, and Ben; its log; the served time."""

    def __init__(self, game: str = "letterjam", people: Sequence[str] = ("Ana", "Ben")) -> None:
        rule_set = next(iter(GAMES[game].rule_sets))
        done = choose(Table(), Choose(game=game, rule_set=rule_set))
        for name in people:
            seated = sit(done.table, name, f"key of {name}")
            assert isinstance(seated, Done)
            done = both(done, seated)
        self.events = [*done.events]
        self.table = done.table
        self.lines: list[str] = []
        self.served = 100.0

    @property
    def now(self) -> Now:
        here = frozenset(holder.key for holder in self.table.holders if holder.key)
        return Now(Random(1), self.served, here)

    def ask(self, seat: int, ask: AnyAsk) -> None:
        decision = decide(self.table, seat, ask, self.now)
        assert isinstance(decision, Done), decision
        for event in decision.events:
            if said := sentence(self.table, event):
                self.lines.append(said)
            self.table = evolve(self.table, read_event(write_event(event)))
        assert self.table == decision.table
        self.events += decision.events

    def refusal(self, seat: int, ask: AnyAsk) -> Refusal:
        decision = decide(self.table, seat, ask, self.now)
        assert isinstance(decision, Refusal), decision
        return decision

    def from_the_log(self) -> Table:
        table = Table()
        for event in self.events:
            table = evolve(table, read_event(write_event(event)))
        return table

    def seen_by(self, seat: int | None) -> TableView:
        memo = Memo()
        shared = table_view("a-b-1", self.table, Present(frozenset(), 0), self.served, memo)
        return msgspec.json.decode(table_json(shared, self.table, memo).of(seat), type=TableView)


# Names


@every_game
def test_a_person_takes_another_name_before_during_and_after_a_game(game: str) -> None:
    evening = Evening(game)
    evening.ask(1, TakeName(name="Zoe"))
    assert evening.lines == ["Ben is called Zoe now."]
    evening.ask(0, Start())
    evening.ask(1, TakeName(name="Bea"))
    assert evening.table.holders[1].name == "Bea"
    assert evening.table.play is not None
    assert evening.table.play.state.company.name(1) == "Bea"
    # During the game its own log line tells it, so the table does not tell it again.
    assert len(evening.lines) == 1
    assert evening.from_the_log() == evening.table


def test_a_new_name_neither_restarts_the_clock_nor_takes_back_a_wish_to_end() -> None:
    evening = Evening()
    evening.ask(0, Adjust(settings=SettingsChange(clock=60.0)))
    evening.ask(0, Start())
    evening.ask(1, TypeCommand(command="end the game"))
    deadline = evening.table.deadline
    evening.served += 30
    evening.ask(1, TakeName(name="Bea"))
    assert evening.table.deadline == deadline
    assert evening.table.play is not None
    assert evening.table.play.state.wants_end == (1,)


def test_somebody_whose_seat_a_bot_plays_changes_only_their_own_name() -> None:
    evening = Evening(people=("Ana", "Ben", "Cem"))
    evening.ask(0, Start())
    evening.ask(1, HandToBot(seat=1))
    evening.ask(1, TakeName(name="Bea"))
    assert evening.lines == ["Ben is called Bea now."]
    assert evening.table.play is not None
    assert evening.table.play.state.company.name(1) == "Ben bot"
    assert evening.table.holders[1].mind is not None


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("ANA", "name-taken"),
        ("Ben", "said-already"),
        ("Cem bot", "name-taken"),
        (" x", "malformed"),
    ],
)
def test_a_name_that_nobody_could_sit_down_with_is_refused(name: str, code: str) -> None:
    assert Evening().refusal(1, TakeName(name=name)).code == code


# Pleasantries


@every_game
def test_LJ_R2_no_pleasantry_can_say_anything_about_cards(game: str) -> None:
    """A pleasantry is one of a fixed list and takes no words of one's own. Nothing in the list is a
    letter, a number, a name or a place in a row."""
    lines = [*pleasantries(game), *(one for some in BOT_LINES.values() for one in some)]
    assert len({one.id for one in lines}) == len(lines)
    forbidden = re.compile(
        r"\d|\b[b-hj-z]\b|\b(letter|card|vowel|consonant|stand|left|right|first|last|second|third"
        r"|one of|two|three|four|five|six|before|after|yes|no|not|sure)\b",
        re.IGNORECASE,
    )
    for one in lines:
        assert not forbidden.search(one.text), one.text
        # A single capital letter would be the name of a card; "I" is a word.
        assert not re.search(r"(?<![A-Za-z])[A-HJ-Z](?![A-Za-z])", one.text), one.text
    assert set(SayPleasantry.__struct_fields__) == {"said"}
    evening = Evening(game)
    for said in ("E", "the third card is an E", "bot-ooh", ""):
        assert evening.refusal(1, SayPleasantry(said=said)).code == "malformed"


@every_game
def test_LJ_R2_a_pleasantry_is_legal_in_the_lobby_and_in_a_game_without_chat(game: str) -> None:
    evening = Evening(game)
    evening.ask(1, SayPleasantry(said="hello"))
    evening.ask(0, Start())
    assert not evening.table.options().chat
    for one in pleasantries(game):
        evening.served += BETWEEN_TWO
        evening.ask(1, SayPleasantry(said=one.id))
    assert evening.lines[:3] == [
        "Ben says: Hello, everybody!",
        "Ben says: Hello, everybody!",
        "Ben says: Thank you!",
    ]
    assert "Ben claps." in evening.lines
    newest = evening.seen_by(None).said[-1]
    assert (newest.seat, newest.text, newest.picture) == (1, "sends a heart.", "heart")
    assert evening.from_the_log() == evening.table


def test_nobody_floods_the_table_with_pleasantries() -> None:
    evening = Evening()
    evening.ask(1, SayPleasantry(said="hello"))
    assert evening.refusal(1, SayPleasantry(said="thanks")).code == "just-spoken"
    evening.ask(0, SayPleasantry(said="thanks"))
    evening.served += BETWEEN_TWO
    evening.ask(1, SayPleasantry(said="thanks"))


def test_a_pleasantry_can_be_typed() -> None:
    evening = Evening()
    evening.ask(0, Start())
    evening.ask(1, TypeCommand(command="say Good clue"))
    assert evening.lines == ["Ben says: Good clue!"]
    assert evening.refusal(1, TypeCommand(command="say it is an E")).code == "chat-off"


# A link to a call


def test_the_host_sets_a_link_that_only_the_people_at_the_table_see() -> None:
    evening = Evening()
    evening.ask(0, Start())
    link = "https://meet.example.org/otters?room=7"
    evening.ask(0, Adjust(settings=SettingsChange(call=link)))
    assert evening.lines == ["Ana sets a link to a call at meet.example.org."]
    assert evening.seen_by(1).settings.call == link
    assert evening.seen_by(None).settings.call == ""
    assert evening.refusal(1, Adjust(settings=SettingsChange(call=""))).code == "host-only"
    evening.ask(0, Adjust(settings=SettingsChange(call="")))
    assert evening.lines[1:] == ["Ana removes the link to the call."]


@pytest.mark.parametrize(
    "link",
    [
        "http://meet.example.org",
        "javascript:alert(1)",
        "https://",
        "https://localhost/x",
        "https://user:secret@meet.example.org/",
        "https://meet.example.org\\@evil.example/",
        "https://meet.example.org:8443/",
        "https://m\u0435et.example.org/",
        "https://meet.example.org/a b",
        "https://meet.example.org/" + "x" * 300,
        "meet.example.org",
        "https://127.0.0.1/",
        "https://[::1]/",
    ],
)
def test_a_link_that_could_mislead_is_refused(link: str) -> None:
    refusal = call_objection(link)
    assert refusal is not None
    assert refusal.kind == "malformed"
    assert Evening().refusal(0, Adjust(settings=SettingsChange(call=link))).kind == "malformed"


# Wrong codes


def test_a_misspelled_code_is_repaired_from_the_words_alone() -> None:
    first, second = code_words()
    for seed in range(50):
        code = new_code(Random(seed))
        assert near_code(code) is None
        one, two, number = code.split("-")
        typo = f"{one[:-1]}{one[-1] * 2} {two.upper()} {number}"
        near = near_code(typo)
        assert near is not None
        assert is_code(near)
        assert near.split("-")[0] in first
        assert near.split("-")[1] in second
        assert near.split("-")[2] == number
    assert near_code("7") is None
    assert near_code("x" * 10_000) is None


# Bots as companions


@every_game
def test_a_bot_greets_and_the_host_can_turn_that_off(game: str) -> None:
    evening = Evening(game)
    evening.ask(0, AddBot(mind="regular"))
    evening.ask(0, Start())
    assert len(evening.lines) == 1
    assert evening.lines[0].startswith("Otter says: ")
    quiet = Evening(game)
    quiet.ask(0, AddBot(mind="regular"))
    quiet.ask(0, Adjust(settings=SettingsChange(banter=False)))
    quiet.ask(0, Start())
    assert quiet.lines == []
    assert quiet.seen_by(0).seats[2].character == "loves long words"
    assert quiet.seen_by(0).seats[0].character == ""

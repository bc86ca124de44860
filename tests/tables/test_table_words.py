"""The table in words, and the commands of the table itself."""

import msgspec
import pytest

from parlour.rules.refusal import Refusal
from parlour.tables.answers import Accepted
from parlour.tables.asks import Adjust, AnyAsk, Choose, HandToBot, Start, TypeCommand
from parlour.tables.keys import hash_key
from parlour.tables.live_table import Live
from parlour.tables.presence import Present
from parlour.tables.service import Tables
from parlour.tables.table import SettingsChange
from parlour.tables.update import Updates

pytestmark = pytest.mark.anyio

CHOICE = Choose(game="quiddler", rule_set="manual")


class TwoPeople:
    """A running game of Quiddler between Lisa, who hosts, and Paul."""

    def __init__(self, tables: Tables, live: Live, keys: list[str]) -> None:
        self.tables = tables
        self.live = live
        self._keys = keys
        self._asked = 0

    async def ask(self, seat: int, ask: AnyAsk) -> Accepted:
        answer = await self.tries(seat, ask)
        assert isinstance(answer, Accepted), answer
        return answer

    async def tries(self, seat: int, ask: AnyAsk) -> Accepted | Refusal:
        self._asked += 1
        return await self.tables.ask(self.live, self._keys[seat], f"ask-{self._asked}", ask)

    async def types(self, seat: int, command: str) -> Accepted:
        return await self.ask(seat, TypeCommand(command=command))

    def reads(self, seat: int, served: float = 0.0) -> str:
        present = Present(seats=frozenset({0, 1}), watchers=0)
        updates = Updates(self.live, present, served)
        words = msgspec.json.decode(b"".join(updates.json(seat, 0, words=True)))["words"]
        assert isinstance(words, str)
        return words


@pytest.fixture
async def two(tables: Tables) -> TwoPeople:
    created = await tables.create(CHOICE, "Lisa")
    assert not isinstance(created, Refusal)
    joined = await tables.join(created.code, "Paul")
    assert not isinstance(joined, Refusal)
    live = await tables.find(created.code)
    assert live is not None
    two = TwoPeople(tables, live, [hash_key(created.key), hash_key(joined.key)])
    await two.ask(0, Start())
    return two


async def test_help_lists_what_can_be_typed_now_and_changes_nothing(two: TwoPeople) -> None:
    seq = two.live.table.seq
    play = two.live.table.play
    assert play is not None
    answer = await two.types(play.state.at, " HELP ")
    assert answer.seq == seq == two.live.table.seq
    assert answer.said.startswith('You can type "arrange ')
    assert ', "draw", ' in answer.said
    assert max(map(len, answer.said.splitlines())) < 200, "too long to be listened to"
    more = await two.types(play.state.at, "help draw")
    assert more.said == '"draw": draw the top card of the stock.'
    waiting = await two.types(1 - play.state.at, "?")
    assert '"draw"' not in waiting.said
    assert '"arrange ' in waiting.said
    assert (await two.types(1 - play.state.at, "help draw")).said == "You cannot type 'draw' now."


async def test_read_reads_one_part_of_the_text_and_changes_nothing(two: TwoPeople) -> None:
    seq = two.live.table.seq
    everything = two.reads(0)
    hand = (await two.types(0, "Read  hand")).said
    assert f"Your hand:\n{hand}\n\n" in everything
    assert hand.startswith("Card 1: ")
    parts = (await two.types(0, "read")).said
    assert parts.startswith("Quiddler, hand 1 of ")
    assert 'type "read your hand", "read your rows", "read piles"' in parts
    assert (await two.types(0, "read tea leaves")).said.startswith(
        "The page has no part 'tea leaves'."
    )
    assert two.live.table.seq == seq


async def test_a_person_whose_seat_a_bot_plays_is_told_how_to_take_it_back(two: TwoPeople) -> None:
    assert "take my seat back" not in two.reads(1)
    await two.ask(0, HandToBot(seat=1))
    words = two.reads(1)
    assert words.startswith('A bot plays for you. Type "take my seat back" to play yourself again')
    assert "Paul bot plays for you." in words
    assert "Waiting for you" not in words
    assert "Your turn" not in words
    assert "You:" not in words
    assert "take my seat back" in (await two.types(1, "help")).said
    await two.types(1, "take my seat back")
    assert two.live.table.holders[1].mind is None
    assert "A bot plays for you" not in two.reads(1)


async def test_the_host_types_play_again_when_the_game_is_over(two: TwoPeople) -> None:
    early = await two.tries(0, TypeCommand(command="play again"))
    assert isinstance(early, Refusal)
    assert early.code == "game-running"
    await two.types(0, "end the game")
    assert two.reads(0).startswith('Type "play again" to start the next game.\n')
    assert two.reads(1).startswith("Lisa starts the next game.\n")
    refused = await two.tries(1, TypeCommand(command="play again"))
    assert isinstance(refused, Refusal)
    assert refused.code == "host-only"
    await two.types(0, "Play again")
    assert two.live.table.playing
    assert two.live.table.play is not None
    assert two.live.table.play.number == 2


async def test_the_clock_and_its_end_are_in_the_text(two: TwoPeople) -> None:
    assert "clock" not in two.reads(0)
    await two.ask(0, Adjust(settings=SettingsChange(clock=60)))
    play, deadline = two.live.table.play, two.live.table.deadline
    assert play is not None
    assert deadline is not None
    at = play.state.at
    assert "The clock gives a minute for each act." in two.reads(at)
    assert "The time is up" not in two.reads(at, deadline - 1)
    assert "The time is up: anybody may let a bot play for you." in two.reads(at, deadline + 1)
    late = ("Lisa", "Paul")[at]
    assert f"a bot play for {late}." in two.reads(1 - at, deadline + 1)

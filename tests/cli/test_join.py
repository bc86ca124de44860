"""`parlour join`: whole games at a real server, on a screen and through a pipe."""

import asyncio
import os
import re
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

import httpx
import msgspec
import pytest

from parlour.cli.kept_seats import KeptSeat, KeptSeats
from parlour.cli.remote_table import COVERED
from parlour.client import RemoteServer
from parlour.tables.answers import Seated
from parlour.tables.asks import AddBot, AnswerRequest, GetUp, Start
from parlour.tables.table import TableSettings
from tests.cli import test_play, test_play_quiddler
from tests.cli.screen import PATIENCE, Screen
from tests.client.text_player import next_command
from tests.crash.server import free_port
from tests.web.process import Served, served

pytestmark = pytest.mark.anyio

SHORT: dict[str, dict[str, object]] = {
    "letterjam": {"length": 3, "chat": True},
    "quiddler": {"hands": 1, "chat": True},
}
AT_ONCE = TableSettings(pace=0.0)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Served]:
    """A server that deals the same cards each time."""
    dealt = (sys.executable, "-m", "tools.dealt")
    async with served(tmp_path / "tables.db", tmp_path, program=dealt) as running:
        yield running


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "parlour" / "seats" / "people"


def join(server: Served, table: str, *arguments: str) -> list[str]:
    return [*test_play.PARLOUR, "join", table, "--url", server.base, *arguments]


async def table_of(server: Served, game: str, bots: int = 2) -> Seated:
    """A table of Lisa and bots that do not pause."""
    remote = RemoteServer(server.base)
    lisa = await remote.make_table("Lisa", game, changes=SHORT[game], settings=AT_ONCE)
    async with remote.connect(lisa) as seat:
        for _ in range(bots):
            await seat.ask(AddBot(mind="novice"))
    return lisa


async def own_link(server: Served, seated: Seated) -> str:
    """A link that takes a seat to another device, as the browser table shows it."""
    made = await RemoteServer(server.base).make_pass(seated, seated.seat)
    return f"{server.base}/t/{seated.code}#pass={made.pass_key}"


def said_in(done: "subprocess.CompletedProcess[str]") -> str:
    assert done.stdout == ""
    return done.stderr


def run(command: list[str], typed: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


# On the screen -------------------------------------------------------------------------------


async def test_a_whole_game_of_letter_jam_and_the_beginning_of_the_next(
    server: Served, own_folder: Path
) -> None:
    lisa = await table_of(server, "letterjam")
    link = await own_link(server, lisa)
    with Screen(join(server, link)) as screen:
        screen.wait_for("start the game")
        assert "Otter (a bot, novice)" in screen.text
        assert f"{server.base}/t/{lisa.code}" in screen.text
        screen.press("s")
        screen.wait_for("Clues on offer")
        test_play.play_to_the_end(screen)
        screen.wait_for("watch it again")
        screen.press("w")
        screen.wait_for("as Lisa saw it · 1 of ")
        screen.press("q")
        screen.wait_for("the review")
        screen.press("v")
        screen.wait_for("Judged by the expert")
        screen.press("q")
        screen.wait_until(
            lambda text: "Judged by" not in text and "the review" in text, "the table"
        )
        screen.press("s")
        screen.wait_for("Clues given: ")
        assert "Game 1, Letter Jam: " in screen.text
        screen.press("q")
        screen.wait_until(
            lambda text: "Clues given" not in text and "the review" in text, "the table"
        )
        screen.press("n")
        screen.wait_for("Clues on offer")
        screen.press("q")
        screen.wait_for("Leave this table?")
        screen.press("g")
        assert screen.wait_for_end() == 0, screen.text
    assert list(own_folder.iterdir()) == [], "a seat that was given up is not kept"


async def test_a_whole_game_of_quiddler_with_a_friend_who_chats(server: Served) -> None:
    lisa = await table_of(server, "quiddler", bots=1)
    with Screen(join(server, lisa.code, "--name", "Paul")) as screen:
        screen.wait_for("Lisa starts the game.")
        assert "start the game" not in screen.text
        remote = RemoteServer(server.base)
        async with remote.connect(lisa) as seat:
            await seat.ask(Start())
            await seat.type("say Good luck!")
            screen.wait_for("Lisa says: Good luck!")
            screen.press(":")
            screen.wait_for("A command")
            screen.press("say Thanks.\r")
            await seat.until(
                lambda update: any(text == "Thanks." for _, text in update.view["remarks"])
            )
            # A bot plays on for Lisa.
            await seat.ask(GetUp())
        test_play_quiddler.play_until(screen, lambda text: "Final score" in text)
        screen.press("q")
        screen.wait_for("Leave this table?")
        screen.press("y")
        assert screen.wait_for_end() == 0, screen.text
        assert "Your seat is kept" in screen.text


async def test_the_screen_says_when_there_is_no_connection(tmp_path: Path) -> None:
    place, port = tmp_path / "tables.db", free_port()
    async with served(place, tmp_path, "--port", str(port)) as first:
        lisa = await table_of(first, "letterjam")
        command = join(first, await own_link(first, lisa))
        screen = Screen(command)
        screen.wait_for("start the game")
        first.terminate()
        await first.ended()
        screen.wait_for("no connection, trying again")
        screen.press("s")
        screen.wait_for("There is no connection just now.")
    async with served(place, tmp_path, "--port", str(port)):
        with screen:
            screen.wait_until(lambda text: "trying again" not in text, "the connection")
            screen.press("s")
            screen.wait_for("Clues on offer")


# Through a pipe ------------------------------------------------------------------------------

END = "Nobody called 'xyzzy' asks for a seat."


class Pipe:
    """A program that reads lines and prints lines."""

    def __init__(self, program: "subprocess.Popen[str]") -> None:
        self._program = program
        self._lines: Queue[str | None] = Queue()
        self.printed: list[str] = []
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._program.stdout is not None
        # The file is closed when the test ends.
        with suppress(ValueError):
            for line in self._program.stdout:
                self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def type(self, line: str) -> None:
        assert self._program.stdin is not None
        self._program.stdin.write(f"{line}\n")
        self._program.stdin.flush()

    def read_until(self, wanted: str) -> str:
        """What is printed until a line has this text."""
        read: list[str] = []
        while not read or wanted not in read[-1]:
            line = self._lines.get(timeout=PATIENCE)
            assert line is not None, self.printed
            read.append(line)
            self.printed.append(line)
        return "\n".join(read)

    def wait(self) -> None:
        """Waits for a line; not for ever, because it may have been read already."""
        with suppress(Empty):
            self.printed.append(self._lines.get(timeout=1.0) or "")

    def table(self) -> str:
        """The table in words as it is now."""
        self.type("table")
        # A command that is always refused: its refusal is the end of the answer.
        self.type("turn xyzzy away")
        return self.read_until(END)


@contextmanager
def piped(command: list[str]) -> Iterator[Pipe]:
    program = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    with program:
        yield Pipe(program)
        assert program.stdin is not None
        program.stdin.close()
        assert program.wait(PATIENCE) == 0
        assert program.stderr is not None
        assert program.stderr.read() == ""


@pytest.mark.parametrize("game", SHORT)
async def test_a_whole_game_through_a_pipe_by_the_words_alone(server: Served, game: str) -> None:
    lisa = await table_of(server, game)
    with piped(join(server, await own_link(server, lisa))) as pipe:
        pipe.read_until("quit")
        pipe.type("replay")
        pipe.read_until("That is told when the game is over.")
        pipe.type("so far")
        pipe.read_until("There is no record of a finished game here.")
        pipe.type("start")
        pipe.read_until("You can type:")
        while "The game is over" not in (text := pipe.table()):
            if command := next_command(text):
                pipe.type(command)
            else:
                pipe.wait()
        assert 'Type "play again" to start the next game.' in text
        # The game again, from its beginning, and what could have been better.
        pipe.type("replay")
        pipe.read_until('Type "help" for the commands.')
        pipe.type("go 3")
        pipe.read_until("3 of ")
        pipe.type("quit")
        pipe.read_until("You are back at the table.")
        pipe.type("review")
        pipe.read_until("The mistake index adds up")
        pipe.type("so far")
        pipe.read_until("Game 1, ")
        pipe.type("share")
        pipe.read_until("1 game at our table.")
        pipe.type("again")
        pipe.read_until("You can type:")
    assert any(line.startswith("Otter") for line in pipe.printed), "log lines of others"


async def test_whoever_ends_the_deal_of_the_day_early_is_not_shown_it_again(server: Served) -> None:
    wanted = {"name": "Lisa", "game": "letterjam", "occasion": "day"}
    async with httpx.AsyncClient(base_url=server.base, trust_env=False) as http:
        made = await http.post("/api/tables", json=wanted)
    lisa = msgspec.json.decode(made.content, type=Seated)
    with piped(join(server, await own_link(server, lisa))) as pipe:
        pipe.read_until("You can type:")
        pipe.type("end the game")
        pipe.read_until(COVERED)
        pipe.read_until('Type "quit" to leave.')
        for command in ("replay", "review"):
            pipe.type(command)
            pipe.read_until(COVERED)


async def test_people_come_to_the_lobby_and_bots_are_added_and_removed(server: Served) -> None:
    remote = RemoteServer(server.base)
    lisa = await remote.make_table("Lisa", "quiddler")
    with piped(join(server, await own_link(server, lisa))) as pipe:
        pipe.read_until("Lisa (you, host)")
        await remote.sit_down(lisa.code, "Paul")
        pipe.read_until("Paul (not connected)")
        pipe.type("bot novice")
        pipe.read_until("(a bot, novice)")
        pipe.type("remove Marta")
        pipe.read_until("Nobody at the table is called 'Marta'.")
        pipe.type("remove paul")
        pipe.read_until("At the table: Lisa (you, host) and Otter (a bot, novice).")
        pipe.type("name Liz")
        pipe.read_until("Liz (you, host)")
        pipe.type("lock")
        pipe.type("bot grandmaster")
        pipe.read_until("grandmaster")
        assert (await remote.table(lisa.code)).locked
        pipe.type("get up")


async def test_the_seat_of_a_bot_is_asked_for_during_a_game(server: Served) -> None:
    lisa = await table_of(server, "letterjam")
    remote = RemoteServer(server.base)
    async with remote.connect(lisa) as seat:
        await seat.ask(Start())
        paul = await asyncio.create_subprocess_exec(
            *join(server, lisa.code, "--name", "Paul"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        update = await seat.until(lambda update: bool(update.table.requests))
        assert update.table.requests[0].name == "Paul"
        await seat.ask(AnswerRequest(number=update.table.requests[0].number, yes=True))
        out, err = await paul.communicate(b"quit\n")
    assert b"You are Paul." in out
    assert b"You ask for the seat of Otter." in err
    assert paul.returncode == 0


# Seats ---------------------------------------------------------------------------------------


async def test_the_same_command_takes_the_same_seat(server: Served, own_folder: Path) -> None:
    lisa = await table_of(server, "quiddler", bots=0)
    for _ in range(2):
        done = run(join(server, lisa.code, "--name", "Paul"), "quit\n")
        assert done.returncode == 0
        assert "Paul (you)" in done.stdout
    (file,) = own_folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(own_folder.stat().st_mode) == 0o700
    # Without a name it is the seat that was taken last; with another name another seat.
    assert "Paul (you)" in run(join(server, lisa.code), "quit\n").stdout
    assert "Marta (you)" in run(join(server, lisa.code, "--name", "Marta"), "quit\n").stdout
    assert (await RemoteServer(server.base).table(lisa.code)).names == ("Lisa", "Paul", "Marta")


async def test_a_seat_that_is_gone_is_forgotten(server: Served, own_folder: Path) -> None:
    lisa = await table_of(server, "quiddler", bots=0)
    KeptSeats().keep(KeptSeat(server.base, "Paul", Seated(lisa.code, 1, "an-old-key")))
    done = run(join(server, lisa.code), "quit\n")
    assert done.returncode == 1
    assert said_in(done) == "parlour: This is not the key of a seat at this table.\n"
    assert list(own_folder.iterdir()) == []


def test_kept_seats_are_found_by_server_table_and_name(own_folder: Path) -> None:
    seats = KeptSeats()
    assert seats.find("http://a.example", "plum-otter-77") is None
    paul = KeptSeat("http://a.example", "Paul", Seated("plum-otter-77", 1, "key-1"))
    other = KeptSeat("http://b.example", "Paul", Seated("plum-otter-77", 4, "key-2"))
    seats.keep(paul)
    seats.keep(other)
    (own_folder / "damaged.json").write_text("{")
    assert seats.find("http://a.example", "plum-otter-77", "PAUL") == paul
    assert seats.find("http://a.example", "plum-otter-77", "Ann") is None
    assert seats.find("http://b.example", "plum-otter-77") == other
    assert KeptSeats("assistants").find("http://a.example", "plum-otter-77") is None
    seats.forget(paul)
    assert seats.find("http://a.example", "plum-otter-77") is None


def test_only_so_many_seats_are_kept(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.cli.kept_seats.MOST_KEPT", 3)
    for number in range(5):
        KeptSeats().keep(KeptSeat("http://a.example", f"P{number}", Seated("a-b-1", 1, "key")))
        for file in own_folder.iterdir():
            os.utime(file, (file.stat().st_mtime - 10,) * 2)
    assert len(list(own_folder.iterdir())) == 3
    assert KeptSeats().find("http://a.example", "a-b-1", "P4") is not None


# Refusals ------------------------------------------------------------------------------------


async def test_a_mistyped_code_is_repaired(server: Served) -> None:
    done = run(join(server, "ceder-clok-309"))
    assert done.returncode == 2
    assert said_in(done) == (
        "parlour: There is no table with this code. Did you mean cedar-clock-309?\n"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["otter"], r"'otter' is not the code of a table, such as plum-otter-77\."),
        (["plum-otter-77", "--url", "ftp://x"], r"'ftp://x' is not the address of a server"),
        (["plum-otter-77", "--url", "http://127.0.0.1:9"], r"No server answers at http://127"),
        ([], r"Name the table that you join, or the game of a new one with --make\."),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(arguments: list[str], sentence: str) -> None:
    done = run([sys.executable, "-m", "parlour", "join", *arguments])
    assert done.returncode == 2
    assert re.fullmatch(rf"parlour: {sentence}[^\n]*\n", said_in(done))


async def test_a_game_that_nobody_knows_is_refused(server: Served) -> None:
    command = [sys.executable, "-m", "parlour", "join", "--make", "chess", "--url", server.base]
    done = run([*command, "--name", "Lisa"])
    assert done.returncode == 2
    assert "chess" in said_in(done)

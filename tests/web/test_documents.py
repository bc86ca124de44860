"""The documents are true: the examples of the protocol are run against a real server, in order, and
every table is compared with the code."""

import asyncio
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from parlour.minds.pace import LONGEST_PACE
from parlour.rules import View, manners
from parlour.rules.base import Act, Choice
from parlour.rules.company import LONGEST_NAME, LONGEST_REMARK, REMARKS_KEPT, Person
from parlour.rules.letterjam import choices as letterjam
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.quiddler import choices as quiddler
from parlour.rules.refusal import Kind
from parlour.rules.registry import GAMES
from parlour.tables.absence import AWAY_AFTER
from parlour.tables.answers import closed
from parlour.tables.asks import LONGEST_COMMAND, AnyAsk
from parlour.tables.evenings import LONGEST_EVENING, MOST_DEALS, MOST_MOVES, MOST_TABLES, NewEvening
from parlour.tables.seat_requests import REQUEST_LASTS
from parlour.tables.seats import PASS_LASTS
from parlour.tables.submit import MOST_EVENTS
from parlour.tables.table import LONGEST_CLOCK, MOST_REQUESTS
from parlour.tables.table_view import TableView
from parlour.web import app, finished_games, protocol, server, socket, uvicorn_protocols
from parlour.web.settings import ServerSettings, described, flag, variable
from parlour.web.visitors import (
    ASKING_BURST,
    BYTES_AN_ASK,
    GUESSES_BURST,
    REQUESTS_BURST,
    SENDING_BURST,
)
from tests.web.guests import PATIENCE, Guest, House, open_house
from tests.web.schema import Published

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "src" / "parlour" / "web"
CONNECTION, SOCKET = WEB / "connection.py", WEB / "socket.py"
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
OPERATING = (ROOT / "docs" / "operating.md").read_text("utf-8")
SOURCES = [*(ROOT / "src/parlour/web").glob("*.py"), *(ROOT / "src/parlour/tables").glob("*.py")]

# The document's placeholders for values that a server makes up.
NAMES = (
    *("plum-otter-77", "LISA-KEY", "PAUL-KEY", "PAULS-PASS", "PAULS-NEW-KEY"),
    *("plum-otter-20261120", "ORGANISER-KEY", "calm-fox-12", "IDA-KEY"),
)
# The time at which the evening of the document is made, in seconds since the epoch.
EVENING_AT = 1_795_000_000.0
MORE = "…"


class Example(Struct, frozen=True):
    """A fenced block of a document."""

    kind: str
    text: str


def examples(document: str) -> list[Example]:
    return [
        Example(kind, text)
        for kind, text in re.findall(r"^```(.*)\n((?s:.*?))^```$", document, re.MULTILINE)
    ]


def rows(document: str, title: str) -> list[list[str]]:
    """The rows of the first table after a line that begins like this, without the header row."""
    _, found_title, rest = document.partition(f"\n{title}")
    table = found_title + rest
    found = re.search(r"^\|.*\n\|-.*\n((?:\|.*\n)+)", table, re.MULTILINE)
    assert found is not None, title
    return [[cell.strip() for cell in row.strip("|\n").split("|")] for row in found[1].splitlines()]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


# The examples ------------------------------------------------------------------------------


class Reader:
    """Runs the examples of the document, and checks the answers."""

    def __init__(self, house: House, published: Published) -> None:
        self._house = house
        self._published = published
        self._known: dict[str, str] = {}
        self._lines: dict[str, Guest] = {}
        self._heard: dict[str, int] = {}

    async def follow(self, example: Example) -> None:
        kind, _, name = example.kind.partition(" ")
        if kind == "http":
            await self._request(example.text)
        elif kind == "socket":
            for line in example.text.splitlines():
                await self._say_or_hear(name, line)

    async def leave(self) -> None:
        for guest in self._lines.values():
            await guest.__aexit__(None, None, None)

    def real(self, text: str) -> str:
        """A text of the document with its placeholders replaced by the server's values."""
        for name, value in sorted(self._known.items(), key=lambda one: -len(one[0])):
            text = text.replace(name, value)
        return text

    async def _request(self, text: str) -> None:
        asked, _, answered = text.partition("\n\n")
        first, *rest = self.real(asked).splitlines()
        method, path = first.split()
        headers = dict(line.split(": ", 1) for line in rest if not line.startswith("{"))
        body = next((line for line in rest if line.startswith("{")), None)
        answer = await self._house.http.request(method, path, content=body, headers=headers)
        status, expected = answered.strip().split("\n")
        assert answer.status_code == int(status), (first, answer.text)
        if answer.headers["content-type"].startswith("text/csv"):
            assert answer.text.splitlines() == [expected]
        else:
            self._demand(answer.json(), expected)

    async def _say_or_hear(self, name: str, line: str) -> None:
        if name not in self._lines:
            self._lines[name] = await Guest(self._house.url(self.real(NAMES[0])), None).__aenter__()
        guest = self._lines[name]
        said = line[2:]
        if line.startswith(">"):
            message = json.loads(self.real(said))
            problems = list(self._published.problems(message, self._published["FromClient"]))
            assert not problems, (problems, line)
            await guest.send(message)
            return
        assert line.startswith("<"), line
        after = self._heard.get(name, 0)
        expected = json.loads(self.real(said))
        try:
            heard = await guest.hears(lambda message: matches(message, expected, {}), after)
        except TimeoutError as error:
            raise AssertionError(f"in vain: {said}, but {guest.messages[after:]}") from error
        self._heard[name] = guest.messages.index(heard, after) + 1
        self._demand(heard, said)

    def _demand(self, found: Any, said: str) -> None:
        known = dict.fromkeys(NAMES, "") | self._known
        assert matches(found, json.loads(said), known), (found, said)
        self._known = {name: value for name, value in known.items() if value}


def matches(found: Any, said: Any, known: dict[str, str]) -> bool:
    """Whether a value matches the document. Learns the values of placeholders."""
    match said:
        case str() if said == MORE:
            return True
        case str() if said in known:
            known[said] = known[said] or found
            return bool(found == known[said])
        case dict():
            if not isinstance(found, dict) or not (said.keys() - {MORE}) <= found.keys():
                return False
            if MORE not in said and found.keys() != said.keys():
                return False
            return all(matches(found[k], v, known) for k, v in said.items() if k != MORE)
        case list():
            return (
                isinstance(found, list)
                and len(found) == len(said)
                and all(matches(f, s, known) for f, s in zip(found, said, strict=True))
            )
    return bool(found == said)


async def test_the_examples_of_the_protocol_are_true(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        published = Published((await house.http.get("/api/schema")).json())
        reader = Reader(house, published)
        house.web.tables.evenings.now = lambda: EVENING_AT
        followed = 0
        for example in examples(PROTOCOL):
            await reader.follow(example)
            followed += 1
        await reader.leave()
    assert followed > 12


async def test_the_client_in_the_protocol_works(tmp_path: Path) -> None:
    (program,) = [one.text for one in examples(PROTOCOL) if one.kind == "python"]
    script = tmp_path / "client.py"
    script.write_text(program, encoding="utf-8")
    async with open_house(tmp_path / "tables.db") as house:
        code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
        async with house.visit(code, keys[0]) as lisa:
            await lisa.takes("start")
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, str(script), house.url(code), keys[1]),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            assert process.stdin is not None
            process.stdin.write(b"say hello from my own client\nfly away\n")
            await lisa.sees(lambda update: update["view"]["remarks"])
            assert process.stdout is not None
            printed = ""
            # Answers may come before the view that shows what was done before them.
            wanted = ("no command 'fly'", "Paul says: hello from my own client")
            async with asyncio.timeout(PATIENCE):
                while not all(said in printed for said in wanted):
                    line = await process.stdout.readline()
                    assert line, printed
                    printed += line.decode()
            process.stdin.close()
            await process.communicate()
    assert process.returncode == 0


# The tables --------------------------------------------------------------------------------


def test_every_route_is_in_the_protocol_or_in_operating() -> None:
    names = (
        "app arrival deals directory evenings finished_games health hindsight operator_pages "
        "reviews table_memories"
    )
    modules = [ROOT / f"src/parlour/web/{name}.py" for name in names.split()]
    source = "".join(module.read_text("utf-8") for module in modules)
    routes = {re.sub(r"\{(\w+)\}", "*", path) for path in re.findall(r'Route\("([^"]+)"', source)}
    told = {
        re.sub(r"/(CODE|DAY|GAME|N|NAME|STEP)\b", "/*", part.split()[-1])
        for row in rows(PROTOCOL, "## HTTP")
        for part in quoted(row[0])
    }
    told |= {quoted(row[0])[0] for row in rows(OPERATING, "## Health")}
    assert told == routes


def test_every_message_and_field_is_in_the_protocol() -> None:
    for title, union in (
        ("## The WebSocket: what a client sends", protocol.FromClient),
        ("## The WebSocket: what the server sends", protocol.FromServer),
    ):
        told = {quoted(row[0])[0]: quoted(row[1]) for row in rows(PROTOCOL, title)}
        assert told == {
            kind.__struct_config__.tag: list(kind.__struct_fields__) for kind in union.__args__
        }


def test_every_ask_and_field_is_in_the_protocol() -> None:
    told = {quoted(row[0])[0]: quoted(row[1]) for row in rows(PROTOCOL, "### What can be asked")}
    assert told == {
        kind.__struct_config__.tag: list(kind.__struct_fields__) for kind in AnyAsk.__args__
    }


# What can be played ------------------------------------------------------------------------

SHARED = {
    str(verb.act.__struct_config__.tag) for verb in manners.manners("regular") if not verb.house
}


class Opening(Struct, frozen=True):
    """A choice in the document, an act that fits it, and what is said about both."""

    choice: Choice
    act: Act
    told: str

    @property
    def name(self) -> str:
        return str(self.act.__struct_config__.tag)


def openings(title: str, game: str, choices: Any) -> list[Opening]:
    """The rows after a title, decoded by a game: with every field, and no other."""
    found = []
    for shown, sent, told in rows(PROTOCOL, title):
        (choice,) = quoted(shown)
        (act,) = quoted(shown if sent == "the same" else sent)
        opening = Opening(
            msgspec.json.decode(choice, type=choices),
            msgspec.json.decode(act, type=GAMES[game].act_type),
            told,
        )
        assert json.loads(choice).keys() == {"act", *opening.choice.__struct_fields__}, choice
        assert json.loads(act).keys() == {"act", *opening.act.__struct_fields__}, act
        found.append(opening)
    return found


PLAYED = {
    "letterjam": ("On the guess sheet", letterjam.AnyChoice),
    "quiddler": ("The view also says in words", quiddler.AnyChoice),
}


@pytest.mark.parametrize("game", list(PLAYED))
def test_every_choice_and_its_act_is_in_the_protocol(game: str) -> None:
    title, choices = PLAYED[game]
    shared, own = openings("### In every game", game, choices), openings(title, game, choices)
    assert {opening.name for opening in shared} == SHARED
    told = sorted(opening.name for opening in (*shared, *own))
    assert told == sorted(verb.name for verb in GAMES[game].verbs if not verb.house)
    assert told == sorted(str(choice.__struct_config__.tag) for choice in choices.__args__)
    for opening in (*shared, *own):
        assert opening.choice.__struct_config__.tag == opening.name
        assert opening.choice.objection(opening.act) is None, opening
        for field in opening.choice.__struct_fields__:
            copied = getattr(opening.act, field, ...) == getattr(opening.choice, field)
            assert copied or field in quoted(opening.told), (opening.name, field)


def test_the_acts_of_the_house_are_in_the_protocol() -> None:
    (sentence,) = re.findall(r"\nThe schema has [a-z]+ more acts, (.+)\n", PROTOCOL)
    of_the_house = {v.name for game in GAMES.values() for v in game.verbs if v.house}
    assert set(quoted(sentence)) == of_the_house


def test_the_cards_of_letter_jam_are_called_as_the_protocol_says() -> None:
    names = CardNames((Person("Lisa"), Person("Paul")), viewer=0)
    told = rows(PROTOCOL, "### Letter Jam")
    assert [names.spoken(quoted(row[0])[0]) for row in told] == [row[2] for row in told]
    assert [quoted(row[0])[0][0] for row in told] == list("psb*rk")


def test_the_codes_of_options_are_in_the_protocol() -> None:
    made = re.compile(r'(?:illegal\(\s*|"illegal",\s*)"([a-z-]+)"')
    found = {
        code
        for path in (ROOT / "src/parlour/rules").glob("*/options.py")
        for code in made.findall(path.read_text("utf-8"))
    }
    (told,) = re.findall(r"get codes about options:((?s:.+?)) The codes of tables", PROTOCOL)
    assert set(quoted(told)) == found | {"start", "choose", "POST /api/tables"}


def sources() -> Iterator[str]:
    for path in SOURCES:
        yield path.read_text("utf-8")


def test_every_code_of_a_refusal_is_in_the_protocol() -> None:
    made = re.compile(
        r'(?:(illegal|stale|not_yours|too_many)\(\s*"([a-z-]+)"'
        r'|Refusal\(\s*"([a-z-]+)",\s*"([a-z-]+)")'
    )
    codes: dict[str, set[str]] = {"malformed": {"malformed"}}
    for source in sources():
        for by, code, kind, other in made.findall(source):
            codes.setdefault(code or other, set()).add((by or kind).replace("_", "-"))
    told = {
        code: set(row[1].split(", "))
        for row in rows(PROTOCOL, "Games have their own codes")
        for code in quoted(row[0])
    }
    assert told == codes


def test_every_kind_of_refusal_is_in_the_protocol() -> None:
    told = [quoted(row[0])[0] for row in rows(PROTOCOL, "## Refusals")]
    assert told == list(Kind.__args__)  # type: ignore[attr-defined]  # neither is a literal


def test_every_goodbye_is_in_the_protocol() -> None:
    told = {quoted(row[0])[0]: row[1] == "yes" for row in rows(PROTOCOL, "### Goodbye")}
    found = {}
    for source in sources():
        for reason, again in re.findall(
            r'Goodbye\(\s*reason="([a-z-]+)",\s*sentence="[^"]*",\s*again=(\w+)', source
        ):
            found[reason] = again == "True"
    said = re.findall(r"_goodbye\((.+?)(, again=True)?\)\n", SOCKET.read_text("utf-8"))
    for refusals, again in said:
        for name in re.findall(r"\b[A-Z_]{3,}\b", refusals):
            found[getattr(socket, name).code] = bool(again)
        if refusals.startswith("slow_down"):
            found["slow-down"] = bool(again)
    # The sentence of this one has the operator's reason in it.
    if "why = closed(" in CONNECTION.read_text("utf-8"):
        found[closed("").code] = False
    assert told == found


def test_every_field_of_tables_and_views_is_in_the_protocol() -> None:
    told = [field for row in rows(PROTOCOL, "| in `table`") for field in quoted(row[0])]
    assert told == list(TableView.__struct_fields__)
    shared = set.intersection(*(set(game.view_type.__struct_fields__) for game in GAMES.values()))
    told = [field for row in rows(PROTOCOL, "| in every `view`") for field in quoted(row[0])]
    assert set(View.__struct_fields__) | {"choices"} == set(told) <= shared
    for game in GAMES.values():
        named = rows(PROTOCOL, f"| in a `view` of {game.title}")
        own = [field for row in named for field in quoted(row[0])]
        assert sorted([*told, *own]) == sorted(game.view_type.__struct_fields__), game.name


def test_the_limits_in_the_protocol_are_the_defaults() -> None:
    told = rows(PROTOCOL, "## Limits")
    limits = {row[0]: row[1] for row in told}
    settings = ServerSettings()
    guesses = f"{settings.guesses_per_minute:.0f} a minute"
    assert [int(row[2].replace(",", "")) for row in told if row[2]] == [
        settings.messages_per_second * ASKING_BURST,
        settings.asks_per_second * ASKING_BURST,
        settings.address_asks_per_second * ASKING_BURST,
        settings.requests_per_second * REQUESTS_BURST,
        settings.guesses_per_minute / 60 * GUESSES_BURST,
        settings.tables_per_hour,
        settings.seat_requests_per_hour,
        settings.records_per_minute,
        settings.address_asks_per_second * BYTES_AN_ASK * SENDING_BURST,
    ]
    assert limits == {
        "messages on one connection": f"{settings.messages_per_second:.0f} a second",
        "asks of one seat, over all its connections": f"{settings.asks_per_second:.0f} a second",
        "asks of one address": f"{settings.address_asks_per_second:.0f} a second",
        "HTTP requests of one address": f"{settings.requests_per_second:.0f} a second",
        "wrong codes, keys and passes of one address, and names of deals and evenings": guesses,
        "tables made by one address": f"{settings.tables_per_hour:.0f} an hour",
        "requests for bots' seats of one address": f"{settings.seat_requests_per_hour:.0f} an hour",
        "new records read for one address": f"{settings.records_per_minute:.0f} a minute",
        "connections of one address": f"{settings.sockets_per_address}",
        "bytes sent to one address, on connections and as standings": (
            f"{settings.address_asks_per_second * BYTES_AN_ASK:,.0f} a second"
        ),
        "watchers of one table, at each process": f"{settings.watchers_per_table}",
        "names": f"{LONGEST_NAME} characters",
        "remarks": f"{LONGEST_REMARK} characters, the last {REMARKS_KEPT} are kept in views",
        "messages and request bodies": f"{app.LARGEST_BODY:,} bytes",
        "a request with a record": f"{finished_games.LARGEST_RECORD:,} bytes",
    }


def test_the_numbers_in_the_protocol_are_those_of_the_code() -> None:
    page, usual = " ".join(PROTOCOL.split()), NewEvening("", 0.0)
    assert protocol.LARGEST_MESSAGE == app.LARGEST_BODY
    for sentence in (
        f"This is version {protocol.PROTOCOL};",
        f"`protocol` ({protocol.PROTOCOL})",
        f"up to {LONGEST_COMMAND} characters",
        f"log has {MOST_EVENTS:,} events",
        f"It can be moved {MOST_MOVES} times.",
        f"the end of the evening was moved {MOST_MOVES} times",
        f"a WebSocket ping within {server.PONG_WITHIN:.0f} seconds",
        f"did not read for {uvicorn_protocols.READ_WITHIN:.0f} seconds",
        f"at most {protocol.LARGEST_MESSAGE:,} bytes",
        f"A **name** has at most {LONGEST_NAME} characters",
        f"something of at most {LONGEST_REMARK} characters",
        f"before it acts, up to {LONGEST_PACE:.0f};",
        f"gives the same deals to up to {MOST_TABLES} tables",
        f"(`ends`), at most {LONGEST_EVENING / 86_400:.0f} days ahead;",
        f"`seats` ({usual.seats}) and of `deals` ({usual.deals}, at most {MOST_DEALS})",
    ):
        assert sentence in page
    assert (PASS_LASTS, REQUEST_LASTS, socket.HELLO_WITHIN) == (600.0, 600.0, 10.0)
    assert AWAY_AFTER == ServerSettings().away_after == 60.0
    assert "no connection for a minute" in page
    assert f"at most {MOST_REQUESTS} open requests" in page
    assert LONGEST_CLOCK == 24 * 3600
    assert "people have to act, up to a day;" in page
    assert "works once, for ten minutes" in page
    assert "within ten seconds" in page


def test_the_settings_in_operating_are_complete() -> None:
    told = [[*row[:3], row[3]] for row in rows(OPERATING, "## Settings")]
    assert told == [
        [f"`{flag(name)}`", f"`{variable(name)}`", default, sentence]
        for name, sentence, default in described()
    ]

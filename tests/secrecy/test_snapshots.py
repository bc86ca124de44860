"""The proof over real sockets, at one moment: in every phase, the server answers everything that a
viewer can ask in the same way, whatever the hidden cards are."""

from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from parlour.lab.random_play import GameHistory
from parlour.lab.secrecy_law import has_secrets
from parlour.rules import PUBLIC, Act, Event, Viewer
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from tests.secrecy.twins import (
    TABLES,
    Table,
    cuts,
    disguised,
    empty,
    name,
    phases,
    told,
    two_houses,
    visit,
)
from tests.web.guests import House
from tests.web.stories import key_of

pytestmark = pytest.mark.anyio

# Phases in which no table ever stops: the game passes through them within one act.
PASSING = {"setup", "scoring", "over"}
LINES = ["xyzzy", "draw the discard", "guess 9 Q", "clue QQQQ", "lay QZQZ", "back 99", "?", "*"]
WHO = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")


@pytest.mark.parametrize("game", [name for name, rules in GAMES.items() if has_secrets(rules)])
def test_the_twins_cover_every_phase(game: str) -> None:
    state = type(TABLES_OF[game][0].story().start)
    every = set(get_args(get_type_hints(state)["phase"]))
    found = {phase for table in TABLES_OF[game] for phase in phases(table.story())}
    assert found == every - PASSING


TABLES_OF = {game: [table for table in TABLES if table.game == game] for game in GAMES}


@pytest.mark.parametrize("table", TABLES, ids=name)
async def test_a_viewer_gets_the_same_bytes_whatever_is_hidden(
    table: Table, tmp_path: Path
) -> None:
    rng = Random(table.seed)
    story = table.story()
    changed = 0
    async with two_houses(tmp_path) as (here, there):
        for number, steps in enumerate(cuts(story, rng)):
            for viewer in table.viewers:
                code = f"twin-{WHO[table.viewers.index(viewer)]}-{number}"
                events = told(story, steps)
                twin = disguised(table, story, steps, viewer, rng)
                changed += twin != events
                await table.write(here, code, events)
                await table.write(there, code, twin)
                probes, lines = probing(table.game, story, events, twin, viewer, rng)
                ours = await harvest(here, code, viewer, probes, lines)
                theirs = await harvest(there, code, viewer, probes, lines)
                assert len(ours) == len(theirs), (viewer, steps)
                for one, other in zip(ours, theirs, strict=True):
                    assert one == other, (viewer, steps)
    assert changed > len(table.viewers), "hardly anything was disguised, so little is proven"


def probing(
    game: str,
    story: GameHistory[Any],
    events: tuple[Event, ...],
    twin: tuple[Event, ...],
    viewer: Viewer,
    rng: Random,
) -> tuple[list[Act], list[str]]:
    """Acts and typed commands by which a viewer might learn something: altered acts of their own
    choices, and acts of others. Acts that would be taken are left out; both twins would take
    them."""
    if viewer is PUBLIC:
        return [], LINES
    rules = GAMES[game]
    here, there = rules.fold(story.start, events), rules.fold(story.start, twin)
    view = rules.view(here, viewer)
    meant = {line: rules.command(view, line) for line in LINES}
    acts = [choice.sample(rng) for choice in rules.choices(here, viewer) for _ in range(2)]
    acts += [act for one in acts for _ in range(3) if (act := altered(game, one, rng))]
    acts += [step.act for step in rng.sample(story.steps, 10)]
    refused = []
    for act in acts:
        answer = rules.decide(here, viewer, act, Random(1))
        other = rules.decide(there, viewer, act, Random(1))
        assert isinstance(answer, Refusal) == isinstance(other, Refusal), act
        if isinstance(answer, Refusal):
            refused.append(act)
    lines = [
        line
        for line, act in meant.items()
        if isinstance(act, Refusal) or isinstance(rules.decide(here, viewer, act, rng), Refusal)
    ]
    return refused, lines


def altered(game: str, act: Act, rng: Random) -> Act | None:
    """The act with one of its values changed, if it can still be decoded."""
    plain = msgspec.to_builtins(act)
    fields = [field for field in plain if field != "act"]
    if not fields:
        return None
    field = rng.choice(fields)
    match plain[field]:
        case bool(value):
            plain[field] = not value
        case int(value):
            plain[field] = value + rng.choice((-1, 1, 7))
        case str(value):
            plain[field] = rng.choice((value[1:], value + "E", value[::-1], "QUIZ", "*"))
        case list(value):
            plain[field] = rng.choice((value[1:], value + value[:1], value[::-1], ["p0"], [[1]]))
        case _:
            plain[field] = None
    understood = GAMES[game].read_act(plain)
    return None if isinstance(understood, Refusal) else understood


async def harvest(
    house: House, code: str, viewer: Viewer, probes: list[Act], lines: list[str]
) -> list[bytes]:
    """Everything a viewer gets by watching, asking and reconnecting, in order."""
    async with visit(house, code, viewer) as guest:
        await guest.update()
        await guest.send({"kind": "words", "wanted": True})
        await guest.sees(lambda update: update["words"])
        for number, act in enumerate(probes):
            plain = msgspec.to_builtins(act)
            await guest.send(
                {"kind": "ask", "id": f"probe-{number}", "ask": {"ask": "play", "act": plain}}
            )
        for number, line in enumerate(lines):
            ask = {"ask": "type", "command": line}
            await guest.send({"kind": "ask", "id": f"line-{number}", "ask": ask})
        for number, ask in enumerate(table_asks(viewer)):
            await guest.send({"kind": "ask", "id": f"ask-{number}", "ask": ask})
        await guest.heard_everything()
        seq = guest.updates[-1]["seq"]
    await empty(house, code)
    frames = list(guest.heard)
    # Only "help" is taken: it changes nothing, and what it says is compared like everything else.
    taken = [message for message in guest.messages if message["kind"] == "taken"]
    assert all(message.get("said") for message in taken)
    for since in (seq // 2, seq - 1, seq + 5):
        async with visit(house, code, viewer, since) as guest:
            await guest.update()
            await guest.heard_everything()
        await empty(house, code)
        frames += guest.heard
    if viewer in (0, PUBLIC):
        # These answers differ only between a viewer with a key and one without.
        frames += await over_http(house, code, viewer)
    return frames


def table_asks(viewer: Viewer) -> list[dict[str, Any]]:
    """Asks of the table that are refused to everybody while a game runs."""
    return [
        {"ask": "start"},
        {"ask": "choose", "game": "letterjam", "rule_set": "rulebook"},
        {"ask": "add-bot", "mind": "nobody"},
        {"ask": "remove-seat", "seat": 99},
        {"ask": "pass-hosting", "seat": 99},
        {"ask": "hand-to-bot", "seat": 99},
    ]


async def over_http(house: House, code: str, viewer: Viewer) -> list[bytes]:
    """Every HTTP answer about a table, with its status and headers."""
    path = f"/api/tables/{code}"
    key = None if viewer is PUBLIC else key_of(viewer)
    answers = [
        await house.http.get(path),
        await house.http.head(path),
        await house.http.get(f"{path}/records/0"),
        await house.http.get(f"{path}/records/1"),
        await house.http.get(f"{path}/records/2"),
        await house.http.get(f"{path}/replays/1"),
        await house.http.get(f"{path}/replays/1?seat=0"),
        await house.http.get(f"{path}/replays/1/2"),
        await house.http.get(f"{path}/replays/1/2?seat=1"),
        await house.post(f"{path}/seats", {"name": "Eve"}),
        await house.post(f"{path}/seats", {"name": "Lisa"}),
        await house.post(f"{path}/claims", {"pass_key": "x"}),
        await house.post(f"{path}/passes", {"seat": 99}, key),
        await house.post(f"{path}/passes", {"seat": 0}, "wrong"),
    ]
    assert all(answer.status_code != 201 for answer in answers)
    assert [answer.status_code for answer in answers[2:5]] == [404] * 3
    return [
        b"%d %r %s" % (answer.status_code, sorted(answer.headers.items()), answer.content)
        for answer in answers
    ]

"""Making a table: one call, one answer."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.rules.registry import GAMES
from tests.web.guests import NO_LIMITS, House, open_house

pytestmark = pytest.mark.anyio


async def test_a_name_is_enough(house: House) -> None:
    answer = await house.post("/api/tables", {"name": "Lisa"})
    assert answer.status_code == 201
    seated = answer.json()
    assert re.fullmatch(r"[a-z]+-[a-z]+-\d{1,3}", seated["code"])
    assert seated["seat"] == 0
    assert len(seated["key"]) >= 43


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_game_can_be_chosen(house: House, game: str) -> None:
    code, _ = await house.create(game=game)
    summary = (await house.http.get(f"/api/tables/{code}")).json()
    assert summary == {
        "code": code,
        "game": game,
        "title": GAMES[game].title,
        "stage": "lobby",
        "names": ["Lisa"],
        "bots": [],
        "played_by_bots": [],
        "most_seats": max(GAMES[game].seats),
        "locked": False,
        "watchers_allowed": True,
        "changes": {},
        "deals": [],
        "evening": None,
    }


async def test_options_and_settings_are_taken(house: House) -> None:
    code, key = await house.create(
        rule_set="summary",
        changes={"length": 4},
        settings={"watchers": False, "clock": 90.0, "pace": 2.5},
    )
    async with house.visit(code, key) as host:
        table = (await host.update())["table"]
    assert table["rule_set"] == "summary"
    assert table["options"]["length"] == 4
    assert table["options"]["strict_share"] is True
    others = {"banter": True, "call": ""}
    assert table["settings"] == {"watchers": False, "clock": 90.0, "pace": 2.5, **others}


async def test_the_key_is_stored_only_as_a_hash(house: House) -> None:
    code, key = await house.create()
    assert all(key.encode() not in event for event in await house.events(code))


@pytest.mark.parametrize(
    ("body", "mentions"),
    [
        ({}, "name"),
        ({"name": ""}, "name"),
        ({"name": "  "}, "name"),
        ({"name": " Lisa"}, "spaces"),
        ({"name": "x" * 25}, "24"),
        ({"name": "x" * 101}, "100"),
        ({"name": "Lisa\u202e"}, "character"),
        ({"name": "Li\nsa"}, "character"),
        ({"name": "Li\u200bsa"}, "character"),
        ({"name": "Lisa\u034f"}, "character"),
        ({"name": "Lisa\U000e0100"}, "character"),
        ({"name": "\u3164"}, "character"),
        ({"name": "\u0301\u0301"}, "letter"),
        ({"name": 7}, "str"),
        ({"name": "Lisa", "game": "chess"}, "chess"),
        ({"name": "Lisa", "rule_set": "house"}, "house"),
        ({"name": "Lisa", "changes": {"luck": 1}}, "luck"),
        ({"name": "Lisa", "changes": {"length": "long"}}, "length"),
        ({"name": "Lisa", "changes": {"lexicon": "../../etc/passwd"}}, "lexicon"),
        ({"name": "Lisa", "changes": {"lexicon": "file:///etc/passwd"}}, "lexicon"),
        ({"name": "Lisa", "settings": {"pace": -1}}, "pause"),
        ({"name": "Lisa", "settings": {"pace": 1e9}}, "pause"),
        ({"name": "Lisa", "settings": {"clock": -1}}, "clock"),
        ({"name": "Lisa", "settings": {"clock": 1e9}}, "clock"),
        ({"name": "Lisa", "settings": {"speed": 1}}, "speed"),
        ({"name": "Lisa", "colour": "red"}, "colour"),
    ],
)
async def test_a_wrong_choice_is_refused_with_a_sentence(
    house: House, body: dict[str, Any], mentions: str
) -> None:
    before = await house.web.tables.store.count()
    answer = await house.post("/api/tables", body)
    assert answer.status_code == 400
    refusal = answer.json()
    assert refusal["kind"] == refusal["code"] == "malformed"
    assert mentions in refusal["sentence"]
    assert await house.web.tables.store.count() == before


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b'{"name": ' + b"[" * 8000,
        b'{"name": "Lisa", "changes": ' + b'{"a":' * 2000 + b"1" + b"}" * 2001,
        b'{"name": "Lisa", "settings": {"clock": 1e999}}',
        b'{"name": "Lisa", "settings": {"clock": ' + b"9" * 5000 + b"}}",
        b'{"name": "Lisa", "changes": {"length": ' + b"9" * 5000 + b"}}",
    ],
)
async def test_a_malformed_body_is_refused(house: House, body: bytes) -> None:
    before = await house.web.tables.store.count()
    answer = await house.http.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"
    assert await house.web.tables.store.count() == before


async def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    answer = await house.http.post("/api/tables", content=b" " * 20_000)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"


@pytest.mark.parametrize(
    "changes",
    [{"length": 10**30}, {"length": -1}, {"lengths": [5] * 3000}, {"deck": "../deck"}],
)
async def test_options_that_nobody_can_play_with_are_refused(
    house: House, changes: dict[str, Any]
) -> None:
    before = await house.web.tables.store.count()
    answer = await house.post("/api/tables", {"name": "Lisa", "changes": changes})
    assert answer.status_code in (400, 409)
    assert answer.json()["sentence"]
    assert await house.web.tables.store.count() == before


async def test_no_table_is_made_when_the_disk_is_nearly_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = replace(NO_LIMITS, disk_reserve=100, tables_per_hour=1.0)
    async with open_house(tmp_path / "tables.db", settings) as house:
        store = house.web.tables.store
        monkeypatch.setattr(store, "bytes_left", lambda: 99_999_999)
        answer = await house.post("/api/tables", {"name": "Lisa"})
        assert (answer.status_code, answer.json()["code"]) == (503, "no-room")
        monkeypatch.setattr(store, "bytes_left", lambda: 100_000_000)
        code, key = await house.create("Lisa")
        # The space is reserved for the tables that there are.
        monkeypatch.setattr(store, "bytes_left", lambda: 0)
        async with house.visit(code, key) as lisa:
            await lisa.takes("lock", locked=True)


async def test_the_space_on_the_disk_is_the_files(house: House) -> None:
    left = house.web.tables.store.bytes_left()
    assert left is not None
    assert left > 0

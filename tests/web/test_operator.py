"""What an operator can set: words that nobody may use, pages of their own, and how long records are
kept."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from time import time

import httpx
import pytest
from msgspec.structs import replace

from parlour.cli import main
from parlour.tables.open_store import open_store
from parlour.tables.store import Batch, FinishedGame
from parlour.tables.table_events import write_event
from parlour.web.plain_text import as_html
from tests.web.guests import NO_LIMITS, PATIENCE, House, open_house
from tests.web.stories import key_of, opening

pytestmark = pytest.mark.anyio

DAY = 24 * 3600
WORDS = """# Words for the tests
darn

dash it
Blödsinn
"""


@pytest.fixture(scope="module")
async def strict(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A house where some words may not be used, with a page on privacy."""
    folder = tmp_path_factory.mktemp("strict")
    (folder / "words.txt").write_text(WORDS, encoding="utf-8")
    (folder / "privacy.txt").write_text("# Our privacy\n\nNone.", encoding="utf-8")
    settings = replace(
        NO_LIMITS,
        refused_words=str(folder / "words.txt"),
        privacy=str(folder / "privacy.txt"),
    )
    store = await open_store(folder / "tables.db")
    log = [write_event(event) for event in opening("quiddler", 2)]
    log[1] = log[1].replace(b'"Lisa"', b'"Darn"')
    await store.append(Batch("old-table-1", 0, tuple(log), touched=time()))
    await store.close()
    async with open_house(folder / "tables.db", settings) as opened:
        yield opened


@pytest.mark.parametrize(
    "name", ["Darn", "Mr DARN", "D\u0430rn", "d\u0336arn", "blödsinn", "dash_it"]
)
async def test_a_refused_word_is_no_name(strict: House, name: str) -> None:
    code, key = await strict.create("Lisa")
    answers = [
        await strict.post("/api/tables", {"name": name}),
        await strict.post("/api/tables", {"name": name, "occasion": "lesson"}),
        await strict.post(f"/api/tables/{code}/seats", {"name": name}),
    ]
    for answer in answers:
        assert answer.status_code == 409
        assert answer.json()["code"] == "refused-word"
        assert "arn" not in answer.json()["sentence"]
    async with strict.visit(code, key) as lisa:
        assert await lisa.refused("rename", name=name) == "refused-word"
        assert await lisa.refused("add-bot", mind="regular", name=name) == "refused-word"
        await lisa.takes("add-bot", mind="regular")
        wished = {"name": name, "seat": 1}
        answer = await strict.post(f"/api/tables/{code}/requests", wished)
        assert answer.json()["code"] == "refused-word"


@pytest.mark.parametrize("name", ["Darnell", "Dash", "Iti", "Blodsinn"])
async def test_a_word_counts_only_as_a_whole(strict: House, name: str) -> None:
    await strict.create(name)


async def test_a_refused_word_is_not_said(strict: House) -> None:
    code, keys = await strict.table("Lisa", "Paul", game="quiddler", changes={"chat": True})
    async with strict.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        for text in ("darn!", "Oh, Dash  it.", "Such BLÖDSINN"):
            refusal = (await lisa.play("say", text=text))["refusal"]
            assert refusal["code"] == "refused-word"
            assert "arn" not in refusal["sentence"]
        assert await lisa.refused("type", command="say darn") == "refused-word"
        await lisa.takes("play", act={"act": "say", "text": "I am darning a dash of it."})


async def test_a_name_from_before_the_list_plays_on(strict: House) -> None:
    async with strict.visit("old-table-1", key_of(0)) as darn:
        await darn.takes("hand-to-bot", seat=0)
        await darn.takes("take-back")
        made = await strict.post("/api/tables/old-table-1/passes", {"seat": 0}, key_of(0))
        claimed = await strict.post("/api/tables/old-table-1/claims", made.json())
        assert claimed.status_code == 201


async def test_only_pages_that_are_set_exist(strict: House, house: House) -> None:
    assert (await strict.http.get("/api/server")).json()["pages"] == ["privacy"]
    page = await strict.http.get("/privacy")
    assert page.headers["content-type"].startswith("text/html")
    assert "<h1>Our privacy</h1>" in page.text
    assert "<title>Our privacy · Parlour</title>" in page.text
    assert "<script" not in page.text
    assert (await strict.http.get("/imprint")).status_code == httpx.codes.NOT_FOUND
    assert (await house.http.get("/privacy")).status_code == httpx.codes.NOT_FOUND
    assert (await house.http.get("/api/server")).json()["pages"] == []
    style = await house.http.get("/plain.css")
    assert style.headers["content-type"].startswith("text/css")


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("a\nb\n\nc", "<p>a b</p>\n<p>c</p>"),
        ("# A & B\ntext", "<h1>A &amp; B</h1>\n<p>text</p>"),
        ("- one\n- two\nend", "<ul><li>one</li><li>two</li></ul>\n<p>end</p>"),
        ("<b>&lt;", "<p>&lt;b&gt;&amp;lt;</p>"),
        ("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>"),
        (
            '[a"b](https://x.example/?a=1&b=2)',
            '<p><a href="https://x.example/?a=1&amp;b=2">a&quot;b</a></p>',
        ),
        ("see https://x.example.", '<p>see <a href="https://x.example">https://x.example</a>.</p>'),
        ('https://x.example/"onclick="x', None),
        ("[x](https://x.example/' onmouseover=y)", None),
    ],
)
def test_no_html_of_the_operators_text_passes(text: str, html: str | None) -> None:
    made = as_html(text)
    if html is not None:
        assert made == html
    assert 'onclick="' not in made
    assert "<b>" not in made


async def test_records_are_kept_for_as_many_days_as_the_settings_say(tmp_path: Path) -> None:
    place, now = tmp_path / "tables.db", time()
    store = await open_store(place)
    for number, days in ((1, 8.0), (2, 6.0)):
        ended = now - days * DAY
        await store.keep_record(FinishedGame("plum-otter-77", number, "letterjam", ended, "text"))
    await store.close()
    async with open_house(place, replace(NO_LIMITS, keep_records=7)) as house:
        store = house.web.tables.store
        async with asyncio.timeout(PATIENCE):
            while len(await store.records("plum-otter-77")) > 1:
                await asyncio.sleep(0)
        assert [one.number for one in await store.records("plum-otter-77")] == [2]


async def test_records_are_kept_for_good_unless_the_settings_say_otherwise(
    tmp_path: Path,
) -> None:
    place = tmp_path / "tables.db"
    store = await open_store(place)
    await store.keep_record(FinishedGame("plum-otter-77", 1, "letterjam", 1.0, "text"))
    log = tuple(write_event(event) for event in opening("letterjam", 2))
    await store.append(Batch("old-table-1", 0, log, touched=1.0))
    await store.close()
    async with open_house(place) as house:
        store = house.web.tables.store
        async with asyncio.timeout(PATIENCE):
            while await store.read("old-table-1"):
                await asyncio.sleep(0)
        assert await store.records("plum-otter-77")


@pytest.mark.parametrize(
    ("flag", "content", "why"),
    [
        ("--refused-words", b"\xff\xfe", "it is not text in UTF-8"),
        ("--refused-words", b"fine\n!!!\n", "line 2 has no word"),
        ("--refused-words", b"x" * 101, "line 1 is longer than 100 characters"),
        ("--privacy", b" \n", "it is empty"),
        ("--imprint", None, "No such file or directory"),
    ],
)
def test_a_bad_file_stops_the_server_with_a_sentence(
    tmp_path: Path,
    flag: str,
    content: bytes | None,
    why: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file, database = tmp_path / "file.txt", tmp_path / "tables.db"
    if content is not None:
        file.write_bytes(content)
    asked = ["serve", "--port", "0", "--database", str(database), flag, str(file)]
    assert main(asked) == 2
    said = f"parlour: The file {file} of {flag} cannot be used: {why}.\n"
    assert capsys.readouterr().err == said
    assert not database.exists()

"""A device remembers the deals that it has seen, and says so when it sits down to one again."""

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

from parlour.cli.join import take_seat
from parlour.cli.kept_seats import KeptSeat
from parlour.cli.seen_deals import MOST_KEPT, TOLD, SeenDeals, note_deals
from parlour.client import RemoteServer
from parlour.tables.answers import Seated
from tests.web.guests import PATIENCE, House, open_house
from tests.web.teams import Team, evening, standings, team

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_the_newest_names_are_kept() -> None:
    deals, names = SeenDeals(), [f"plum-otter-{number:08}" for number in range(MOST_KEPT + 2)]
    assert deals.of(names) == ()
    for name in names:
        deals.add(name, "plum-otter-1")
    deals.add(names[7], "plum-otter-2")
    assert SeenDeals().of(names) == tuple(names[2:])
    # At the table where a deal was seen first, nobody has seen it before.
    assert SeenDeals().of(names, "plum-otter-1") == ()
    assert SeenDeals().of(names[7:8], "plum-otter-2") == (names[7],)


async def test_a_seen_deal_is_told_and_marked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        first = await _played(house)
        assert first.live.table.deal is not None
        deal = first.live.table.deal.name
        answer = await house.post("/api/tables", {"name": "Marta", "deal": deal})
        code = answer.json()["code"]
        server = RemoteServer(f"http://127.0.0.1:{house.port}")
        SeenDeals().add("plum-otter-00000001", first.live.code)
        SeenDeals().add(deal, first.live.code)
        await take_seat(server, code, "Lisa")
        assert capsys.readouterr().err == f"{TOLD}\n"
        assert (await house.live(code)).table.holders[1].seen == (deal,)


async def test_what_is_seen_elsewhere_later_is_told_to_the_table(tmp_path: Path) -> None:
    """Somebody sits at two tables of an evening before they play at one of them."""
    async with open_house(tmp_path / "tables.db") as house:
        server = RemoteServer(f"http://127.0.0.1:{house.port}")
        wanted = {"game": "quiddler", "changes": {"hands": 1}, "seats": 2, "deals": 2}
        name, _ = await evening(house, **wanted)
        first = await team(house, name, "Otters", "Lisa")
        second = await team(house, name, "Wrens", "Lisa")
        deals = [deal.name for deal in first.live.table.all_given]
        async with (
            server.connect(Seated(first.live.code, 0, first.keys[0])) as here,
            server.connect(Seated(second.live.code, 0, second.keys[0])) as there,
            asyncio.TaskGroup() as group,
        ):
            noting = [group.create_task(note_deals(seat)) for seat in (here, there)]
            await first.starts()
            await here.until(lambda update: update.table.stage == "playing")
            async with asyncio.timeout(PATIENCE):
                while not SeenDeals().of(deals):
                    await asyncio.sleep(0)
            await first.plays_on()
            await here.until(lambda update: update.table.stage == "over")
            # Between two games the table names a deal that nobody has seen.
            assert SeenDeals().of(deals) == (deals[0],)
            assert SeenDeals().of(deals, first.live.code) == ()
            await second.starts()
            async with asyncio.timeout(PATIENCE):
                while not second.live.table.holders[0].seen:
                    await asyncio.sleep(0)
            for one in noting:
                one.cancel()
        await second.plays_on()
        lines = (await standings(house, name, second))["deals"][0]["lines"]
        marks = {line["team"]: line["marks"] for line in lines if line["names"] == ["Lisa"]}
        assert marks == {"Otters": [], "Wrens": ["again"]}


async def test_a_table_is_made_for_a_deal_by_its_link(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        first = await _played(house)
        assert first.live.table.deal is not None
        deal, base = first.live.table.deal, f"http://127.0.0.1:{house.port}"
        said = await _parlour("join", "--make", f"{base}/deal/{deal.name}", "--name", "Ida")
        assert said == (0, "A deal of Quiddler for 2 seats.\n")
        # The name alone will do at the usual server; and whoever has seen the deal is told.
        SeenDeals().add(deal.name, first.live.code)
        named = ("--make", deal.name, "--url", base, "--name", "Ida")
        code, told = await _parlour("join", *named)
        assert (code, told) == (0, f"A deal of Quiddler for 2 seats.\n{TOLD}\n")
        folder = tmp_path / "data" / "parlour" / "seats" / "people"
        seats = [msgspec.json.decode(p.read_bytes(), type=KeptSeat) for p in folder.iterdir()]
        tables = [(await house.live(one.seated.code)).table for one in seats]
        assert [table.all_given for table in tables] == [(deal,), (deal,)]
        assert sorted(table.holders[0].seen for table in tables) == [(), (deal.name,)]
        # Links to something else than a table say what to type.
        for path, hint in (("deal", "join --make"), ("evening", "evening enter")):
            code, told = await _parlour("join", f"{base}/{path}/plum-otter-12345678")
            assert code == 2
            assert f"does not lead to a table. It leads to a{'n' * (path == 'evening')}" in told
            assert f"parlour {hint} LINK" in told
        code, told = await _parlour("join", "--make", "plum-otter-12345678", "--url", base)
        assert (code, told.startswith("parlour: There is no deal with this name.")) == (2, True)


async def _parlour(*arguments: str) -> tuple[int | None, str]:
    """Runs the command without anything to type; its exit code, and what it says beside the
    table."""
    running = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "parlour", *arguments),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await running.communicate()
    return running.returncode, said.decode()


async def _played(house: House) -> Team:
    code, keys = await house.table("Lisa", "Paul", game="quiddler", changes={"hands": 1})
    one = Team(house, await house.live(code), keys)
    await one.plays()
    return one

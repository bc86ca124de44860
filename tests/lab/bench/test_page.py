"""Results as tables."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from parlour.games import manifests
from parlour.lab.bench.baselines import BASELINES
from parlour.lab.bench.bench_game import BenchResult
from parlour.lab.bench.deals import BENCHES
from parlour.lab.bench.figures import result_file
from parlour.lab.bench.page import as_html, as_markdown, tables
from parlour.lab.bench.plan import SELF, Selection
from parlour.rules.registry import GAMES
from tests.lab.bench.plans import NOTE, plan, result


def test_the_means_and_intervals_are_by_deal() -> None:
    found = result("novice", 38, 40, 42, 40)
    whole, of_two = found.lines
    assert (whole.players, of_two.players) == (0, 2)
    assert (of_two.deals, of_two.games) == (4, 4)
    score = of_two.measures["score"]
    assert (score.mean, score.low, score.high) == (40, 38.4, 41.6)
    assert "score" not in whole.measures
    assert whole.measures["per_player"].mean == 20
    right = whole.measures["words_right"]
    assert right.mean == right.high == 1
    assert right.low is not None
    assert right.low < 0.6


def test_games_of_one_deal_are_one_observation() -> None:
    names = ["expert/qd2-001/0", "expert/qd2-001/1", "expert/qd2-002/0", "expert/qd2-002/1"]
    leads = [50.0, -40.0, 30.0, -20.0]
    played = {
        name: BenchResult(name, 0.1, {"points": 200.0, "lead": lead, "won": float(lead > 0)})
        for name, lead in zip(names, leads, strict=True)
    }
    whole = result_file(plan("quiddler", "mind", "novice"), played, names, NOTE).lines[0]
    assert (whole.deals, whole.games) == (2, 4)
    lead = whole.measures["lead"]
    # Luck with the cards falls out: each deal has a lead of 5.
    assert (lead.mean, lead.low, lead.high) == (5, 5, 5)


def test_a_single_deal_has_no_interval() -> None:
    assert result("novice", 40).lines[1].measures["score"].low is None


def test_the_best_agent_comes_first() -> None:
    alone, by_players = tables([result("novice", 30, 31), result("expert", 40, 41)])
    assert [row[0] for row in alone.rows] == ["`expert`", "`novice`"]
    assert alone.head[:4] == ["agent", "asked by", "games", "points a player"]
    assert by_players.rows[0][2] == "30.50 (29.52 to 31.48)"


def test_the_table_in_markdown() -> None:
    page = as_markdown([result("expert", 40, 41)])
    assert "**Letter Jam, the agent at every seat**" in page
    assert "| `expert` | view | 2 | 20.25 (19.76 to 20.74) | 100.0 % (" in page
    assert "2026-11-18, 12 CPU seconds: `parlour bench run letterjam ...`" in page


class Cells(HTMLParser):
    """Collects the texts of cells and every address that the page asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asked: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asked += [value for name, value in attrs if name in ("src", "href") and value]
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", ["expert", "<script>alert(1)</script>:x"])
def test_the_page_stands_alone_and_escapes_names(name: str) -> None:
    page = as_html([result(name, 40, 41)])
    reader = Cells()
    reader.feed(page)
    assert reader.open == []
    assert reader.asked == []
    assert "<script" not in page
    assert '<th scope="row"><code>' in page


RESULTS = Path("docs/bench.md").read_text("utf-8").partition("<!-- results -->")[2]


@pytest.mark.parametrize("game", BENCHES)
def test_the_results_of_the_documents_have_every_bot_and_the_ends_of_the_scale(game: str) -> None:
    """A mind that is added has to be measured, alone and with every partner."""
    manifest = manifests()[game]
    agents = {f"`{name}`" for name in (*manifest.minds, *manifest.yardsticks, *BASELINES)}
    bench, title = BENCHES[game], GAMES[game].title
    companies = ["the agent at every seat", *(f"with `{name}`" for name in bench.partners)]
    for company in companies:
        table = RESULTS.partition(f"**{title}, {company}**\n\n")[2].partition("\n\n")[0]
        rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.splitlines()[2:]]
        assert {row[0] for row in rows} == agents
        full = len(Selection(partners=(partner_of(company),), players=bench.players).matches(game))
        assert {row[2] for row in rows} == {str(full)}, company
        # The first measure of all has an interval.
        assert all(re.fullmatch(r"-?[\d.]+ \(-?[\d.]+ to -?[\d.]+\)", row[3]) for row in rows)
    assert re.search(r"^Measured on \d+ \w+ 20\d\d, Parlour ", RESULTS, re.MULTILINE)


def partner_of(company: str) -> str:
    return company.split("`")[1] if "`" in company else SELF

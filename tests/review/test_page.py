"""The review as a page that stands alone, and as text."""

from html import escape
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.records import read
from parlour.review import REVIEWERS, Review
from parlour.review.page import as_page
from parlour.review.text import as_text
from parlour.review.types import Decision, Option

GOLDEN = Path("tests/records/golden")
# Together they have all that a review can have: offers that were passed over, final words that were
# possible, words nobody saw, and challenges.
RECORDS = ("letterjam-rulebook-3", "quiddler-up-and-down-3")
VOID = {"meta", "circle", "path", "polyline"}


class Tags(HTMLParser):
    """Collects the elements of a page, and checks that they are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module", params=RECORDS)
def review(request: pytest.FixtureRequest) -> Review:
    record = read(GOLDEN / f"{request.param}.txt")
    return REVIEWERS[record.header.game].review(record, lambda part: None)


@pytest.fixture(scope="module")
def page(review: Review) -> Tags:
    tags = Tags()
    tags.feed(as_page(review))
    tags.close()
    return tags


def test_the_page_is_one_file_without_scripts(review: Review, page: Tags) -> None:
    assert page.open == []
    names = {name for name, _ in page.seen}
    assert not names & {"script", "link", "img", "iframe", "object"}
    text = as_page(review)
    assert "http:" not in text.replace("http://www.w3.org", "")
    assert "https:" not in text
    assert "url(" not in text


def test_the_page_leads_to_every_round(page: Tags) -> None:
    ids = {values.get("id") for _, values in page.seen}
    links = {str(values["href"]).removeprefix("#") for name, values in page.seen if name == "a"}
    assert links
    assert links <= ids


def test_headings_skip_no_level(page: Tags) -> None:
    """Those who jump from heading to heading look for what a skipped one would have said."""
    levels = [int(name[1]) for name, _ in page.seen if name in ("h1", "h2", "h3", "h4", "h5", "h6")]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_every_drawing_has_a_name_or_is_silent(page: Tags) -> None:
    drawings = [values for name, values in page.seen if name == "svg"]
    assert len(drawings) > 10
    for values in drawings:
        assert values.get("aria-label") or values.get("aria-hidden") == "true"
    assert ("html", {"lang": "en"}) in page.seen


def test_marks_are_told_apart_by_shape(review: Review) -> None:
    text = as_page(review)
    shapes = {
        kind: text.split(f'class="mark {kind}"')[1].split(">", 1)[1].split("</svg>")[0]
        for kind in ("none", "small", "medium", "large")
    }
    assert len(set(shapes.values())) == 4


def test_names_are_escaped(review: Review) -> None:
    evil = replace(review.players[0], name="<b>Eve</b>")
    text = as_page(replace(review, players=(evil, *review.players[1:])))
    assert "<b>Eve" not in text
    assert "&lt;b&gt;Eve" in text


def test_the_page_and_the_text_say_every_sentence(review: Review) -> None:
    html, text = as_page(review), as_text(review)
    told = [*review.points, *review.luck, *review.best_moments, *review.chart.sentences]
    told += [sentence for decision in review.decisions for sentence in decision.sentences]
    told += [review.summary, review.settings, review.lexicon, *review.scale]
    told += [sentence for section in review.sections for sentence in section.sentences]
    told += [section.title for section in review.sections]
    assert review.scale
    assert any(section.answers for section in review.sections)
    for sentence in told:
        assert escape(sentence) in html
        assert sentence in text


def test_only_what_was_better_is_called_so(review: Review) -> None:
    """The chance to win decides where there is one, also against more points."""
    mistake = Decision(
        at=1,
        part=1,
        seat=0,
        kind="go-out",
        done=Option(text="the act that was done", worth=5.0, chance=0.4),
        best=(
            Option(text="the safe act", worth=4.0, chance=0.6),
            Option(text="the rich act", worth=6.0, chance=0.4),
            Option(text="the bad act", worth=9.0, chance=0.1),
        ),
        size="large",
        sentences=("Ana went out.",),
    )
    text = as_text(replace(review, decisions=(mistake,)))
    html = as_page(replace(review, decisions=(mistake,)))
    for said in (text, html):
        assert "the safe act, 4 points, wins 60 %" in said
        assert "the rich act, 6 points, wins 40 %" in said
        assert "the bad act" not in said

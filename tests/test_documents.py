"""The documents of the repository: every link leads somewhere, and the site of the documentation is
built from them without a request to another host."""

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools.absolute_links import CODE_OR_LINK, WHOLE
from tools.check_tree import tracked

HOUSE = Path(__file__).parent.parent
PAGES = sorted(str(path) for path in tracked(HOUSE) if path.suffix == ".md")


def links(text: str) -> Iterator[str]:
    """The targets of all links and pictures of a page, also of pictures inside links."""
    for found in CODE_OR_LINK.finditer(text):
        if found["to"] is not None:
            yield found["to"]
            yield from links(found["text"])


def anchors(text: str) -> set[str]:
    """The names of the headings of a page, as code hosts and mkdocs make them.

    >>> sorted(anchors("# One act: a walk\\n## `serve`\\n## One act: a walk"))
    ['one-act-a-walk', 'one-act-a-walk-1', 'serve']
    """
    found: set[str] = set()
    without_code = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    for heading in re.findall(r"^#+ (.+)$", without_code, re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", plain.lower()).strip().replace(" ", "-")
        number = 1
        while name in found:
            name = f"{re.sub(r'-[0-9]+$', '', name)}-{number}"
            number += 1
        found.add(name)
    return found


def broken(page: Path) -> Iterator[str]:
    """The links of a page that lead nowhere. Links to other hosts are not followed."""
    for link in links(page.read_text("utf-8")):
        path, _, anchor = link.partition("#")
        if WHOLE.match(link) and path:
            continue
        target = page.parent / path if path else page
        if not target.exists() or not has_anchor(target, anchor):
            yield link


def has_anchor(target: Path, anchor: str) -> bool:
    """Whether a page has such a heading. Other files have none to check."""
    return not anchor or target.suffix != ".md" or anchor in anchors(target.read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    assert list(broken(HOUSE / page)) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    (tmp_path / "other.md").write_text("# Here\n", "utf-8")
    page.write_text(
        "# Top\n[a](other.md#here) [b](other.md#there) [c](gone.md) [d](#top) [e](#bottom)"
        " `[f](code.md)` [![g](gone.webp)](other.md) [h](https://parlour.example/gone)\n",
        "utf-8",
    )
    assert list(broken(page)) == ["other.md#there", "gone.md", "#bottom", "gone.webp"]


# The site ---------------------------------------------------------------------------------------


class Requests(HTMLParser):
    """Collects the addresses that a browser asks for when it shows a page."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        if tag == "link" and given.get("rel") == "canonical":
            return
        names = ("src", "srcset", "href") if tag == "link" else ("src", "srcset", "data", "poster")
        self.asked += [value for name in names if (value := given.get(name))]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", folder],
        cwd=HOUSE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder


def test_the_site_asks_no_other_host_for_anything(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        text = page.read_text("utf-8")
        requests = Requests()
        requests.feed(text)
        assert requests.asked
        # A heading may have the name of a script in it, but no page has an address in a script.
        scripts = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
        assert not any(re.search(r"https?://", script) for script in scripts), page
        for address in requests.asked:
            assert not re.match(r"[a-z]+:|//", address), (page, address)
            # The page for a wrong address is shown anywhere, so it names places from the top.
            top = site if address.startswith("/") else page.parent
            assert (top / re.split(r"[?#]", address)[0].lstrip("/")).exists(), (page, address)
    for sheet in site.rglob("*.css"):
        outside = re.findall(
            r"""(?:url\(|@import )\s*["']?(?:https?:)?//[^)"']*""", sheet.read_text()
        )
        assert outside == [], sheet


def test_the_first_page_is_for_players(site: Path) -> None:
    first = (site / "index.html").read_text("utf-8")
    assert "Play tonight" in first
    assert first.index("Play tonight") < first.index("Operating a server")


def test_the_site_leads_to_the_sources_in_the_repository(site: Path) -> None:
    page = (site / "architecture.html").read_text("utf-8")
    assert "https://github.com/parlour-games/parlour/blob/main/ui/README.md" in page

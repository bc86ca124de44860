"""What is in the packages: the built pages, the licences of what is in them, and a page for an
index with links that work there."""

import re
import tarfile
from fnmatch import fnmatch
from zipfile import ZipFile

import pytest

from tests.packages.distributions import HOUSE, Built, metadata

# Who made each file of the package that is not code. A file that fits no line needs one, and a
# notice in the package if somebody else made it.
OWN = "Parlour"
MADE_BY = {
    "parlour/py.typed": OWN,
    "parlour/cli/terminal/*": OWN,
    "parlour/lab/bench/data/*": OWN,
    "parlour/lessons/*/script.json": OWN,
    "parlour/minds/*/data/*": OWN,
    "parlour/review/*": OWN,
    "parlour/rules/*/data/*": OWN,
    "parlour/tables/data/code-words.txt": OWN,
    "parlour/web/pages/*.svg": OWN,
    "parlour/web/pages/plain.css": OWN,
    "parlour/web/pages/index.html": OWN,
    "parlour/web/pages/manifest.webmanifest": OWN,
    "parlour/web/pages/notices.txt": OWN,
    "parlour/web/pages/assets/*.css": OWN,
    "parlour/web/pages/assets/*.css.gz": OWN,
    # The packages in them are named by the build (ui/notices.ts).
    "parlour/web/pages/assets/*.js": "svelte",
    "parlour/web/pages/assets/*.js.gz": "svelte",
    "parlour/web/pages/assets/atkinson-hyperlegible-*.woff2": "@fontsource/atkinson-hyperlegible",
    "parlour/web/pages/assets/fraunces-*.woff2": "@fontsource-variable/fraunces",
    "parlour/web/pages/assets/opendyslexic-*.woff2": "@fontsource/opendyslexic",
    "parlour/words/data/NOTICE-*.txt": OWN,
    "parlour/words/data/parlour.*": "NOTICE-scowl.txt",
    "parlour/words/data/strict.lex": "NOTICE-scowl.txt",
    "parlour/words/data/vocabulary.txt": "NOTICE-wordfreq.txt",
    "parlour/words/data/rude-words.txt": "NOTICE-cuss.txt",
    "parlour/words/data/*.txt": OWN,
}


def contents(wheel: ZipFile) -> dict[str, bytes]:
    return {name: wheel.read(name) for name in sorted(wheel.namelist())}


def bundled(notices: str) -> set[str]:
    """The packages that the notices of the pages name."""
    return set(re.findall(r"^(\S+) \d+\.\d+\.\d+$", notices, re.MULTILINE))


def test_the_wheel_carries_the_browser_table(built: Built) -> None:
    names = ZipFile(built.wheel).namelist()
    assert "parlour/web/pages/index.html" in names
    assert any(name.endswith(".js.gz") for name in names)
    assert not any("node_modules" in name for name in names)


def test_everything_that_others_made_has_its_notice_in_the_wheel(built: Built) -> None:
    wheel = ZipFile(built.wheel)
    pages = bundled(wheel.read("parlour/web/pages/notices.txt").decode())
    licences = {name.split("/")[-1] for name in wheel.namelist() if "/licenses/" in name}
    assert "LICENSE" in licences
    assert {"svelte", "uqr"} <= pages
    for name in wheel.namelist():
        if name.endswith(".py") or ".dist-info/" in name:
            continue
        makers = [maker for pattern, maker in MADE_BY.items() if fnmatch(name, pattern)]
        assert makers, f"Who made {name}? Say it in this test, and put their notice in the package."
        assert makers[0] in {OWN} | pages | licences, name


def test_the_notices_hold_the_words_of_the_licences(built: Built) -> None:
    notices = ZipFile(built.wheel).read("parlour/web/pages/notices.txt").decode()
    for section in notices.split("-" * 80)[1:]:
        name, text = section.strip().split("\n", 1)
        assert re.search(r"copyright|\(c\)|©", text, re.IGNORECASE), name
        granted = r"permission is hereby granted|open font license"
        assert re.search(granted, text, re.IGNORECASE), name


def test_the_source_archive_makes_the_same_wheel_without_node(built: Built) -> None:
    assert contents(ZipFile(built.wheel_of_sdist)) == contents(ZipFile(built.wheel))


def test_the_source_archive_holds_what_its_readers_need(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames()}
    wanted = {"LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "requirements.lock"}
    assert wanted <= names
    assert {"src/parlour/web/pages/index.html", "ui/package-lock.json", "Makefile"} <= names
    assert not any("node_modules/" in name or ".venv" in name for name in names)


def test_the_page_of_an_index_shows_the_pictures_of_this_version(built: Built) -> None:
    about = metadata(built.wheel)
    page = about.get_payload()
    assert isinstance(page, str)
    links = re.findall(r"\]\(([^)\s]+)\)", page)
    pictures = re.findall(r"!\[[^\]]*\]\(([^)\s]+)\)", page)
    assert pictures
    at = f"https://github.com/parlour-games/parlour/%s/v{about['Version']}/"
    for link in links:
        whole = link.startswith(at % ("raw" if link in pictures else "blob"))
        assert whole or link.startswith("#"), link
        # What the link will name when the version is tagged is here today.
        if whole:
            assert (HOUSE / link.split(f"/v{about['Version']}/")[1].split("#")[0]).exists(), link


@pytest.mark.parametrize("name", ["Homepage", "Documentation", "Changelog", "Issues", "Source"])
def test_the_page_of_an_index_leads_to_the_project(built: Built, name: str) -> None:
    urls = dict(url.split(", ") for url in metadata(built.wheel).get_all("Project-URL", []))
    assert urls[name].startswith("https://")

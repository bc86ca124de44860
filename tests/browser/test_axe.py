"""axe finds nothing on the screens that both games share, light and dark."""

import pytest

from tests.browser.conftest import NewGuest

SCHEMES = ("light", "dark")


@pytest.mark.parametrize("scheme", SCHEMES)
def test_pages_of_text(new_guest: NewGuest, axe: str, scheme: str) -> None:
    ana = new_guest("Ana", color_scheme=scheme)
    for path in ("/", "/rules", "/rules/letterjam#LJ-R5", "/rules/quiddler", "/nowhere/at/all"):
        ana.visits(ana.server + path)
        ana.page.get_by_role("heading", level=1).wait_for()
        assert ana.axe_findings(axe) == [], path
    ana.complaints.clear()  # the browser reports the 404


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", [360, 1280])
def test_from_joining_to_the_text_view(
    new_guest: NewGuest, axe: str, scheme: str, width: int
) -> None:
    ana = new_guest("Ana", color_scheme=scheme, width=width)
    ben = new_guest("Ben", color_scheme=scheme, width=width)
    link = ana.makes_a_table()
    ben.visits(link)
    ben.page.get_by_label("Your name").wait_for()
    assert ben.axe_findings(axe) == [], "the page for guests"
    ben.joins(link)
    assert ben.axe_findings(axe) == [], "a guest's lobby"
    ana.adds_bots(1)
    ana.page.get_by_text("Options").click()
    ana.sees("How many letters each secret word has")
    assert ana.axe_findings(axe) == [], "the host's lobby"
    ana.page.get_by_role("button", name="Ben’s seat").click()
    ana.sees("Make Ben the host")
    assert ana.axe_findings(axe) == [], "the dialog of a seat"
    ana.page.keyboard.press("Escape")
    ana.opens("Settings")
    ana.sees("All but your name at a table stays on this device.")
    assert ana.axe_findings(axe) == [], "settings"
    ana.page.keyboard.press("Escape")
    ana.starts()
    ana.opens("Text view")
    ana.sees("Letter Jam, round 1")
    assert ana.axe_findings(axe) == [], "the text view"
    ana.opens("Table")
    ana.sees("What happened so far")
    assert ana.axe_findings(axe) == [], "the table's dialog"

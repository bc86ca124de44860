"""axe finds nothing on the screens that both games share, light and dark."""

import pytest

from tests.browser.conftest import NewGuest


def test_pages_of_text(new_guest: NewGuest, axe: str) -> None:
    ana = new_guest("Ana")
    for path in ("/", "/rules", "/rules/letterjam#LJ-R5", "/rules/quiddler", "/nowhere/at/all"):
        ana.visits(ana.server + path)
        ana.page.get_by_role("heading", level=1).wait_for()
        ana.is_clean(axe, path)
    ana.complaints.clear()  # the browser reports the 404


@pytest.mark.parametrize("width", [360, 1280])
def test_from_joining_to_the_text_view(new_guest: NewGuest, axe: str, width: int) -> None:
    ana, ben = new_guest("Ana", width=width), new_guest("Ben", width=width)
    link = ana.makes_a_table()
    ben.visits(link)
    ben.page.get_by_label("Your name").wait_for()
    ben.is_clean(axe, "the page for guests")
    ben.joins(link)
    ben.is_clean(axe, "a guest's lobby")
    ana.adds_bots(1)
    ana.page.get_by_text("Options").click()
    ana.sees("How many letters each secret word has")
    ana.is_clean(axe, "the host's lobby")
    ana.page.get_by_role("button", name="Ben’s seat").click()
    ana.sees("Make Ben the host")
    ana.is_clean(axe, "the dialog of a seat")
    ana.page.keyboard.press("Escape")
    ana.opens("Settings")
    ana.sees("All but your name at a table stays on this device.")
    ana.is_clean(axe, "settings")
    ana.page.keyboard.press("Escape")
    ana.starts()
    ana.opens("Text view")
    ana.sees("Letter Jam, round 1")
    ana.is_clean(axe, "the text view")
    ana.opens("Table")
    ana.sees("What happened so far")
    ana.is_clean(axe, "the table's dialog")

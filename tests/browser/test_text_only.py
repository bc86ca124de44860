"""A person with a keyboard and a screen reader plays a whole game in the text view.

A bot decides from the view that their page received, and `say` puts its act into a command.
"""

import pytest
from playwright.sync_api import expect

from parlour.rules.registry import GAMES
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.reader import Reader
from tests.browser.typist import play_by_text

# The name of the focused element: the text of its label, or its own.
FOCUSED = """() => {
  const it = document.activeElement
  return it === document.body ? '' : (it.labels?.[0] ?? it).textContent.trim()
}"""


def tab_to(guest: Guest, name: str) -> None:
    """Presses Tab until the element with this name has the focus."""
    for _ in range(60):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(new_guest: NewGuest, game: str) -> None:
    ana = new_guest("Ana")
    reader = Reader(ana, game)
    ana.makes_a_table(GAMES[game].title)
    ana.page.get_by_text("Options").click()
    ana.page.get_by_label("Pace of bots").select_option("0")
    if game == "quiddler":
        ana.page.get_by_label("Hands", exact=True).fill("2")
    ana.adds_bots(2)
    tab_to(ana, "Start the game")
    ana.page.keyboard.press("Enter")
    ana.is_playing()
    ana.page.keyboard.press("Alt+t")
    ana.sees("The table in words")
    tab_to(ana, "What would you like to do?")
    play_by_text(ana, reader, game)
    tab_to(ana, "Table")
    ana.page.keyboard.press("Enter")
    tab_to(ana, "Play again")
    ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("#command")).to_be_visible()
    reader.waits_until(lambda: reader.view.phase != "over")

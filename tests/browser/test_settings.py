"""The settings of a device take effect at once and last."""

import pytest
from playwright.sync_api import expect

from parlour.rules.registry import GAMES
from tests.browser.conftest import NewGuest
from tests.browser.guest import PHONE

# Whether the page is wider than the screen and needs scrolling sideways.
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("game", GAMES)
def test_letter_size_typeface_theme_and_motion_last(
    new_guest: NewGuest, axe: str, game: str
) -> None:
    ana = new_guest("Ana", **PHONE)
    ana.makes_a_table(GAMES[game].title)
    ana.adds_bots(1)
    ana.opens("Settings")
    for value in ("Large", "Easier with dyslexia", "Dark", "Nothing moves"):
        ana.page.get_by_label(value, exact=True).check()
    ana.page.keyboard.press("Escape")
    page = ana.page.locator("html")
    for _ in range(2):
        expect(page).to_have_attribute("data-letters", "large")
        expect(page).to_have_attribute("data-face", "dyslexia")
        expect(page).to_have_attribute("data-theme", "dark")
        expect(page).to_have_attribute("data-motion", "reduced")
        assert not ana.page.evaluate(TOO_WIDE), "the lobby"
        ana.reloads()
        ana.sees("At the table")
    ana.starts()
    ana.page.evaluate("document.fonts.ready")
    assert not ana.page.evaluate(TOO_WIDE), "the table"
    assert ana.axe_findings(axe) == []


def test_the_keys_dialog_lists_the_keys_of_the_screen(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.adds_bots(1)
    ana.starts()
    ana.page.keyboard.press("?")
    keys = ana.page.get_by_role("dialog")
    expect(keys).to_contain_text("Spell a clue")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("/")
    expect(ana.page.get_by_role("textbox", name="Your clue")).to_be_focused()

"""What people set for their own device: it counts at once, and it lasts."""

import pytest
from playwright.sync_api import expect

from parlour.rules.registry import GAMES
from tests.browser.conftest import NewGuest
from tests.browser.guest import PHONE

# What sticks out at the side: one would have to scroll in two directions to read it.
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("game", GAMES)
def test_large_letters_another_face_and_another_light_last(
    new_guest: NewGuest, axe: str, game: str
) -> None:
    ana = new_guest("Ana", **PHONE)
    ana.makes_a_table(GAMES[game].title)
    ana.adds_bots(1)
    ana.opens("Settings")
    for choice in ("Large", "Easier with dyslexia", "Dark", "Nothing moves"):
        ana.page.get_by_label(choice, exact=True).check()
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


def test_the_key_map_says_what_the_keys_do_here(new_guest: NewGuest) -> None:
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

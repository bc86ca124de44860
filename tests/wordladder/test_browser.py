"""Word Ladder has no folder in the browser's sources, so it is played there in words: in a real
browser, against a bot."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from parlour.games import SETTING
from tests.browser.guest import Guest
from tools import browser as browsers
from tools.served import served


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(SETTING, "tests.wordladder:MANIFEST")
        with served() as address:
            yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = browsers.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def ana(browser: Browser, address: str) -> Iterator[Guest]:
    guest = Guest("Ana", browser.new_context(reduced_motion="reduce"), address)
    yield guest
    guest.context.close()
    assert guest.complaints == []


def test_from_the_front_page_to_the_end_of_a_game(ana: Guest) -> None:
    ana.makes_a_table("Word Ladder")
    ana.page.get_by_text("Options").click()
    ana.page.get_by_label("Pace of bots").select_option("0")
    ana.adds_bots(1)
    ana.starts()
    expect(ana.page.locator("h1.headline")).to_have_text("Word Ladder")
    ana.sees("Word Ladder: the first word is free.")
    expect(ana.button("Text view")).to_have_count(0)
    ana.types("word zzzz")
    ana.sees("'ZZZZ' is not in the word list.")
    ana.types("word cold")
    words = ana.page.locator(".text-view")
    # The bot says a word, or gives up at once.
    expect(ana.page.get_by_text(re.compile("Otter (says|gives up)")).first).to_be_attached()
    over, turn = words.get_by_text("Won by"), words.get_by_text("Waiting for you.")
    expect(over.or_(turn).first).to_be_visible()
    if turn.is_visible():
        ana.types("give up")
    expect(over.first).to_be_visible()
    expect(ana.page.locator("h1.headline")).to_have_text("Word Ladder: finished")


def test_the_front_page_offers_what_the_game_has_and_nothing_else(ana: Guest) -> None:
    ana.visits(ana.server)
    game = ana.page.get_by_role("article").filter(has_text="Word Ladder")
    expect(game.get_by_text("Change one letter, make another word")).to_be_visible()
    expect(game.get_by_role("link", name="How to play")).to_have_count(0)
    others = ana.page.get_by_role("link", name="How to play")
    expect(others).to_have_count(2)
    expect(ana.page.get_by_role("button", name="Play today’s Word Ladder")).to_have_count(0)
    expect(ana.page.get_by_role("button", name="Play today’s Quiddler", exact=True)).to_be_visible()
    expect(ana.page.get_by_role("link", name="Rules of Word Ladder")).to_have_count(0)


def test_the_page_of_its_lesson_says_that_there_is_none(ana: Guest) -> None:
    ana.visits(f"{ana.server}/learn/wordladder")
    ana.sees("Word Ladder has no lesson.")

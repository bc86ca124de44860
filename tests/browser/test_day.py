"""The deal of the day: from the front page to a result to share."""

import re

import pytest
from playwright.sync_api import expect

from parlour.minds.registry import mind
from parlour.rules.quiddler.commands import say
from parlour.rules.registry import GAMES
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.reader import Reader

GAME = "quiddler"
MOST_COMMANDS = 300


def plays_out(guest: Guest, reader: Reader) -> int:
    """Plays the deal of Quiddler to its end in the text view; returns the points."""
    guest.page.keyboard.press("Alt+t")
    guest.sees("The table in words")
    bot = mind(GAME, GAMES[GAME].stand_in_mind)
    for _ in range(MOST_COMMANDS):
        if reader.view.phase == "over":
            points: int = reader.view.players[0].total
            return points
        seq, act = reader.seq, bot.choose(reader.view)
        if act is not None:
            guest.types(say(reader.view, act))
        reader.waits_beyond(seq)
    raise AssertionError("the game does not end")


def begins(guest: Guest) -> Reader:
    reader = Reader(guest, GAME)
    guest.visits(guest.server)
    guest.button("Play today’s Quiddler").click()
    guest.is_playing()
    reader.waits_until(lambda: reader.view is not None)
    return reader


def test_from_the_front_page_to_a_result_to_share(new_guest: NewGuest) -> None:
    ana = new_guest("Ana", permissions=["clipboard-read", "clipboard-write"])
    reader = begins(ana)
    hand = [card.face for card in reader.view.mine.cards]
    # A player who goes away and comes back has the same hand, and cannot get another one.
    ana.visits(ana.server)
    expect(ana.button("Play today’s Quiddler")).to_have_count(0)
    expect(ana.page.get_by_role("link", name=re.compile("^Quiddler, the deal of"))).to_be_visible()
    ana.page.get_by_role("link", name="Continue: Quiddler").click()
    ana.is_playing()
    assert [card.face for card in reader.view.mine.cards][: len(hand)] == hand
    points = plays_out(ana, reader)
    result = ana.page.get_by_role("region", name="Deal of the day")
    expect(result).to_contain_text(f"{points} points")
    expect(result).to_contain_text("You are the first to finish it.")
    expect(ana.button("Play again")).to_have_count(0)
    ana.visits(ana.server)
    expect(ana.page.get_by_role("heading", name="Continue")).to_have_count(0)
    day = ana.page.get_by_role("region", name="Deal of the day")
    expect(day).to_contain_text(f"{points} points")
    ana.button("Copy result").click()
    expect(ana.button("Copied")).to_be_visible()
    copied = ana.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(
        rf"Parlour, deal of \d+ \w+: Quiddler, {points} points\. {re.escape(ana.server)}/", copied
    )
    # The next player gets the same cards.
    ben = new_guest("Ben")
    reader = begins(ben)
    assert [card.face for card in reader.view.mine.cards] == hand
    expect(ben.page.locator(".code")).to_have_text("Deal of the day")


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe(new_guest: NewGuest, axe: str, width: int, scheme: str) -> None:
    ana = new_guest("Ana", width=width, color_scheme=scheme)
    ana.visits(ana.server)
    ana.sees("Deal of the day")
    assert ana.axe_findings(axe) == [], "not begun"
    ana.page.evaluate(FINISHED)
    ana.reloads()
    ana.sees("41 points")
    assert ana.axe_findings(axe) == [], "finished"


# Makes the device look as if it had finished today's Quiddler.
FINISHED = """() => fetch('/api/days/today').then(answer => answer.json()).then(({ day }) =>
  localStorage.setItem('parlour.days', JSON.stringify(
    [{ day, game: 'quiddler', code: 'plum-otter-7', points: 41 }])))"""

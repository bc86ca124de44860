"""People end a game early: the host at once, or everybody together."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import PHONE, Guest

BOTH_GAMES = pytest.mark.parametrize("game", ["Letter Jam", "Quiddler"])


def seat_two(ana: Guest, ben: Guest, game: str) -> None:
    ben.joins(ana.makes_a_table(game))
    ana.adds_bots(1)
    ana.starts()
    ben.is_playing()


def sees_the_end(guest: Guest, axe: str) -> None:
    expect(guest.page.locator(".headline")).to_have_text("The game was ended early")
    expect(guest.page.get_by_role("heading", name="Ended early", exact=True)).to_be_visible()
    guest.sees("nothing is scored")
    assert guest.axe_findings(axe) == []


@BOTH_GAMES
def test_the_host_ends_a_game_and_everything_is_shown(
    new_guest: NewGuest, axe: str, game: str
) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben", **PHONE)
    seat_two(ana, ben, game)
    ana.opens("Table")
    ana.button("End this game").click()
    ana.sees("End it for everybody now?")
    ana.button("Play on").click()
    expect(ben.page.get_by_text("wants to end this game")).to_have_count(0)
    ana.button("End this game").click()
    assert ana.axe_findings(axe) == []
    ana.button("End it now").click()
    for guest in (ana, ben):
        sees_the_end(guest, axe)
        # Nobody has won: there is no jar with points and no laurel.
        expect(guest.page.locator(".jar > svg, .laurels, .points")).to_have_count(0)
    if game == "Letter Jam":
        given = ben.page.locator(".words").get_by_text(re.compile(r"was given [A-Z]{5}"))
        expect(given).to_have_count(3)
    else:
        hands = ben.page.locator(".moment .lines li")
        expect(hands).to_have_count(3)
        # Ana has not had a turn, or not ended it; the bot may have laid down all it had.
        expect(hands.filter(has_text="Ana").locator(".card")).to_have_count(3)
    ana.opens("Table")
    ana.sees("You end the game early.")
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("main").get_by_role("button", name="Play again").click()
    expect(ben.page.locator(".headline")).not_to_have_text("The game was ended early")


def test_two_people_agree_to_end_a_game(new_guest: NewGuest, axe: str) -> None:
    ana, ben, cem = new_guest("Ana"), new_guest("Ben"), new_guest("Cem", **PHONE)
    link = ana.makes_a_table("Quiddler")
    ben.joins(link)
    cem.joins(link)
    ana.starts()
    ben.is_playing()
    cem.is_playing()
    # Ben is not the host, so he can only ask.
    ben.opens("Table")
    ben.button("End this game").click()
    ben.button("Ask the others").click()
    ben.sees("You want to end this game. It ends when Ana and Cem agree.")
    cem.sees("Ben wants to end this game.")
    assert cem.axe_findings(axe) == []
    ben.button("Play on after all").click()
    expect(cem.page.get_by_text("wants to end this game")).to_have_count(0)

    ben.opens("Table")
    ben.button("End this game").click()
    ben.button("Ask the others").click()
    ana.sees("Ben wants to end this game.")
    cem.button("I want to end it too").click()
    cem.sees("Ben and you want to end this game. It ends when Ana agrees.")
    ana.sees("Ben and Cem want to end this game.")
    # The notice may appear under a finger, so the button asks first.
    ana.button("End this game").click()
    ana.sees("End it for everybody now?")
    ana.button("End it now").click()
    for guest in (ana, ben, cem):
        sees_the_end(guest, axe)


def test_the_last_person_to_agree_ends_the_game_without_being_host(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    seat_two(ana, ben, "Letter Jam")
    # Ben asks and then becomes the host: that alone does not end the game.
    ben.opens("Table")
    ben.button("End this game").click()
    ben.button("Ask the others").click()
    ana.sees("Ben wants to end this game.")
    ana.opens("Table")
    ana.button("Ben’s seat").click()
    ana.button("Make Ben the host").click()
    ana.sees("Ben hosts now.")
    ana.page.keyboard.press("Escape")
    ana.button("End this game").click()
    ana.button("End it now").click()
    ben.sees("Ended early")
    ben.opens("Table")
    ben.sees("The game ends early, because everybody wants it to.")


def test_a_deal_of_the_day_that_is_ended_early_does_not_count(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.visits(ana.server)
    ana.button("Play today’s Quiddler").click()
    ana.is_playing()
    ana.opens("Table")
    ana.button("End this game").click()
    ana.button("End it now").click()
    ana.sees("You ended it early, so it does not count.")
    ana.page.get_by_role("link", name="To the front page").first.click()
    ana.sees("You ended it early.")
    expect(ana.page.get_by_role("link", name="Look at it again: Quiddler")).to_be_visible()


def test_a_lesson_can_be_ended_and_taken_again(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.visits(f"{ana.server}/learn/letterjam")
    ana.button("Start the lesson").click()
    ana.is_playing()
    ana.opens("Table")
    ana.button("End this game").click()
    ana.button("End it now").click()
    ana.sees("You ended the lesson here, so there is no score.")
    ana.page.get_by_role("main").get_by_role("button", name="Take the lesson again").click()
    expect(ana.page.locator(".headline")).to_have_text("Choose a clue together")

"""People come and go between games; the result of the last game stays as it was."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.speller import Speller, seat_two, with_the_turn


def result(guest: Guest) -> str:
    """The heading that says who won."""
    expect(guest.page.locator(".headline")).to_have_text("The game is over")
    heading = guest.page.get_by_role("heading", name=re.compile(" wins? with "))
    expect(heading).to_be_visible()
    return heading.inner_text()


def test_players_and_newcomers_see_the_same_result(new_guest: NewGuest) -> None:
    ana, ben, dan = (new_guest(name) for name in ("Ana", "Ben", "Dan"))
    spellers = Speller(ana), Speller(ben)
    seat_two(ana, ben, Judging_words="vote", Hands="1")
    first, second = with_the_turn(*spellers)
    first.goes_out()
    second.taps(second.button("Let it stand"))
    second.only_discards()
    ended = result(ben)
    assert ("You" in ended) != ("Ana" in ended), "one of them wins"

    # A newcomer reads about the players by name, never as "you".
    dan.visits(ana.page.url)
    dan.page.get_by_label("Your name").fill("Dan")
    dan.button("Sit down").click()
    dan.sees("Welcome, Dan.")
    dan.sees("Ana starts the next game.")
    assert not dan.page.get_by_role("heading", name=re.compile(" wins? with ")).is_visible()
    for guest in (ana, ben):
        expect(guest.page.locator(".toasts")).to_contain_text("Dan sits down.")
    dan.button("See how it ended").click()
    watched = result(dan)
    assert "You" not in watched
    assert ("Ben" in watched) == ("You" in ended)

    # Ana leaves the first seat, and everybody moves up; each page still names the same people.
    ana.opens("Table")
    ana.button("Your seat").click()
    ana.button("Leave the table").click()
    expect(ben.button("Play again")).to_be_visible()
    assert result(ben) == ended
    assert result(dan) == watched
    ben.button("Play again").click()
    for guest in (ben, dan):
        expect(guest.page.locator(".headline")).to_have_text(re.compile("turn"))

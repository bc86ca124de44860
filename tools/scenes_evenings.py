"""Scenes for screenshots of deals that many tables play: a deal to give, an evening, friends on a
day."""

from playwright.sync_api import expect

from tests.browser.guest import WAIT, Guest
from tests.browser.quick import (
    Player,
    makes_a_short_evening,
    makes_an_evening,
    opens_a_table,
    plays_out,
)
from tools.scenes import NewGuest, Shot, Shots


def waits_for_bots(guest: Guest) -> None:
    """Bots play a deal in the background; that takes as long as it takes."""
    same = guest.page.get_by_role("region", name="With the same cards")
    expect(same).to_contain_text("Expert bots", timeout=4 * WAIT)
    expect(same).not_to_contain_text("play these cards now", timeout=4 * WAIT)


def evening(guest: NewGuest) -> Shots:
    """An evening of Letter Jam: the form, its page, a lobby, the standings, its organiser."""
    olga = guest("Olga")
    people = [Player(guest(name), "letterjam") for name in ("Ana", "Ben", "Cem", "Dan")]
    ana, ben, cem, dan = (one.guest for one in people)
    olga.visits(f"{olga.server}/evening")
    olga.page.get_by_label("What shall it be called?").fill("Friday at the Otters’")
    olga.page.get_by_role("radio", name="At another time").check()
    yield Shot("evening-new", olga.page)
    link = makes_an_evening(olga, "Friday at the Otters’")
    yield Shot("evening-empty", olga.page)
    table = opens_a_table(ana, link, "The Otters")
    ana.sees("Deal 1 of 2")
    yield Shot("evening-lobby", ana.page)
    ben.joins(table)
    dan.joins(opens_a_table(cem, link, "Wrens and Robins"))
    for host, friend in (people[:2], people[2:]):
        host.guest.button("Start the game").click()
        plays_out(host, friend)
    waits_for_bots(cem)
    cem.page.keyboard.press("Alt+t")
    cem.sees("1 deal to go")
    cem.page.locator("summary", has_text="Deal 1").click()
    yield Shot("evening-after", cem.page)
    cem.page.get_by_role("link", name="The whole evening").click()
    cem.sees("After one deal")
    yield Shot("evening-standings", cem.page)
    olga.visits(link)
    olga.button("End it now").click()
    yield Shot("evening-end", olga.page)
    olga.button("End the evening").click()
    olga.page.get_by_text("Strike a table").click()
    olga.sees("In all: 2 deals")
    olga.page.locator("summary", has_text="Deal 1").click()
    yield Shot("evening-over", olga.page)


def quiddler_evening(guest: NewGuest) -> Shots:
    """The standings of Quiddler, seat by seat."""
    ana = guest("Ana")
    link = makes_a_short_evening(ana, "Sunday", seats=3)
    player = Player(ana, "quiddler")
    opens_a_table(ana, link, "The Otters")
    ana.button("Start the game").click()
    plays_out(player)
    waits_for_bots(ana)
    ana.visits(link)
    ana.page.locator("summary", has_text="Deal 1").click()
    yield Shot("evening-seats", ana.page)


def given(guest: NewGuest) -> Shots:
    """A deal that goes on to another table, and comes back to somebody who knows it."""
    ana = guest("Ana")
    player = Player(ana, "quiddler")
    opens_a_table(ana, makes_a_short_evening(ana, "Practice"), "The Otters")
    ana.button("Start the game").click()
    plays_out(player)
    # What comes after the evening is a deal like any other.
    ana.button("Play again").click()
    plays_out(player)
    waits_for_bots(ana)
    ana.page.keyboard.press("Alt+t")
    yield Shot("deal-compared", ana.page)
    ana.unfolds()
    ana.button("Give this deal to another table").click()
    ana.page.get_by_label("Link to this deal").wait_for()
    yield Shot("deal-give", ana.page)
    link = ana.page.get_by_label("Link to this deal").input_value()
    ben = guest("Ben")
    ben.visits(link)
    ben.sees("A deal of Quiddler")
    yield Shot("deal-page", ben.page)
    ana.visits(link)
    ana.sees("You have seen these cards before.")
    yield Shot("deal-seen", ana.page)


SCENES_OF_EVENINGS = (evening, quiddler_evening, given)

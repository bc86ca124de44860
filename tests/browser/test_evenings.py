"""An evening of many tables in the browser: its organiser, its teams, and who stands where."""

import csv
import json
import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import PHONE, WAIT, Guest
from tests.browser.quick import (
    Player,
    makes_a_short_evening,
    makes_an_evening,
    opens_a_table,
    plays_out,
)

BOTS_PLAY = 4 * WAIT
"""Milliseconds that a guest waits for bots, which play a deal in the background."""


def standings(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="Standings")


def row(guest: Guest, name: str) -> Locator:
    """The row of a contestant in all deals together."""
    return guest.page.get_by_role("table").first.get_by_role("row").filter(has_text=name)


def waits_for_bots(guest: Guest) -> None:
    same = guest.page.get_by_role("region", name="With the same cards")
    expect(same).to_contain_text("Expert bots", timeout=BOTS_PLAY)
    expect(same).not_to_contain_text("play these cards now", timeout=BOTS_PLAY)


def fits(guest: Guest) -> None:
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_teams_on_four_devices_play_an_evening_and_compare(
    new_guest: NewGuest, axe: str
) -> None:
    olga = new_guest("Olga")
    link = makes_an_evening(olga, "Friday")
    expect(olga.page.get_by_text("left", exact=False).first).to_be_visible()
    olga.sees("Nothing of a deal is shown to anybody before their own table has finished it")
    assert olga.axe_findings(axe) == [], "the organiser's page"

    ana, cem = new_guest("Ana", **PHONE), new_guest("Cem")
    ben, dan = new_guest("Ben"), new_guest("Dan")
    otters = [Player(ana, "letterjam"), Player(ben, "letterjam")]
    wrens = [Player(cem, "letterjam"), Player(dan, "letterjam")]
    ana.visits(link)
    ana.sees("Open a table for my team")
    assert ana.axe_findings(axe) == [], "the page of a guest, on a phone"
    fits(ana)
    table = opens_a_table(ana, link, "Otters")
    ana.sees("Deal 1 of 2 of Friday")
    ana.sees("The deal is for 2 seats. A bot takes the empty one when the game starts.")
    assert ana.axe_findings(axe) == [], "the lobby"
    ben.visits(table)
    ben.sees("This table takes part in an evening of many tables.")
    ben.joins(table)
    # What is played stays as it is, and a team has a name of its own.
    ana.page.get_by_text("Options").click()
    expect(ana.page.get_by_role("radio", name=re.compile("^Rulebook"))).to_be_disabled()
    cem.visits(link)
    cem.page.get_by_label("Your name").fill("Cem")
    cem.page.get_by_label("The name of your team").fill("otters")
    cem.button("Open a table for my team").click()
    cem.sees("There is a team called otters already.")
    cem.complaints.clear()  # the browser reports the refused request
    dan.joins(opens_a_table(cem, link, "Wrens"))

    ana.button("Start the game").click()
    plays_out(*otters)
    waits_for_bots(ana)
    at_table = ana.page.get_by_role("region", name="Friday")
    expect(at_table.get_by_role("row").filter(has_text="your table").first).to_be_visible()
    expect(at_table).to_contain_text("1 deal to go")
    assert ana.axe_findings(axe) == [], "the standings at the table"
    fits(ana)
    # The other team has not finished it, and nobody tells them anything.
    cem.visits(link)
    expect(standings(cem)).to_contain_text("as soon as your own table has finished it")
    expect(cem.page.get_by_role("table")).to_have_count(0)
    cem.page.get_by_role("link", name="Continue").click()
    cem.button("Start the game").click()
    plays_out(*wrens)
    expect(cem.page.get_by_role("region", name="Friday")).to_contain_text("Otters")

    # The host deals the next one; the others wait for it.
    ben.sees("Ana starts the next deal.")
    cem.button("Next deal").click()
    for one in wrens:
        one.reader.waits_for("clue")
    plays_out(*wrens)
    # Their own game can be seen and reviewed by those who played it, and by nobody else yet.
    cem.page.get_by_role("link", name="See the review").click()
    this_game = cem.page.get_by_role("heading", name="This game")
    expect(this_game).to_be_visible(timeout=BOTS_PLAY)
    eve = new_guest("Eve")
    eve.visits(cem.page.url)
    eve.sees("This game can be seen again when the evening is over.")
    eve.complaints.clear()  # the browser reports the refused request
    dan.page.get_by_role("link", name="The whole evening").click()
    expect(row(dan, "Wrens")).to_contain_text("your table")
    expect(row(dan, "Otters")).to_contain_text("%")
    expect(dan.page.get_by_role("link", name="Continue")).to_be_visible()

    # The organiser ends it, and everybody sees everything.
    olga.visits(link)
    expect(olga.page.get_by_role("table")).to_have_count(0)
    olga.button("End it now").click()
    assert olga.axe_findings(axe) == [], "the question before the end"
    olga.button("End the evening").click()
    olga.sees("The evening is over.")
    expect(row(olga, "Otters")).to_be_visible()
    eve.visits(link)
    expect(row(eve, "Wrens")).to_be_visible()
    expect(row(eve, "Expert bots")).to_be_visible(timeout=BOTS_PLAY)
    eve.page.locator("summary", has_text="Deal 2").click()
    expect(eve.page.get_by_role("table", name="The results of deal 2")).to_contain_text("Cem, Dan")
    assert eve.axe_findings(axe) == [], "the end"
    with eve.page.expect_download() as download:
        eve.button("Download as CSV").click()
    rows = list(csv.DictReader(Path(download.value.path()).read_text("utf-8").splitlines()))
    assert {one["team"] for one in rows} >= {"Otters", "Wrens"}
    with eve.page.expect_download() as download:
        eve.button("Download as JSON").click()
    assert json.loads(Path(download.value.path()).read_text("utf-8"))["over"] is True


def test_one_person_plays_quiddler_by_keys_alone_and_reads_their_seat(
    new_guest: NewGuest, axe: str
) -> None:
    ana = new_guest("Ana", color_scheme="dark")
    player = Player(ana, "quiddler")
    ana.visits(makes_a_short_evening(ana, "Sunday").partition("#")[0])
    keys = ana.page.keyboard
    field = ana.page.get_by_label("Your name")
    field.wait_for()
    while not field.evaluate("it => it === document.activeElement"):
        keys.press("Tab")
    keys.type("Ana")
    keys.press("Tab")
    keys.type("Otters")
    keys.press("Enter")
    start = ana.button("Start the game")
    start.wait_for()
    while not start.evaluate("it => it === document.activeElement"):
        keys.press("Tab")
    keys.press("Enter")
    plays_out(player)
    points = player.view.players[player.view.viewer].total
    waits_for_bots(ana)
    same = ana.page.get_by_role("region", name="With the same cards")
    expect(same).to_contain_text(f"you {points}")
    expect(same.get_by_role("row").filter(has_text="You")).to_contain_text(str(points))
    assert ana.axe_findings(axe) == [], "in the text view"
    # The seats of a deal are opened by a key, and the own row is told in words.
    deal = ana.page.locator("summary", has_text="Deal 1")
    deal.focus()
    keys.press("Enter")
    seats = ana.page.get_by_role("table", name=re.compile("^Seat"))
    expect(seats).to_have_count(2)
    mine = ana.page.get_by_role("table", name=re.compile(f"^Seat {player.view.viewer + 1}"))
    own = mine.get_by_role("row").filter(has_text="you ·")
    expect(own).to_contain_text(str(points))
    expect(mine).to_contain_text("Novice bots")
    ana.page.get_by_role("link", name="To the evening").press("Enter")
    expect(row(ana, "Ana")).to_contain_text("you")
    assert ana.axe_findings(axe) == [], "the page of the evening"


def test_the_organiser_moves_the_end_strikes_a_table_and_takes_another_device(
    new_guest: NewGuest,
) -> None:
    olga = new_guest("Olga", permissions=["clipboard-read", "clipboard-write"])
    link = makes_an_evening(olga, "Friday")
    ana = new_guest("Ana")
    opens_a_table(ana, link, "Otters")
    # Coming back, the device knows its table.
    ana.visits(link)
    ana.sees("You are Ana at the table")
    expect(ana.page.get_by_role("region", name="You organise this evening")).to_have_count(0)
    ana.button("Open another table").click()
    expect(ana.button("Open a table for my team")).to_be_visible()

    olga.button("Copy the organiser’s link").click()
    copied = olga.page.evaluate("navigator.clipboard.readText()")
    other = new_guest("Olga elsewhere", **PHONE)
    other.visits(copied)
    controls = other.page.get_by_role("region", name="You organise this evening")
    expect(controls).to_be_visible()
    assert other.page.url == link, "the key does not stay in the address"
    other.reloads()
    controls.get_by_role("button", name="Move the end").click()
    dialog = other.page.get_by_role("dialog")
    dialog.get_by_label("The end, by your clock").fill("2001-01-01T10:00")
    dialog.get_by_role("button", name="Cancel").click()
    expect(other.page.get_by_text("hours").first).to_be_visible()
    controls.get_by_role("button", name="Move the end").click()
    tomorrow = other.page.evaluate(
        "() => new Date(Date.now() + 30 * 3600e3).toISOString().slice(0, 16)"
    )
    dialog.get_by_label("The end, by your clock").fill(tomorrow)
    dialog.get_by_role("button", name="Set this end").click()
    expect(other.page.locator(".until")).to_contain_text("1 day and")
    controls.get_by_text("Strike a table").click()
    controls.get_by_role("button", name="Strike Otters").click()
    dialog.get_by_role("button", name="Strike the table").click()
    expect(other.page.get_by_role("region", name="Teams")).to_contain_text("struck, does not count")
    ana.reloads()
    expect(ana.page.get_by_role("region", name="Teams")).to_contain_text("struck, does not count")
    # It leaves room for another.
    expect(ana.page.get_by_role("region", name="Teams")).to_contain_text("0 of 50")


def test_a_late_friend_sees_the_deals_that_they_play(new_guest: NewGuest, axe: str) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben", **PHONE)
    host, friend = Player(ana, "quiddler"), Player(ben, "quiddler")
    link = makes_a_short_evening(ana, "Sunday", deals=2).partition("#")[0]
    table = opens_a_table(ana, link, "Otters")
    ana.button("Start the game").click()
    plays_out(host)
    points = host.view.players[host.view.viewer].total
    waits_for_bots(ana)
    bot = host.view.people[1 - host.view.viewer].name
    # Who has only the link sees neither names nor how far they are. Every seat is taken: it asks.
    ben.visits(table)
    ben.sees("only those who sit here see who plays")
    assert ben.axe_findings(axe) == [], "the page for a late friend"
    ben.page.get_by_label("Your name").fill(ben.name)
    ben.button("Sit down").click()
    ben.sees("We have asked the table")
    ana.sees(f"Ben would like {bot}’s seat.")
    ana.button("Yes").click()
    expect(ben.page.get_by_role("heading", name="At the table")).to_be_visible()
    ben.complaints.clear()  # the browser reports the refused seat
    ben.sees("Deal 2 of 2 of Sunday")
    expect(ben.page.get_by_role("region", name="With the same cards")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Look back")).to_have_count(0)
    assert ben.axe_findings(axe) == [], "the lobby of a late friend"
    fits(ben)
    ben.visits(link)
    expect(standings(ben)).to_contain_text("as soon as your own table has finished it")
    expect(ben.page.get_by_role("table")).to_have_count(0)
    ben.visits(table)
    ana.button("Next deal").click()
    for one in (host, friend):
        one.reader.waits_until(lambda one=one: one.view is not None and one.view.phase != "over")  # type: ignore[misc]
    plays_out(host, friend)
    waits_for_bots(ben)
    ben.visits(link)
    expect(row(ben, "Ben")).to_contain_text("you")
    expect(ben.page.locator("summary", has_text="Deal 2")).to_be_visible()
    expect(ben.page.locator("summary", has_text="Deal 1")).to_have_count(0)
    ana.visits(link)
    expect(ana.page.locator("summary", has_text="Deal 1")).to_be_visible()
    ana.page.locator("summary", has_text="Deal 1").click()
    own = ana.page.get_by_role("row").filter(has_text="you ·").last
    expect(own).to_contain_text(str(points))


def test_an_end_in_the_past_and_a_wrong_name_get_a_sentence(new_guest: NewGuest) -> None:
    olga = new_guest("Olga")
    olga.visits(f"{olga.server}/evening")
    olga.page.get_by_label("What shall it be called?").fill("Friday")
    olga.page.get_by_role("radio", name="At another time").check()
    olga.page.get_by_label("The end, by your clock").fill("2001-01-01T10:00")
    olga.button("Make the evening").click()
    olga.sees("An evening ends later than now, and within a month.")
    olga.visits(f"{olga.server}/evening/plum-otter-12345678")
    olga.sees("There is no evening with this name.")
    olga.complaints.clear()  # the browser reports the refused requests


LOSES_ITS_SEATS = """() => {
  for (const name of Object.keys(localStorage).filter((one) => one.endsWith('seats')))
    localStorage.setItem(name, localStorage.getItem(name).replace(/"key":"[^"]+"/g, '"key":"void"'))
}"""


def test_a_device_that_has_lost_its_seat_tries_its_key_once(new_guest: NewGuest) -> None:
    """Every wrong key counts as a guess of all who share the address."""
    link = makes_an_evening(new_guest("Olga"), "Friday")
    ana = new_guest("Ana")
    table = opens_a_table(ana, link, "Otters")
    ana.visits(ana.server)
    ana.page.evaluate(LOSES_ITS_SEATS)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.page.clock.install()
    ana.visits(link)
    ana.sees("The standings of a deal are here as soon as your own table has finished it")
    for _ in range(3):
        with ana.page.expect_response(re.compile("/standings$")):
            ana.page.clock.run_for(16_000)
    told = [url.partition("/standings")[2] for url in asked if "/standings" in url]
    assert told[0] == f"?table={table.rpartition('/')[2]}"
    assert set(told[1:]) == {""}
    ana.complaints.clear()  # the browser reports the refused request


def test_an_evening_that_is_gone_is_not_asked_for_again(new_guest: NewGuest) -> None:
    olga = new_guest("Olga")
    asked: list[str] = []
    olga.page.on("request", lambda request: asked.append(request.url))
    olga.page.clock.install()
    olga.visits(f"{olga.server}/evening/plum-otter-12345678")
    olga.sees("There is no evening with this name.")
    before = [url for url in asked if "/api/evenings" in url]
    olga.page.clock.run_for(60_000)
    olga.page.evaluate("fetch('/healthz')")
    assert asked[-1].endswith("/healthz")
    assert [url for url in asked if "/api/evenings" in url] == before
    olga.complaints.clear()  # the browser reports the refused requests

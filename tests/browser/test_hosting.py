"""The actions of the host, and those of people with their own seats."""

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest


def expect_seats(guest: Guest, *names: str) -> None:
    shown = guest.page.locator(".who b")
    expect(shown).to_have_text(list(names))


def test_the_host_sets_options_locks_removes_and_hands_over(new_guest: NewGuest) -> None:
    ana, ben, cleo = new_guest("Ana"), new_guest("Ben"), new_guest("Cleo")
    link = ana.makes_a_table()
    ben.joins(link)
    ana.adds_bots(1)
    expect_seats(ben, "Ana", "Ben (you)", "Otter")

    ana.page.get_by_text("Options").click()
    ana.page.get_by_label("Letters in a word").fill("4")
    ana.page.keyboard.press("Tab")
    ben.page.get_by_text("Options").click()
    expect(ben.page.get_by_label("Letters in a word")).to_have_value("4")
    expect(ben.page.get_by_label("Letters in a word")).to_be_disabled()
    ana.page.get_by_label("Letters in a word").fill("12")
    ana.page.keyboard.press("Tab")
    ana.sees("Your choice")

    ana.button("Close to newcomers").click()
    cleo.visits(link)
    cleo.sees("The host has closed this table to newcomers.")
    ana.button("Closed to newcomers").click()
    # The table is open again when its button says so.
    expect(ana.button("Close to newcomers")).to_be_visible()
    cleo.joins(link)

    ana.button("Otter’s seat").click()
    ana.button("Remove from the table").click()
    expect_seats(ana, "Ana (you)", "Ben", "Cleo")
    ana.button("Ben’s seat").click()
    ana.button("Make Ben the host").click()
    expect(ben.button("Start the game")).to_be_visible()
    ben.button("Ana’s seat").click()
    ben.button("Remove from the table").click()
    ana.sees("Your seat is no longer here")
    ana.button("Back to the table").click()
    ana.sees("Ben and Cleo are at the table.")


ALL_AT_ONCE = """() => {
  for (const [name, value] of [['chat', 'yes'], ['helper', 'yes'], ['agreement', 'host']]) {
    const field = document.querySelector(`[aria-labelledby=option-${name}]`)
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}"""


def test_options_changed_faster_than_the_answers_come_all_count(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    ben.joins(ana.makes_a_table())
    for guest in (ana, ben):
        guest.page.get_by_text("Options").click()
    ana.page.evaluate(ALL_AT_ONCE)
    for guest in (ana, ben):
        for label, value in (
            ("Chat", "yes"),
            ("Helper on the sheets", "yes"),
            ("Agreeing", "host"),
        ):
            expect(guest.page.get_by_label(label)).to_have_value(value)
    # After a refusal the page shows the old value again.
    ana.page.get_by_label("Letters for each seat").fill("3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3")
    ana.page.keyboard.press("Tab")
    expect(ana.page.locator(".bubble")).to_be_visible()
    expect(ana.page.get_by_label("Letters for each seat")).to_have_value("")


def test_a_seat_moves_to_another_device(new_guest: NewGuest) -> None:
    ana, phone = new_guest("Ana"), new_guest("Ana", width=360, height=740)
    ana.makes_a_table()
    ana.adds_bots(2)
    ana.starts()
    ana.opens("Table")
    ana.button("Your seat").click()
    ana.button("Move to another device").click()
    link = ana.page.get_by_label("Link that moves this seat").input_value()
    phone.visits(link)
    phone.is_playing()
    ana.sees("Your seat is no longer here")
    assert "pass" not in phone.page.url
    phone.reloads()
    phone.is_playing()


def test_a_bot_plays_for_somebody_and_gives_the_seat_back(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    ben.joins(ana.makes_a_table())
    ana.starts()
    ana.opens("Table")
    ana.button("Ben’s seat").click()
    ana.button("Let a bot play for them").click()
    ben.opens("Table")
    ben.sees("a bot plays for you")
    ben.button("Your seat").click()
    ben.button("Take my seat back from the bot").click()
    expect(ben.page.get_by_text("a bot plays for you")).to_have_count(0)


def test_watchers_are_counted_and_can_do_nothing(new_guest: NewGuest) -> None:
    ana, eve = new_guest("Ana"), new_guest("Eve")
    link = ana.makes_a_table()
    eve.watches(link)
    ana.sees("One person watches.")
    ana.adds_bots(1)
    ana.starts()
    eve.is_playing()
    expect(eve.page.locator(".badge")).to_have_text("Watching")
    eve.opens("Text view")
    eve.sees("Letter Jam, round 1")
    expect(eve.page.get_by_label("What would you like to do?")).to_have_count(0)

"""Guests come to a table: by a link, by a code, or with a kept seat."""

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest


def test_six_people_join_by_a_link_and_play(new_guest: NewGuest) -> None:
    host = new_guest("Ana")
    guests = [new_guest(name) for name in ("Ben", "Cleo", "Dan", "Eve", "Finn")]
    link = host.makes_a_table()
    for guest in guests:
        guest.joins(link)
    host.starts()
    for guest in guests:
        guest.is_playing()


def test_the_device_remembers_the_name_and_the_seat(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    link = ana.makes_a_table()
    ana.reloads()
    ana.sees("At the table")
    ana.visits(ana.server)
    expect(ana.page.get_by_role("heading", name="Continue")).to_be_visible()
    ana.page.locator(".continue").get_by_role("link").click()
    ana.sees("At the table")
    # The second table does not ask for a name.
    ana.visits(ana.server)
    ana.button("Play Letter Jam").click()
    ana.sees("At the table")
    assert ana.page.url != link


def test_alone_with_bots_nobody_is_out_on_the_first_turn_and_the_lobby_says_so(
    new_guest: NewGuest,
) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    # A table for friends has the options of its rule set, and no bot.
    ana.makes_a_table("Quiddler")
    summary = ana.page.locator("summary").filter(has_text="Options")
    expect(summary).to_contain_text("Manual rules")
    expect(ana.page.get_by_text("Out on the first turn: No")).to_have_count(0)
    bots = ana.page.get_by_role("listitem").filter(has_text="bot,")
    expect(bots).to_have_count(0)
    ana.visits(ana.server)
    ana.page.get_by_role("button", name="Play Quiddler alone with bots").click()
    expect(bots).to_have_count(2)
    expect(summary).to_contain_text("Manual rules, 1 change")
    expect(ana.page.get_by_text("Out on the first turn: No")).to_be_visible()
    # A late friend reads it, too, and a reload adds no more bots.
    ben.joins(ana.page.url)
    expect(ben.page.get_by_text("Out on the first turn: No")).to_be_visible()
    ana.reloads()
    expect(ana.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(bots).to_have_count(2)
    ana.starts()
    ben.is_playing()


def test_a_code_may_be_typed_with_spaces_and_capitals(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    code = ana.makes_a_table().rsplit("/", 1)[1]
    ben.visits(ben.server)
    ben.page.get_by_label("Table code").fill(f" {code.replace('-', ' ').upper()} ")
    ben.button("Join").click()
    ben.sees("Ana is at the table.")


def test_an_unknown_code_shows_that_there_is_no_table(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.visits(f"{ana.server}/t/no-such-1")
    ana.sees("There is no table with this code.")
    ana.complaints.clear()  # the browser reports the 404


def test_a_taken_name_is_refused_beside_the_button(new_guest: NewGuest) -> None:
    ana, other = new_guest("Ana"), new_guest("Ana")
    link = ana.makes_a_table()
    other.visits(link)
    other.page.get_by_label("Your name").fill("Ana")
    sit = other.button("Sit down")
    sit.click()
    bubble = other.page.locator(".bubble")
    expect(bubble).to_contain_text("Somebody here is called Ana already.")
    at, button = bubble.bounding_box(), sit.bounding_box()
    assert at is not None
    assert button is not None
    assert abs(at["y"] - button["y"]) < 120
    other.complaints.clear()  # the browser reports the 409

"""No absence blocks a table: a host who is gone, a player who leaves, a friend who comes late."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE_FIRST, Dealt, NewGuest
from tests.browser.guest import PHONE, Guest
from tests.browser.speller import Speller, seat_two, with_the_turn
from tools.served import dealt


@pytest.fixture(scope="module")
def dealing_server() -> Iterator[Dealt]:
    """A server that calls a disconnected person absent after two seconds."""
    with dealt(away_after="2") as running:
        yield running


def notices(guest: Guest) -> Locator:
    return guest.page.get_by_role("complementary", name="Waiting for an answer")


def closes_the_tab(guest: Guest) -> str:
    """Leaves the page; returns its address, to come back to."""
    address = guest.page.url
    guest.page.goto("about:blank")
    return address


def are_apart(one: Locator, other: Locator) -> bool:
    """Whether one element is completely above the other."""
    boxes = [it for it in (one.bounding_box(), other.bounding_box()) if it is not None]
    upper, lower = sorted(boxes, key=lambda it: it["y"])
    return upper["y"] + upper["height"] <= lower["y"]


def log_of(guest: Guest) -> str:
    """The text of the log in the table's dialog."""
    guest.opens("Table")
    log = guest.page.get_by_role("dialog", name="The table").locator(
        "section", has_text="What happened so far"
    )
    expect(log).to_be_visible()
    text = log.inner_text()
    guest.page.keyboard.press("Escape")
    return text


def test_during_a_game_hosting_passes_to_another_and_can_be_taken_back(new_guest: NewGuest) -> None:
    ana, ben, cleo = new_guest("Ana"), new_guest("Ben"), new_guest("Cleo", **PHONE)
    link = ana.makes_a_table()
    ben.joins(link)
    cleo.joins(link)
    ana.starts()
    cleo.is_playing()
    address = closes_the_tab(ana)
    toasts = ben.page.locator(".toasts")
    expect(toasts).to_contain_text("Ana is away, so you are the host now.")
    expect(cleo.page.locator(".toasts")).to_contain_text("Ana is away, so Ben is the host now.")
    expect(notices(cleo)).to_contain_text("Ana has been away for a while.")
    assert are_apart(cleo.page.locator(".toasts"), notices(cleo))
    assert are_apart(ben.page.locator(".toasts"), notices(ben))
    # Anybody may let a bot play for her, not only the host.
    cleo.button("Let a bot play for Ana").click()
    expect(notices(ben)).to_be_hidden()
    assert "Ana bot plays on for Ana." in log_of(ben)
    assert "Ben hosts now." in log_of(ben)

    ana.visits(address)
    expect(notices(ana)).to_contain_text("A bot plays for you.")
    expect(notices(ana)).to_contain_text("Ben hosts now, because you were away.")
    ana.button("Host again").click()
    expect(notices(ana)).to_be_hidden()
    expect(toasts).to_contain_text("Ana is the host now.")


def test_a_game_can_start_while_the_host_is_gone(new_guest: NewGuest) -> None:
    ana, ben, cleo = new_guest("Ana"), new_guest("Ben"), new_guest("Cleo")
    link = ana.makes_a_table()
    ben.joins(link)
    cleo.joins(link)
    closes_the_tab(ana)
    ben.sees("Ana is away. If that lasts, somebody else will host.")
    expect(ben.button("Start the game")).to_be_visible()
    cleo.button("Let a bot play for Ana").click()
    ben.sees("A bot plays for Ana until they are back.")
    ben.starts()
    assert "Ana bot plays on for Ana." in log_of(cleo)


def test_the_next_game_can_start_while_the_host_is_gone(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    seat_two(ana, ben, Judging_words="vote", Hands="1")
    first, second = with_the_turn(Speller(ana), Speller(ben))
    first.goes_out()
    second.taps(second.button("Let it stand"))
    second.only_discards()
    expect(ana.page.locator(".headline")).to_have_text("The game is over")
    expect(ben.page.locator(".headline")).to_have_text("The game is over")
    closes_the_tab(ana)
    expect(ben.button("Play again")).to_be_visible()
    ben.button("Let a bot play for Ana").click()
    ben.button("Play again").click()
    expect(ben.page.locator(".headline")).to_have_text(re.compile("turn"))
    assert "Ana bot plays on for Ana." in log_of(ben)


@PHONE_FIRST
def test_a_player_who_leaves_can_take_the_seat_back_from_the_front_page(
    new_guest: NewGuest, size: dict[str, int]
) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben", **size)
    ben.joins(ana.makes_a_table())
    ana.starts()
    ben.is_playing()
    ben.opens("Table")
    ben.button("Your seat").click()
    ben.button("Leave and let a bot play on").click()
    ben.sees("A bot plays for you")
    assert ben.page.url.rstrip("/") == ben.server
    # Without taking the seat back, Ben sees that a bot plays for him.
    ben.page.locator(".continue").get_by_role("link", name="Letter Jam at").click()
    expect(notices(ben)).to_contain_text("A bot plays for you.")
    ben.visits(ben.server)
    ben.page.get_by_role("link", name="Take the seat back").click()
    ben.is_playing()
    expect(notices(ben)).to_be_hidden()
    assert "Ben is back and plays again." in log_of(ana)
    ben.visits(ben.server)
    ben.sees("as Ben")


def test_the_log_does_not_say_you_about_the_acts_of_a_bot(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    ben.joins(ana.makes_a_table())
    ana.starts()
    ben.is_playing()
    ben.opens("Table")
    ben.button("Your seat").click()
    ben.button("Let a bot play for me").click()
    log = ben.page.get_by_role("dialog", name="The table").locator(
        "section", has_text="What happened so far"
    )
    expect(log).to_contain_text(re.compile("Ben bot (offers|backs|has)"))
    assert not re.search(r"\bYou\b", log.inner_text())
    # The same holds for the log lines after a reload.
    ben.reloads()
    expect(notices(ben)).to_contain_text("A bot plays for you.")
    assert not re.search(r"\bYou\b", log_of(ben).partition("so far")[2])


def test_a_late_friend_gets_a_bots_seat_with_one_tap(new_guest: NewGuest) -> None:
    ana, ben, dan = new_guest("Ana"), new_guest("Ben"), new_guest("Dan", **PHONE)
    link = ana.makes_a_table()
    ben.joins(link)
    ana.adds_bots(2)
    ana.starts()
    ben.is_playing()
    dan.visits(link)
    dan.sees("You can ask for a bot’s seat.")
    dan.page.get_by_label("Whose seat?").select_option("Wren")
    dan.page.get_by_label("Your name").fill("Dan")
    dan.button("Ask for Wren’s seat").click()
    dan.sees("We have asked the table, Dan.")
    dan.reloads()
    dan.sees("We have asked the table, Dan.")
    expect(notices(ben)).to_contain_text("Dan would like Wren’s seat. Ana can let them in.")
    expect(notices(ana)).to_contain_text("Dan would like Wren’s seat.")
    ana.button("Yes").click()
    dan.is_playing()
    for guest in (ana, ben):
        expect(guest.page.locator(".toasts")).to_contain_text("Dan takes Wren’s seat.")
        expect(guest.page.locator(".toasts")).not_to_contain_text("Dan is back.")
        expect(notices(guest)).to_be_hidden()
    dan.reloads()
    dan.is_playing()


def test_a_late_friend_who_is_refused_a_seat_can_watch(new_guest: NewGuest) -> None:
    ana, dan = new_guest("Ana"), new_guest("Dan")
    link = ana.makes_a_table()
    ana.adds_bots(1)
    ana.starts()
    dan.watches(link)
    dan.is_playing()
    dan.button("Ask for a bot’s seat").click()
    dan.page.get_by_label("Your name").fill("Dan")
    dan.button("Ask for Otter’s seat").click()
    ana.button("No").click()
    dan.sees("The table did not say yes this time.")
    dan.button("Just watch").click()
    dan.is_playing()
    dan.complaints.clear()  # the browser reports the 409


def test_anybody_can_let_a_friend_in_while_the_host_is_away(new_guest: NewGuest) -> None:
    ana, ben, dan = new_guest("Ana"), new_guest("Ben"), new_guest("Dan")
    link = ana.makes_a_table()
    ben.joins(link)
    ana.adds_bots(1)
    ana.starts()
    ben.is_playing()
    closes_the_tab(ana)
    dan.visits(link)
    dan.page.get_by_label("Your name").fill("Dan")
    dan.button("Ask for Otter’s seat").click()
    ben.button("Yes").click()
    dan.is_playing()


def test_axe_finds_nothing_in_the_notices(new_guest: NewGuest, axe: str) -> None:
    ana, ben, dan = new_guest("Ana"), new_guest("Ben"), new_guest("Dan")
    link = ana.makes_a_table()
    ben.joins(link)
    ana.adds_bots(1)
    ana.starts()
    ben.is_playing()
    dan.visits(link)
    dan.page.get_by_label("Your name").fill("Dan")
    assert not dan.axe_findings(axe)
    dan.button("Ask for Otter’s seat").click()
    dan.sees("We have asked the table, Dan.")
    assert not dan.axe_findings(axe)
    closes_the_tab(ben)
    expect(notices(ana)).to_contain_text("Ben has been away for a while.")
    expect(notices(ana)).to_contain_text("Dan would like Otter’s seat.")
    assert not ana.axe_findings(axe)

"""People and companions: names, invitations, wrong codes, one-tap words, a call, your turn while
you look elsewhere, and the characters of bots."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE_FIRST, SIZES, NewGuest
from tests.browser.guest import Guest
from tests.browser.speller import Speller, seat_two, with_the_turn
from tests.browser.test_quiddler_moments import EARS


def bubbles(guest: Guest) -> str:
    return " ".join(guest.page.locator(".bubbles .bubble").all_inner_texts())


# Names


@PHONE_FIRST
def test_a_name_can_be_changed_in_the_settings_while_playing(
    new_guest: NewGuest, size: dict[str, int]
) -> None:
    ana, ben = new_guest("Ana"), new_guest("Guest", **size)
    ben.joins(ana.makes_a_table())
    ana.starts()
    ben.is_playing()
    ben.opens("Settings")
    field = ben.page.get_by_label("Your name, as the others know you")
    expect(field).to_have_value("Guest")
    field.fill("Ana")
    ben.button("Change").click()
    ben.sees("Somebody here is called Ana already.")
    field.fill("Zoe")
    ben.button("Change").click()
    expect(ben.button("Changed")).to_be_visible()
    expect(ana.page.locator("[data-seat='1']").first).to_contain_text("Zoe")
    ana.opens("Table")
    ana.sees("Guest is called Zoe now.")
    # The device remembers the name for the next table.
    ben.visits(ben.server)
    ben.sees("as Zoe")
    ben.opens("Settings")
    expect(ben.page.get_by_label("Your name, as the others know you")).to_have_value("Zoe")


def test_a_name_can_be_changed_at_the_seat_in_the_lobby(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    ben.joins(ana.makes_a_table())
    ben.button("Your seat").click()
    ben.page.get_by_label("Your name, as the others know you").fill("Bea")
    ben.button("Change").click()
    ben.sees("Bea (you)")
    expect(ana.page.get_by_role("listitem").filter(has_text="Bea")).to_be_visible()
    expect(ana.page.get_by_role("listitem").filter(has_text="Ben")).to_have_count(0)


def test_the_text_view_does_not_call_a_person_a_bot(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Zoe")
    ben.joins(ana.makes_a_table())
    ana.starts()
    ben.is_playing()
    ben.opens("Text view")
    ben.sees("You are Zoe.")
    ben.opens("Table")
    ben.button("Your seat").click()
    ben.button("Let a bot play for me").click()
    ben.page.keyboard.press("Escape")
    ben.sees("Zoe bot plays for you.")
    expect(ben.page.get_by_text("You are Zoe bot")).to_have_count(0)


# Invitations and codes


@PHONE_FIRST
def test_the_invitation_marks_bots_and_offers_the_lesson_and_the_rules(
    new_guest: NewGuest, axe: str, size: dict[str, int]
) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben", **size)
    link = ana.makes_a_table("Quiddler")
    ana.adds_bots(1)
    ben.visits(link)
    ben.sees("Ana and Otter (a bot) are at the table.")
    expect(ben.page.locator(".faces .bot")).to_have_count(1)
    expect(ben.page.get_by_role("link", name="The rules")).to_have_attribute(
        "href", "/rules/quiddler"
    )
    assert not ben.axe_findings(axe)
    ben.page.get_by_role("link", name="Never played? Three minutes").click()
    expect(ben.page).to_have_url(re.compile("/learn/quiddler"))


def test_a_locked_table_still_marks_its_bots(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    link = ana.makes_a_table()
    ana.adds_bots(1)
    ana.button("Close to newcomers").click()
    expect(ana.button("Closed to newcomers")).to_be_visible()
    ben.visits(link)
    ben.sees("Otter (a bot)")


@SIZES
def test_a_wrong_code_stands_in_the_field_with_what_may_be_meant(
    new_guest: NewGuest, axe: str, size: dict[str, int]
) -> None:
    ben = new_guest("Ben", **size)
    ben.visits(ben.server)
    ben.page.get_by_label("Table code").fill("Plumb Oter 77")
    ben.button("Join").click()
    ben.sees("There is no table with this code.")
    expect(ben.page.get_by_label("Table code")).to_have_value("plumb-oter-77")
    guess = ben.page.get_by_role("link", name="plum-otter-77")
    expect(guess).to_be_visible()
    assert not ben.axe_findings(axe)
    guess.click()
    expect(ben.page.get_by_label("Table code")).to_have_value("plum-otter-77")
    expect(ben.page.get_by_text("Did you mean")).to_have_count(0)
    ben.complaints.clear()  # the browser reports the 404s


def test_a_wrong_code_near_a_table_of_this_device_leads_back_to_it(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    code = ana.makes_a_table().rsplit("/", 1)[1]
    digits = code.rsplit("-", 1)[1]
    typo = f"{code[: -len(digits)]}{digits}9" if len(digits) < 3 else code[:-1]
    ana.visits(f"{ana.server}/t/{typo}")
    ana.page.get_by_role("link", name=code, exact=True).click()
    expect(ana.page.get_by_role("heading", name="At the table")).to_be_visible()
    ana.complaints.clear()  # the browser reports the 404


# One-tap words


@PHONE_FIRST
@pytest.mark.parametrize("game", ["Letter Jam", "Quiddler"])
def test_one_tap_words_appear_at_the_seat_for_everybody(
    new_guest: NewGuest, axe: str, game: str, size: dict[str, int]
) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben", **size)
    ben.joins(ana.makes_a_table(game))
    # Before the game there is no picture of the table, and the words appear all the same.
    ben.says("Hello, everybody!")
    expect(ana.page.locator(".bubble")).to_contain_text("Hello, everybody!")
    ana.starts()
    ben.is_playing()
    # It goes away by itself.
    expect(ana.page.locator(".bubble")).to_have_count(0)
    ben.button("Say something").click()
    assert not ben.axe_findings(axe)
    ben.button("Good clue!" if game == "Letter Jam" else "Nice word!").click()
    expect(ben.page.get_by_role("group", name="Say something")).to_have_count(0)
    bubble = ana.page.locator(".bubble.placed")
    expect(bubble).to_contain_text("Good clue!" if game == "Letter Jam" else "Nice word!")
    at, seat = bubble.bounding_box(), ana.page.locator("[data-seat='1']").first.bounding_box()
    assert at is not None
    assert seat is not None
    assert abs(at["x"] + at["width"] / 2 - seat["x"] - seat["width"] / 2) < 200
    if game == "Quiddler":
        fan = ana.page.locator("[data-fan='1']").bounding_box()
        assert fan is not None
        # It covers neither the name nor the cards.
        assert at["y"] >= fan["y"] + fan["height"]
    ana.says("Clap")
    expect(ben.page.locator(".bubble svg")).to_be_visible()
    ben.opens("Table")
    ben.sees("Ana claps.")


def test_the_list_of_words_opens_and_closes_by_keyboard(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.page.keyboard.press("Alt+y")
    expect(ana.button("Hello, everybody!")).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(ana.button("Say something")).to_be_focused()
    expect(ana.button("Hello, everybody!")).to_have_count(0)


def test_a_second_word_at_once_is_refused_where_one_looks(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.says("Thank you!")
    ana.says("Sorry!")
    ana.sees("You have just said something.")


# A call


@PHONE_FIRST
def test_a_link_to_a_call_is_opened_by_nobody_but_a_person(
    new_guest: NewGuest, axe: str, size: dict[str, int]
) -> None:
    ana, ben, dan = new_guest("Ana"), new_guest("Ben", **size), new_guest("Dan")
    asked: list[str] = []
    for guest in (ana, ben, dan):
        guest.page.on("request", lambda request: asked.append(request.url))
    link = ana.makes_a_table()
    ben.joins(link)
    dan.watches(link)
    ana.button("Add a link to a call").click()
    ana.page.get_by_label("Link to your call").fill("http://meet.example.org/x")
    ana.button("Set the link").click()
    ana.sees("A link to a call begins with https://")
    ana.page.get_by_label("Link to your call").fill("https://meet.example.org/otters")
    ana.button("Set the link").click()
    call = ben.page.get_by_role("link", name="Join the call at meet.example.org")
    expect(call).to_have_attribute("href", "https://meet.example.org/otters")
    expect(call).to_have_attribute("target", "_blank")
    rel = call.get_attribute("rel") or ""
    assert {"noreferrer", "noopener"} <= set(rel.split())
    assert not ben.axe_findings(axe)
    ana.starts()
    ben.is_playing()
    menu = ben.button("Menu")
    if menu.is_visible():
        menu.click()
    expect(ben.page.get_by_role("link", name="Call at meet.example.org")).to_be_visible()
    # Watchers do not see it.
    dan.is_playing()
    expect(dan.page.get_by_role("link", name=re.compile("[Cc]all at"))).to_have_count(0)
    assert not [url for url in asked if "example.org" in url]


# Your turn while you look elsewhere

LOOKS_ELSEWHERE = """(hidden) => {
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true})
  Object.defineProperty(document, 'visibilityState',
    {value: hidden ? 'hidden' : 'visible', configurable: true})
}"""
NOTES_NOTIFICATIONS = """() => {
  window.notified = []
  class Noted {
    static permission = 'default'
    static async requestPermission() { Noted.permission = 'granted'; return 'granted' }
    constructor(title, options) { window.notified.push({title, ...options}) }
    close() {}
  }
  window.Notification = Noted
}"""


def icon(page: Page) -> str:
    return page.locator("link[rel='icon']").get_attribute("href") or ""


def notified(guest: Guest) -> list[dict[str, str]]:
    found: list[dict[str, str]] = guest.page.evaluate("() => window.notified")
    return found


def test_title_icon_and_a_notification_tell_whose_turn_it_is(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    for guest in (ana, ben):
        guest.page.add_init_script(f"({NOTES_NOTIFICATIONS})()")
    ben.joins(ana.makes_a_table("Quiddler"))
    ana.starts()
    ben.is_playing()
    turn = re.compile("^● Your turn · Quiddler at ")
    ana.page.wait_for_function("() => document.querySelector('.waiting')")
    first, second = (ana, ben) if "Your turn" in ana.page.title() else (ben, ana)
    expect(first.page).to_have_title(turn)
    assert icon(first.page) == "/icon-turn.svg"
    assert icon(second.page) == "/icon.svg"
    # Nothing asks for permission before the person taps.
    assert second.page.evaluate("() => Notification.permission") == "default"
    second.opens("Settings")
    second.page.get_by_label("Also notify me").check()
    second.page.keyboard.press("Escape")
    assert second.page.evaluate("() => Notification.permission") == "granted"
    second.page.evaluate(LOOKS_ELSEWHERE, True)
    # The connection is lost and comes back while the page is hidden, as in a game of a whole day.
    second.context.set_offline(True)
    expect(second.page.locator(".home")).to_contain_text(re.compile("offline|lost", re.IGNORECASE))
    first.opens("Text view")
    first.types("draw")
    first.sees("You drew")
    hand = first.page.evaluate("() => document.body.innerText")
    card = re.search(r"discard ([A-Z]+)", hand)
    first.types(f"discard {card.group(1) if card else 'A'}")
    second.context.set_offline(False)
    expect(second.page).to_have_title(turn)
    assert icon(second.page) == "/icon-turn.svg"
    (notice,) = notified(second)
    assert notice["title"] == "It is your turn"
    assert re.fullmatch(r"Quiddler at [a-z]+-[a-z]+-\d+", notice["body"])
    assert notified(first) == []


BADGES = "navigator.setAppBadge = async () => { window.badges = (window.badges ?? 0) + 1 }"
YOUR_TURN = [523, 659]


def test_a_soft_sound_and_a_badge_tell_whose_turn_it_is(new_guest: NewGuest) -> None:
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben"))
    for player in (ana, ben):
        player.page.add_init_script(EARS)
        player.page.add_init_script(BADGES)
    seat_two(ana.guest, ben.guest)
    first, second = with_the_turn(ana, ben)
    assert first.page.evaluate("badges") == 1
    assert second.page.evaluate("window.badges ?? 0") == 0
    # Sound is off until somebody wants it.
    assert first.page.evaluate("pitches") == []
    second.guest.opens("Settings")
    second.page.get_by_role("group", name="Sound").get_by_label("Soft").check()
    second.page.keyboard.press("Escape")
    second.page.evaluate("pitches.splice(0)")
    first.only_discards()
    expect(second.page.locator(".headline")).to_have_text("Your turn: draw a card")
    second.page.wait_for_function(
        "(turn) => pitches.some((_, at) => turn.every((one, n) => pitches[at + n] === one))",
        arg=YOUR_TURN,
    )
    second.page.wait_for_function("() => window.badges === 1")
    assert first.page.evaluate("pitches") == []


def test_a_refused_permission_is_told_and_the_setting_stays_off(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.page.add_init_script(
        "window.Notification = class { static permission = 'denied';"
        " static async requestPermission() { return 'denied' } }"
    )
    ana.visits(ana.server)
    ana.opens("Settings")
    ana.page.get_by_label("Also notify me").click()
    ana.sees("This browser does not let Parlour notify you.")
    expect(ana.page.get_by_label("Mark title and icon")).to_be_checked()


# Bots


def test_a_bot_has_a_character_and_a_few_words_that_can_be_turned_off(
    new_guest: NewGuest,
) -> None:
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.adds_bots(3)
    for about in ("loves long words", "careful", "daring"):
        ana.sees(about)
    ana.sees("Every bot has a character")
    ana.starts()
    expect(ana.page.locator(".bubble").first).to_be_visible()
    cleo = new_guest("Cleo")
    cleo.makes_a_table()
    cleo.adds_bots(1)
    cleo.page.get_by_text("Options").first.click()
    cleo.page.get_by_label("Bots talk").select_option("no")
    expect(cleo.page.get_by_label("Bots talk")).to_have_value("no")
    cleo.starts()
    cleo.opens("Table")
    cleo.sees("Round 1 begins.")
    expect(cleo.page.get_by_text("Otter says:")).to_have_count(0)


# What newcomers met twice


def test_a_watcher_is_told_once_that_they_watch(new_guest: NewGuest) -> None:
    ana, dan = new_guest("Ana"), new_guest("Dan")
    link = ana.makes_a_table()
    ana.adds_bots(1)
    ana.starts()
    dan.watches(link)
    dan.is_playing()
    expect(dan.page.get_by_text("You are watching.")).to_have_count(1)

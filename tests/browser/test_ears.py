"""Keyboard and screen reader: what is spoken, where the focus is, and what single keys do."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.ears import Ears, focused, keeps_the_focus
from tests.browser.guest import Guest
from tests.browser.reader import Reader
from tests.browser.speller import Speller, seat_two, with_the_turn


def a_game(ana: Guest, ben: Guest, game: str, *, chat: bool = False) -> None:
    """Seats two people and starts a game."""
    ben.joins(ana.makes_a_table(game))
    if chat:
        ana.page.get_by_text("Options").click()
        ana.page.get_by_label("Chat").select_option("yes")
    ana.starts()
    ben.is_playing()


# Chat


def test_the_chat_begins_in_its_field_and_spaces_are_part_of_the_message(
    new_guest: NewGuest,
) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    a_game(ana, ben, "Quiddler", chat=True)
    ana.page.keyboard.press("Alt+c")
    expect(ana.page.get_by_label("Your message")).to_be_focused()
    ana.page.keyboard.type(" good evening to all")
    expect(ana.page.get_by_role("dialog", name="Chat")).to_be_visible()
    ana.page.keyboard.press("Enter")
    expect(ben.button("Chat (1)")).to_be_visible()
    expect(ana.page.get_by_label("Messages")).to_contain_text("Ana (you) good evening to all")
    ana.page.keyboard.press("Escape")
    # Nobody has to read their own message.
    expect(ana.button("Chat")).to_be_visible()
    expect(ben.button("Chat (1)")).to_be_visible()


def test_a_message_keeps_its_author_when_a_bot_sits_in(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    a_game(ana, ben, "Letter Jam", chat=True)
    ben.opens("Text view")
    ben.types("say Back in a minute.")
    ben.types("leave")
    ana.opens("Text view")
    ana.sees("Ben, at seat 2: Back in a minute.")
    ana.page.keyboard.press("Alt+c")
    expect(ana.page.get_by_label("Messages")).to_contain_text("Ben Back in a minute.")


# What is spoken


def test_turns_are_announced(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    ears = {ana: Ears(ana), ben: Ears(ben)}
    readers = {ana: Reader(ana, "quiddler"), ben: Reader(ben, "quiddler")}
    a_game(ana, ben, "Quiddler")
    readers[ana].waits_until(lambda: readers[ana].view is not None)
    first, second = (ana, ben) if readers[ana].view.at == 0 else (ben, ana)
    ears[first].hears("Your turn: draw a card.")
    assert "Your turn: draw a card." not in ears[second].heard
    first.page.keyboard.press("Alt+t")
    first.types("draw")
    ears[first].hears("Your turn: discard or go out.")
    first.types(f"discard {readers[first].view.mine.cards[0].face}")
    ears[second].hears("Your turn: draw a card.")
    assert ears[first].heard.count("Your turn: draw a card.") == 1
    deals = [one for one in ears[second].heard if one.startswith("Hand 1 of 8: ")]
    assert len(deals) == 1
    assert ": You" not in deals[0]


def test_a_challenge_and_the_final_turn_are_announced_and_the_focus_stays(
    new_guest: NewGuest,
) -> None:
    """Also when words were laid down, and when the hand is scored and the next one begins."""
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben"))
    ears = {one: Ears(one.guest) for one in (ana, ben)}
    seat_two(ana.guest, ben.guest, Judging_words="vote", Hands="2")
    first, second = with_the_turn(ana, ben)
    first.goes_out()
    ears[second].hears("Challenge or pass.")
    assert "Challenge or pass." not in ears[first].heard
    second.page.keyboard.press("Alt+Enter")
    ears[second].hears("Your final turn: draw.")
    second.page.keyboard.press("Alt+1")
    expect(second.hand).to_have_count(4)
    word = "".join(second.faces()[:2])
    second.page.keyboard.type(word.lower())
    expect(second.row(1)).to_have_count(2)
    second.page.keyboard.press("Enter")
    ears[second].hears(f"You arrange {word}")
    # A word is spoken when it is typed, and not letter by letter.
    spelled = [one for one in ears[second].heard if one.startswith("You arrange ")]
    assert len(spelled) == 1
    lay_down = second.button("Lay down 1 word, discard a card")
    lay_down.focus()
    second.page.keyboard.press("Enter")
    expect(second.hand.first).to_be_focused()
    second.page.keyboard.press("Enter")
    second.button("Lay down 1 word, discard [A-Z]").focus()
    second.page.keyboard.press("Enter")
    ears[first].hears("Challenge or pass.")
    keeps_the_focus(second.guest)
    first.page.keyboard.press("Alt+Enter")
    for one in (first, second):
        expect(one.page.locator(".headline")).to_have_text("Hand 1 is scored")
        keeps_the_focus(one.guest)
    for one in (first, second):
        one.page.keyboard.press("Alt+Enter")
    for one in (first, second):
        expect(one.hand).to_have_count(4)
        keeps_the_focus(one.guest)


def test_the_clock_is_spoken_before_it_ends_and_when_it_has_ended(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    ana.page.clock.install()
    ears = Ears(ana)
    ben.joins(ana.makes_a_table("Letter Jam"))
    ana.page.get_by_text("Options").click()
    ana.page.get_by_label("Clock").select_option("60")
    ana.starts()
    ana.page.clock.fast_forward(45_000)
    assert not [one for one in ears.heard if "seconds left" in one]
    ana.page.clock.fast_forward(6_000)
    ears.hears("You have 10 seconds left.")
    ana.page.clock.fast_forward(11_000)
    ears.hears("Your time is up. Anybody may let a bot play for you.")
    ana.opens("Text view")
    # The server's clock goes on at its own speed, so any time may be left.
    expect(ana.page.locator(".words")).to_contain_text("left for Ben and you.")
    ana.sees("The clock gives a minute for each act.")


def test_a_stand_in_is_told_once_and_never_called_you(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    ears, reader = {ana: Ears(ana), ben: Ears(ben)}, Reader(ana, "quiddler")
    ben.joins(ana.makes_a_table("Quiddler"))
    ana.page.get_by_text("Options").click()
    ana.page.get_by_label("Pace of bots").select_option("0")
    ana.starts()
    ben.is_playing()
    ben.opens("Text view")
    for one in (ana, ben):
        ears[one].forget()
    ana.opens("Table")
    ana.button("Ben’s seat").click()
    ana.button("Let a bot play for them").click()
    ana.sees("A bot plays for Ben.")
    ears[ana].hears("Ben bot plays on for Ben.")
    assert not [one for one in ears[ana].heard if "A bot plays for Ben" in one]
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    expect(ben.page.locator(".words")).to_contain_text(
        'A bot plays for you. Type "take my seat back" to play yourself again'
    )
    # Ana takes her turn, if it is hers, so that the bot has one.
    ana.opens("Text view")
    if reader.view.phase == "draw" and reader.view.at == 0:
        ana.types("draw")
        reader.waits_until(lambda: reader.view.phase == "play")
        ana.types(f"discard {reader.view.mine.cards[0].face}")
    ears[ben].hears("Ben bot draws", "Ben bot takes")
    assert not [one for one in ears[ben].heard if one.startswith(("You", "Your turn"))]
    expect(ben.page.locator(".words")).not_to_contain_text("Waiting for you")
    ben.types("take my seat back")
    ears[ben].hears("Ben is back and plays again.")


# Focus


@pytest.mark.parametrize("game", ["Letter Jam", "Quiddler"])
def test_the_focus_never_falls_to_the_body(new_guest: NewGuest, game: str) -> None:
    ana = new_guest("Ana")
    ana.visits(ana.server)
    ana.button(f"Play {game}").focus()
    ana.page.keyboard.press("Enter")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("heading", name="At the table")).to_be_visible()
    keeps_the_focus(ana)
    assert focused(ana) == f"h1: {game}"
    ana.button("Add a bot").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("listitem").filter(has_text="bot,")).to_have_count(1)
    ana.button("Start the game").focus()
    ana.page.keyboard.press("Enter")
    ana.is_playing()
    keeps_the_focus(ana)
    ana.page.keyboard.press("Alt+t")
    expect(ana.page.get_by_label("What would you like to do?")).to_be_focused()
    ana.page.keyboard.press("Alt+t")
    ana.page.wait_for_function("() => document.activeElement.localName === 'h1'")
    ana.page.set_viewport_size({"width": 360, "height": 740})
    ana.button("Menu").focus()
    ana.page.keyboard.press("Enter")
    ana.button("Keys").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("dialog", name="Keys")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.button("Menu")).to_be_focused()


# Single keys


def test_single_keys_can_be_turned_off(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.adds_bots(1)
    ana.starts()
    ana.page.keyboard.press("?")
    keys = ana.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Show the keys")
    ana.opens("Settings", closing=True)
    off = ana.page.get_by_role("group", name="Keys of a single letter or digit").get_by_label("Off")
    off.check()
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("?")
    ana.page.keyboard.press("/")
    expect(keys).to_have_count(0)
    assert not focused(ana).startswith("input")
    ana.opens("Keys")
    expect(keys).to_contain_text("are off")
    expect(keys).not_to_contain_text("Show the keys")
    expect(keys).to_contain_text("The table in words")
    ana.page.keyboard.press("Escape")
    # The setting stays on the device, and the keys with Alt go on working.
    ana.reloads()
    ana.is_playing()
    ana.page.keyboard.press("?")
    ana.page.keyboard.press("Alt+t")
    ana.sees("The table in words")
    expect(keys).to_have_count(0)


def test_option_and_a_letter_work_on_a_mac(new_guest: NewGuest) -> None:
    """On a Mac, Option+T types a dagger, and Option+E a dead key."""
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.adds_bots(1)
    ana.starts()
    press = """(init) => document.body.dispatchEvent(new KeyboardEvent('keydown',
      { bubbles: true, cancelable: true, ...init }))"""
    ana.page.evaluate(press, {"key": "†", "code": "KeyT", "altKey": True})
    ana.sees("The table in words")
    # On another layout the letter counts, not the place of its key.
    ana.page.evaluate(press, {"key": "t", "code": "KeyY", "altKey": True})
    expect(ana.page.get_by_text("The table in words")).to_have_count(0)
    # Cmd with a letter belongs to the browser.
    ana.page.evaluate(press, {"key": "?", "code": "Slash", "metaKey": True})
    expect(ana.page.get_by_role("dialog", name="Keys")).to_have_count(0)


BROWSERS_OWN = {"alt+d", "alt+e", "alt+f", "alt+home", "alt+arrowleft", "alt+arrowright"}
"""The address bar, the menus, and going back and forth, in Chrome, Edge and Firefox."""


def test_no_shortcut_takes_a_key_of_the_browser() -> None:
    sources = [path for path in Path("ui/src").rglob("*") if path.suffix in (".svelte", ".ts")]
    keys = {
        key.lower()
        for path in sources
        for key in re.findall(r"keys: '([^']+)'", path.read_text(encoding="utf-8"))
    }
    assert "alt+t" in keys, "the search finds no keys"
    assert not keys & BROWSERS_OWN

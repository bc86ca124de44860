"""Important things are visible: nothing covers them, and nobody has to scroll to them."""

import re

import pytest
from playwright.sync_api import Locator, expect

from parlour.rules.letterjam import acts
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.jam import agree, stay
from tests.browser.jammer import Jammer
from tests.browser.speller import Speller, seat_two, with_the_turn
from tests.browser.test_jam_surprises import offers, to_the_reveal

LOW = {"width": 844, "height": 390, "has_touch": True, "is_mobile": True}
"""A phone held sideways."""
TALL = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def edges(it: Locator) -> tuple[float, float]:
    """The left and right edge of an element."""
    box = it.bounding_box()
    assert box is not None
    return box["x"], box["x"] + box["width"]


@pytest.mark.parametrize("width", [1110, 1280])
def test_a_long_headline_covers_nothing_of_the_top_bar(new_guest: NewGuest, width: int) -> None:
    ana = new_guest("Anastasia", width=width)
    ana.makes_a_table()
    ana.page.get_by_text("Options").click()
    ana.page.get_by_label("Chat", exact=True).select_option("yes")
    ana.adds_bots(4)
    ana.starts()
    expect(ana.page.locator(".waiting")).to_contain_text("and you")
    _, end = edges(ana.page.locator(".bar .badge"))
    begin, now_ends = edges(ana.page.locator(".bar .now"))
    ways, right = edges(ana.page.locator("#table-menu"))
    assert end <= begin
    assert now_ends <= ways
    assert right <= width


def test_the_ready_button_is_visible_while_a_player_asks_for_a_card(new_guest: NewGuest) -> None:
    ana, ben = Jammer(new_guest("Ana"), "mouse"), Jammer(new_guest("Ben"), "mouse")
    link = ana.guest.makes_a_table()
    ben.guest.joins(link)
    ana.chooses(agreement="host")
    ana.guest.starts()
    for one in (ana, ben):
        one.reader.waits_until(lambda one=one: one.reader.view is not None)  # type: ignore[misc]
    ana.do(acts.WantStop(round=1, want=True))
    ben.reader.waits_until(lambda: ben.view.phase == "final")
    ben.do(acts.Arrange(cards=("r0", "r1", "r2", "r3", "*"), wildcard="E"))
    ana.press(ana.button("Ask Ben for the wildcard"))
    for one in (ana, ben):
        one.guest.sees("for the wildcard.")
        expect(one.button(re.compile("^My word is ready"))).to_be_in_viewport(ratio=1)


def is_at_its_end(box: Locator) -> bool:
    scrolls, rest = box.evaluate(
        "it => [it.scrollHeight > it.clientHeight,"
        " it.scrollHeight - it.clientHeight - it.scrollTop]"
    )
    assert scrolls, "there is too little to scroll"
    return bool(abs(rest) < 2)


def sees_the_latest(guest: Guest) -> None:
    guest.opens("Table")
    log = guest.page.get_by_role("dialog", name="The table").get_by_label("What happened")
    expect(log).to_be_visible()
    guest.page.wait_for_function("() => !document.getAnimations().length")
    assert is_at_its_end(log)
    guest.page.keyboard.press("Escape")


def test_words_to_challenge_scroll_into_view_on_a_low_screen(new_guest: NewGuest) -> None:
    ana, ben = (Speller(new_guest(name, **LOW), finger=True) for name in ("Ana", "Ben"))
    seat_two(ana.guest, ben.guest, Judging_words="vote", Hands="2")
    first, second = with_the_turn(ana, ben)
    second.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    first.goes_out()
    expect(second.button("Let it stand")).to_be_in_viewport(ratio=1)

    second.taps(second.button("Let it stand"))
    second.lays_down(2)
    first.taps(first.button("Let it stand"))
    for player in (first, second):
        expect(player.page.locator(".headline")).to_have_text("Hand 1 is scored")
        # The scored hand shows the words, so there is no empty panel for them.
        heading = player.page.get_by_role("heading", name=re.compile("^Words$"))
        expect(heading.filter(visible=True)).to_have_count(0)
        sees_the_latest(player.guest)


def top(it: Locator) -> float:
    box = it.bounding_box()
    assert box is not None
    return box["y"]


def test_on_a_phone_nothing_moves_under_the_finger_and_the_flower_stays(
    new_guest: NewGuest,
) -> None:
    ana, ben = Jammer(new_guest("Ana", **TALL), "mouse"), Jammer(new_guest("Ben"), "mouse")
    ben.guest.joins(ana.guest.makes_a_table())
    ana.chooses(length="3")
    ana.guest.starts()
    agree([ana, ben])
    stand = ana.page.get_by_label("Letters you see").get_by_role("listitem").first
    wildcard = ana.button("Spell with the wildcard")
    flower = ana.page.locator(".flower")
    before = [top(it) for it in (stand, wildcard, flower)]
    ana.press(ana.button(re.compile("^Spell with . of")))
    expect(ana.button("Clear")).to_be_in_viewport(ratio=1)
    assert [top(it) for it in (stand, wildcard, flower)] == before
    ana.press(ana.button("Clear"))

    # The flower gives its token where the player looks, whatever the headline says.
    marked = ana.page.locator(".dock [data-awaited]")
    expect(marked).to_have_count(0)
    offers(ben, 1)
    ana.reader.waits_until(lambda: bool(ana.view.offers))
    # The table waits for Ana alone. The button opens the offers, where she has to act.
    expect(marked).to_have_text(re.compile("Offers"))
    ana.slide("Offers")
    ana.press(ana.button("Back the clue of Ben"))
    ana.reader.waits_until(lambda: ana.view.phase == "deciding")
    expect(flower).to_be_in_viewport(ratio=1)
    assert top(stand) == before[0]
    stay([ana, ben])
    ana.reader.waits_until(lambda: ana.view.phase == "clue")
    agree([ana, ben])
    ana.slide("Offers")
    to_the_reveal([ana, ben])

    # The cards that turn do not jump when the button above them has done its work.
    words = ana.page.locator(".words")
    expect(ana.button("Turn up my word")).to_be_visible()
    lay = top(words)
    ana.press(ana.button("Turn up my word"))
    expect(ana.page.locator(".turn").first).to_be_visible()
    # A question about the word may need more room than the button.
    assert top(words) >= lay

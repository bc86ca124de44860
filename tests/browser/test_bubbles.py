"""What somebody says appears at their seat, and covers nothing that matters at this moment."""

import re

from playwright.sync_api import expect

from parlour.rules.letterjam import acts
from tests.browser.conftest import SIZES, NewGuest
from tests.browser.jam import agree
from tests.browser.jammer import Jammer
from tests.browser.speller import Speller, seat_two, with_the_turn

# What matters at this moment and is covered by a bubble.
COVERED = """(bubble) => {
  const over = bubble.getBoundingClientRect()
  const kept = '.moment :is(h2, .cards, .button.main), .reveals :is(.cards, .verdict), p.last'
  return [...document.querySelectorAll(kept)].filter((one) => {
    const it = one.getBoundingClientRect()
    const across = it.left < over.right && over.left < it.right
    return across && it.top < over.bottom && over.top < it.bottom
  }).map((one) => one.ariaLabel ?? one.textContent.trim())
}"""


@SIZES
def test_the_winners_words_cover_neither_the_name_nor_the_best_word(
    new_guest: NewGuest, size: dict[str, int]
) -> None:
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben"))
    seat_two(ana.guest, ben.guest, Hands="1", Judging_words="vote")
    first, second = with_the_turn(ana, ben)
    first.goes_out()
    second.taps(second.button("Let it stand"))
    second.only_discards()
    second.guest.sees(f"{first.guest.name} wins")
    if size:
        second.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    # So near to the top, words are usually below the face: there the name is.
    second.page.evaluate("scrollTo(0, 20)")
    first.guest.says("Well played!")
    bubble = second.page.locator(".bubble")
    expect(bubble).to_contain_text("Well played!")
    assert bubble.evaluate(COVERED) == []


def test_words_leave_the_last_turn_to_be_read_on_a_phone_held_sideways(
    new_guest: NewGuest,
) -> None:
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben"))
    seat_two(ana.guest, ben.guest, Hands="1", Judging_words="vote")
    first, second = with_the_turn(ana, ben)
    first.goes_out()
    second.page.set_viewport_size({"width": 844, "height": 390})
    second.taps(second.button("Let it stand"))
    expect(second.page.locator("p.last")).to_be_visible()
    first.guest.says("Well played!")
    bubble = second.page.locator(".bubble")
    expect(bubble).to_contain_text("Well played!")
    assert bubble.evaluate(COVERED) == []


def test_words_at_the_reveal_cover_no_card(new_guest: NewGuest) -> None:
    ana = Jammer(new_guest("Ana", width=390, height=844), "mouse")
    ben = Jammer(new_guest("Ben"), "mouse")
    ben.guest.joins(ana.guest.makes_a_table())
    ana.chooses(length="3", agreement="host")
    ana.guest.starts()
    agree([ana, ben])
    ana.do(acts.WantStop(round=1, want=True))
    for one in (ana, ben):
        one.reader.waits_for("final")
        one.press(one.button(re.compile("^My word is ready")))
    ana.reader.waits_for("reveal")
    expect(ana.page.get_by_role("region", name="The words")).to_be_visible()
    # Ben's word is below Ana's: over his name, his words would cover what is said about hers.
    ben.guest.says("Good luck!")
    bubble = ana.page.locator(".bubble.placed")
    expect(bubble).to_contain_text("Good luck!")
    assert bubble.evaluate(COVERED) == []

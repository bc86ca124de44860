"""After the game: the review comes by itself, and a decision can be played again."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import SIZES, NewGuest
from tests.browser.ears import Ears
from tests.browser.guest import Guest
from tests.browser.speller import Speller, seat, with_the_turn


def the_review(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="The review")


def plays_a_hand(ana: Speller, ben: Speller) -> None:
    seat(ana.guest, ben.guest, Hands="1", Judging_words="vote")
    first, second = with_the_turn(ana, ben)
    first.goes_out()
    second.taps(second.button("Let it stand"))
    second.only_discards()
    for player in (ana, ben):
        expect(player.page.locator(".headline")).to_have_text("The game is over")


@SIZES
def test_a_hand_of_quiddler_is_reviewed_and_its_dearest_decision_found(
    new_guest: NewGuest, axe: str, size: dict[str, int]
) -> None:
    ana, ben = Speller(new_guest("Ana", **size)), Speller(new_guest("Ben"))
    ears = Ears(ana.guest)
    plays_a_hand(ana, ben)
    # It comes by itself, one click away from the score, and is spoken.
    expect(the_review(ana.guest).get_by_role("link", name="See the review")).to_be_visible()
    ears.hears("The review is ready.")
    the_review(ana.guest).get_by_role("link", name="See the review").click()
    page = ana.page
    expect(page.get_by_role("heading", name="This game")).to_be_visible()
    expect(
        page.get_by_role("img", name=re.compile("^The chance to win|^Chance to win"))
    ).to_be_visible()
    assert ana.guest.axe_findings(axe) == []
    page.screenshot(path=f"/tmp/review-q-{size.get('width', 1280)}.png", full_page=True)
    # No spoiler before the first try.
    find = page.get_by_role("button", name="Find it yourself").first
    find.click()
    expect(page.get_by_role("heading", name="Find it yourself")).to_be_visible()
    page.screenshot(path=f"/tmp/find-q-{size.get('width', 1280)}.png", full_page=True)

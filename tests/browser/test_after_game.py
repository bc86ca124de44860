"""Below the result of a game: the next game and the review at once, the rest folded away."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.quick import Player, makes_a_short_evening, opens_a_table, plays_out

TALL_PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
DESK = {"width": 1280, "height": 800}
SHORT: dict[str, dict[str, Any]] = {"letterjam": {"length": 3}, "quiddler": {"hands": 1}}
RARER = ("Give this deal to another table", "Download the record", "This table so far")


def holds_the_review(guest: Guest) -> Callable[[], None]:
    """The review takes its time, until the function that is returned is called."""
    held = True

    def answer(route: Route) -> None:
        if held:
            route.fulfill(json={"done": 0.4, "review": None})
        else:
            route.continue_()

    def release() -> None:
        nonlocal held
        held = False

    guest.page.route(re.compile("/api/tables/.*/review"), answer)
    return release


def after_a_deal_of_an_evening(new_guest: NewGuest, game: str) -> tuple[Guest, Callable[[], None]]:
    """A host on a phone who has played the last deal of an evening: most buttons stand there."""
    ana, ben = new_guest("Ana", **TALL_PHONE), new_guest("Ben")
    players = Player(ana, game), Player(ben, game)
    link = makes_a_short_evening(ana, "Friday", game=game, changes=SHORT[game])
    ben.joins(opens_a_table(ana, link, "Otters"))
    release = holds_the_review(ana)
    ana.button("Start the game").click()
    plays_out(*players)
    ana.page.keyboard.press("Alt+t")
    expect(ana.page.get_by_role("progressbar")).to_be_visible()
    return ana, release


def result(guest: Guest, game: str) -> Locator:
    if game == "letterjam":
        return guest.page.get_by_role("img", name=re.compile("^A jar of jam"))
    return guest.page.get_by_role("heading", level=2, name=re.compile("points"))


def places(*parts: Locator) -> list[object]:
    return [part.bounding_box() for part in parts]


@pytest.mark.parametrize("game", list(SHORT))
def test_the_result_the_next_game_and_the_review_are_in_sight(
    new_guest: NewGuest, axe: str, game: str
) -> None:
    ana, release = after_a_deal_of_an_evening(new_guest, game)
    page = ana.page
    again, more = ana.button("Play again"), ana.button("More")
    review = page.get_by_role("link", name="See the review")
    evening = page.get_by_role("link", name="To the evening")
    for size in (DESK, {"width": 390, "height": 844}):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # a dict is a ViewportSize
        page.evaluate("scrollTo(0, 0)")
        for part in (result(ana, game), evening, again, review, more):
            expect(part).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for name in RARER:
            expect(ana.button(name)).to_have_count(0)
    # The review comes later, and moves nothing of this.
    before = places(again, review, more)
    release()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    told = page.get_by_role("region", name="After the game")
    expect(told).to_contain_text("mistake")
    assert places(again, review, more) == before
    ana.is_clean(axe, "folded")
    more.click()
    for name in RARER:
        expect(ana.button(name)).to_be_visible()
    ana.is_clean(axe, "unfolded")


def test_more_is_used_by_keys_and_keeps_the_focus(new_guest: NewGuest) -> None:
    ana, _ = after_a_deal_of_an_evening(new_guest, "quiddler")
    keys, more = ana.page.keyboard, ana.button("More")
    expect(more).to_have_attribute("aria-expanded", "false")
    more.focus()
    keys.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(more).to_be_focused()
    inside = ana.page.get_by_role("group", name="More")
    keys.press("Tab")
    expect(inside.get_by_role("button").first).to_be_focused()
    # Escape closes the innermost thing: first the dialog, then what was unfolded.
    so_far = ana.button("This table so far")
    so_far.focus()
    keys.press("Enter")
    expect(ana.page.get_by_role("dialog", name="This table so far")).to_be_visible()
    keys.press("Escape")
    expect(ana.page.get_by_role("dialog", name="This table so far")).to_have_count(0)
    expect(so_far).to_be_focused()
    keys.press("Escape")
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(more).to_be_focused()
    expect(so_far).to_have_count(0)

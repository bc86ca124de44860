"""Scenes for screenshots of Quiddler's table: the deal, and tables of two, four and eight."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from parlour.minds.quiddler.words import solver_of
from tests.browser.reader import Reader
from tests.browser.test_quiddler_table import with_bots
from tests.browser.typist import play_by_text
from tools.scenes import NARROW, SIDEWAYS, NewGuest, Shot, Shots

# Every animation that begins is stopped in its middle.
HOLD = """
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how)
  animation.pause()
  animation.currentTime = 380
  return animation
}
"""


def quiddler_deal(guest: NewGuest) -> Shots:
    """The deal, in its middle."""
    for width, height in ((1440, 900), (360, 740)):
        ana = guest("Ana")
        # The flights begin where the stock is at this width.
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.emulate_media(reduced_motion="no-preference")
        ana.page.add_init_script(HOLD)
        ana.makes_a_table("Quiddler")
        ana.adds_bots(3)
        ana.starts()
        expect(ana.page.locator("[data-card]")).to_have_count(3)
        yield Shot("quiddler-deal", ana.page, (width,))


def quiddler_points(guest: NewGuest) -> Shots:
    """The points of the box: on the front page, in the lobby, and on the page for guests."""
    ana, ben = guest("Ana"), guest("Ben")
    ana.visits(ana.server)
    ana.page.get_by_role("radio", name=re.compile("^Points of the box")).check()
    yield Shot("front-points", ana.page, (768, 1440))
    ana.page.set_viewport_size({"width": 360, "height": 740})
    ana.button("Play Quiddler").scroll_into_view_if_needed()
    yield Shot("front-points", ana.page, NARROW)
    link = ana.makes_a_table("Quiddler")
    ana.adds_bots(1)
    yield Shot("lobby-points", ana.page)
    ben.visits(link)
    ben.button("Sit down").wait_for()
    yield Shot("door-points", ben.page)


def quiddler_seats(guest: NewGuest) -> Shots:
    """The table of two, four and eight, with words in rows; upright and sideways on a phone."""
    for bots, hand in ((1, 2), (3, 5), (7, 8)):
        ana = guest("Ana")
        reader = Reader(ana, "quiddler")
        with_bots(ana, bots)
        ana.opens("Text view")
        ana.page.get_by_label("What would you like to do?").focus()
        play_by_text(ana, reader, "quiddler", _has_the_turn_in(hand))
        ana.opens("Text view")
        cards = [card.face for card in reader.view.mine.cards]
        for word in solver_of(reader.view.options).solve(cards).words:
            ana.page.keyboard.type("".join(word).lower())
            ana.page.keyboard.press("Enter")
        expect(ana.page.locator("dl[aria-busy=false]")).to_be_visible()
        yield Shot(f"quiddler-table-{bots + 1}", ana.page)
        yield Shot(f"quiddler-table-{bots + 1}", ana.page, SIDEWAYS)


def _has_the_turn_in(hand: int) -> Callable[[Any], bool]:
    return lambda view: bool(view.hand == hand and view.phase == "play" and view.at == view.viewer)


SCENES_OF_QUIDDLER = (quiddler_deal, quiddler_points, quiddler_seats)

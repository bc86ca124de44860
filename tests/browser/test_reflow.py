"""Every screen and phase at a zoom of 400 %, which leaves 320 x 256 CSS pixels.

No page is wider than the screen (WCAG 1.4.10), and no bar covers the control that has the focus
(WCAG 2.4.11).
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewGuest
from tools.scenes import SCENES, Shots, front
from tools.scenes_alone import day, learn

ZOOMED: ViewportSize = {"width": 320, "height": 256}
MOST_TABS = 45

# How far the page can be scrolled to the right.
WIDER = """() => Math.round(document.documentElement.scrollWidth - innerWidth)"""

# The page has reacted to its new size.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# What is in the way of the focused element: of the points in it that are on the screen, at least
# one must belong to it. An empty text means that it can be seen.
COVERED = """() => {
  const it = document.activeElement
  if (!it || it === document.body) return ''
  const name = `${it.localName} "${(it.ariaLabel ?? it.textContent).trim().slice(0, 40)}"`
  const target = (it.matches('[type=radio], [type=checkbox]') && it.closest('label')) || it
  const box = target.getBoundingClientRect()
  const left = Math.max(box.left, 0), right = Math.min(box.right, innerWidth)
  const top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight)
  if (right - left < 1 || bottom - top < 1) return `${name} is off the screen`
  let over = null
  for (const x of [0.5, 0.1, 0.9]) for (const y of [0.5, 0.1, 0.9]) {
    const at = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
    if (at && (target.contains(at) || at.contains(target))) return ''
    over = at
  }
  return `${name} is under ${over?.localName}.${over?.className}`
}"""


def findings(page: Page, name: str) -> list[str]:
    """What is wrong with a page at this zoom."""
    before = page.viewport_size
    page.set_viewport_size(ZOOMED)
    page.evaluate(DRAWN)
    wider = page.evaluate(WIDER)
    found = [f"{name} is {wider} px too wide"] if wider > 0 else []
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if covered := page.evaluate(COVERED):
            found.append(f"{name}: {covered}")
    assert before is not None
    page.set_viewport_size(before)
    return found


def test_the_front_page_at_400_percent(new_guest: NewGuest) -> None:
    """Not by the scene of the front page, which also visits a table that does not exist."""
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.visits(ana.server)
    ana.sees("Continue")
    assert not findings(ana.page, "front")


@pytest.mark.long
@pytest.mark.parametrize(
    "scene",
    [*(one for one in SCENES if one is not front), day, learn],
    ids=lambda scene: scene.__name__,
)
def test_a_screen_at_400_percent(new_guest: NewGuest, scene: Callable[[NewGuest], Shots]) -> None:
    found: list[str] = []
    for shot in scene(new_guest):
        if not shot.widths:
            found += findings(shot.page, shot.name)
    assert not found, "\n".join(dict.fromkeys(found))


def test_a_name_of_wide_letters_leaves_start_in_reach(new_guest: NewGuest) -> None:
    ana = new_guest("W" * 24, width=390, height=844)
    ana.makes_a_table()
    ana.adds_bots(1)
    assert ana.page.evaluate(WIDER) == 0
    ana.button("Start the game").click()
    ana.is_playing()
    assert ana.page.evaluate(WIDER) == 0
    expect(ana.page.locator(".headline")).to_be_visible()

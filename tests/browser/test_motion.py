"""Motion takes less than 400 ms, ends on a tap or a key, and is off with reduced motion."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.jam import agree, take_a_step
from tests.browser.jammer import Jammer

LONGEST = 400
# Collects the name, element and duration of every animation and transition.
WATCH = """
window.moved = []
const keep = (animation) => {
  const effect = animation.effect
  moved.push({
    what: animation.animationName ?? animation.transitionProperty ?? 'flight',
    on: String(effect.target.className.baseVal ?? effect.target.className),
    lasts: effect.getTiming().duration,
  })
}
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how)
  keep(animation)
  return animation
}
for (const kind of ['animationstart', 'transitionrun']) {
  document.addEventListener(kind, (event) => event.target.getAnimations().forEach(keep), true)
}
"""
RUNNING = """() => document.getAnimations().filter(
  (it) => it.playState === 'running' && it.effect.getTiming().duration > 1).length"""


def moved(jammer: Jammer) -> list[dict[str, Any]]:
    kept: list[dict[str, Any]] = jammer.page.evaluate("moved")
    return kept


def play_a_round(new_guest: NewGuest, motion: str) -> tuple[Jammer, Jammer]:
    """Two people spell, offer, back and read a clue."""
    ana = Jammer(new_guest("Ana", reduced_motion=motion), "mouse")
    ben = Jammer(new_guest("Ben"), "mouse")
    ana.page.add_init_script(WATCH)
    ben.guest.joins(ana.guest.makes_a_table())
    ana.chooses(length="3")
    ana.guest.starts()
    agree([ana, ben])
    take_a_step(ana, giver=0)
    for one in (ana, ben):
        agree([ana, ben])
        if ana.view.phase == "clue":
            take_a_step(one, giver=0)
    agree([ana, ben])
    assert ana.view.phase == "deciding"
    return ana, ben


def test_cards_stand_up_and_chips_and_tokens_fly(new_guest: NewGuest) -> None:
    ana, _ = play_a_round(new_guest, "no-preference")
    # A token leaves its petal and flies to the player who gave the clue.
    expect(ana.page.locator("[data-taker]")).to_have_count(1)
    reds = ana.page.get_by_role("img", name=re.compile("^Tokens:")).locator(".body")
    expect(reds).to_have_count(ana.view.tokens.reds)
    assert ana.view.tokens.reds == 5
    # The token has landed, so all other motion is over too.
    seen = moved(ana)
    assert any("stand-up" in one["what"] for one in seen)
    assert any(one["what"] == "flight" and "chip" in one["on"] for one in seen)
    assert any(one["what"] == "flight" and "token" in one["on"] for one in seen)
    assert {one["lasts"] for one in seen if one["lasts"] > LONGEST} == set()


def test_a_key_ends_all_motion(new_guest: NewGuest) -> None:
    # Two people and no bot: a bot's act could start another motion at any moment.
    ana, ben = new_guest("Ana", reduced_motion="no-preference"), new_guest("Ben")
    ben.joins(ana.makes_a_table())
    ana.starts()
    ana.page.get_by_role("textbox", name="Your clue").focus()
    # A flight that would take an hour.
    ana.page.evaluate("document.body.animate([{opacity: 0.9}, {opacity: 1}], {duration: 3600000})")
    assert ana.page.evaluate(RUNNING) > 0
    ana.page.keyboard.press("Shift")
    assert ana.page.evaluate(RUNNING) == 0


def test_nothing_moves_with_reduced_motion(new_guest: NewGuest) -> None:
    ana, _ = play_a_round(new_guest, "reduce")
    assert [one for one in moved(ana) if one["lasts"] > 1] == []

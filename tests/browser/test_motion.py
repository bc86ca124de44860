"""Motion takes less than 400 ms, ends on a tap or a key, and is off with reduced motion."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour.rules.letterjam import acts
from tests.browser.conftest import NewGuest
from tests.browser.guest import PHONE
from tests.browser.jam import agree, take_a_step
from tests.browser.jammer import Jammer
from tests.browser.speller import Speller, seat_two, with_the_turn
from tests.browser.test_by_the_book import all_see, begin, no_word

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


# Stops the chip that a tap on this card lets fly at many points of its flight. Gives the cards on
# which a tap would then be taken for another card.
HIT_BY_CHIPS = """async (card) => {
  card.click()
  const flights = () => document.getAnimations().filter((it) => it.effect.target.matches('.chip'))
  while (!flights().length) await new Promise(requestAnimationFrame)
  const hit = new Set()
  const [flight] = flights()
  flight.pause()
  const lasts = flight.effect.getTiming().duration
  for (let at = 0; at < lasts; at += lasts / 60) {
    flight.currentTime = at
    for (const tap of document.querySelectorAll('.tap')) {
      const box = tap.getBoundingClientRect()
      for (const x of [0.25, 0.5, 0.75]) for (const y of [0.3, 0.5, 0.7, 0.9]) {
        const there = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)
        // Not every card is in the window, and a message may lie over some.
        const taken = there?.closest('.tap') ?? tap
        if (taken !== tap) hit.add(tap.ariaLabel)
      }
    }
  }
  flight.finish()
  return [...hit]
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 740), (844, 390), (1280, 800)])
def test_a_flying_chip_takes_no_tap_from_the_cards_below_it(
    new_guest: NewGuest, width: int, height: int
) -> None:
    """It did on a small phone: the letter tapped before came twice, and the clue was another."""
    size = {"width": width, "height": height}
    ana, ben = new_guest("Ana", reduced_motion="no-preference", **size), new_guest("Ben")
    ben.joins(ana.makes_a_table())
    ana.starts()
    stands = ana.page.get_by_role("list", name="Letters you see").get_by_role("button")
    expect(stands).to_have_count(5)
    for at in range(5):
        assert stands.nth(at).evaluate(HIT_BY_CHIPS) == []
        ana.button("Clear").click()
        expect(ana.button("Clear")).to_have_count(0)


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


# The page is so busy that its clock is ahead of the frame that is drawn.
BUSY = """
const now = performance.now.bind(performance)
performance.now = () => now() + 200
window.counted = []
new MutationObserver(() => {
  const counts = document.querySelectorAll('.count > [aria-hidden]')
  for (const count of counts) counted.push(count.textContent)
}).observe(document, { childList: true, subtree: true, characterData: true })
"""
# How wide the panel of the verdict, and what surrounds it, would be with the largest stamp.
WIDEST = """(verdict) => {
  for (const it of verdict.querySelector('.stamped').getAnimations()) it.currentTime = 0
  return [verdict.parentElement.scrollWidth, verdict.parentElement.clientWidth]
}"""
BEHIND = """() => document.getAnimations().filter((it) => it.effect.target.closest('main'))
  .map((it) => it.playState)"""


def test_a_vote_and_its_verdict_move_one_after_the_other(new_guest: NewGuest) -> None:
    """The points count up from nothing, the word that is voted on can be seen, the stamp stays in
    its panel, and the scored hand arrives when the verdict was read."""
    ana = Speller(new_guest("Ana", reduced_motion="no-preference"))
    ben = Speller(new_guest("Ben", **PHONE, reduced_motion="no-preference"), finger=True)
    for player in (ana, ben):
        player.page.add_init_script(BUSY)
    seat_two(ana.guest, ben.guest, Judging_words="vote", Hands="2", Time_to_challenge="600")
    first, second = with_the_turn(ana, ben)
    first.goes_out()
    points = second.page.locator(".worth .count > [aria-hidden]")
    expect(points).to_have_text(re.compile(r"[1-9]"))
    for player in (first, second):
        player.page.wait_for_function("() => new Set(counted).size > 1")
        assert [one for one in player.page.evaluate("counted") if one.startswith("−")] == []
    second.taps(second.button("Let it stand"))
    word = second.lays_down(2)
    first.taps(first.button(f"Challenge {word}"))
    second.defends(word)
    for player in (first, second):
        player.button("It stands").wait_for()
    # On a phone the word on the table stays in sight.
    expect(ana.page.get_by_role("dialog").locator(".word .card").first).to_be_visible()
    expect(ben.page.get_by_role("dialog").locator(".word .card").first).to_be_hidden()
    for player in (first, second):
        player.votes(up=False)
    for player in (first, second):
        player.verdict.wait_for()
        needed, there = player.verdict.evaluate(WIDEST)
        assert needed <= there
        expect(player.page.locator(".headline")).to_have_text("Hand 1 is scored")
        assert set(player.page.evaluate(BEHIND)) == {"paused"}
        player.page.keyboard.press("Enter")
        expect(player.verdict).to_have_count(0)
        player.page.wait_for_function(f"({BEHIND})().every((state) => state !== 'paused')")


DELAY = "it => parseFloat(getComputedStyle(it).animationDelay)"


def test_LJ_E5_the_question_about_a_word_follows_its_cards_and_the_verdict_the_vote(
    new_guest: NewGuest,
) -> None:
    """The question tells the word, so that it waits for the last card; when the cards lie open,
    nobody waits for the verdict. On a phone a word far below is in sight with its question."""
    people = [Jammer(new_guest("Ana"), "mouse"), Jammer(new_guest("Ben"), "mouse")]
    people += [
        Jammer(new_guest("Cem", **PHONE, reduced_motion="no-preference"), "touch"),
        Jammer(new_guest("Dora"), "mouse"),
    ]
    begin(people, words="neighbours")
    for one in people:
        assert one.view.mine is not None
        assert one.view.mine.making is not None
        one.do(acts.MakeWord(cards=no_word(one.view.mine.making.share)))
    all_see(people, "clue")
    people[0].do(acts.WantStop(round=1, want=True))
    all_see(people, "final")
    for one in people:
        one.do(acts.Arrange(cards=("r0", "r1", "r2")))
        one.do(acts.Ready())
    all_see(people, "reveal")
    ana, _, cem, dora = people
    dora.do(acts.Reveal())
    question = cem.page.locator(".judge")
    expect(question).to_contain_text("Dora spelled")
    assert question.evaluate(DELAY) > 0
    word = cem.page.get_by_role("img", name=re.compile("^Dora: "))
    expect(word).to_be_in_viewport(ratio=1)
    expect(cem.button("It counts")).to_be_in_viewport(ratio=1)
    # Ends the motion.
    cem.page.keyboard.press("Shift")
    ana.do(acts.Accept(seat=3, accept=False))
    cem.guest.sees("Not for Ana.")
    verdict = cem.page.locator(".verdict.wrong")
    expect(verdict).to_have_count(0)
    cem.do(acts.Accept(seat=3, accept=False))
    expect(verdict).to_contain_text("does not count")
    assert verdict.evaluate(DELAY) == 0
    expect(verdict).to_be_in_viewport(ratio=1)

"""What surprised people at the Letter Jam table: nothing happens, moves or ends without notice."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.rules.letterjam import acts
from parlour.rules.letterjam.choices import CanDraft
from parlour.rules.letterjam.view_types import FinalView
from tests.browser.conftest import NewGuest
from tests.browser.guest import PHONE
from tests.browser.jam import agree, stay
from tests.browser.jammer import Jammer
from tests.browser.pupil import Pupil

STOP_WORDS = "Your vote would end the clues for everybody."
SIZES = {
    "sideways": {"width": 740, "height": 360},
    "200 %": {"width": 720, "height": 450},
    "400 %": {"width": 320, "height": 256},
}


def seated(new_guest: NewGuest, *names: str, **options: str) -> list[Jammer]:
    """People at one table, in a game without bots."""
    people = [Jammer(new_guest(name), "mouse") for name in names]
    link = people[0].guest.makes_a_table()
    for one in people[1:]:
        one.guest.joins(link)
    people[0].chooses(length="3", **options)
    people[0].guest.starts()
    agree(people)
    return people


def some_clue(one: Jammer, kind: str = "") -> acts.Draft:
    """A draft of two visible letters, on cards of one kind or of any."""
    can = next(choice for choice in one.view.choices if isinstance(choice, CanDraft))
    sources = tuple(source for source in can.letters if source != "*" and source.startswith(kind))[
        :2
    ]
    word = "".join(can.letters[source] for source in sources)
    return acts.Draft(round=can.round, word=word, sources=sources)


def offers(one: Jammer, seats: int, kind: str = "") -> None:
    """Offers a clue, whether it is a word or not."""
    one.do(some_clue(one, kind))
    same = one.button("Offer all the same")
    if same.count() and not any(offer.giver == one.view.viewer for offer in one.view.offers):
        one.press(same)
    one.reader.waits_until(lambda: len(one.view.offers) == seats)


def headline(one: Jammer) -> Locator:
    return one.page.locator(".headline")


# Stopping the clues


def test_LJ_E1_the_last_vote_says_what_it_does_and_can_be_taken_back(new_guest: NewGuest) -> None:
    ana, ben = people = seated(new_guest, "Ana", "Ben")
    remarks = ben.page.get_by_role("group", name="What you may say")
    expect(remarks.get_by_role("button", name=re.compile("Stop"))).to_have_count(0)
    ana.press(ana.button("Stop the clues"))
    ben.guest.sees(f"Ana wants to stop the clues: 1 of 2 votes. {STOP_WORDS}")
    ben.press(ben.button("Stop the clues"))
    for one in people:
        expect(headline(one)).to_have_text("The clues are about to end")
        expect(one.page.get_by_role("timer")).to_contain_text("left")
    over_the_table = ben.page.get_by_role("region", name="The clues are about to end")
    over_the_table.get_by_role("button", name="Take my vote back").click()
    agree(people)
    for one in people:
        expect(headline(one)).to_have_text("Choose a clue together")
    ben.reader.waits_for("clue")
    # Nobody takes the second vote back: the house ends the clues, and the tab may even be closed.
    ben.press(ben.button("Stop the clues"))
    expect(headline(ben)).to_have_text("The clues are about to end")
    ben.page.close()
    ana.reader.waits_until(lambda: ana.view.phase == "final")


def test_LJ_E1_in_words_a_vote_is_taken_back_by_going_on(new_guest: NewGuest) -> None:
    ana, ben = seated(new_guest, "Ana", "Ben")
    ana.press(ana.button("Stop the clues"))
    ben.guest.opens("Text view")
    ben.guest.sees(STOP_WORDS)
    ben.guest.types("stop")
    ben.guest.sees("Votes can still be taken back.")
    ben.guest.types("go on")
    ben.guest.sees("Choose a clue together.")
    expect(headline(ana)).to_have_text("Choose a clue together")


# Offers


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desktop", "phone"])
def test_LJ_R4_nothing_moves_back_it_under_the_pointer(
    new_guest: NewGuest, context: dict[str, Any]
) -> None:
    ana, ben, cem = people = seated(new_guest, "Ana", "Ben", "Cem")
    if context:
        cem.page.set_viewport_size({"width": 360, "height": 740})
    offers(ana, 1)
    agree(people)
    cem.slide("Offers")
    cem.page.wait_for_function("() => !document.getAnimations().length")
    back = cem.button("Back the clue of Ana")
    expect(back).to_be_visible()
    before = back.bounding_box()
    # Another face, another offer, and an offer that is withdrawn.
    ben.press(ben.button("Back the clue of Ana"))
    expect(cem.page.get_by_label("Backed by Ana and Ben")).to_be_visible()
    assert back.bounding_box() == before
    offers(ben, 2)
    second = cem.button("Back the clue of Ben")
    expect(second).to_be_visible()
    cem.page.wait_for_function("() => !document.getAnimations().length")
    assert back.bounding_box() == before
    place = second.bounding_box()
    ana.press(ana.button("Withdraw"))
    expect(back).to_have_count(0)
    assert second.bounding_box() == place
    offers(ana, 2)
    expect(back).to_be_visible()
    assert (back.bounding_box(), second.bounding_box()) == (before, place)


# Typing


def test_LJ_R8_typed_letters_go_to_the_clue_and_digits_back_an_offer(new_guest: NewGuest) -> None:
    ana, ben = seated(new_guest, "Ana", "Ben")
    word = some_clue(ben).word
    field = ben.page.get_by_role("textbox", name="Your clue")
    expect(field).to_be_visible()
    ben.page.keyboard.type(word.lower())
    expect(field).to_have_value(word)
    expect(field).to_be_focused()
    ben.page.keyboard.press("Escape")
    expect(field).to_have_value("")
    offers(ana, 1)
    ben.reader.waits_until(lambda: bool(ben.view.offers))
    expect(ben.button("Back the clue of Ana")).to_be_visible()
    ben.page.keyboard.press("1")
    ben.reader.waits_until(lambda: ben.view.phase == "deciding")
    expect(field).to_have_count(0)


# Said where it happens


def test_LJ_R9_a_wildcard_used_twice_is_explained_while_the_clue_is_made(
    new_guest: NewGuest,
) -> None:
    ana, _ = seated(new_guest, "Ana", "Ben")
    can = next(choice for choice in ana.view.choices if isinstance(choice, CanDraft))
    missing = next(one for one in can.alphabet if one not in can.letters.values())
    tip = ana.page.locator("main").get_by_text("is the same letter each time")
    ana.page.keyboard.type(missing)
    expect(ana.page.get_by_label("The cards of your clue").get_by_role("button")).to_have_count(1)
    expect(tip).to_have_count(0)
    ana.page.keyboard.type(missing)
    expect(tip).to_be_visible()


def test_LJ_B1_an_extra_letter_is_explained_below_the_row(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    jammer = Jammer(ana, "mouse")
    pupil = Pupil(ana, "letterjam", jammer.reader)
    pupil.begins()
    extra = "Your row is done, so this is an extra letter."
    tip = ana.page.locator("main").get_by_text(extra)
    while not isinstance(act := pupil.is_told(), acts.WantStop):
        assert act is not None
        expect(tip).to_have_count(0)
        told = pupil.advice
        jammer.do(act)
        pupil.waits_for_more(told)
    expect(tip.filter(visible=True)).to_be_visible()
    # A tip is spoken, too, once in a game.
    expect(ana.page.get_by_role("log").get_by_text(extra)).to_have_count(1)


def test_LJ_R6_the_last_red_token_is_explained_beside_the_tokens(new_guest: NewGuest) -> None:
    people = seated(new_guest, "Ana", "Ben", "Cem", "Dan", agreement="host")
    ana = people[0]
    for giver in people[1:]:
        expect(ana.page.get_by_text("One red token is left.")).to_have_count(0)
        # Nobody has to decide on a clue that uses only nonplayer stands.
        offers(giver, 1, kind="s")
        before = giver.view.round
        ana.press(ana.button(f"Back the clue of {giver.guest.name}"))
        for one in people:
            one.reader.waits_until(lambda one=one: one.view.round > before)  # type: ignore[misc]  # noqa: B023
    ana.guest.sees("One red token is left. Whoever takes it unlocks 1 green token for all.")
    # Its taking is explained, too, and spoken once: log line and tip are the same sentence.
    offers(ana, 1, kind="p")
    ana.press(ana.button("Back the clue of Ana"))
    taken = "The last red token is taken"
    expect(ana.page.locator(".tip").get_by_text(taken)).to_be_visible()
    assert ana.page.get_by_role("log").get_by_text(taken).count() == 1


# The reveal


def to_the_reveal(people: list[Jammer]) -> None:
    """Stops the clues; the first player lays the wildcard in place of a card."""
    for one in people:
        one.press(one.button("Stop the clues"))
    first = people[0]
    first.reader.waits_until(lambda: first.view.phase == "final")
    first.do(acts.Arrange(cards=("r0", "r1", "*"), wildcard="E"))
    for one in people:
        one.reader.waits_until(lambda one=one: one.view.phase == "final")  # type: ignore[misc]
        # The button names the word: nobody lays out cards by accident that spell nothing.
        one.press(one.button(re.compile("^My word is ready: [A-Z?]+$")))
    agree(people)


def judged(people: list[Jammer], owner: int) -> bool:
    final = people[0].view.players[owner].final
    return isinstance(final, FinalView) and final.word is not None


def test_LJ_E9_the_reveal_marks_a_replaced_card_and_tells_of_it_after_the_end(
    new_guest: NewGuest,
) -> None:
    ana, ben = people = seated(new_guest, "Ana", "Ben")
    to_the_reveal(people)
    # On a wide screen the cards are as large as the moment.
    card = ben.page.locator(".words .card").first.bounding_box()
    assert card is not None
    assert card["width"] > 80
    told = ben.page.get_by_text("The wildcard, as E, took the place of card 3")
    for owner, other in ((ana, ben), (ben, ana)):
        owner.press(owner.button("Turn up my word"))
        if owner is ana:
            expect(ben.page.locator(".from.wild")).to_have_text("as E")
        seat = people.index(owner)
        owner.reader.waits_until(
            lambda seat=seat: judged(people, seat) or bool(waits_for_an_answer(people))  # type: ignore[misc]
        )
        if not judged(people, seat):
            if owner is ana:
                expect(told).to_have_count(0)
            asked = next(one for one in (owner, other) if one.view.viewer in ana.view.waiting_for)
            answers = vote_buttons(asked)
            asked.page.mouse.move(0, 0)
            look = [it.evaluate("it => getComputedStyle(it).backgroundColor") for it in answers]
            assert look[0] == look[1], "one answer looks like the right one"
            asked.press(answers[0])
    expect(told.first).to_be_visible()
    ben.press(ben.button("On to the score"))
    expect(told.first).to_be_visible()


def waits_for_an_answer(people: list[Jammer]) -> tuple[int, ...]:
    return people[0].view.waiting_for if people[0].view.judging is not None else ()


def vote_buttons(one: Jammer) -> list[Locator]:
    """The two answers to the question about a word."""
    yes = one.button(re.compile("^(It counts|Yes, I know it)$"))
    no = one.button(re.compile("^(It does not|No, I do not)$"))
    expect(yes).to_be_visible()
    return [yes, no]


# Low and narrow screens


# What sticks out on the right, if the page is wider than the screen.
STICKS_OUT = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('body *')]
    .filter((it) => it.getBoundingClientRect().right > innerWidth)
    .map((it) => `${it.tagName}.${it.getAttribute('class')}: ${it.textContent.trim().slice(0, 30)}`)
"""


def is_no_wider_than_the_screen(page: Page) -> None:
    # After a change of the size, the page is drawn anew in the next frame.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate(STICKS_OUT) == []


COVERED = """() => {
  const it = document.activeElement
  if (!it || it === document.body) return null
  const box = it.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, innerHeight) / 2]
  const top = document.elementFromPoint(x, y)
  if (top && (it.contains(top) || top.contains(it))) return ''
  return `${it.textContent || it.id} at ${Math.round(x)}, ${Math.round(y)}: ${top?.className}`
}"""


def uncovered_controls(page: Page) -> None:
    """Tabs through the page; each control that gets the focus can be seen."""
    page.evaluate("() => { scrollTo(0, 0); document.activeElement?.blur() }")
    for _ in range(80):
        page.keyboard.press("Tab")
        covered = page.evaluate(COVERED)
        if covered is None:
            return
        assert not covered, covered


TO_THE_TOP = """() => {
  document.activeElement?.blur()
  document.querySelector('.side')?.scrollTo(0, 0)
  scrollTo(0, 0)
}"""


def phases(people: list[Jammer]) -> Iterator[str]:
    """Plays through the phases of a game."""
    ana, ben = people
    yield "clue"
    ana.page.keyboard.type("aba")
    yield "composing"
    ana.press(ana.button("Clear"))
    offers(ben, 1)
    ana.reader.waits_until(lambda: bool(ana.view.offers))
    yield "offers"
    ana.press(ana.button("Back the clue of Ben"))
    ana.reader.waits_until(lambda: ana.view.phase == "deciding")
    yield "deciding"
    stay(people)
    ana.reader.waits_until(lambda: ana.view.phase == "clue")
    agree(people)
    to_the_reveal(people)
    yield "reveal"


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_every_phase_fits_a_low_screen(new_guest: NewGuest, size: str) -> None:
    people = seated(new_guest, "Ana", "Ben")
    ana = people[0]
    wide = ana.page.viewport_size
    assert wide is not None
    for phase in phases(people):
        ana.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        is_no_wider_than_the_screen(ana.page)
        uncovered_controls(ana.page)
        ana.page.evaluate(TO_THE_TOP)
        if size != "400 %" and phase == "offers":
            expect(ana.button("Back the clue of Ben")).to_be_in_viewport(ratio=1)
            ana.page.locator(".dock").get_by_role("button", name="Sheet").click()
            expect(ana.page.get_by_label("Your cards")).to_be_in_viewport(ratio=1)
        if size == "sideways" and phase in ("clue", "offers"):
            expect(ana.page.get_by_label("Your row")).to_be_in_viewport(ratio=0.95)
        ana.page.set_viewport_size(wide)

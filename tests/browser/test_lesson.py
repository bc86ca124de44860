"""The lessons: a guest who does not know the game follows the coach to the end."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from parlour.lessons import LESSONS
from parlour.rules import Act
from parlour.rules.quiddler import acts
from tests.browser.conftest import NewGuest
from tests.browser.ears import Ears
from tests.browser.guest import PHONE, Guest
from tests.browser.jammer import Jammer
from tests.browser.pupil import Pupil
from tests.browser.reader import Reader
from tests.browser.speller import Speller


def follow(
    pupil: Pupil, do: Callable[[Act], None], each_part: Callable[[], None], *, pointed: bool = True
) -> None:
    """Does what the coach says until the lesson is over, and calls `each_part` once per part. With
    `pointed`, also checks that the table highlights where to do it."""
    parts = []
    while True:
        act = pupil.is_told()
        told = pupil.advice
        if told.part not in parts:
            parts.append(told.part)
            each_part()
        if act is None:
            break
        if pointed:
            pupil.is_pointed_at(act)
        do(act)
        pupil.waits_for_more(told)
    assert parts == list(range(1, told.parts + 1))
    expect(pupil.coach.get_by_role("link", name="Play for real")).to_be_visible()


def axe_in_both_schemes(guest: Guest, axe: str) -> Callable[[], None]:
    return lambda: guest.is_clean(axe, "the lesson")


def comes_back(pupil: Pupil) -> Callable[[], None]:
    """Reloads the page; the coach still gives the same advice."""

    def reload() -> None:
        told = pupil.advice
        pupil.guest.reloads()
        expect(pupil.coach).to_contain_text(told.text)

    return reload


def with_hands_on_quiddler(speller: Speller) -> Callable[[Act], None]:
    """A function that does the acts of the Quiddler lesson at the picture of the table."""

    def do(act: Act) -> None:
        match act:
            case acts.DrawStock():
                speller.taps(speller.button("Draw from the stock"))
            case acts.DrawDiscard():
                speller.taps(speller.button("Draw I,"))
            case acts.Discard():
                speller.taps(speller.button("Discard a card"))
                speller.taps(speller.page.get_by_role("button", name=re.compile("^V,")))
                speller.taps(speller.button("Discard V"))
            case acts.Challenge():
                speller.taps(speller.button("Challenge ZOK"))
            case acts.GoOut():
                speller.page.get_by_label(re.compile("^Type a word")).fill("quit")
                speller.taps(speller.button("Go out, discard W"))
            case acts.Pass():
                speller.taps(speller.button("Let it stand"))
            case _:
                raise AssertionError(f"the lesson should not ask for {act}")

    return do


def test_letter_jam_by_mouse(new_guest: NewGuest, axe: str) -> None:
    ana = new_guest("Ana", color_scheme="light")
    jammer = Jammer(ana, "mouse")
    pupil = Pupil(ana, "letterjam", jammer.reader)
    pupil.begins()
    follow(pupil, jammer.do, axe_in_both_schemes(ana, axe))
    ana.sees("FIG is a word!")
    # A finished lesson is not under "Continue".
    ana.visits(ana.server)
    ana.sees("Deal of the day")
    expect(ana.page.get_by_role("heading", name="Continue")).to_have_count(0)


@pytest.mark.long
def test_letter_jam_on_a_phone(new_guest: NewGuest) -> None:
    ana = new_guest("Ana", **PHONE)
    jammer = Jammer(ana, "touch")
    pupil = Pupil(ana, "letterjam", jammer.reader)
    pupil.begins()
    follow(pupil, jammer.do, comes_back(pupil))


def test_quiddler_by_mouse(new_guest: NewGuest, axe: str) -> None:
    ana = new_guest("Ana", color_scheme="light")
    ears = Ears(ana)
    pupil = Pupil(ana, "quiddler", Reader(ana, "quiddler"))
    pupil.begins()
    follow(pupil, with_hands_on_quiddler(Speller(ana)), axe_in_both_schemes(ana, axe))
    ana.sees("You win with 38 points")
    heard = ears.heard
    assert len([one for one in heard if one.startswith("End your turn. ")]) == 1
    assert not [one for one in heard if "?." in one]
    # The front page says nothing of a table that the person has left.
    ana.page.get_by_role("link", name="Play for real").click()
    ana.sees("Pick a game")
    expect(ana.page.get_by_role("log").first.locator("p")).to_have_count(0)


def test_quiddler_on_a_phone(new_guest: NewGuest, axe: str) -> None:
    ana = new_guest("Ana", **PHONE)
    pupil = Pupil(ana, "quiddler", Reader(ana, "quiddler"))
    pupil.begins()
    reload, look = comes_back(pupil), axe_in_both_schemes(ana, axe)

    def both() -> None:
        reload()
        look()

    follow(pupil, with_hands_on_quiddler(Speller(ana, finger=True)), both)


@pytest.mark.long
@pytest.mark.parametrize("game", LESSONS)
def test_in_the_text_view(new_guest: NewGuest, axe: str, game: str) -> None:
    ana = new_guest("Ana", color_scheme="light")
    pupil = Pupil(ana, game, Reader(ana, game))
    pupil.begins()
    ana.page.keyboard.press("Alt+t")
    ana.sees("The table in words")

    def type_what_is_said(act: Act) -> None:
        # The coach does not repeat the sentences with which the last advice began.
        pupil.has_heard(re.split(r"(?<=[.!?]) ", pupil.advice.text)[-1])
        line = pupil.advice.command
        assert line is not None
        expect(pupil.coach.locator("kbd")).to_have_text(line)
        ana.types(line)

    look = axe_in_both_schemes(ana, axe)

    def look_at_first() -> None:
        if pupil.advice.part == 1:
            look()

    follow(pupil, type_what_is_said, look_at_first, pointed=False)


def test_the_coach_answers_a_wrong_letter_and_gives_the_right_one_only_on_request(
    new_guest: NewGuest,
) -> None:
    ana = new_guest("Ana")
    jammer = Jammer(ana, "mouse")
    pupil = Pupil(ana, "letterjam", jammer.reader)
    pupil.begins()
    act = pupil.is_told()
    assert act is not None
    told = pupil.advice
    jammer.do(act)
    pupil.waits_for_more(told)
    pupil.is_told()
    expect(pupil.coach).not_to_contain_text("SUGAR")
    ana.opens("Text view")
    ana.types("guess 1 B")
    expect(pupil.coach).to_contain_text("You wrote “B”. Then the clue is S U B A R.")
    pupil.has_heard("You wrote “B”.")
    expect(pupil.coach).not_to_contain_text("SUGAR")
    ana.button("Tell me").click()
    expect(pupil.coach).to_contain_text("It is “G”, for SUGAR.")


def test_links_to_a_lesson_and_back_into_it(new_guest: NewGuest, axe: str) -> None:
    ana = new_guest("Ana", color_scheme="light")
    ana.visits(f"{ana.server}/rules/quiddler")
    ana.page.get_by_role("link", name="Learn it by playing").click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Learn Quiddler by playing")
    axe_in_both_schemes(ana, axe)()
    ana.button("Start the lesson").click()
    expect(ana.page.get_by_role("region", name="Your coach")).to_contain_text("Draw a card")
    ana.visits(ana.server)
    ana.page.get_by_role("link", name=re.compile("^Quiddler, the lesson")).click()
    expect(ana.page.get_by_role("region", name="Your coach")).to_contain_text("Draw a card")
    ana.visits(f"{ana.server}/learn/quiddler")
    ana.page.get_by_role("link", name="Continue the lesson").click()
    expect(ana.page.get_by_role("region", name="Your coach")).to_contain_text("Draw a card")
    # A lesson is for one person: there are no invitation and no bots to add.
    ana.opens("Table")
    ana.sees("What happened so far")
    expect(ana.page.get_by_text("Invite")).to_have_count(0)
    expect(ana.button("Add a bot")).to_have_count(0)

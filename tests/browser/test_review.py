"""After the game: the review comes by itself, and a decision can be played again."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.rules.letterjam import LETTER_JAM
from tests.browser.conftest import PHONE_FIRST, NewGuest
from tests.browser.ears import Ears, keeps_the_focus
from tests.browser.guest import PHONE, WAIT, Guest
from tests.browser.jammer import Jammer
from tests.browser.speller import Speller, seat, with_the_turn
from tests.browser.test_jam_surprises import seated, some_clue, to_the_reveal, vote_buttons

LOW_PRIORITY = 4 * WAIT
"""How long a review may take on a busy machine: it waits for everything else."""


def the_review(guest: Guest) -> Locator:
    """The review below the score."""
    return guest.page.get_by_role("region", name="After the game")


def sees_the_review(guest: Guest) -> None:
    the_review(guest).get_by_role("link", name="See the review").click()
    heading = guest.page.get_by_role("heading", name="This game")
    expect(heading).to_be_visible(timeout=LOW_PRIORITY)


def decisions(page: Page) -> Locator:
    return page.get_by_role("complementary", name="About this step").get_by_role("article")


def plays_a_hand(ana: Speller, ben: Speller) -> tuple[Speller, Speller]:
    """A game of one hand; the second player lays nothing down."""
    seat(ana.guest, ben.guest, Hands="1", Judging_words="vote")
    first, second = with_the_turn(ana, ben)
    first.goes_out()
    second.taps(second.button("Let it stand"))
    second.only_discards()
    for player in (ana, ben):
        expect(player.page.locator(".headline")).to_have_text("The game is over")
    return first, second


# The second player must have had a word to lay down, and keep it: here she is dealt N, O and T.
A_WORD = pytest.mark.deals("a hand with a word, 13")


@A_WORD
@PHONE_FIRST
def test_a_hand_of_quiddler_is_reviewed_and_its_dearest_decision_found(
    new_guest: NewGuest, axe: str, size: dict[str, int]
) -> None:
    ana, ben = Speller(new_guest("Ana", **size)), Speller(new_guest("Ben"))
    ears = Ears(ana.guest)
    _, second = plays_a_hand(ana, ben)

    # It comes by itself, one click away from the score, and is spoken.
    ears.hears("The review is ready.")
    assert ana.guest.axe_findings(axe) == []
    sees_the_review(ana.guest)
    page = ana.page
    expect(page.get_by_role("img", name=re.compile("^Chance to win"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Ana"))).to_be_visible()
    assert ana.guest.axe_findings(axe) == []
    # Marks on the rail are told apart by more than colour.
    expect(page.get_by_role("button", name=re.compile("mistake")).first).to_be_visible()

    # The dearest decision hides its answer until somebody has tried it.
    dearest = decisions(page).filter(has_text=f"{second.guest.name}: lay nothing down")
    expect(dearest).not_to_contain_text("Better")
    # Nor does anything else on the page tell it.
    game = page.get_by_role("region", name="This game")
    expect(game).to_contain_text("Told when you have tried the decisions to find yourself")
    expect(game).not_to_contain_text("last cards made")
    dearest.get_by_role("button", name="Find it yourself").click()
    expect(page.get_by_text(f"You are {second.guest.name}. What would you do?")).to_be_visible()
    keeps_the_focus(ana.guest)
    hand = page.get_by_role("list", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(4)
    assert ana.guest.axe_findings(axe) == []

    # The same cards, the same view: whatever is tried gets the numbers of the review.
    verdict = page.get_by_role("status").filter(has_text="points")
    tried = Speller(ana.guest)
    tried.discards_last("Discard")
    expect(verdict).to_contain_text("There is something better.")
    ears.hears("There is something better.")
    # The verdict goes when the cards are moved again.
    tried.taps(tried.hand.first)
    expect(verdict).to_have_count(0)
    page.get_by_role("button", name="Back to the review").click()
    dearest = decisions(page).filter(has_text=f"{second.guest.name}: lay nothing down")
    expect(dearest).to_contain_text("Better")
    expect(dearest).to_contain_text("Your tries")
    expect(dearest).to_contain_text("Not the best yet.")
    # Once no answer is hidden, the words are told that nobody saw.
    for _ in range(2):
        if page.get_by_role("button", name="Show the answer").count():
            page.get_by_role("button", name="Show the answer").first.click()
    expect(game).to_contain_text("last cards made")
    assert ana.guest.axe_findings(axe) == []


@A_WORD
def test_what_was_missed_can_be_typed_in_the_text_view(new_guest: NewGuest) -> None:
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben"))
    ears = Ears(ana.guest)
    _, second = plays_a_hand(ana, ben)
    ana.guest.opens("Text view")
    sees_the_review(ana.guest)
    page = ana.page
    dearest = decisions(page).filter(has_text=f"{second.guest.name}: lay nothing down")
    dearest.get_by_role("button", name="Find it yourself").press("Enter")
    expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    # A command that is not possible gets its sentence, and nothing is judged.
    ana.guest.types("draw")
    answer = page.get_by_role("status", name="Answer")
    expect(answer).to_contain_text("You have drawn a card already.")
    drawn = page.get_by_text(re.compile(r"^Card 4: ")).inner_text()
    ana.guest.types(f"discard {drawn.split()[2].rstrip(',')}")
    expect(page.get_by_role("status").filter(has_text="points")).to_be_visible()
    ears.hears("There is something better.", "well found")


def finishes_a_jam(people: list[Jammer]) -> None:
    """Stops at once, and turns up both words."""
    to_the_reveal(people)
    ana = people[0]
    for one in people:
        seat = people.index(one)
        one.press(one.button("Turn up my word"))
        ana.reader.waits_until(
            lambda seat=seat: (
                ana.view.phase == "over"  # type: ignore[misc]
                or ana.view.judging is not None
                or (ana.view.players[seat].final is not None and _is_judged(ana, seat))
            )
        )
        while ana.view.judging is not None:
            asked = next(one for one in people if one.view.viewer in ana.view.waiting_for)
            seq = ana.reader.seq
            asked.press(vote_buttons(asked)[0])
            ana.reader.waits_beyond(seq)
    ana.reader.waits_for("over")


def _is_judged(one: Jammer, seat: int) -> bool:
    final = one.view.players[seat].final
    return final is not None and final.word is not None


def test_a_game_of_letter_jam_is_reviewed_beside_the_table(new_guest: NewGuest, axe: str) -> None:
    people = seated(new_guest, "Ana", "Ben")
    ana = people[0]
    finishes_a_jam(people)
    on = ana.button("On to the score")
    if on.count():
        ana.press(on)
    sees_the_review(ana.guest)
    page = ana.page
    expect(page.get_by_role("img", name=re.compile("^What everybody knew"))).to_be_visible()
    assert ana.guest.axe_findings(axe) == []
    # Somebody with the link to this moment sees the same, on a phone.
    friend = new_guest("Cleo", **PHONE)
    friend.visits(page.url)
    expect(friend.page.get_by_role("heading", name="This game")).to_be_visible()
    expect(friend.page.get_by_role("main")).to_be_visible()
    assert friend.axe_findings(axe) == []
    assert friend.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@PHONE_FIRST
def test_a_decision_of_letter_jam_is_found_by_tapping_and_by_typing(
    new_guest: NewGuest, axe: str, size: dict[str, int]
) -> None:
    people = seated(new_guest, "Ana", "Ben")
    ana = people[0]
    # What each of them could have given instead of stopping at once.
    clues = {one.guest.name: LETTER_JAM.say(one.view, some_clue(one)) for one in people}
    finishes_a_jam(people)
    friend = new_guest("Cleo", **size)
    friend.watches(ana.page.url)
    ears = Ears(friend)
    link = the_review(friend).get_by_role("link", name=re.compile("^Find it yourself"))
    address = f"{friend.server}{link.get_attribute('href', timeout=LOW_PRIORITY)}"
    friend.visits(address)
    page = friend.page
    asked = page.get_by_text(re.compile(r"^You are (Ana|Ben)\. What would you do\?$"))
    expect(asked).to_be_visible()
    keeps_the_focus(friend)
    name = asked.inner_text().split()[2].rstrip(".")
    # The table as it was, on that seat; nothing says yet what would have been better.
    expect(page.get_by_role("status").filter(has_text="points")).to_have_count(0)
    assert friend.axe_findings(axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.keyboard.press("Alt+t")
    friend.sees("The table in words")
    friend.types(clues[name])
    verdict = page.get_by_role("status").filter(has_text="points")
    expect(verdict).to_be_visible()
    ears.hears("There is something better.", "well found")
    assert friend.axe_findings(axe) == []
    # Both stopped at once, so there is another decision to find; its answer is hidden as well.
    page.get_by_role("button", name="Next decision").press("Enter")
    expect(page.get_by_role("heading", name="Find it yourself: 2 of ")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="points")).to_have_count(0)
    # The game that is over stays as it was.
    page.get_by_role("button", name="Back to the review").press("Enter")
    expect(page.get_by_role("heading", name="This game")).to_be_visible()

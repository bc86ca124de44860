"""Quiddler's final turns at the picture of the table: face down, revealed, challenged, tallied.

The deal is random. A vote judges the words here, so that any cards make a word.
"""

import re
from itertools import combinations

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.frames import Frames
from tests.browser.guest import PHONE
from tests.browser.reader import Reader
from tests.browser.speller import Speller, seat, with_the_turn

# Makes the side of a table longer than any screen.
LONG_SIDE = """it => {
  const long = it.appendChild(document.createElement('div'))
  long.style.height = '3000px'
}"""
# The buttons to challenge that are out of sight or under something else.
COVERED = """() => [...document.querySelectorAll('[data-does=challenge]')].filter((it) => {
  const box = it.getBoundingClientRect()
  const seen = [box.top + 2, box.bottom - 2].map((y) => document.elementFromPoint(box.left + 9, y))
  return !seen.every((one) => it.contains(one))
})"""


def test_final_words_are_revealed_together_and_challenged_one_after_the_other(
    new_guest: NewGuest, axe: str
) -> None:
    ana, cem = Speller(new_guest("Ana")), Speller(new_guest("Cem"))
    ben = Speller(new_guest("Ben", **PHONE), finger=True)
    everybody = (ana, ben, cem)
    frames = {player.guest.name: Frames(player.guest) for player in everybody}
    seat(ana.guest, ben.guest, cem.guest, Hands="1", Judging_words="vote")
    first, second, third = with_the_turn(*everybody)

    first.goes_out()
    for player in (second, third):
        player.taps(player.button("Let it stand"))

    # Words of a final turn stay face down for everybody but their owner.
    word = second.lays_down(3)
    third.guest.sees("cards face down")
    expect(third.page.locator(".headline")).to_have_text("Your final turn: draw")
    for player in everybody:
        if player is not ben:
            # Beside a wide table anything may be long: the hand stays where it is.
            player.page.locator(".side").evaluate(LONG_SIDE)
            assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for player in (first, third):
        seen = frames[player.guest.name]
        seen.look()
        assert not seen.hold(word)
        assert player.guest.axe_findings(axe) == []
    other = third.lays_down(3)

    # All words are revealed together, in one list.
    for player in everybody:
        player.guest.sees("The final turns are over, and all words are revealed.")
        expect(player.page.get_by_role("heading", name="The words of the final")).to_be_visible()
        player.guest.reads(word)
        player.guest.reads(other)
        assert player.guest.axe_findings(axe) == []
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if player is not ben:
            player.page.set_viewport_size({"width": 1280, "height": 720})
            player.page.wait_for_function(f"() => !({COVERED})().length")
    expect(first.button("Challenge ")).to_have_count(2)
    expect(second.button("Challenge ")).to_have_count(1)
    expect(third.button("Challenge ")).to_have_count(1)

    # After the vote the same player challenges another word.
    first.taps(first.button("Challenge ").first)
    second.defends(word)
    for player in everybody:
        player.votes(up=True)
    first.has_read_the_verdict()
    first.guest.sees("challenged, and stands")
    expect(first.button("Challenge ")).to_have_count(1)
    expect(first.button("Let it stand")).to_be_visible()
    first.taps(first.button("Challenge "))
    third.defends(other)
    for player in everybody:
        player.votes(up=False)

    # No word is left to challenge, so the hand is scored, with the penalty for the challenge.
    for player in everybody:
        expect(player.page.locator(".headline")).to_have_text("The game is over")
    first.guest.sees(f"word {other}.")
    first.guest.sees("challenges")


def test_everybody_passes_once_for_all_final_words(new_guest: NewGuest) -> None:
    ana, ben, cem = (
        Speller(new_guest(name, **PHONE), finger=True) for name in ("Ana", "Ben", "Cem")
    )
    seat(ana.guest, ben.guest, cem.guest, Hands="1", Judging_words="vote")
    first, second, third = with_the_turn(ana, ben, cem)
    first.goes_out()
    for player in (second, third):
        player.taps(player.button("Let it stand"))
    second.lays_down(2)
    third.lays_down(2)
    stand = first.button("Let them stand")
    expect(stand).to_be_visible()
    before = stand.bounding_box()
    second.taps(second.button("Let it stand"))
    third.taps(third.button("Let it stand"))
    second.guest.sees(f"{first.guest.name} is thinking")
    # The answers of the others do not move the button under the finger.
    first.guest.sees(f"{third.guest.name} lets the words stand")
    assert stand.bounding_box() == before
    first.taps(first.button("Let them stand"))
    for player in (ana, ben, cem):
        expect(player.page.locator(".headline")).to_have_text("The game is over")


def test_the_tally_predicts_the_score_for_every_discard(new_guest: NewGuest) -> None:
    """Tries every pair of the four cards as a word, with each of the other two as the discard."""
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben"))
    readers = {player.guest.name: Reader(player.guest, "quiddler") for player in (ana, ben)}
    seat(ana.guest, ben.guest, Hands="1", Judging_words="vote")
    first, second = with_the_turn(ana, ben)
    first.goes_out()
    second.taps(second.button("Let it stand"))
    second.draws()
    page, reader = second.page, readers[second.guest.name]
    reader.waits_until(lambda: len(reader.view.mine.cards) == 4)
    cards = {card.number: card for card in reader.view.mine.cards}

    def card(number: int) -> str:
        return f"[data-card='{number}']"

    shown = {}
    for pair in combinations(cards, 2):
        page.keyboard.press("Alt+0")
        expect(second.hand).to_have_count(4)
        for count, number in enumerate(pair, 1):
            page.locator(card(number)).click()
            expect(second.row(1)).to_have_count(count)
        others = [number for number in cards if number not in pair]
        # Without a selected discard the page assumes the best one and names it.
        best = max(others, key=lambda number: cards[number].points)
        note = re.compile(f"this hand, with {cards[best].face} discarded")
        expect(page.locator("dl[aria-busy=false] dt").filter(has_text=note)).to_be_visible()
        for number, left in (others, others[::-1]):
            page.locator(card(number)).focus()
            page.keyboard.press("Delete")
            expect(page.locator(f"[data-place='discard'] {card(number)}")).to_be_visible()
            words = sum(cards[one].points for one in pair)
            expect(page.locator("dl[aria-busy=false]")).to_be_visible()
            shown[pair, number] = second.tally()
            assert shown[pair, number] == words - cards[left].points, (pair, number)
            page.locator(card(number)).click()

    # The player lays down the last combination, and its score is the tally.
    pair, number = [*shown][-1]
    page.locator(card(number)).focus()
    page.keyboard.press("Delete")
    promised = second.tally()
    second.taps(second.button("Lay down 1 word, discard [A-Z]"))
    first.taps(first.button("Let it stand"))
    expect(page.locator(".headline")).to_have_text("The game is over")
    reader.waits_until(lambda: len(reader.view.sheet) == 1)
    line = reader.view.sheet[0].scores[reader.view.viewer]
    assert line.points - line.bonuses == promised == shown[pair, number]
    expect(page.get_by_role("heading", name=reader.view.result)).to_be_visible()
    for part, points in line.parts.items():
        expect(page.get_by_text(f"{str(points).replace('-', '− ')} {part}").first).to_be_visible()

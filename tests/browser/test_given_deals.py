"""A deal goes on to another table, and whoever has seen its cards is told so and marked."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import PHONE, Guest
from tests.browser.quick import Player, makes_a_short_evening, opens_a_table, plays_out
from tests.browser.speller import seat
from tests.browser.test_evenings import BOTS_PLAY, fits, waits_for_bots

SEEN = "You have seen these cards before. You can play; it is marked in every comparison."


def same_cards(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="With the same cards")


def link_to_deal(guest: Guest) -> str:
    guest.unfolds()
    guest.button("Give this deal to another table").click()
    field = guest.page.get_by_label("Link to this deal")
    field.wait_for()
    link = field.input_value()
    guest.page.keyboard.press("Escape")
    return link


def makes_the_table(guest: Guest, link: str) -> None:
    guest.visits(link)
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.button("Make a table for this deal").click()
    guest.page.get_by_role("heading", name="At the table").wait_for()


def test_a_deal_is_given_to_another_table_and_compared(new_guest: NewGuest, axe: str) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    table = [Player(ana, "quiddler"), Player(ben, "quiddler")]
    seat(ana, ben, Hands="1")
    for one in table:
        one.reader.waits_until(lambda one=one: one.view is not None)  # type: ignore[misc]
    hands = [sorted(card.face for card in one.view.mine.cards) for one in table]
    plays_out(*table)
    points = [player.total for player in table[0].view.players]
    waits_for_bots(ana)
    expect(same_cards(ana)).to_contain_text(f"you {points[0]}")
    expect(same_cards(ben)).to_contain_text(f"you {points[1]}")
    ana.unfolds()
    expect(ana.page.get_by_role("link", name=f", you {points[0]}")).to_be_visible()
    ana.unfolds()
    ana.button("Give this deal to another table").click()
    ana.page.get_by_label("Link to this deal").wait_for()
    assert ana.axe_findings(axe) == [], "the dialog with the link"
    ana.page.keyboard.press("Escape")
    link = link_to_deal(ana)

    # Somebody else gets the same cards in the same seat, and is not told that they have seen them.
    cleo = new_guest("Cleo", **PHONE)
    player = Player(cleo, "quiddler")
    cleo.visits(link)
    cleo.sees("The deal is for 2 seats")
    expect(cleo.page.get_by_text(SEEN)).to_have_count(0)
    assert cleo.axe_findings(axe) == [], "the page of the deal"
    fits(cleo)
    makes_the_table(cleo, link)
    cleo.sees("A deal that another table has played")
    cleo.button("Start the game").click()
    player.reader.waits_until(lambda: player.view is not None)
    assert sorted(card.face for card in player.view.mine.cards) == hands[0]
    plays_out(player)
    expect(same_cards(cleo)).to_contain_text("1 other table of people", timeout=BOTS_PLAY)
    expect(same_cards(cleo)).to_contain_text("these cards.")
    assert cleo.axe_findings(axe) == [], "the comparison on a phone"

    # Ana knows the cards. She is told before she sits down, and is not compared.
    again = Player(ana, "quiddler")
    ana.visits(link)
    ana.sees(SEEN)
    assert ana.axe_findings(axe) == [], "the page of a deal that was seen"
    makes_the_table(ana, link)
    ana.sees(SEEN)
    ana.button("Start the game").click()
    plays_out(again)
    expect(same_cards(ana)).to_contain_text("had seen these cards before", timeout=BOTS_PLAY)


def test_a_replay_shows_the_cards_too(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    player = Player(ana, "quiddler")
    link = makes_a_short_evening(ana, "Sunday")
    opens_a_table(ana, link, "Otters")
    ana.button("Start the game").click()
    plays_out(player)
    # Others may still play it, so that it cannot be given yet.
    ana.unfolds()
    ana.button("Give this deal to another table").click()
    ana.sees("Others still play this deal.")
    ana.complaints.clear()  # the browser reports the refused request
    table = ana.page.url
    ana.visits(link)
    ana.button("End it now").click()
    ana.button("End the evening").click()
    ana.sees("The evening is over.")
    ana.visits(table)
    deal = link_to_deal(ana)
    dan = new_guest("Dan")
    dan.visits(deal)
    dan.sees("A deal of Quiddler")
    expect(dan.page.get_by_text(SEEN)).to_have_count(0)
    dan.visits(f"{table}/replay/1")
    dan.page.get_by_role("slider", name="Step").wait_for()
    dan.visits(deal)
    dan.sees(SEEN)


def test_what_is_seen_after_sitting_down_is_marked_too(new_guest: NewGuest) -> None:
    """Somebody opens two tables of an evening before they play at one of them."""
    ana = new_guest("Ana")
    player = Player(ana, "quiddler")
    link = makes_a_short_evening(ana, "Sunday").partition("#")[0]
    otters = opens_a_table(ana, link, "Otters")
    ana.visits(link)
    ana.button("Open another table").click()
    ana.page.get_by_label("The name of your team").fill("Wrens")
    ana.button("Open a table for my team").click()
    ana.page.get_by_role("heading", name="At the table").wait_for()
    wrens = ana.page.url
    assert wrens != otters
    expect(ana.page.get_by_text(SEEN)).to_have_count(0)
    ana.visits(otters)
    ana.button("Start the game").click()
    plays_out(player)
    # Coming back to their own table, they have not seen its cards before.
    ana.reloads()
    waits_for_bots(ana)
    expect(same_cards(ana)).to_contain_text("these cards.")
    ana.visits(wrens)
    ana.sees(SEEN)
    ana.button("Start the game").click()
    plays_out(player)
    expect(same_cards(ana)).to_contain_text("had seen these cards before", timeout=BOTS_PLAY)

"""Quiddler at the picture of the table: by mouse and keyboard, by touch on a phone, to the end.

The deal is random. A vote judges the words here, so that any cards make a word.
"""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.frames import Frames
from tests.browser.guest import PHONE
from tests.browser.reader import Reader
from tests.browser.speller import Speller, labels, seat, with_the_turn

# A sentence about the best words of one's cards, which comes a moment after the score of a hand.
HINDSIGHT = re.compile("spelled no word of|the best of your cards|better for your cards")


def survives_reload(player: Speller) -> None:
    """Checks that a reload shows the same table."""
    before = player.page.locator("main").inner_text()
    player.guest.reloads()
    player.guest.is_playing()
    expect(player.page.locator("main")).to_have_text(
        re.compile(r"\s*".join(map(re.escape, before.split()))), use_inner_text=True
    )


def test_three_hands_with_a_challenge_and_a_vote(new_guest: NewGuest, axe: str) -> None:
    ana = Speller(new_guest("Ana"))
    ben = Speller(new_guest("Ben", **PHONE), finger=True)
    seat(ana.guest, ben.guest, Hands="3", Judging_words="vote")

    def clean(where: str) -> None:
        for player in (ana, ben):
            player.guest.is_clean(axe, where)
            survives_reload(player)

    # The first hand: a word is challenged, defended, and stands.
    first, second = with_the_turn(ana, ben)
    clean("drawing")
    first.draws()
    clean("playing")
    first.lays_all_but_one()
    word = labels(first.page.get_by_role("list", name=re.compile("^Row 1:")))[0].split(": ")[1]
    first.taps(first.button("Go out, discard"))
    second.guest.sees(f"{first.guest.name} goes out")
    clean("a lay-down")
    second.taps(second.button(f"Challenge {word}"))
    first.page.get_by_label("Use it in a sentence").fill("It is so!")  # has no word of three cards
    first.taps(first.button("Say it"))
    first.guest.sees(f"Use {word} in your sentence.")
    # The refusal is above the dialog and can be closed alone.
    first.taps(first.button("All right"))
    expect(first.page.locator(".bubble")).to_have_count(0)
    clean("a defence")
    sentence = f"A {word.lower()} is what it is."
    first.page.get_by_label("Use it in a sentence").fill(sentence)
    first.taps(first.button("Say it"))
    second.guest.sees(sentence)
    clean("a vote")
    first.votes(up=True)
    first.guest.sees("Your thumb is up. 1 of 2 have voted.")
    second.votes(up=True)
    for player in (first, second):
        player.has_read_the_verdict()

    # Everybody else has one more turn, and the hand is scored.
    second.guest.sees(f"{first.guest.name} is out. This is your final turn.")
    clean("a final turn")
    second.only_discards()
    ana.guest.sees("Hand 1 is scored")
    ben.guest.sees("Hand 1 is scored")
    first.guest.reads(word)
    for player in (ana, ben):
        expect(player.page.locator("main").get_by_text(HINDSIGHT)).to_be_visible()
    clean("a scored hand")
    for player in (ana, ben):
        player.taps(player.button("On to the next hand"))

    # The second hand: a word is voted down; its owner has the cards again.
    first, second = with_the_turn(ana, ben)
    first.goes_out()
    second.taps(second.button("Challenge ").first)
    first.page.get_by_label("Use it in a sentence").wait_for()
    word = re.findall("Defend ([A-Z]+)", first.page.get_by_role("dialog").inner_text())[0]
    first.page.get_by_label("Use it in a sentence").fill(f"{word}!")
    first.taps(first.button("Say it"))
    first.votes(up=False)
    second.votes(up=False)
    for player in (first, second):
        player.has_read_the_verdict()
    expect(second.button("Draw from the stock")).to_be_enabled()
    expect(first.row(1)).to_have_count(4)
    second.goes_out()
    first.taps(first.button("Let it stand"))
    first.guest.sees(f"{second.guest.name} is out. This is your final turn.")
    first.draws()
    first.taps(first.button("Lay down 1 word, discard"))
    second.taps(second.button("Let it stand"))
    for player in (ana, ben):
        player.taps(player.button("On to the next hand"))

    # The third hand is the last one.
    first, second = with_the_turn(ana, ben)
    first.goes_out()
    second.taps(second.button("Let it stand"))
    second.guest.sees("This is your final turn.")
    second.only_discards()
    for player in (ana, ben):
        expect(player.page.locator(".headline")).to_have_text("The game is over")
        result = player.page.get_by_role("heading", name=re.compile(" wins? with "))
        player.guest.is_clean(axe, "the end")
        before = result.inner_text()
        # Not the whole page: its review, and how bots do with these cards, come by and by.
        player.guest.reloads()
        expect(result).to_have_text(before, use_inner_text=True)

    # The score sheet says where the numbers come from.
    ben.taps(ben.button("Scores"))
    cells = ben.page.get_by_role("region", name="Score sheet, hand by hand").get_by_role("button")
    expect(cells).to_have_count(6)
    ben.taps(cells.first)
    expect(cells.first).to_have_attribute("aria-expanded", "true")
    ben.guest.sees("hand of 3")
    ana.taps(ana.button("Play again"))
    expect(ben.page.locator(".headline")).to_have_text(re.compile("turn"))


def test_rows_are_typed_dragged_and_kept(new_guest: NewGuest) -> None:
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben"))
    seat(ana.guest, ben.guest, rules="Published")
    first, _ = with_the_turn(ana, ben)
    page = first.page
    page.keyboard.press("Alt+1")
    expect(first.hand).to_have_count(4)

    # Letters typed anywhere move cards into a row; letters without a card are refused.
    one, *_ = first.faces()
    page.keyboard.type(one.lower())
    expect(first.row(1)).not_to_have_count(0)
    page.keyboard.type("zzz")
    first.guest.sees("Your cards do not spell")
    page.keyboard.press("Escape")
    expect(first.hand).to_have_count(4)
    expect(first.row(1)).to_have_count(0)

    # One drag begins a word, another puts a card before it.
    for place in ("[data-place='0']", "[data-place='0'] [data-card]"):
        page.locator("[data-place='hand'] [data-card]").first.drag_to(
            page.locator(place).first, target_position={"x": 3, "y": 20}
        )
    expect(first.row(1)).to_have_count(2)
    # The log tells the last arrangement, and none of those on the way to it.
    log = page.locator(".room .log li")
    arranged = log.filter(has_text="You arrange")
    expect(log.last).to_have_text(re.compile("^You arrange [A-Z]{2,}[:.]"))
    expect(arranged).to_have_count(1)
    order = labels(first.row(1))
    first.row(1).first.focus()
    page.keyboard.press("Shift+ArrowRight")
    assert labels(first.row(1)) == order[::-1]
    spelled = "".join(label.split(",")[0] for label in order[::-1])
    expect(log.last).to_have_text(re.compile(f"^You arrange {spelled}[:.]"))

    # The player can also reorder the cards in the hand.
    first.hand.last.focus()
    page.keyboard.press("Shift+ArrowLeft")
    held = first.faces()

    # Nothing says whether the row is a word, and a reload keeps it.
    expect(page.get_by_text("in the word list")).to_have_count(0)
    expect(page.get_by_text("2 cards", exact=True)).to_be_visible()
    survives_reload(first)
    assert labels(first.row(1)) == order[::-1]
    assert first.faces() == held

    # A key picks the discard; the other cards stay in the hand.
    first.hand.first.focus()
    page.keyboard.press("Delete")
    page.keyboard.press("Alt+Enter")
    expect(page.locator(".headline")).to_have_text(re.compile("^The turn of"))
    expect(first.row(1)).to_have_count(2)
    expect(first.hand).to_have_count(1)

    # Words can be looked up while others have the turn.
    page.get_by_label("A word to look up").fill("cat")
    page.keyboard.press("Enter")
    first.guest.sees("is in the word list")


def test_a_table_that_checks_words_shows_the_owner_which_ones_are_listed(
    new_guest: NewGuest, axe: str
) -> None:
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben", **PHONE), finger=True)
    seat(ana.guest, ben.guest, Judging_words="checked")
    for player in (ana, ben):
        player.taps(player.hand.first)
        expect(player.row(1)).to_have_count(1)
        player.taps(player.hand.first)
        expect(player.row(1)).to_have_count(2)
        player.guest.sees("in the word list")
        # Everything fits the width of a phone.
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        player.guest.opens("Text view")
        player.guest.sees("The table in words")
        assert player.guest.axe_findings(axe) == []


def test_nothing_secret_is_in_the_page(new_guest: NewGuest) -> None:
    """Neither the frames nor the page nor its storage hold another player's rows, look-ups or cards
    before they are laid down."""
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben"))
    readers = {one.guest.name: Reader(one.guest, "quiddler") for one in (ana, ben)}
    frames = {one.guest.name: Frames(one.guest) for one in (ana, ben)}
    seat(ana.guest, ben.guest, rules="Published", Judging_words="vote", Hands="1")
    first, second = with_the_turn(ana, ben)
    seen, reader = frames[first.guest.name], readers[first.guest.name]
    first.guest.opens("Text view")

    # The waiting player looks a word up and builds a row of all cards.
    word = "ZYZZYVA"
    second.page.get_by_label("A word to look up").fill(word)
    second.page.keyboard.press("Enter")
    second.guest.sees("is not in the word list")
    for left in (2, 1, 0):
        second.taps(second.hand.first)
        expect(second.hand).to_have_count(left)
    row = readers[second.guest.name]
    row.waits_until(lambda: len(row.view.mine.arrangement.rows[:1]) == 1)
    row.waits_until(lambda: len(row.view.mine.arrangement.rows[0].cards) == 3)
    spelled = row.view.mine.arrangement.rows[0].word

    # The other one plays, and knows neither.
    first.guest.opens("Text view")
    first.only_discards()
    other = reader.view.players[row.view.viewer]
    assert (other.cards, other.faces) == (3, None)
    seen.look()
    first.guest.opens("Text view")
    first.guest.sees("The table in words")
    seen.look()
    assert not seen.hold(word)
    assert not seen.hold(spelled)

    # Everybody sees the words laid down, and nobody the word looked up.
    second.taps(second.button("Draw from the stock"))
    second.taps(second.button("Go out, discard"))
    first.guest.reads(spelled)
    seen.look()
    assert seen.hold(spelled)
    assert not seen.hold(word)
    assert frames[second.guest.name].hold(word)

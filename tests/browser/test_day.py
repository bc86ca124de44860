"""The deal of the day: from the front page to a result to share."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from parlour.minds.registry import mind
from parlour.rules.quiddler.commands import say
from parlour.rules.registry import GAMES
from tests.browser.conftest import NewGuest
from tests.browser.guest import PHONE, Guest
from tests.browser.quick import Player
from tests.browser.reader import Reader
from tests.browser.test_evenings import BOTS_PLAY

GAME = "quiddler"
PLACE = re.compile(r"(Better than .+|Everybody else) with these cards( did better)?\.")
MOST_COMMANDS = 300


def plays_out(guest: Guest, reader: Reader) -> int:
    """Plays the deal of Quiddler to its end in the text view; returns the points."""
    guest.page.keyboard.press("Alt+t")
    guest.sees("The table in words")
    bot = mind(GAME, GAMES[GAME].stand_in_mind)
    for _ in range(MOST_COMMANDS):
        if reader.view.phase == "over":
            points: int = reader.view.players[0].total
            return points
        seq, act = reader.seq, bot.choose(reader.view)
        if act is not None:
            guest.types(say(reader.view, act))
        reader.waits_beyond(seq)
    raise AssertionError("the game does not end")


def begins(guest: Guest) -> Reader:
    reader = Reader(guest, GAME)
    guest.visits(guest.server)
    guest.button("Play today’s Quiddler").click()
    guest.is_playing()
    reader.waits_until(lambda: reader.view is not None)
    return reader


def test_from_the_front_page_to_a_result_to_share(new_guest: NewGuest) -> None:
    ana = new_guest("Ana", permissions=["clipboard-read", "clipboard-write"])
    ana.visits(ana.server)
    ana.page.evaluate(YESTERDAY)
    reader = begins(ana)
    # No bot is out before the player has had a turn.
    assert not reader.view.options.out_on_first_turn
    hand = [card.face for card in reader.view.mine.cards]
    # A player who goes away and comes back has the same hand, and cannot get another one.
    ana.visits(ana.server)
    expect(ana.button("Play today’s Quiddler")).to_have_count(0)
    expect(ana.page.get_by_role("link", name=re.compile("^Quiddler, the deal of"))).to_be_visible()
    ana.page.get_by_role("link", name="Continue: Quiddler").click()
    ana.is_playing()
    assert [card.face for card in reader.view.mine.cards][: len(hand)] == hand
    points = plays_out(ana, reader)
    result = ana.page.get_by_role("region", name="Deal of the day")
    expect(result).to_contain_text(f"{points} points")
    expect(result).to_contain_text("5 days in a row")
    expect(result).to_contain_text(PLACE, timeout=BOTS_PLAY)
    same = ana.page.get_by_role("region", name="With the same cards")
    expect(same).to_contain_text(f"you {points}")
    for level in ("Novice bots", "Regular bots", "Expert bots, par"):
        expect(same).to_contain_text(level, timeout=BOTS_PLAY)
    expect(ana.button("Play again")).to_have_count(0)
    # Nobody sees it again, or its review, while others play these cards.
    after = ana.page.get_by_role("region", name="After the game")
    expect(after).to_contain_text("This game can be seen again after midnight UTC.")
    expect(after.get_by_role("link", name=re.compile("^See"))).to_have_count(0)
    ana.visits(ana.server)
    expect(ana.page.get_by_role("heading", name="Continue")).to_have_count(0)
    day = ana.page.get_by_role("region", name="Deal of the day")
    expect(day).to_contain_text(f"{points} points")
    expect(day).to_contain_text(PLACE)
    ana.button("Share the result").click()
    ana.sees("The text is copied.")
    copied = ana.page.evaluate("navigator.clipboard.readText()")
    # It can be read aloud, and tells neither cards nor words nor what others scored.
    assert re.fullmatch(
        rf"Quiddler, the deal of \d+ \w+: {points} points?\. {PLACE.pattern}"
        rf" 5 days in a row\.\s+{ana.server}/",
        copied,
    ), copied
    # The next player gets the same cards.
    ben = new_guest("Ben")
    reader = begins(ben)
    assert [card.face for card in reader.view.mine.cards] == hand
    expect(ben.page.locator(".code")).to_have_text("Deal of the day")


def test_friends_play_the_day_as_a_team_and_keep_a_streak(new_guest: NewGuest, axe: str) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben", **PHONE)
    ana.visits(ana.server)
    ana.sees("Deal of the day")
    ana.page.evaluate(YESTERDAY)
    ana.reloads()
    ana.sees("4 days in a row. Play today, and it is 5.")
    players = [Player(ana, "letterjam"), Player(ben, "letterjam")]
    ana.button("Play today’s Letter Jam with friends").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.button("Make the table").click()
    ana.sees("for you as a team")
    ana.sees("The deal is for 3 seats. Bots take the 2 empty ones when the game starts.")
    ben.joins(ana.page.url)
    ana.button("Start the game").click()
    for one in players:
        one.reader.waits_for("clue")
    # The host ends it early, so that it is soon over: the day is not played, and can be again.
    ana.opens("Table")
    ana.button("End this game").click()
    ana.sees("The cards stay covered, and nothing is scored.")
    ana.button("End it now").click()
    for guest in (ana, ben):
        guest.sees("You ended it early, so it does not count.")
        guest.sees("so they stay covered until the day is over.")
    expect(ben.button("Share the result")).to_have_count(0)
    assert ben.axe_findings(axe) == [], "a deal of the day that was ended early"
    # The table may play another game next; that game's deal of the day is not played by it.
    ana.page.get_by_role("radio", name="Quiddler").press("Space")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Quiddler")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Quiddler")
    result = ana.page.get_by_role("region", name="Deal of the day")
    expect(result).to_contain_text("Letter Jam, the deal of")
    ana.visits(ana.server)
    ana.sees("You ended it early.")
    expect(ana.button("Play today’s Quiddler")).to_be_visible()
    ana.sees("4 days in a row.")


def test_whoever_ends_the_deal_alone_does_not_see_its_cards(new_guest: NewGuest, axe: str) -> None:
    ana = new_guest("Ana", **PHONE)
    begins(ana)
    ana.opens("Table")
    ana.button("End this game").click()
    ana.button("End it now").click()
    ana.sees("so they stay covered until the day is over.")
    ana.sees("You ended it early, so it does not count.")
    expect(ana.page.locator(".card")).to_have_count(0)
    # There is nothing to invite to, or to choose.
    expect(ana.page.get_by_role("heading", name="Invite your friends")).to_have_count(0)
    assert ana.axe_findings(axe) == []
    ana.page.get_by_role("link", name="To the front page").click()
    ana.sees("You ended it early.")
    expect(ana.page.get_by_role("heading", name="Continue")).to_have_count(0)


def test_yesterday_is_told_to_everybody(new_guest: NewGuest, axe: str) -> None:
    ana = new_guest("Ana", **PHONE)
    ana.visits(ana.server)
    ana.sees("Deal of the day")
    ana.page.evaluate(YESTERDAY)
    ana.reloads()
    ana.page.get_by_text("Yesterday’s deal").click()
    day = ana.page.get_by_role("region", name="Deal of the day")
    expect(day).to_contain_text("You had 33 points.")
    expect(day).to_contain_text("Nobody has finished it.")
    replay = day.get_by_role("link", name="Replay and review: Quiddler")
    expect(replay).to_have_attribute("href", "/t/plum-otter-7/replay/1")
    assert ana.axe_findings(axe) == []


def test_yesterdays_deal_has_its_review_and_can_still_be_played(
    new_guest: NewGuest, next_day: Callable[[], None], axe: str
) -> None:
    # A day of its own: other tests at this server finish the deal of theirs.
    next_day()
    ana, ben = new_guest("Ana", **PHONE), new_guest("Ben")
    reader = begins(ana)
    hand = [card.face for card in reader.view.mine.cards]
    points = plays_out(ana, reader)
    result = ana.page.get_by_role("region", name="Deal of the day")
    expect(result).to_contain_text(PLACE, timeout=BOTS_PLAY)
    same = ana.page.get_by_role("region", name="With the same cards")
    expect(same).not_to_contain_text("play these cards now", timeout=BOTS_PLAY)
    next_day()
    for guest in (ana, ben):
        guest.visits(guest.server)
        guest.page.get_by_text("Yesterday’s deal").click()
        day = guest.page.get_by_role("region", name="Deal of the day")
        # Another test may have played the same day at this server.
        finished = rf"(1 table finished it, with {points} points|\d+ tables finished it: the best)"
        expect(day).to_contain_text(re.compile(finished))
        expect(day).to_contain_text(re.compile(r"Par is [\d.]+; novice bots score [\d.]+; regular"))
        assert guest.axe_findings(axe) == [], "yesterday's deal"
        expect(guest.button("Play today’s Quiddler")).to_be_visible()
    mine = ana.page.get_by_role("region", name="Deal of the day")
    expect(mine).to_contain_text(re.compile(rf"You had {points} points?\. (Better|Everybody)"))
    ana.page.get_by_role("link", name="Replay and review: Quiddler").click()
    expect(ana.page.get_by_role("heading", name="This game")).to_be_visible(timeout=BOTS_PLAY)
    # Who missed the day gets the same cards, and is compared.
    ben.page.get_by_role("link", name="Play it now: Quiddler").click()
    player = Player(ben, GAME)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Make a table for this deal").click()
    ben.button("Start the game").click()
    player.reader.waits_until(lambda: player.view is not None)
    assert [card.face for card in player.view.mine.cards] == hand


@pytest.mark.parametrize("width", [360, 1280])
def test_axe(new_guest: NewGuest, axe: str, width: int) -> None:
    ana = new_guest("Ana", width=width)
    ana.visits(ana.server)
    ana.sees("Deal of the day")
    ana.is_clean(axe, "not begun")
    ana.page.evaluate(FINISHED)
    ana.reloads()
    ana.sees("41 points")
    ana.is_clean(axe, "finished")


# Makes the device look as if it had finished yesterday's Quiddler, the fourth day in a row.
YESTERDAY = """() => fetch('/api/days/today').then(answer => answer.json()).then(({ day }) => {
  const before = new Date(Date.parse(day) - 864e5).toISOString().slice(0, 10)
  localStorage.setItem('parlour.streak', JSON.stringify({ last: before, days: 4 }))
  localStorage.setItem('parlour.days', JSON.stringify(
    [{ day: before, game: 'quiddler', code: 'plum-otter-7', points: 33 }]))
})"""

# Makes the device look as if it had finished today's Quiddler.
FINISHED = """() => fetch('/api/days/today').then(answer => answer.json()).then(({ day }) =>
  localStorage.setItem('parlour.days', JSON.stringify(
    [{ day, game: 'quiddler', code: 'plum-otter-7', points: 41 }])))"""

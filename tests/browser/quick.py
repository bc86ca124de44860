"""Guests who play a whole game to its end in the text view, as fast as its rules allow."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from parlour.minds.registry import mind
from parlour.rules import Act
from parlour.rules.registry import GAMES
from tests.browser.guest import Guest
from tests.browser.jam import what_to_do
from tests.browser.reader import Reader
from tests.browser.typist import ANSWERED

MOST_COMMANDS = 300


class Player:
    """A guest with the newest view of a game."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.game = game
        self.reader = Reader(guest, game)

    @property
    def view(self) -> Any:
        return self.reader.view

    def reads_the_text(self) -> None:
        # The keys work as soon as the table is drawn.
        self.guest.is_playing()
        field = self.page.get_by_label("What would you like to do?")
        words = self.page.get_by_role("region", name="The table in words")
        table = self.page.locator("main")
        expect(table.or_(words).first).to_be_visible()
        if not field.is_visible():
            self.page.keyboard.press("Alt+t")
        field.wait_for()


def chooser(game: str) -> Callable[[Any], Act | None]:
    """What to do for a quick end: stop the clues at once, or play as a stand-in does."""
    if game == "letterjam":
        return lambda view: what_to_do(view, giver=0, clues=0)
    return mind(game, GAMES[game].stand_in_mind).choose


def plays_out(*people: Player) -> None:
    """The people at one table play the game under way to its end."""
    game = people[0].game
    choose = chooser(game)
    for one in people:
        one.reader.waits_until(lambda one=one: one.view is not None and one.view.phase != "over")  # type: ignore[misc]
        one.reads_the_text()
    for _ in range(MOST_COMMANDS):
        if all(one.view.phase == "over" for one in people):
            return
        for one in people:
            seq, act = one.reader.seq, choose(one.view)
            if act is None:
                continue
            one.guest.types(GAMES[game].say(one.view, act))
            one.page.wait_for_function(ANSWERED)
            if one.page.locator("#command").input_value():
                # Somebody was quicker, and the command is refused.
                one.page.locator("#command").fill("")
            else:
                one.reader.waits_beyond(seq)
            break
        else:
            seqs = [one.reader.seq for one in people]
            people[0].reader.waits_until(
                lambda seqs=seqs: [one.reader.seq for one in people] != seqs  # type: ignore[misc]
            )
    raise AssertionError("the game does not end")


def makes_an_evening(guest: Guest, title: str, *, seats: int = 2, deals: int = 2) -> str:
    """Makes an evening of Letter Jam by the form; returns its link."""
    guest.visits(guest.server)
    guest.page.get_by_role("link", name="Make an evening").click()
    guest.page.get_by_label("What shall it be called?").fill(title)
    guest.page.get_by_label("Seats at each table").select_option(str(seats))
    guest.page.get_by_role("combobox", name="Deals", exact=True).select_option(str(deals))
    guest.button("Make the evening").click()
    guest.page.get_by_role("heading", name=title, level=1).wait_for()
    return guest.page.url


# An evening with other options than the form asks for.
MAKE = """({ ends, ...wanted }) => fetch('/api/evenings', { method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...wanted, ends: Date.now() / 1000 + 3600 }) }).then(a => a.json())"""


def makes_a_short_evening(guest: Guest, title: str, **wanted: Any) -> str:
    """Makes an evening of one hand of Quiddler for two; returns its link, for its organiser."""
    guest.visits(guest.server)
    usual = {"game": "quiddler", "changes": {"hands": 1}, "seats": 2, "deals": 1}
    made = guest.page.evaluate(MAKE, {"title": title, "ends": 0, **usual, **wanted})
    return f"{guest.server}/evening/{made['name']}#key={made['key']}"


def opens_a_table(guest: Guest, link: str, team: str) -> str:
    """Opens a table for a team at an evening; returns its link."""
    guest.visits(link)
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.page.get_by_label("The name of your team").fill(team)
    guest.button("Open a table for my team").click()
    guest.page.get_by_role("heading", name="At the table").wait_for()
    return guest.page.url

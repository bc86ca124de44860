"""Scenes for screenshots: scripts that bring pages to every main screen."""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from parlour.minds.quiddler.words import solver_of
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.choices import CanGuessAloud
from tests.browser.guest import Guest
from tests.browser.jam import MOST_ACTS, agree, hurry, public, take_a_step, what_to_do
from tests.browser.jammer import Jammer
from tests.browser.reader import Reader
from tests.browser.speller import Speller, seat_two, with_the_turn
from tests.browser.typist import play_by_text

NARROW = (360,)
# A phone held sideways.
SIDEWAYS = (740,)
# A verdict goes away by itself after some seconds; pictures at all widths take longer.
HOLD = """() => {
  const soon = window.setTimeout
  window.setTimeout = (run, after, ...rest) => soon(run, after > 5000 ? 1e8 : after, ...rest)
}"""


class Shot(NamedTuple):
    """A page at a moment worth a picture; `widths` limits the picture to some widths."""

    name: str
    page: Page
    widths: tuple[int, ...] = ()


NewGuest = Callable[[str], Guest]
Shots = Iterator[Shot]


def front(guest: NewGuest) -> Shots:
    """The front page, for a new visitor and for one who comes back."""
    ana = guest("Ana")
    ana.visits(ana.server)
    ana.page.get_by_role("heading", level=1).wait_for()
    yield Shot("front", ana.page)
    ana.makes_a_table()
    ana.visits(ana.server)
    ana.sees("Continue")
    yield Shot("front-again", ana.page)
    ana.visits(f"{ana.server}/t/plumb-oter-77")
    ana.sees("Did you mean")
    yield Shot("no-table", ana.page)


def rules(guest: NewGuest) -> Shots:
    """The rules page, scrolled to the rule that a refusal names."""
    ana = guest("Ana")
    ana.visits(f"{ana.server}/rules/letterjam#LJ-R5")
    ana.sees("Red or green")
    yield Shot("rules", ana.page)


def lobby(guest: NewGuest) -> Shots:
    """From joining a table to the text view."""
    ana, ben = guest("Ana"), guest("Ben")
    link = ana.makes_a_table()
    ana.adds_bots(2)
    ben.visits(link)
    ben.page.get_by_label("Your name").wait_for()
    yield Shot("door", ben.page)
    ben.joins(link)
    yield Shot("lobby", ana.page)
    ana.button("Add a link to a call").click()
    ana.page.get_by_label("Link to your call").fill("https://meet.example.org/otters")
    yield Shot("lobby-call", ana.page)
    ana.button("Set the link").click()
    ana.page.get_by_role("link", name="Join the call at").wait_for()
    yield Shot("lobby-guest", ben.page)
    ana.page.get_by_text("Options").click()
    yield Shot("lobby-options", ana.page)
    ana.button("Ben’s seat").click()
    yield Shot("seat", ana.page)
    ana.page.keyboard.press("Escape")
    ana.opens("Settings")
    yield Shot("settings", ana.page)
    ana.page.keyboard.press("Escape")
    ana.starts()
    ben.is_playing()
    # A bot greets.
    ana.page.locator(".bubble.placed").wait_for()
    yield Shot("bubble", ana.page)
    ana.button("Say something").click()
    yield Shot("say", ana.page)
    if not ana.button("Clap").is_visible():
        # A picture of another size closed it.
        ana.button("Say something").click()
    ana.button("Clap").click()
    ben.page.locator(".bubble svg").wait_for()
    yield Shot("reaction", ben.page)
    ben.opens("Text view")
    ben.sees("Letter Jam, round 1")
    yield Shot("text-view", ben.page)
    ana.opens("Keys")
    yield Shot("keys", ana.page)
    ana.opens("Table", closing=True)
    yield Shot("table-dialog", ana.page)
    ana.page.keyboard.press("Escape")
    ana.context.set_offline(True)
    ana.button("I am sure").click()
    expect(ana.page.locator(".badge")).to_have_text("Offline")
    ana.sees("is not sent yet")
    yield Shot("offline", ana.page)
    ana.context.set_offline(False)


def letterjam(guest: NewGuest) -> Shots:
    """Letter Jam with words of the table: a clue is spelled, offered, backed, read."""
    ana, ben = Jammer(guest("Ana"), "mouse"), Jammer(guest("Ben"), "mouse")
    ben.guest.joins(ana.guest.makes_a_table())
    ana.chooses(pace="0", helper="yes")
    ana.guest.adds_bots(2)
    ana.guest.starts()
    agree([ana, ben])
    yield Shot("jam-clue", ana.page)
    thought = what_to_do(ana.view, giver=0)
    assert isinstance(thought, acts.Draft)
    ana.page.get_by_role("textbox", name="Your clue").fill(thought.word)
    yield Shot("jam-composing", ana.page)
    ana.button("Clear").click()
    take_a_step(ana, giver=0)
    ben.reader.waits_until(lambda: bool(ben.view.offers))
    agree([ana, ben])
    yield Shot("jam-offered", ana.page)
    yield Shot("jam-to-back", ben.page)
    yield Shot("jam-to-back", ben.page, SIDEWAYS)
    _narrow(ben)
    ben.slide("Offers")
    yield Shot("jam-offers", ben.page, NARROW)
    _narrow(ben)
    ben.slide("Sheet")
    yield Shot("jam-sheet", ben.page, NARROW)
    ben.page.keyboard.press("Escape")
    for _ in range(MOST_ACTS):
        agree([ana, ben])
        if ben.view.phase == "deciding":
            break
        for one in (ana, ben):
            take_a_step(one, giver=0)
    # One player has decided, and the other has not.
    yield Shot("jam-deciding", ben.page)
    yield Shot("jam-deciding-giver", ana.page)
    _narrow(ben)
    ben.slide("Sheet")
    yield Shot("jam-sheet-read", ben.page, NARROW)


def _narrow(one: Jammer) -> None:
    one.page.set_viewport_size({"width": 360, "height": 740})


def jam_stop(guest: NewGuest) -> Shots:
    """Letter Jam when the table stops the clues, and a final word with the wildcard."""
    ana, ben = Jammer(guest("Ana"), "mouse"), Jammer(guest("Ben"), "mouse")
    people = [ana, ben]
    ben.guest.joins(ana.guest.makes_a_table())
    ana.chooses(length="3")
    ana.guest.starts()
    agree(people)
    ana.page.keyboard.type("xx")
    ana.guest.sees("the same letter each time")
    yield Shot("jam-wildcard-twice", ana.page)
    ana.do(acts.WantStop(round=1, want=True))
    agree(people)
    yield Shot("jam-stop", ben.page)
    for width in (1440, 768, 360):
        # The votes can be taken back for five seconds: long enough for one width.
        ben.do(acts.WantStop(round=1, want=True))
        ben.guest.sees("The clues are about to end")
        yield Shot("jam-about-to-end", ben.page, (width,))
        if width > 360:
            ben.do(acts.WantStop(round=1, want=False))
    ana.reader.waits_until(lambda: ana.view.phase == "final")
    ana.do(acts.Arrange(cards=("r0", "r1", "*"), wildcard="E"))
    for one in people:
        one.do(acts.Ready())
    agree(people)
    ana.do(acts.Reveal())
    ben.page.locator(".from").wait_for()
    yield Shot("jam-reveal-wildcard", ben.page)


def jam_end(guest: NewGuest) -> Shots:
    """Letter Jam with words of neighbours, from making them to the score."""
    ana, ben = Jammer(guest("Ana"), "mouse"), Jammer(guest("Ben"), "mouse")
    people = [ana, ben]
    ben.guest.joins(ana.guest.makes_a_table())
    ana.chooses(length="3", pace="0", agreement="majority", words="neighbours")
    ana.guest.adds_bots(1)
    ana.guest.starts()
    agree(people)
    cards = ana.page.get_by_label("Your share of the deck").get_by_role("button")
    for at in (1, 4):
        cards.nth(at).click()
    yield Shot("jam-making", ana.page)
    ana.button("Put these aside").click()
    ben.button("Search what others put aside").click()
    ben.page.get_by_label("Cards you can take").wait_for()
    yield Shot("jam-making-search", ben.page)
    extra = False
    seen: set[str] = set()
    for _ in range(MOST_ACTS):
        agree(people)
        view, now = ana.view, public(ana.view)
        if view.phase == "over":
            yield Shot("jam-revealed", ana.page)
            ana.button("On to the score").click()
            yield Shot("jam-score", ana.page)
            return
        if view.phase == "final" and "final" not in seen:
            yield Shot("jam-final", ana.page)
            seen.add("final")
        if view.phase == "reveal" and any(p.final and p.final.revealed for p in view.players):
            if "reveal" not in seen:
                yield Shot("jam-reveal", ana.page)
            seen.add("reveal")
        if any(isinstance(one, CanGuessAloud) for one in view.choices) and not extra:
            extra = True
            yield Shot("jam-extra", ana.page)
        if not extra and (act := hurry(view)):
            # Players who have read their row get extra letters.
            ana.do(act)
            # Another's act may come first; a letter that is tapped again is taken back.
            ana.reader.waits_until(lambda: hurry(ana.view) != act)
            continue
        clues = len(view.clues) if extra else 12
        first = view.round % 2
        for one in (*people[first:], *people[:first]):
            if take_a_step(one, giver=(view.round - 1) % 2, clues=clues):
                break
        else:
            ana.reader.waits_until(lambda: public(ana.view) != now)  # noqa: B023  runs at once


def quiddler(guest: NewGuest) -> Shots:
    """Quiddler from the first draw to the end, with a challenge."""
    ana, ben = Speller(guest("Ana")), Speller(guest("Ben"))
    seat_two(ana.guest, ben.guest, Hands="3", Judging_words="vote", Time_to_challenge="600")
    for player in (ana, ben):
        player.page.evaluate(HOLD)
    first, second = with_the_turn(ana, ben)
    yield Shot("quiddler-draw", first.page)
    yield Shot("quiddler-waiting", second.page)
    first.draws()
    first.taps(first.hand.first)
    first.taps(first.hand.first)
    yield Shot("quiddler-rows", first.page)
    first.page.keyboard.press("Alt+0")
    expect(first.hand).to_have_count(4)
    first.lays_all_but_one()
    yield Shot("quiddler-ready", first.page)
    first.taps(first.button("Go out, discard"))
    second.guest.sees(f"{first.guest.name} goes out")
    yield Shot("quiddler-out", first.page)
    yield Shot("quiddler-challenge", second.page)
    yield Shot("quiddler-challenge", second.page, SIDEWAYS)
    second.taps(second.button("Challenge ").first)
    first.page.get_by_label("Use it in a sentence").wait_for()
    yield Shot("quiddler-defence", first.page)
    word = re.findall("Defend ([A-Z]+)", first.page.get_by_role("dialog").inner_text())[0]
    first.page.get_by_label("Use it in a sentence").fill(f"A {word.lower()} is what it is.")
    first.taps(first.button("Say it"))
    second.button("It stands").wait_for()
    yield Shot("quiddler-vote", second.page)
    first.votes(up=True)
    second.votes(up=True)
    yield from _verdict("quiddler-upheld", first, second)
    second.guest.sees("This is your final turn.")
    second.draws()
    yield Shot("quiddler-last", second.page)
    second.taps(second.button("Discard a card"))
    second.taps(second.hand.last)
    second.taps(second.button("Discard "))
    first.guest.sees("Hand 1 is scored")
    yield Shot("quiddler-scored", first.page)
    for number in (2, 3):
        for player in (ana, ben):
            player.taps(player.button("On to the next hand"))
        first, second = with_the_turn(ana, ben)
        if number == 3:
            first.draws()
            yield Shot("quiddler-hand", first.page)
            first.lays_all_but_one()
            first.taps(first.button("Go out, discard"))
        else:
            first.goes_out()
        second.taps(second.button("Let it stand"))
        second.guest.sees("This is your final turn.")
        if number == 3:
            second.only_discards()
        else:
            word = second.lays_down(2)
            first.guest.sees("all words are revealed")
            yield Shot("quiddler-revealed", first.page)
            first.taps(first.button("Challenge "))
            second.page.get_by_label("Use it in a sentence").wait_for()
            second.defends(word)
            for player in (ana, ben):
                player.votes(up=False)
            yield from _verdict("quiddler-rejected", second, first)
            first.guest.sees("Hand 2 is scored")
            yield Shot("quiddler-scored-void", second.page)
    ana.guest.sees("The game is over")
    yield Shot("quiddler-over", ana.page)
    ana.page.set_viewport_size({"width": 360, "height": 740})
    ana.taps(ana.button("Scores"))
    yield Shot("quiddler-scores", ana.page, NARROW)


def _verdict(name: str, *players: Speller) -> Shots:
    """The verdict as the first player sees it; then both have read it."""
    players[0].verdict.wait_for()
    yield Shot(name, players[0].page)
    for player in players:
        player.page.keyboard.press("Escape")
        expect(player.verdict).to_have_count(0)


def quiddler_late(guest: NewGuest) -> Shots:
    """Quiddler with bots in the middle of a game: words in rows, numbers on the sheet."""
    ana = Speller(guest("Ana"))
    reader = Reader(ana.guest, "quiddler")
    ana.guest.makes_a_table("Quiddler")
    ana.page.get_by_text("Options").click()
    ana.page.get_by_label("Pace of bots").select_option("0")
    ana.guest.adds_bots(3)
    ana.guest.starts()
    ana.guest.opens("Text view")
    ana.page.get_by_label("What would you like to do?").focus()
    play_by_text(ana.guest, reader, "quiddler", _may_lay_out_the_fifth_hand)
    ana.guest.opens("Text view")
    view = reader.view
    hand = [card.face for card in view.mine.cards]
    for word in solver_of(view.options).solve(hand).words:
        ana.page.keyboard.type("".join(word).lower())
        ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("list", name=re.compile("^Row 1:"))).to_be_visible()
    yield Shot("quiddler-late", ana.page)


def _may_lay_out_the_fifth_hand(view: Any) -> bool:
    return bool(view.hand == 5 and view.phase == "play" and view.at == view.viewer)


SCENES: tuple[Callable[[NewGuest], Shots], ...] = (
    front,
    rules,
    lobby,
    letterjam,
    jam_stop,
    jam_end,
    quiddler,
    quiddler_late,
)

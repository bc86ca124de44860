"""A guest who plays Quiddler at the picture of the table, by mouse or by touch."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest


class Speller:
    """A guest at a Quiddler table."""

    def __init__(self, guest: Guest, *, finger: bool = False) -> None:
        self.guest = guest
        self.page = guest.page
        self._finger = finger

    def taps(self, what: Locator) -> None:
        what.tap() if self._finger else what.click()

    def button(self, name: str) -> Locator:
        """The button whose name begins with this pattern."""
        return self.page.get_by_role("button", name=re.compile(f"^{name}"))

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand").get_by_role("button")

    def row(self, number: int) -> Locator:
        """The cards of a row."""
        name = re.compile(f"^Row {number}:")
        return self.page.get_by_role("list", name=name).get_by_role("button")

    def faces(self) -> list[str]:
        return [name.split(",")[0] for name in labels(self.hand)]

    def has_the_turn(self) -> bool:
        return self.page.locator(".headline").inner_text().startswith("Your")

    def draws(self) -> None:
        self.taps(self.button("Draw from the stock"))
        expect(self.page.locator(".headline")).to_have_text(
            re.compile("discard or go out|lay down")
        )

    def lays_all_but_one(self) -> None:
        for left in range(self.hand.count() - 1, 0, -1):
            self.taps(self.hand.first)
            # The page takes the last card in the hand as the discard.
            expect(self.hand).to_have_count(left if left > 1 else 0)
        expect(self.button("Go out, discard")).to_be_visible()

    def goes_out(self) -> None:
        self.draws()
        self.lays_all_but_one()
        self.taps(self.button("Go out, discard"))

    def lays_down(self, cards: int) -> str:
        """Lays a word of so many cards in a final turn, discards another card; returns the word."""
        self.draws()
        left = self.hand.count() - cards
        for count in range(1, cards + 1):
            self.taps(self.hand.first)
            expect(self.row(1)).to_have_count(count)
        word = labels(self.page.get_by_role("list", name=re.compile("^Row 1:")))[0].split(": ")[1]
        if left == 1:
            # The page takes the last card in the hand as the discard.
            self.taps(self.button("Lay down 1 word, discard [A-Z]"))
        else:
            self.discards_last("Lay down 1 word, discard")
        return word

    def discards_last(self, how: str) -> None:
        """Ends the turn by the button whose name begins with `how`, and discards the last card."""
        self.taps(self.button(f"{how} a card"))
        expect(self.button("Now tap the card to discard")).to_be_visible()
        self.taps(self.hand.last)
        self.taps(self.button(f"{how} [A-Z]"))

    def defends(self, word: str) -> None:
        self.page.get_by_label("Use it in a sentence").fill(f"A {word.lower()} is what it is.")
        self.taps(self.button("Say it"))

    def tally(self) -> int:
        """The score of the hand as the page predicts it."""
        shown = self.page.locator("dl[aria-busy=false] [data-worth]").inner_text()
        return int(shown.replace("−", "-"))

    def only_discards(self) -> None:
        self.draws()
        self.discards_last("Discard")

    @property
    def verdict(self) -> Locator:
        """The verdict that covers the table after a challenge."""
        return self.page.get_by_role("region", name="The verdict")

    def has_read_the_verdict(self) -> None:
        self.verdict.wait_for()
        self.taps(self.verdict)
        expect(self.verdict).to_have_count(0)

    def votes(self, up: bool) -> None:
        self.taps(self.button("It stands" if up else "It does not"))


def labels(buttons: Locator) -> list[str]:
    names = [button.get_attribute("aria-label") for button in buttons.all()]
    return [name for name in names if name]


def with_the_turn(*players: Speller) -> tuple[Speller, ...]:
    """The players in the order of turns, beginning with the one whose turn it is."""
    mine = re.compile("^Your (last )?turn|^The (last )?turn of")
    for player in players:
        expect(player.page.locator(".headline")).to_have_text(mine)
    at = next(place for place, player in enumerate(players) if player.has_the_turn())
    return (*players[at:], *players[:at])


def seat(ana: Guest, *others: Guest, rules: str = "Manual", **options: str) -> None:
    """Starts a game with a rule set and changed options."""
    link = ana.makes_a_table("Quiddler")
    for guest in others:
        guest.joins(link)
    ana.page.get_by_text("Options").click()
    ana.page.get_by_role("radio", name=re.compile(f"^{rules}")).check()
    expect(ana.page.get_by_text(f"{rules} rules")).to_be_visible()
    for done, (label, value) in enumerate(options.items(), 1):
        control = ana.page.get_by_label(label.replace("_", " "), exact=True)
        if control.evaluate("it => it.tagName") == "SELECT":
            control.select_option(value)
        else:
            control.fill(value)
            ana.page.keyboard.press("Tab")
        expect(ana.page.get_by_text("Your choice")).to_have_count(done)
    ana.starts()
    for guest in others:
        guest.is_playing()


def seat_two(ana: Guest, ben: Guest, **options: str) -> None:
    """Starts a game of two people by the manual, with changed options."""
    seat(ana, ben, **options)

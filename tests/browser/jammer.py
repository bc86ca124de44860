"""A guest who plays Letter Jam at the picture of the table: by mouse, by touch, or by keys alone.

A test gives an act; a `Jammer` knows which buttons, cards or keys do it. Everything goes through
the page, nothing directly to the server.
"""

import re
from typing import Literal, TypeAlias

from playwright.sync_api import Locator, WebSocket, expect

from parlour.rules.base import Act
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.choices import CanArrange
from parlour.rules.letterjam.view_types import View
from tests.browser.guest import Guest
from tests.browser.reader import Reader

Way: TypeAlias = Literal["mouse", "touch", "keys"]
MOST_TABS = 160
IS_FOCUSED = "it => it === document.activeElement"
TYPING = "() => !!document.activeElement?.matches('input, select')"


ON_BUTTONS: dict[type[Act], str] = {
    acts.Offer: "^Offer( all the same)?$",
    acts.WantStop: "^(Stop the clues|Take my vote back)$",
    acts.Stay: "^(Stay|Keep it)",
    acts.MoveOn: "^Move on",
    acts.Ready: "^My word is ready",
    acts.Reveal: "^Turn up my word",
    acts.AskForCard: "^Ask .* for ",
    acts.StopAsking: "^Never mind",
    acts.GiveUp: "^Give it up",
}


def _is_taken(payload: str | bytes) -> bool:
    return '"taken"' in str(payload)


class Jammer:
    """A guest who uses one kind of input, and has the newest view."""

    def __init__(self, guest: Guest, way: Way) -> None:
        self.guest = guest
        self.page = guest.page
        self.way = way
        self.reader = Reader(guest, "letterjam")
        self._sockets: list[WebSocket] = []
        guest.page.on("websocket", self._connected)

    def _connected(self, socket: WebSocket) -> None:
        self._sockets.append(socket)

    def chooses(self, **options: str) -> None:
        """Changes the table's options one after the other."""
        self.page.get_by_text("Options").click()
        for name, value in options.items():
            field = self.page.locator(f"[aria-labelledby$=-{name}]")
            if field.input_value() == value:
                continue
            with self._sockets[-1].expect_event("framereceived", _is_taken):
                if field.evaluate("it => it.tagName") == "SELECT":
                    field.select_option(value)
                else:
                    field.fill(value)
                    field.blur()

    @property
    def view(self) -> View:
        view = self.reader.view
        assert isinstance(view, View)
        return view

    def name(self, seat: int) -> str:
        return self.view.people[seat].name

    # Input ---------------------------------------------------------------------------------

    def press(self, it: Locator) -> None:
        if self.way == "keys":
            self.tab_to(it)
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            it.tap()
        else:
            it.click()

    def tab_to(self, it: Locator) -> None:
        it.wait_for()
        for _ in range(MOST_TABS):
            if it.evaluate(IS_FOCUSED):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {it}")

    def key(self, key: str) -> None:
        """Presses a shortcut, after leaving a field that would take the key for text."""
        if self.page.evaluate(TYPING):
            self.page.keyboard.press("Tab")
        self.page.keyboard.press(key)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        exact = isinstance(name, str)
        found = self.page.get_by_role("button", name=name, exact=exact)
        return found.filter(visible=True).first

    def slide(self, what: str) -> None:
        """Slides a panel up from the dock, on a screen that has one."""
        dock = self.page.locator(".dock").get_by_role("button", name=re.compile(what))
        if dock.is_visible() and dock.get_attribute("aria-pressed") != "true":
            self.press(dock)

    def fold(self) -> None:
        """Folds the panel that is up, if there is one."""
        up = self.page.locator(".dock").get_by_role("button", pressed=True)
        if up.is_visible():
            self.press(up)

    # Acts ----------------------------------------------------------------------------------

    def do(self, act: Act) -> None:
        self.fold()
        name = self._pressed(act)
        if name is None:
            self._spelled(act)
        elif self.way == "keys" and (digit := _digit(act)):
            self.key(digit)
        else:
            if isinstance(act, acts.WantStop | acts.SayFeeling) and self.view.phase == "clue":
                self.slide("Offers")
            self.press(self.button(re.compile(name)))

    def _pressed(self, act: Act) -> str | None:
        """The label of the button that does this act, or None if it takes more than a button."""
        match act:
            case acts.SayFeeling():
                return "^I am sure" if act.sure else "^I am unsure"
            case acts.Know():
                return "^Yes, I know it" if act.know else "^No, I do not"
            case acts.Accept():
                return "^It counts" if act.accept else "^It does not"
        return ON_BUTTONS.get(type(act))

    def _spelled(self, act: Act) -> None:
        match act:
            case acts.Draft():
                self._clue(act)
            case acts.Back():
                self._back(act)
            case acts.Guess():
                self._guess(act.card, act.letter or "")
            case acts.GuessAloud():
                self._aloud(act.letter)
            case acts.Arrange():
                self._arrange(list(act.cards), act.wildcard)
            case acts.MakeWord():
                self._make(act)
            case _:
                raise AssertionError(f"a Jammer cannot do {act}")

    def _clue(self, act: acts.Draft) -> None:
        if self.way == "keys":
            self.key("/")
            self.page.keyboard.type(act.word)
            self.page.keyboard.press("Enter")
            self._waits_for_offer()
            return
        chosen = False
        for letter, source in zip(act.word, act.sources, strict=True):
            self.press(self._card(source))
            if source == "*" and not chosen:
                self.press(
                    self.page.get_by_role("dialog").get_by_role("button", name=letter, exact=True)
                )
                chosen = True
        self.press(self.button("Offer this clue"))
        self._waits_for_offer()

    def _waits_for_offer(self) -> None:
        """Waits until the new draft is offered, given, or held back because no word list has it."""
        self.reader.waits_until(
            lambda: (
                self.view.phase != "clue"
                or any(draft.offered or not draft.listed for draft in self.view.mine.drafts)  # type: ignore[union-attr]
            )
        )

    def _card(self, source: str) -> Locator:
        """The button that adds a card to the clue."""
        if source == "*":
            return self.button("Spell with the wildcard")
        if source[0] == "b":
            bonus = next(one for one in self.view.bonus if one.source == source)
            same = [one.source for one in self.view.bonus if one.letter == bonus.letter]
            name = f"Spell with bonus letter {bonus.letter}"
            return self.page.get_by_role("button", name=name, exact=True).nth(same.index(source))
        if source[0] == "s":
            stand = next(one for one in self.view.stands if one.source == source)
            return self.button(
                f"Spell with {stand.letter} of stand {self.view.stands.index(stand) + 1}"
            )
        player = next(one for one in self.view.players if one.source == source)
        return self.button(f"Spell with {player.letter} of {self.name(player.seat)}")

    def _back(self, act: acts.Back) -> None:
        numbers = [offer.number for offer in self.view.offers]
        at = numbers.index(act.offer)
        if self.way == "keys":
            self.key(str(at + 1))
            return
        self.slide("Offers")
        self.press(self.button(f"Back the clue of {self.name(self.view.offers[at].giver)}"))

    def _guess(self, card: int, letter: str) -> None:
        me = self.view.players[self.view.viewer or 0]
        if self.way == "keys" and self.view.phase == "deciding" and card == me.card:
            self.key(letter.lower())
            return
        if self.view.phase != "deciding" or card != me.card:
            self.slide("Sheet")
            self.press(self.page.get_by_label("Your cards").get_by_role("button").nth(card))
        if self.way == "keys":
            self.page.keyboard.press("Alt+s")
            self.page.keyboard.press(letter.lower())
        else:
            self.press(self.button(re.compile(f"^{letter}(,|$)")))

    def _aloud(self, letter: str) -> None:
        me = self.view.players[self.view.viewer or 0]
        assert self.view.mine is not None
        assert me.card is not None
        if self.view.mine.sheet[me.card].guess != letter:
            self._guess(me.card, letter)
        said = self.button(f"It is {letter}!")
        said.wait_for()
        if self.way == "keys":
            self.key("2")
        else:
            self.press(said)

    def _make(self, act: acts.MakeWord) -> None:
        assert self.view.mine is not None
        assert self.view.mine.making is not None
        share = self.view.mine.making.share
        if self.way == "keys":
            self.tab_to(self.page.get_by_role("textbox", name=re.compile("^The word for")))
            self.page.keyboard.type("".join(share[card] for card in act.cards))
            self.page.keyboard.press("Enter")
            return
        shown = sorted(share, key=lambda card: (share[card], card))
        cards = self.page.get_by_label("Your share of the deck").get_by_role("button")
        for card in act.cards:
            self.press(cards.nth(shown.index(card)))
        self.press(self.button("Give this word"))

    # The final word ------------------------------------------------------------------------

    def _arrange(self, wanted: list[str], wildcard: str | None) -> None:
        for source in [one for one in wanted if one not in self._laid]:
            # A spare card replaces the selected card: select the one to replace, or none.
            self._choose(next((one for one in self._laid if one not in wanted), None))
            spare = [one for one in self._usable if one not in self._laid]
            self.press(self._among(spare, source, "Use "))
            self.reader.waits_until(lambda source=source: source in self._laid)  # type: ignore[misc]
        for source in [one for one in self._laid if one not in wanted]:
            self._choose(source)
            self.press(self.button("Take out"))
            self.reader.waits_until(lambda source=source: source not in self._laid)  # type: ignore[misc]
        for to, source in enumerate(wanted):
            self._move(source, to)
        if wildcard is not None and self.view.mine and self.view.mine.wildcard != wildcard:
            self.page.get_by_label("The wildcard is").select_option(wildcard)
            self.reader.waits_until(
                lambda: self.view.mine is not None and self.view.mine.wildcard == wildcard
            )

    def _among(self, sources: list[str], source: str, before: str = "") -> Locator:
        """The button of a card. Found by name and not by place, because the page may still show the
        view before the newest."""
        if source == "*":
            name = "the wildcard"
        elif source[0] == "b":
            name = f"the bonus letter {self._bonus(source)}"
        else:
            name = f"your card {int(source[1:]) + 1}"
        alike = [one for one in sources if one == source or self._same(one, source)]
        found = self.page.get_by_role("button", name=re.compile(rf"^{before}{name}\b"))
        return found.nth(alike.index(source))

    def _bonus(self, source: str) -> str:
        return next(one.letter for one in self.view.bonus if one.source == source)

    def _same(self, one: str, other: str) -> bool:
        both_bonus = one[0] == other[0] == "b"
        return both_bonus and self._bonus(one) == self._bonus(other)

    def _choose(self, source: str | None) -> None:
        """Selects a card of the word, or clears the selection."""
        chosen = self.page.get_by_label("Your word", exact=True).get_by_role("button", pressed=True)
        if source is None:
            if chosen.count():
                self.press(chosen)
            expect(chosen).to_have_count(0)
            return
        it = self._among(self._laid, source)
        if it.get_attribute("aria-pressed") != "true":
            self.press(it)
        expect(it).to_have_attribute("aria-pressed", "true")

    def _move(self, source: str, to: int) -> None:
        """Moves a card left to its place, by a drag or step by step."""
        while (at := self._laid.index(source)) > to:
            it = self._among(self._laid, source)
            if self.way == "keys":
                self.tab_to(it)
                self.page.keyboard.press("ArrowLeft")
            elif self.way == "touch":
                self._choose(source)
                self.press(self.button("‹ Left"))
            else:
                self._drag(it, self._among(self._laid, self._laid[to]))
            self.reader.waits_until(lambda at=at: self._laid.index(source) != at)  # type: ignore[misc]

    def _drag(self, it: Locator, before: Locator) -> None:
        it.scroll_into_view_if_needed()
        start, end = it.bounding_box(), before.bounding_box()
        assert start is not None
        assert end is not None
        self.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(end["x"] + 4, end["y"] + end["height"] / 2, steps=3)
        self.page.mouse.up()

    @property
    def _laid(self) -> list[str]:
        return list(self.view.mine.cards) if self.view.mine else []

    @property
    def _usable(self) -> list[str]:
        arrange = next(one for one in self.view.choices if isinstance(one, CanArrange))
        return [*arrange.own, *arrange.middle]


def _digit(act: Act) -> str:
    """The key of a single digit that does this act; empty if it has none."""
    match act:
        case acts.Stay() | acts.Reveal() | acts.Ready():
            return "1"
        case acts.Know(know=yes) | acts.Accept(accept=yes):
            return "1" if yes else "2"
        case acts.MoveOn():
            return "2"
    return ""

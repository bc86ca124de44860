"""Quiddler's table while playing: by keys alone, what is spoken, what moves, what is in sight."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour.minds.quiddler.words import solver_of
from parlour.rules.quiddler.choices import CanDiscard
from tests.browser.conftest import NewGuest
from tests.browser.ears import Ears
from tests.browser.guest import PHONE, Guest
from tests.browser.reader import Reader
from tests.browser.speller import Speller, seat, seat_two, with_the_turn
from tests.browser.typist import play_by_text

MOST_STEPS = 400
HAS_FOCUS = "() => document.activeElement !== document.body"
# Keeps the card and the timing of every flight.
WATCH = """
window.flights = []
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how)
  const card = this.dataset?.card ?? null
  const pile = this.closest('[data-pile]')?.dataset.pile ?? null
  const { endTime, duration } = animation.effect.getComputedTiming()
  flights.push({ card, pile, endTime, duration })
  return animation
}
"""
RUNNING = "() => document.getAnimations().filter((it) => it.playState === 'running').length"
# Which cards of the hand, buttons of the rail and fields somebody cannot see or touch.
HIDDEN = """() => {
  const all = document.querySelectorAll('.rail [data-card], .rail button, .rail input')
  return [...all].filter((one) => one.checkVisibility()).filter((one) => {
    const box = one.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const across = box.left >= 0 && box.right <= innerWidth
    const inside = across && box.top >= 0 && box.bottom <= innerHeight
    return !inside || !one.contains(document.elementFromPoint(x, y))
  }).map((one) => one.ariaLabel ?? one.textContent.trim() ?? one.id)
}"""
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def with_bots(guest: Guest, bots: int) -> None:
    """Starts a game with bots that act at once. Nobody goes out on the first turn, so the game
    comes to the guest's own turn by itself."""
    guest.makes_a_table("Quiddler")
    guest.page.get_by_text("Options").click()
    guest.page.get_by_label("Pace of bots").select_option("0")
    guest.page.get_by_label("Out on the first turn", exact=True).select_option("no")
    guest.adds_bots(bots)
    guest.starts()
    expect(guest.page.locator(".headline")).to_have_text("Your turn: draw a card")


# By keys alone


class Typist:
    """A guest who plays with the keyboard, and notes what they did."""

    def __init__(self, guest: Guest, reader: Reader) -> None:
        self.guest = guest
        self.reader = reader
        self.turns = 0
        self.typed: set[str] = set()
        self.discards: list[str] = []

    @property
    def view(self) -> Any:
        return self.reader.view

    def press(self, keys: str) -> None:
        self.guest.page.keyboard.press(keys)

    def takes_a_turn(self) -> None:
        """Draws, types the best words, chooses a discard, and ends the turn."""
        turn = (self.view.hand, self.view.turn)
        self.turns += 1
        self.press("Alt+1")
        self.reader.waits_until(lambda: self.view.mine.drawn is not None)
        self.press("Alt+0")
        self.reader.waits_until(lambda: not self.view.mine.arrangement.rows)
        found = solver_of(self.view.options).solve([card.face for card in self.view.mine.cards])
        assert found.discard is not None
        for word in found.words:
            spelled = "".join(word)
            self.typed.add(spelled)
            self.guest.page.keyboard.type(spelled.lower(), delay=30)
            self.press("Enter")
        spelled_rows = sorted("".join(word) for word in found.words)
        self.reader.waits_until(
            lambda: sorted(row.word for row in self.view.mine.arrangement.rows) == spelled_rows
        )
        assert found.discard is not None
        self.discards.append(found.discard)
        self.press("Alt+k")
        self.guest.page.keyboard.type(found.discard.lower())
        if self.guest.page.locator("[data-word-field]").input_value():
            self.press("Enter")  # more letters could mean another card
        expect(self.guest.page.locator("[data-place=discard] [data-card]")).to_have_attribute(
            "aria-label", re.compile(f"^{found.discard},")
        )
        self.press("Alt+Enter")
        self.reader.waits_until(lambda: (self.view.hand, self.view.turn) != turn or _ended(self))

    def plays(self) -> Iterator[Any]:
        """Plays to the end of the game; gives the view after each step."""
        for _ in range(MOST_STEPS):
            seq, view = self.reader.seq, self.view
            if view.phase == "over":
                return
            if view.viewer not in view.waiting_for:
                self.reader.waits_beyond(seq)
            elif view.phase == "draw":
                self.takes_a_turn()
            else:
                # Let the words stand, or go on to the next hand.
                self.press("Alt+Enter")
                self.reader.waits_beyond(seq)
            yield self.view
        raise AssertionError("the game does not end")


def _ended(typist: Typist) -> bool:
    return bool(typist.view.phase not in ("draw", "play"))


@pytest.mark.long
def test_a_whole_game_by_keys_alone_is_told_in_sentences(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ears, reader = Ears(ana), Reader(ana, "quiddler")
    with_bots(ana, 1)
    reader.waits_until(lambda: reader.view is not None)
    typist = Typist(ana, reader)
    for _ in typist.plays():
        ana.page.wait_for_function(HAS_FOCUS)
    assert reader.view.hand == 8
    said = ears.heard
    print(*said, sep="\n")  # pytest shows it if the test fails

    # Every turn of one's own is announced, and nothing is spelled letter by letter.
    announced = [line for line in said if re.match("Your (final )?turn: draw", line)]
    # The first turn begins with the game, whose first line says who begins.
    assert typist.turns - 1 <= len(announced) <= typist.turns
    rows = [line for line in said if line.startswith("You arrange ")]
    told = {word for line in rows for word in re.findall("[A-Z]{2,}", line)}
    assert told == typist.typed
    # A word is told once, together with those before it.
    assert len(rows) <= sum(1 for line in said if line.startswith("You draw ")) * 5
    chosen = {line.rpartition(" discard ")[2] for line in said if line.startswith("You ")}
    assert {f"{face}." for face in typist.discards} <= chosen
    assert any(re.match(r"You can go out, and discard [A-Z]+\.", line) for line in said)
    # The cards that were dealt are told, and after each hand who has how many points.
    assert len([line for line in said if " Your cards are " in line]) >= 7
    assert len([line for line in said if " So far you have " in line]) == 6
    odd = [line for line in said if not re.fullmatch(r"[A-Z“].*[.!?”]", line, re.DOTALL)]
    assert odd == []


# Typing


def test_letters_go_to_the_row_at_once_unless_single_keys_are_off(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    with_bots(ana, 1)
    player = Speller(ana)
    expect(player.hand).to_have_count(3)
    face = player.faces()[0]
    ana.page.keyboard.type(face.lower())
    expect(player.row(1)).to_have_count(1)
    expect(ana.page.locator("[data-word-field]")).to_be_focused()
    ana.page.keyboard.press("Alt+0")
    expect(player.row(1)).to_have_count(0)

    ana.opens("Settings")
    keys = ana.page.get_by_role("group", name="Keys of a single letter or digit")
    keys.get_by_role("radio", name="Off").check()
    ana.page.keyboard.press("Escape")
    ana.page.locator("h1").evaluate("it => { it.tabIndex = -1; it.focus() }")
    ana.page.keyboard.type(face.lower())
    expect(player.row(1)).to_have_count(0)
    # In the field itself letters are still letters.
    ana.page.keyboard.press("Alt+w")
    ana.page.keyboard.type(face.lower())
    expect(player.row(1)).to_have_count(1)


def test_the_word_field_keeps_what_cannot_be_spelled_and_knows_alt_enter(
    new_guest: NewGuest,
) -> None:
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben"))
    seat_two(ana.guest, ben.guest, Judging_words="vote")
    first, _ = with_the_turn(ana, ben)
    page, field = first.page, first.page.locator("[data-word-field]")
    page.keyboard.press("Alt+Enter")
    first.guest.sees("Draw a card first.")
    # Digits draw, also in the field: browsers on Linux take Alt and a digit.
    page.keyboard.press("Alt+w")
    page.keyboard.press("1")
    expect(first.hand).to_have_count(4)
    page.keyboard.type("zzzz")
    page.keyboard.press("Enter")
    expect(field).to_have_value("ZZZZ")
    first.guest.sees("Your cards do not spell ZZZZ.")
    expect(field).to_have_attribute("aria-invalid", "true")
    spoken = page.get_by_role("log").first
    expect(spoken.get_by_text("Your cards do not spell ")).to_have_text(
        ["Your cards do not spell ZZZZ."]
    )
    # What cannot be spelled is gone when the field is for something else, and when letters come
    # from outside the field.
    page.keyboard.press("Alt+k")
    expect(field).to_have_value("")
    page.keyboard.press("0")
    page.keyboard.press("Alt+w")
    page.keyboard.type("zzzz")
    page.locator("h1").evaluate("it => { it.tabIndex = -1; it.focus() }")
    page.keyboard.type("z")
    expect(field).to_have_value("Z")
    page.keyboard.press("Escape")
    expect(field).to_have_value("")

    # All cards but one, straight from the field: Alt+Enter goes out, and does not only discard.
    page.keyboard.type("".join(first.faces()[:3]).lower())
    page.keyboard.press("Alt+Enter")
    expect(page.locator(".headline")).to_have_text("You go out")


def test_a_drawn_card_says_that_it_is_new(new_guest: NewGuest) -> None:
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben"))
    seat_two(ana.guest, ben.guest)
    first, _ = with_the_turn(ana, ben)
    first.draws()
    new = first.page.get_by_role("list", name="Your hand").get_by_role("button", name="just drawn")
    expect(new).to_have_count(1)
    expect(new).to_contain_text("new")
    # Between the face and the cards of the only opponent there is room for the mark of the dealer.
    face, fan = (first.page.locator(f".seats {part}").bounding_box() for part in (".head", ".fan"))
    assert face is not None
    assert fan is not None
    assert fan["x"] - face["x"] - face["width"] > 48


# The focus


def test_the_focus_goes_to_the_next_thing_to_do(new_guest: NewGuest) -> None:
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben"))
    ears = {one: Ears(one.guest) for one in (ana, ben)}
    seat_two(ana.guest, ben.guest, Judging_words="vote")
    first, second = with_the_turn(ana, ben)
    page = first.page
    first.button("Draw from the stock").focus()
    page.keyboard.press("Enter")
    # To the drawn card.
    expect(first.button("[A-Z]+, [0-9]+ points, just drawn")).to_be_focused()

    # Choosing the discard is spoken, and leads back to the cards.
    first.button("Discard a card").focus()
    page.keyboard.press("Enter")
    expect(first.hand.first).to_be_focused()
    face = first.faces()[0]
    page.keyboard.press("Enter")
    expect(first.button("Discard [A-Z]")).to_be_visible()
    ears[first].hears(f"You will discard {face}.")

    # After the discard: to the cards, which can be arranged meanwhile.
    first.button("Discard [A-Z]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".headline")).to_have_text(re.compile("^The turn of"))
    page.wait_for_function("() => !!document.activeElement.dataset.card")

    # After going out, too, something has the focus.
    expect(second.page.locator(".headline")).to_have_text(re.compile("^Your turn"))
    second.page.keyboard.press("Alt+1")
    expect(second.hand).to_have_count(4)
    for _ in range(3):
        second.hand.first.focus()
        second.page.keyboard.press("Enter")
    second.button("Go out, discard").focus()
    second.page.keyboard.press("Enter")
    expect(second.page.locator(".headline")).to_have_text("You go out")
    second.page.wait_for_function(HAS_FOCUS)


# Motion


def flights(player: Speller) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.page.evaluate("flights")
    return found


def test_the_deal_is_dealt_and_drawing_and_discarding_move_a_card(new_guest: NewGuest) -> None:
    guests = [new_guest(name, reduced_motion="no-preference") for name in ("Ana", "Ben")]
    for guest in guests:
        guest.page.add_init_script(WATCH)
    ana, ben = map(Speller, guests)
    seat_two(ana.guest, ben.guest)
    first, second = with_the_turn(ana, ben)
    dealt = flights(first)
    # Three own cards, and the three of the other player.
    assert len({one["card"] for one in dealt if one["card"]}) == 3
    assert len(dealt) >= 6
    assert all(one["endTime"] < 1000 and one["duration"] < 400 for one in dealt)

    before = len(flights(first))
    first.draws()
    drawn = first.button("[A-Z]+, [0-9]+ points, just drawn").get_attribute("data-card")
    first.page.wait_for_function(
        "([seen, drawn]) => flights.slice(seen).some((it) => it.card === drawn)",
        arg=[before, drawn],
    )
    seen = len(flights(second))
    first.discards_last("Discard")
    second.page.wait_for_function(
        "(seen) => flights.slice(seen).some((it) => it.pile === 'discards')", arg=seen
    )
    before = len(flights(second))
    second.hand.first.click()
    second.page.wait_for_function("(seen) => flights.length > seen", arg=before)


def test_a_key_ends_the_deal_and_reduced_motion_has_none(new_guest: NewGuest) -> None:
    ana = new_guest("Ana", reduced_motion="no-preference")
    ben = new_guest("Ben")
    for guest in (ana, ben):
        guest.page.add_init_script(WATCH)
    # A deal that would take an hour.
    ana.page.add_init_script(
        WATCH.replace("apply(this, how)", "apply(this, [how[0], {...how[1], duration: 3600000}])")
    )
    seat(ana, ben)
    expect(Speller(ana).hand).to_have_count(3)
    assert ana.page.evaluate(RUNNING) > 0
    ana.page.keyboard.press("Shift")
    assert ana.page.evaluate(RUNNING) == 0
    assert flights(Speller(ben)) == []


# In sight


@pytest.mark.long
@pytest.mark.parametrize("bots", [1, 3, 7])
def test_hand_and_actions_are_in_sight_on_every_screen(new_guest: NewGuest, bots: int) -> None:
    ana = new_guest("Ana")
    with_bots(ana, bots)
    expect(Speller(ana).hand).to_have_count(3)
    for width, height in (
        (360, 740),
        (390, 844),
        (740, 360),
        (844, 390),
        (720, 450),
        (768, 1024),
        (1280, 720),
        (1440, 900),
    ):
        ana.page.set_viewport_size({"width": width, "height": height})
        # The page follows a new size after a moment.
        ana.page.wait_for_function(f"() => !({TOO_WIDE})()")
        ana.page.wait_for_function(f"() => !({HIDDEN})().length")
    # All columns of the score sheet are in sight.
    sheet = ana.page.get_by_role("region", name="Score sheet, hand by hand")
    assert sheet.evaluate("it => it.scrollWidth <= it.clientWidth")


# Names the elements of a selector that something else covers: it lies over their middle.
COVERED = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}).map((one) => one.ariaLabel ?? one.dataset.pile)"""
CARDS_OF_ROWS = '[data-place="0"] [data-card]'


def test_on_a_phone_piles_and_words_are_in_sight_at_a_table_of_eight(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    with_bots(ana, 7)
    player = Speller(ana)
    for left in (2, 1):
        player.taps(player.hand.first)
        expect(player.hand).to_have_count(left)
    expect(player.row(1)).to_have_count(2)
    for width, height in ((360, 740), (390, 844), (740, 360), (844, 390)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.evaluate("scrollTo(0, 0)")
        # The page follows a new size after a moment.
        ana.page.wait_for_function(
            f"it => !({COVERED})(it).length", arg=f"[data-pile], {CARDS_OF_ROWS}"
        )
        ana.page.wait_for_function(f"() => !({TOO_WIDE})()")


def _is_the_final_turn(view: Any) -> bool:
    mine = view.phase == "play" and view.at == view.viewer
    return bool(mine and view.final_turns and view.hand > 1)


# Words that are wider than the place of those who laid them.
BESIDE = """() => [...document.querySelectorAll('.seats > li .word')].filter((word) => {
  const [it, seat] = [word, word.closest('[data-seat]')].map((one) => one.getBoundingClientRect())
  return it.left < seat.left - 1 || it.right > seat.right + 1
}).map((word) => word.ariaLabel)"""


@pytest.mark.long
def test_the_final_turn_fits_its_screen_with_all_words_on_the_table(new_guest: NewGuest) -> None:
    ana = new_guest("Ana", width=1440, height=900)
    reader = Reader(ana, "quiddler")
    with_bots(ana, 3)
    ana.opens("Text view")
    ana.page.get_by_label("What would you like to do?").focus()
    play_by_text(ana, reader, "quiddler", _is_the_final_turn)
    ana.opens("Text view")
    found = solver_of(reader.view.options).solve([card.face for card in reader.view.mine.cards])
    for word in found.words:
        ana.page.keyboard.type("".join(word).lower())
        ana.page.keyboard.press("Enter")
    expect(ana.page.locator("dl[aria-busy=false]")).to_be_visible()
    ana.page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    ana.page.set_viewport_size({"width": 360, "height": 740})
    ana.page.wait_for_function(f"() => !({BESIDE})().length")


def _ends_the_final_turn(view: Any) -> bool:
    return bool(view.final_turns and any(isinstance(one, CanDiscard) for one in view.choices))


def test_on_a_small_phone_words_hand_and_actions_of_a_final_turn_are_in_sight(
    new_guest: NewGuest,
) -> None:
    ana = new_guest("Ana", width=360, height=640)
    reader, player = Reader(ana, "quiddler"), Speller(ana)
    with_bots(ana, 3)
    ana.opens("Text view")
    ana.page.get_by_label("What would you like to do?").focus()
    play_by_text(ana, reader, "quiddler", _ends_the_final_turn)
    ana.opens("Text view")
    ana.page.keyboard.press("Alt+0")
    expect(player.hand).to_have_count(len(reader.view.mine.cards))
    for count in (1, 2):
        player.hand.first.click()
        expect(player.row(1)).to_have_count(count)
    # Without scrolling.
    ana.page.evaluate("scrollTo(0, 0)")
    ana.page.wait_for_function(f"it => !({COVERED})(it).length", arg=CARDS_OF_ROWS)
    ana.page.wait_for_function(f"() => !({HIDDEN})().length")
    assert not ana.page.evaluate(TOO_WIDE)


def test_at_400_percent_whatever_has_the_focus_is_uncovered(new_guest: NewGuest) -> None:
    ana = new_guest("Ana", width=320, height=256)
    with_bots(ana, 3)
    expect(Speller(ana).hand).to_have_count(3)
    assert not ana.page.evaluate(TOO_WIDE)
    controls = ana.page.locator("main :is(button, input)").filter(visible=True)
    assert controls.count() > 6
    for control in controls.all():
        control.focus()
        box = control.evaluate(
            """(it) => {
              const { left, top, width, height } = it.getBoundingClientRect()
              const there = document.elementFromPoint(left + width / 2, top + height / 2)
              return [it.contains(there), top, top + height]
            }"""
        )
        assert box[0], control.evaluate("it => it.outerHTML")


def test_on_a_phone_a_word_of_seven_cards_has_one_line(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    reader, player = Reader(ana, "quiddler"), Speller(ana)
    with_bots(ana, 1)
    ana.opens("Text view")
    ana.page.get_by_label("What would you like to do?").focus()
    play_by_text(
        ana,
        reader,
        "quiddler",
        lambda view: view.hand == 5 and view.phase == "play" and view.at == view.viewer,
    )
    ana.opens("Text view")
    ana.page.set_viewport_size({"width": 360, "height": 740})
    ana.page.keyboard.press("Alt+0")
    expect(player.hand).to_have_count(8)
    for count in range(1, 8):
        player.hand.first.click()
        expect(player.row(1)).to_have_count(count)
    tops = {card.bounding_box()["y"] for card in player.row(1).all()}  # type: ignore[index]
    assert len(tops) == 1
    assert not ana.page.evaluate(TOO_WIDE)


def test_on_a_phone_the_total_and_the_outcome_of_a_challenge_are_in_sight(
    new_guest: NewGuest,
) -> None:
    ana, ben = (Speller(new_guest(name, **PHONE), finger=True) for name in ("Ana", "Ben"))
    seat_two(ana.guest, ben.guest, Judging_words="vote", Hands="2")
    first, second = with_the_turn(ana, ben)
    first.goes_out()
    expect(second.button("Challenge ")).to_be_visible()
    word = second.button("Challenge ").inner_text().removeprefix("Challenge ")
    second.taps(second.button("Challenge "))
    first.defends(word)
    for player in (first, second):
        player.votes(up=True)
    for player in (first, second):
        verdict = player.page.get_by_role("region", name="The verdict")
        expect(verdict).to_contain_text(word)
        player.taps(verdict)
        expect(verdict).to_have_count(0)
        # It stays on the felt, in small letters.
        told = player.page.locator(".stage .ruling")
        expect(told).to_contain_text(word)
        expect(told).to_be_in_viewport(ratio=1)
        number, ruling = player.page.locator(".hand-number").bounding_box(), told.bounding_box()
        assert number is not None
        assert ruling is not None
        assert number["y"] + number["height"] <= ruling["y"]
    second.only_discards()
    for player in (first, second):
        player.taps(player.button("On to the next hand"))
    for player in (first, second):
        total = player.page.get_by_role("button", name=re.compile(r"^Scores: you [−0-9]+$"))
        expect(total).to_be_in_viewport(ratio=1)

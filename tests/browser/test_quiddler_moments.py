"""The moments of a Quiddler evening: going out, the verdict, the scored hand, the end, the points.

The deal is random. A vote judges the words here, so that any cards make a word.
"""

import re

from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import NewGuest
from tests.browser.ears import Ears, keeps_the_focus
from tests.browser.guest import PHONE
from tests.browser.reader import Reader
from tests.browser.speller import Speller, labels, seat, with_the_turn
from tests.browser.test_jam_surprises import STICKS_OUT
from tests.browser.test_motion import LONGEST, RUNNING, WATCH

REFLOW: ViewportSize = {"width": 320, "height": 256}
"""A window of 1280 x 1024 pixels at 400 %."""
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
# Counts the notes that the page plays, by their pitch.
EARS = """
window.pitches = []
const knob = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {},
  exponentialRampToValueAtTime() {} }
window.AudioContext = class {
  currentTime = 0
  destination = {}
  createGain() { return { gain: knob, connect: (to) => to } }
  createOscillator() {
    return {
      frequency: { set value(pitch) { window.pitches.push(Math.round(pitch)) } },
      connect: (to) => to, start() {}, stop() {},
    }
  }
}
"""
DEAL, DRAW, OUT, VERDICT, SCORED = [196, 220, 196], [330], [392, 523, 659, 784], [294, 220], [330]


def reflows(player: Speller, *controls: Locator) -> None:
    """Checks that nothing is wider than a window at 400 %, and that controls can be reached."""
    before = player.page.viewport_size
    assert before is not None
    player.page.set_viewport_size(REFLOW)
    # After a change of the size, the page is drawn anew in the next frame.
    player.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
    )
    width = player.page.evaluate("document.documentElement.scrollWidth")
    assert width <= REFLOW["width"], player.page.evaluate(STICKS_OUT)
    for control in controls:
        control.evaluate("it => { it.blur(); it.focus() }")
        expect(control).to_be_in_viewport()
    player.page.set_viewport_size(before)


def test_going_out_the_verdict_the_scored_hand_and_the_end(new_guest: NewGuest, axe: str) -> None:
    ana = Speller(new_guest("Ana"))
    ben = Speller(new_guest("Ben", **PHONE), finger=True)
    readers = {one.guest.name: Reader(one.guest, "quiddler") for one in (ana, ben)}
    ears = {one.guest.name: Ears(one.guest) for one in (ana, ben)}
    seat(ana.guest, ben.guest, Hands="2", Judging_words="vote", Time_to_challenge="600")
    first, second = with_the_turn(ana, ben)

    # Going out fills the table: large cards with their points, a challenge, the time, who thinks.
    first.goes_out()
    for player in (first, second):
        heading = player.page.get_by_role("heading", name=re.compile("(goes|go) out!$"))
        expect(heading).to_be_visible()
        expect(player.page.get_by_role("timer")).to_have_attribute(
            "aria-label", re.compile(r"Words can be challenged: \d+ seconds left")
        )
        expect(player.page.get_by_role("list", name="Your hand")).to_have_count(0)
        answers = player.page.get_by_role("list", name="Who has answered")
        thinks = f"{second.guest.name} is thinking"
        expect(answers).to_contain_text("You have not answered yet" if player is second else thinks)
        assert player.guest.axe_findings(axe) == []
        keeps_the_focus(player.guest)
    reader = readers[second.guest.name]
    reader.waits_until(lambda: bool(reader.view.lay_downs))
    (laid,) = reader.view.lay_downs
    (word,) = laid.words
    cards = second.page.get_by_role("img", name=word.word, exact=True)
    box = cards.locator(".card").first.bounding_box()
    assert box is not None
    assert box["width"] > 60
    assert list(word.card_points) == [
        int(one) for one in cards.locator(".points").all_inner_texts()
    ]
    challenge = second.button(f"Challenge {word.word}")
    reflows(second, challenge, second.button("Let it stand"))
    second.page.set_viewport_size(SIDEWAYS)
    expect(second.button("Let it stand")).to_be_in_viewport(ratio=1)
    expect(challenge).to_be_in_viewport(ratio=1)
    second.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})

    # A vote has two answers of equal weight.
    second.taps(challenge)
    first.defends(word.word)
    yes, no = second.button("It stands"), second.button("It does not")
    yes.wait_for()
    looks = "it => [getComputedStyle(it).backgroundColor, it.offsetWidth, it.offsetHeight]"
    assert yes.evaluate(looks) == no.evaluate(looks)

    # The challenge fails: everybody reads and hears it, until a tap or a key.
    for player in (first, second):
        player.votes(up=True)
    for player in (first, second):
        expect(player.verdict).to_contain_text("valid")
        expect(player.verdict).to_contain_text(f"{word.word} has 2 of 2 votes.")
        expect(player.verdict).to_contain_text("It costs nobody any points.")
        expect(player.verdict).to_be_in_viewport(ratio=1)
        assert player.guest.axe_findings(axe) == []
        ears[player.guest.name].hears(f"{word.word} has 2 of 2 votes: it is upheld.")
        reflows(player)
    mine, theirs = first.verdict.inner_text(), second.verdict.inner_text()
    assert f"{second.guest.name} challenged your word {word.word}." in mine
    assert f"You challenged {first.guest.name}'s word {word.word}." in theirs
    second.has_read_the_verdict()
    first.page.keyboard.press("Enter")
    expect(first.verdict).to_have_count(0)
    for player in (first, second):
        keeps_the_focus(player.guest)

    # A word of the final turn falls, with the points that it costs and brings.
    other = second.lays_down(2)
    first.taps(first.button(f"Challenge {other}"))
    second.defends(other)
    for player in (first, second):
        player.votes(up=False)
    expect(second.verdict).to_contain_text("not valid")
    expect(second.verdict).to_contain_text(re.compile(r"You lose \d+ points"))
    expect(first.verdict).to_contain_text(re.compile(r"You gain \d+ points"))
    for player in (first, second):
        player.has_read_the_verdict()

    # The scored hand: words as cards, ribbons, the sum, the own total, what was best.
    for player in (first, second):
        expect(player.page.locator(".headline")).to_have_text("Hand 1 is scored")
        rows = player.page.get_by_role("region", name="The hand of 3 cards")
        expect(rows.get_by_role("img", name=word.word, exact=True)).to_be_visible()
        expect(rows.get_by_role("img", name=other, exact=True)).to_be_visible()
        expect(rows).to_contain_text("void")
        expect(rows).to_contain_text(re.compile(r"longest word \+10"))
        view = readers[player.guest.name].waits_for("scored")
        total = view.players[view.viewer].total
        expect(rows).to_contain_text(f"total {total}".replace("-", "−"))
        best = rows.get_by_text(re.compile("your cards", re.IGNORECASE))
        expect(best).to_be_visible()
        ears[player.guest.name].hears(best.inner_text())
        next_hand = player.button("On to the next hand: 4 cards")
        expect(next_hand).to_be_in_viewport(ratio=1)
        expect(next_hand).to_be_focused()
        assert player.guest.axe_findings(axe) == []
        reflows(player, next_hand)
    # The text has the same sentence.
    said = first.page.get_by_text(re.compile("your cards", re.IGNORECASE)).first.inner_text()
    first.guest.opens("Text view")
    first.guest.sees("The table in words")
    first.guest.sees(said)
    first.guest.opens("Text view")
    for player in (first, second):
        player.taps(player.button("On to the next hand"))

    # The end: the winner, a chart, the best word of the game, and another game.
    first, second = with_the_turn(ana, ben)
    for player in (first, second):
        keeps_the_focus(player.guest)
    first.goes_out()
    second.taps(second.button("Let it stand"))
    second.only_discards()
    for player in (first, second):
        expect(player.page.locator(".headline")).to_have_text("The game is over")
        view = readers[player.guest.name].waits_for("over")
        expect(player.page.get_by_role("heading", name=view.result)).to_be_in_viewport(ratio=1)
        expect(player.page.get_by_text(view.best_word.sentence)).to_be_visible()
        chart = player.page.get_by_role("img", name=re.compile("^Totals after 2 hands"))
        expect(chart).to_be_visible()
        for one in view.players:
            expect(chart).to_have_attribute("aria-label", re.compile(rf" {one.total}(,|$)"))
        assert player.guest.axe_findings(axe) == []
        keeps_the_focus(player.guest)
        reflows(player)
    expect(ana.button("Play again")).to_be_in_viewport(ratio=1)
    expect(ben.page.get_by_text("Ana starts the next game.")).to_be_in_viewport(ratio=1)

    # The score sheet is the paper one, with a long word in one line of cards.
    ben.taps(ben.button("Scores"))
    cell = ben.page.get_by_role("region", name="Score sheet, hand by hand").get_by_role("button")
    ben.taps(cell.first)
    words = ben.page.locator(".line .cards")
    if words.count():
        tops = words.first.locator(".card").evaluate_all("all => all.map(it => it.offsetTop)")
        assert len(set(tops)) == 1
    assert ben.guest.axe_findings(axe) == []


def test_the_points_of_the_box_are_chosen_at_once_and_shown_everywhere(
    new_guest: NewGuest, axe: str
) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben", **PHONE)
    reader = Reader(ana, "quiddler")
    ana.visits(ana.server)
    card = ana.page.get_by_role("article").filter(has_text="Quiddler")
    expect(card.locator(".points")).to_have_text(["2", "8", "4", "6"])
    card.get_by_role("radio", name=re.compile("^Points of the box")).check()
    expect(card.locator(".points")).to_have_text(["9", "2", "3", "3"])
    ana.button("Play Quiddler").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.button("Make the table").click()

    # The lobby shows the choice without a click, and lets the host change it.
    expect(ana.page.get_by_role("heading", name="At the table")).to_be_visible()
    box = ana.page.get_by_role("radio", name=re.compile("^Points of the box"))
    expect(box).to_be_visible()
    expect(box).to_be_checked()
    assert ana.axe_findings(axe) == []
    ben.visits(ana.page.url)
    expect(ben.page.locator(".room .points")).to_have_text(["9", "2", "3", "3"])
    ben.joins(ana.page.url)
    ben.sees("Points of the box, E 2, Z 14")

    # The values of the options have titles, in the order of the rules.
    ana.page.get_by_text("Options").click()
    judging = ana.page.get_by_label("Judging words").locator("option")
    expect(judging).to_have_text(
        [
            "Challenges, ruled by the word list",
            "Challenges, ruled by a vote",
            "Checked before they are laid",
        ]
    )
    rejected = ana.page.get_by_label("A rejected word").locator("option")
    expect(rejected).to_have_text(["Voids the whole lay-down", "Is struck alone"])
    ana.starts()
    reader.waits_until(lambda: reader.view is not None)
    assert reader.view.options.points == "published"
    # The front page remembers it.
    ana.visits(ana.server)
    expect(ana.page.get_by_role("radio", name=re.compile("^Points of the box"))).to_be_checked()


def test_sound_is_offered_once_and_belongs_to_the_moments(new_guest: NewGuest) -> None:
    ana, ben = Speller(new_guest("Ana")), Speller(new_guest("Ben"))
    for player in (ana, ben):
        player.page.add_init_script(EARS)
    seat(ana.guest, ben.guest, Hands="3", Judging_words="vote")

    def heard(player: Speller) -> list[int]:
        pitches: list[int] = player.page.evaluate("pitches.splice(0)")
        return pitches

    def within(sound: list[int], notes: list[int]) -> bool:
        return any(notes[at : at + len(sound)] == sound for at in range(len(notes)))

    first, second = with_the_turn(ana, ben)
    first.goes_out()
    second.taps(second.button("Let it stand"))
    second.only_discards()
    for player in (first, second):
        assert heard(player) == []
    first.taps(first.button("Turn on sound"))
    second.taps(second.button("No, thanks"))
    for player in (first, second):
        expect(player.button("Turn on sound")).to_have_count(0)
        heard(player)
    for player in (first, second):
        player.taps(player.button("On to the next hand"))
    hearing, deaf = first, second
    first, second = with_the_turn(ana, ben)
    assert within(DEAL, heard(hearing))
    first.goes_out()
    first.guest.sees(f"{second.guest.name} is thinking")
    # Who went out has nothing to answer, and there is no box for it.
    expect(first.page.locator(".answer")).to_have_count(0)
    second.taps(second.button("Challenge "))
    first.page.get_by_label("Use it in a sentence").wait_for()
    word = re.findall("Defend ([A-Z]+)", first.page.get_by_role("dialog").inner_text())[0]
    first.defends(word)
    notes = heard(hearing)
    assert within(DRAW, notes)
    assert within(OUT, notes)
    for player in (first, second):
        player.votes(up=True)
    for player in (first, second):
        player.has_read_the_verdict()
    assert within(VERDICT, heard(hearing))
    second.only_discards()
    expect(hearing.page.locator(".headline")).to_have_text("Hand 2 is scored")
    assert within(SCORED, heard(hearing))
    expect(hearing.button("Turn on sound")).to_have_count(0)
    assert heard(deaf) == []


def test_the_moments_move_briefly_and_a_key_ends_it(new_guest: NewGuest) -> None:
    ana = Speller(new_guest("Ana", reduced_motion="no-preference"))
    ben = Speller(new_guest("Ben"))
    reader = Reader(ana.guest, "quiddler")

    def has_moved(*names: str) -> None:
        """Asks from outside the page: its own time stands still, or goes by our clock."""
        for name in names:
            seen = f"moved.some((one) => one.what.endsWith('-{name}'))"
            reader.waits_until(lambda: ana.page.evaluate(seen), name)  # noqa: B023  runs at once

    for player in (ana, ben):
        player.page.add_init_script(WATCH)
    seat(ana.guest, ben.guest, Hands="1", Judging_words="vote")
    first, second = with_the_turn(ana, ben)
    first.goes_out()
    second.taps(second.button("Challenge "))
    has_moved("land")
    doubted = first.page.locator(".doubted .cards")
    doubted.wait_for()
    word = labels(doubted)[0]
    first.defends(word)
    for player in (first, second):
        player.votes(up=True)
    has_moved("stamp")
    for player in (first, second):
        player.has_read_the_verdict()
    # A number takes as many frames as the clock gives it, however busy the machine is.
    ana.page.clock.install()
    second.only_discards()
    for player in (ana, ben):
        expect(player.page.locator(".headline")).to_have_text("The game is over")
    has_moved("arrive", "grow", "draw", "rise")
    moved = ana.page.evaluate("moved")
    assert {one["lasts"] for one in moved if one["lasts"] > LONGEST} == set()
    # What is computed meanwhile has come, too.
    expect(ana.page.get_by_text(re.compile("your cards", re.IGNORECASE)).first).to_be_visible()
    # The numbers end at what they say, by themselves.
    ana.page.clock.run_for(LONGEST)
    for number in ana.page.locator(".count").all():
        shown, said = number.locator("span").all_inner_texts()
        assert shown == said
    ana.page.keyboard.press("Shift")
    assert ana.page.evaluate(RUNNING) == 0
    assert [one for one in ben.page.evaluate("moved") if one["lasts"] > 1] == []


def test_going_out_stays_in_sight_though_everybody_answers_at_once(new_guest: NewGuest) -> None:
    ana = Speller(new_guest("Ana", reduced_motion="no-preference"))
    ben = Speller(new_guest("Ben"))
    ana.page.clock.install()
    seat(ana.guest, ben.guest, Hands="1", Judging_words="vote")
    if with_the_turn(ana, ben)[0] is ben:
        ben.only_discards()
    ana.goes_out()
    moment = ana.page.get_by_role("heading", name="You go out!")
    expect(moment).to_be_visible()
    # The time of Ana's page stands still, so that it does not matter how long Ben takes.
    ana.page.clock.pause_at(ana.page.evaluate("Date.now()") / 1000 + 60)
    ben.taps(ben.button("Let it stand"))
    expect(ana.page.locator(".headline")).to_have_text("The final turn of Ben")
    expect(moment).to_be_visible()
    expect(ana.page.get_by_label("Who has answered")).to_contain_text("Ben lets the words stand")
    ana.page.clock.run_for(2_000)
    expect(moment).to_have_count(0)
    expect(ana.page.get_by_role("heading", name="Your words")).to_be_visible()

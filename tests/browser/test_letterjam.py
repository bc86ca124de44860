"""The Letter Jam table as a picture: whole games by mouse, touch and keys. Every phase survives a
reload, passes axe, and holds no secret."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from parlour.rules.base import Act
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.view_types import MineView, View
from tests.browser.conftest import NewGuest
from tests.browser.frames import Frames
from tests.browser.guest import PHONE
from tests.browser.jam import CLUES, MOST_ACTS, agree, public, take_a_step, wait_for_bots
from tests.browser.jammer import Jammer

RELOADS = 5
# Milliseconds.
DRAWN_WITHIN = 250
SHORT = {"length": "3", "pace": "0"}


NOTE_KEYS = """() => {
  window.typed = []
  addEventListener('keydown', it => typed.push(it.key), true)
}"""


def sit_down(people: list[Jammer]) -> Jammer:
    """Seats people at a table for a short game. Returns its host."""
    host, *others = people
    link = host.guest.makes_a_table()
    for other in others:
        other.guest.joins(link)
    host.chooses(**SHORT, agreement="majority")
    return host


def play_out(people: list[Jammer]) -> dict[Jammer, set[type[Act]]]:
    """Plays a game that has begun to its end. Returns which kinds of acts each has done."""
    ana, done = people[0], {one: set[type[Act]]() for one in people}
    for _ in range(MOST_ACTS):
        agree(people)
        now = public(ana.view)
        if ana.view.phase == "over":
            break
        first = ana.view.round % len(people)
        for one in (*people[first:], *people[:first]):
            act = take_a_step(one, giver=(ana.view.round - 1) % len(people))
            if act is not None:
                done[one].add(type(act))
                break
        else:
            ana.reader.waits_until(lambda: public(ana.view) != now)  # noqa: B023  runs at once
    return done


@pytest.mark.long
def test_LJ_R2_six_play_a_whole_game_without_typing(new_guest: NewGuest) -> None:
    """Also what they say to each other takes a tap, and nobody needs the chat."""
    names = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")
    people = [Jammer(new_guest(name, **PHONE), "touch") for name in names]
    ana = sit_down(people)
    ana.guest.starts()
    agree(people)
    for one in people:
        one.page.evaluate(NOTE_KEYS)
    for one, said in zip(people, ("Good clue!", "Thank you!", "Sorry!") * 2, strict=True):
        one.guest.says(said)
        ana.guest.sees(said)
    done = play_out(people)
    assert ana.view.end is not None, "the game does not end"
    assert set.union(*done.values()) >= {acts.Draft, acts.Back, acts.Guess, acts.Ready, acts.Reveal}
    for one in people:
        one.press(one.button("On to the score"))
        one.guest.sees(f"{ana.view.end.total} points")
    assert ana.view.remarks == ()
    assert [one.page.evaluate("typed") for one in people] == [[]] * len(people)


def test_a_whole_game_by_mouse_touch_and_keys(new_guest: NewGuest) -> None:
    people = [
        Jammer(new_guest("Ana"), "mouse"),
        Jammer(new_guest("Ben", **PHONE), "touch"),
        Jammer(new_guest("Cleo"), "keys"),
    ]
    ana = sit_down(people)
    ana.guest.adds_bots(1)
    ana.guest.starts()
    done = play_out(people)
    end = ana.view.end
    assert end is not None, "the game does not end"
    assert len(ana.view.clues) == CLUES
    for one in people:
        assert done[one] >= {acts.Draft, acts.Back, acts.Guess, acts.Ready, acts.Reveal}, one.way
    for one in people:
        # The page shows the last word first; the score comes after a press.
        one.press(one.button("On to the score"))
        one.guest.sees(f"{end.total} points")
        expect(one.page.get_by_role("heading", name=end.grade_name, exact=True)).to_be_visible()
        for made_of in end.parts:
            one.guest.sees(" + ".join(made_of))
    expect(ana.guest.button("Play again")).to_be_visible()


# The review is computed meanwhile.
WITHOUT_REVIEW = """main => main.innerText.replace(
  main.querySelector('[aria-label="After the game"]')?.innerText ?? '', '')"""


def shown(jammer: Jammer) -> str:
    """What the page says, but for clocks that run and the review that comes."""
    said = jammer.page.locator("main").evaluate(WITHOUT_REVIEW)
    return " ".join(re.sub(r"\d+:\d\d left", "", said).split())


def settled(jammer: Jammer) -> tuple[str, int]:
    """What the page says, and the number of the view that it shows. A page draws a view a moment
    after its message, so both are read until neither changes."""
    now = shown(jammer), jammer.reader.seq
    while True:
        jammer.page.wait_for_timeout(DRAWN_WITHIN)
        before, now = now, (shown(jammer), jammer.reader.seq)
        if now == before:
            return now


def came_back(jammer: Jammer) -> None:
    """Checks that a reload shows the same table. If a bot acted meanwhile, tries again."""
    for _ in range(RELOADS):
        jammer.fold()
        before, seq = settled(jammer)
        jammer.guest.reloads()
        jammer.guest.is_playing()
        jammer.reader.waits_until(lambda: jammer.reader.seq >= seq)  # noqa: B023  runs at once
        after, seq_after = settled(jammer)
        if after == before or seq_after == seq:
            assert after == before
            return
    raise AssertionError("the table changed during every reload")


def helped(view: View) -> set[str]:
    """The letters that fit every clue for the viewer's standing card, as the helper shows them."""
    card = view.players[view.viewer or 0].card
    told = [set(clue.fits) for clue in view.clues if clue.fits and card in clue.own_cards]
    return set.intersection(*told) if told else set()


def see_phase(jammer: Jammer, axe: str) -> None:
    """Checks a phase: the page survives a reload, and axe finds nothing, light and dark."""
    page, phase = jammer.page, jammer.view.phase
    # Bots go on meanwhile, so the newest view is compared each time.
    headline = page.locator(".headline")
    jammer.reader.waits_until(lambda: headline.inner_text() == jammer.view.headline)
    if phase == "over":
        assert jammer.guest.axe_findings(axe) == [], "all words are up"
        jammer.press(jammer.button("On to the score"))
    came_back(jammer)
    for slid in ("Offers", "Sheet"):
        jammer.slide(slid)
    if phase == "deciding":
        ringed = page.locator("section.slide-panel .fit").all_inner_texts()
        assert set(ringed) == helped(jammer.view)
    jammer.guest.is_clean(axe, phase)
    page.keyboard.press("Escape")


def play_every_phase(jammer: Jammer, visit: Callable[[], None]) -> set[str]:
    """Plays with two bots to the end; visits every phase once, when the bots have acted."""
    phases: set[str] = set()
    jammer.chooses(**SHORT, agreement="host", words="neighbours", helper="yes")
    jammer.guest.adds_bots(2)
    jammer.guest.starts()
    jammer.reader.waits_until(lambda: jammer.reader.view is not None)
    for _ in range(MOST_ACTS):
        wait_for_bots(jammer)
        if jammer.view.phase not in phases:
            phases.add(jammer.view.phase)
            visit()
        if jammer.view.phase == "over":
            return phases
        assert take_a_step(jammer, giver=0) is not None, jammer.view
    raise AssertionError("the game does not end")


def preferred(view: View) -> int:
    """The giver of the clue with the most backers."""
    return max(view.offers, key=lambda one: len(one.backers)).giver if view.offers else 1


def test_nothing_secret_is_in_the_page(new_guest: NewGuest) -> None:
    """Before the final words are revealed, neither the frames nor the page nor its storage hold a
    letter of the viewer's own, or a word that would reveal one."""
    ana = Jammer(new_guest("Ana"), "mouse")
    frames = Frames(ana.guest)
    ana.guest.makes_a_table()
    ana.chooses(**SHORT, agreement="host")
    ana.guest.adds_bots(3)
    ana.guest.starts()
    ana.reader.waits_until(lambda: ana.reader.view is not None)
    believed: set[str] = set()
    # Bots give most clues, and their words contain the viewer's letters.
    for _ in range(MOST_ACTS):
        wait_for_bots(ana)
        if ana.view.phase == "reveal":
            break
        frames.look()
        assert ana.view.mine is not None
        believed.add(ana.view.mine.believed)
        # A clue without the viewer's own letter and the wildcard is no secret.
        believed |= {clue.letters for clue in ana.view.clues}
        me = ana.view.players[0]
        assert (me.letter, set(me.row)) == (None, {None})
        for clue in ana.view.clues:
            own = [at for at, source in enumerate(clue.sources) if source == me.source]
            assert {clue.letters[at] for at in own} <= {"?"}
            assert clue.word is None
        take_a_step(ana, giver=preferred(ana.view))
    assert len(ana.view.clues) == CLUES
    until_reveal = len(frames.seen)
    while ana.view.phase != "over":
        wait_for_bots(ana)
        take_a_step(ana, giver=0)
    end = ana.view.end
    assert end is not None
    frames.look()
    told = {clue.word for clue in ana.view.clues} | {draft.word for draft in end.drafts}
    secrets = {word for word in told | {end.words[0]} if word} - believed
    assert len(secrets) > CLUES
    assert all(frames.hold(word) for word in secrets), "the end reveals them"
    del frames.seen[until_reveal:]
    assert {word for word in secrets if frames.hold(word)} == set()


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_every_phase(new_guest: NewGuest, axe: str, size: str) -> None:
    phone = size == "phone"
    ana = Jammer(new_guest("Ana", **(PHONE if phone else {})), "touch" if phone else "mouse")
    ana.guest.makes_a_table()
    phases = play_every_phase(ana, lambda: see_phase(ana, axe))
    assert phases == {"making", "clue", "deciding", "final", "reveal", "over"}


def test_notes_drafts_and_remarks(new_guest: NewGuest) -> None:
    """The optional acts: marks and notes on the sheet, drafts, and what may be said."""
    ana = Jammer(new_guest("Ana"), "mouse")
    new_guest("Ben").joins(ana.guest.makes_a_table())
    ana.chooses(**SHORT)
    ana.guest.starts()
    ana.reader.waits_until(lambda: ana.reader.view is not None)

    def mine() -> MineView:
        assert ana.view.mine is not None
        return ana.view.mine

    def shows(true: Callable[[], bool]) -> None:
        ana.reader.waits_until(true)

    page = ana.page
    page.get_by_label("Cross out").check()
    ana.button("K").click()
    shows(lambda: mine().sheet[0].crossed == "K")
    page.get_by_label("Maybe").check()
    ana.button("E").click()
    shows(lambda: mine().sheet[0].candidates == "E")
    ana.button("K, crossed out").click()
    shows(lambda: (mine().sheet[0].crossed, mine().sheet[0].candidates) == ("", "EK"))
    page.get_by_label("Your cards").get_by_role("button").nth(2).click()
    page.get_by_text("Notes").click()
    page.get_by_label("Beside card 3").fill("a vowel")
    page.get_by_label("On the margin").fill("think")
    page.get_by_label("On the margin").blur()
    shows(lambda: (mine().sheet[2].note, mine().margin) == ("a vowel", "think"))
    # A word that is not in the word list becomes a draft; its maker must offer it explicitly.
    page.get_by_role("textbox", name="Your clue").fill("XQXQ")
    ana.button("Offer this clue").click()
    ana.guest.sees("The wildcard cannot be X and Q in one clue.")
    page.keyboard.press("Escape")
    page.get_by_role("textbox", name="Your clue").fill("XX")
    ana.button("Offer this clue").click()
    ana.guest.sees("The word list does not know it.")
    assert not ana.view.offers
    ana.button("Drop XX").click()
    shows(lambda: not mine().drafts)
    ana.button("I have a good clue").click()
    ana.button("I am unsure").click()
    shows(lambda: (ana.view.players[0].good_clue, ana.view.players[0].sure) == (True, False))
    ana.button(f"Spell with {ana.view.stands[0].letter} of stand 1").click()
    ana.button("Note it").click()
    ana.button("Offer all the same").click()
    shows(lambda: [offer.backers for offer in ana.view.offers] == [(0,)])
    ana.button("Do not back it any more").click()
    shows(lambda: ana.view.players[0].backing is None)
    ana.button("Withdraw").click()
    shows(lambda: not ana.view.offers)
    ana.button("Stop the clues").click()
    shows(lambda: ana.view.players[0].wants_stop)

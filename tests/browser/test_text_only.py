"""A person with a keyboard and a screen reader plays a whole game in the text view.

A bot decides from the view that their page received, and `say` puts its act into a command.
"""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from parlour.rules.registry import GAMES
from tests.browser.conftest import NewGuest
from tests.browser.ears import Ears
from tests.browser.guest import Guest
from tests.browser.reader import Reader
from tests.browser.typist import play_by_text

# What no sentence should have: a capital after a colon (letters and names may have one), a count
# of nothing, words for programmers.
ODD = re.compile(
    r": (You|Your|The|It)\b|\bNone\b|\bnull\b|\b0 (card|point|word)|[a-z]-[a-z]+-[a-z]|_"
)

# The name of the focused element: the text of its label, or its own.
FOCUSED = """() => {
  const it = document.activeElement
  return it === document.body ? '' : (it.labels?.[0] ?? it).textContent.trim()
}"""


def tab_to(guest: Guest, name: str) -> None:
    """Presses Tab until the element with this name has the focus."""
    for _ in range(60):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(new_guest: NewGuest, game: str) -> None:
    ana = new_guest("Ana")
    ears, reader = Ears(ana), Reader(ana, game)
    ana.makes_a_table(GAMES[game].title)
    ana.page.get_by_text("Options").click()
    ana.page.get_by_label("Pace of bots").select_option("0")
    if game == "quiddler":
        ana.page.get_by_label("Hands", exact=True).fill("2")
    ana.adds_bots(2)
    tab_to(ana, "Start the game")
    ana.page.keyboard.press("Enter")
    ana.is_playing()
    ana.page.keyboard.press("Alt+t")
    field = ana.page.get_by_label("What would you like to do?")
    expect(field).to_be_focused()
    play_by_text(ana, reader, game)
    expect(ana.page.locator(".words")).to_contain_text("The game is over")
    # The lines of the table, and the first ones of the game.
    opening = ana.page.locator(".words section:not(.fresh)").all_inner_texts()[:2]
    assert "".join(opening).count("The game is over") == 1
    assert 'Type "play again" to start the next game.' in opening[0]
    makes_sense(ears.heard)
    assert any(one.startswith("The game is over") for one in ears.heard)
    expect(field).to_be_focused()
    ana.page.keyboard.type("play again")
    ana.page.keyboard.press("Enter")
    reader.waits_until(lambda: reader.view.phase != "over")
    expect(field).to_be_focused()


def makes_sense(heard: list[str]) -> None:
    """Checks what the live region said in a whole game."""
    for before, said in pairwise(heard):
        # Two bots may do the same thing, but then their names differ.
        assert said != before, f"said twice: {said}"
    for said in heard:
        assert said[-1] in ".?!", f"no end of a sentence: {said}"
        assert not ODD.search(said), f"odd: {said}"


def test_help_lists_commands_with_examples(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.adds_bots(1)
    ana.starts()
    ana.page.keyboard.press("Alt+t")
    answer = ana.page.get_by_role("status", name="Answer")
    ana.types("help")
    expect(answer).to_contain_text('"guess A"')
    expect(answer).to_contain_text('or "end the game".')
    ana.types("help leave")
    expect(answer).to_have_text('"leave": get up; a bot plays on in your place.')
    ana.types("read stands")
    expect(answer).to_contain_text("Stand 1: ")
    field = ana.page.get_by_label("What would you like to do?")
    expect(field).to_have_value("")
    ana.types("guess 1 e")
    expect(answer).to_have_text("")
    ana.types("guess 1 é")
    expect(answer).not_to_have_text("")
    # The next letter replaces a refused command.
    ana.page.keyboard.type("guess 1 o")
    expect(field).to_have_value("guess 1 o")
    ana.types("guess 1 é")
    expect(answer).not_to_have_text("")
    # The refusal stays clear of the ring around the field.
    ring = field.evaluate(
        "it => it.getBoundingClientRect().bottom + parseFloat(getComputedStyle(it).outlineWidth)"
        " + parseFloat(getComputedStyle(it).outlineOffset)"
    )
    assert answer.evaluate("it => it.getBoundingClientRect().top") >= ring


def test_what_is_new_since_the_last_command_is_marked(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    ben.joins(ana.makes_a_table())
    ana.starts()
    ben.is_playing()
    ana.page.keyboard.press("Alt+t")
    ben.page.keyboard.press("Alt+t")
    fresh = ana.page.locator(".fresh")
    expect(fresh).to_have_count(0)
    ana.types("sure")
    expect(fresh).to_have_text("New since your last command You are sure of your letter.")
    ben.types("unsure")
    expect(fresh).to_contain_text("Ben is not sure of the letter.")
    ana.types("guess 1 e")
    expect(fresh).to_have_text("New since your last command You guess E for card 1.")
    history = ana.page.get_by_role("region", name="What happened", exact=True)
    expect(history).to_contain_text("Round 1 begins.")
    expect(history).to_contain_text("Ben is not sure of the letter.")

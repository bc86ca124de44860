"""Players lay out their final word again and again, as their minds change."""

import pytest
from playwright.sync_api import expect

from parlour.rules.letterjam import acts
from tests.browser.conftest import NewGuest
from tests.browser.guest import PHONE
from tests.browser.jam import MOST_ACTS, begin_with_bots, take_a_step, wait_for_bots
from tests.browser.jammer import Jammer, Way


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_a_final_word_can_be_rearranged(new_guest: NewGuest, way: Way) -> None:
    ana = Jammer(new_guest("Ana", **(PHONE if way == "touch" else {})), way)
    begin_with_bots(ana, 2, length="4", pace="0", agreement="host")
    for _ in range(MOST_ACTS):
        wait_for_bots(ana)
        if ana.view.phase == "final":
            break
        take_a_step(ana, giver=0, clues=0)
    words = [
        ("r3", "r2", "r1", "r0"),  # The card moved last stays selected,
        ("r3", "r2", "r1", "r0", "*"),  # and a card that is added does not replace it.
        ("*", "r0", "r1", "r2", "r3"),
        ("r2", "r3", "r0", "r1"),
    ]
    for cards in words:
        wildcard = "S" if "*" in cards else None
        ana.do(acts.Arrange(cards=cards, wildcard=wildcard))
        assert ana.view.mine is not None
        assert (ana.view.mine.cards, ana.view.mine.wildcard) == (cards, wildcard)
    # Letters that are typed anywhere go to the field for the word.
    ana.page.locator("h1").evaluate("it => { it.tabIndex = -1; it.focus() }")
    ana.page.keyboard.type("tea")
    expect(ana.page.get_by_label("Or type it")).to_have_value("tea")

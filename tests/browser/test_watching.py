"""Watchers see no letters, unless the table allows it."""

import re

import pytest
from playwright.sync_api import expect

from parlour.rules.registry import GAMES
from tests.browser.conftest import NewGuest
from tests.browser.reader import Reader


@pytest.mark.parametrize("letters", ["no", "yes"])
@pytest.mark.parametrize("game", GAMES)
def test_watchers_see_letters_only_if_the_option_is_on(
    new_guest: NewGuest, axe: str, game: str, letters: str
) -> None:
    ana, eve = new_guest("Ana"), new_guest("Eve")
    reader = Reader(eve, game)
    link = ana.makes_a_table(GAMES[game].title)
    ana.page.get_by_text("Options").click()
    field = ana.page.get_by_label("Watchers see letters")
    if letters == "yes":
        field.select_option("yes")
    ana.adds_bots(1)
    # The server has confirmed the option.
    expect(field).to_have_value(letters)
    eve.watches(link)
    eve.sees("At the table")
    ana.starts()
    eve.is_playing()
    reader.waits_until(lambda: reader.view is not None)
    shown = eve.page.locator("main")
    if game == "letterjam":
        of_players = shown.get_by_role("img", name=re.compile("^(Ana|Otter): "))
        told = re.compile(": [A-Z]$" if letters == "yes" else ": hidden$")
        expect(of_players).to_have_count(2)
        for card in of_players.all():
            expect(card).to_have_attribute("aria-label", told)
        seen = [player.letter is not None for player in reader.view.players]
        # Where a player would act there is no empty frame.
        expect(eve.page.get_by_role("region", name="Your turn")).to_have_count(0)
        expect(ana.page.get_by_role("region", name="Your turn")).to_be_visible()
    else:
        hands = shown.get_by_role("list", name="The other players").locator(".backs")
        for hand in hands.all():
            expect(hand).to_have_text(re.compile("[A-Z]+ [A-Z]+" if letters == "yes" else "^$"))
        seen = [player.faces is not None for player in reader.view.players]
    assert seen == [letters == "yes"] * 2
    assert eve.axe_findings(axe) == []

"""The rules page: from the server's data, with a place for every rule."""

import pytest
from playwright.sync_api import Route, expect

from parlour.rules.registry import GAMES
from parlour.rules.rules_text import rules_text
from tests.browser.conftest import NewGuest


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_on_the_page(new_guest: NewGuest, game: str) -> None:
    ana = new_guest("Ana")
    ana.visits(f"{ana.server}/rules")
    ana.page.get_by_role("link", name=GAMES[game].title).click()
    rules = rules_text(game).rules
    expect(ana.page.locator("article")).to_have_count(len(rules))
    for rule in rules:
        shown = ana.page.locator(f"#{rule.id}")
        expect(shown.get_by_role("heading")).to_have_text(f"{rule.title} {rule.id}")
        for paragraph in rule.text:
            expect(shown).to_contain_text(paragraph)


@pytest.mark.parametrize(("game", "rule_id"), [("letterjam", "LJ-R5"), ("quiddler", "QD-X4")])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_a_deep_link_leads_to_one_rule_and_from_there_to_another(
    new_guest: NewGuest, game: str, rule_id: str, width: int, height: int
) -> None:
    ana = new_guest("Ana", width=width, height=height)
    ana.visits(f"{ana.server}/rules/{game}#{rule_id}")
    marked = ana.page.locator(".marked")
    expect(marked).to_have_id(rule_id)
    ana.page.evaluate("document.fonts.ready")
    expect(marked).to_be_in_viewport(ratio=1)
    other = next(rule for rule in rules_text(game).rules if rule.id == rule_id).see[0]
    marked.locator(f"a[href='#{other}']").last.click()
    expect(ana.page.locator(".marked")).to_have_id(other)
    expect(ana.page.locator(".marked")).to_be_in_viewport()


def test_a_rule_says_which_options_of_the_lobby_change_it(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.visits(f"{ana.server}/rules/quiddler#QD-H5")
    expect(ana.page.locator("#QD-H5")).to_contain_text(
        "Options of the table: “Final words”, “Must lay down”"
    )
    # There is one deck, so nobody can choose another one in the lobby.
    expect(ana.page.locator("#QD-C4")).to_contain_text("Option of the table: “Points of the cards”")


def test_a_game_without_rules_text_says_so(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")

    def unwritten(route: Route) -> None:
        route.fulfill(json={"title": "Ghost", "in_short": [], "sections": []})

    ana.page.route("**/api/rules/ghost", unwritten)
    ana.visits(f"{ana.server}/rules/ghost#GH-R1")
    expect(ana.page.get_by_role("heading", name="Rules of Ghost")).to_be_visible()
    ana.sees("The rules of Ghost are not written down here.")


@pytest.mark.parametrize(
    ("code", "sentence", "shown"),
    [
        ("no-page", "There is nothing at this address.", "This address leads nowhere."),
        ("fault", "Something went wrong here. Try again.", "Something went wrong here."),
    ],
)
def test_rules_that_cannot_be_had_say_why(
    new_guest: NewGuest, code: str, sentence: str, shown: str
) -> None:
    ana = new_guest("Ana")
    refusal = {"kind": "illegal", "code": code, "sentence": sentence, "rule": ""}
    ana.page.route("**/api/rules/quiddler", lambda route: route.fulfill(json=refusal))
    ana.visits(f"{ana.server}/rules/quiddler")
    ana.sees(shown)

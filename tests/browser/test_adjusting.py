"""The host changes options and settings, in the lobby and during a game."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import PHONE, Guest


def option(guest: Guest, label: str) -> Locator:
    return guest.page.get_by_label(label, exact=True)


def own(guest: Guest) -> Locator:
    """The options that are marked as different from the rule set."""
    return guest.page.locator(".option.own")


def test_changed_options_survive_another_rule_set_and_are_marked(
    new_guest: NewGuest, axe: str
) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben", **PHONE)
    ben.joins(ana.makes_a_table())
    ana.page.get_by_text("Options").click()
    ben.page.get_by_text("Options").click()
    option(ana, "Letters in a word").fill("4")
    ana.page.keyboard.press("Tab")
    option(ana, "Strict share of reds").select_option("yes")
    expect(own(ana)).to_have_count(2)
    expect(own(ana).first).to_contain_text("Your choice; the Rulebook rules have: 5")
    expect(own(ben).first).to_contain_text("The host’s choice; the Rulebook rules have: 5")
    ana.sees("Rulebook rules, 2 changes")

    ana.page.get_by_role("radio", name="Summary").check()
    expect(option(ben, "Extra letters")).to_have_value("keep-face-down")
    expect(option(ana, "Letters in a word")).to_have_value("4")
    expect(option(ana, "Strict share of reds")).to_have_value("yes")
    # An option that the other rule set has too is not marked there, but it is not forgotten.
    expect(own(ana)).to_have_count(1)
    assert ana.axe_findings(axe) == []
    ana.page.get_by_role("radio", name="Rulebook").check()
    expect(own(ana)).to_have_count(2)
    expect(option(ben, "Strict share of reds")).to_have_value("yes")

    ana.button("Back to the Rulebook rules").click()
    expect(own(ana)).to_have_count(0)
    expect(own(ben)).to_have_count(0)
    expect(option(ben, "Letters in a word")).to_have_value("5")
    expect(ana.button("Back to the Rulebook rules")).to_have_count(0)
    ana.page.get_by_role("radio", name="Summary").check()
    expect(option(ben, "Letters in a word")).to_have_value("5")


def test_changing_the_game_and_back_keeps_the_options_of_each(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.page.get_by_text("Options").click()
    option(ana, "Letters in a word").fill("4")
    ana.page.keyboard.press("Tab")
    option(ana, "Chat").select_option("yes")
    expect(own(ana)).to_have_count(2)
    ana.page.get_by_role("radio", name="Quiddler").check(force=True)
    expect(option(ana, "Hands")).to_have_value("8")
    expect(option(ana, "Chat")).to_have_value("yes")
    expect(own(ana)).to_have_count(1)
    option(ana, "Hands").fill("3")
    ana.page.keyboard.press("Tab")
    option(ana, "Chat").select_option("no")
    expect(own(ana)).to_have_count(1)
    ana.page.get_by_role("radio", name="Letter Jam").check(force=True)
    expect(option(ana, "Letters in a word")).to_have_value("4")
    expect(option(ana, "Chat")).to_have_value("no")
    ana.page.get_by_role("radio", name="Quiddler").check(force=True)
    expect(option(ana, "Hands")).to_have_value("3")


def test_options_about_people_can_be_changed_during_a_game_and_all_see_it(
    new_guest: NewGuest, axe: str
) -> None:
    ana, ben, wim = new_guest("Ana"), new_guest("Ben", **PHONE), new_guest("Wim")
    link = ana.makes_a_table()
    ben.joins(link)
    ana.starts()
    ben.is_playing()
    wim.watches(link)
    wim.is_playing()

    ana.opens("Table")
    assert ana.axe_findings(axe) == []
    ana.page.get_by_text("Options").click()
    expect(option(ana, "Letters in a word")).to_be_disabled()
    option(ana, "Chat").select_option("yes")
    expect(ben.page.locator(".toasts")).to_contain_text("Ana changed the table: Chat.")
    option(ana, "Agreeing").select_option("majority")
    expect(ben.page.locator(".toasts")).to_contain_text("Ana changed the table: Agreeing.")
    option(ana, "Clock").select_option("300")
    ana.sees("Ana sets the clock to 5 minutes.")
    ben.sees("5:0")  # the clock runs
    ben.opens("Chat")
    ben.page.get_by_label("Your message").fill("Hello!")
    ben.button("Say it").click()
    ben.opens("Table", closing=True)
    ben.sees("Ana turns free chat on.")
    ben.sees("Ana changes how clues are agreed on: it takes more than half of the players now.")
    ben.page.get_by_text("Options").click()
    expect(option(ben, "Agreeing")).to_have_value("majority")
    expect(option(ben, "Agreeing")).to_be_disabled()

    option(ana, "Watchers").select_option("no")
    wim.sees("This table is not open to watchers.")
    ben.sees("Ana lets nobody watch any more.")
    ana.reloads()
    ana.opens("Table")
    ana.page.get_by_text("Options").click()
    expect(option(ana, "Chat")).to_have_value("yes")

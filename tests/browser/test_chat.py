"""The chat, where the table allows one."""

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest


def test_chat_is_off_by_default(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.adds_bots(1)
    ana.starts()
    expect(ana.button("Chat")).to_have_count(0)


def test_a_message_reaches_the_others_and_the_reminder_is_shown(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    ben.joins(ana.makes_a_table())
    ana.page.get_by_text("Options").click()
    ana.page.get_by_label("Chat").select_option("yes")
    ana.starts()
    ana.opens("Chat")
    ana.sees("Say nothing about letters")
    ana.page.get_by_label("Your message").fill("Good evening!")
    ana.page.keyboard.press("Enter")
    expect(ben.button("Chat (1)")).to_be_visible()
    ben.opens("Chat (1)")
    ben.sees("Good evening!")

"""The page shows the state of the connection, and holds back asks made without one."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tools.served import served


def badge(guest: Guest, text: str) -> None:
    expect(guest.page.locator(".badge")).to_have_text(text)


def test_an_ask_made_offline_goes_out_after_the_reconnect(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    ben.joins(ana.makes_a_table())
    ana.starts()
    ana.opens("Text view")
    ana.sees("Letter Jam, round 1")
    badge(ana, "Connected")
    ana.context.set_offline(True)
    badge(ana, "Offline")
    ben.opens("Table")
    ben.sees("away")

    # Nothing changes meanwhile, so the page sends the command by itself.
    ana.types("sure")
    ana.sees("“sure” is not sent yet.")
    ana.context.set_offline(False)
    badge(ana, "Connected")
    expect(ana.page.get_by_text("is not sent yet")).to_have_count(0)
    ben.opens("Text view", closing=True)
    ben.sees("Ana: ")
    expect(ben.page.get_by_text("Ana is sure").first).to_be_attached()


def test_an_ask_made_offline_waits_for_the_person_if_the_table_has_changed(
    new_guest: NewGuest,
) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    ben.joins(ana.makes_a_table())
    ana.starts()
    for guest in (ana, ben):
        guest.opens("Text view")
        guest.sees("Letter Jam, round 1")
    ana.context.set_offline(True)
    badge(ana, "Offline")
    ana.types("sure")
    ana.sees("“sure” is not sent yet.")
    ben.types("unsure")
    ben.sees("Says: not sure.")
    ana.context.set_offline(False)
    ana.sees("The table has moved on since you asked.")
    ana.button("Forget it").click()
    expect(ana.page.get_by_text("was not sent")).to_have_count(0)
    badge(ana, "Connected")


def test_a_restart_of_the_server_costs_nobody_their_seat(
    new_guest: NewGuest, tmp_path: Path
) -> None:
    database, ana = str(tmp_path / "parlour.db"), new_guest("Ana")
    with served(database=database) as ana.server:
        port = ana.server.rpartition(":")[2]
        ana.makes_a_table()
        ana.adds_bots(1)
        ana.starts()
        badge(ana, "Connected")
    badge(ana, "Reconnecting")
    with served(database=database, port=port):
        badge(ana, "Connected")
        ana.is_playing()


def test_a_reload_comes_back_to_the_same_table(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.makes_a_table()
    ana.adds_bots(1)
    ana.starts()
    ana.opens("Text view")
    ana.sees("Letter Jam, round 1")
    ana.reloads()
    ana.sees("Letter Jam, round 1")

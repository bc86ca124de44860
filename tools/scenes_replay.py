"""Scenes for screenshots of a game that is seen again: the end, the replay, following, a file."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.speller import Speller, with_the_turn
from tests.browser.test_replay import at, opens_file, opens_replay, play_a_short_game, slider
from tools.scenes import NewGuest, Shot, Shots

GOLDEN = Path("tests/records/golden/version-1")


def replay(guest: NewGuest) -> Shots:
    """From the score screen to a replay that somebody leads, and records from files."""
    ana, ben = guest("Ana"), guest("Ben")
    play_a_short_game(ana, ben)
    opens_replay(ana)
    ana.button("Lead the others").click()
    expect(ana.button("You lead · stop")).to_be_visible()
    ana.button("One step on").click()
    yield Shot("replay-lead", ana.page)
    ben.page.get_by_role("link", name="Follow").wait_for()
    yield Shot("replay-offered", ben.page)
    ben.page.get_by_role("link", name="Follow").click()
    expect(ben.button("Ana leads · following")).to_be_visible()
    yield Shot("replay-follow", ben.page)
    cem = guest("Cem")
    cem.visits(f"{cem.server}/replay")
    cem.page.get_by_label("A record").wait_for()
    yield Shot("replay-open", cem.page)
    opens_file(cem, GOLDEN / "letterjam-rulebook-4.txt")
    slider(cem).fill("60")
    at(cem, 60)
    yield Shot("replay-letterjam", cem.page)
    cem.button("As Marta saw it").click()
    expect(cem.button("As Marta saw it")).to_have_attribute("aria-pressed", "true")
    yield Shot("replay-letterjam-seat", cem.page)
    cem.button("Text view").click()
    cem.sees("Letter Jam, round 3")
    yield Shot("replay-text", cem.page)
    cem.button("Text view").click()
    opens_file(cem, GOLDEN / "quiddler-manual-8.txt")
    slider(cem).fill("120")
    at(cem, 120)
    yield Shot("replay-quiddler", cem.page)


def memory(guest: NewGuest) -> Shots:
    """After a game: what the table remembers, and what can be shared."""
    ana, ben = guest("Ana"), guest("Ben")
    play_a_short_game(ana, ben)
    ana.unfolds()
    ana.button("Share the result").wait_for()
    yield Shot("memory-offered", ana.page)
    ana.button("Play again").click()
    first, second = with_the_turn(Speller(ana), Speller(ben))
    first.goes_out()
    second.taps(second.button("Let it stand"))
    second.only_discards()
    ana.unfolds()
    ana.button("This table so far").click()
    ana.page.get_by_text("What is shared").click()
    expect(ana.button("Save the picture")).to_be_enabled()
    yield Shot("memory", ana.page)


SCENES_OF_REPLAYS = (replay, memory)

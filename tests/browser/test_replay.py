"""A finished game again: step by step, by a link, led by somebody, and from a file."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from parlour.records import EVERYTHING, Replay, read
from tests.browser.conftest import PHONE_FIRST, SIZES, NewGuest
from tests.browser.guest import PHONE, WAIT, Guest
from tests.browser.speller import Speller, seat_two, with_the_turn

GOLDEN = Path("tests/records/golden/version-1")
JAM = GOLDEN / "letterjam-rulebook-4.txt"
# A review waits for everything else on a busy machine.
REVIEWED = 4 * WAIT
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def play_a_short_game(ana: Guest, ben: Guest) -> None:
    """A game of Quiddler with one hand, to its end."""
    spellers = Speller(ana), Speller(ben)
    seat_two(ana, ben, Judging_words="vote", Hands="1")
    first, second = with_the_turn(*spellers)
    first.goes_out()
    second.taps(second.button("Let it stand"))
    second.only_discards()
    for guest in (ana, ben):
        expect(guest.page.locator(".headline")).to_have_text("The game is over")


def opens_replay(guest: Guest) -> None:
    guest.page.get_by_role("link", name="See the review").click()
    expect(slider(guest)).to_be_visible()


def slider(guest: Guest) -> Locator:
    return guest.page.get_by_label("Step", exact=True)


def at(guest: Guest, step: int) -> None:
    """The guest's page shows this step."""
    expect(guest.page.locator(".controls .count")).to_have_text(re.compile(rf"^{step} of "))


def step_of(guest: Guest) -> int:
    return int(guest.page.locator(".controls .count").inner_text().split()[0])


def moves(guest: Guest, by: str) -> int:
    """Takes a step by a key, or by the button of this name; returns where the page arrives."""
    count = guest.page.locator(".controls .count")
    before = count.inner_text()
    if by.startswith("Arrow"):
        guest.page.keyboard.press(by)
    else:
        guest.button(by).click()
    expect(count).not_to_have_text(before)
    return step_of(guest)


def line(guest: Guest) -> Locator:
    return guest.page.locator(".controls .line")


def opens_file(guest: Guest, file: Path) -> Replay:
    guest.visits(f"{guest.server}/replay")
    guest.page.get_by_label("A record").set_input_files(file)
    expect(slider(guest)).to_be_visible()
    return Replay(read(file.read_text("utf-8")))


def test_a_finished_game_is_seen_again_and_a_link_leads_to_a_moment(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana", permissions=CLIPBOARD), new_guest("Ben")
    play_a_short_game(ana, ben)
    ana.unfolds()
    with ana.page.expect_download() as download:
        ana.button("Download the record").click()
    assert re.fullmatch(r"parlour-[\w-]+-1\.txt", download.value.suggested_filename)
    replay = Replay(read(Path(download.value.path()).read_text("utf-8")))
    told = [n for n, said in enumerate(replay.lines(EVERYTHING), 1) if said is not None]

    opens_replay(ana)
    # Nothing moves by itself.
    expect(ana.button("Play")).to_have_attribute("aria-pressed", "false")
    at(ana, told[0])
    ana.page.keyboard.press("ArrowRight")
    at(ana, told[1])
    expect(line(ana)).to_have_text(replay.lines(EVERYTHING)[told[1] - 1] or "")
    ana.button("One step on").click()
    at(ana, told[2])
    ana.page.keyboard.press("ArrowLeft")
    at(ana, told[1])
    ana.page.get_by_role("button", name=re.compile("The end$")).click()
    at(ana, replay.chapters[-1].first)
    # At the end nothing can be started.
    expect(ana.button("Play again")).to_have_count(0)
    ana.page.keyboard.press("Alt+ArrowUp")
    at(ana, replay.first)

    # Everything shows both hands; what Ben saw has only his own.
    expect(ana.page.locator("[data-seat='0'] .fan i.face")).to_have_count(3)
    expect(ana.page.locator("[data-seat='1'] .fan i.face")).to_have_count(3)
    ana.button("As Ben saw it").click()
    expect(ana.page.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(3)
    expect(ana.page.locator("[data-seat='0'] .fan i.face")).to_have_count(0)
    # A card of the past cannot be moved.
    hand = ana.page.get_by_role("list", name="Your hand").get_by_role("button")
    cards = hand.count()
    hand.first.click()
    ana.sees("This game is over. You are looking at it again")
    expect(hand).to_have_count(cards)
    slider(ana).fill(str(told[3]))
    at(ana, told[3])

    ana.button("Link to this moment").click()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/1/{told[3]}?seat=1")
    cem = new_guest("Cem", **PHONE)
    cem.visits(link)
    at(cem, told[3])
    expect(cem.button("As Ben saw it")).to_have_attribute("aria-pressed", "true")
    expect(line(cem)).to_have_text(line(ana).inner_text())


def test_a_game_plays_by_itself_to_its_end_and_pauses(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.page.clock.install()
    replay = opens_file(ana, GOLDEN / "quiddler-manual-2.txt")
    told = [n for n, said in enumerate(replay.lines(EVERYTHING), 1) if said is not None]
    ana.page.clock.run_for(20_000)
    at(ana, told[0])
    ana.button("Play").click()
    for step in told[1:4]:
        ana.page.clock.run_for(1_700)
        at(ana, step)
    ana.button("Pause").click()
    ana.page.clock.run_for(20_000)
    at(ana, told[3])
    slider(ana).fill(str(replay.last - 1))
    at(ana, replay.last - 1)
    ana.page.keyboard.press("Alt+a")
    ana.page.clock.run_for(1_700)
    at(ana, replay.last)
    expect(ana.button("Play")).to_be_visible()


def test_one_leads_and_the_others_follow_or_look_around(new_guest: NewGuest) -> None:
    ana, ben, cem = new_guest("Ana"), new_guest("Ben"), new_guest("Cem", **PHONE)
    play_a_short_game(ana, ben)
    opens_replay(ana)
    ana.button("Lead the others").click()
    expect(ana.button("You lead · stop")).to_be_visible()
    place = [moves(ana, "One step on") for _ in range(3)][-1]

    # Ben follows from the table, also after a reload.
    ben.page.get_by_role("link", name="Follow").click()
    at(ben, place)
    ana.button("As Ben saw it").click()
    expect(ben.button("As Ben saw it")).to_have_attribute("aria-pressed", "true")
    ben.reloads()
    at(ben, place)
    on = moves(ana, "ArrowRight")
    expect(ben.button("Ana leads · following")).to_be_visible()
    at(ben, on)

    # A watcher with the link can follow, and cannot lead.
    cem.visits(ana.page.url)
    cem.button("Ana leads · follow").click()
    expect(cem.button("Lead the others")).to_have_count(0)

    # Ben looks on his own, and comes back.
    here = moves(ben, "One step back")
    expect(ben.button("Ana leads · follow")).to_be_visible()
    at(cem, moves(ana, "ArrowRight"))
    at(ben, here)

    # Ben takes the lead; Ana follows him, and reloads.
    ben.button("Lead the others").click()
    expect(ana.button("Ben leads · following")).to_be_visible()
    at(ana, here)
    back = moves(ben, "ArrowLeft")
    for guest in (ana, cem):
        at(guest, back)
    ana.reloads()
    expect(ana.button("Ben leads · following")).to_be_visible()
    ben.reloads()
    expect(ben.button("You lead · stop")).to_be_visible()
    at(ana, moves(ben, "ArrowLeft"))
    ben.button("You lead · stop").click()
    expect(ana.button("Ben leads · following")).to_have_count(0)

    # The next game begins, and nobody is kept from it.
    ben.visits(ben.page.url.partition("/replay")[0])
    ana.visits(ana.page.url.partition("/replay")[0])
    expect(ben.page.get_by_role("link", name="See the review")).to_be_visible()
    opens_replay(ben)
    ana.button("Play again").click()
    ben.sees("The next game has begun.")
    ben.page.get_by_role("link", name="To the table").click()
    ben.is_playing()


@SIZES
def test_a_record_from_a_file_has_no_axe_findings(
    new_guest: NewGuest, axe: str, size: dict[str, object]
) -> None:
    ana = new_guest("Ana", **size)
    ana.visits(f"{ana.server}/replay")
    ana.page.get_by_label("A record").wait_for()
    beyond = "document.documentElement.scrollWidth - innerWidth"
    assert ana.page.evaluate(beyond) == 0
    ana.is_clean(axe, "no record yet")
    for file, steps in (
        (JAM, (30, 60, 300, 311)),
        (GOLDEN / "quiddler-manual-4.txt", (20, 40, 91)),
    ):
        opens_file(ana, file)
        # A record from a file has its review, as a game of the table has.
        expect(ana.page.get_by_role("heading", name="This game")).to_be_visible(timeout=REVIEWED)
        for step in steps:
            slider(ana).fill(str(step))
            at(ana, step)
            ana.is_clean(axe, f"{file.name} at {step}")
        assert ana.page.evaluate(beyond) == 0


@PHONE_FIRST
def test_the_text_view_says_all_of_it_and_the_keys_work_there(
    new_guest: NewGuest, size: dict[str, object]
) -> None:
    ana = new_guest("Ana", **size)
    replay = opens_file(ana, JAM)
    ana.page.keyboard.press("Alt+t")
    words = ana.page.get_by_role("main").locator(".words")
    told = [n for n, said in enumerate(replay.lines(2), 1) if said is not None]
    for _ in range(3):
        # Everything, then the first, the second and the third player.
        ana.page.keyboard.press("Alt+v")
    expect(ana.button("As Marta saw it")).to_have_attribute("aria-pressed", "true")
    for step in told[1:4]:
        ana.page.keyboard.press("ArrowRight")
        at(ana, step)
        for part in replay.text(step, 2).split("\n"):
            if part and not part.endswith(":"):
                expect(words).to_contain_text(part)
    ana.page.keyboard.press("Alt+ArrowDown")
    at(ana, replay.chapters[1].first)
    # There is nothing to type: the game is over.
    expect(ana.page.get_by_label("What would you like to do?")).to_have_count(0)
    said = ana.page.locator("[aria-live=polite]")
    expect(said).to_contain_text("Round 2.")


def test_a_file_that_is_no_record_gets_a_sentence(new_guest: NewGuest, tmp_path: Path) -> None:
    ana = new_guest("Ana")
    ana.visits(ana.server)
    ana.page.get_by_role("link", name="Open a record").click()
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ben,\n")
    ana.page.get_by_label("A record").set_input_files(other)
    ana.sees("This record cannot be read.")
    ana.complaints.clear()  # the browser reports the status of the refusal
    opens_file(ana, JAM)


def test_a_running_game_has_no_replay(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    link = ana.makes_a_table("Quiddler")
    ana.adds_bots(1)
    ana.starts()
    for address in ("1", "1/3", "1/3?seat=0"):
        ana.visits(f"{link}/replay/{address}")
        ana.sees("There is no record of a finished game here.")
    ana.complaints.clear()

"""What a table remembers of its games, and a result to share: one tap, no spoilers, no request."""

import re
import struct
import zlib
from pathlib import Path

from playwright.sync_api import Locator, expect

from parlour.records import read
from tests.browser.conftest import PHONE_FIRST, NewGuest
from tests.browser.ears import Ears, keeps_the_focus
from tests.browser.guest import Guest
from tests.browser.speller import Speller, with_the_turn
from tests.browser.test_replay import CLIPBOARD, play_a_short_game

HOW_IT_ENDED = re.compile(r"^Game 1, Quiddler: .* wins? with \d+ points")
SHARES = """() => {
  window.shared = []
  navigator.canShare = (data) => data.files.every((file) => file.type === 'image/png')
  navigator.share = async (data) => { window.shared.push(data) }
}"""
"""A browser that can share, as those of phones can; the one of these tests cannot."""


def memory(guest: Guest) -> Locator:
    return guest.page.get_by_role("dialog", name="This table so far")


def opens_memory(guest: Guest, *, unfolded: bool = False) -> Locator:
    """Opens it from below a result, or from a lobby, where it is not folded away."""
    if not unfolded:
        guest.unfolds()
    guest.button("This table so far").click()
    expect(memory(guest)).to_contain_text("Quiddler")
    return memory(guest)


def made_by_sharing(guest: Guest, requests: list[str]) -> list[str]:
    """The requests that a page does not make by itself now and then, whatever its person does."""
    usual = (f"{guest.server}/api/server", f"{guest.server}/api/version", "blob:", "data:")
    # How the game compares is asked for until bots have played its deal.
    return [one for one in requests if not one.startswith(usual) and "/comparison" not in one]


def words_of(guest: Guest) -> set[str]:
    """The words that were laid down in the first game, as its record has them."""
    code = guest.page.url.rpartition("/")[2]
    answer = guest.page.request.get(f"{guest.server}/api/tables/{code}/records/1")
    record = read(answer.text())
    end = record.header.rules.fold(record.header.begin(), record.events)
    return {word.word for hand in end.sheet for row in hand.scores for word in row.words}


def colours(png: Path) -> set[bytes]:
    """The colours of a picture of 8 bits a channel: of a few of its lines."""
    data = png.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    at, pixels, width = 8, b"", 0
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width = struct.unpack(">I", body[:4])[0]
        elif kind == b"IDAT":
            pixels += body
        at += 12 + length
    assert width == 1080
    raw = zlib.decompress(pixels)
    return {raw[place : place + 4] for place in range(0, len(raw), 997)}


@PHONE_FIRST
def test_a_result_is_shared_without_spoilers_and_without_requests(
    new_guest: NewGuest, axe: str, size: dict[str, int]
) -> None:
    ana, ben = new_guest("Ana", permissions=CLIPBOARD, **size), new_guest("Ben")
    ears = Ears(ana)
    play_a_short_game(ana, ben)
    words = words_of(ana)
    assert words
    ana.unfolds()
    share = ana.button("Share the result")
    expect(share).to_be_visible()
    # The page asks for its review until it is there; from then on it is quiet.
    expect(ana.page.get_by_role("progressbar")).to_have_count(0)
    requests: list[str] = []
    ana.page.on("request", lambda request: requests.append(request.url))

    # One tap. This browser cannot share, so the text is copied.
    share.click()
    ears.hears("The text is copied.")
    text = ana.page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("1 game at our table.\nGame 1, Quiddler: ")
    assert re.search(r"(Ana|Ben) had the best word of Quiddler\.", text)
    assert not words & set(re.findall(r"\w+", text.upper())), text
    assert text.endswith(f"\n{ana.server}/")
    assert made_by_sharing(ana, requests) == []

    shown = opens_memory(ana)
    requests.clear()
    expect(shown.get_by_text(HOW_IT_ENDED)).to_be_visible()
    expect(shown.get_by_text(re.compile("^The best word: "))).to_be_visible()
    shown.get_by_text("What is shared").click()
    expect(shown.get_by_text(re.compile("1 game at our table"))).to_be_visible()
    assert ana.axe_findings(axe) == []
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with ana.page.expect_download() as download:
        shown.get_by_role("button", name="Save the picture").click()
    assert re.fullmatch(r"parlour-[\w-]+\.png", download.value.suggested_filename)
    # Something is drawn on it.
    assert len(colours(Path(download.value.path()))) > 3
    assert made_by_sharing(ana, requests) == []
    ana.page.keyboard.press("Escape")
    expect(ana.button("This table so far")).to_be_focused()


def test_a_browser_that_can_share_gets_text_and_picture(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    ana.page.add_init_script(f"({SHARES})()")
    play_a_short_game(ana, ben)
    shown = opens_memory(ana)
    expect(shown.get_by_role("button", name="Save the picture")).to_be_enabled()
    shown.get_by_role("button", name="Share the result").click()
    expect(shown).to_contain_text("Shared.")
    shared = ana.page.evaluate(
        """async () => {
          const [{ files, text, title, url }] = window.shared
          const picture = await createImageBitmap(files[0])
          return { text, title, url, kind: files[0].type, width: picture.width }
        }"""
    )
    assert shared["title"] == "1 game at our table"
    assert shared["text"].startswith("1 game at our table.\n")
    assert shared["url"] == f"{ana.server}/"
    assert (shared["kind"], shared["width"]) == ("image/png", 1080)
    # Somebody who closes the dialog of the browser has shared nothing, and nothing is copied.
    ana.page.evaluate(
        """() => {
          navigator.share = async () => { throw new DOMException('closed', 'AbortError') }
          document.execCommand = () => { throw new Error('copied') }
          navigator.clipboard.writeText = () => { throw new Error('copied') }
        }"""
    )
    shown.get_by_role("button", name="Share the result").click()
    expect(shown).to_contain_text("Shared.")


def test_the_memory_is_read_by_keyboard_in_the_text_view(new_guest: NewGuest, axe: str) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    play_a_short_game(ana, ben)
    ana.opens("Text view")
    ana.sees("The table in words")
    ana.button("More").focus()
    ana.page.keyboard.press("Enter")
    ana.button("This table so far").focus()
    ana.page.keyboard.press("Enter")
    expect(memory(ana).get_by_text(HOW_IT_ENDED)).to_be_visible()
    keeps_the_focus(ana)
    assert ana.axe_findings(axe) == []
    ana.page.keyboard.press("Escape")
    expect(ana.button("This table so far")).to_be_focused()


def test_a_visitor_of_the_second_game_sees_the_first_one_alone(new_guest: NewGuest) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    spellers = Speller(ana), Speller(ben)
    play_a_short_game(ana, ben)
    # Somebody who comes between the games can look, too.
    cleo = new_guest("Cleo")
    cleo.visits(ana.page.url)
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.button("Sit down").click()
    cleo.sees("Welcome, Cleo.")
    before = opens_memory(cleo, unfolded=True).get_by_role("list").first.inner_text()
    cleo.page.keyboard.press("Escape")
    ana.button("Play again").click()
    for guest in (ana, ben, cleo):
        expect(guest.page.locator(".headline")).to_have_text(re.compile("turn"))
    assert with_the_turn(*spellers, Speller(cleo))
    dan = new_guest("Dan")
    dan.watches(ana.page.url)
    dan.is_playing()
    dan.opens("Table")
    table = dan.page.get_by_role("dialog", name="The table")
    so_far = table.locator("section").filter(has_text="This table so far")
    expect(so_far.get_by_text(HOW_IT_ENDED)).to_be_visible()
    games = so_far.get_by_role("list").first
    assert games.inner_text() == before
    expect(games.get_by_role("listitem")).to_have_count(1)

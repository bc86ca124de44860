"""Pictures of every main screen at three widths, light and dark: `make screenshots`.

They go to `docs/screenshots`, named after screen, width and scheme. `python -m tools.screenshots
lobby` takes only the screens whose name begins so.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.guest import Guest
from tools import browser as browsers
from tools.served import served

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
SIZES = {360: 740, 768: 1024, 1440: 900}
SCHEMES = ("light", "dark")


NewGuest = Callable[[str], Guest]
Shots = Iterator[tuple[str, Page]]
"""The names of screens, each with a page that shows it at that moment."""


def front(guest: NewGuest) -> Shots:
    """The front page, for somebody new and for somebody who was here before."""
    ana = guest("Ana")
    ana.page.goto(ana.server)
    ana.page.get_by_role("heading", level=1).wait_for()
    yield "front", ana.page
    ana.makes_a_table()
    ana.page.goto(ana.server)
    ana.sees("Continue")
    yield "front-again", ana.page


def table(guest: NewGuest) -> Shots:
    """From the door to the text view."""
    ana, ben = guest("Ana"), guest("Ben")
    link = ana.makes_a_table()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").wait_for()
    yield "door", ben.page
    ben.joins(link)
    ana.adds_bots(2)
    yield "lobby", ana.page
    yield "lobby-guest", ben.page
    ana.page.get_by_text("Options").click()
    yield "lobby-options", ana.page
    ana.opens("Settings")
    yield "settings", ana.page
    ana.page.keyboard.press("Escape")
    ana.starts()
    ben.is_playing()
    ben.opens("Text view")
    ben.sees("Letter Jam, round 1")
    yield "text-view", ben.page
    ana.opens("Table")
    yield "table-dialog", ana.page


def rules(guest: NewGuest) -> Shots:
    """The rules, at the one a refusal led to."""
    ana = guest("Ana")
    ana.page.goto(f"{ana.server}/rules/letterjam#LJ-R5")
    ana.sees("Red or green")
    yield "rules", ana.page


SCREENS: tuple[Callable[[NewGuest], Shots], ...] = (front, table, rules)


def main() -> int:
    parser = argparse.ArgumentParser(description="Take pictures of every main screen.")
    parser.add_argument("only", nargs="*", help="groups of screens; all if none are named")
    parser.add_argument("--width", type=int, choices=SIZES, help="one width instead of all")
    parser.add_argument("--scheme", choices=SCHEMES, help="one scheme instead of both")
    asked = parser.parse_args()
    groups = [screen for screen in SCREENS if not asked.only or screen.__name__ in asked.only]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = browsers.launch(playwright)
        for width, height in SIZES.items():
            for scheme in SCHEMES:
                if asked.width not in (None, width) or asked.scheme not in (None, scheme):
                    continue

                def guest(name: str, width: int = width, scheme: str = scheme) -> Guest:
                    context = browser.new_context(
                        viewport={"width": width, "height": SIZES[width]},
                        color_scheme="dark" if scheme == "dark" else "light",
                        reduced_motion="reduce",
                        has_touch=width < 1000,
                    )
                    return Guest(name, context, address)

                for group in groups:
                    for name, page in group(guest):
                        page.wait_for_load_state("networkidle")
                        page.screenshot(path=FOLDER / f"{name}-{width}-{scheme}.png")
                print(f"{width} x {height}, {scheme}", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

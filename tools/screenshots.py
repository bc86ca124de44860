"""Takes pictures of every main screen at three widths, light and dark: `make screenshots`.

They go to `docs/screenshots`, named after screen, width and scheme. `python -m tools.screenshots
lobby` takes only that group of screens. It also prints pages that do not fit their screen: the
table on a phone should not scroll.
"""

import argparse
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.guest import Guest
from tools import browser as browsers
from tools.scenes import SCENES, Shot
from tools.scenes_alone import SCENES_ALONE
from tools.scenes_evenings import SCENES_OF_EVENINGS
from tools.scenes_quiddler import SCENES_OF_QUIDDLER
from tools.scenes_replay import SCENES_OF_REPLAYS
from tools.scenes_terminal import SCENES_IN_A_TERMINAL
from tools.served import served

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
SIZES = {360: 740, 768: 1024, 1440: 900}
# A phone held sideways, for the shots that ask for it.
SIDEWAYS = {740: 360}
PHONE = 360
SCHEMES = ("light", "dark")
# The overflow of the page beyond the screen, to the right and below.
BEYOND = """() => {
  const page = document.documentElement
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]
}"""


def take(shot: Shot, widths: list[int]) -> None:
    """Take pictures of one shot at each width, light and dark."""
    page = shot.page
    devtools = page.context.new_cdp_session(page)
    for width in [*widths, *SIDEWAYS]:
        if width not in (shot.widths or SIZES):
            continue
        finger = {"enabled": width < 1000, "maxTouchPoints": 5}
        devtools.send("Emulation.setTouchEmulationEnabled", finger)
        page.set_viewport_size({"width": width, "height": (SIZES | SIDEWAYS)[width]})
        # Keep the target of a link in view.
        page.evaluate("document.querySelector('.marked')?.scrollIntoView({block: 'center'})")
        for scheme in SCHEMES:
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            page.wait_for_load_state("networkidle")
            page.screenshot(path=FOLDER / f"{shot.name}-{width}-{scheme}.png")
        _say_what_does_not_fit(shot.name, page, width)
    devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    devtools.detach()
    page.set_viewport_size({"width": 1440, "height": SIZES[1440]})


def _say_what_does_not_fit(name: str, page: Page, width: int) -> None:
    right, below = page.evaluate(BEYOND)
    if right > 0:
        print(f"  {name} at {width}: {right} px too wide")
    if below > 0 and width == PHONE:
        print(f"  {name} at {width}: scrolls by {below} px")


def _guest(browser: Browser, name: str, address: str) -> Guest:
    size = {"width": 1440, "height": SIZES[1440]}
    context = browser.new_context(viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]  # a dict is a ViewportSize
    return Guest(name, context, address)


def main() -> int:
    scenes = (
        *(*SCENES, *SCENES_OF_QUIDDLER, *SCENES_ALONE),
        *(*SCENES_OF_EVENINGS, *SCENES_OF_REPLAYS, *SCENES_IN_A_TERMINAL),
    )
    known = ", ".join(scene.__name__ for scene in scenes)
    parser = argparse.ArgumentParser(description="Take pictures of every main screen.")
    parser.add_argument("only", nargs="*", help=f"groups of screens ({known}); default: all")
    parser.add_argument("--width", type=int, choices=SIZES, help="one width instead of all")
    asked = parser.parse_args()
    widths = [asked.width] if asked.width else list(SIZES)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = browsers.launch(playwright)
        for scene in scenes:
            if asked.only and scene.__name__ not in asked.only:
                continue
            print(scene.__name__, flush=True)
            guests: list[Guest] = []

            def guest(name: str, guests: list[Guest] = guests) -> Guest:
                guests.append(_guest(browser, name, address))
                return guests[-1]

            for shot in scene(guest):
                take(shot, widths)
            for one in guests:
                one.context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

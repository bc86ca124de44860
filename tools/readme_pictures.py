"""Makes README's pictures from the newest screenshots: `python -m tools.readme_pictures`.

Run it after `make screenshots`. The pictures are scaled down, and saved as WebP to be small.
"""

import base64
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import browser as browsers
from tools.screenshots import FOLDER

PICTURES = FOLDER.parent / "pictures"
CHOSEN = {
    "letterjam": "jam-composing-1440-light",
    "quiddler": "quiddler-table-4-1440-light",
    "jam": "jam-score-1440-light",
    "going-out": "quiddler-challenge-1440-light",
}
WIDTH = 1080
DRAW = """async ([data, width]) => {
  const picture = new Image()
  picture.src = `data:image/png;base64,${data}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((picture.height * width) / picture.width)
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.9).split(',')[1]
}"""


def main() -> int:
    missing = [name for name in CHOSEN.values() if not _screenshot(name).is_file()]
    if missing:
        print(f"Run make screenshots first: {', '.join(missing)} is missing.", file=sys.stderr)
        return 1
    with sync_playwright() as playwright:
        browser = browsers.launch(playwright)
        page = browser.new_page()
        for name, chosen in CHOSEN.items():
            data = base64.b64encode(_screenshot(chosen).read_bytes()).decode()
            drawn: str = page.evaluate(DRAW, [data, WIDTH])
            (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(drawn))
        browser.close()
    return 0


def _screenshot(name: str) -> Path:
    return FOLDER / f"{name}.png"


if __name__ == "__main__":
    sys.exit(main())

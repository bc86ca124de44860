"""The first visit on a throttled phone: the time until the page shows something and is usable.

The metrics and the throttling are Lighthouse's: a four times slower processor and slow 4G. `shift`
is the layout shift (0.1 is good), `blocked` the total blocking time (200 ms is good).
"""

from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tools import browser as browsers
from tools.served import served

RUNS = 5
CPU_SLOWDOWN = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 93_750}

# Long tasks are reported only to an observer that was there from the beginning.
LISTEN = """
window.longTasks = []
new PerformanceObserver((list) => longTasks.push(...list.getEntries()))
  .observe({ type: 'longtask', buffered: true })
"""
# Clicks the button as soon as it appears, and notes when the page has answered with a field for a
# name. It runs in the page, because polling from outside would be too coarse.
FINGER = """
;(() => {
  const named = (name) => [...document.querySelectorAll('button')].find(
    (it) => (it.getAttribute('aria-label') ?? it.textContent).trim() === name)
  let tapped = false
  const watch = new MutationObserver(() => {
    const button = named('Play Letter Jam')
    if (button && !tapped) {
      tapped = true
      button.click()
    }
    const fields = [...document.querySelectorAll('input')]
    if (fields.some((it) => it.labels[0]?.textContent.includes('name'))) {
      window.usable = performance.now()
      watch.disconnect()
    }
  })
  watch.observe(document, { childList: true, subtree: true })
})()
"""
FIGURES = """() => new Promise((resolve) => {
  let shift = 0
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) shift += one.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    const seen = performance.getEntriesByName('first-contentful-paint')[0].startTime
    const blocked = longTasks
      .filter((task) => task.startTime + task.duration > seen)
      .reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0)
    // The observer of layout shifts has run before this one.
    resolve({ seen, largest: list.getEntries().at(-1).startTime, shift, blocked })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
})"""
UNITS = {"seen": "ms", "largest": "ms", "usable": "ms", "blocked": "ms", "shift": ""}


def main() -> None:
    with served() as address, sync_playwright() as playwright:
        browser = browsers.launch(playwright)
        invitation = _table(browser, address)
        for name, where in (("the front page", address), ("a friend's link", invitation)):
            visits = [visit(browser, where) for _ in range(RUNS)]
            print(f"  {name}")
            for what, unit in UNITS.items():
                middle = median(one[what] for one in visits)
                print(f"    {what:8} {middle:7.{2 if what == 'shift' else 0}f} {unit}")
            print(f"    script   {visits[0]['script'] / 1000:7.1f} kB transferred")
        browser.close()


def _table(browser: Browser, address: str) -> str:
    """The link of a new table."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play Letter Jam", exact=True).click()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_text("At the table").wait_for()
    link = page.url
    context.close()
    return link


def visit(browser: Browser, where: str) -> dict[str, float]:
    """One visit with an empty cache: milliseconds until the first paint, the largest paint and the
    first answer, the layout shift, the blocking time, and the bytes of scripts."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.add_init_script(LISTEN + FINGER)
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", LINE)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    script = 0

    def weigh(response: Any) -> None:
        nonlocal script
        if response.request.resource_type == "script":
            script += int(response.headers.get("content-length", 0))

    page.on("response", weigh)
    page.goto(where, wait_until="commit")
    usable: float = page.wait_for_function("() => window.usable").json_value()
    figures: dict[str, float] = page.evaluate(FIGURES)
    context.close()
    return {**figures, "usable": usable, "script": script}


if __name__ == "__main__":
    main()

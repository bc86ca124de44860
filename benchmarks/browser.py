"""The first visit on a throttled phone: how soon there is something to see, and to do.

Lighthouse's figures, measured as it measures them: the processor four times slower, a slow 4G line.
`shift` is how far things jumped (0.1 is called good), `blocked` how long the page could not have
answered a finger (200 ms is called good).
"""

from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tools import browser as browsers
from tools.served import served

RUNS = 5
CPU_SLOWDOWN = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 93_750}

# Long tasks are only told to those who listen from the beginning.
LISTEN = """
window.longTasks = []
new PerformanceObserver((list) => longTasks.push(...list.getEntries()))
  .observe({ type: 'longtask', buffered: true })
"""
# A finger that waits on the page: taps the button as soon as it is there, and notes when the page
# has answered with a field for a name. From outside one would only look now and then.
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
    // The observer of shifts was told first.
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
            print(f"    script   {visits[0]['script'] / 1000:7.1f} kB on the line")
        browser.close()


def _table(browser: Browser, address: str) -> str:
    """The link of a table somebody made."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play Letter Jam").click()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_text("At the table").wait_for()
    link = page.url
    context.close()
    return link


def visit(browser: Browser, where: str) -> dict[str, float]:
    """One visit with an empty cache: milliseconds until the first paint, the largest paint and the
    first answer, what jumped and what blocked meanwhile, bytes of script."""
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

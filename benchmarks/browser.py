"""The first visit on a throttled phone: how soon there is something to see, and to do."""

from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tools import browser as browsers
from tools.served import served

RUNS = 5
# A phone of the middle class on a slow 4G line, as Lighthouse imagines it.
CPU_SLOWDOWN = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 93_750}

TIMES = """() => new Promise(resolve => {
  new PerformanceObserver(list => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]
    resolve({seen: painted.startTime, largest: list.getEntries().at(-1).startTime})
  }).observe({type: 'largest-contentful-paint', buffered: true})
})"""


def main() -> None:
    with served() as address, sync_playwright() as playwright:
        browser = browsers.launch(playwright)
        visits = [visit(browser, address) for _ in range(RUNS)]
        browser.close()
    for what in ("seen", "largest", "usable"):
        print(f"  {what:8} {median(one[what] for one in visits):6.0f} ms")
    print(f"  script   {visits[0]['script'] / 1000:6.1f} kB on the line")


def visit(browser: Browser, address: str) -> dict[str, float]:
    """One visit with an empty cache: milliseconds until the first paint, the largest paint, and
    until a game can be chosen; bytes of script."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True)
    page = context.new_page()
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
    page.goto(address, wait_until="commit")
    # Choosing a game opens the dialog for a name: from then on the page answers to fingers.
    page.get_by_role("button", name="Play Letter Jam").click()
    page.get_by_label("Your name").wait_for()
    usable: float = page.evaluate("() => performance.now()")
    times: dict[str, float] = page.evaluate(TIMES)
    context.close()
    return {**times, "usable": usable, "script": script}


if __name__ == "__main__":
    main()

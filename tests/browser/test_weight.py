"""How much script a first visit costs."""

import gzip

from playwright.sync_api import Response

from tests.browser.conftest import NewGuest

MOST_SCRIPT = 100_000


def test_first_load_is_light(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    scripts: list[bytes] = []

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts.append(gzip.compress(response.body()))

    ana.page.on("response", weigh)
    ana.makes_a_table()
    ana.adds_bots(1)
    ana.starts()
    ana.page.wait_for_load_state("networkidle")
    assert scripts
    assert sum(map(len, scripts)) <= MOST_SCRIPT

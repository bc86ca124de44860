"""The size of the scripts that a first visit loads."""

from playwright.sync_api import Response

from tests.browser.conftest import NewGuest

MOST_SCRIPT = 100_000


def test_a_first_visit_loads_at_most_100_kB_of_script(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    scripts: list[int] = []

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script":
            assert response.headers["content-encoding"] == "gzip"
            scripts.append(int(response.headers["content-length"]))

    ana.page.on("response", weigh)
    ana.makes_a_table()
    ana.adds_bots(1)
    ana.starts()
    ana.page.wait_for_load_state("networkidle")
    assert scripts
    assert sum(scripts) <= MOST_SCRIPT

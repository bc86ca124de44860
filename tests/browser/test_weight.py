"""The size of the scripts that people load: at first, and on the way to the first turn.

A first load is everything that a page fetches by itself, until the network is quiet.
"""

from playwright.sync_api import Response

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest

MOST_AT_FIRST = 60_000
MOST_OF_A_GAME = 100_000


class Scale:
    """Weighs the scripts that a guest loads, as they are transferred."""

    def __init__(self, guest: Guest) -> None:
        self.weight = 0
        self._page = guest.page
        self._page.on("response", self._weigh)

    def _weigh(self, response: Response) -> None:
        if response.request.resource_type == "script":
            assert response.headers["content-encoding"] == "gzip"
            self.weight += int(response.headers["content-length"])

    def weighs(self, most: int) -> None:
        """The scripts are complete, and weigh no more than this."""
        self._page.wait_for_load_state("networkidle")
        assert 0 < self.weight <= most, f"{self.weight} bytes of script"


def test_the_front_page_loads_at_most_60_kB_of_script(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    scale = Scale(ana)
    ana.visits(ana.server)
    ana.button("Play Letter Jam").wait_for()
    scale.weighs(MOST_AT_FIRST)


def test_an_invitation_loads_at_most_60_kB_of_script(new_guest: NewGuest) -> None:
    link = new_guest("Ana").makes_a_table("Quiddler")
    ben = new_guest("Ben")
    scale = Scale(ben)
    ben.visits(link)
    ben.button("Sit down").wait_for()
    scale.weighs(MOST_AT_FIRST)


def test_the_way_to_the_first_turn_loads_at_most_100_kB_of_script(new_guest: NewGuest) -> None:
    for game in ("Letter Jam", "Quiddler"):
        ana = new_guest("Ana")
        scale = Scale(ana)
        ana.makes_a_table(game)
        ana.adds_bots(1)
        ana.starts()
        scale.weighs(MOST_OF_A_GAME)

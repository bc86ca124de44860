"""What a server is asked about evenings, over HTTP."""

import re
from urllib.parse import quote, urlencode, urlsplit

from msgspec import Struct

from parlour.client.address import AddressError, base_of
from parlour.client.server import RemoteServer
from parlour.tables.answers import Seated
from parlour.tables.codes import is_deal_name
from parlour.tables.evenings import EveningMade, NewEvening
from parlour.tables.standings import Standings
from parlour.web.deal_bodies import EveningSummary, MoveEnd, NewTeam, StrikeTable

# What the browser table calls an evening.
_EVENING = re.compile(r"(?P<root>.*)/evening/(?P<name>[^/]+)/?\Z")


class EveningAddress(Struct, frozen=True):
    """What a typed name or link says: the evening, and the server if it names one."""

    name: str
    base: str | None = None


def evening_address(typed: str) -> EveningAddress:
    """The evening that somebody means by its name or by its link. Raises AddressError.

    >>> evening_address("Plum-Otter-12345678").name
    'plum-otter-12345678'
    >>> evening_address("https://games.example/parlour/evening/plum-otter-12345678")
    EveningAddress(name='plum-otter-12345678', base='https://games.example/parlour')
    """
    given = typed.strip()
    if "://" not in given:
        if not is_deal_name(given.lower()):
            example = "plum-otter-12345678"
            raise AddressError(f"{typed!r} is not the name of an evening, such as {example}.")
        return EveningAddress(given.lower())
    parts = urlsplit(given)
    found = _EVENING.match(parts.path)
    if found is None or not is_deal_name(found["name"].lower()):
        raise AddressError(f"{typed!r} does not lead to an evening.")
    base = base_of(f"{parts.scheme}://{parts.netloc}{found['root']}")
    return EveningAddress(found["name"].lower(), base)


def evening_link(base: str, name: str) -> str:
    """The link that the organiser sends to everybody."""
    return f"{base}/evening/{name}"


class EveningServer(RemoteServer):
    """A server, and its evenings. Every method raises Refused if the server refuses, and
    UnreachableError if there is none."""

    async def make_evening(self, wanted: NewEvening) -> EveningMade:
        """Makes an evening, and returns its name and the organiser's key."""
        return await self._post("/api/evenings", wanted, EveningMade)

    async def evening(self, name: str, key: str | None = None) -> EveningSummary:
        """What anybody with the link may know; with the organiser's key it says so."""
        return await self._get(_evening(name), EveningSummary, key=key)

    async def enter_evening(
        self, name: str, team: str, person: str, seen: tuple[str, ...] = ()
    ) -> Seated:
        """Makes a table that takes part, and returns the seat of its host. ``seen`` are the names
        of deals that this person has seen before."""
        wanted = NewTeam(name=person, team=team, seen=seen)
        return await self._post(f"{_evening(name)}/tables", wanted, Seated)

    async def standings(
        self, name: str, table: str | None = None, key: str | None = None
    ) -> Standings:
        """The standings as the holder of this seat's key sees them, or as everybody does."""
        return await self._get(_standings(name, table), Standings, key=key)

    async def standings_csv(
        self, name: str, table: str | None = None, key: str | None = None
    ) -> str:
        """The standings as rows of a table, in CSV."""
        return (await self._fetch(_standings(name, table, "csv"), key=key)).decode()

    async def move_end(self, name: str, key: str, ends: float) -> EveningSummary:
        """The organiser sets another end, in seconds since the epoch; the past means now."""
        return await self._post(f"{_evening(name)}/end", MoveEnd(ends), EveningSummary, key)

    async def strike_table(self, name: str, key: str, number: int) -> EveningSummary:
        """The organiser strikes a table, by its number, from the standings."""
        struck = StrikeTable(number)
        return await self._post(f"{_evening(name)}/struck", struck, EveningSummary, key)


def _evening(name: str) -> str:
    return f"/api/evenings/{quote(name, safe='')}"


def _standings(name: str, table: str | None, form: str | None = None) -> str:
    asked = {"table": table, "as": form}
    query = urlencode({field: value for field, value in asked.items() if value is not None})
    return f"{_evening(name)}/standings{'?' * bool(query)}{query}"

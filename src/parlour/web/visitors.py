"""Visitors: their addresses, the origins of their pages, and the limits by address.

There are no accounts, so an address stands for a visitor. A whole club behind one address stays
far below these limits in an ordinary evening.
"""

import ipaddress
from collections import Counter

from starlette.requests import HTTPConnection

from parlour.web.limits import Buckets
from parlour.web.settings import ServerSettings

# How many seconds of its rate each burst holds.
ASKING_BURST = 3
REQUESTS_BURST = 10
GUESSES_BURST = 120


class Visitors:
    """Keeps the limits that go by address."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self.requests = Buckets(
            settings.requests_per_second, settings.requests_per_second * REQUESTS_BURST
        )
        self.asks = Buckets(
            settings.address_asks_per_second, settings.address_asks_per_second * ASKING_BURST
        )
        self.new_tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.seat_requests = Buckets(
            settings.seat_requests_per_hour / 3600, settings.seat_requests_per_hour
        )
        # There are millions of codes, so this limit stops a search and lets people mistype.
        guesses_per_second = settings.guesses_per_minute / 60
        self.guesses = Buckets(guesses_per_second, guesses_per_second * GUESSES_BURST)
        self._sockets: Counter[str] = Counter()

    def address(self, connection: HTTPConnection) -> str:
        """The address that the limits count a connection for. An IPv6 network (/64) counts as one
        address: a visitor who has one address of it has all of them."""
        address = connection.client.host if connection.client else ""
        if self._settings.trust_proxy:
            # The proxy appends the address. A visitor can forge what stands in front of it.
            forwarded = ",".join(connection.headers.getlist("x-forwarded-for"))
            address = forwarded.rpartition(",")[2].strip() or address
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return address
        if isinstance(parsed, ipaddress.IPv6Address):
            if parsed.ipv4_mapped is not None:
                return str(parsed.ipv4_mapped)
            return str(ipaddress.ip_network((parsed, 64), strict=False))
        return address

    def from_a_known_page(self, connection: HTTPConnection) -> bool:
        """Whether a request comes from a page that may use this server. Programs that are not
        browsers send no origin and may, too."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return True
        return origin.partition("://")[2] == connection.headers.get("host")

    def connected(self, address: str) -> bool:
        """Counts a new socket. Returns False if the address has too many already."""
        if self._sockets[address] >= self._settings.sockets_per_address:
            return False
        self._sockets[address] += 1
        return True

    def disconnected(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

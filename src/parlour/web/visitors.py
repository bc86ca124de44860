"""Visitors: where they come from, which page they use, and how much they may ask for.

There are no accounts, so strangers are told apart by address. An honest evening of a whole club
behind one address stays far below these limits.
"""

import ipaddress
from collections import Counter

from starlette.requests import HTTPConnection

from parlour.web.limits import Buckets
from parlour.web.settings import ServerSettings

# A burst is worth so many seconds of its rate.
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
        # A code is one of millions, so that somebody who mistypes one is nobody who tries them all.
        guesses_per_second = settings.guesses_per_minute / 60
        self.guesses = Buckets(guesses_per_second, guesses_per_second * GUESSES_BURST)
        self._sockets: Counter[str] = Counter()

    def address(self, connection: HTTPConnection) -> str:
        """Whom the limits count a connection for. All of a network of IPv6 is one: whoever has
        one address there has as many as they like."""
        address = connection.client.host if connection.client else ""
        if self._settings.trust_proxy:
            # A visitor can write what they like in front of what the proxy itself adds.
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
        """A browser says which page asks; programs that are not browsers say nothing."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return True
        return origin.partition("://")[2] == connection.headers.get("host")

    def connected(self, address: str) -> bool:
        """Counts a socket; False if the address has as many as it may have."""
        if self._sockets[address] >= self._settings.sockets_per_address:
            return False
        self._sockets[address] += 1
        return True

    def disconnected(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

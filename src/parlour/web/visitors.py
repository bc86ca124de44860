"""Visitors: their addresses, the origins of their pages, and the limits by address.

There are no accounts, so an address stands for a visitor. A whole club behind one address stays
far below these limits in an ordinary evening.
"""

import ipaddress
from collections import Counter, OrderedDict

from starlette.requests import HTTPConnection

from parlour.tables.keys import hash_key
from parlour.tables.live_table import Live
from parlour.web.limits import Bucket, Buckets
from parlour.web.settings import ServerSettings

# How many seconds of its rate each burst holds.
ASKING_BURST = 3
REQUESTS_BURST = 10
SENDING_BURST = 10
# How many bytes are sent to an address for each ask that it may make: a few views. It may have
# people at many tables, and watchers.
BYTES_AN_ASK = 20_000
GUESSES_BURST = 120
MOST_KEYS = 10_000


# How many times the limit of one address a whole IPv6 network (/48) has. Providers give one to a
# customer, who then has 65,536 networks that count as an address each.
NETWORK_SHARE = 16
# How many times the limit of one address all addresses together have.
EVERYBODYS_SHARE = 200


class AddressBuckets(Buckets):
    """One bucket for each address, and one for each IPv6 network (/48) of them."""

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__(rate, burst)
        self._networks = Buckets(rate * NETWORK_SHARE, burst * NETWORK_SHARE)

    def take(self, who: str) -> float:
        network = network_of(who)
        if network is None:
            return super().take(who)
        wait = self._networks.take(network)
        if not wait and (wait := super().take(who)):
            self._networks.give_back(network)
        return wait

    def limits(self, who: str) -> tuple[Bucket, ...]:
        """All buckets that count for an address, for a connection to hold while it is open."""
        network = network_of(who)
        return (self.of(who),) if network is None else (self._networks.of(network), self.of(who))

    def give_back(self, who: str) -> None:
        super().give_back(who)
        if (network := network_of(who)) is not None:
            self._networks.give_back(network)

    def wait(self, who: str) -> float:
        network = network_of(who)
        return max(super().wait(who), 0.0 if network is None else self._networks.wait(network))


class Visitors:
    """Keeps the limits that go by address."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self.requests = AddressBuckets(
            settings.requests_per_second, settings.requests_per_second * REQUESTS_BURST
        )
        self.asks = AddressBuckets(
            settings.address_asks_per_second, settings.address_asks_per_second * ASKING_BURST
        )
        sent_per_second = settings.address_asks_per_second * BYTES_AN_ASK
        self.sent = Buckets(sent_per_second, sent_per_second * SENDING_BURST)
        """What is sent to an address, in bytes."""
        self.new_tables = AddressBuckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.everybodys_tables = Bucket(
            settings.tables_per_hour / 3600 * EVERYBODYS_SHARE,
            settings.tables_per_hour * EVERYBODYS_SHARE,
        )
        self.seat_requests = AddressBuckets(
            settings.seat_requests_per_hour / 3600, settings.seat_requests_per_hour
        )
        self.readings = AddressBuckets(
            settings.records_per_minute / 60, settings.records_per_minute
        )
        """New records that are read for an address."""
        # There are millions of codes, so this limit stops a search and lets people mistype.
        guesses_per_second = settings.guesses_per_minute / 60
        self.guesses = AddressBuckets(guesses_per_second, guesses_per_second * GUESSES_BURST)
        self._sockets: Counter[str] = Counter()
        self._key_hashes: OrderedDict[str, None] = OrderedDict()

    def take_table(self, address: str) -> float:
        """Counts a new table for an address; the seconds until it may have one, or 0."""
        if wait := self.new_tables.take(address):
            return wait
        if wait := self.everybodys_tables.take():
            self.new_tables.give_back(address)
        return wait

    def give_back_table(self, address: str) -> None:
        """Takes back that a new table was counted, because it was not made."""
        self.new_tables.give_back(address)
        self.everybodys_tables.give_back()

    def address(self, connection: HTTPConnection) -> str:
        """The address that the limits count a connection for. An IPv6 network (/64) counts as one
        address: a visitor who has one address of it has all of them."""
        address = connection.client.host if connection.client else ""
        if self._settings.trust_proxy:
            # The proxy appends the address. A visitor can forge what stands in front of it.
            forwarded = ",".join(connection.headers.getlist("x-forwarded-for"))
            address = _without_port(forwarded.rpartition(",")[2].strip()) or address
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

    def key_of(self, request: HTTPConnection, live: Live) -> str | None:
        """The key of a seat that a request brings; None, and counted as a guess, if it brings
        none."""
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and live.seat_of(key) is not None:
            return key
        self.guesses.take(self.address(request))
        return None

    def remember_key(self, key: str) -> None:
        """Remembers that a key opens a seat. Forgets the least recently used."""
        hashed = hash_key(key)
        self._key_hashes[hashed] = None
        self._key_hashes.move_to_end(hashed)
        if len(self._key_hashes) > MOST_KEYS:
            self._key_hashes.popitem(last=False)

    def guessing_wait(self, address: str, key: str | None) -> float:
        """The seconds that an address has to wait before the server looks anything up for it,
        because it has guessed too often; 0 for the holder of a key that this server knows. It says
        nothing about the table, so neither does the time that it takes."""
        if key is not None and hash_key(key) in self._key_hashes:
            return 0.0
        return self.guesses.wait(address)

    def connected(self, address: str) -> bool:
        """Counts a new socket. Returns False if the address, its network, or all together have too
        many already."""
        if any(self._sockets[who] >= most for who, most in self._shares(address)):
            return False
        for who, _ in self._shares(address):
            self._sockets[who] += 1
        return True

    def disconnected(self, address: str) -> None:
        for who, _ in self._shares(address):
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    def _shares(self, address: str) -> list[tuple[str, int]]:
        """Whom a socket counts for, and how many each may have."""
        each = self._settings.sockets_per_address
        shares = [(address, each), ("everybody", each * EVERYBODYS_SHARE)]
        if (network := network_of(address)) is not None:
            shares.append((network, each * NETWORK_SHARE))
        return shares


def is_from_here(connection: HTTPConnection) -> bool:
    """Whether a program on this machine asks, for itself: a proxy says for whom it asks."""
    if {"x-forwarded-for", "forwarded", "x-real-ip", "via"} & set(connection.headers.keys()):
        return False
    if connection.client is None:
        # It came through a socket file.
        return True
    try:
        address = ipaddress.ip_address(connection.client.host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback


def network_of(address: str) -> str | None:
    """The IPv6 network (/48) of an address as ``Visitors.address`` writes it; None for IPv4.

    >>> network_of("2001:db8:0:1::/64")
    '2001:db8::/48'
    """
    if not address.endswith("/64"):
        return None
    return str(ipaddress.IPv6Network(address).supernet(new_prefix=48))


def _without_port(forwarded: str) -> str:
    """The address that a proxy wrote. Some add the visitor's port, which changes all the time.

    >>> [_without_port(a) for a in ("192.0.2.1:4711", "[2001:db8::1]:4711", "2001:db8::1")]
    ['192.0.2.1', '2001:db8::1', '2001:db8::1']
    """
    if forwarded.startswith("["):
        return forwarded[1:].partition("]")[0]
    return forwarded if forwarded.count(":") > 1 else forwarded.partition(":")[0]

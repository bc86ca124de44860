"""Examines a running server by its address, as a browser reaches it: through a proxy, if any."""

import http.client
import re
import socket
import ssl
from collections.abc import Callable, Generator, Iterator
from email.utils import parsedate_to_datetime
from ipaddress import ip_address
from pathlib import Path
from time import time
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from parlour import __version__
from parlour.cli.doctor.findings import Finding, said_by
from parlour.cli.doctor.store import clock
from parlour.cli.doctor.upgrade import try_socket
from parlour.cli.progress import waiting_for
from parlour.rules.refusal import Refusal
from parlour.web.arrival import Arrival
from parlour.web.health import READY

T = TypeVar("T")

SECONDS_TO_ANSWER = 10.0
MOST_BYTES = 10_000_000
# A certificate is renewed a month before its end; with fewer days left that did not work.
FEW_DAYS = 14
UNCHANGED = (
    "Let the proxy pass paths on unchanged (in nginx, proxy_pass ends without a slash; in Caddy,"
    " use handle and not handle_path), and start the server with"
)


class SiteError(ValueError):
    """An address that cannot be examined. The message is one plain sentence."""


class Reply(Struct, frozen=True):
    """An HTTP response, read whole."""

    status: int
    kind: str
    body: bytes

    def read(self, kind: type[T]) -> T | None:
        """The body as JSON of a type; None if it is something else."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeError):
            return None


class Site:
    """A server at an address."""

    def __init__(self, url: str, tls: ssl.SSLContext | None, now: Callable[[], float]) -> None:
        parts = urlsplit(url)
        self.url = url
        self.netloc = parts.netloc
        self.path = parts.path
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.tls = tls
        self._host = parts.hostname or ""
        self._port = parts.port or (80 if tls is None else 443)
        self._now = now

    @classmethod
    def at(
        cls, url: str, certificate: Path | None = None, now: Callable[[], float] = time
    ) -> "Site":
        """The site at an address that somebody typed."""
        tidy = url.rstrip("/")
        parts = urlsplit(tidy)
        try:
            whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            whole = False
        if not whole or "@" in parts.netloc or parts.query or parts.fragment:
            # The address is not repeated: what stands before an @ is a password.
            raise SiteError(
                "--url is the address of a front page, such as https://example.org/games/parlour."
            )
        try:
            tls = ssl.create_default_context() if parts.scheme == "https" else None
            if certificate is not None and tls is not None:
                tls.load_verify_locations(certificate)
        except (OSError, ssl.SSLError):
            raise SiteError(f"There is no certificate in {certificate}.") from None
        return cls(tidy, tls, now)

    def examine(self) -> Iterator[Finding]:
        reached = yield from self._reach()
        arrival = (yield from self._arrival()) if reached else None
        if arrival is not None:
            yield from self._judge(arrival)
            yield from self._pages()
            yield from self._for_operators()
            yield try_socket(self)

    # Reaching it -------------------------------------------------------------------------------

    def _reach(self) -> Generator[Finding, None, bool]:
        """Connects; returns whether the rest can be examined."""
        try:
            ends = self._shake_hands()
        except ssl.SSLCertVerificationError as error:
            why = error.verify_message or str(error)
            yield Finding(
                "wrong",
                f"Browsers do not trust the certificate: {why}.",
                "Give the proxy a certificate for this name from an authority that browsers know;"
                " for one of your own, name it by --certificate.",
            )
            assert self.tls is not None
            # Examine the rest all the same.
            self.tls.check_hostname = False
            self.tls.verify_mode = ssl.CERT_NONE
            return True
        except ssl.SSLError as error:
            advice = "See that the proxy listens with TLS on this port, or examine http://."
            yield Finding("wrong", f"There is no TLS at this address: {error.reason}.", advice)
            return False
        except (OSError, UnicodeError) as error:
            yield _unreachable(error)
            return False
        if self.tls is None:
            yield from self._without_tls()
        elif ends is not None:
            days = int((ends - self._now()) // 86_400)
            what = f"The certificate is trusted, and ends in {days} days."
            advice = "See why it was not renewed yet." if days < FEW_DAYS else ""
            yield Finding("note" if days < FEW_DAYS else "well", what, advice)
        return True

    def _shake_hands(self) -> float | None:
        """Connects once; returns when the certificate ends, in seconds since 1970."""
        with (
            waiting_for(f"connecting to {self.netloc}"),
            socket.create_connection((self._host, self._port), SECONDS_TO_ANSWER) as plain,
        ):
            if self.tls is None:
                return None
            with self.tls.wrap_socket(plain, server_hostname=self._host) as safe:
                ends = (safe.getpeercert() or {}).get("notAfter")
        return parsedate_to_datetime(ends).timestamp() if isinstance(ends, str) else None

    def _without_tls(self) -> Iterator[Finding]:
        if _is_near(self._host):
            yield Finding("well", "The server can be reached.")
            return
        advice = "Serve the public through a proxy with TLS, as docs/operating.md shows."
        yield Finding("note", "Everybody on the way can read along: there is no TLS.", advice)

    def get(self, path: str) -> Reply:
        """Fetches a path of the host. Raises OSError or HTTPException."""
        how: http.client.HTTPConnection
        if self.tls is None:
            how = http.client.HTTPConnection(self._host, self._port, SECONDS_TO_ANSWER)
        else:
            how = http.client.HTTPSConnection(
                self._host, self._port, timeout=SECONDS_TO_ANSWER, context=self.tls
            )
        try:
            with waiting_for(f"fetching {self.origin}{path}"):
                how.request("GET", path, headers={"host": self.netloc, "origin": self.origin})
                got = how.getresponse()
                return Reply(got.status, got.headers.get("content-type", ""), got.read(MOST_BYTES))
        finally:
            how.close()

    # How a request arrives ---------------------------------------------------------------------

    def _arrival(self) -> Generator[Finding, None, Arrival | None]:
        """Asks the server how the question reached it."""
        try:
            reply = self.get(f"{self.path}/arrival")
        except (OSError, http.client.HTTPException) as error:
            what = f"The server does not answer over HTTP: {said_by(error)}."
            yield Finding("wrong", what, "See the logs of the server and of the proxy.")
            return None
        arrival = reply.read(Arrival)
        if reply.status == 200 and arrival is not None:
            return arrival
        yield self._no_arrival(reply)
        return None

    def _no_arrival(self, reply: Reply) -> Finding:
        refusal = reply.read(Refusal)
        if refusal is not None and refusal.code == "outside-path":
            advice = f"{UNCHANGED} {self._root_flag()}; or examine another address."
            return Finding("wrong", f"The path does not fit. {refusal.sentence}", advice)
        if refusal is not None and refusal.code == "other-host":
            what = "The server is for its own machine, and refuses the name in the address."
            return Finding("wrong", what, "Behind a proxy, start it with --trust-proxy true.")
        if reply.status in (502, 503, 504):
            return Finding(
                "wrong",
                f"The proxy answers, but does not reach the server (status {reply.status}).",
                "Start the server; see that the proxy names the port or socket file that the server"
                " prints at its start, and that its user may open the socket file.",
            )
        root = re.search(rb'name="parlour-root" content="([^"]*)"', reply.body)
        if root is not None and root[1].decode("utf-8", "replace") != f"{self.path}/":
            there = root[1].decode("utf-8", "replace")
            what = f"This is a Parlour, but its pages are made for {there} and not {self.path}/."
            return Finding("wrong", what, f"{UNCHANGED} {self._root_flag()}.")
        return Finding(
            "wrong",
            f"There is no Parlour at this address, or an old one (status {reply.status}).",
            "See the path in the address, and which server the proxy passes it on to.",
        )

    def _root_flag(self) -> str:
        return f"--root-path {self.path}" if self.path else "no --root-path"

    def _judge(self, arrival: Arrival) -> Iterator[Finding]:
        if arrival.version is None:
            yield Finding("note", "The server does not tell its version.")
        elif arrival.version != __version__:
            what = f"The server is Parlour {arrival.version}; this is {__version__}."
            yield Finding("note", what, "Examine it with the doctor of its own version.")
        else:
            yield Finding("well", f"The server is Parlour {arrival.version}.")
        if arrival.root_path != self.path:
            there = f"{arrival.root_path}/"
            what = f"The server believes to be at {there}, but is reached at {self.path}/."
            yield Finding("wrong", what, f"{UNCHANGED} {self._root_flag()}.")
        if arrival.host.lower() != self.netloc.lower():
            yield Finding(
                "wrong",
                f"The server is asked for the host {arrival.host}, not {self.netloc}: it refuses"
                " its own pages.",
                "Let the proxy pass the header Host on (nginx: proxy_set_header Host $http_host;).",
            )
        yield self._forwarding(arrival)
        if arrival.ready == READY:
            yield Finding("well", "Tables can be read and written.")
        elif arrival.ready is not None:
            what = f"The server is not ready: {arrival.ready}. Nobody can play."
            advice = "See its log, and run parlour doctor with its --database on its machine."
            yield Finding("wrong", what, advice)
        yield clock("server", arrival.at, self._now())

    def _forwarding(self, arrival: Arrival) -> Finding:
        if arrival.forwarded and not arrival.trust_proxy:
            what = "The server does not trust the proxy: all visitors count as one address."
            return Finding("wrong", what, "Start it with --trust-proxy true.")
        if arrival.trust_proxy and not arrival.forwarded:
            return Finding(
                "wrong",
                "The server trusts a proxy, but no X-Forwarded-For came with the request: all"
                " visitors count as one address, or choose one.",
                "Let the proxy set it (nginx: proxy_set_header X-Forwarded-For"
                " $proxy_add_x_forwarded_for;); without a proxy, start the server with"
                " --trust-proxy false.",
            )
        if arrival.forwarded:
            return Finding("well", "The proxy says for whom it asks, and the server trusts it.")
        return Finding("well", "No proxy says for whom it asks, and the server expects none.")

    # Pages -------------------------------------------------------------------------------------

    def _pages(self) -> Iterator[Finding]:
        page = self._tried(f"{self.path}/")
        if page is None or page.status != 200 or not page.kind.startswith("text/html"):
            status = "no answer" if page is None else f"status {page.status}"
            what = f"The front page does not load ({status})."
            yield Finding("wrong", what, "Run parlour doctor on the machine of the server, too.")
            return
        named = re.findall(r'(?:href|src)="([^"]+)"', page.body.decode("utf-8", "replace"))
        lost = [path for path in named if not self._loads(path)]
        if lost:
            yield Finding(
                "wrong",
                f"The page loads, but {len(lost)} of its {len(named)} files do not, such as"
                f" {lost[0]}: people see an empty page.",
                f"{UNCHANGED} {self._root_flag()}.",
            )
        else:
            yield Finding("well", f"The front page and its {len(named)} files load.")

    def _loads(self, path: str) -> bool:
        """Whether a file of the page loads. A page in place of a script is another site's."""
        reply = self._tried(path)
        return reply is not None and reply.status == 200 and "html" not in reply.kind

    def _tried(self, path: str) -> Reply | None:
        try:
            return self.get(path)
        except (OSError, http.client.HTTPException):
            return None

    def _for_operators(self) -> Iterator[Finding]:
        metrics = self._tried(f"{self.path}/metrics")
        if metrics is not None and metrics.status == 200 and not _is_near(self._host):
            advice = "Let the proxy deny /metrics and /readyz, as docs/operating.md shows."
            yield Finding("note", "Everybody can read the metrics.", advice)


def _unreachable(error: OSError | UnicodeError) -> Finding:
    # A host name with impossible characters raises UnicodeError.
    if isinstance(error, socket.gaierror | UnicodeError):
        advice = "See the spelling of the name, and its entries in the DNS."
        return Finding("wrong", "Nobody knows the host of this address.", advice)
    if isinstance(error, TimeoutError):
        advice = "See that the machine runs, and that its firewall lets the port through."
        return Finding("wrong", "The host does not answer.", advice)
    advice = "Start the server or its proxy, and see which port it prints or is configured for."
    return Finding("wrong", f"Nothing can be reached there: {error.strerror or error}.", advice)


def _is_near(host: str) -> bool:
    """Whether a host is this machine or in its own network, as far as its name tells.

    >>> [_is_near(host) for host in ("localhost", "192.168.1.20", "::1", "example.org")]
    [True, True, True, False]
    """
    try:
        return ip_address(host).is_private
    except ValueError:
        return "." not in host or host.endswith((".localhost", ".local"))

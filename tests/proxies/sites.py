"""Parlour behind a real proxy, with the configuration that ``docs/operating.md`` shows."""

import re
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from socket import AF_UNIX, socket
from typing import Any

import httpx
from msgspec import Struct

from tests.web.guests import PATIENCE, Guest, Message
from tests.web.process import served
from tools import proxies

OPERATING = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
ROOT_PATH = "/games/parlour"
# What a real site has and a test cannot: its name, its certificate, and the port for https.
CERTIFICATE_GOES_HERE = "# ssl_certificate and ssl_certificate_key go here."
BEHIND = "127.0.0.1:8000"
# A script plays faster than people do.
FAST = ("--messages-per-second", "100000", "--asks-per-second", "100000")
SOCKET = "/run/parlour/parlour.sock"


def blocks(kind: str) -> list[str]:
    """The fenced blocks of one kind on the page, in their order."""
    return re.findall(rf"^```{kind}\n((?s:.*?))^```$", OPERATING, re.MULTILINE)


def replaced(text: str, old: str, new: str) -> str:
    """Replaces what the page has exactly once."""
    assert text.count(old) == 1, (old, text)
    return text.replace(old, new)


def documented(proxy: str, *, path: bool, unix: bool) -> str:
    """The configuration of a proxy as the page shows it."""
    if proxy == "caddy":
        text = blocks("caddyfile")[path]
        if unix:
            text = replaced(text, f"reverse_proxy {BEHIND}", f"reverse_proxy unix/{SOCKET}")
            assert f"`reverse_proxy unix/{SOCKET}`" in OPERATING
        return text
    text, under_a_path = blocks("nginx")[:2]
    if path:
        text = text[: text.index("    location / {")] + under_a_path + "}\n"
    if unix:
        text = replaced(text, f"http://{BEHIND};", f"http://unix:{SOCKET};")
        assert f"`proxy_pass http://unix:{SOCKET};`" in OPERATING
    return text


class Site(Struct):
    """Where a server can be reached, and how."""

    base: str
    """The address of the front page, without the slash at its end."""
    certificate: Path | None = None
    unix: Path | None = None
    """The socket file, if the server is reached there and not by a proxy."""

    @property
    def host(self) -> str:
        return self.base.partition("://")[2].partition("/")[0]

    def tls(self) -> ssl.SSLContext | None:
        return ssl.create_default_context(cafile=self.certificate) if self.certificate else None

    def client(self) -> httpx.AsyncClient:
        how = httpx.AsyncHTTPTransport(
            verify=self.tls() or True, uds=str(self.unix) if self.unix else None, trust_env=False
        )
        # As a browser does: the server refuses the origin of another host.
        return httpx.AsyncClient(
            transport=how,
            base_url=self.base,
            headers={"origin": self.base.removesuffix(ROOT_PATH)},
            timeout=PATIENCE,
        )

    def visit(self, code: str, key: str) -> Guest:
        how: dict[str, Any] = {"origin": self.base.removesuffix(ROOT_PATH)}
        if self.unix:
            how["sock"] = one = socket(AF_UNIX)
            one.connect(str(self.unix))
        elif self.certificate:
            how["ssl"] = self.tls()
        url = f"{self.base}/api/tables/{code}/socket".replace("http", "ws", 1)
        hello: Message = {"kind": "hello", "key": key, "since": 0}
        return Guest(url, hello, **how)


@asynccontextmanager
async def proxied(
    folder: Path,
    proxy: str,
    *,
    path: bool = False,
    unix: bool = False,
    flags: tuple[str, ...] = ("--trust-proxy", "true"),
    changed: tuple[tuple[str, str], ...] = (),
) -> AsyncIterator[Site]:
    """A server behind nginx or Caddy, with TLS. ``changed`` are replacements in the proxy's
    configuration, to break it."""
    socket_file = folder / "parlour.sock"
    more: tuple[str, ...] = ("--unix-socket", str(socket_file)) if unix else ()
    if path and "--root-path" not in flags:
        more += ("--root-path", ROOT_PATH)
    async with served(folder / "tables.db", folder, *FAST, *flags, *more) as server:
        place = str(socket_file) if unix else f"127.0.0.1:{server.port}"
        with proxy_before(place, folder, proxy, path=path, changed=changed) as site:
            yield site


@contextmanager
def proxy_before(
    place: str,
    folder: Path,
    proxy: str,
    *,
    path: bool = False,
    changed: tuple[tuple[str, str], ...] = (),
) -> Iterator[Site]:
    """A proxy with TLS before a server, which listens on an address or on a socket file."""
    certificate, key = proxies.make_certificate(folder)
    port, unix = proxies.free_port(), place.startswith("/")
    text = documented(proxy, path=path, unix=unix)
    text = replaced(text, SOCKET if unix else BEHIND, place)
    if proxy == "caddy":
        name = "example.org" if path else "parlour.example"
        opening = f"https://localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}\n"
        text = replaced(text, f"{name} {{\n", opening)
    else:
        text = replaced(text, "listen 443 ", f"listen 127.0.0.1:{port} ")
        given = f"ssl_certificate {certificate}; ssl_certificate_key {key};"
        text = replaced(text, CERTIFICATE_GOES_HERE, given)
    for old, new in changed:
        text = replaced(text, old, new)
    with getattr(proxies, proxy)(text, folder, port):
        yield Site(f"https://localhost:{port}{ROOT_PATH if path else ''}", certificate)

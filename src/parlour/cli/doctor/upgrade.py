"""Tries the WebSocket of a server, as a page does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from parlour.cli.doctor.findings import Finding, said_by
from parlour.cli.progress import waiting_for
from parlour.rules.refusal import Refusal

if TYPE_CHECKING:
    from parlour.cli.doctor.site import Site

# No table has this code: a code has three parts. So nobody is disturbed.
NO_TABLE = "doctor"
SECONDS_TO_ANSWER = 10.0
UPGRADE = (
    "Let the proxy pass the upgrade on (nginx: proxy_http_version 1.1; proxy_set_header Upgrade"
    " $http_upgrade; proxy_set_header Connection $connection_upgrade;)."
)


def try_socket(site: Site) -> Finding:
    """Opens a WebSocket, says hello, and waits for an answer."""
    address = f"{site.url}/api/tables/{NO_TABLE}/socket".replace("http", "ws", 1)
    try:
        with (
            waiting_for("opening a WebSocket"),
            connect(
                address,
                origin=Origin(site.origin),
                ssl=site.tls,
                proxy=None,
                open_timeout=SECONDS_TO_ANSWER,
                close_timeout=SECONDS_TO_ANSWER,
            ) as opened,
        ):
            opened.send('{"kind": "hello", "key": null}')
            opened.recv(SECONDS_TO_ANSWER)
    except InvalidStatus as error:
        return _refused(error.response.status_code, bytes(error.response.body or b""))
    except InvalidHandshake:
        return Finding("wrong", "The answer to the WebSocket is not of Parlour.", UPGRADE)
    except (OSError, WebSocketException) as error:
        return Finding(
            "wrong",
            f"The WebSocket opens, but nothing comes back: {said_by(error)}.",
            "See that the proxy does not buffer or cut connections that it has upgraded.",
        )
    return Finding("well", "The WebSocket opens, and the server answers on it.")


def _refused(status: int, body: bytes) -> Finding:
    try:
        code = msgspec.json.decode(body, type=Refusal).code
    except (msgspec.DecodeError, UnicodeError):
        code = ""
    if code == "strange-page":
        what = "The server refuses its own pages on the WebSocket: it is asked for another host."
        advice = "Let the proxy pass the header Host on (nginx: proxy_set_header Host $http_host;)."
        return Finding("wrong", what, advice)
    if code == "too-many-connections":
        what = "The WebSocket is refused: this address has too many connections."
        return Finding("wrong", what, "Raise --sockets-per-address, or see who opens them all.")
    what = f"The WebSocket does not open (status {status}): nobody can play."
    return Finding("wrong", what, UPGRADE)

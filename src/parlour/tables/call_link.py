"""The link to a call (voice or video) that a host can set for the people at the table.

The server checks the form of the link and passes it on. Neither the server nor the page ever opens
it: a person has to tap it.
"""

import re
from urllib.parse import urlsplit

from parlour.rules.refusal import Refusal, malformed

LONGEST_LINK = 300

# Only visible ASCII characters. A host name in other letters is written in its xn-- form, so that
# what people read is what they get.
_VISIBLE = re.compile(r"[!-~]+\Z")
_HOST = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]\Z")


def call_objection(link: str) -> Refusal | None:
    """The refusal of a link that cannot be shown, or None. An empty text means that there is no
    link.

    >>> call_objection("https://meet.example.org/otters") is None
    True
    """
    if not link:
        return None
    if len(link) > LONGEST_LINK:
        return malformed(f"A link to a call has at most {LONGEST_LINK} characters.")
    if not _VISIBLE.match(link) or "\\" in link or not link.lower().startswith("https://"):
        return malformed("A link to a call begins with https:// and has no spaces.")
    try:
        parts = urlsplit(link)
        port = parts.port
    except ValueError:
        return malformed("That is not a link to a call.")
    if "@" in parts.netloc:
        return malformed("A link to a call contains no name and no password before the address.")
    if not _HOST.match(parts.hostname or "") or port not in (None, 443):
        return malformed("A link to a call names a server, as in https://meet.example.org/otters.")
    return None


def call_host(link: str) -> str:
    """The name of the server that a link leads to.

    >>> call_host("https://Meet.example.org/otters")
    'meet.example.org'
    """
    return urlsplit(link).hostname or ""

"""Origins: the scheme, host and port that a browser's page comes from."""

import re
from ipaddress import IPv6Address

_ORIGIN = re.compile(
    r"(?P<scheme>[a-z][a-z0-9+.-]*)://(?:(?P<host>[a-z0-9._-]+)|\[(?P<ipv6>[0-9a-f:.]+)\])"
    r"(?::(?P<port>[0-9]{1,5}))?/?"
)
_DEFAULT_PORTS = {"http": 80, "https": 443}


def tidied(written: str) -> str | None:
    """Normalizes an origin that an operator wrote to what browsers send; None if it is not valid.

    >>> tidied("HTTPS://Pages.Example:443/")
    'https://pages.example'
    >>> tidied("https://pages.example/games") is None
    True
    """
    found = _ORIGIN.fullmatch(written.lower())
    if found is None:
        return None
    scheme, host, ipv6, port = found.groups()
    if ipv6 is not None:
        try:
            host = f"[{IPv6Address(ipv6)}]"
        except ValueError:
            return None
    if port is None or int(port) == _DEFAULT_PORTS.get(scheme):
        return f"{scheme}://{host}"
    return f"{scheme}://{host}:{int(port)}" if int(port) <= 65535 else None

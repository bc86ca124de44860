"""A client of the protocol: makes and joins tables over HTTP, and plays over a WebSocket.

>>> from parlour.client import RemoteServer
>>> RemoteServer("https://games.example/parlour/").base
'https://games.example/parlour'

``RemoteServer`` asks a server for tables and seats, and ``SeatConnection`` holds a seat: it has the
newest update, reconnects by itself, and gets every ask answered once. Whoever plays needs no rules:
the choices in a view say what can be done. ``docs/clients.md`` shows a whole client.
"""

from parlour.client.address import AddressError, Invitation, invitation
from parlour.client.connection import ConnectionState, SeatConnection, SeatEnded
from parlour.client.received import ReceivedUpdate
from parlour.client.server import RemoteServer, UnreachableError
from parlour.game import Refused
from parlour.tables.answers import Accepted, Seated
from parlour.tables.asks import AddBot, GetUp, HandToBot, Start, TakeBack
from parlour.tables.table import TableSettings

__all__ = [
    "Accepted",
    "AddBot",
    "AddressError",
    "ConnectionState",
    "GetUp",
    "HandToBot",
    "Invitation",
    "ReceivedUpdate",
    "Refused",
    "RemoteServer",
    "SeatConnection",
    "SeatEnded",
    "Seated",
    "Start",
    "TableSettings",
    "TakeBack",
    "UnreachableError",
    "invitation",
]

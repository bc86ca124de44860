"""All connections of this process."""

from time import time

from parlour.tables.driver import TableDriver
from parlour.tables.live_table import Live
from parlour.tables.presence import Presence
from parlour.tables.presence_sync import PresenceSync
from parlour.tables.service import Tables
from parlour.tables.upkeep import Notice
from parlour.web.connection import Connection
from parlour.web.protocol import NO_NOTICE, Goodbye, NoticeMessage
from parlour.web.sending import Outbox, Viewers


class Hub:
    """Adds and removes connections, and says what concerns all of them."""

    def __init__(self, tables: Tables, driver: TableDriver, presence: Presence) -> None:
        self.tables = tables
        self.driver = driver
        self._connections: set[Connection] = set()
        self._viewers: dict[Live, Viewers] = {}
        self.outbox = Outbox()
        self.presence = presence
        self.presence_sync = PresenceSync(tables, presence)
        self.draining = False
        self._notice: Notice | None = None

    @property
    def notice(self) -> NoticeMessage | None:
        """The operator's notice, if its time is not over."""
        notice = self._notice
        left = 0.0 if notice is None else notice.ends - time()
        if notice is None or left <= 0:
            return None
        return NoticeMessage(number=notice.number, text=notice.text, seconds=left)

    def tell(self, notice: Notice | None) -> None:
        """Tells everybody the operator's notice, or that there is none any more."""
        self._notice = notice
        for connection in self._connections:
            connection.say(self.notice or NO_NOTICE)

    def __len__(self) -> int:
        return len(self._connections)

    def watchers_of(self, live: Live) -> int:
        """How many watchers of a table are connected to this process."""
        viewers = self._viewers.get(live)
        return 0 if viewers is None else sum(c.key is None for c in viewers.connections)

    def viewers_of(self, live: Live) -> Viewers:
        return self._viewers.setdefault(live, Viewers(self, live))

    def add(self, connection: Connection) -> None:
        viewers, live = connection.viewers, connection.live
        self._connections.add(connection)
        viewers.connections.add(connection)
        self.presence.arrive(connection.live.code, connection.key)
        self.presence_sync.note(connection.live.code)
        live.listeners.add(viewers.mark_stale)
        if self.notice is not None:
            connection.say(self.notice)
        live.notify()
        self.driver.watch(live)

    def remove(self, connection: Connection) -> None:
        viewers = connection.viewers
        self._connections.discard(connection)
        viewers.connections.discard(connection)
        if not viewers.connections:
            connection.live.listeners.discard(viewers.mark_stale)
            self._viewers.pop(connection.live, None)
        self.presence.leave(connection.live.code, connection.key)
        self.presence_sync.note(connection.live.code)
        connection.live.notify()

    def drain(self) -> None:
        """Says goodbye on all connections. Clients reconnect by themselves to the next server."""
        self.draining = True
        goodbye = Goodbye(
            reason="restart", sentence="The server restarts. Your seat is kept.", again=True
        )
        for connection in tuple(self._connections):
            connection.end(goodbye)

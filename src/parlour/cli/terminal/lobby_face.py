"""The face of a table at a server before its first game: who is here, and how others come."""

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from parlour.cli.remote_table import COVERED, described
from parlour.cli.terminal.face import Key, Look, Panel, in_short
from parlour.rules.registry import GAMES
from parlour.tables.table_view import TableView


class LobbyView(Struct, frozen=True):
    """A table without a game, with the parts that the screen asks of every view."""

    table: TableView
    link: str
    viewer: int | None
    waiting_for: tuple[int, ...] = ()
    countdown: str = ""


class LobbyFace:
    """Shows the people at the table, and the link to it."""

    def headline(self, view: LobbyView) -> str:
        return f"{GAMES[view.table.game].title} · {view.table.code}"

    def panels(self, view: LobbyView, look: Look) -> Sequence[Panel]:
        table = view.table
        people = [f"{n + 1}  {described(table, n)}" for n in range(len(table.seats))]
        free = table.most_seats - len(table.seats)
        people.append("The table is closed to newcomers." if table.locked else _free(free))
        people += [f"{one.name} asks for a seat." for one in table.requests]
        host = table.seats[table.host].name
        begin = "You start the game." if table.seat == table.host else f"{host} starts the game."
        if table.covered:
            begin = f"{COVERED}\n\n{begin}"
        panels = [
            Panel("At the table", Text("\n".join(people)), 0),
            Panel("Who else wants to play", Text(f"{view.link}\n\n{begin}"), 0),
        ]
        if look.tall:
            panels.append(in_short(table.game, 1))
        return panels

    def keys(self, view: LobbyView) -> Sequence[Key]:
        return lobby_keys(view.table)

    def beats(self, view: LobbyView) -> float:
        return 1.0


def lobby_keys(table: TableView) -> Sequence[Key]:
    """The keys for what can be done at a table between games, beside starting the next one."""
    keys = [Key("e", "another name for you", "name {}", "Your name", minor=True)]
    if table.seat != table.host:
        return keys
    if len(table.seats) < table.most_seats:
        keys.insert(0, Key("b", "add a bot", "bot"))
    if table.stage == "lobby":
        keys.insert(0, Key("s", "start the game", "start"))
    label, typed = ("let people in", "unlock") if table.locked else ("let nobody in", "lock")
    return [
        *keys,
        Key("k", label, typed, minor=True),
        Key("x", "remove somebody", "remove {}", "Whom?", minor=True),
    ]


def _free(seats: int) -> str:
    return f"{seats} more can sit down." if seats else "All seats are taken."

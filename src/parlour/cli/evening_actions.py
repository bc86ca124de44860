"""The actions of `parlour evening`, and their sentences. Each gets the arguments."""

import argparse
import shlex
import sys
from collections.abc import Awaitable
from datetime import datetime
from typing import TypeVar

import msgspec

from parlour.cli import kept_evenings
from parlour.cli.confirming import UNCHANGED, confirm
from parlour.cli.evening_words import evening_in_words, played, standings_in_words
from parlour.cli.game_names import game_called
from parlour.cli.join import server_at
from parlour.cli.kept_evenings import KeptEvening
from parlour.cli.kept_seats import KeptSeat, KeptSeats
from parlour.cli.progress import waiting_for
from parlour.cli.seen_deals import SeenDeals
from parlour.cli.times import read_end, when
from parlour.cli.typed_options import typed_options
from parlour.client import AddressError
from parlour.client.address import table_link
from parlour.client.evenings import EveningServer, evening_address, evening_link
from parlour.tables.evenings import NewEvening
from parlour.web.deal_bodies import EveningSummary

SEEN = (
    "You have seen cards of this evening before. You can play; it is marked wherever results are"
    " compared."
)
NO_KEY = "This device does not have the organiser's key. It is where the evening was made."

T = TypeVar("T")


class EveningError(ValueError):
    """What somebody asks for cannot be done. The message is one plain sentence."""


class _Place(msgspec.Struct, frozen=True):
    """An evening that the command line means: its server, its name, and the organiser's key if
    there is one."""

    server: EveningServer
    name: str
    key: str | None

    @property
    def link(self) -> str:
        return evening_link(self.server.base, self.name)


def _place(arguments: argparse.Namespace) -> _Place:
    """The evening of a link, a name, or a title that is kept here. Raises AddressError."""
    typed = arguments.evening
    kept = kept_evenings.called(typed)
    if len(kept) > 1:
        names = ", ".join(one.name for one in kept)
        raise EveningError(f"You organise several evenings called {typed!r}: {names}.")
    if kept:
        return _Place(EveningServer(kept[0].base), kept[0].name, kept[0].key)
    try:
        address = evening_address(typed)
    except AddressError as error:
        if "://" in typed:
            raise
        raise EveningError(
            f"You organise no evening called {typed!r} from this device. Name it by its link."
        ) from error
    server = _server_at(address.base or arguments.url)
    same = [one for one in kept_evenings.called(address.name) if one.base == server.base]
    return _Place(server, address.name, same[0].key if same else None)


def _server_at(address: str | None) -> EveningServer:
    return EveningServer(server_at(address).base)


async def _asked(server: EveningServer, answer: Awaitable[T]) -> T:
    with waiting_for(f"waiting for the server at {server.base}"):
        return await answer


# Making one -----------------------------------------------------------------------------------


async def make(arguments: argparse.Namespace) -> None:
    server = _server_at(arguments.url)
    wanted = NewEvening(
        title=arguments.title,
        ends=read_end(arguments.until, datetime.now().astimezone()).timestamp(),
        game=None if arguments.game is None else game_called(arguments.game),
        rule_set=arguments.rules,
        changes=typed_options(arguments.option),
        seats=arguments.players,
        deals=arguments.deals,
    )
    try:
        kept_evenings.prepare()
    except OSError as error:
        place = kept_evenings.folder()
        raise EveningError(f"The key cannot be kept in {place}: {error.strerror}.") from error
    made = await _asked(server, server.make_evening(wanted))
    kept = KeptEvening(server.base, made.name, wanted.title, made.key)
    try:
        where = kept_evenings.keep(kept)
    except OSError as error:
        raise EveningError(
            f"The evening is made, but its key cannot be kept: {error.strerror}. Keep it yourself,"
            f" for --key: {made.key} ({evening_link(server.base, made.name)})"
        ) from error
    evening = await _asked(server, server.evening(made.name, made.key))
    print(f"{evening.title} is open until {when(evening.ends)}: {played(evening)}.")
    print(f"The link for players, who make a table for each team there:\n  {_link(kept)}")
    print(f"You organise it from this device; the key is in {where}.")
    called = shlex.quote(_called(kept))
    actions = {
        f"show {called}": "the teams",
        f"standings {called}": "who stands where, when it is over",
        f"move {called} --until TIME": "another end",
        f"strike {called} NUMBER": "a table that shall not count",
        f"end {called}": "the end, now",
    }
    width = max(map(len, actions))
    for action, what in actions.items():
        print(f"  parlour evening {action:{width}}  {what}")


def _link(kept: KeptEvening) -> str:
    return evening_link(kept.base, kept.name)


def _called(kept: KeptEvening) -> str:
    """What the organiser types: the title, unless several evenings have it."""
    return kept.title if len(kept_evenings.called(kept.title)) == 1 else kept.name


# Looking --------------------------------------------------------------------------------------


async def show(arguments: argparse.Namespace) -> None:
    place = _place(arguments)
    evening = await _asked(place.server, place.server.evening(place.name, place.key))
    print(*evening_in_words(evening, place.link), sep="\n")


async def standings(arguments: argparse.Namespace) -> None:
    place, code = _place(arguments), arguments.table
    server, key = place.server, None if code is None else _seat_key(place, code, arguments.key)
    if arguments.csv:
        print(await _asked(server, server.standings_csv(place.name, code, key)), end="")
        return
    found = await _asked(server, server.standings(place.name, code, key))
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    evening = await _asked(server, server.evening(place.name))
    print(*standings_in_words(found, evening), sep="\n")


def _seat_key(place: _Place, code: str, given: str | None) -> str:
    """The key of a seat at a table: given, or kept by ``parlour join``. Raises EveningError."""
    kept = KeptSeats().find(place.server.base, code)
    if given is None and kept is None:
        raise EveningError(f"This device has no seat at {code}; --key brings the key of one.")
    return given or (kept.seated.key if kept else "")


# Taking part ----------------------------------------------------------------------------------


async def enter(arguments: argparse.Namespace) -> None:
    place = _place(arguments)
    server, name = place.server, arguments.name
    evening = await _asked(server, server.evening(place.name))
    if seen := SeenDeals().of(evening.deal_names):
        print(SEEN, file=sys.stderr)
    seated = await _asked(server, server.enter_evening(place.name, arguments.team, name, seen))
    link = table_link(server.base, seated.code)
    try:
        KeptSeats().keep(KeptSeat(server.base, name, seated))
    except OSError as error:
        print(f"parlour: Your seat cannot be kept: {error.strerror}.", file=sys.stderr)
        print(f"Its key, which opens it to anybody: {seated.key}", file=sys.stderr)
    print(f"{arguments.team} takes part. The link for your friends:\n  {link}")
    print(f"Play: parlour join {link}")
    called = shlex.quote(arguments.evening)
    print(f"See where you stand: parlour evening standings {called} --table {seated.code}")


# Organising -----------------------------------------------------------------------------------


async def end(arguments: argparse.Namespace) -> None:
    place, key, evening = await _organised(arguments)
    _confirm(
        arguments.yes,
        f"{evening.title} will end now, and cannot go on. Deals that are not finished do not count,"
        " and everybody sees the standings.",
    )
    ended = await _asked(place.server, place.server.move_end(place.name, key, 0.0))
    print(f"{ended.title} is over. The standings: parlour evening standings {place.link}")


async def move(arguments: argparse.Namespace) -> None:
    ends = read_end(arguments.until, datetime.now().astimezone()).timestamp()
    place, key, _ = await _organised(arguments)
    moved = await _asked(place.server, place.server.move_end(place.name, key, ends))
    print(f"{moved.title} ends at {when(moved.ends)} now.")


async def strike(arguments: argparse.Namespace) -> None:
    place, key, evening = await _organised(arguments)
    team = next((one.team for one in evening.teams if one.number == arguments.number), None)
    if team is None:
        raise EveningError(f"There is no table {arguments.number} at {evening.title}. {UNCHANGED}")
    _confirm(
        arguments.yes,
        f"Table {arguments.number}, {team}, will not count in the standings, for good.",
    )
    await _asked(place.server, place.server.strike_table(place.name, key, arguments.number))
    print(f"Table {arguments.number}, {team}, does not count in the standings any more.")


async def _organised(arguments: argparse.Namespace) -> tuple[_Place, str, EveningSummary]:
    """The evening that somebody organises, with their key. Raises EveningError."""
    place = _place(arguments)
    key = arguments.key or place.key
    if key is None:
        raise EveningError(NO_KEY)
    return place, key, await _asked(place.server, place.server.evening(place.name, key))


def _confirm(yes: bool, sentence: str) -> None:
    confirm(yes, sentence, otherwise=EveningError)

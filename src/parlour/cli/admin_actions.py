"""The actions of `parlour admin`, and their sentences. Each gets the arguments and the store."""

from __future__ import annotations

import argparse
import sys
from datetime import datetime
from time import time
from typing import TYPE_CHECKING

from parlour.cli.confirming import UNCHANGED, confirm
from parlour.cli.times import read_time, when
from parlour.rules.company import name_objection
from parlour.tables import admin, admin_evenings
from parlour.tables.answers import closed
from parlour.tables.codes import is_deal_name
from parlour.tables.forgetting import NEUTRAL
from parlour.tables.store import Store, StoreError

if TYPE_CHECKING:
    from parlour.tables.evening_events import Evening
    from parlour.tables.upkeep import StoredTable

OUT_OF_REACH = (
    "Backups made before still have it, and so do people's own devices, and files that they saved."
)


class AdminError(ValueError):
    """What the operator asks for cannot be done. The message is one plain sentence."""


async def _known(store: Store, code: str) -> StoredTable:
    found = await admin.find(store, code)
    if found is None:
        raise AdminError(f"There is no table with the code {code}. {UNCHANGED}")
    return found


async def _known_evening(store: Store, name: str) -> Evening:
    found = await admin_evenings.find_evening(store, name)
    if found is None:
        raise AdminError(f"There is no evening with the name {name}. {UNCHANGED}")
    return found


async def _open_table(store: Store, code: str) -> StoredTable:
    found = await _known(store, code)
    if not found.events:
        raise AdminError(f"The table {code} has expired; only records are left. {UNCHANGED}")
    return found


def _confirm(yes: bool, *sentences: str) -> None:
    confirm(yes, *sentences, otherwise=AdminError)


async def _tidy(store: Store) -> None:
    try:
        await store.upkeep.tidy()
    except StoreError as error:
        print(f"parlour: {error}", file=sys.stderr)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


# Looking ------------------------------------------------------------------------------------


async def list_tables(arguments: argparse.Namespace, store: Store) -> None:
    found = await store.upkeep.tables()
    if arguments.json:
        print(admin.as_json(found))
        return
    for one in found:
        used = f"used {when(one.touched)}" if one.events else "expired"
        events, records = _count(one.events, "event"), _count(one.records, "record")
        print(f"{one.code:<28} {used:<24} {events}, {records}")
    print(f"{_count(len(found), 'table')}.")


async def evenings(arguments: argparse.Namespace, store: Store) -> None:
    found = await admin_evenings.evenings(store)
    if arguments.json:
        print(admin.as_json(found))
        return
    for one in found:
        state = f"{'ended' if one.ends <= time() else 'ends'} {when(one.ends)}"
        print(f"{one.name:<32} {state:<24} {_count(len(one.teams), 'table')}: {one.title}")
    print(f"{_count(len(found), 'evening')}.")


async def _show_evening(arguments: argparse.Namespace, store: Store) -> None:
    evening = await _known_evening(store, arguments.code)
    shown = await admin_evenings.show_evening(store, evening)
    if arguments.json:
        print(admin.as_json(shown))
        return
    print(f"Evening {shown.name}: {shown.title}")
    deals = f"{_count(shown.deals, 'deal')} of {shown.game} for {shown.seats} seats"
    print(f"{deals}, until {when(shown.ends)}. {_count(shown.events, 'event')}.")
    for one in shown.teams:
        struck = ", struck" if one.struck else ""
        finished = f"{_count(one.finished, 'deal')} finished"
        print(f"  {one.number}. {one.team} (table {one.table}, {finished}{struck})")


async def show(arguments: argparse.Namespace, store: Store) -> None:
    if is_deal_name(arguments.code):
        await _show_evening(arguments, store)
        return
    shown = await admin.show(store, await _known(store, arguments.code))
    if arguments.json:
        print(admin.as_json(shown))
        return
    print(f"Table {shown.code}: {shown.game or 'expired'}, {shown.stage}.")
    for seat in shown.seats:
        kind = "bot" if seat.bot else "person"
        print(f"  {seat.name} ({kind}{', host' if seat.host else ''})")
    if shown.closed is not None:
        print(f"Closed: {shown.closed}")
    if shown.events:
        print(f"{_count(shown.events, 'event')}, last used {when(shown.touched)}.")
    for record in shown.records:
        print(f"Record {record.number}: {record.game}, ended {when(record.ended)}.")


async def _export_evening(arguments: argparse.Namespace, store: Store) -> None:
    evening = await _known_evening(store, arguments.code)
    stored = await admin_evenings.export_evening(store, evening)
    if arguments.json:
        print(admin.as_json(stored))
        return
    for log in stored:
        _print_log(log)


def _print_log(stored: admin_evenings.LogStored) -> None:
    print(stored.log)
    for entry in stored.events:
        print(f"{entry.seq}. {bytes(entry.event).decode()}")


async def export(arguments: argparse.Namespace, store: Store) -> None:
    if is_deal_name(arguments.code):
        await _export_evening(arguments, store)
        return
    stored = await admin.export(store, await _known(store, arguments.code))
    if arguments.json:
        print(admin.as_json(stored))
        return
    print(f"Table {stored.code}")
    for entry in stored.events:
        print(f"{entry.seq}. {bytes(entry.event).decode()}")
    for log in stored.elsewhere:
        _print_log(log)
    for record in stored.records:
        print(f"\nRecord {record.number}, ended {when(record.ended)}\n{record.record}", end="")


# Changing -----------------------------------------------------------------------------------


async def close(arguments: argparse.Namespace, store: Store) -> None:
    code, reason = arguments.code, arguments.reason
    await _open_table(store, code)
    if refusal := admin.text_refusal(reason):
        raise AdminError(f"The reason cannot be shown: {refusal.sentence}")
    _confirm(
        arguments.yes,
        f"The table {code} will be closed. Nothing can be done there any more, and everybody who"
        " comes reads:",
        f"  {closed(reason).sentence}",
    )
    if not await admin.close(store, code, reason):
        raise AdminError(f"The table {code} has gone meanwhile.")
    print(f"The table {code} is closed. parlour admin reopen {code} opens it again.")


async def reopen(arguments: argparse.Namespace, store: Store) -> None:
    await _open_table(store, arguments.code)
    await admin.close(store, arguments.code, None)
    print(f"The table {arguments.code} is open.")


async def _delete_evening(arguments: argparse.Namespace, store: Store) -> None:
    found = await _known_evening(store, arguments.code)
    shown = await admin_evenings.show_evening(store, found)
    _confirm(
        arguments.yes,
        f"The evening {found.name} will be deleted for good, with its title, its teams and its"
        f" results: {_count(shown.events, 'event')}.",
        "Its tables and the records of their games stay:" if found.entries else "It has no tables.",
        *(f"  {one.table}" for one in found.entries),
        OUT_OF_REACH,
    )
    await admin_evenings.delete_evening(store, found.name)
    await _tidy(store)
    print(f"The evening {found.name} is deleted.")


async def delete(arguments: argparse.Namespace, store: Store) -> None:
    if is_deal_name(arguments.code):
        await _delete_evening(arguments, store)
        return
    found = await _known(store, arguments.code)
    _confirm(
        arguments.yes,
        f"The table {found.code} will be deleted for good: {_count(found.events, 'event')} and "
        f"{_count(found.records, 'record')}.",
        OUT_OF_REACH,
    )
    await admin.delete(store, found.code)
    await _tidy(store)
    print(f"The table {found.code} is deleted.")


async def delete_records(arguments: argparse.Namespace, store: Store) -> None:
    code, days = arguments.code, arguments.older_than
    if (code is None) == (days is None):
        raise AdminError("Name a table, or say --older-than with a number of days.")
    if days is not None and days < 0:
        raise AdminError("--older-than is a number of days from 0 up.")
    if code is not None:
        found = await _known(store, code)
        whose = f"The records of the table {code} ({found.records})"
    else:
        whose = f"All records of games that ended more than {days:g} days ago"
    _confirm(arguments.yes, f"{whose} will be deleted for good.", OUT_OF_REACH)
    if code is not None:
        gone = await store.upkeep.delete_records(code)
    else:
        gone = await store.upkeep.delete_old_records(time() - days * 86_400)
    await _tidy(store)
    print(f"{_count(gone, 'record')} deleted.")


async def forget(arguments: argparse.Namespace, store: Store) -> None:
    name, only = arguments.name, arguments.table
    if name_objection(name):
        raise AdminError("That cannot be anybody's name.")
    if only is not None:
        await _known(store, only)
    found = await admin.where_is(store, name, only)
    if not found.events and not found.records:
        print(f"The name {name} stands in 0 events and 0 records. {UNCHANGED}")
        return
    places = f"{_count(found.events, 'event')} and {_count(found.records, 'record')}"
    where = [
        _count(len(one), thing)
        for one, thing in ((found.tables, "table"), (found.evenings, "evening"))
        if one
    ]
    _confirm(
        arguments.yes,
        f"The name {name} stands in {places} of {' and '.join(where)}.",
        *(f"  {code}" for code in found.tables),
        *(f"  the evening {name}" for name in found.evenings),
        f"It will be replaced by {NEUTRAL} there, for good. A word that was played stays.",
        OUT_OF_REACH,
    )
    done = await admin.forget(store, name, only)
    await _tidy(store)
    print(
        f"The name {name} is forgotten, in {_count(done.events, 'event')} and "
        f"{_count(done.records, 'record')}."
    )


# The notice ---------------------------------------------------------------------------------


async def notice(arguments: argparse.Namespace, store: Store) -> None:
    text = arguments.text
    if arguments.clear:
        if text is not None or arguments.until is not None:
            raise AdminError("--clear takes the notice down, and needs nothing else.")
        await store.upkeep.put_notice("", 0.0)
        print("There is no notice now.")
    elif text is None:
        notice = await store.upkeep.notice()
        if notice is None or notice.ends <= time():
            print("There is no notice.")
        else:
            print(f"{notice.text}\nIt is shown until {when(notice.ends)}.")
    else:
        if refusal := admin.text_refusal(text):
            raise AdminError(f"The notice cannot be shown: {refusal.sentence}")
        if arguments.until is None:
            raise AdminError("Say with --until when the notice goes, such as --until 22:30.")
        ends = read_time(arguments.until, datetime.now().astimezone()).timestamp()
        await store.upkeep.put_notice(text, ends)
        print(f"Everybody is told until {when(ends)}: {text}")

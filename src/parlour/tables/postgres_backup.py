"""Backups of a PostgreSQL store: one SQLite file for everything, and back.

Both wait for the disk, so they run in a thread with an event loop of its own.
"""

from pathlib import Path

from parlour.tables import schema
from parlour.tables.backup import insertion, new_backup, opened_backup, rows_of, selection
from parlour.tables.database import connect, disconnect, told
from parlour.tables.store import FILLED, StoreError

# How many rows a backup reads at a time.
ROWS_AT_ONCE = 1000


async def backup(url: str, path: Path) -> None:
    """Writes everything of one moment into a new file."""
    with new_backup(path) as backup, told("The tables could not be read"):
        schema.migrate_sqlite(backup)
        backup.execute("BEGIN")
        backup.execute("DELETE FROM served")
        connection = await connect(url, patient=True)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                for table in schema.COLUMNS:
                    cursor = await connection.cursor(selection(table))
                    while rows := await cursor.fetch(ROWS_AT_ONCE):
                        backup.executemany(insertion(table), map(tuple, rows))
        finally:
            await disconnect(connection)
        backup.execute("COMMIT")


async def restore(url: str, path: Path, *, replace: bool) -> None:
    """Takes in everything from a backup; refuses a filled database unless it may be replaced."""
    with opened_backup(path) as backup, told("The tables could not be saved"):
        connection = await connect(url, patient=True)
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE tables, records IN SHARE ROW EXCLUSIVE MODE")
                if await connection.fetchval(schema.IS_FILLED) and not replace:
                    raise StoreError(FILLED)
                for table, columns in schema.COLUMNS.items():
                    await connection.execute(f"DELETE FROM {table}")
                    await connection.copy_records_to_table(
                        table, records=rows_of(backup, table), columns=columns
                    )
        finally:
            await disconnect(connection)

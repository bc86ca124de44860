"""Backups of a PostgreSQL store: one SQLite file for everything, and back.

Both wait for the disk. So a server that restores does it in a thread with an event loop of its own.
"""

from pathlib import Path

from parlour.tables import schema
from parlour.tables.backup import insertion, new_backup, opened_backup, rows_of, selection
from parlour.tables.database import check_address, connect, disconnect, told
from parlour.tables.store import FILLED, StoreError

# How many rows a backup reads at a time.
ROWS_AT_ONCE = 1000


async def back_up(url: str, path: Path) -> None:
    """Writes everything of one moment into a new file, in the version that the database has."""
    with new_backup(path) as backup, told("The tables could not be read"):
        check_address(url)
        connection = await connect(url, patient=True)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                version = await schema.postgres_version(connection)
                if version == 0:
                    raise StoreError("There are no tables of Parlour in this database.")
                schema.migrate_sqlite(backup, schema.FILE_VERSIONS[version - 1])
                backup.execute("BEGIN")
                for table in schema.COLUMNS.keys() & schema.tables_of(backup):
                    # A new file has a served time of its own.
                    backup.execute(f"DELETE FROM {table}")
                    cursor = await connection.cursor(selection(table))
                    while rows := await cursor.fetch(ROWS_AT_ONCE):
                        backup.executemany(insertion(table), map(tuple, rows))
                backup.execute("COMMIT")
        finally:
            await disconnect(connection)


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

"""What runs, for the log line of a server's start: enough to see from a log alone which program, on
which kind of database, with which settings."""

import platform
from typing import Any

from msgspec.structs import fields

import parlour
from parlour.rules import base
from parlour.tables.open_store import file_of
from parlour.web.settings import ServerSettings

# Said in words of their own, or, as the address of a database, not to be said: it may contain a
# password.
_SAID_OTHERWISE = ("host", "port", "unix_socket", "database", "thinkers", "log_level")


def is_compiled() -> bool:
    """Whether the modules that an act passes are compiled (decision 042)."""
    return not str(base.__file__).endswith(".py")


def what_runs(settings: ServerSettings, port: int) -> dict[str, Any]:
    """The figures of the start. ``settings`` are those that differ from their defaults.

    >>> said = what_runs(ServerSettings(database="postgresql://u:secret@db/x", keep_days=7.0), 8000)
    >>> said["database"], said["settings"], said["listening"]
    ('postgresql', {'keep_days': 7.0}, '127.0.0.1:8000')
    """
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    changed = {
        field.name: getattr(settings, field.name)
        for field in fields(ServerSettings)
        if field.name not in _SAID_OTHERWISE and getattr(settings, field.name) != field.default
    }
    return {
        "version": parlour.__version__,
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "database": "postgresql" if file_of(settings.database) is None else "sqlite",
        "listening": settings.unix_socket or f"{host}:{port}",
        "thinkers": settings.thinkers,
        "settings": changed,
    }

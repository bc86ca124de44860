"""Compares the licences of all locked packages with those that are allowed: `make audit`.

It reads the locks, the metadata of the installed packages and `tools/licences.toml`, and asks
nobody: the answer depends on this checkout alone. Known holes in packages are looked up elsewhere,
by the hosted checks.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parent.parent
DATA = HOUSE / "tools" / "licences.toml"
PYTHON_LOCK = HOUSE / "requirements.lock"
NPM_LOCK = HOUSE / "ui" / "package-lock.json"


def python_licences(lock: str, stated: Mapping[str, str]) -> dict[str, str | None]:
    """The licence of each package of a Python lock; None if nobody says it."""
    names = re.findall(r"^([a-z0-9._-]+)==", lock, re.MULTILINE)
    return {name: stated.get(name) or _declared(name) for name in names}


def _declared(name: str) -> str | None:
    try:
        found = metadata(name)
    except PackageNotFoundError:
        return None
    said: list[str] = found.get_all("License-Expression") or []
    return said[0] if said else None


def npm_licences(lock: Mapping[str, Any]) -> dict[str, str | None]:
    """The licence of each package of an npm lock, by its name. Of a package that is locked in
    several versions, all licences count."""
    found: dict[str, set[str | None]] = {}
    for path, one in lock["packages"].items():
        if path:
            found.setdefault(path.split("node_modules/")[-1], set()).add(one.get("license"))
    return {
        name: None if None in said else " AND ".join(f"({one})" for one in sorted(map(str, said)))
        for name, said in found.items()
    }


def is_allowed(licence: str, allowed: set[str]) -> bool:
    """Whether an SPDX expression asks for nothing but allowed licences.

    >>> is_allowed("MIT OR GPL-3.0-only", {"MIT"}), is_allowed("MIT AND GPL-3.0-only", {"MIT"})
    (True, False)
    >>> is_allowed("(MIT OR X) AND BSD-3-Clause", {"MIT", "BSD-3-Clause"})
    True
    """
    judged = re.sub(r"[\w.+-]+", lambda word: _judge(word[0], allowed), licence)
    return bool(eval(judged, {"__builtins__": {}}))


def _judge(word: str, allowed: set[str]) -> str:
    return word.lower() if word in ("AND", "OR") else str(word in allowed)


def problems(found: Mapping[str, str | None], data: Mapping[str, Any]) -> Iterator[str]:
    """A sentence for each package that may not be used as it is."""
    allowed = set(data["allowed"])
    for name, licence in sorted(found.items()):
        if licence is None:
            yield f"{name} does not say its licence: read it, and state it in tools/licences.toml."
            continue
        excepted = {one for like, one in data["exceptions"].items() if fnmatch(name, like)}
        if not is_allowed(licence, allowed | excepted):
            yield f"{name} has the licence {licence}, which tools/licences.toml does not allow."


def unused(found: Mapping[str, str | None], data: Mapping[str, Any]) -> Iterator[str]:
    """A sentence for each line of the data that is about no locked package."""
    for table in ("exceptions", "stated"):
        for like in data[table]:
            if not any(fnmatch(name, like) for name in found):
                yield f"No package is called {like}: take it out of tools/licences.toml."


def main() -> int:
    data = tomllib.loads(DATA.read_text("utf-8"))
    python = python_licences(PYTHON_LOCK.read_text("utf-8"), data["stated"])
    npm = npm_licences(json.loads(NPM_LOCK.read_text("utf-8")))
    found = python | npm
    wrong = [*problems(found, data), *unused(found, data)]
    counted = f"{len(python)} Python packages and {len(npm)} npm packages"
    print("\n".join(wrong) or f"the licences of {counted} are allowed")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())

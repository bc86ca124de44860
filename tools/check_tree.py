"""Fails if a tracked file names a package registry's host or a path of one machine.

Such names tie the project to the machine of one contributor. Usage:
`python tools/check_tree.py [FOLDER]`, where FOLDER is a git checkout (default: this one).
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

# Split, so that this file passes its own check.
HOSTS = [
    ".".join(labels)
    for labels in (
        ("pypi", "org"),
        ("files", "pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
        ("crates", "io"),
        ("proxy", "golang", "org"),
        ("rubygems", "org"),
    )
]
# Top folders for files of users; folders of every system (usr, etc, tmp) are fine.
FOLDERS = ["work", "root", "home", "opt", "Users"]

HOST = rb"(?<![\w-])(?:" + "|".join(map(re.escape, HOSTS)).encode() + rb")(?![\w-])"
# Not after a word, a dot or a closing bracket or brace: there the slash is part of a relative path.
PATH = rb"(?<![\w.\-~)}\]>])/(?:" + "|".join(FOLDERS).encode() + rb")/"
FORBIDDEN = re.compile(HOST + rb"|" + PATH)


def tracked(folder: Path) -> Iterator[Path]:
    """The existing files that git tracks in `folder`, relative to it."""
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=folder, check=True, stdout=subprocess.PIPE
    ).stdout
    for name in listing.decode().split("\0"):
        if name and (folder / name).is_file():
            yield Path(name)


def findings(folder: Path) -> Iterator[str]:
    """One line for each forbidden name: the file, the line number, the name."""
    for path in tracked(folder):
        content = (folder / path).read_bytes()
        for match in FORBIDDEN.finditer(content):
            line = content.count(b"\n", 0, match.start()) + 1
            yield f"{path}:{line}: names {match[0].decode()}"


def main() -> int:
    """Print every finding in the folder on the command line; 1 if there is any."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    found = list(findings(folder))
    print("\n".join(found) or "no registry host and no machine path in any tracked file")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())

"""Examines the installation: its packages, pages, words, games, settings and limits."""

import platform
import re
import sys
from collections.abc import Iterator
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

from parlour import __version__
from parlour.cli.doctor.findings import Finding
from parlour.cli.progress import waiting_for
from parlour.web.pages import PAGES
from parlour.web.settings import ServerSettings, SettingsError, read_settings, unknown_variables
from parlour.web.what_runs import is_compiled

REINSTALL = "Install Parlour again, with --force-reinstall."


def examine(pages: Path = PAGES) -> Iterator[Finding]:
    compiled = ", compiled" if is_compiled() else ""
    yield Finding("well", f"Parlour {__version__} on Python {platform.python_version()}{compiled}.")
    yield from _packages()
    yield _pages(pages)
    yield from _words_and_games()
    yield from _settings()
    yield from _open_files()


def _packages() -> Iterator[Finding]:
    try:
        wanted = metadata.requires("parlour") or []
    except metadata.PackageNotFoundError:
        yield Finding(
            "note",
            "Parlour runs from a folder and is not installed, so its packages are not examined.",
        )
        return
    # A requirement with a marker is for another system or an extra.
    names = [re.split(r"[^A-Za-z0-9._-]", one)[0] for one in wanted if ";" not in one]
    missing = [name for name in names if not _is_installed(name)]
    if missing:
        yield Finding("wrong", f"Packages are missing: {', '.join(missing)}.", REINSTALL)
    else:
        yield Finding("well", f"All {len(names)} packages that it needs are there.")
    if sys.platform != "win32" and find_spec("uvloop") is None:
        yield Finding(
            "note",
            "uvloop is not installed; the server works without it, but more slowly.",
            "Install it: python3 -m pip install uvloop.",
        )


def _is_installed(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def _pages(pages: Path) -> Finding:
    try:
        page = (pages / "index.html").read_text("utf-8")
    except OSError:
        return Finding(
            "wrong",
            "The browser table is not built: browsers get an error in place of a page.",
            "In a checkout, run make setup. An installed Parlour has it: install it again.",
        )
    named = re.findall(r'(?:href|src)="\./([^"]+)"', page)
    lost = [name for name in named if not (pages / name).is_file()]
    if lost:
        return Finding("wrong", f"Files of the browser table are missing: {lost[0]}.", REINSTALL)
    return Finding("well", "The browser table is built.")


def _words_and_games() -> Iterator[Finding]:
    from parlour.games import ManifestError, manifests
    from parlour.rules.registry import GAMES
    from parlour.words import Lexicon, LexiconError
    from parlour.words.lexicon import BUILT_IN

    with waiting_for("loading the games and their words"):
        try:
            names = [GAMES[name].title for name in manifests()]
        except ManifestError as error:
            yield Finding(
                "wrong", str(error), "Correct PARLOUR_GAMES or PARLOUR_MINDS, or take it away."
            )
            return
    yield Finding("well", f"Games: {', '.join(names)}.")
    try:
        counts = [f"{len(Lexicon.open(name)):,} in {name}" for name in BUILT_IN]
    except (LexiconError, OSError) as error:
        yield Finding("wrong", f"The word lists cannot be read: {error}", REINSTALL)
    else:
        yield Finding("well", f"Words: {', '.join(counts)}.")


def _settings() -> Iterator[Finding]:
    try:
        settings = read_settings({})
    except SettingsError as error:
        yield Finding("wrong", str(error), "Correct the variable, or take it away.")
        return
    if mistyped := unknown_variables():
        # Only the names: a value may be a secret.
        yield Finding(
            "wrong",
            f"Unknown settings in the environment: {', '.join(mistyped)}.",
            "Correct their names; parlour serve --help lists the settings.",
        )
    elif settings != ServerSettings():
        yield Finding("well", "The settings in the environment can be read.")


def _open_files() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:
        return
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < 1024:
        yield Finding(
            "note",
            f"A process of this user may open {most} files, and each visitor takes one.",
            "Raise the limit: LimitNOFILE=65536 in the unit, or ulimit -n 65536 in the shell.",
        )

"""`parlour doctor`: what is wrong with an installation, a database or a server, and what to do."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.cli.doctor.findings import Finding, shown
from parlour.cli.examples import show_examples

if TYPE_CHECKING:
    from parlour.cli import Subcommands

WELL, SICK, REFUSED = 0, 1, 2


def register(subcommands: Subcommands) -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "doctor",
        help="say what is wrong with an installation, a database or a server",
        description="Examine this installation and its database, or a running server by its "
        "address, and say what to do about each thing that is wrong. Nothing is changed. The exit "
        "code is 0 if all is well, and 1 if something is wrong.",
    )
    command.add_argument(
        "--database", help="as for parlour serve: a file, or a postgresql:// address (parlour.db)"
    )
    command.add_argument(
        "--url",
        help="the address of a server, as visitors open it; the installation here and its database "
        "are then examined only if --database is given, too",
    )
    command.add_argument(
        "--certificate",
        metavar="FILE",
        type=Path,
        help="a certificate to trust for --url, beside those that this machine trusts",
    )
    show_examples(command, "parlour doctor", "parlour doctor --database parlour.db")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from parlour.cli.doctor.site import Site, SiteError

    site = None
    if arguments.url is not None:
        try:
            site = Site.at(arguments.url, arguments.certificate)
        except SiteError as error:
            print(f"parlour: {error}", file=sys.stderr)
            return REFUSED
    wrong = 0
    if site is None or arguments.database is not None:
        wrong += _told(_here(arguments.database))
    if site is not None:
        print(f"The server at {site.url}")
        wrong += _told(site.examine())
    if wrong:
        print(f"{'One thing is' if wrong == 1 else f'{wrong} things are'} wrong.")
        return SICK
    print("All is well.")
    return WELL


def _here(database: str | None) -> Iterator[Finding | str]:
    """Examines this installation, its settings and its database."""
    from parlour.cli.doctor import installation, store
    from parlour.web.settings import ServerSettings, SettingsError, read_settings

    yield "This installation"
    yield from installation.examine()
    try:
        settings = read_settings({"database": database})
    except SettingsError as error:
        yield Finding("wrong", str(error), "Correct the setting, or take it away.")
        settings = ServerSettings() if database is None else ServerSettings(database=database)
    yield f"The database {store.shown_place(settings.database)}"
    yield from store.examine(settings)


def _told(findings: Iterator[Finding | str]) -> int:
    """Prints headings and findings as they come; returns how many things are wrong."""
    wrong = 0
    for one in findings:
        print(one if isinstance(one, str) else shown(one), flush=True)
        wrong += isinstance(one, Finding) and one.level == "wrong"
    return wrong

"""`parlour new-game`: writes the skeleton of a game, which runs as it is."""

import argparse
import keyword
import re
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples
from parlour.games import NAME, SETTING, WHAT_A_NAME_IS, manifests

if TYPE_CHECKING:
    from parlour.cli import Subcommands

REFUSED = 2
SKELETON = "parlour.cli.skeleton"
FILES = ("__init__.py", "rules.py", "test_rules.py")
TITLE = re.compile(r"[A-Z][A-Za-z0-9]*(?: [A-Za-z0-9]+){0,4}")
LONGEST_TITLE = 40


class NewGameError(ValueError):
    """The skeleton cannot be written; the message is one plain sentence."""


def register(subcommands: "Subcommands") -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "new-game",
        help="write the skeleton of a new game",
        description="Write the skeleton of a new game into a folder of its own: rules, a manifest "
        "and tests. It can be played at once; docs/add-a-game.md explains it.",
    )
    command.add_argument("name", metavar="NAME", help="what commands call it, such as wordchain")
    command.add_argument(
        "--title", help='what people call it, such as "Word Chain" (the name, capitalised)'
    )
    show_examples(
        command, "parlour new-game wordchain", 'parlour new-game wordchain --title "Word Chain"'
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the skeleton, or print one sentence that says why not."""
    name, folder = arguments.name, Path(arguments.name)
    title = name.capitalize() if arguments.title is None else arguments.title
    try:
        _check(name, title, folder)
        written = _write(name, title, folder)
    except (NewGameError, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error).rstrip(".")
        print(f"parlour new-game: {reason}.", file=sys.stderr)
        return REFUSED
    print(f"{title} is written: {', '.join(map(str, written))}.")
    print(f"Test it with:  python -m pytest {folder}")
    print(f"Play it with:  PYTHONPATH=. {SETTING}={name}:MANIFEST parlour play {name}")
    return 0


def _check(name: str, title: str, folder: Path) -> None:
    if not NAME.fullmatch(name):
        raise NewGameError(f"{name!r} cannot be the name of a game: {WHAT_A_NAME_IS}")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise NewGameError(f"{name!r} is a keyword of Python, so it cannot be the name of a game")
    if not TITLE.fullmatch(title) or len(title) > LONGEST_TITLE:
        raise NewGameError(
            f"{title!r} cannot be the title of a game: a title has up to {LONGEST_TITLE} letters, "
            "digits and single spaces, and begins with a capital letter"
        )
    if name in manifests():
        raise NewGameError(f"There is a game called {name!r} already")
    if folder.exists():
        raise NewGameError(f"There is something called {name!r} here already")
    if find_spec(name) is not None:
        raise NewGameError(f"There is a Python module called {name!r} already")


def _write(name: str, title: str, folder: Path) -> list[Path]:
    skeleton = files(SKELETON)
    texts = {file: skeleton.joinpath(file).read_text("utf-8") for file in FILES}
    folder.mkdir()
    for file, text in texts.items():
        (folder / file).write_text(renamed(text, name, title), encoding="utf-8")
    return [folder / file for file in FILES]


def renamed(text: str, name: str, title: str) -> str:
    """A file of the skeleton with the name and the title of the new game.

    >>> renamed("class SkeletonRules: ...  # Skeleton, parlour.cli.skeleton", "go", "Go Fish")
    'class GoFishRules: ...  # Go Fish, go'
    """
    in_one_word = "".join(part[:1].upper() + part[1:] for part in title.split())
    text = text.replace(SKELETON, name).replace("SkeletonRules", f"{in_one_word}Rules")
    return text.replace("Skeleton", title).replace("skeleton", name)

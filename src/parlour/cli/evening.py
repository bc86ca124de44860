"""`parlour evening`: the same deals at many tables of a server, and who stands where."""

import argparse
import sys
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples
from parlour.cli.join import add_url
from parlour.games import manifests

if TYPE_CHECKING:
    from parlour.cli import Subcommands

REFUSED = 2
UNTIL = "3h"


def register(subcommands: "Subcommands") -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "evening",
        help="hold an evening: the same deals at many tables of a server",
        description="Hold an evening at a server: all tables play the same deals, when they like,"
        " until its end. Then everybody sees who stands where. Nobody needs an account: the"
        " organiser's key is kept on this device, readable for you alone.",
    )
    show_examples(command, "parlour evening make --title 'Friday at eight'")
    actions = command.add_subparsers(title="actions", metavar="ACTION", required=True)

    def add(
        name: str, run: str, summary: str, description: str, *examples: str
    ) -> argparse.ArgumentParser:
        action = actions.add_parser(name, help=summary, description=description)
        if name != "make":
            action.add_argument(
                "evening",
                metavar="NAME|LINK",
                help="the link, the name, or the title of an evening that you organise",
            )
        add_url(action)
        show_examples(action, *examples)
        action.set_defaults(run=lambda arguments: _run(run, arguments))
        return action

    making = add(
        "make",
        "make",
        "make an evening, and print its link",
        "Make an evening at a server, and print the link that you send to everybody. Each team "
        "makes its table there.",
        "parlour evening make --title Saturday --game letterjam --players 3 --deals 2",
        "parlour evening make --title 'Long words' --game quiddler --option hands=4 --until 22:00",
    )
    entered = add(
        "enter",
        "enter",
        "take part with a table of your own",
        "Take part in an evening: make a table for your team, and host it. Its code is for your"
        " friends; the key of your seat is kept on this device, for parlour join.",
        "parlour evening enter Friday --team Otters --name Lisa",
    )
    shown = add(
        "show",
        "show",
        "show what is played, until when, and by whom",
        "Show what is played at an evening, until when, and which teams take part.",
        "parlour evening show Friday",
    )
    standing = add(
        "standings",
        "standings",
        "show who stands where",
        "Show the standings of an evening: matchpoints per deal and in all, and the par of each"
        " deal, which is what expert bots score on average. Before the end you see only the deals"
        " that your table has finished.",
        "parlour evening standings Friday",
        "parlour evening standings Friday --csv",
    )
    ended = add(
        "end",
        "end",
        "end an evening now",
        "End an evening that you organise now. Deals that are not finished do not count, everybody"
        " sees the standings, and it cannot go on.",
        "parlour evening end Friday --yes",
    )
    moved = add(
        "move",
        "move",
        "set another end",
        "Set another end of an evening that you organise.",
        "parlour evening move Friday --until 23:30",
    )
    striking = add(
        "strike",
        "strike",
        "strike a table from the standings",
        "Strike a table from the standings of an evening that you organise, by its number. The"
        " table can play on, but it does not count, and that cannot be undone.",
        "parlour evening strike Friday 2 --yes",
    )
    _add_terms(making)
    until = "the end: a time such as 22:00, a span such as 3h, or a date and a time"
    making.add_argument("--until", metavar="TIME", default=UNTIL, help=f"{until} ({UNTIL})")
    moved.add_argument("--until", metavar="TIME", required=True, help=until)
    standing.add_argument("--table", metavar="CODE", help="the code of your table at the evening")
    form = standing.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="as rows of a table")
    form.add_argument("--json", action="store_true", help="as the server sends them")
    standing.add_argument(
        "--key", metavar="KEY", help="the key of your seat there, if parlour join has not kept it"
    )
    entered.add_argument("--team", metavar="TEAM", required=True, help="what your team is called")
    entered.add_argument("--name", metavar="NAME", required=True, help="your name at the table")
    striking.add_argument(
        "number", metavar="NUMBER", type=int, help='the number of the table, as "show" lists it'
    )
    for action in (ended, moved, striking):
        action.add_argument("--key", metavar="KEY", help="the organiser's key, if it is not here")
    for action in (ended, striking):
        action.add_argument("--yes", action="store_true", help="do not ask for confirmation")
    shown.set_defaults(key=None)


def _add_terms(making: argparse.ArgumentParser) -> None:
    """What is played."""
    making.add_argument("--title", metavar="TITLE", required=True, help="what people call it")
    games = tuple(manifests())
    making.add_argument("--game", metavar="GAME", help=f"{' or '.join(games)} ({games[0]})")
    making.add_argument("--rules", metavar="SET", help="a rule set, as for parlour play")
    making.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="change one option, such as length=4; can be repeated",
    )
    making.add_argument(
        "--players", type=int, metavar="N", default=4, help="seats at each table (4)"
    )
    making.add_argument(
        "--deals", type=int, metavar="K", default=3, help="how many deals each table plays (3)"
    )


def _run(action: str, arguments: argparse.Namespace) -> int:
    import asyncio

    from parlour.cli import evening_actions
    from parlour.cli.evening_actions import EveningError
    from parlour.cli.times import TimeError
    from parlour.cli.typed_options import TypedOptionError
    from parlour.client import AddressError, Refused, UnreachableError

    try:
        asyncio.run(getattr(evening_actions, action)(arguments))
    except (
        *(AddressError, EveningError, Refused, TimeError, TypedOptionError, UnreachableError),
    ) as error:
        print(f"parlour: {error}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return REFUSED
    return 0

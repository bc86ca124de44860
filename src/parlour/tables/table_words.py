"""The table in words: what the view in words cannot say, because the rules know only the game.

A text view shows these lines above the game's own. ``help`` gives examples of the commands of both,
and ``read`` reads a part of the page.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.rules.seat import Seat
from parlour.rules.text_page import READ, read
from parlour.rules.wording import listed
from parlour.tables.table import DayDeal, Table, stage
from parlour.tables.telling import time_in_words

HELP = ("help", "?")
PLAY_AGAIN = ("play again", "again")
TAKE_BACK = ("take my seat back", "take back")
"""The commands of the table itself. A text view teaches the first of each."""


def words(table: Table, seat: Seat | None, view: Any, overdue: Sequence[Seat]) -> str:
    """The whole text of a text view: the lines of the table, and the view in words. ``overdue`` are
    the seats whose time is up."""
    lines = [*_clock(table, seat, overdue), *_commands(table, seat)]
    text = table.rules.text(view)
    return "\n".join(lines) + f"\n\n{text}" if lines else text


def answered(table: Table, seat: Seat, view: Any, command: str) -> str | None:
    """The answer to a command that only asks, such as ``help`` or ``read your hand``; None for any
    other command."""
    word, _, about = command.partition(" ")
    if word in HELP:
        return _help_with(table, seat, view, about)
    return read(table.rules.text(view), command)


def _help_with(table: Table, seat: Seat, view: Any, about: str) -> str:
    """An example of everything that the holder of a seat can type now, or more on one command. The
    examples alone are short enough to be listened to."""
    phrases = table.rules.phrasebook
    if about:
        lines = phrases.about(view, about)
        return "\n".join(lines or [f"You cannot type {about!r} now."])
    lines = [*_commands(table, seat)]
    if examples := phrases.examples(view):
        first = phrases.taught(view)[0]
        lines += [
            f"You can type {listed(examples, 'or')}.",
            f'Type "{HELP[0]} {first}" to hear more about {first}.',
        ]
    return "\n".join([*lines, f'Type "{READ}" to hear the table, part by part.'])


def _clock(table: Table, seat: Seat | None, overdue: Sequence[Seat]) -> Iterator[str]:
    if table.playing and table.settings.clock:
        yield f"The clock gives {time_in_words(table.settings.clock)} for each act."
    late = [seat for seat in overdue if table.holders[seat].mind is None]
    if late:
        names = listed("you" if one == seat else table.holders[one].name for one in late)
        yield f"The time is up: anybody may let a bot play for {names}."


def _commands(table: Table, seat: Seat | None) -> Iterator[str]:
    """How the commands of the table are typed, where they are possible."""
    if table.playing and seat is not None and table.holders[seat].mind is not None:
        yield (
            f'A bot plays for you. Type "{TAKE_BACK[0]}" to play yourself again; '
            "any other command does that, too."
        )
    if stage(table) == "over" and not (isinstance(table.occasion, DayDeal) and table.alone):
        if seat == table.host:
            yield f'Type "{PLAY_AGAIN[0]}" to start the next game.'
        elif table.host < len(table.holders):
            yield f"{table.holders[table.host].name} starts the next game."

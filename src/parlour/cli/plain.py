"""A table as plain text: for pipes, screen readers, language models and simple terminals.

It prints the whole table at the start and on the command "table", and log lines in between. The
command "help" lists the other commands of the table itself.
"""

import sys
from typing import Any

from parlour.cli.local_table import YOU, LocalTable
from parlour.cli.looking_back import BEGUN, first_place, review_text
from parlour.cli.output import forget_output
from parlour.cli.replay import walk
from parlour.cli.rules import in_short, whole_text
from parlour.cli.sitting import Sitting
from parlour.games import load, manifests
from parlour.rules.rules_text import citation, in_full
from parlour.rules.text_page import read
from parlour.rules.wording import full_stop

HELP = """\
table   the whole table again, with every command of the game; an empty line does the same
read    one part of the table, as in "read your hand"; "read" alone lists the parts
rules   the rules of this game, in short; "rules all" prints every rule
rule    the rule that refused the last command
name    another name for you, as in "name Lisa"
again   a new game with the same players, once this one is over
review  what was decided in a game that is over, and what would have been better
replay  the same game again, step by step
so far  how the games that you played here ended, and what was best in them
share   the same as a text to send to friends, without a word of the games
help    this list, and what you can type in the game now
quit    leave; the game is kept, and "parlour play --resume" goes on with it"""
OVER = (
    'The game is over. Type "again" for a new one, "review" for what could have been better, '
    '"replay" to see it again, "so far" for how your games ended, "share" for a text to send to '
    'friends, or "quit" to leave.'
)


def play_plainly(sitting: Sitting) -> None:
    """Read commands from standard input until the person leaves or the input ends."""
    try:
        # A program at the other end of a pipe is done when the game is; a person may play again.
        while _play(sitting) and sys.stdin.isatty() and _again(sitting):
            sitting.play_again()
    except KeyboardInterrupt:
        print("\nThe game stops here.", flush=True)
    except BrokenPipeError:
        # The reader is gone; the record is still to be written.
        forget_output()


def _again(sitting: Sitting) -> bool:
    """Asks whether to play again, after the end of a game."""
    while True:
        print(OVER, flush=True)
        match sys.stdin.readline().strip():
            case "again":
                return True
            case "review":
                _print(BEGUN)
                _print(review_text(sitting.table.game.record()))
            case "replay":
                game = sitting.table.game
                walk(first_place(game.record(), YOU, (game.start.lexicon,)))
            case "so far":
                _print(sitting.so_far())
            case "share":
                _print(sitting.shared())
            case "quit" | "exit" | "":
                return False


def _play(sitting: Sitting) -> bool:
    """Plays a game; returns whether it was played to its end."""
    table = sitting.table
    table.on_line = _print
    table.open()
    table.let_bots_act()
    _print(table.game.text(YOU))
    _print('Type "table" to see the table again, "help" for more, "quit" to leave.')
    said_no = ""
    while not table.game.over:
        line = sys.stdin.readline()
        if not line:
            _print("The input has ended; the game stops here.")
            return False
        # Reading blocks. If the house was due meanwhile, it acts first: the command is too late.
        if table.let_house_act():
            table.let_bots_act()
        typed, before = line.strip(), table.view
        if typed in ("quit", "exit"):
            return False
        if (said := _told(sitting, typed, said_no)) is not None:
            _print(said)
        elif refusal := table.type(typed):
            said_no = refusal.rule
            rule = f" ({citation(refusal.rule)})" if refusal.rule else ""
            _print(f"{refusal.sentence}{rule}")
        else:
            said_no = ""
            table.let_bots_act()
            _look_back(table, before)
            if not table.game.over:
                _print(full_stop(table.view.headline))
    _print(table.game.text(YOU))
    return True


def _look_back(table: LocalTable, before: Any) -> None:
    """Prints what would have been best for the person, after a hand that has just been scored."""
    part = manifests()[table.game.rules.name].hindsight
    view = table.view
    if part is None or view.hindsight is None or view.hindsight == before.hindsight:
        return
    if sentence := load(part)(view):
        _print(sentence)


def _told(sitting: Sitting, typed: str, said_no: str) -> str | None:
    """The answer to a command of the table itself; None for a command of the game."""
    table = sitting.table
    rules = table.game.rules
    match typed:
        case "table" | "":
            return table.game.text(YOU)
        case "help" | "?":
            possible = list(rules.phrasebook.possible(table.view))
            return "\n".join((HELP, "", "In the game you can type now:", *possible))
        case "rules":
            return "\n\n".join((*in_short(rules.name), 'Type "rules all" for every rule.'))
        case "rules all":
            return "\n".join(whole_text(rules.name))
        case "rule":
            return in_full(said_no) if said_no else "No rule refused the last command."
        case "again" | "review" | "replay":
            return "This game is not over yet."
        case "so far":
            return sitting.so_far()
        case "share":
            return sitting.shared()
    return read(table.game.text(YOU), typed)


def _print(text: str) -> None:
    print(text, flush=True)

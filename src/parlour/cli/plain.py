"""A table as plain text: for pipes, screen readers, language models and simple terminals.

It prints the whole table at the start and on the command "table", and log lines in between. The
command "rule" prints the rule that refused the last command.
"""

import os
import sys

from parlour.cli.local_table import YOU, LocalTable
from parlour.rules.rules_text import citation, in_full

HELP = """\
table   the whole table again, with every command of the game; an empty line does the same
rule    the rule that refused the last command
help    this list
quit    leave"""


def play_plainly(table: LocalTable) -> None:
    """Read commands from standard input until the game is over or the input ends."""
    try:
        _play(table)
    except KeyboardInterrupt:
        print("\nThe game stops here.", flush=True)
    except BrokenPipeError:
        # The reader is gone. Without this, Python reports the broken pipe again when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _play(table: LocalTable) -> None:
    table.on_line = print
    table.open()
    table.let_bots_act()
    print(table.game.text(YOU), flush=True)
    print('Type "table" to see the table again, "help" for more, "quit" to leave.', flush=True)
    said_no = ""
    while not table.game.over:
        line = sys.stdin.readline()
        if not line:
            print("The input has ended; the game stops here.", flush=True)
            return
        # Reading blocks. If the house was due meanwhile, it acts first: the command is too late.
        if table.let_house_act():
            table.let_bots_act()
        typed = line.strip()
        if typed in ("table", ""):
            print(table.game.text(YOU), flush=True)
        elif typed in ("help", "?"):
            print(HELP, flush=True)
        elif typed in ("quit", "exit"):
            return
        elif typed == "rule":
            print(in_full(said_no) if said_no else "No rule refused the last command.", flush=True)
        elif refusal := table.type(typed):
            said_no = refusal.rule
            rule = f" ({citation(refusal.rule)})" if refusal.rule else ""
            print(f"{refusal.sentence}{rule}", flush=True)
        else:
            said_no = ""
            table.let_bots_act()
            if not table.game.over:
                print(
                    "It is your move." if YOU in table.view.waiting_for else "You may act.",
                    flush=True,
                )
    print(table.game.text(YOU), flush=True)

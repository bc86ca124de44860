"""A program that plays the benchmark, for the tests: JSON lines on standard input and output.

    python tests/lab/bench/player.py HOW [LOG]

HOW is one of the functions below. With LOG, everything that it reads is appended to that file, in
bytes. It plays at random, and the same question always gets the same answer.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from parlour.rules.phrasebook import kind_of
from parlour.rules.registry import GAMES

Message = dict[str, Any]
Say = Callable[[object], None]


def chosen(game: str, turn: Message) -> tuple[Any, Any]:
    """The view of a question, and a random act that it offers."""
    rules = GAMES[game]
    view = msgspec.convert(turn["view"], rules.view_type, str_keys=True)
    rng = Random(f"{turn['seat']}/{turn['id']}")
    weights = [rules.random_weight.get(kind_of(choice), 1.0) for choice in view.choices]
    return view, rng.choices(view.choices, weights)[0].sample(rng)


def act(game: str, turn: Message, say: Say) -> None:
    """An act as data, with the number of the question and what it cost."""
    _, wanted = chosen(game, turn)
    say({"id": turn["id"], "act": msgspec.to_builtins(wanted), "tokens": 7})


def command(game: str, turn: Message, say: Say) -> None:
    """A typed command."""
    view, wanted = chosen(game, turn)
    say({"command": GAMES[game].say(view, wanted)})


def first(game: str, turn: Message, say: Say) -> None:
    """The first candidate, where there is one."""
    found = turn["candidates"]["acts"]
    if found and not turn.get("refused"):
        say({"command": found[0]["command"]})
    else:
        act(game, turn, say)


def notes(game: str, turn: Message, say: Say) -> None:
    """Counts its questions in its notes."""
    _, wanted = chosen(game, turn)
    count = int(turn["notes"] or 0) + 1
    say({"act": msgspec.to_builtins(wanted), "notes": str(count)})


def nonsense(game: str, turn: Message, say: Say) -> None:
    """No answer at all, but something."""
    say("Let me think about that ...")


def forbidden(game: str, turn: Message, say: Say) -> None:
    """Acts that are no part of the benchmark, or that the rules refuse."""
    say(({"command": "leave"}, {"act": {"act": "want-end", "want": True}}, {})[turn["id"] % 3])


def corrected(game: str, turn: Message, say: Say) -> None:
    """Something wrong first, and something right when it is told so."""
    if turn.get("refused"):
        act(game, turn, say)
    else:
        say({"command": "draft QZ"})


def waiting(game: str, turn: Message, say: Say) -> None:
    """Waits whether it may or not."""
    say({"wait": True})


def late(game: str, turn: Message, say: Say) -> None:
    """Answers to other questions, then to this one."""
    say({"id": turn["id"] - 1, "command": "leave", "tokens": 2})
    act(game, turn, say)


def silent(game: str, turn: Message, say: Say) -> None:
    """Reads, and says nothing."""


def dead(game: str, turn: Message, say: Say) -> None:
    """Ends in the middle of the game."""
    if turn["id"] > 3:
        sys.exit(3)
    act(game, turn, say)


def flood() -> None:
    """Reads nothing, and never stops to talk."""
    while True:
        os.write(1, b'{"command": "chatter"}\n' * 100)


def deaf() -> None:
    """Neither reads nor writes."""
    time.sleep(3600)


def main() -> None:
    how = sys.argv[1]
    if how in ("flood", "deaf"):
        {"flood": flood, "deaf": deaf}[how]()
    log = open(sys.argv[2], "ab") if len(sys.argv) > 2 else None  # noqa: SIM115, PTH123
    game = ""
    for line in sys.stdin.buffer:
        if log is not None:
            log.write(line)
            log.flush()
        told = json.loads(line)
        if told["kind"] == "begin":
            game = told["game"]
        elif told["kind"] == "turn":
            globals()[how](game, told, lambda answer: print(json.dumps(answer), flush=True))


if __name__ == "__main__":
    main()

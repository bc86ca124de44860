"""`parlour bench`: measure any agent on frozen deals, make a table of results, make a corpus."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples
from parlour.cli.game_names import game_called
from parlour.cli.progress import Progress

if TYPE_CHECKING:
    from parlour.cli import Subcommands
    from parlour.lab.bench.bench_game import BenchResult
    from parlour.lab.bench.figures import ResultFile
    from parlour.lab.bench.plan import AgentName, BenchPlan

REFUSED, INTERRUPTED = 2, 130
WAYS = ("view", "candidates", "notes")
SECONDS = 60.0
RECORDS = 10_000


def register(subcommands: Subcommands) -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "bench",
        help="measure an agent on frozen deals: Letter Jam Bench and Quiddler Bench",
        description="Measure any agent on frozen deals, alone and with bots. docs/bench.md says "
        "what is measured, and has the results of the bots.",
    )
    show_examples(
        command, "parlour bench run letterjam --mind regular --deals 1 --players 2 --partners self"
    )
    command.set_defaults(run=lambda arguments: _help(command))
    actions = command.add_subparsers(title="actions", metavar="ACTION")
    _register_run(actions)
    _register_page(actions)
    _register_corpus(actions)


def _help(command: argparse.ArgumentParser) -> int:
    command.print_help()
    return 0


def _register_run(actions: Subcommands) -> None:
    action = actions.add_parser(
        "run",
        help="let an agent play the frozen deals",
        description="Let an agent play the frozen deals, at every seat and with each of the bots, "
        "and write a file of results.",
    )
    action.add_argument("game", metavar="GAME", help="letterjam or quiddler")
    agent = action.add_mutually_exclusive_group(required=True)
    agent.add_argument(
        "--mind",
        metavar="NAME",
        help="a mind, such as expert, or module:name; there are random, heuristic and first, too",
    )
    agent.add_argument(
        "--policy",
        metavar="MODULE:NAME",
        help="a PettingZoo agent: a function of an observation and a mask that gives an action",
    )
    agent.add_argument(
        "--program",
        metavar="COMMAND",
        help="a program that reads questions and writes answers, a line of JSON each",
    )
    agent.add_argument(
        "--client",
        metavar="COMMAND",
        help="a program that speaks the protocol; it is told {code}, {url} and {name}, and sits "
        "down at a server of the benchmark",
    )
    action.add_argument(
        "--ask",
        choices=WAYS,
        default="view",
        help="what the agent gets: its view alone, candidates as well, or its own notes back "
        "(%(default)s)",
    )
    action.add_argument(
        "--partners",
        metavar="A,B,...",
        help="who plays with it: self, and bots (default: all of the benchmark)",
    )
    action.add_argument(
        "--players", metavar="N,N,...", help="the numbers of players (default: all)"
    )
    action.add_argument(
        "--deals",
        type=int,
        metavar="N",
        help="only the first deals for each number of players (default: the full benchmark)",
    )
    action.add_argument(
        "--seconds",
        type=float,
        default=SECONDS,
        help="how long a program or a client may take to answer (%(default)s)",
    )
    action.add_argument("--out", metavar="FILE", help="write the results to this file, as JSON")
    action.add_argument(
        "--name", default="", help="what tables call the agent (default: its mind or its command)"
    )
    _add_executors(action, "keep finished games in this file, and continue from it")
    show_examples(
        action,
        "parlour bench run letterjam --mind first --ask candidates --deals 1 --players 2",
        "parlour bench run quiddler --mind heuristic --deals 1 --players 2 --partners novice",
    )
    action.set_defaults(run=partial(_refusing, _run))


def _register_page(actions: Subcommands) -> None:
    action = actions.add_parser(
        "page",
        help="make a table of files of results",
        description="Make a table of the results of several agents: as Markdown on standard "
        "output, or as a page that stands alone.",
    )
    action.add_argument("results", metavar="RESULT", nargs="+", help="a file that a run wrote")
    action.add_argument("--html", metavar="FILE", help="write a page instead")
    show_examples(action, "parlour bench page result.json")
    action.set_defaults(run=partial(_refusing, _page))


def _register_corpus(actions: Subcommands) -> None:
    action = actions.add_parser(
        "corpus",
        help="make a corpus of Letter Jam games with the value of every clue",
        description="Let bots play Letter Jam and write a line of JSON for each game: its record, "
        "and for each clue all words that could have been given, with their values. A file that is "
        "there already is continued.",
    )
    action.add_argument("file", metavar="FILE", help="the corpus, a line of JSON for each game")
    action.add_argument(
        "--records", type=int, default=RECORDS, metavar="N", help="how many games (%(default)s)"
    )
    action.add_argument("--seed", type=int, default=1, help="decides all games (%(default)s)")
    _add_executors(action, None)
    show_examples(action, "parlour bench corpus clues.jsonl --records 2 --workers 1")
    action.set_defaults(run=partial(_refusing, _corpus))


def _add_executors(action: argparse.ArgumentParser, resume: str | None) -> None:
    action.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes to use (%(default)s)"
    )
    action.add_argument(
        "--cluster", metavar="ADDRESS", help="play on the dask cluster at this address"
    )
    if resume is not None:
        action.add_argument("--resume", metavar="FILE", help=resume)


def _refusing(act: Callable[[argparse.Namespace], int], arguments: argparse.Namespace) -> int:
    """Do an action, or print one sentence that says why not."""
    # Imported here to keep the other commands fast to start.
    from parlour.lab.arena.contest import ContestError

    try:
        return act(arguments)
    except ContestError as error:
        print(f"parlour bench: {error}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        kept = getattr(arguments, "resume", None) or getattr(arguments, "file", None)
        finished = f"; finished games are in {kept}" if kept else ""
        print(f"\nparlour bench: interrupted{finished}.", file=sys.stderr)
        return INTERRUPTED


# Run


def _run(arguments: argparse.Namespace) -> int:
    from parlour.lab.bench.agents import check_agent
    from parlour.lab.bench.figures import check_place, write_result
    from parlour.lab.bench.page import as_markdown
    from parlour.lab.bench.plan import plan_for, selection_for

    game = game_called(arguments.game)
    plan = plan_for(game, _agent(arguments), arguments.ask, arguments.seconds)
    wanted = selection_for(
        game, _names(arguments.partners), _numbers(arguments.players), arguments.deals
    )
    _check_workers(arguments)
    check_agent(plan)
    if arguments.out:
        check_place(Path(arguments.out))
    result = _measured(plan, [match.name for match in wanted.matches(game)], arguments)
    if arguments.out:
        write_result(Path(arguments.out), result)
    print(as_markdown([result]), end="")
    _tell_of_chance(result)
    return 0


def _tell_of_chance(result: ResultFile) -> None:
    """What was done by chance says nothing about the agent, and a table has no column for it."""
    per_game = {line.partner: line for line in result.lines if line.players == 0}
    games = sum(line.games for line in per_game.values())
    told = [(line.games, line.measures["fallbacks"].mean) for line in per_game.values()]
    acts = sum(number * mean for number, mean in told) / games
    if acts:
        print(
            f"parlour bench: chance acted for the agent, {acts:.2f} times in a game: its answers"
            " were refused, or did not come.",
            file=sys.stderr,
        )


def _agent(arguments: argparse.Namespace) -> AgentName:
    from parlour.lab.bench.plan import AgentName

    if arguments.policy is not None:
        return AgentName("policy", arguments.policy)
    if arguments.program is not None:
        return AgentName("program", arguments.program)
    if arguments.client is not None:
        return AgentName("client", arguments.client)
    return AgentName("mind", arguments.mind)


def _names(listed: str | None) -> Sequence[str] | None:
    return None if listed is None else [name.strip() for name in listed.split(",")]


def _numbers(listed: str | None) -> Sequence[int] | None:
    from parlour.lab.arena.contest import ContestError

    try:
        return None if listed is None else [int(number) for number in listed.split(",")]
    except ValueError:
        raise ContestError(f"Numbers of players are written as 2,3,4, not {listed!r}.") from None


def _check_workers(arguments: argparse.Namespace) -> None:
    from parlour.lab.arena.contest import ContestError

    if arguments.workers < 1:
        raise ContestError(f"Use at least 1 process, not {arguments.workers}.")


def _measured(plan: BenchPlan, names: Sequence[str], arguments: argparse.Namespace) -> ResultFile:
    """Play the matches that are not in the file yet, and compute the results of all."""
    from datetime import UTC, datetime

    import msgspec

    from parlour.lab.arena.ledger import Ledger
    from parlour.lab.arena.run import in_tasks, players_for
    from parlour.lab.bench.bench_game import BenchResult
    from parlour.lab.bench.figures import RunNote, result_file

    with ExitStack() as stack:
        finished: dict[str, BenchResult] = {}
        ledger = None
        if arguments.resume:
            read = msgspec.json.Decoder(BenchResult).decode
            ledger = stack.enter_context(Ledger(Path(arguments.resume), plan, read))
            finished = ledger.finished
        rest = [name for name in names if name not in finished]
        if rest:
            executor = stack.enter_context(players_for(arguments.workers, arguments.cluster))
            progress = stack.enter_context(Progress(len(names), len(names) - len(rest)))
            for played in in_tasks(partial(_player(plan), plan), rest, executor):
                if ledger:
                    ledger.keep(played)
                finished.update((one.game, one) for one in played)
                progress.more(len(played))
    note = RunNote(
        name=arguments.name,
        date=datetime.now(UTC).date().isoformat(),
        command=f"parlour {shlex.join(arguments.typed)}",
        cpu_seconds=round(sum(finished[name].cpu_seconds for name in names), 1),
    )
    return result_file(plan, finished, names, note)


def _player(plan: BenchPlan) -> Callable[[BenchPlan, Sequence[str]], list[BenchResult]]:
    """What plays the matches of a task."""
    if plan.agent.kind == "client":
        from parlour.cli.bench_server.server import play_at_server

        return play_at_server
    from parlour.lab.bench.bench_game import play_matches

    return play_matches


# Page


def _page(arguments: argparse.Namespace) -> int:
    from parlour.lab.arena.contest import ContestError
    from parlour.lab.bench.figures import read_result
    from parlour.lab.bench.page import as_html, as_markdown

    results = [read_result(Path(path)) for path in arguments.results]
    if not arguments.html:
        print(as_markdown(results), end="")
        return 0
    try:
        Path(arguments.html).write_text(as_html(results), "utf-8")
    except OSError as error:
        reason = f"{arguments.html}: the page cannot be written ({error.strerror})."
        raise ContestError(reason) from None
    print(f"The page is in {arguments.html}.")
    return 0


# Corpus


def _corpus(arguments: argparse.Namespace) -> int:
    from parlour.lab.arena.contest import ContestError
    from parlour.lab.arena.run import in_tasks, players_for
    from parlour.lab.bench.corpus import (
        RECORDS_IN_TASK,
        CorpusLedger,
        CorpusPlan,
        corpus_records,
    )
    from parlour.words import Lexicon

    _check_workers(arguments)
    if arguments.records < 1:
        raise ContestError(f"Make at least 1 record, not {arguments.records}.")
    plan = CorpusPlan(seed=arguments.seed, lexicon=Lexicon.open("parlour").id)
    records: int = arguments.records
    with ExitStack() as stack:
        ledger = stack.enter_context(CorpusLedger(Path(arguments.file), plan))
        rest = [number for number in range(records) if number not in ledger.finished]
        if rest:
            executor = stack.enter_context(players_for(arguments.workers, arguments.cluster))
            progress = stack.enter_context(Progress(records, records - len(rest), noun="records"))
            work = partial(corpus_records, plan)
            for made in in_tasks(work, rest, executor, RECORDS_IN_TASK):
                ledger.keep(made)
                progress.more(len(made))
        there = len(ledger.finished)
    print(f"{arguments.file} has {there} records, {len(rest)} of them new.")
    return 0

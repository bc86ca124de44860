"""Plays many games of a contest, on several processes of this machine or on a cluster.

Games are independent, so the statistics do not depend on the worker that plays a game or on the
order in which games finish.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from itertools import groupby
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

from msgspec import Struct

from parlour.lab.arena.arena_game import ArenaResult, play
from parlour.lab.arena.contest import Contest, ContestError
from parlour.lab.arena.measure import PlayedGame
from parlour.lab.arena.measures import MEASURES
from parlour.minds.processes import end_with_parent

# The number of games in one task: about a second of work.
GAMES_IN_TASK = 5
KeyT = TypeVar("KeyT")
ResultT = TypeVar("ResultT")

ADDRESS = re.compile(r"((tcp|tls|ws|wss)://)?[^\s/]+:\d{1,5}")


def play_games(contest: Contest, numbers: Sequence[int]) -> list[ArenaResult]:
    """One task: play games of a contest one by one."""
    played = []
    for number in numbers:
        try:
            played.append(play(contest, number))
        except ContestError as error:
            raise ContestError(f"Game {number} went wrong: {error}") from error
    return played


def run(
    contest: Contest, numbers: Iterable[int], executor: Executor | None
) -> Iterator[list[ArenaResult]]:
    """Play these games and yield the results of each task as it finishes."""
    return in_tasks(partial(play_games, contest), numbers, executor)


def in_tasks(
    play_some: Callable[[Sequence[KeyT]], ResultT],
    games: Iterable[KeyT],
    executor: Executor | None,
    in_task: int = GAMES_IN_TASK,
) -> Iterator[ResultT]:
    """Call a function with some games at a time, and yield its results as they come.

    Without an executor this process plays the games in order.
    """
    rest = list(games)
    tasks = [rest[at : at + in_task] for at in range(0, len(rest), in_task)]
    if executor is None:
        yield from (play_some(task) for task in tasks)
        return
    pending: set[Future[ResultT]] = {executor.submit(play_some, task) for task in tasks}
    try:
        # Not `wait` in a loop: it locks all futures each time, and an interrupt leaves them so.
        for future in as_completed(pending):
            # What is yielded is let go: the results of a long run need not fit into memory.
            pending.discard(future)
            result = future.result()
            del future
            yield result
    finally:
        for future in pending:
            future.cancel()


@contextmanager
def players_for(workers: int, cluster: str | None) -> Iterator[Executor | None]:
    """The executor: a dask cluster at this address, or a pool of processes; None for a single
    worker means this process."""
    if cluster is not None:
        with _cluster(cluster) as executor:
            yield executor
    elif workers == 1:
        yield None
    else:
        # Spawn, do not fork: it works the same on every system and inherits no threads.
        with ProcessPoolExecutor(
            workers, mp_context=get_context("spawn"), initializer=_finish_when_interrupted
        ) as pool:
            yield pool


def _finish_when_interrupted() -> None:
    """Pool initializer: ignore Ctrl+C, which goes to all processes; the parent ends the workers."""
    signal(SIGINT, SIG_IGN)
    end_with_parent()


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    # The dask client would notice too, but only after a minute and with a traceback.
    if not ADDRESS.fullmatch(address):
        raise ContestError(f"A cluster has an address like tcp://host:8786, not {address!r}.")
    try:
        from distributed import Client
    except ImportError:
        raise ContestError(
            "A cluster needs dask, which is not installed here: pip install 'parlour[cluster]'."
        ) from None
    try:
        client = Client(address, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ContestError(f"There is no dask cluster at {address!r}: {error}.") from None
    with client:
        yield client.get_executor(pure=False)


def figures(contest: Contest, finished: Mapping[int, ArenaResult], games: int) -> Struct:
    """The statistics of the first ``games`` games of a contest; all of them must be finished."""
    played = [finished[number] for number in range(games)]
    cpu_seconds = sum(one.cpu_seconds for one in played)
    deals = [
        [PlayedGame(contest.line_up(one.game), one.outcome) for one in deal]
        for _, deal in groupby(played, lambda one: contest.deal(one.game))
    ]
    return MEASURES[contest.game].figures(contest, deals, cpu_seconds)

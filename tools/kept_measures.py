"""Measures many games one by one, and keeps each result in a file as soon as it is there.

A long measurement that is stopped has lost nothing: started again with the same file, it goes on
behind the games that are there. Every line names its plan, so one file may have several plans.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from msgspec import Raw, Struct

T = TypeVar("T")


class KeptMeasure(Struct, frozen=True):
    """A line of the file: the measurement of one game."""

    plan: str
    number: int
    measured: Raw


class KeptMeasures(Generic[T]):
    """The measurements of one plan. Without a path they are kept in memory only."""

    def __init__(self, path: Path | None, plan: str, kind: type[T]) -> None:
        self._path = path
        self._plan = plan
        self.games: dict[int, T] = {}
        """What was measured, by the number of the game."""
        if path is not None and path.exists():
            # A run that was killed may have left half a line at the end.
            whole = path.read_bytes().rpartition(b"\n")[0]
            for line in whole.splitlines():
                kept = msgspec.json.decode(line, type=KeptMeasure)
                if kept.plan == plan:
                    self.games[kept.number] = msgspec.json.decode(kept.measured, type=kind)
            path.write_bytes(whole + b"\n" if whole else b"")

    def measure(self, measure: Callable[[int], T], numbers: Iterable[int], workers: int) -> list[T]:
        """Measure the games with these numbers that are not measured yet, in other processes.
        Returns all measurements of the plan, also of other numbers, in the order of the games."""
        missing = [number for number in numbers if number not in self.games]
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            asked: dict[Future[T], int] = {pool.submit(measure, one): one for one in missing}
            for done in as_completed(asked):
                self._keep(asked[done], done.result())
        return [game for _, game in sorted(self.games.items())]

    def _keep(self, number: int, measured: T) -> None:
        self.games[number] = measured
        if self._path is not None:
            line = KeptMeasure(self._plan, number, Raw(msgspec.json.encode(measured)))
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")

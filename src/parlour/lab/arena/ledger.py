"""A file of finished games, so that an interrupted run can be resumed.

The first line is the contest; every other line is a finished game, in the order of finishing. If
the program or the machine stopped in the middle of a line, that line is dropped.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

import msgspec

from parlour.lab.arena.arena_game import ArenaResult
from parlour.lab.arena.contest import Contest, ContestError
from parlour.lab.arena.measures import MEASURES


class Ledger:
    """The file of one contest; a context manager."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Open or create the file of this contest; ContestError if that fails."""
        self.finished: dict[int, ArenaResult] = {}
        try:
            known = path.read_bytes() if path.exists() else b""
            whole = known[: known.rfind(b"\n") + 1]
            if whole:
                self._read(path, contest, whole.splitlines())
            self._file = path.open("r+b" if path.exists() else "w+b")
            self._file.truncate(len(whole))
            self._file.seek(len(whole))
            if not whole:
                self._write(contest)
        except OSError as error:
            reason = f"{path}: finished games cannot be kept here ({error.strerror})."
            raise ContestError(reason) from None

    def _read(self, path: Path, contest: Contest, lines: list[bytes]) -> None:
        outcome = MEASURES[contest.game].outcome
        try:
            begun = msgspec.json.decode(lines[0], type=Contest)
            if begun != contest:
                raise ContestError(f"{path} has the games of another contest: {_text(begun)}.")
            for line in lines[1:]:
                played = msgspec.json.decode(line, type=ArenaResult)
                known = msgspec.structs.replace(
                    played, outcome=msgspec.convert(played.outcome, outcome)
                )
                self.finished[played.game] = known
        except msgspec.MsgspecError:
            raise ContestError(f"{path} is no file of finished games.") from None

    def keep(self, games: Iterable[ArenaResult]) -> None:
        """Append finished games."""
        for played in games:
            self.finished[played.game] = played
            self._write(played)

    def _write(self, value: object) -> None:
        self._file.write(msgspec.json.encode(value) + b"\n")
        self._file.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _text(contest: Contest) -> str:
    givers = f", clues by {contest.givers}" if contest.givers else ""
    return (
        f"{contest.game} by the rules {contest.rules}, {contest.players} players, "
        f"{', '.join(contest.minds)}{givers}, seed {contest.seed}"
    )

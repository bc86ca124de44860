"""A program as an agent: JSON lines on its standard input, answers on its standard output.

Every seat of every game has a process of its own, so that a program that sits at several seats
learns nothing of one seat at another by remembering it. docs/bench.md has the messages.
"""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic

import msgspec
from msgspec.structs import replace

from parlour.lab.arena.contest import ContestError
from parlour.lab.bench.asking import (
    Answer,
    BeginMessage,
    EndMessage,
    Question,
    message,
    read_answer,
)
from parlour.lab.bench.plan import BenchPlan
from parlour.rules.refusal import Refusal

LONGEST_LINE = 1_000_000
MOST_WAITING = 100
"""So many lines are read ahead of a program that says more than it was asked."""
SECONDS_TO_END = 2.0
GONE = b""
"""What is read from a program that has ended, and the end of what is written to it."""


class AskedProgram:
    """The process of a program for one seat and one game. It starts with the first question."""

    out_of_turn = False

    def __init__(self, words: tuple[str, ...], plan: BenchPlan) -> None:
        self._words = words
        self._plan = plan
        self._process: subprocess.Popen[bytes] | None = None
        self._told: Queue[bytes] = Queue()
        self._lines: Queue[bytes] = Queue(MOST_WAITING)
        self._late_tokens = 0
        """What answers cost that came too late; it is added to the next one."""

    def answer(self, question: Question) -> Answer | Refusal | None:
        """The answer of the program; None if it gives none in time, or has ended."""
        if self._process is None:
            self._process = self._start(question)
        self._told.put(message(question))
        until = monotonic() + self._plan.seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                return None
            if line == GONE:
                # It stays gone: the next question finds the same.
                self._lines.put(GONE)
                return None
            answer = read_answer(line)
            if isinstance(answer, Refusal):
                return answer
            if answer.id in (None, question.number):
                tokens, self._late_tokens = answer.tokens + self._late_tokens, 0
                return replace(answer, tokens=tokens)
            self._late_tokens += answer.tokens

    def _start(self, question: Question) -> subprocess.Popen[bytes]:
        try:
            # In a group of its own, so that what it starts ends with it.
            process = subprocess.Popen(
                self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise ContestError(
                f"The program {self._words[0]!r} cannot be started ({error.strerror})."
            ) from None
        # Threads, because a program may neither write nor read.
        for work in (self._write, self._read):
            Thread(target=work, args=(process,), daemon=True).start()
        begin = BeginMessage(
            bench=self._plan.bench,
            game=self._plan.game,
            way=self._plan.way,
            seat=question.view.viewer,
            players=len(question.view.people),
            seconds=self._plan.seconds,
        )
        self._told.put(msgspec.json.encode(begin) + b"\n")
        return process

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        with suppress(ValueError, OSError):  # closed while it is read
            while line := process.stdout.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(GONE)

    def _write(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        with suppress(OSError):  # it does not read any more
            while line := self._told.get():
                process.stdin.write(line)
                process.stdin.flush()
        with suppress(OSError):
            process.stdin.close()

    def end(self, score: int) -> None:
        """Tell the program the end and let it go; a program that stays is ended."""
        process = self._process
        if process is None:
            return
        self._told.put(msgspec.json.encode(EndMessage(score=score)) + b"\n")
        self._told.put(GONE)
        with suppress(subprocess.TimeoutExpired):
            process.wait(SECONDS_TO_END)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        while not self._lines.empty():  # lets the reader go, if it waits for room
            self._lines.get()
        assert process.stdout is not None
        process.stdout.close()

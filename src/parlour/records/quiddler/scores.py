"""Only Quiddler scores hand by hand: each player's hand with its parts, and the winners."""

from collections.abc import Sequence
from typing import TypeAlias

from parlour.records.notation import Fields
from parlour.records.quiddler.cards import name_of
from parlour.records.scanner import Misread, Scanner
from parlour.rules.quiddler.score import lines
from parlour.rules.quiddler.state import ScoreRow, State
from parlour.rules.seat import Seat

Ending: TypeAlias = tuple[tuple[int, ...], tuple[Seat, ...]]
"""The total of each player, and the winners."""


def _read_points(scanner: Scanner) -> int:
    return int(scanner.take(r"(?:0|-?[1-9][0-9]{0,5})(?![0-9])", "A number"))


def _read_scores(scanner: Scanner, state: State, made_up: Sequence[str]) -> tuple[int, ...]:
    points = []
    for seat, how in enumerate(made_up):
        scanner.skip(", " if seat else "")
        scanner.skip(f"{name_of(state, seat)} ")
        points.append(_read_points(scanner))
        scanner.skip(how)
    return tuple(points)


class HandScoresCodec:
    """The score of each player in a hand: ``Lisa 24 (17 for words, -3 left over, 10 for most
    words)``. Parts that are zero are left out."""

    early = False

    def write(self, value: tuple[int, ...], state: State, fields: Fields) -> str:
        return ", ".join(
            f"{name_of(state, seat)} {points}{_made_up(line)}"
            for seat, (points, line) in enumerate(zip(value, lines(state), strict=True))
        )

    def read(self, scanner: Scanner, state: State, fields: Fields) -> tuple[int, ...]:
        at, true = scanner.at, lines(state)
        scores = _read_scores(scanner, state, [_made_up(line) for line in true])
        for seat, (points, line) in enumerate(zip(scores, true, strict=True)):
            if points != line.points:
                raise Misread(f"{name_of(state, seat)} scores {line.points}, not {points}.", at)
        return scores


def _made_up(line: ScoreRow) -> str:
    parts = (
        (line.word_points, "for words"),
        (-line.leftover_points, "left over"),
        (line.challenges, "from challenges"),
        (line.lifted, "to reach nought"),
        (line.most_words, "for most words"),
        (line.longest_word, "for the longest word"),
    )
    told = ", ".join(f"{points} {what}" for points, what in parts if points)
    return f" ({told})" if told else ""


class EndingCodec:
    """The totals and the winners: ``Lisa 40, Paul 31; Lisa wins``."""

    early = False

    def write(self, value: Ending, state: State, fields: Fields) -> str:
        totals, winners = value
        scores = ", ".join(f"{name_of(state, seat)} {total}" for seat, total in enumerate(totals))
        return f"{scores}; {_winning(state, winners)}"

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Ending:
        at, true = scanner.at, state.totals
        totals = _read_scores(scanner, state, [""] * len(true))
        if totals != true:
            raise Misread(f"The totals are {', '.join(map(str, true))}.", at)
        winners = tuple(seat for seat, total in enumerate(true) if total == max(true))
        scanner.skip(f"; {_winning(state, winners)}")
        return totals, winners


def _winning(state: State, winners: Sequence[Seat]) -> str:
    *others, last = (name_of(state, seat) for seat in winners)
    return f"{', '.join(others)} and {last} win together" if others else f"{last} wins"


def result(state: State) -> str:
    return f"{_winning(state, state.winners)} with {max(state.totals)} points"

"""A corpus of Letter Jam games in which every clue that could have been given has its value.

Bots of all levels play deals that are not those of the benchmark. For each clue that was given, the
corpus has all words that its giver could have spelled with the letters in sight and the wildcard,
with the worth of each to the team, by what the giver could know.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour import __version__
from parlour.game import Game
from parlour.lab.arena.arena_game import play_out
from parlour.lab.arena.ledger import Ledger
from parlour.lab.bench.deals import BENCHES, LETTERJAM
from parlour.minds import mind
from parlour.minds.letterjam.level import level_of
from parlour.minds.letterjam.wordbook import wordbook
from parlour.records import write
from parlour.review.letterjam.clues import POINTS_PER_CARD, ClueWorth, shared_words
from parlour.review.letterjam.judging import spelled
from parlour.review.letterjam.walk import GivenClue, Walk
from parlour.rules import Person
from parlour.rules.letterjam.view_types import View

RECORDS = 10_000
RECORDS_IN_TASK = 4


class CorpusPlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a corpus: everything that determines its records."""

    corpus: str = "letter-jam-clues-1"
    parlour: str = __version__
    seed: int
    minds: tuple[str, ...] = ("novice", "regular", "expert", "casual")
    lexicon: str


class ValuedClue(Struct, frozen=True, kw_only=True):
    """A clue that was given. ``at`` counts the events of the record before its draft: what the
    giver faced. ``words`` has every clue that the giver could have given, and what each is worth to
    the team in points, as the expert estimates it; the dearest first."""

    at: int
    round: int
    seat: int
    given: str
    words: dict[str, float]


class CorpusRecord(Struct, frozen=True, kw_only=True):
    """A line of a corpus: a game in the notation of records, and its clues."""

    game: int
    players: int
    minds: tuple[str, ...]
    score: int
    record: str
    clues: tuple[ValuedClue, ...]


class CorpusNumber(Struct, frozen=True):
    """Of a line that is in the file, only the number is kept in memory."""

    game: int


def _in_words(plan: CorpusPlan) -> str:
    return f"{plan.corpus}, seed {plan.seed}, Parlour {plan.parlour}"


class CorpusLedger(Ledger[CorpusRecord | CorpusNumber]):
    """The file of a corpus, to begin or to go on with."""

    def __init__(self, path: Path, plan: CorpusPlan) -> None:
        """Open or create the file; ContestError if that fails."""
        decoder = msgspec.json.Decoder(CorpusNumber)
        super().__init__(path, plan, decoder.decode, _in_words)

    def _remember(self, played: CorpusRecord | CorpusNumber) -> None:
        self.finished[played.game] = CorpusNumber(played.game)


def corpus_records(plan: CorpusPlan, numbers: Sequence[int]) -> list[CorpusRecord]:
    """One task: play and value some games."""
    return [corpus_record(plan, number) for number in numbers]


def corpus_record(plan: CorpusPlan, number: int) -> CorpusRecord:
    """Play and value one game. The number decides the size of the table, the bots and the deal."""
    chance = Random(f"{plan.corpus}/{plan.seed}/{number}")
    sizes = BENCHES[LETTERJAM].players
    players = sizes[number % len(sizes)]
    minds = tuple(chance.choice(plan.minds) for _ in range(players))
    people = [Person(f"Seat {seat}", name) for seat, name in enumerate(minds, 1)]
    seed = f"{plan.corpus}/{plan.seed}/{number}/deal"
    game = Game(LETTERJAM, people, seed=seed)
    play_out(game, {seat: mind(LETTERJAM, name) for seat, name in enumerate(minds)})
    record = game.record()
    return CorpusRecord(
        game=number,
        players=players,
        minds=minds,
        score=game.score(0),
        record=write(record),
        clues=tuple(_valued(clue) for clue in Walk(record).clues()),
    )


def vocabulary_of(view: View) -> int:
    """How many words are candidates: those that the table shares, and all that the giver knows."""
    assert view.viewer is not None
    own = level_of(view, view.viewer)
    return max(shared_words(view), 0 if own is None else own.vocabulary)


def _valued(clue: GivenClue) -> ValuedClue:
    view = clue.view()
    worth = ClueWorth(view)
    rate = POINTS_PER_CARD[len(view.players)]
    words, worths = worth.outlook.weigh(replace(worth.level, vocabulary=vocabulary_of(view)))
    order = sorted(range(len(words)), key=lambda at: (-worths[at], words[at]))
    return ValuedClue(
        at=clue.at,
        round=clue.round,
        seat=clue.seat,
        given=spelled(clue.table, clue.offer),
        words={wordbook().word(int(words[at])): round(float(worths[at]) * rate, 2) for at in order},
    )

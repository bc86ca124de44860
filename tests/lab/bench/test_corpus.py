"""The corpus: every clue that could have been given has the value by which the expert chooses."""

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.lab.arena.contest import ContestError
from parlour.lab.bench.corpus import (
    CorpusLedger,
    CorpusPlan,
    CorpusRecord,
    corpus_record,
    vocabulary_of,
)
from parlour.lab.bench.deals import published
from parlour.minds.letterjam.clueing import best_clues
from parlour.minds.letterjam.wordbook import wordbook
from parlour.records import read
from parlour.review.letterjam.clues import POINTS_PER_CARD, ClueWorth
from parlour.review.letterjam.walk import Walk, state_at
from parlour.rules.letterjam import LETTER_JAM

PLAN = CorpusPlan(seed=5, lexicon="parlour@000000000000")


# In game 5 an expert gives words to a partner who knows fewer.
@pytest.fixture(scope="module", params=[0, 2, 5])
def made(request: pytest.FixtureRequest) -> CorpusRecord:
    return corpus_record(PLAN, request.param)


def test_a_record_is_a_whole_game(made: CorpusRecord) -> None:
    record = read(made.record)
    walk = Walk(record)
    assert sum(walk.end.points) == made.score
    assert [clue.round for clue in made.clues] == list(range(1, len(made.clues) + 1))
    assert len(made.minds) == made.players == len(walk.end.players)
    assert made == corpus_record(PLAN, made.game)


def test_the_deals_are_not_those_of_the_benchmark(made: CorpusRecord) -> None:
    words = Walk(read(made.record)).end.words
    assert words not in {deal.words for deal in published("letterjam").deals.values()}  # type: ignore[union-attr]


def test_every_clue_that_the_giver_could_see_has_its_value(made: CorpusRecord) -> None:
    record = read(made.record)
    for clue in made.clues:
        view = LETTER_JAM.view(state_at(record, clue.at), clue.seat)
        worth = ClueWorth(view)
        known = replace(worth.level, vocabulary=vocabulary_of(view))
        best, *_ = best_clues(worth.outlook, known, 1)
        assert next(iter(clue.words)) == best.word
        assert list(clue.words.values()) == sorted(clue.words.values(), reverse=True)
        rate = POINTS_PER_CARD[made.players]
        assert clue.words[best.word] == round(best.worth * rate, 2)
        letters = set(worth.outlook.letters.values())
        # A word needs at most one letter that is not in sight: the wildcard.
        assert all(len(set(word) - letters) <= 1 for word in clue.words)
        assert len(clue.words) > 20
        assert clue.given in clue.words
        # With what the whole table knows, and more if the giver does.
        shared, _ = worth.outlook.weigh(worth.level)
        assert {wordbook().word(int(word)) for word in shared} <= clue.words.keys()


def test_a_corpus_goes_on_where_it_was_stopped(tmp_path: Path, made: CorpusRecord) -> None:
    path = tmp_path / "corpus.jsonl"
    with CorpusLedger(path, PLAN) as ledger:
        ledger.keep([made])
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"game":7,"pl')
    with CorpusLedger(path, PLAN) as ledger:
        assert list(ledger.finished) == [made.game]
    assert path.read_bytes() == whole
    head, line = map(json.loads, whole.splitlines())
    assert head["corpus"] == "letter-jam-clues-1"
    assert line["clues"][0].keys() == {"at", "round", "seat", "given", "words"}


def test_another_corpus_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "corpus.jsonl"
    with CorpusLedger(path, PLAN):
        pass
    other = f"another contest: letter-jam-clues-1, seed 5, Parlour {PLAN.parlour}."
    with pytest.raises(ContestError, match=re.escape(other)):
        CorpusLedger(path, replace(PLAN, seed=6))
    with pytest.raises(ContestError, match=re.escape(other)):
        CorpusLedger(path, replace(PLAN, parlour="9.9"))

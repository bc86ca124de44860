"""Letter Jam games and moments for the tests of the review."""

from parlour.records import Record
from parlour.rules import gather
from parlour.rules.letterjam import LETTER_JAM
from parlour.rules.letterjam.state import State
from parlour.words import Lexicon
from tests.rules.letterjam.table import NAMES, Table


def record_of(table: Table) -> Record:
    """The record of everything that happened at a table."""
    start = LETTER_JAM.begin(
        table.state.options, gather(NAMES[: len(table.seats)]), table.state.lexicon
    )
    assert isinstance(start, State)
    return Record.of(LETTER_JAM, start, table.story)


def finished(table: Table) -> Record:
    """The record after everybody stopped and laid out their row as it lies."""
    if table.phase == "clue":
        table.stop()
    table.finish()
    return record_of(table)


def only(*words: str) -> Lexicon:
    """A lexicon of a few words: with it the best clue can be told by hand."""
    return Lexicon.from_words("few", words)

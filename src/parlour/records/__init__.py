"""Records: whole games as text that a person can read aloud and a program can replay.

    >>> from random import Random
    >>> from parlour.records import Record, read, write
    >>> from parlour.rules import HOUSE, gather
    >>> from parlour.rules.letterjam import LETTER_JAM, Deal, Options
    >>> from parlour.words import Lexicon
    >>> start = LETTER_JAM.begin(Options(), gather(["Lisa", "Paul"]), Lexicon.open("parlour"))
    >>> dealt = LETTER_JAM.decide(start, HOUSE, Deal(), Random(1))
    >>> record = Record.of(LETTER_JAM, start, dealt.events)
    >>> text = write(record)
    >>> text.splitlines()[0]
    'Parlour record 2'
    >>> read(text) == record
    True

`docs/records.md` describes the notation for people who write a parser of their own.
"""

from parlour.records.reader import Reader, read
from parlour.records.record import Header, Record, RecordError
from parlour.records.replay import EVERYTHING, Replay, replay
from parlour.records.writer import write, write_lines

__all__ = [
    "EVERYTHING",
    "Header",
    "Reader",
    "Record",
    "RecordError",
    "Replay",
    "read",
    "replay",
    "write",
    "write_lines",
]

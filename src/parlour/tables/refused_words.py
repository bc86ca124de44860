"""Words that an operator lets nobody use, as a name or in a remark.

Only whole words count, and several in a row if the operator wrote them in one line. They are found
in any case, and with letters of other alphabets that look alike, as names are compared.
"""

import re
from collections.abc import Iterable, Iterator

from parlour.rules.manners import Said
from parlour.rules.refusal import illegal
from parlour.tables.decision import Decision, Done
from parlour.tables.names import spellings
from parlour.tables.table import Table
from parlour.tables.table_events import KeyChanged, NameChanged, Sat, SeatWanted, TableEvent

LONGEST_WORD = 100
MOST_WORDS = 10_000

# The sentences do not repeat the word.
_NAME = illegal("refused-word", "That name may not be used on this server. Choose another one.")
_REMARK = illegal("refused-word", "That has a word that may not be used on this server.")

_WORD = re.compile(r"[^\W_]+")


class RefusedWords:
    """A list of words.

    >>> words = RefusedWords(["darn", "dash it"])
    >>> words.found_in("Well, DARN!"), words.found_in("Dash it all"), words.found_in("darning")
    (True, True, False)
    """

    def __init__(self, words: Iterable[str] = ()) -> None:
        self._words = {form for word in words for form in map(_spaced, spellings(word))}
        longest = max((form.count(" ") - 1 for form in self._words), default=0)
        self._lengths = range(1, longest + 1)

    def found_in(self, text: str) -> bool:
        if not self._words:
            return False
        return any(run in self._words for form in spellings(text) for run in self._runs(form))

    def _runs(self, text: str) -> Iterator[str]:
        """All runs of words in a text that are not longer than the longest entry of the list."""
        words = _WORD.findall(text)
        for length in self._lengths:
            for start in range(len(words) - length + 1):
                yield f" {' '.join(words[start : start + length])} "

    def judged(self, table: Table, decision: Decision) -> Decision:
        """The decision, or a refusal if it gives a name or says something with a refused word."""
        if not self._words or not isinstance(decision, Done):
            return decision
        if any(self.found_in(name) for e in decision.events for name in _new_names(table, e)):
            return _NAME
        said = (change.event for change in decision.told)
        if any(self.found_in(event.text) for event in said if isinstance(event, Said)):
            return _REMARK
        return decision


def _spaced(text: str) -> str:
    return f" {' '.join(_WORD.findall(text))} "


def _new_names(table: Table, event: TableEvent) -> Iterator[str]:
    """The name that somebody takes, asks for, or gives to a bot. Names that people have already may
    stay: the list may be newer than they are."""
    match event:
        case Sat(name=name) | SeatWanted(name=name):
            yield name
        case NameChanged(seat=seat, name=name) | KeyChanged(seat=seat, name=name, key=str()):
            if name != table.holders[seat].name:
                yield name


NONE_REFUSED = RefusedWords()


class WordListError(ValueError):
    """A list of refused words cannot be used. The message is a clause that says why."""


def read_words(text: str) -> RefusedWords:
    """The words of a file: one entry in each line. Empty lines and lines that begin with # do not
    count."""
    words = []
    for number, line in enumerate(text.splitlines(), 1):
        word = line.strip()
        if not word or word.startswith("#"):
            continue
        if not _WORD.search(word):
            raise WordListError(f"line {number} has no word")
        if len(word) > LONGEST_WORD:
            raise WordListError(f"line {number} is longer than {LONGEST_WORD} characters")
        words.append(word)
    if len(words) > MOST_WORDS:
        raise WordListError(f"it has more than {MOST_WORDS} words")
    return RefusedWords(words)

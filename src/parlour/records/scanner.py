"""A scanner that parses one line from left to right and reports where and why it fails."""

import re
from collections.abc import Iterable

LONGEST_EXCERPT = 40

QUOTED = r'"(?:[^"\\]|\\.)*"'
NAME = rf"{QUOTED}|[^\W\d_]+"
"""A name in a sentence: one plain word, or any text in double quotes."""


class Misread(Exception):  # noqa: N818 - the name of what happened reads better in a traceback
    """A text or value does not fit here. ``at`` is the position in the line, if known.

    A ``vague`` one only knows that something else was expected.
    """

    def __init__(self, reason: str, at: int | None = None, *, vague: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.at = at
        self.vague = vague


class Scanner:
    """A position in a line that only moves forward; a mismatch raises Misread.

    >>> scanner = Scanner("stand 12.")
    >>> scanner.skip("stand ")
    >>> scanner.take("[0-9]+", "A number")
    '12'
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def skip(self, literal: str) -> None:
        """Move past exactly this text."""
        if not self.text.startswith(literal, self.at):
            # Advance by the words that fit: the furthest template gives the likeliest reason.
            words = literal.split(" ")
            while not self.sees(fitting := " ".join((*words, ""))):
                words.pop()
            self.at += len(fitting)
            raise self.lost()
        self.at += len(literal)

    def sees(self, literal: str) -> bool:
        return self.text.startswith(literal, self.at)

    def matches(self, pattern: str) -> bool:
        return re.compile(pattern).match(self.text, self.at) is not None

    def take(self, pattern: str, what: str) -> str:
        """The text here that matches a regular expression; ``what`` names it in the error."""
        found = re.compile(pattern).match(self.text, self.at)
        if found is None:
            if self.at == len(self.text):
                raise Misread(f"{what} is missing at the end of the line.", self.at)
            raise Misread(f"{what} should stand where it says {self.excerpt()}.", self.at)
        self.at = found.end()
        return found[0]

    def take_one_of(self, phrases: Iterable[str]) -> str:
        """The longest of the phrases that matches here."""
        found = [phrase for phrase in phrases if self.sees(phrase)]
        if not found:
            raise self.lost()
        phrase = max(found, key=len)
        self.at += len(phrase)
        return phrase

    def finish(self) -> None:
        if self.at < len(self.text):
            raise Misread(f"The line goes on with {self.excerpt()} where it should end.", self.at)

    def lost(self) -> Misread:
        if self.at == len(self.text):
            return Misread("The line breaks off.", self.at, vague=True)
        return Misread(f"It is not understood from {self.excerpt()} on.", self.at, vague=True)

    def excerpt(self) -> str:
        rest = self.text[self.at : self.at + LONGEST_EXCERPT + 1]
        if len(rest) > LONGEST_EXCERPT:
            rest = rest[:LONGEST_EXCERPT] + "…"
        return repr(rest)

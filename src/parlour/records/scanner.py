"""Reading one line from left to right, and saying where and why it cannot be read."""

import re
from collections.abc import Iterable

LONGEST_EXCERPT = 40

QUOTED = r'"(?:[^"\\]|\\.)*"'
NAME = rf"{QUOTED}|[^\W\d_]+"
"""How a name stands in a sentence: one plain word, or any text in double quotes."""


class Misread(Exception):  # noqa: N818 - what happened, told to the reader as a sentence
    """This text, or this value, does not fit here. ``at`` is the place in the line, if known.

    A vague one knows only that something else was expected.
    """

    def __init__(self, reason: str, at: int | None = None, *, vague: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.at = at
        self.vague = vague


class Scanner:
    """A place in a line that only moves forward; what does not fit raises Misread.

    >>> scanner = Scanner("stand 12.")
    >>> scanner.skip("stand ")
    >>> scanner.take("[0-9]+", "A number")
    '12'
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def skip(self, literal: str) -> None:
        """Go past this very text."""
        if not self.text.startswith(literal, self.at):
            # The more words do fit, the likelier this is what was meant.
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
        """The text here that matches a regular expression; ``what`` names it in a complaint."""
        found = re.compile(pattern).match(self.text, self.at)
        if found is None:
            if self.at == len(self.text):
                raise Misread(f"{what} is missing at the end of the line.", self.at)
            raise Misread(f"{what} should stand where it says {self.excerpt()}.", self.at)
        self.at = found.end()
        return found[0]

    def take_one_of(self, phrases: Iterable[str]) -> str:
        """The longest of the phrases that stands here."""
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

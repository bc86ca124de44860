"""Small pieces of English for sentences: lists, counts and verbs."""

from collections.abc import Iterable
from functools import cache

_IRREGULAR = {"are": "is", "do": "does", "have": "has"}


def listed(items: Iterable[str], last: str = "and") -> str:
    """
    >>> listed(["Lisa", "Paul", "Marta"])
    'Lisa, Paul and Marta'
    """
    *front, end = list(items) or ["nothing"]
    return f"{', '.join(front)} {last} {end}" if front else end


def there_are(names: Iterable[str]) -> str:
    """
    >>> there_are(["manual", "published"]), there_are(["english"])
    ('there are manual and published', 'there is english')
    """
    names = list(names)
    return f"there {'is' if len(names) == 1 else 'are'} {listed(names)}"


def counted(count: int, noun: str) -> str:
    """
    >>> counted(1, "letter"), counted(0, "letter"), counted(3, "letter")
    ('1 letter', 'no letters', '3 letters')
    """
    return f"{count or 'no'} {noun}{'' if count == 1 else 's'}"


def ordinal(number: int) -> str:
    """A place in an order.

    >>> ordinal(1), ordinal(2), ordinal(3), ordinal(8)
    ('1st', '2nd', '3rd', '8th')
    """
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


def spaced(letters: Iterable[str]) -> str:
    """Letters with commas between them, so that a screen reader spells them.

    >>> spaced("ABC")
    'A, B, C'
    """
    return ", ".join(letters)


@cache
def third_person(verb: str) -> str:
    """
    >>> third_person("take"), third_person("have"), third_person("pass on")
    ('takes', 'has', 'passes on')
    """
    first, _, rest = verb.partition(" ")
    ending = "es" if first.endswith(("s", "sh", "ch", "x", "o")) else "s"
    return f"{_IRREGULAR.get(first, first + ending)} {rest}".rstrip()


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def full_stop(sentence: str) -> str:
    """
    >>> full_stop("Stay or move on?"), full_stop("The cards are dealt")
    ('Stay or move on?', 'The cards are dealt.')
    """
    return sentence if sentence.endswith((".", "?", "!")) else f"{sentence}."

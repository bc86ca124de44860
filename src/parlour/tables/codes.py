"""Table codes: two friendly words and a number, easy to say over a phone.

>>> from random import Random
>>> is_code(new_code(Random(1)))
True
>>> is_code("plum-otter-77"), is_code("../etc")
(True, False)
"""

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from random import Random

# How alike a typed word and a code word must be, for difflib.
LIKENESS = 0.6
LONGEST_TYPED = 60

# Two words and a number, with anything between them.
_PARTS = re.compile(r"([a-z]+)[^a-z0-9]+([a-z]+)[^a-z0-9]*([0-9]{1,3})\Z")
_LONG = re.compile(r"[a-z]{2,12}-[a-z]{2,12}-[0-9]{8}\Z")
_CODE = re.compile(r"[a-z]{2,12}-[a-z]{2,12}-[0-9]{1,3}\Z")


@cache
def code_words() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words that can come first in a code, and those that can come second."""
    text = files(__package__).joinpath("data", "code-words.txt").read_text("utf-8")
    first, second = text.split("\n\n")
    return tuple(first.split()), tuple(second.split())


def new_code(rng: Random) -> str:
    first, second = code_words()
    return f"{rng.choice(first)}-{rng.choice(second)}-{rng.randrange(1000)}"


def new_deal_name(rng: Random) -> str:
    """A name for a deal or an evening. It has more digits than the code of a table: nobody may find
    a deal by trying names.

    >>> is_deal_name(new_deal_name(Random(1))), is_deal_name("plum-otter-77")
    (True, False)
    """
    first, second = code_words()
    return f"{rng.choice(first)}-{rng.choice(second)}-{rng.randrange(10**8):08}"


def is_deal_name(text: str) -> bool:
    """Whether the text has the form of the name of a deal or an evening."""
    return _LONG.match(text) is not None


def near_code(typed: str) -> str | None:
    """A code that somebody may have meant who typed something else: each word is replaced by the
    code word that it resembles. None if there is none, or if the typed code is spelled right.

    Only the list of words decides, never the tables that there are: so the answer tells nobody
    whether a table exists.

    >>> near_code("plumb-oter-77"), near_code("Plum Otter 77"), near_code("plum-otter-77")
    ('plum-otter-77', 'plum-otter-77', None)
    >>> near_code("qqqq-otter-77") is None
    True
    """
    found = _PARTS.match(typed.strip().lower()[:LONGEST_TYPED])
    if found is None:
        return None
    first, second, number = found.groups()
    near = [
        next(iter(get_close_matches(word, words, 1, LIKENESS)), None)
        for word, words in zip((first, second), code_words(), strict=True)
    ]
    if None in near:
        return None
    code = f"{near[0]}-{near[1]}-{int(number)}"
    return None if code == typed else code


def is_code(text: str) -> bool:
    """Whether the text has the form of a table's code. The table need not exist."""
    return _CODE.match(text) is not None

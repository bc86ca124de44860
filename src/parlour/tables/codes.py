"""Table codes: two friendly words and a number, easy to say over a phone.

>>> from random import Random
>>> is_code(new_code(Random(1)))
True
>>> is_code("plum-otter-77"), is_code("../etc")
(True, False)
"""

import re
from functools import cache
from importlib.resources import files
from random import Random

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


def is_code(text: str) -> bool:
    """Whether the text has the form of a table's code. The table need not exist."""
    return _CODE.match(text) is not None

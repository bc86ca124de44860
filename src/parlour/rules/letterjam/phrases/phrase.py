"""A phrase: one way to type one kind of act, and to say what it does."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from parlour.rules.game import Act, Choice
from parlour.rules.letterjam.naming import Names
from parlour.rules.letterjam.view import View
from parlour.rules.refusal import Refusal, malformed


class Phrase(Struct, frozen=True):
    """``words`` begin the line; the first of them is the one that is taught.

    ``usages`` are whole lines that could be typed now, made from the view (none where only other
    phrases for the same kind of act fit). ``read`` makes an act from what follows the words, or
    None where that cannot be understood; ``write`` is its inverse, or None for acts that another
    phrase says. Whether the act is allowed is the choice's business alone.
    """

    act: type[Act]
    words: tuple[str, ...]
    meaning: Callable[[View, Any], str]
    usages: Callable[[View, Any], Sequence[str]]
    read: Callable[[View, Any, str], Act | Refusal | None]
    write: Callable[[View, Any], str | None]

    @property
    def kind(self) -> str:
        return str(self.act.__struct_config__.tag)


def plain(
    act: type[Act],
    words: tuple[str, ...],
    meaning: str | Callable[[View, Any], str],
    make: Callable[[Any], Act],
    *,
    possible: Callable[[Any], bool] = lambda can: True,
    says: Callable[[Any], bool] = lambda act: True,
) -> Phrase:
    """A phrase that is complete in itself, such as ``move on``.

    Where a kind of act has several of these, ``possible`` says whether the choice has this one
    and ``says`` whether an act is this one.
    """

    def read(view: View, can: Choice, rest: str) -> Act | None:
        return None if rest else make(can)

    return Phrase(
        act=act,
        words=words,
        meaning=meaning if callable(meaning) else lambda view, can: meaning,
        usages=lambda view, can: [words[0]] if possible(can) else [],
        read=read,
        write=lambda view, act: words[0] if says(act) else None,
    )


def names(view: View) -> Names:
    return Names(view.people, view.viewer)


_NUMBER = re.compile(r"(?:card |draft |offer )?#?([0-9]{1,4})", re.IGNORECASE)


def number(typed: str) -> int | None:
    match = _NUMBER.fullmatch(typed)
    return int(match[1]) if match else None


def unspellable(word: str, alphabet: str) -> Refusal | None:
    if odd := next((letter for letter in word if letter not in alphabet), None):
        return malformed(f"A word is spelled with the letters A to Z, not {odd!r}.")
    return None

"""Reads what follows the words of a phrase: names, numbers, spelled words."""

import re

from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.view_types import View
from parlour.rules.refusal import Refusal, malformed


def names(view: View) -> CardNames:
    return CardNames(view.people, view.viewer)


_NUMBER = re.compile(r"(?:card |draft |offer )?#?([0-9]{1,4})", re.IGNORECASE)


def number(typed: str) -> int | None:
    match = _NUMBER.fullmatch(typed)
    return int(match[1]) if match else None


def unspellable(word: str, alphabet: str) -> Refusal | None:
    if odd := next((letter for letter in word if letter not in alphabet), None):
        return malformed(f"A word is spelled with the letters A to Z, not {odd!r}.")
    return None

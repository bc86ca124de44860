"""Refusals: a stable code for programs and one plain sentence for people."""

from functools import lru_cache
from typing import Literal, final

from parlour.rules.value import Value

LONGEST_REASON = 200

Kind = Literal["malformed", "illegal", "stale", "not-yours", "too-many", "unavailable"]


@final
class Refusal(Value, frozen=True, cache_hash=True):
    """The reason why something was not done. The state does not change.

    ``kind`` is one of six: *malformed* (not understood), *illegal* (understood, but not allowed
    now), *stale* (it refers to something that is gone), *not-yours* (only others may do it),
    *too-many* (a limit is reached), *unavailable* (it could not be saved; ask again). ``rule`` is
    the id of the rule that forbids it, if a rule does.

    >>> Refusal("illegal", "no-token", "No token is left for you.", "LJ-R5").code
    'no-token'
    """

    kind: Kind
    code: str
    sentence: str
    rule: str = ""


def malformed(sentence: str) -> Refusal:
    return Refusal("malformed", "malformed", sentence)


def not_understood(error: Exception) -> Refusal:
    """The refusal for a decoder's error, with its message in a sentence."""
    text = str(error).replace("`", "").replace(" - at $.", " at ").replace(" - at $", "")
    return malformed(f"That could not be understood: {text[:LONGEST_REASON]}.")


# Every view lists the barred acts with their refusals, so the same few refusals are made again and
# again.
_cached = lru_cache(1024)


@_cached
def illegal(code: str, sentence: str, rule: str = "") -> Refusal:
    return Refusal("illegal", code, sentence, rule)


@_cached
def stale(code: str, sentence: str, rule: str = "") -> Refusal:
    return Refusal("stale", code, sentence, rule)


@_cached
def not_yours(code: str, sentence: str, rule: str = "") -> Refusal:
    return Refusal("not-yours", code, sentence, rule)


@_cached
def too_many(code: str, sentence: str, rule: str = "") -> Refusal:
    return Refusal("too-many", code, sentence, rule)

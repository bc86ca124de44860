"""Why an act was not taken: a stable code for programs, one plain sentence for people."""

from functools import lru_cache
from typing import Literal, final

from parlour.rules.value import Value

LONGEST_REASON = 200

Kind = Literal["malformed", "illegal", "stale", "not-yours", "too-many", "unavailable"]


@final
class Refusal(Value, frozen=True, cache_hash=True):
    """An act that was not taken, and why. The state it was asked of is untouched.

    ``kind`` is one of six: *malformed* (not understood), *illegal* (understood, not allowed
    now), *stale* (what it refers to is gone), *not-yours* (somebody else may, you may not),
    *too-many* (a bound was reached), *unavailable* (it could not be saved; ask again). ``rule`` is
    the id of the rule that says no, if one does.

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
    """What a decoder's error says, in a sentence."""
    text = str(error).replace("`", "").replace(" - at $.", " at ").replace(" - at $", "")
    return malformed(f"That could not be understood: {text[:LONGEST_REASON]}.")


# Every view says what cannot be done and why, so the same few are asked for over and over.
_kept = lru_cache(1024)


@_kept
def illegal(code: str, sentence: str, rule: str = "") -> Refusal:
    return Refusal("illegal", code, sentence, rule)


@_kept
def stale(code: str, sentence: str, rule: str = "") -> Refusal:
    return Refusal("stale", code, sentence, rule)


@_kept
def not_yours(code: str, sentence: str, rule: str = "") -> Refusal:
    return Refusal("not-yours", code, sentence, rule)


@_kept
def too_many(code: str, sentence: str, rule: str = "") -> Refusal:
    return Refusal("too-many", code, sentence, rule)

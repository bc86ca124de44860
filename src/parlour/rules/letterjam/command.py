"""Typed lines as acts, and acts as lines, over what a view shows.

>>> from random import Random
>>> from parlour.rules import HOUSE, gather
>>> from parlour.rules.letterjam import LETTER_JAM, Deal, Options
>>> from parlour.words import Lexicon
>>> state = LETTER_JAM.begin(Options(), gather(["Lisa", "Paul"]), Lexicon.open("parlour"))
>>> view = LETTER_JAM.view(LETTER_JAM.decide(state, HOUSE, Deal(), Random(1)).state, viewer=0)
>>> act = command(view, "guess e")
>>> act
Guess(card=0, letter='E')
>>> say(view, act)
'guess 1 E'
>>> command(view, "stay").sentence
'A clue is being chosen now.'
"""

from parlour.rules.game import Act, Choice
from parlour.rules.letterjam.phrases import BY_KIND, PHRASES, Phrase
from parlour.rules.letterjam.view import View
from parlour.rules.refusal import Refusal, malformed, not_yours
from parlour.rules.wording import listed

_BY_WORDS: dict[tuple[str, ...], Phrase] = {
    tuple(words.split()): phrase for phrase in PHRASES for words in phrase.words
}
_MOST_WORDS = max(len(words) for words in _BY_WORDS)


def command(view: View, line: str) -> Act | Refusal:
    """The act that a line typed by the viewer means, or why there is none."""
    if view.viewer is None:
        return not_yours("seats-only", "Only somebody at a seat can do that.")
    phrase, rest = _phrase(line)
    if phrase is None:
        return malformed(f"{_unknown(line)} You can type {listed(taught(view), 'or')}.")
    choice = choice_of(view, phrase.kind)
    if choice is None:
        return next(
            (barred.refusal for barred in view.barred if phrase.kind in barred.acts),
            malformed(f"Nobody can {phrase.words[0]} here."),
        )
    act = phrase.read(view, choice, rest)
    if act is None:
        lines = usages(view, phrase, choice) or _all_usages(view, choice)
        return malformed(f"Type it like this: {listed(lines, 'or')}.")
    return act if isinstance(act, Refusal) else choice.objection(act) or act


def say(view: View, act: Act) -> str:
    """A line that the viewer could type for an act that the view offers."""
    lines = (phrase.write(view, act) for phrase in BY_KIND[str(act.__struct_config__.tag)])
    return next(line for line in lines if line is not None)


def choice_of(view: View, kind: str) -> Choice | None:
    return next((choice for choice in view.choices if kind_of(choice) == kind), None)


def kind_of(choice: Choice) -> str:
    """The kind of act that a choice is about."""
    return str(choice.__struct_config__.tag)


def usages(view: View, phrase: Phrase, choice: Choice) -> list[str]:
    """Lines that could be typed now with this phrase, in quotes."""
    return [f'"{usage}"' for usage in phrase.usages(view, choice)]


def taught(view: View) -> list[str]:
    """The words that a line can begin with now."""
    return [
        phrase.words[0]
        for choice in view.choices
        for phrase in BY_KIND[kind_of(choice)]
        if phrase.usages(view, choice)
    ]


def _phrase(line: str) -> tuple[Phrase | None, str]:
    """The phrase that a line begins with, the longest that fits, and the rest of the line."""
    for size in range(_MOST_WORDS, 0, -1):
        parts = line.split(maxsplit=size)
        words = tuple(word.casefold() for word in parts[:size])
        if phrase := _BY_WORDS.get(words):
            return phrase, parts[size].strip() if len(parts) > size else ""
    return None, ""


def _unknown(line: str) -> str:
    first = next(iter(line.split()), "")
    return f"There is no command {first[:20]!r}." if first else "Nothing was typed."


def _all_usages(view: View, choice: Choice) -> list[str]:
    """For a phrase that has no example now: those of the others for the same kind of act."""
    return [u for phrase in BY_KIND[kind_of(choice)] for u in usages(view, phrase, choice)]

"""The fallback face, for a game without its own: the view in words, and a key for each phrase."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from parlour.cli.terminal.face import Key, Look, Panel
from parlour.rules.base import View
from parlour.rules.naming import Names
from parlour.rules.phrasebook import MANNERS, Phrase, kind_of
from parlour.rules.registry import AnyGame
from parlour.rules.wording import capital

# The keys of the screen itself; see app.py.
TAKEN = frozenset("tq:/?")
# One slip of a finger must not end the game or give a seat away; these commands are typed.
NOT_ON_KEYS = frozenset({"leave", "pass-host", "want-end"})


class WordsFace:
    """Shows each section of the view in words as a panel."""

    def __init__(self, rules: AnyGame) -> None:
        self._rules = rules

    def headline(self, view: View) -> str:
        if view.headline:
            return view.headline
        if view.viewer in view.waiting_for:
            return f"{self._rules.title}: it is your turn"
        if not view.waiting_for:
            return f"{self._rules.title}: finished"
        others = Names(view.people, view.viewer).all_of(view.waiting_for)
        return f"{self._rules.title}: waiting for {others}"

    def panels(self, view: View, look: Look) -> Sequence[Panel]:
        return [
            Panel(title or self._rules.title, Text("\n".join(lines)), row)
            for row, (title, lines) in enumerate(_sections(self._rules.text(view)))
        ]

    def keys(self, view: View) -> Sequence[Key]:
        """A key for each phrase that can be typed: a letter of its first word, or a digit."""
        keys: list[Key] = []
        for choice in view.choices:  # type: ignore[attr-defined]  # every game's view has them
            if kind_of(choice) in NOT_ON_KEYS:
                continue
            for phrase in self._rules.phrasebook.by_kind[kind_of(choice)]:
                usages = phrase.usages(view, choice)
                free = _free_key(phrase.words[0], TAKEN | {key.key for key in keys})
                if usages and free:
                    keys.append(_key(free, phrase, usages, phrase.meaning(view, choice)))
        return sorted(keys, key=lambda key: key.minor)

    def beats(self, view: View) -> float:
        return 1.0


def _sections(text: str) -> Iterator[tuple[str, list[str]]]:
    """The sections of a text, each with its title; see ``parlour.rules.text_page``."""
    for part in text.strip().split("\n\n"):
        first, *rest = part.split("\n")
        if first.endswith(":") and rest:
            yield first.removesuffix(":"), rest
        else:
            yield "", [first, *rest]


def _free_key(word: str, taken: frozenset[str]) -> str | None:
    """A free key; None if all are taken, so that the phrase must be typed."""
    letters = "".join(letter for letter in word.casefold() if letter.isalpha())
    return next((key for key in f"{letters}123456789" if key not in taken), None)


def _key(key: str, phrase: Phrase, usages: Sequence[str], meaning: str) -> Key:
    """A key that types the phrase, or asks for the rest of it. Manners come last."""
    word, minor = phrase.words[0], phrase in MANNERS
    if list(usages) == [word]:
        return Key(key, word, word, minor=minor)
    # One example is enough: the person is about to type their own command.
    question = f"{capital(meaning)}, such as {usages[0].removeprefix(word).strip()}"
    return Key(key, word, f"{word} {{}}", question, minor=minor)

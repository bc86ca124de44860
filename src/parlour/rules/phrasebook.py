"""Commands as acts, and acts as commands: the part that is the same in every game.

A game lists its phrases, one or more for each kind of act. A phrasebook of these phrases reads what
a player types, with the help of the view that the player sees. Every phrasebook has the table
manners.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from parlour.rules import manners
from parlour.rules.base import Act, Choice
from parlour.rules.naming import Names
from parlour.rules.refusal import Refusal, malformed, not_yours
from parlour.rules.wording import capital, listed


class Phrase(Struct, frozen=True):
    """One way to type one kind of act. A command begins with one of ``words``; the text view
    teaches the first of them.

    ``usages`` gives whole commands that the viewer could type now, made from the view. It gives
    none if only other phrases for the same kind of act fit. ``read`` makes an act from what follows
    the words, or gives None if it does not understand it. ``write`` is the inverse of ``read``; it
    gives None for an act that another phrase says. None of them judges the act: the choice does.
    """

    act: type[Act]
    words: tuple[str, ...]
    meaning: Callable[[Any, Any], str]
    usages: Callable[[Any, Any], Sequence[str]]
    read: Callable[[Any, Any, str], Act | Refusal | None]
    write: Callable[[Any, Any], str | None]

    @property
    def kind(self) -> str:
        return kind_of(self.act)


def plain(
    act: type[Act],
    words: tuple[str, ...],
    meaning: str | Callable[[Any, Any], str],
    make: Callable[[Any], Act],
    *,
    possible: Callable[[Any], bool] = lambda can: True,
    says: Callable[[Any], bool] = lambda act: True,
) -> Phrase:
    """A phrase that is complete in itself, such as ``pass``.

    If a kind of act has several such phrases, ``possible`` says whether the choice includes this
    one, and ``says`` whether this phrase means a given act.
    """
    return Phrase(
        act=act,
        words=words,
        meaning=meaning if callable(meaning) else lambda view, can: meaning,
        usages=lambda view, can: [words[0]] if possible(can) else [],
        read=lambda view, can, rest: None if rest else make(can),
        write=lambda view, act: words[0] if says(act) else None,
    )


def kind_of(thing: Act | Choice | type[Act]) -> str:
    """The tag of an act, or of the act that a choice is about."""
    return str(thing.__struct_config__.tag)


def names(view: Any) -> Names:
    return Names(view.people, view.viewer)


class Phrasebook:
    """Everything that can be typed at a table of one game."""

    def __init__(self, *phrases: Phrase) -> None:
        self.phrases = (*phrases, *MANNERS)
        self.by_kind: dict[str, tuple[Phrase, ...]] = {
            kind: tuple(phrase for phrase in self.phrases if phrase.kind == kind)
            for kind in dict.fromkeys(phrase.kind for phrase in self.phrases)
        }
        self._by_words: dict[tuple[str, ...], list[Phrase]] = {}
        for phrase in self.phrases:
            for words in phrase.words:
                self._by_words.setdefault(tuple(words.split()), []).append(phrase)
        self._most_words = max(map(len, self._by_words))

    def command(self, view: Any, line: str) -> Act | Refusal:
        """The act that a command of the viewer means, or a refusal."""
        if view.viewer is None:
            return not_yours("seats-only", "Only somebody at a seat can do that.")
        phrases, rest = self._phrases(line)
        if not phrases:
            taught = self.taught(view)
            hint = (
                f"You can type {listed(taught, 'or')}." if taught else "There is nothing to do now."
            )
            return malformed(f"{_unknown(line)} {hint}")
        offered = {kind_of(choice): choice for choice in view.choices}
        # Several phrases can share their words: "yes" answers the question that is asked now.
        phrase = next((phrase for phrase in phrases if phrase.kind in offered), phrases[0])
        choice = offered.get(phrase.kind)
        if choice is None:
            return next(
                (barred.refusal for barred in view.barred if phrase.kind in barred.acts),
                malformed(f"Nobody can {phrase.words[0]} here."),
            )
        act = phrase.read(view, choice, rest)
        if act is None:
            lines = _quoted(phrase, view, choice) or self._usages(view, choice)
            return malformed(f"Type it like this: {listed(lines, 'or')}.")
        return act if isinstance(act, Refusal) else choice.objection(act) or act

    def say(self, view: Any, act: Act) -> str:
        """A command that the viewer could type for an act that the view offers."""
        lines = (phrase.write(view, act) for phrase in self.by_kind[kind_of(act)])
        return next(line for line in lines if line is not None)

    def taught(self, view: Any) -> list[str]:
        """The words that a command can begin with now."""
        return [
            phrase.words[0]
            for choice in view.choices
            for phrase in self.by_kind[kind_of(choice)]
            if phrase.usages(view, choice)
        ]

    def possible(self, view: Any) -> Iterator[str]:
        """For each phrase that the viewer can type now, a sentence with examples and the
        meaning."""
        for choice in view.choices:
            for phrase in self.by_kind[kind_of(choice)]:
                yield from _explained(phrase, view, choice)

    def examples(self, view: Any) -> list[str]:
        """One example of each phrase that the viewer can type now."""
        return [
            lines[0]
            for choice in view.choices
            for phrase in self.by_kind[kind_of(choice)]
            if (lines := _quoted(phrase, view, choice))
        ]

    def about(self, view: Any, words: str) -> list[str]:
        """The sentences of ``possible`` on the phrases that a command with these words means."""
        meant, _ = self._phrases(words)
        return [
            line
            for choice in view.choices
            for phrase in meant
            if phrase.kind == kind_of(choice)
            for line in _explained(phrase, view, choice)
        ]

    def impossible(self, view: Any) -> Iterator[str]:
        """For each refusal, a sentence with the phrases that the viewer cannot type now."""
        for barred in view.barred:
            words = [phrase.words[0] for act in barred.acts for phrase in self.by_kind[act]]
            sentence, rule = barred.refusal.sentence, barred.refusal.rule
            yield f"{capital(listed(words))}: {sentence}" + (f" ({rule})" if rule else "")

    def _phrases(self, line: str) -> tuple[Sequence[Phrase], str]:
        """The phrases that begin a command, by the longest words that fit, and what follows
        them."""
        for size in range(self._most_words, 0, -1):
            parts = line.split(maxsplit=size)
            words = tuple(word.casefold() for word in parts[:size])
            if phrases := self._by_words.get(words):
                return phrases, parts[size].strip() if len(parts) > size else ""
        return (), ""

    def _usages(self, view: Any, choice: Choice) -> list[str]:
        """Examples of all phrases for a kind of act, for a phrase that has no example of its
        own."""
        return [
            u for phrase in self.by_kind[kind_of(choice)] for u in _quoted(phrase, view, choice)
        ]


def _quoted(phrase: Phrase, view: Any, choice: Choice) -> list[str]:
    return [f'"{usage}"' for usage in phrase.usages(view, choice)]


def _explained(phrase: Phrase, view: Any, choice: Choice) -> Iterator[str]:
    if lines := _quoted(phrase, view, choice):
        yield f"{listed(lines, 'or')}: {phrase.meaning(view, choice)}."


def _unknown(line: str) -> str:
    first = next(iter(line.split()), "")
    return f"There is no command {first[:20]!r}." if first else "Nothing was typed."


def _read_host(view: Any, can: manners.CanPassHost, rest: str) -> Act | Refusal | None:
    if not rest:
        return None
    seat = names(view).seat(rest)
    return seat if isinstance(seat, Refusal) else manners.PassHost(seat=seat)


def _meaning_of_ending(view: Any, can: manners.CanWantEnd) -> str:
    if can.ends:
        return "end the game for everybody, here and now, without a result"
    return "say that you want to end the game here; it ends when all people want to"


MANNERS = (
    plain(
        manners.Leave,
        ("leave",),
        "get up; a bot plays on in your place",
        lambda can: manners.Leave(),
    ),
    Phrase(
        act=manners.PassHost,
        words=("host",),
        meaning=lambda view, can: "hand hosting to this person",
        usages=lambda view, can: [f"host {names(view).typed_seat(seat)}" for seat in can.seats],
        read=_read_host,
        write=lambda view, act: f"host {names(view).typed_seat(act.seat)}",
    ),
    Phrase(
        act=manners.Say,
        words=("say",),
        meaning=lambda view, can: f"say something to all, in at most {can.longest} characters",
        usages=lambda view, can: ["say Hello!"],
        read=lambda view, can, rest: manners.Say(text=rest) if rest else None,
        write=lambda view, act: f"say {act.text}",
    ),
    plain(
        manners.WantEnd,
        ("end the game", "end game"),
        _meaning_of_ending,
        lambda can: manners.WantEnd(want=True),
        possible=lambda can: True in can.wants,
        says=lambda act: act.want,
    ),
    plain(
        manners.WantEnd,
        ("do not end the game", "play on"),
        "take back that you want to end the game",
        lambda can: manners.WantEnd(want=False),
        possible=lambda can: False in can.wants,
        says=lambda act: not act.want,
    ),
)

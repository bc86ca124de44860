"""A whole view in plain words, in every game: for screen readers, terminals and language models.

Short titled sections in a fixed order, one sentence or a few on each line, no columns and no
colour. What matters most comes first; how to type each act comes last. Every fact of the view is
in it, once where possible.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from parlour.rules.base import View
from parlour.rules.naming import Names
from parlour.rules.phrasebook import Phrasebook
from parlour.rules.wording import capital, full_stop, listed

Lines: TypeAlias = Callable[[Any, Any], Iterable[str]]
"""A function that makes lines of the page from the view and the names at the table."""


def page(view: View, names: Names, opening: Lines, sections: Sequence[tuple[str, Lines]]) -> str:
    """The opening, followed by every section that has lines."""
    parts = ["\n".join(opening(view, names))]
    for title, lines in sections:
        if found := list(lines(view, names)):
            parts.append("\n".join([f"{title}:", *found]))
    return "\n\n".join(parts) + "\n"


READ = "read"
"""The command that reads one section of the page: ``read your hand``."""


def read(text: str, command: str) -> str | None:
    """The section of a page that a command asks for, or the titles of all if it names none; None
    for any other command. A part of the title is enough: ``read hand``."""
    verb, _, wanted = " ".join(command.casefold().split()).partition(" ")
    if verb != READ:
        return None
    opening, *parts = text.strip().split("\n\n")
    sections = dict(part.split(":\n", 1) for part in parts if ":\n" in part)
    if wanted and (found := next((one for one in sections if wanted in one.casefold()), None)):
        return sections[found]
    titles = listed([f'"{READ} {one.casefold()}"' for one in sections], "or")
    said = opening if not wanted else f"The page has no part {wanted!r}."
    return f"{said}\nTo hear a part of the page, type {titles}."


def title(view: Any, game: str, phase: str) -> str:
    """The first line: the game, and the sentence on its ``phase``, if there is one and the headline
    in the next line does not say the same."""
    return f"{game}." if phase in ("", full_stop(view.headline)) else f"{game}. {phase}"


def greeting(view: Any, names: Names, phrasebook: Phrasebook) -> Iterator[str]:
    """The next lines: what goes on, who the viewer is, whom the game waits for, and the words that
    a command can begin with."""
    if view.headline:
        yield full_stop(view.headline)
    if view.countdown:
        yield f"A clock runs. {full_stop(view.countdown)}"
    waiting = f" Waiting for {names.all_of(view.waiting_for)}." if view.waiting_for else ""
    yield f"{_viewer(view, names)}{waiting}"
    if view.wants_end:
        would = "want" if len(view.wants_end) > 1 or view.viewer in view.wants_end else "wants"
        yield f"{capital(names.all_of(view.wants_end))} {would} to end the game here."
    if view.ended_early:
        yield "So there is no result."
    if view.choices:
        taught = ", ".join(phrasebook.taught(view))
        yield f'You can type: {taught}. Type "help" for examples.'


def _viewer(view: Any, names: Names) -> str:
    if view.viewer is None:
        return "You are watching."
    name = view.people[view.viewer].name
    if names.is_viewer(view.viewer):
        return f"You are {name}."
    return f"{name} plays for you."


def typing(phrasebook: Phrasebook) -> tuple[tuple[str, Lines], ...]:
    """The last sections: what the viewer can type now, and what not."""
    return (
        ("You can type", lambda view, names: phrasebook.possible(view)),
        ("Not now", lambda view, names: phrasebook.impossible(view)),
    )


def people(view: View, names: Names) -> Iterator[str]:
    for seat, person in enumerate(view.people):
        about = [person.name]
        if seat == view.viewer:
            about.append("you")
        if seat == view.host:
            about.append("host")
        if person.mind is not None:
            about.append(f"a bot ({person.mind.replace('-', ' ')})")
        yield f"Seat {seat + 1}: {', '.join(about)}."


def remarks(view: View, names: Names) -> Iterator[str]:
    for speaker, (seat, said) in zip(view.speakers, view.remarks, strict=True):
        now_held = "" if view.people[seat].name == speaker else f", at seat {seat + 1}"
        yield f"{speaker}{now_held}: {said}"


_WORD_LISTS = {
    "parlour": "The word list is the wide one, with rare words.",
    "strict": "The word list is the strict one, without words that hardly anybody knows.",
}


def word_list(name: str) -> str:
    """A sentence on the word list of the table. A list from a file has only its own name."""
    return _WORD_LISTS.get(name, f"The word list is {name!r}.")


def changed(facts: Mapping[str, str], usual: Mapping[str, str]) -> Iterator[str]:
    """The sentences for the options that differ from the usual ones."""
    return (fact for name, fact in facts.items() if fact != usual[name])


def unchanged(facts: Mapping[str, str], usual: Mapping[str, str]) -> Iterator[str]:
    return (fact for name, fact in facts.items() if fact == usual[name])

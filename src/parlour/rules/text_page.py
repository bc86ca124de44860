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
from parlour.rules.wording import capital, full_stop

Lines: TypeAlias = Callable[[Any, Any], Iterable[str]]
"""A function that makes lines of the page from the view and the names at the table."""


def page(view: View, names: Names, opening: Lines, sections: Sequence[tuple[str, Lines]]) -> str:
    """The opening, followed by every section that has lines."""
    parts = ["\n".join(opening(view, names))]
    for title, lines in sections:
        if found := list(lines(view, names)):
            parts.append("\n".join([f"{title}:", *found]))
    return "\n\n".join(parts) + "\n"


def greeting(view: Any, names: Names, phrasebook: Phrasebook) -> Iterator[str]:
    """The first lines: what goes on, who the viewer is, whom the game waits for, and the words that
    a command can begin with."""
    if view.headline:
        yield full_stop(view.headline)
    if view.countdown:
        yield f"A clock runs. {full_stop(view.countdown)}"
    you = "watching" if view.viewer is None else view.people[view.viewer].name
    waiting = f" Waiting for {names.all_of(view.waiting_for)}." if view.waiting_for else ""
    yield f"You are {you}.{waiting}"
    if view.wants_end:
        would = "want" if len(view.wants_end) > 1 or view.viewer in view.wants_end else "wants"
        yield f"{capital(names.all_of(view.wants_end))} {would} to end the game here."
    if view.ended_early:
        yield "It was ended early."
    if view.choices:
        yield f"You can type: {', '.join(phrasebook.taught(view))}. The end of this text says how."


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
            about.append(f"played by the bot called {person.mind}")
        yield f"Seat {seat + 1}: {', '.join(about)}."


def remarks(view: View, names: Names) -> Iterator[str]:
    for seat, said in view.remarks:
        yield f"{view.people[seat].name}: {said}"


def changed(facts: Mapping[str, str], usual: Mapping[str, str]) -> Iterator[str]:
    """The sentences for the options that differ from the usual ones."""
    return (fact for name, fact in facts.items() if fact != usual[name])


def unchanged(facts: Mapping[str, str], usual: Mapping[str, str]) -> Iterator[str]:
    return (fact for name, fact in facts.items() if fact == usual[name])

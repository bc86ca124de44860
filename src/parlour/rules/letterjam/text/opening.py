"""The first lines of a view, and the last: what is going on, what can be done, what cannot."""

from collections.abc import Iterator

from parlour.rules.letterjam.command import kind_of, taught, usages
from parlour.rules.letterjam.naming import Names
from parlour.rules.letterjam.phrases import BY_KIND
from parlour.rules.letterjam.state import Phase
from parlour.rules.letterjam.view import View
from parlour.rules.wording import capital, listed

_PHASES: dict[Phase, str] = {
    "setup": "the cards are not dealt yet",
    "making": "everybody makes a secret word for the neighbour on the right",
    "clue": "a clue is being chosen",
    "deciding": "the clue is given, and everybody decides whether to stay or to move on",
    "final": "the clues are over, and everybody lays out a final word",
    "reveal": "the final words are revealed, one after the other",
    "over": "the game is over",
}

_DECISIONS = {
    "stay": "You have decided to stay.",
    "move": "You have decided to move on.",
    "guessed": "You have guessed aloud.",
}

_REASONS = {
    "no-tokens": "The clues ended because no token was left.",
    "agreed": "The clues ended because it was agreed to stop.",
}


def opening(view: View, names: Names) -> Iterator[str]:
    when = f"round {view.round}" if view.round else "before the first round"
    yield f"Letter Jam, {when}: {_PHASES[view.phase]}."
    you = "You are watching" if view.viewer is None else f"You are {_name(view)}"
    waiting = f" Waiting for {names.all_of(view.waiting_for)}." if view.waiting_for else ""
    yield f"{you}.{waiting}"
    if view.choices:
        yield f"You can type: {', '.join(taught(view))}. The end of this text says how."
    if view.mine is not None and view.mine.decision is not None:
        yield _DECISIONS[view.mine.decision]
    if view.reason is not None:
        yield _REASONS[view.reason]
    if view.judging is not None:
        yield f"The other players say now whether {names.owner(view.judging)} word counts."
    if view.suggested is not None:
        yield f"{names.who(view.suggested)} could reveal next: the surest first."


def _name(view: View) -> str:
    return "" if view.viewer is None else view.people[view.viewer].name


def possible(view: View, names: Names) -> Iterator[str]:
    for choice in view.choices:
        for phrase in BY_KIND[kind_of(choice)]:
            if lines := usages(view, phrase, choice):
                yield f"{listed(lines, 'or')}: {phrase.meaning(view, choice)}."


def impossible(view: View, names: Names) -> Iterator[str]:
    for barred in view.barred:
        words = [phrase.words[0] for act in barred.acts for phrase in BY_KIND[act]]
        sentence, rule = barred.refusal.sentence, barred.refusal.rule
        yield f"{capital(listed(words))}: {sentence}" + (f" ({rule})" if rule else "")

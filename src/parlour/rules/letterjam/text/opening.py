"""The first lines of the page: what goes on, and whom the game waits for."""

from collections.abc import Iterator

from parlour.rules.letterjam.clue_words import asked
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.phases import SENTENCES
from parlour.rules.letterjam.phrases import PHRASEBOOK
from parlour.rules.letterjam.view_types import View
from parlour.rules.seat import Seat
from parlour.rules.text_page import greeting, title
from parlour.rules.wording import full_stop

_DECISIONS = {
    "stay": "You have decided to stay.",
    "move": "You have decided to move on.",
    "guessed": "You have guessed aloud.",
}

_REASONS = {
    "no-tokens": "The clues ended because no token was left.",
    "agreed": "The clues ended because the table agreed to stop.",
}


def _judging(view: View, names: CardNames, owner: Seat) -> str:
    final = next((player.final for player in view.players if player.seat == owner), None)
    if final is not None and final.asked_word is not None:
        return asked(owner, final, names)
    return f"The other players say now whether {names.owner(owner)} word counts."


def opening(view: View, names: CardNames) -> Iterator[str]:
    when = f"round {view.round}" if view.round else "before the first round"
    yield title(view, f"Letter Jam, {when}", SENTENCES[view.phase])
    yield from greeting(view, names, PHRASEBOOK)
    if view.mine is not None and view.mine.decision is not None:
        yield _DECISIONS[view.mine.decision]
    if view.reason is not None:
        yield _REASONS[view.reason]
    if view.judging is not None:
        judging = _judging(view, names, view.judging)
        if judging != full_stop(view.headline):
            yield judging
    if view.suggested is not None:
        yield f"{names.who(view.suggested)} could reveal next: players who are sure come first."

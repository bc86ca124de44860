"""The first lines of a view: what is going on, and who is waited for."""

from collections.abc import Iterator

from parlour.rules.naming import Names
from parlour.rules.quiddler.phrases import PHRASEBOOK
from parlour.rules.quiddler.state import Phase
from parlour.rules.quiddler.view_types import View
from parlour.rules.text_page import greeting
from parlour.rules.wording import capital, counted, listed

_PHASES: dict[Phase, str] = {
    "setup": "the cards are not dealt yet",
    "draw": "a card is drawn now",
    "play": "a card is drawn, and words are laid down or a card is discarded now",
    "challenge": "words are laid down and can be challenged now",
    "defence": "a challenged word is defended now",
    "vote": "everybody votes on a challenged word now",
    "scoring": "the hand is being scored",
    "scored": "the hand is scored, and everybody says when the next one can begin",
    "over": "the game is over",
}


def opening(view: View, names: Names) -> Iterator[str]:
    yield f"Quiddler, {_when(view)}: {_PHASES[view.phase]}."
    yield from greeting(view, names, PHRASEBOOK)
    if view.at is not None:
        yield f"It is {names.owner(view.at)} turn, turn {view.turn} of this hand."
    elif view.turn:
        yield f"This hand had {counted(view.turn, 'turn')}."
    if view.dealer is not None:
        yield f"{names.who(view.dealer)} dealt."
    if view.out is not None:
        last = "" if view.at is None else "; everybody else has one final turn"
        yield f"{capital(names.of(view.out))} went out{last}."
    if view.winners:
        together = " together" if len(view.winners) > 1 else ""
        yield f"Won{together} by {names.all_of(view.winners)}."


def _when(view: View) -> str:
    sizes = listed(str(size) for size in view.sizes)
    if not view.hand:
        return f"before the first of {counted(len(view.sizes), 'hand')} with {sizes} cards"
    return f"hand {view.hand} of {counted(len(view.sizes), 'hand')} with {sizes} cards"

"""The first lines of the page: what goes on, and whom the game waits for."""

from collections.abc import Iterator

from parlour.rules.naming import Names
from parlour.rules.quiddler.phases import SENTENCES
from parlour.rules.quiddler.phrases import PHRASEBOOK
from parlour.rules.quiddler.view_types import View
from parlour.rules.text_page import greeting, title
from parlour.rules.wording import counted, full_stop, listed


def opening(view: View, names: Names) -> Iterator[str]:
    # The headline says whose turn it is.
    phase = "" if view.phase in ("draw", "play") else SENTENCES[view.phase]
    yield title(view, f"Quiddler, {_when(view)}", phase)
    yield from greeting(view, names, PHRASEBOOK)
    if view.at is not None:
        yield f"It is {names.owner(view.at)} turn, turn {view.turn} of this hand."
    elif view.turn:
        yield f"This hand had {counted(view.turn, 'turn')}."
    yield f"The hands have {listed(str(size) for size in view.sizes)} cards."
    if view.dealer is not None:
        yield f"{names.who(view.dealer)} dealt."
    if view.final_turns:
        yield view.final_turns
    elif view.out is not None:
        yield f"{names.who(view.out)} went out."
    if view.result:
        yield full_stop(view.result)
    if view.best_word is not None:
        yield view.best_word.sentence


def _when(view: View) -> str:
    if not view.hand:
        return f"before the first of {counted(len(view.sizes), 'hand')}"
    return f"hand {view.hand} of {len(view.sizes)}"

"""Only Quiddler looks back on a hand: the best words of a player's cards, once it is scored."""

from functools import lru_cache

from parlour.minds.quiddler.arrangement import Arrangement
from parlour.minds.quiddler.index import CardIndex
from parlour.minds.quiddler.solver import Solver
from parlour.minds.quiddler.words import lexicon_of
from parlour.rules.quiddler import box
from parlour.rules.quiddler.options import Options
from parlour.rules.quiddler.view_types import View
from parlour.rules.wording import counted, listed
from parlour.words import rude_words

# Everybody asks about a hand once, or again after a reload.
_HANDS_KEPT = 256


def hindsight(view: View) -> str:
    """One sentence on the best words of the viewer's cards in the last scored hand. It is empty if
    no hand is scored, and for watchers. It takes some hundredths of a second."""
    if view.hindsight is None or view.viewer is None:
        return ""
    line = view.sheet[view.hindsight - 1].scores[view.viewer]
    laid = [face for word in line.words for face in word.faces]
    best = _best(tuple(sorted([*laid, *line.leftovers])), view.options)
    if not best.words:
        return "Your cards spelled no word of the word list."
    more = best.points - line.parts["in words"] - line.parts.get("left over", 0)
    if more <= 0:
        own = [word.word for word in line.words]
        if all(word in lexicon_of(view.options) for word in own):
            return f"You found the best of your cards: {listed(own)}."
        return f"The word list has nothing better for your cards than {listed(own)}."
    words = ["".join(word) for word in best.words]
    verb = "was" if len(words) == 1 else "were"
    gained = counted(more, "point")
    return f"{listed(words)} {verb} the best of your cards: {gained} more than you had."


@lru_cache(_HANDS_KEPT)
def _best(cards: tuple[str, ...], options: Options) -> Arrangement:
    letters = frozenset("".join(cards))
    # An index of these letters alone is built faster than a whole one, and nobody keeps it.
    words = (
        word
        for word in lexicon_of(options)
        if letters.issuperset(word) and word not in rude_words()
    )
    index = CardIndex(words, box.deck(options.deck).counts)
    return Solver(index, box.point_table(options.points).points).solve(cards, discard=False)

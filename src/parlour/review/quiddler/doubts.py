"""Only Quiddler has challenges: which words could be challenged, and what that is worth.

Only a table where the word list rules has decisions of this kind: a vote follows no list. All that
a challenge costs the owner of the word is an advantage that the other players share.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.minds.quiddler import acting
from parlour.minds.quiddler.words import lexicon_of
from parlour.review.quiddler.finding import Valued
from parlour.rules.base import Act
from parlour.rules.quiddler import acts
from parlour.rules.quiddler.choices import CanChallenge, CanPass
from parlour.rules.quiddler.view_types import LayDownView, View


def doubts(view: View) -> tuple[Valued, ...]:
    """Everything the viewer can do in the time for challenges, the best first; empty if they can
    challenge nothing, or if people vote on words."""
    return tuple(sorted(_doubts(view), key=lambda one: -one.rank))


def _doubts(view: View) -> Iterator[Valued]:
    can = acting.offered(view, CanChallenge)
    if can is None or view.options.judging != "challenge":
        return
    if stand := acting.offered(view, CanPass):
        yield Valued(
            act=acts.Pass(hand=stand.hand, lay_down=stand.lay_down),
            text="let all words stand",
            points=0.0,
            chance=None,
        )
    for number, words in can.words.items():
        for place, word in words.items():
            points, fact = _worth(view, view.lay_downs[number - 1], place, word)
            yield Valued(
                act=acts.Challenge(hand=can.hand, lay_down=number, word=place),
                text=f"challenge {word}",
                points=points,
                chance=None,
                facts=(fact,),
            )


def _worth(view: View, lay_down: LayDownView, place: int, word: str) -> tuple[float, str]:
    """The points of a challenge to the challenger, and why."""
    options, word_points = view.options, lay_down.words[place].points
    others = len(view.players) - 1
    if word in lexicon_of(options):
        cost = word_points if options.upheld == "challenger-pays" else 0
        return -float(cost), f"{word} is in the word list."
    fact = f"{word} is not in the word list."
    if options.rejected == "word-only":
        return 2 * word_points / others, fact
    whole = sum(one.points for one in lay_down.words)
    # The owner loses the points of the words, and a penalty; in a final turn the cards are left
    # over as well.
    times = 2
    if not lay_down.out:
        times += options.void_final_turn == "penalty-and-leftovers"
    return whole + times * whole / others, fact


def judged(view: View, act: Act) -> Valued | None:
    """The value of an act in the time for challenges; None if it is no such act."""
    return next((one for one in doubts(view) if one.act == act), None)

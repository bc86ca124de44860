"""Agreeing on a clue: which offer a bot backs.

Bots judge offers by what everybody hears and sees, in one fixed order, so that any number of them
settle on the same offer without a word. Where people have chosen, bots follow them: nobody is
ever outvoted by machines.
"""

from parlour.minds.letterjam.clue_value import average_to_go, need, stack_card
from parlour.rules.letterjam.view_types import OfferView, View

# Worth of things, in cards read.
WILDCARD_USED = 0.15
GOOD_CLUE = 0.3
"""What it is worth for each reader that the giver calls the clue good."""
LETTER = 0.03
BONUS_USED = 0.3
# A red token costs the team nothing, and the last one frees the centre.
RED_TAKEN = 1.5
GIVING = 0.6
"""What a giver misses by giving, as a part of what reading would be worth to them."""


def offer_to_back(view: View) -> int | None:
    """The number of the offer a bot backs, if there is one."""
    if not view.offers:
        return None
    return max(view.offers, key=lambda offer: _merit(view, offer)).number


def _is_bot(view: View) -> bool:
    """Whether the viewer is seen as a bot: in the place of a person a mind judges for itself."""
    return view.viewer is not None and view.people[view.viewer].mind is not None


def _merit(view: View, offer: OfferView) -> tuple[float, ...]:
    """People's backing first; then the most help, weighed against what it costs the team."""
    people = sum(view.people[seat].mind is None for seat in offer.backers) if _is_bot(view) else 0
    said, giver = offer.statement, view.players[offer.giver]
    average = average_to_go(view)
    needs = sorted((need(p, average) for p in view.players if p is not giver), reverse=True)
    stands = sorted(
        (stack_card(view, s.stack, len(view.clues)) if s.token else 0.0 for s in view.stands),
        reverse=True,
    )
    worth = (
        said.players * sum(needs) / len(needs)
        + said.stands * sum(stands) / max(1, len(stands))
        + RED_TAKEN * (giver.reds < view.tokens.share)
        + LETTER * said.letters
        - WILDCARD_USED * said.players * said.wildcard
        + GOOD_CLUE * said.players * giver.good_clue
        - BONUS_USED * said.bonus
        - GIVING * need(giver, average)
    )
    return people, worth, said.letters, -offer.number

"""Only in Letter Jam all agree on a clue: which offer a bot backs.

Bots rank offers by public information only, with a fixed tie-break, so that all of them back the
same offer without talking. An offer that people back ranks first: bots never outvote people.
"""

from parlour.minds.letterjam.clue_value import average_to_go, need, stack_card
from parlour.rules.letterjam.view_types import OfferView, View

# All values are in cards read.
WILDCARD_USED = 0.15
GOOD_CLUE = 0.3
"""Value for each reader when the giver calls the clue good."""
LETTER = 0.03
BONUS_USED = 0.3
# A red token costs the team nothing, and the last one frees the centre.
RED_TAKEN = 1.5
GIVING = 0.6
"""A giver cannot read their own clue; this part of their need counts as lost."""


def offer_to_back(view: View) -> int | None:
    """The number of the offer a bot backs, if there is one."""
    if not view.offers:
        return None
    return max(view.offers, key=lambda offer: _merit(view, offer)).number


def _is_bot(view: View) -> bool:
    """Whether the viewer is shown as a bot. A mind at a person's seat does not follow people."""
    return view.viewer is not None and view.people[view.viewer].mind is not None


def _merit(view: View, offer: OfferView) -> tuple[float, ...]:
    """The sort key of an offer: its backing by people, then its help less its cost for the team."""
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

"""Agreeing on a clue: which offer a bot backs.

Bots judge offers by what everybody hears and sees, in one fixed order, so that any number of them
settle on the same offer without a word. Where people have chosen, bots follow them: nobody is
ever outvoted by machines.
"""

from parlour.rules.letterjam.view import OfferView, PlayerView, View

# Worth of things, in players helped.
STAND_USED = 0.5
WILDCARD_USED = 0.5
# A red token costs the team nothing, and the last one frees the centre.
RED_TAKEN = 0.5
# Who gives does not get on, so those who have the least to read had better give.
CARD_TO_GO = 0.3
EXTRA_LETTER = 0.1


def cards_to_go(player: PlayerView) -> int:
    """How many cards of the row a player still has to read, the one on the stand included."""
    return 0 if player.card is None else max(0, len(player.row) - player.card)


def offer_to_back(view: View) -> int | None:
    """The number of the offer a bot backs, if there is one."""
    if not view.offers:
        return None
    return max(view.offers, key=lambda offer: _merit(view, offer)).number


def _merit(view: View, offer: OfferView) -> tuple[float, ...]:
    """People's backing first; then the most help, weighed against what it costs the team."""
    people = sum(view.people[seat].mind is None for seat in offer.backers)
    said, giver = offer.statement, view.players[offer.giver]
    in_need = sum(cards_to_go(player) > 0 for player in view.players if player is not giver)
    helped = min(said.players, in_need)
    worth = (
        helped
        + EXTRA_LETTER * (said.players - helped)
        + STAND_USED * said.stands
        + RED_TAKEN * (giver.reds < view.tokens.share)
        - WILDCARD_USED * said.wildcard
        - CARD_TO_GO * cards_to_go(giver)
    )
    return people, worth, said.letters, -offer.number

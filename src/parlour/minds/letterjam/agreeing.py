"""Agreeing on a clue: which offer a bot backs.

Bots judge offers by what everybody hears, in one fixed order, so that any number of them settle on
the same offer without a word. Where people have chosen, bots follow them: nobody is ever outvoted
by machines.
"""

from parlour.rules.letterjam.view import OfferView, View


def offer_to_back(view: View) -> int | None:
    """The number of the offer a bot backs, if there is one."""
    if not view.offers:
        return None
    return max(view.offers, key=lambda offer: _merit(view, offer)).number


def _merit(view: View, offer: OfferView) -> tuple[float, ...]:
    """People's backing first; then the most help, weighed against what it costs the team."""
    people = sum(view.people[seat].mind is None for seat in offer.backers)
    said = offer.statement
    red = view.players[offer.giver].reds < view.tokens.share
    help_ = said.players + 0.25 * said.stands + RED_TAKEN * red - 0.5 * said.wildcard
    return people, help_, said.letters, -offer.number


RED_TAKEN = 0.75
"""A red token costs the team nothing, and the last one frees the centre."""

"""Sharing the middle cards: which of them a bot leaves to others, and which it gives up.

A person may need the wildcard and be slow to say so. So bots leave it to people for a while, give
up a card to a player who asks for it and needs it more, and do not take it back.
"""

from parlour.minds.letterjam.deduction import Deduction
from parlour.minds.letterjam.finishing import plan_word
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.final_choices import CanArrange, CanGiveUp
from parlour.rules.letterjam.view_types import PlayerView, View
from parlour.words.spelling import ALPHABET

NEED_OF_ASKER = {False: 0.9, None: 0.5, True: 0.1}
"""How much a card raises the chance of the word of a player who asks for it, by whether they said
they are sure: an unsure player may lose their word, a sure one only wants a longer word."""


def left_to_others(view: View, me: PlayerView) -> frozenset[str]:
    """The middle cards that this bot leaves alone, until all people are ready: the wildcard for
    a while, and cards that it gave up to a player."""
    if view.people[me.seat].mind is None:
        return frozenset()
    finals = {player.seat: player.final for player in view.players if player.final is not None}
    people = [final for seat, final in finals.items() if view.people[seat].mind is None]
    if all(final.ready for final in people):
        return frozenset()
    given = frozenset(source for final in finals.values() for source in final.gave_up)
    return given | {WILD} if view.wildcard_left_to_people else given


def card_to_give_up(known: Deduction, can: CanGiveUp) -> str | None:
    """A card to give up to a player who asks for it and needs it more. The bot's own need is the
    rise of the chance of its word by the card."""
    view = known.view
    cards, left = _usable(view), left_to_others(view, _me(view))
    kept = plan_word(known, cards, but=left).chance
    for source, askers in can.askers.items():
        without = plan_word(known, cards, but=left | {source}).chance
        if kept - without <= max(NEED_OF_ASKER[view.players[seat].sure] for seat in askers):
            return source
    return None


def _me(view: View) -> PlayerView:
    assert view.viewer is not None
    return view.players[view.viewer]


def _usable(view: View) -> CanArrange:
    """The cards that this bot could lay out. Once its word is ready the view no longer lists
    them."""
    me = _me(view)
    claimed = {bonus.source: bonus.claimed_by for bonus in view.bonus}
    claimed[WILD] = view.wildcard_claimed_by
    row, kept = range(len(me.row)), me.kept
    return CanArrange(
        own=(*(f"r{place}" for place in row), *(f"k{place}" for place in kept)),
        row=len(row),
        middle=tuple(source for source, by in claimed.items() if by in (None, me.seat)),
        claimed={},
        alphabet=ALPHABET,
        lengthens=view.options.wildcard_lengthens,
    )

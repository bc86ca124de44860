"""Only Letter Jam has clues: private drafts, offers in five numbers, backing, and tokens."""

from random import Random
from typing import Literal

from msgspec.structs import replace

from parlour.rules.base import Choice, Events, Evolvers, Verb
from parlour.rules.letterjam import acts, events, stopping
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import (
    LONGEST_CLUE,
    CanBack,
    CanBackNothing,
    CanDraft,
    CanDropDraft,
    CanOffer,
    CanSayFeeling,
    CanSayGoodClue,
    CanWithdrawOffer,
)
from parlour.rules.letterjam.state import (
    Clue,
    DraftedClue,
    OfferedClue,
    OldDraft,
    Phase,
    Player,
    State,
)
from parlour.rules.letterjam.statement import counted_cards
from parlour.rules.letterjam.typed_cards import taking_cards
from parlour.rules.players import change_player, with_player
from parlour.rules.refusal import Refusal, illegal, too_many
from parlour.rules.seat import Seat

DRAFTS_AT_ONCE = 12


def token_for(state: State, player: Player) -> Literal["red", "green"] | None:
    """The token that a player would take for a clue now (LJ-R5, LJ-R7), or None if no token is left
    for them."""
    if player.reds < state.setup.share:
        return "red"
    if state.options.strict_share and state.reds:
        return None
    return "green" if state.greens else None


def visible_letters(state: State, seat: Seat) -> dict[str, str]:
    """The sources with which a player may spell (LJ-R8), each with the letter they see there."""
    ups = {f"p{other}": p.up for other, p in enumerate(state.players) if other != seat}
    ups |= {f"s{number}": stand.up for number, stand in enumerate(state.stands)}
    ups |= {f"b{bonus.number}": bonus.card for bonus in state.bonus}
    letters = {source: state.letters[card] for source, card in ups.items() if card is not None}
    letters[WILD] = WILD
    return letters


# Players may say how they feel from the deal until the end.
_DEALT: tuple[Phase, ...] = ("clue", "deciding", "final", "reveal")

# Drafts


def _may_draft(state: State, seat: Seat) -> Choice | Refusal:
    """A draft may be any letters: the lexicon does not judge clues (LJ-R10)."""
    if len(state.players[seat].drafts) >= DRAFTS_AT_ONCE:
        return too_many("drafts", f"You have {DRAFTS_AT_ONCE} drafts; drop one first.")
    letters = visible_letters(state, seat)
    return CanDraft(
        round=state.round,
        letters=letters,
        takes=taking_cards(tuple(letters.items())),
        counts=counted_cards(frozenset(letters)),
        own=f"p{seat}",
        alphabet=state.deck_data.alphabet,
        longest=LONGEST_CLUE,
    )


def _do_draft(state: State, seat: Seat, act: acts.Draft, rng: Random) -> Events:
    wildcard = next((c for c, s in zip(act.word, act.sources, strict=True) if s == WILD), None)
    number = state.players[seat].drafts_made + 1
    return (events.Drafted(seat=seat, draft=number, sources=act.sources, wildcard=wildcard),)


def _drafted(state: State, event: events.Drafted) -> State:
    draft = DraftedClue(event.draft, event.sources, event.wildcard)
    drafts = (*state.players[event.seat].drafts, draft)
    return change_player(state, event.seat, drafts=drafts, drafts_made=event.draft)


def offer_of(state: State, seat: Seat) -> OfferedClue | None:
    return next((offer for offer in state.offers if offer.giver == seat), None)


def _may_drop_draft(state: State, seat: Seat) -> Choice | Refusal:
    offer = offer_of(state, seat)
    offered = offer.draft.number if offer else None
    drafts = tuple(d.number for d in state.players[seat].drafts if d.number != offered)
    if not drafts:
        return illegal("no-drafts", "You have no draft to drop; withdraw an offer first.")
    return CanDropDraft(round=state.round, drafts=drafts)


def _do_drop_draft(state: State, seat: Seat, act: acts.DropDraft, rng: Random) -> Events:
    return (events.DraftDropped(seat=seat, draft=act.draft),)


def _draft_dropped(state: State, event: events.DraftDropped) -> State:
    player = state.players[event.seat]
    dropped = tuple(d for d in player.drafts if d.number == event.draft)
    kept = tuple(d for d in player.drafts if d.number != event.draft)
    return change_player(
        replace(state, old_drafts=state.old_drafts + _never_given(state, event.seat, dropped)),
        event.seat,
        drafts=kept,
    )


def _never_given(state: State, seat: Seat, drafts: tuple[DraftedClue, ...]) -> tuple[OldDraft, ...]:
    """Drafts in the form that is shown after the end (LJ-E9). Until then they are private
    (LJ-R3)."""
    return tuple(
        OldDraft(state.round, seat, draft.sources, state.spell(draft.sources, draft.wildcard))
        for draft in drafts
    )


def put_drafts_away(state: State) -> State:
    """The state without drafts, offers and backing. It keeps the drafts that were not given, to
    show them at the end."""
    old = state.old_drafts
    for seat, player in enumerate(state.players):
        old += _never_given(state, seat, player.drafts)
    players = tuple(
        replace(p, drafts=(), backing=None, wants_stop=False, good_clue=False)
        for p in state.players
    )
    return replace(state, old_drafts=old, offers=(), players=players)


# Offers and backing


def _may_offer(state: State, seat: Seat) -> Choice | Refusal:
    player = state.players[seat]
    if token_for(state, player) is None:
        if state.options.strict_share and state.reds:
            return illegal(
                "share-full",
                "You have used your share of red tokens: while any is left, the others give clues.",
                "LJ-R7",
            )
        return illegal(
            "no-token",
            "You have used your share of red tokens, and no green one is free.",
            "LJ-R5",
        )
    offer = offer_of(state, seat)
    offered = offer.draft.number if offer else None
    drafts = tuple(draft.number for draft in player.drafts if draft.number != offered)
    if not drafts:
        return illegal("no-drafts", "Draft a clue first, then offer it.", "LJ-R1")
    return CanOffer(round=state.round, drafts=drafts)


def _do_offer(state: State, seat: Seat, act: acts.Offer, rng: Random) -> Events:
    return (events.Offered(seat=seat, offer=state.offers_made + 1, draft=act.draft),)


def _offered(state: State, event: events.Offered) -> State:
    draft = next(d for d in state.players[event.seat].drafts if d.number == event.draft)
    state = _offer_gone(state, event.seat)
    state = replace(
        state,
        offers=(*state.offers, OfferedClue(event.offer, event.seat, draft)),
        offers_made=event.offer,
    )
    if state.options.agreement == "host":
        # If the host decides alone, the host's offer must not count as the decision.
        return state
    return change_player(state, event.seat, backing=event.offer)


def _offer_gone(state: State, seat: Seat) -> State:
    """The state without the seat's offer, and without the backing it had."""
    offer = offer_of(state, seat)
    if offer is None:
        return state
    players = tuple(
        replace(p, backing=None) if p.backing == offer.number else p for p in state.players
    )
    offers = tuple(other for other in state.offers if other is not offer)
    return replace(state, offers=offers, players=players)


def _may_withdraw_offer(state: State, seat: Seat) -> Choice | Refusal:
    if offer_of(state, seat) is None:
        return illegal("no-offer", "You have no offer on the table.", "LJ-R4")
    return CanWithdrawOffer(round=state.round)


def _do_withdraw_offer(state: State, seat: Seat, act: acts.WithdrawOffer, rng: Random) -> Events:
    return (events.OfferWithdrawn(seat=seat),)


def _offer_withdrawn(state: State, event: events.OfferWithdrawn) -> State:
    return _offer_gone(state, event.seat)


def _may_back(state: State, seat: Seat) -> Choice | Refusal:
    backing = state.players[seat].backing
    offers = tuple(offer.number for offer in state.offers if offer.number != backing)
    if not offers:
        return illegal("no-offers", "There is no other offer to back.", "LJ-R4")
    return CanBack(round=state.round, offers=offers)


def _do_back(state: State, seat: Seat, act: acts.Back, rng: Random) -> Events:
    return (events.Backed(seat=seat, offer=act.offer),)


def _may_back_nothing(state: State, seat: Seat) -> Choice | Refusal:
    if state.players[seat].backing is None:
        return illegal("no-backing", "You are not backing any offer.", "LJ-R4")
    return CanBackNothing(round=state.round)


def _do_back_nothing(state: State, seat: Seat, act: acts.BackNothing, rng: Random) -> Events:
    return (events.Backed(seat=seat, offer=None),)


def _backed(state: State, event: events.Backed) -> State:
    return change_player(state, event.seat, backing=event.offer)


# What players may say


def _may_say_feeling(state: State, seat: Seat) -> Choice | Refusal:
    return CanSayFeeling(sure=tuple(s for s in (True, False) if s != state.players[seat].sure))


def _do_say_feeling(state: State, seat: Seat, act: acts.SayFeeling, rng: Random) -> Events:
    return (events.FeelingSaid(seat=seat, sure=act.sure),)


def _feeling_said(state: State, event: events.FeelingSaid) -> State:
    return change_player(state, event.seat, sure=event.sure)


def _may_say_good_clue(state: State, seat: Seat) -> Choice | Refusal:
    if state.players[seat].good_clue:
        return illegal("said-already", "You have said so already.", "LJ-R2")
    return CanSayGoodClue(round=state.round)


def _do_say_good_clue(state: State, seat: Seat, act: acts.SayGoodClue, rng: Random) -> Events:
    return (events.GoodClueSaid(seat=seat),)


def _good_clue_said(state: State, event: events.GoodClueSaid) -> State:
    return change_player(state, event.seat, good_clue=True)


def follow_clue(state: State, rng: Random) -> Events:
    """The final phase if no token is left or a table of bots agrees to stop; the clue if the table
    agrees on one. At a table with people the house ends the clues, after a pause (``stopping``)."""
    players = state.players
    if all(token_for(state, player) is None for player in players):
        return (events.FinalBegan(reason="no-tokens"),)
    if stopping.agreed_to_stop(state) and not stopping.has_second_thoughts(state):
        return (events.FinalBegan(reason="agreed"),)
    for offer in state.offers:
        backers = {seat for seat, p in enumerate(players) if p.backing == offer.number}
        if stopping.agreed(state, backers):
            token = token_for(state, players[offer.giver])
            assert token is not None, "offers by players without a token are refused"
            return (events.ClueGiven(offer=offer.number, token=token),)
    return ()


# Giving


def _clue_given(state: State, event: events.ClueGiven) -> State:
    offer = next(offer for offer in state.offers if offer.number == event.offer)
    giver, draft = state.players[offer.giver], offer.draft
    cards = tuple(state.card_of(source) for source in draft.sources)
    clue = Clue(
        round=state.round,
        giver=offer.giver,
        token=event.token,
        sources=draft.sources,
        cards=tuple(-1 if card is None else card for card in cards),
        wildcard=draft.wildcard,
    )
    red = event.token == "red"
    drafts = tuple(d for d in giver.drafts if d.number != draft.number)
    state = with_player(
        state,
        offer.giver,
        replace(giver, drafts=drafts, reds=giver.reds + red, greens=giver.greens + (not red)),
        reds=state.reds - red,
        greens=state.greens - (not red),
    )
    state = put_drafts_away(state)
    players = tuple(
        replace(player, clued=player.clued or f"p{seat}" in draft.sources, decision=None)
        for seat, player in enumerate(state.players)
    )
    return replace(state, phase="deciding", clues=(*state.clues, clue), players=players)


def _centre_unlocked(state: State, event: events.CentreUnlocked) -> State:
    """When the last red token is taken, the locked greens become available (LJ-R6)."""
    return replace(state, greens=state.greens + state.locked, locked=0)


VERBS = (
    Verb(acts.Draft, _may_draft, _do_draft, ("clue",)),
    Verb(acts.DropDraft, _may_drop_draft, _do_drop_draft, ("clue",)),
    Verb(acts.Offer, _may_offer, _do_offer, ("clue",)),
    Verb(acts.WithdrawOffer, _may_withdraw_offer, _do_withdraw_offer, ("clue",)),
    Verb(acts.Back, _may_back, _do_back, ("clue",)),
    Verb(acts.BackNothing, _may_back_nothing, _do_back_nothing, ("clue",)),
    Verb(acts.SayFeeling, _may_say_feeling, _do_say_feeling, _DEALT),
    Verb(acts.SayGoodClue, _may_say_good_clue, _do_say_good_clue, ("clue",)),
)

EVENTS: Evolvers[State] = {
    events.Drafted: _drafted,
    events.DraftDropped: _draft_dropped,
    events.Offered: _offered,
    events.OfferWithdrawn: _offer_withdrawn,
    events.Backed: _backed,
    events.FeelingSaid: _feeling_said,
    events.GoodClueSaid: _good_clue_said,
    events.ClueGiven: _clue_given,
    events.CentreUnlocked: _centre_unlocked,
}

"""What one viewer sees of a Letter Jam game, part by part.

``sight`` decides which cards the viewer sees; ``public_views`` and ``private_views`` make the
parts. Each part is made on demand, because a log line needs only one of them. ``view_parts`` makes
whole views of them.
"""

from parlour.rules.letterjam import asking, ending, private_views, public_views, score, stopping
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.clue import offer_of
from parlour.rules.letterjam.letter_helper import fitting_all
from parlour.rules.letterjam.sight import Sight
from parlour.rules.letterjam.state import State
from parlour.rules.letterjam.statement import state_of
from parlour.rules.letterjam.view_types import (
    AloudView,
    BonusView,
    ClueView,
    DraftView,
    MineView,
    OfferView,
    PlayerView,
    StandView,
    StopView,
    TokensView,
)
from parlour.rules.seat import PUBLIC, Seat, Viewer

_ENDING = ("final", "reveal", "over")


class ViewBuilder(Sight):
    """Makes the parts of the view of one state for one viewer."""

    def __init__(self, state: State, viewer: Viewer) -> None:
        super().__init__(state, viewer)
        self._claimed = ending.claims(state) if state.phase in _ENDING else {}

    def player(self, seat: Seat) -> PlayerView:
        return public_views.player_view(self, seat, self.state.players[seat])

    @property
    def wildcard_claimed_by(self) -> Seat | None:
        return self._claimed.get(WILD)

    @property
    def stands(self) -> tuple[StandView, ...]:
        return public_views.stands(self.state)

    @property
    def bonus(self) -> tuple[BonusView, ...]:
        return tuple(
            BonusView(f"b{b.number}", self.state.letters[b.card], self._claimed.get(f"b{b.number}"))
            for b in self.state.bonus
        )

    @property
    def tokens(self) -> TokensView:
        state = self.state
        return TokensView(
            reds=state.reds,
            reds_at_first=state.setup.reds,
            greens=state.greens,
            locked=state.locked,
            under_stacks=sum([stand.token for stand in state.stands]),
            share=state.setup.share,
            green_points=score.green_points(state),
        )

    @property
    def offers(self) -> tuple[OfferView, ...]:
        players = self.state.players
        return tuple(
            OfferView(
                number=offer.number,
                giver=offer.giver,
                statement=state_of(offer.draft.sources),
                backers=tuple(s for s, p in enumerate(players) if p.backing == offer.number),
            )
            for offer in self.state.offers
        )

    @property
    def stop(self) -> StopView | None:
        """Who wants to stop the clues; ``headline`` adds the words."""
        state, viewer = self.state, self.viewer
        if state.phase != "clue" or not state.options.stop_early:
            return None
        wanted_by = stopping.wanted_by(state)
        seat = None if viewer is PUBLIC else viewer
        agreed = stopping.agreed_to_stop(state)
        return StopView(
            wanted_by=wanted_by,
            agreed=agreed,
            ends=seat is not None and not agreed and stopping.agreed(state, {*wanted_by, seat}),
            words="",
        )

    def giver_of(self, number: int) -> Seat:
        """The seat that made an offer."""
        return next(offer.giver for offer in self.state.offers if offer.number == number)

    def offer_by(self, giver: Seat) -> int | None:
        """The number of a player's offer, or None."""
        offer = offer_of(self.state, giver)
        return None if offer is None else offer.number

    @property
    def sees_decisions(self) -> bool:
        """Whether decisions are made in the open at this table."""
        return self.state.options.decisions == "open"

    def has_decided(self, seat: Seat) -> bool:
        return self.state.players[seat].decision is not None

    def holder_of(self, source: str) -> Seat:
        """The seat that has claimed a middle card."""
        return self._claimed[source]

    def askers_of(self, source: str) -> tuple[Seat, ...]:
        return asking.askers(self.state, source)

    @property
    def clues(self) -> tuple[ClueView, ...]:
        return tuple([public_views.clue_view(self, clue) for clue in self.state.clues])

    @property
    def last_clue(self) -> ClueView:
        return public_views.clue_view(self, self.state.clues[-1])

    @property
    def aloud(self) -> tuple[AloudView, ...]:
        letters = self.state.letters
        return tuple(
            AloudView(a.round, a.seat, a.letter, letters[a.card], letters[a.card] == a.letter)
            for a in self.state.aloud
        )

    @property
    def mine(self) -> MineView | None:
        state, seat = self.state, self.viewer
        if seat is PUBLIC or not state.players:
            return None
        player = state.players[seat]
        final = player.final
        making = state.phase == "making"
        made = "".join([state.letters[card] for card in player.maker.made])
        over = state.phase == "over"
        return MineView(
            sheet=private_views.sheet_view(state, player),
            fits=fitting_all(self.clues) if state.options.helper and not over else {},
            margin=player.margin,
            drafts=self.drafts(seat),
            decision=player.decision,
            cards=final.cards,
            wildcard=final.wildcard,
            believed=private_views.believed(state, player),
            made=made,
            made_listed=bool(made) and made in state.lexicon,
            seen="".join(sorted([state.letters[card] for card in player.maker.seen])),
            making=private_views.making_view(state, seat) if making and not made else None,
        )

    def last_draft(self, seat: Seat) -> DraftView | None:
        """The owner's last draft; None for every other viewer."""
        if seat != self.viewer:
            return None
        return private_views.draft_view(
            self.state, self.state.players[seat].drafts[-1], offered=False
        )

    def believed(self, seat: Seat) -> str | None:
        """The final word by its owner's guesses; None for every other viewer."""
        return (
            private_views.believed(self.state, self.state.players[seat])
            if seat == self.viewer
            else None
        )

    def drafts(self, seat: Seat) -> tuple[DraftView, ...]:
        state, offer = self.state, offer_of(self.state, seat)
        number = None if offer is None else offer.draft.number
        return tuple(
            [
                private_views.draft_view(state, draft, draft.number == number)
                for draft in state.players[seat].drafts
            ]
        )

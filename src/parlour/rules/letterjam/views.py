"""Builds the view of a Letter Jam game for one viewer, part by part, from nothing.

``sight`` decides which cards the viewer sees; ``public_views`` and ``private_views`` make the
parts. Each part is made on demand, because a log line needs only one of them.
"""

from msgspec.structs import replace

from parlour.rules import base
from parlour.rules.common_view import common_fields
from parlour.rules.letterjam import (
    asking,
    ending,
    headline,
    private_views,
    public_views,
    score,
)
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import AnyChoice
from parlour.rules.letterjam.clue import offer_of
from parlour.rules.letterjam.letter_helper import fitting_all
from parlour.rules.letterjam.sight import Sight
from parlour.rules.letterjam.state import DraftedClue, State
from parlour.rules.letterjam.statement import state_of
from parlour.rules.letterjam.view_types import (
    REMINDER,
    AloudView,
    BonusView,
    ClueView,
    DraftView,
    MineView,
    OfferView,
    PlayerView,
    StandView,
    TokensView,
    View,
)
from parlour.rules.letterjam.waiting import waiting_for
from parlour.rules.memo import Memo
from parlour.rules.seat import PUBLIC, Seat, Viewer

_ENDING = ("final", "reveal", "over")


class ViewBuilder(Sight):
    """Makes the view of one state for one viewer, part by part."""

    def __init__(self, state: State, viewer: Viewer, memo: Memo) -> None:
        super().__init__(state, viewer)
        self._memo = memo
        self._claimed = ending.claims(state) if state.phase in _ENDING else {}

    def view(self, choices: tuple[AnyChoice, ...], barred: tuple[base.Barred, ...]) -> View:
        """Everything that the viewer may know: the common part and this viewer's own part."""
        view = replace(
            self._memo.recall("common", (self.state,), self._common),
            viewer=None if self.viewer is PUBLIC else self.viewer,
            players=self.players,
            clues=self.clues,
            mine=self.mine,
            choices=choices,
            barred=barred,
        )
        return replace(view, **headline.words(view))

    def _common(self) -> View:
        """The part of the view that is the same for every viewer, watchers included."""
        state = self.state
        return View(
            **common_fields(state, waiting_for(state)),
            countdown=headline.countdown(asking.left_to_people(state), WILD in self._claimed),
            round=state.round,
            players=(),
            stands=self.stands,
            bonus=self.bonus,
            wildcard_claimed_by=self._claimed.get(WILD),
            wildcard_left_to_people=asking.left_to_people(state),
            tokens=self.tokens,
            deck=len(state.deck),
            discards=self._memo.recall("discards", (state.discards,), public_views.discards, state),
            offers=self.offers,
            agreement="",
            clues=(),
            aloud=self.aloud,
            judging=ending.being_judged(state),
            suggested=ending.suggested(state) if state.phase == "reveal" else None,
            reason=state.end_reason,
            reminder=REMINDER if state.options.chat else "",
            mine=None,
            end=public_views.end_view(state) if state.phase == "over" else None,
            choices=(),
        )

    @property
    def players(self) -> tuple[PlayerView, ...]:
        return tuple([self.player(seat) for seat in range(len(self.state.players))])

    def player(self, seat: Seat) -> PlayerView:
        state, viewer = self.state, self.viewer
        player = state.players[seat]
        # All seats but the player's own see the same, so they share one cached value.
        name = ("player", seat, viewer if viewer == seat or viewer is PUBLIC else None)
        made_of = (player, state.phase, state.aloud, state.bonus, state.points)
        return self._memo.recall(name, made_of, public_views.player_view, self, seat, player)

    @property
    def stands(self) -> tuple[StandView, ...]:
        return self._memo.recall("stands", (self.state.stands,), public_views.stands, self.state)

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
        state, recall = self.state, self._memo.recall
        shared = (state.phase == "over", state.aloud)
        return recall(("clues", self.viewer), (state.clues, *shared), self._clues, shared)

    @property
    def last_clue(self) -> ClueView:
        return public_views.clue_view(self, self.state.clues[-1])

    def _clues(self, shared: tuple[object, ...]) -> tuple[ClueView, ...]:
        recall = self._memo.recall
        return tuple(
            [
                recall(
                    ("clue", clue.round, self.viewer),
                    (clue, *shared),
                    public_views.clue_view,
                    self,
                    clue,
                )
                for clue in self.state.clues
            ]
        )

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
        if state.phase == "making":
            # This part also depends on the cards that the others put aside, so it is not cached.
            return self._mine(seat)
        player = state.players[seat]
        made_of = (
            player,
            state.phase,
            state.round,
            state.offers,
            state.bonus,
            state.aloud,
            state.clues if state.options.helper else (),
        )
        return self._memo.recall(("mine", seat), made_of, self._mine, seat)

    def _mine(self, seat: Seat) -> MineView:
        state, recall = self.state, self._memo.recall
        player = state.players[seat]
        final = player.final
        making = state.phase == "making"
        made = "".join([state.letters[card] for card in player.maker.made])
        over = state.phase == "over"
        sheet = (player.sheet, player.row, player.extras, over, state.aloud)
        return MineView(
            sheet=recall(("sheet", seat), sheet, private_views.sheet_view, state, player),
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
        state, recall = self.state, self._memo.recall
        offer = offer_of(state, seat)
        number = None if offer is None else offer.draft.number
        drafts = state.players[seat].drafts
        return recall(("drafts", seat), (drafts, number), self._drafts, seat, drafts, number)

    def _drafts(
        self, seat: Seat, drafts: tuple[DraftedClue, ...], number: int | None
    ) -> tuple[DraftView, ...]:
        state, recall = self.state, self._memo.recall
        return tuple(
            [
                # The letters of a draft stay on the table as long as the draft exists.
                recall(
                    ("draft", seat, place),
                    (draft, offered := draft.number == number),
                    private_views.draft_view,
                    state,
                    draft,
                    offered,
                )
                for place, draft in enumerate(drafts)
            ]
        )

"""Builds the view of a Quiddler game for one viewer, part by part, from nothing.

``sight`` decides which cards the viewer sees; ``public_views`` and ``private_views`` make the
parts. Each part is made on demand, because a log line needs only one of them.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.rules import base
from parlour.rules.common_view import common_fields
from parlour.rules.memo import Memo
from parlour.rules.quiddler import headline, private_views, public_views
from parlour.rules.quiddler.choices import AnyChoice, CanGoOut
from parlour.rules.quiddler.sight import Sight
from parlour.rules.quiddler.state import DOUBTING, LaidWords, State
from parlour.rules.quiddler.turn import all_but_one
from parlour.rules.quiddler.view_types import (
    ChallengeView,
    FaceView,
    LayDownView,
    MineView,
    PlayerView,
    RulingView,
    View,
)
from parlour.rules.quiddler.waiting import waiting_for
from parlour.rules.seat import PUBLIC, Seat, Viewer


class ViewBuilder(Sight):
    """Makes the view of one state for one viewer, part by part."""

    def __init__(self, state: State, viewer: Viewer, memo: Memo) -> None:
        super().__init__(state, viewer)
        self._memo = memo

    def view(self, choices: tuple[AnyChoice, ...], barred: tuple[base.Barred, ...]) -> View:
        """Everything that the viewer may know: the common part and this viewer's own part."""
        view = replace(
            self._memo.recall("common", (self.state,), self._common),
            viewer=None if self.viewer is PUBLIC else self.viewer,
            players=self.players,
            lay_downs=self.lay_downs,
            mine=self.mine(choices),
            choices=choices,
            barred=barred,
        )
        return replace(view, **headline.words(view))

    def _common(self) -> View:
        """The part of the view that is the same for every viewer, watchers included."""
        state = self.state
        return View(
            **common_fields(state, waiting_for(state)),
            countdown=headline.countdown(state.options, state.phase),
            hand=self.hand,
            sizes=self.sizes,
            dealer=state.dealer if state.players else None,
            turn=state.turn,
            at=self.at,
            out=state.out,
            stock=self.stock,
            discards=len(state.discards),
            top=self.top,
            players=(),
            lay_downs=(),
            doubted="",
            final_turns="",
            challenge=self.challenge,
            rulings=self.rulings,
            sheet=self._memo.recall("sheet", (state.sheet,), public_views.sheet, state.sheet),
            winners=state.winners,
            result="",
            mine=None,
            choices=(),
        )

    @property
    def hand(self) -> int:
        return self.state.hand

    @property
    def sizes(self) -> tuple[int, ...]:
        return self.state.options.sizes

    @property
    def stock(self) -> int:
        return len(self.state.stock)

    @property
    def at(self) -> Seat | None:
        return self.state.at if self.state.in_turn else None

    @property
    def top(self) -> FaceView | None:
        """The top of the discard pile, the only discard that anybody sees (QD-P3)."""
        state = self.state
        if not state.discards:
            return None
        face = state.faces[state.discards[-1]]
        return FaceView(face, state.points[face])

    @property
    def players(self) -> tuple[PlayerView, ...]:
        state, recall, shown = self.state, self._memo.recall, self.shows_hands
        made_of = (state.players, state.phase, state.at, state.out, state.sheet)
        return recall(("players", shown), made_of, self._players, shown)

    def _players(self, shown: bool) -> tuple[PlayerView, ...]:
        state, recall = self.state, self._memo.recall
        seen = []
        for seat, player in enumerate(state.players):
            final = public_views.final_turn(state, seat)
            answered = public_views.answered(state, player)
            doing = headline.doing(state.phase, seat, self.at, seat == state.out, final, answered)
            made_of = (player, final, answered, doing, seat == state.out, state.sheet)
            make, name = public_views.player_view, ("player", seat, shown)
            seen.append(recall(name, made_of, make, state, seat, shown, final, answered, doing))
        return tuple(seen)

    @property
    def lay_downs(self) -> tuple[LayDownView, ...]:
        state, shown = self.state, self.shows_hands
        hidden = any(lay_down.face_down for lay_down in state.lay_downs)
        # Everybody sees the same open words, but only the owner sees face-down words.
        name = ("lay-downs", shown, self.viewer if hidden else None)
        # Cards that were laid down keep the numbers and faces they had.
        made_of = (state.lay_downs, state.phase in DOUBTING, state.out)
        return self._memo.recall(name, made_of, self._lay_downs)

    def _lay_downs(self) -> tuple[LayDownView, ...]:
        return tuple([self.lay_down(lay_down) for lay_down in self.state.lay_downs])

    def lay_down(self, lay_down: LaidWords) -> LayDownView:
        return public_views.lay_down_view(self.state, lay_down, self.sees_words(lay_down))

    @property
    def last_lay_down(self) -> LayDownView:
        return self.lay_down(self.state.lay_downs[-1])

    @property
    def in_window(self) -> tuple[LayDownView, ...]:
        """The lay-downs that players can challenge now."""
        return tuple(self.lay_down(lay_down) for lay_down in self.state.in_window)

    def last_card(self, seat: Seat) -> str | None:
        """The last card of a hand; None for every viewer but its owner."""
        return (
            self.state.face(seat, self.state.players[seat].held[-1])
            if seat == self.viewer
            else None
        )

    def rows(self, seat: Seat) -> list[str] | None:
        """The words of a player's rows; None for every viewer but the player."""
        if seat != self.viewer:
            return None
        return [self.state.spell(seat, row) for row in self.state.players[seat].rows]

    @property
    def challenge(self) -> ChallengeView | None:
        state = self.state
        # Nobody rules on a challenge that was open when the game was ended early.
        return (
            None
            if state.challenge is None or state.ended_early
            else public_views.challenge_view(state)
        )

    @property
    def rulings(self) -> tuple[RulingView, ...]:
        return public_views.rulings(self.state.rulings)

    def mine(self, choices: Sequence[AnyChoice]) -> MineView | None:
        state, seat = self.state, self.viewer
        if seat is PUBLIC or not state.players:
            return None
        player = state.players[seat]
        could_go_out = all_but_one(player) and any(
            isinstance(choice, CanGoOut) for choice in choices
        )
        drawn = seat == state.at and state.phase == "play"
        laid = [lay_down for lay_down in state.lay_downs if lay_down.seat == seat]
        over = public_views.final_turn(state, seat) == "done" or any(
            not lay_down.void for lay_down in laid
        )
        made_of = (player, state.phase == "vote", drawn, could_go_out, over, laid, state.rulings)
        return self._memo.recall(
            ("mine", seat), made_of, private_views.mine_view, state, seat, drawn, could_go_out, over
        )

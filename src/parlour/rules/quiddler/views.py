"""What one viewer sees of a Quiddler game, part by part.

``sight`` decides which cards the viewer sees; ``public_views`` and ``private_views`` make the
parts. Each part is made on demand, because a log line needs only one of them. ``view_parts`` makes
whole views of them.
"""

from collections.abc import Sequence

from parlour.rules.company import Person
from parlour.rules.quiddler import headline, private_views, public_views
from parlour.rules.quiddler.choices import AnyChoice, CanGoOut
from parlour.rules.quiddler.sight import Sight
from parlour.rules.quiddler.state import LaidWords, Phase
from parlour.rules.quiddler.turn import all_but_one
from parlour.rules.quiddler.view_types import (
    ChallengeView,
    FaceView,
    HandView,
    LayDownView,
    MineView,
    PlayerView,
    RulingView,
)
from parlour.rules.seat import PUBLIC, Seat


class ViewBuilder(Sight):
    """Makes the parts of the view of one state for one viewer."""

    __slots__ = ()

    @property
    def people(self) -> tuple[Person, ...]:
        return self.state.company.persons

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def ended_early(self) -> bool:
        return self.state.ended_early

    @property
    def out(self) -> Seat | None:
        return self.state.out

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.state.winners

    @property
    def sheet(self) -> tuple[HandView, ...]:
        return public_views.sheet(self.state.sheet)

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
        face = self.top_face
        return None if face is None else FaceView(face, self.state.points[face])

    @property
    def top_face(self) -> str | None:
        """The same as a face alone."""
        state = self.state
        return state.faces[state.discards[-1]] if state.discards else None

    def player(self, seat: Seat) -> PlayerView:
        state = self.state
        final = public_views.final_turn(state, seat)
        answered = public_views.answered(state, state.players[seat])
        doing = headline.doing(state.phase, seat, self.at, seat == state.out, final, answered)
        return public_views.player_view(state, seat, self.shows_hands, final, answered, doing)

    @property
    def players(self) -> tuple[PlayerView, ...]:
        return tuple([self.player(seat) for seat in range(len(self.state.players))])

    @property
    def lay_downs(self) -> tuple[LayDownView, ...]:
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
        could_go_out = all_but_one(state.players[seat]) and any(
            isinstance(choice, CanGoOut) for choice in choices
        )
        return private_views.mine_view(
            state, seat, self.has_drawn(seat), could_go_out, self.has_laid(seat)
        )

    def has_drawn(self, seat: Seat) -> bool:
        """Whether the player has drawn a card this turn."""
        return seat == self.state.at and self.state.phase == "play"

    def has_laid(self, seat: Seat) -> bool:
        """Whether the player's rows count no more in this hand."""
        laid = [one for one in self.state.lay_downs if one.seat == seat and not one.void]
        return bool(laid) or public_views.final_turn(self.state, seat) == "done"

"""The parts of a Quiddler view that only one player sees: the hand, the rows and their score."""

from collections.abc import Iterable, Sequence

from parlour.rules.quiddler.arranging import found_rows
from parlour.rules.quiddler.choices import SHORTEST_WORD
from parlour.rules.quiddler.score import from_challenges, hand_parts, laid_words, lifted_by
from parlour.rules.quiddler.state import State
from parlour.rules.quiddler.view_types import (
    ArrangementView,
    CardView,
    DiscardView,
    LookUpView,
    MineView,
    RowView,
    TallyView,
)
from parlour.rules.seat import Seat


def mine_view(state: State, seat: Seat, drawn: bool, could_go_out: bool, over: bool) -> MineView:
    player, points = state.players[seat], state.points
    look_ups = tuple([LookUpView(asked.word, asked.found) for asked in player.look_ups])
    return MineView(
        cards=tuple(
            [
                CardView(number, face, points[face])
                for number, face in zip(player.held, state.faces_of(seat, player.held), strict=True)
            ]
        ),
        drawn=player.held[-1] if drawn else None,
        arrangement=arrangement_view(state, seat, drawn, could_go_out, over),
        look_ups=look_ups if state.options.look_up else None,
        vote=player.vote if state.phase == "vote" else None,
    )


def arrangement_view(
    state: State, seat: Seat, drawn: bool, could_go_out: bool, over: bool
) -> ArrangementView:
    player = state.players[seat]
    checked = state.options.judging == "checked"
    found = found_rows(state, seat)
    arranged = {number for row in player.rows for number in row}
    return ArrangementView(
        rows=tuple(
            [
                RowView(
                    cards=row,
                    word=state.spell(seat, row),
                    points=state.points_of(seat, row),
                    listed=row in found if checked else None,
                )
                for row in player.rows
            ]
        ),
        left=tuple([number for number in player.held if number not in arranged]),
        tally=tally_view(state, seat, drawn, () if over else found if checked else player.rows),
        could_go_out=could_go_out,
    )


def tally_view(state: State, seat: Seat, drawn: bool, rows: Iterable[Sequence[int]]) -> TallyView:
    in_words = [number for row in rows if len(row) >= SHORTEST_WORD for number in row]
    left = [number for number in state.players[seat].held if number not in in_words]
    laid = sum([word.points for word in laid_words(state, seat)])
    words, unused = laid + state.points_of(seat, in_words), state.points_of(seat, left)
    challenges = from_challenges(state, seat)

    def leaving(leftovers: int) -> DiscardView:
        points = words - leftovers + challenges
        lifted = lifted_by(state, points)
        return DiscardView(hand_parts(words, leftovers, challenges, lifted), points + lifted)

    costs = {number: state.points_of(seat, [number]) for number in left} if drawn else {}
    as_it_lies = leaving(unused)
    return TallyView(
        parts=as_it_lies.parts,
        worth=as_it_lies.worth,
        by_discard={number: leaving(unused - points) for number, points in costs.items()},
        best_discard=max(costs, key=lambda number: costs[number], default=None),
    )

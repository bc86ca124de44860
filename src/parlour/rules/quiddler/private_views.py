"""The parts of a Quiddler view that only one player sees: the hand, the rows and their score."""

from collections.abc import Iterable, Mapping, Sequence

from parlour.rules.quiddler.arranging import cards_of, found_rows
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
    cards = {
        number: CardView(number, face, points[face])
        for number, face in cards_of(state, seat).items()
    }
    look_ups = tuple([LookUpView(asked.word, asked.found) for asked in player.look_ups])
    return MineView(
        cards=tuple(cards.values()),
        drawn=player.held[-1] if drawn else None,
        arrangement=_arrangement_view(state, seat, cards, drawn, could_go_out, over),
        look_ups=look_ups if state.options.look_up else None,
        vote=player.vote if state.phase == "vote" else None,
    )


def _arrangement_view(
    state: State,
    seat: Seat,
    cards: Mapping[int, CardView],
    drawn: bool,
    could_go_out: bool,
    over: bool,
) -> ArrangementView:
    rows = state.players[seat].rows
    checked = state.options.judging == "checked"
    found = found_rows(state, seat)
    arranged = {number for row in rows for number in row}
    return ArrangementView(
        rows=tuple(
            [
                RowView(
                    cards=row,
                    word=state.spell(seat, row),
                    points=_points_of(row, cards),
                    listed=row in found if checked else None,
                )
                for row in rows
            ]
        ),
        left=tuple([number for number in cards if number not in arranged]),
        tally=_tally_view(state, seat, cards, drawn, () if over else found if checked else rows),
        could_go_out=could_go_out,
    )


def _tally_view(
    state: State,
    seat: Seat,
    cards: Mapping[int, CardView],
    drawn: bool,
    rows: Iterable[Sequence[int]],
) -> TallyView:
    in_words = [number for row in rows if len(row) >= SHORTEST_WORD for number in row]
    left = [number for number in cards if number not in in_words]
    laid = sum([word.points for word in laid_words(state, seat)])
    words, unused = laid + _points_of(in_words, cards), _points_of(left, cards)
    challenges = from_challenges(state, seat)

    def leaving(leftovers: int) -> DiscardView:
        points = words - leftovers + challenges
        lifted = lifted_by(state, points)
        return DiscardView(hand_parts(words, leftovers, challenges, lifted), points + lifted)

    costs = {number: cards[number].points for number in left} if drawn else {}
    as_it_lies = leaving(unused)
    return TallyView(
        parts=as_it_lies.parts,
        worth=as_it_lies.worth,
        by_discard={number: leaving(unused - points) for number, points in costs.items()},
        best_discard=max(costs, key=lambda number: costs[number], default=None),
    )


def _points_of(numbers: Iterable[int], cards: Mapping[int, CardView]) -> int:
    return sum([cards[number].points for number in numbers])

"""What one viewer sees of a Quiddler game, built part by part from nothing.

A hand is its owner's alone until the hand is scored; words laid down and the top of the discard
pile are everybody's. The public sees hands only where the table lets watchers see letters. Each
part is made when it is asked for, so that a story can glance at one without the whole view.
"""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from parlour.rules import base
from parlour.rules.memo import Memo
from parlour.rules.quiddler.arranging import found_rows
from parlour.rules.quiddler.challenge import undecided
from parlour.rules.quiddler.choices import SHORTEST_WORD, AnyChoice, CanGoOut
from parlour.rules.quiddler.score import from_challenges, laid_words, lifted_by
from parlour.rules.quiddler.state import DOUBTING, LaidWords, Player, Ruling, ScoredHand, State
from parlour.rules.quiddler.turn import all_but_one
from parlour.rules.quiddler.view_types import (
    ArrangementView,
    CardView,
    ChallengeView,
    DiscardView,
    FaceView,
    Final,
    HandView,
    LayDownView,
    LineView,
    LookUpView,
    MineView,
    PlayerView,
    RowView,
    RulingView,
    ScoredWordView,
    TallyView,
    View,
    WordView,
)
from parlour.rules.seat import PUBLIC, Seat, Viewer


class ViewBuilder:
    """Makes the view of one state for one viewer, part by part."""

    def __init__(self, state: State, viewer: Viewer, memo: Memo) -> None:
        self.state = state
        self.viewer = viewer
        self._memo = memo

    @property
    def shows_hands(self) -> bool:
        """Whether the viewer sees hands that are not theirs (QD-P1, QD-P2)."""
        if self.state.phase in ("scored", "over"):
            return True
        return self.viewer is PUBLIC and self.state.options.watchers_see_letters

    def view(self, choices: tuple[AnyChoice, ...], barred: tuple[base.Barred, ...]) -> View:
        """Everything the viewer may know: what all may know, and what is for this viewer."""
        return replace(
            self._memo.recall("common", (self.state,), self._common),
            viewer=None if self.viewer is PUBLIC else self.viewer,
            players=self.players,
            lay_downs=self.lay_downs,
            mine=self.mine(choices),
            choices=choices,
            barred=barred,
        )

    def _common(self) -> View:
        """What everybody may know, watchers too; what depends on who looks is left out."""
        state = self.state
        return View(
            viewer=None,
            people=state.company.persons,
            host=state.company.host,
            remarks=tuple([(remark.seat, remark.text) for remark in state.company.remarks]),
            waiting_for=waiting_for(state),
            wants_end=() if state.phase == "over" else state.wants_end,
            ended_early=state.ended_early,
            barred=(),
            options=state.options,
            phase=state.phase,
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
            challenge=self.challenge,
            rulings=self.rulings,
            sheet=self._memo.recall("sheet", (state.sheet,), _sheet, state.sheet),
            winners=state.winners,
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
        """The only card of the discards that is seen (QD-P3)."""
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
            final, answered = _final(state, seat), _answered(state, player)
            made_of = (player, final, answered, seat == state.out, state.sheet)
            name = ("player", seat, shown)
            seen.append(recall(name, made_of, _player, state, seat, shown, final, answered))
        return tuple(seen)

    @property
    def lay_downs(self) -> tuple[LayDownView, ...]:
        state, shown = self.state, self.shows_hands
        hidden = any(lay_down.face_down for lay_down in state.lay_downs)
        # What lies open is the same for everybody, what lies face down is its owner's alone.
        name = ("lay-downs", shown, self.viewer if hidden else None)
        # Cards that were laid down keep the numbers and faces they had.
        made_of = (state.lay_downs, state.phase in DOUBTING, state.out)
        return self._memo.recall(name, made_of, self._lay_downs)

    def _lay_downs(self) -> tuple[LayDownView, ...]:
        return tuple([self.lay_down(lay_down) for lay_down in self.state.lay_downs])

    def lay_down(self, lay_down: LaidWords) -> LayDownView:
        shown = not lay_down.face_down or lay_down.seat == self.viewer or self.shows_hands
        return _lay_down(self.state, lay_down, shown)

    @property
    def last_lay_down(self) -> LayDownView:
        return self.lay_down(self.state.lay_downs[-1])

    @property
    def in_window(self) -> tuple[LayDownView, ...]:
        """The lay-downs that can be challenged."""
        return tuple(self.lay_down(lay_down) for lay_down in self.state.in_window)

    def last_card(self, seat: Seat) -> str | None:
        """The card that its owner, and nobody else, sees at the end of the hand."""
        return (
            self.state.face(seat, self.state.players[seat].held[-1])
            if seat == self.viewer
            else None
        )

    def rows(self, seat: Seat) -> list[str] | None:
        """What the owner of a hand, and nobody else, sees it arranged to."""
        if seat != self.viewer:
            return None
        return [self.state.spell(seat, row) for row in self.state.players[seat].rows]

    @property
    def challenge(self) -> ChallengeView | None:
        state = self.state
        # A challenge that was under way when the game was ended is settled by nobody.
        return None if state.challenge is None or state.ended_early else _challenge(state)

    @property
    def rulings(self) -> tuple[RulingView, ...]:
        return _rulings(self.state.rulings)

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
        over = _final(state, seat) == "done" or any(not lay_down.void for lay_down in laid)
        made_of = (player, state.phase == "vote", drawn, could_go_out, over, laid, state.rulings)
        return self._memo.recall(
            ("mine", seat), made_of, _mine, state, seat, drawn, could_go_out, over
        )


def _answered(state: State, player: Player) -> bool:
    match state.phase:
        case "challenge" | "defence":
            return player.passed
        case "vote":
            return player.vote is not None
    return False


def _player(
    state: State, seat: Seat, shown: bool, final: Final | None, answered: bool
) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        cards=len(player.held),
        faces=tuple(sorted(state.faces_of(seat, player.held))) if shown else None,
        took=state.faces_of(seat, player.took),
        turns=player.turns,
        out=seat == state.out,
        final=final,
        answered=answered,
        ready=player.ready,
        total=sum([hand.lines[seat].points for hand in state.sheet]),
    )


def _final(state: State, seat: Seat) -> Final | None:
    if state.out is None or seat == state.out or state.ended_early:
        return None
    if not state.in_turn:
        return "done"
    if seat == state.at:
        return "now"
    seats = len(state.players)
    waits = (state.out - seat) % seats < (state.out - state.at) % seats
    return "to-come" if waits else "done"


def _lay_down(state: State, lay_down: LaidWords, shown: bool) -> LayDownView:
    return LayDownView(
        number=lay_down.number,
        seat=lay_down.seat,
        out=lay_down.out,
        cards=sum([len(word.cards) for word in lay_down.words]),
        face_down=lay_down.face_down,
        words=tuple(
            [
                WordView(
                    faces=state.faces_of(lay_down.seat, word.cards),
                    word=state.spell(lay_down.seat, word.cards),
                    points=state.points_of(lay_down.seat, word.cards),
                    standing=word.standing,
                )
                for word in lay_down.words
                if shown
            ]
        ),
        void=lay_down.void,
        open=lay_down in state.in_window,
    )


def _challenge(state: State) -> ChallengeView:
    challenge = state.challenge
    assert challenge is not None
    lay_down = state.in_doubt
    cards = lay_down.words[challenge.word].cards
    voting = state.phase == "vote"
    return ChallengeView(
        lay_down=lay_down.number,
        word=challenge.word,
        spelled=state.spell(lay_down.seat, cards),
        points=state.points_of(lay_down.seat, cards),
        owner=lay_down.seat,
        challenger=challenge.challenger,
        defence=challenge.defence,
        voted=tuple(seat for seat, p in enumerate(state.players) if voting and p.vote is not None),
    )


def _rulings(rulings: Iterable[Ruling]) -> tuple[RulingView, ...]:
    return tuple(
        RulingView(
            lay_down=ruling.lay_down,
            word=ruling.word,
            owner=ruling.owner,
            challenger=ruling.challenger,
            upheld=ruling.upheld,
            by=ruling.by,
            owner_points=ruling.owner_points,
            challenger_points=ruling.challenger_points,
            defence=ruling.defence,
            votes=ruling.votes,
        )
        for ruling in rulings
    )


def _sheet(sheet: Sequence[ScoredHand]) -> tuple[HandView, ...]:
    totals = [0] * len(sheet[0].lines) if sheet else []
    hands = []
    for number, hand in enumerate(sheet, 1):
        totals = [total + line.points for total, line in zip(totals, hand.lines, strict=True)]
        hands.append(
            HandView(
                hand=number,
                size=hand.size,
                dealer=hand.dealer,
                lines=tuple(
                    LineView(
                        words=tuple(
                            ScoredWordView(w.word, w.points, w.standing) for w in line.words
                        ),
                        word_points=line.word_points,
                        leftovers=line.leftovers,
                        leftover_points=line.leftover_points,
                        challenges=line.challenges,
                        lifted=line.lifted,
                        most_words=line.most_words,
                        longest_word=line.longest_word,
                        points=line.points,
                        total=total,
                    )
                    for line, total in zip(hand.lines, totals, strict=True)
                ),
                rulings=_rulings(hand.rulings),
            )
        )
    return tuple(hands)


def _mine(state: State, seat: Seat, drawn: bool, could_go_out: bool, over: bool) -> MineView:
    player, points = state.players[seat], state.points
    return MineView(
        cards=tuple(
            [
                CardView(number, face, points[face])
                for number, face in zip(player.held, state.faces_of(seat, player.held), strict=True)
            ]
        ),
        drawn=player.held[-1] if drawn else None,
        arrangement=_arrangement(state, seat, drawn, could_go_out, over),
        look_ups=tuple([LookUpView(asked.word, asked.found) for asked in player.look_ups]),
        vote=player.vote if state.phase == "vote" else None,
    )


def _arrangement(
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
        tally=_tally(state, seat, drawn, () if over else found if checked else player.rows),
        could_go_out=could_go_out,
    )


def _tally(state: State, seat: Seat, drawn: bool, rows: Iterable[Sequence[int]]) -> TallyView:
    in_words = [number for row in rows if len(row) >= SHORTEST_WORD for number in row]
    left = [number for number in state.players[seat].held if number not in in_words]
    laid = sum([word.points for word in laid_words(state, seat)])
    words, unused = laid + state.points_of(seat, in_words), state.points_of(seat, left)
    challenges = from_challenges(state, seat)

    def worth(leftover_points: int) -> int:
        points = words - leftover_points + challenges
        return points + lifted_by(state, points)

    costs = {number: state.points_of(seat, [number]) for number in left} if drawn else {}
    return TallyView(
        words=words,
        left=unused,
        challenges=challenges,
        worth=worth(unused),
        by_discard={
            number: DiscardView(left=unused - points, worth=worth(unused - points))
            for number, points in costs.items()
        },
    )


def waiting_for(state: State) -> tuple[Seat, ...]:
    """The seats without whose act the game does not go on."""
    players = tuple(enumerate(state.players))
    match state.phase:
        case "draw" | "play":
            return (state.at,)
        case "defence":
            return (state.in_doubt.seat,)
        case "challenge":
            return undecided(state)
        case "vote":
            return tuple(seat for seat, player in players if player.vote is None)
        case "scored":
            return tuple(seat for seat, player in players if not player.ready)
    return ()

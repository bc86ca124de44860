"""The parts of a Quiddler view that are about the table, as one viewer sees them."""

from collections.abc import Iterable, Sequence

from parlour.rules.quiddler.score import line_parts, ribbons
from parlour.rules.quiddler.state import LaidWords, Player, Ruling, ScoredHand, State
from parlour.rules.quiddler.view_types import (
    ChallengeView,
    Final,
    HandView,
    LayDownView,
    PlayerView,
    RulingView,
    ScoredWordView,
    ScoreRowView,
    WordView,
)
from parlour.rules.seat import Seat
from parlour.rules.wording import ordinal


def answered(state: State, player: Player) -> bool:
    match state.phase:
        case "challenge" | "defence":
            return player.passed
        case "vote":
            return player.vote is not None
    return False


def player_view(
    state: State, seat: Seat, shown: bool, final: Final | None, answered: bool, doing: str
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
        doing=doing,
        ready=player.ready,
        total=sum([hand.scores[seat].points for hand in state.sheet]),
    )


def final_turn(state: State, seat: Seat) -> Final | None:
    if state.out is None or seat == state.out or state.ended_early:
        return None
    if not state.in_turn:
        return "done"
    if seat == state.at:
        return "now"
    seats = len(state.players)
    waits = (state.out - seat) % seats < (state.out - state.at) % seats
    return "to-come" if waits else "done"


def lay_down_view(state: State, lay_down: LaidWords, shown: bool) -> LayDownView:
    standing = [word for word in lay_down.words if word.standing != "rejected"]
    counts = shown and not lay_down.void
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
                    card_points=tuple([state.points_of(lay_down.seat, [n]) for n in word.cards]),
                )
                for word in lay_down.words
                if shown
            ]
        ),
        void=lay_down.void,
        open=lay_down in state.in_window,
        points=sum([state.points_of(lay_down.seat, w.cards) for w in standing]) if counts else 0,
    )


def challenge_view(state: State) -> ChallengeView:
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


def rulings(settled: Iterable[Ruling]) -> tuple[RulingView, ...]:
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
        for ruling in settled
    )


def sheet(hands: Sequence[ScoredHand]) -> tuple[HandView, ...]:
    totals = [0] * len(hands[0].scores) if hands else []
    places: list[int] = []
    scored = []
    for number, hand in enumerate(hands, 1):
        before = places
        totals = [total + line.points for total, line in zip(totals, hand.scores, strict=True)]
        places = [1 + sum(other > total for other in totals) for total in totals]
        scored.append(
            HandView(
                hand=number,
                size=hand.size,
                dealer=hand.dealer,
                scores=tuple(
                    ScoreRowView(
                        words=tuple(
                            ScoredWordView(w.word, w.points, w.standing, w.faces)
                            for w in line.words
                        ),
                        leftovers=line.leftovers,
                        parts=line_parts(line),
                        bonuses=line.most_words + line.longest_word,
                        points=line.points,
                        total=total,
                        ribbons=ribbons(line),
                        place=place,
                        moved=_moved(before[seat], place) if before else "",
                    )
                    for seat, (line, total, place) in enumerate(
                        zip(hand.scores, totals, places, strict=True)
                    )
                ),
                rulings=rulings(hand.rulings),
            )
        )
    return tuple(scored)


def _moved(before: int, after: int) -> str:
    if before == after:
        return ""
    return f"{'up' if after < before else 'down'} from {ordinal(before)}"

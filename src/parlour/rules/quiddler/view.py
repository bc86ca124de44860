"""What one viewer may know of a Quiddler game, built field by field from nothing.

A hand is its owner's alone until the hand is scored; words laid down and the top of the discard
pile are everybody's. The public sees hands only where the table lets watchers see letters.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from parlour.rules import game
from parlour.rules.memo import Memo
from parlour.rules.quiddler.challenge import undecided
from parlour.rules.quiddler.choices import SHORTEST_WORD, AnyChoice, CanGoOut
from parlour.rules.quiddler.options import Options
from parlour.rules.quiddler.private import found_rows
from parlour.rules.quiddler.state import LayDown, Phase, Player, Ruling, ScoredHand, State
from parlour.rules.quiddler.turn import all_but_one
from parlour.rules.seat import PUBLIC, Seat, Viewer


class FaceView(Struct, frozen=True):
    """A card that everybody sees."""

    face: str
    points: int


class CardView(Struct, frozen=True):
    """A card in one's own hand, under the number that acts use for it."""

    number: int
    face: str
    points: int


class RowView(Struct, frozen=True):
    """A row of one's arrangement. ``listed`` is the lexicon's opinion, only where words are
    checked before they are laid down."""

    cards: tuple[int, ...]
    word: str
    points: int
    listed: bool | None


class ArrangementView(Struct, frozen=True):
    """One's rows, the cards outside them, and what they would score if all rows stood and, on
    one's own turn, the dearest other card were discarded."""

    rows: tuple[RowView, ...]
    left: tuple[int, ...]
    worth: int
    could_go_out: bool


class LookUpView(Struct, frozen=True):
    word: str
    found: bool


class MineView(Struct, frozen=True):
    """What only the viewer knows. ``drawn`` is the number of the card drawn this turn."""

    cards: tuple[CardView, ...]
    drawn: int | None
    arrangement: ArrangementView
    look_ups: tuple[LookUpView, ...]
    vote: bool | None


class PlayerView(Struct, frozen=True):
    """A player as the table sees them. ``faces`` is the hand where it is shown.

    ``final`` says how far the player is with the turn after somebody went out; ``answered``
    whether they have passed or challenged, or voted, in the challenge that runs.
    """

    seat: Seat
    cards: int
    faces: tuple[str, ...] | None
    turns: int
    out: bool
    final: Literal["to-come", "now", "done"] | None
    answered: bool
    ready: bool
    total: int


class WordView(Struct, frozen=True):
    faces: tuple[str, ...]
    word: str
    points: int
    standing: Literal["standing", "upheld", "rejected"]


class LayDownView(Struct, frozen=True):
    """``open`` means that it can still be challenged; the cards of a void one went back."""

    number: int
    seat: Seat
    out: bool
    words: tuple[WordView, ...]
    void: bool
    open: bool


class ChallengeView(Struct, frozen=True):
    """The challenge being settled."""

    lay_down: int
    word: int
    spelled: str
    points: int
    owner: Seat
    challenger: Seat
    defence: str | None
    voted: tuple[Seat, ...]


class RulingView(Struct, frozen=True):
    """A settled challenge. Votes are by seat, empty when the lexicon decided."""

    lay_down: int
    word: str
    owner: Seat
    challenger: Seat
    upheld: bool
    by: Literal["lexicon", "vote"]
    owner_points: int
    challenger_points: int
    defence: str | None
    votes: tuple[bool, ...]


class ScoredWordView(Struct, frozen=True):
    word: str
    points: int
    standing: Literal["standing", "upheld", "rejected"]


class LineView(Struct, frozen=True):
    """One player's line for one hand: words - leftovers + challenges + lifted + bonuses."""

    words: tuple[ScoredWordView, ...]
    word_points: int
    leftovers: tuple[str, ...]
    leftover_points: int
    challenges: int
    lifted: int
    most_words: int
    longest_word: int
    points: int
    total: int


class HandView(Struct, frozen=True):
    """A hand on the score sheet, with a line for each seat."""

    hand: int
    size: int
    dealer: Seat
    lines: tuple[LineView, ...]
    rulings: tuple[RulingView, ...]


class View(game.View, frozen=True, kw_only=True):
    options: Options
    phase: Phase
    hand: int
    sizes: tuple[int, ...]
    dealer: Seat | None
    turn: int
    at: Seat | None
    out: Seat | None
    stock: int
    discards: int
    top: FaceView | None
    players: tuple[PlayerView, ...]
    lay_downs: tuple[LayDownView, ...]
    challenge: ChallengeView | None
    rulings: tuple[RulingView, ...]
    sheet: tuple[HandView, ...]
    winners: tuple[Seat, ...]
    mine: MineView | None
    choices: tuple[AnyChoice, ...]


def view(
    state: State,
    viewer: Viewer,
    choices: tuple[AnyChoice, ...],
    barred: tuple[game.Barred, ...],
    waiting_for: tuple[Seat, ...],
    memo: Memo,
) -> View:
    dealt = bool(state.players)
    top = state.faces[state.discards[-1]] if state.discards else None
    return View(
        viewer=None if viewer is PUBLIC else viewer,
        people=state.company.persons,
        host=state.company.host,
        remarks=tuple((remark.seat, remark.text) for remark in state.company.remarks),
        waiting_for=waiting_for,
        barred=barred,
        options=state.options,
        phase=state.phase,
        hand=state.hand,
        sizes=state.options.sizes,
        dealer=state.dealer if dealt else None,
        turn=state.turn,
        at=state.at if in_turn(state) else None,
        out=state.out,
        stock=len(state.stock),
        discards=len(state.discards),
        top=None if top is None else FaceView(top, state.points[top]),
        players=tuple(_player(state, viewer, seat, p) for seat, p in enumerate(state.players)),
        lay_downs=tuple(_lay_down(state, lay_down) for lay_down in state.lay_downs),
        challenge=_challenge(state),
        rulings=_rulings(state.rulings),
        sheet=memo.recall("sheet", (state.sheet,), _sheet, state.sheet),
        winners=state.winners,
        mine=None if viewer is PUBLIC or not dealt else _mine(state, viewer, choices),
        choices=choices,
    )


def in_turn(state: State) -> bool:
    """Whether it is anybody's turn."""
    return state.phase not in ("setup", "scored", "over")


def _shows_hand(state: State, viewer: Viewer) -> bool:
    """Whether the viewer sees hands that are not theirs."""
    if state.phase in ("scored", "over"):
        return True
    return viewer is PUBLIC and state.options.watchers_see_letters


def _player(state: State, viewer: Viewer, seat: Seat, player: Player) -> PlayerView:
    shown = _shows_hand(state, viewer)
    match state.phase:
        case "challenge" | "defence":
            answered = player.passed
        case "vote":
            answered = player.vote is not None
        case _:
            answered = False
    return PlayerView(
        seat=seat,
        cards=len(player.held),
        faces=tuple(sorted(state.faces_of(seat, player.held))) if shown else None,
        turns=player.turns,
        out=seat == state.out,
        final=_final(state, seat),
        answered=answered,
        ready=player.ready,
        total=sum(hand.lines[seat].points for hand in state.sheet),
    )


def _final(state: State, seat: Seat) -> Literal["to-come", "now", "done"] | None:
    if state.out is None or seat == state.out:
        return None
    if not in_turn(state):
        return "done"
    if seat == state.at:
        return "now"
    seats = len(state.players)
    waits = (state.out - seat) % seats < (state.out - state.at) % seats
    return "to-come" if waits else "done"


def _lay_down(state: State, lay_down: LayDown) -> LayDownView:
    latest = lay_down.number == len(state.lay_downs)
    return LayDownView(
        number=lay_down.number,
        seat=lay_down.seat,
        out=lay_down.out,
        words=tuple(
            WordView(
                faces=state.faces_of(lay_down.seat, word.cards),
                word=state.spell(lay_down.seat, word.cards),
                points=state.points_of(lay_down.seat, word.cards),
                standing=word.standing,
            )
            for word in lay_down.words
        ),
        void=lay_down.void,
        open=latest and state.phase in ("challenge", "defence", "vote"),
    )


def _challenge(state: State) -> ChallengeView | None:
    challenge = state.challenge
    if challenge is None:
        return None
    lay_down = state.lay_downs[-1]
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


def _mine(state: State, seat: Seat, choices: Sequence[AnyChoice]) -> MineView:
    player, points = state.players[seat], state.points
    drawn = seat == state.at and state.phase == "play"
    return MineView(
        cards=tuple(
            CardView(number, face, points[face])
            for number in player.held
            for face in (state.face(seat, number),)
        ),
        drawn=player.held[-1] if drawn else None,
        arrangement=_arrangement(state, seat, choices),
        look_ups=tuple(LookUpView(asked.word, asked.found) for asked in player.look_ups),
        vote=player.vote if state.phase == "vote" else None,
    )


def _arrangement(state: State, seat: Seat, choices: Sequence[AnyChoice]) -> ArrangementView:
    player = state.players[seat]
    checked = state.options.judging == "checked"
    found = found_rows(state, seat)
    arranged = {number for row in player.rows for number in row}
    left = tuple(number for number in player.held if number not in arranged)
    return ArrangementView(
        rows=tuple(
            RowView(
                cards=row,
                word=state.spell(seat, row),
                points=state.points_of(seat, row),
                listed=row in found if checked else None,
            )
            for row in player.rows
        ),
        left=left,
        worth=_worth(state, seat),
        could_go_out=all_but_one(player) and any(isinstance(c, CanGoOut) for c in choices),
    )


def _worth(state: State, seat: Seat) -> int:
    player = state.players[seat]
    in_words = [n for row in player.rows if len(row) >= SHORTEST_WORD for n in row]
    left = [number for number in player.held if number not in in_words]
    unused = sorted(state.points_of(seat, (number,)) for number in left)
    if seat == state.at and state.phase == "play":
        unused = unused[:-1]
    return state.points_of(seat, in_words) - sum(unused)


def waiting_for(state: State) -> tuple[Seat, ...]:
    """The seats without whose act the game does not go on."""
    players = tuple(enumerate(state.players))
    match state.phase:
        case "draw" | "play" | "defence":
            return (state.at,)
        case "challenge":
            return undecided(state)
        case "vote":
            return tuple(seat for seat, player in players if player.vote is None)
        case "scored":
            return tuple(seat for seat, player in players if not player.ready)
    return ()

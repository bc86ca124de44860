"""The view of a seat of Quiddler as the numbers that an agent observes."""

from collections.abc import Iterable, Sequence
from functools import cache

from parlour.lab.pettingzoo.encoding import Canvas, Field, place_from
from parlour.lab.pettingzoo.quiddler.layout import (
    CARDS,
    FACE_NUMBER,
    FACES,
    LAY_DOWNS,
    OBSERVATION,
    PHASES,
    ROWS,
    SEATS,
    WORDS,
)
from parlour.rules.quiddler import box
from parlour.rules.quiddler.view_types import (
    ArrangementView,
    CardView,
    ChallengeView,
    LayDownView,
    MineView,
    PlayerView,
    RowView,
    View,
    WordView,
)
from parlour.rules.seat import Seat

_FINAL = {None: 0, "to-come": 1, "now": 2, "done": 3}
_LISTED = {None: 0, True: 1, False: 2}
_STANDING = {"standing": 1, "upheld": 2, "rejected": 3}

_TABLE, _POINTS, _HELD, _LOOSE, _ROW, _PLAYER, _CHALLENGED, _LAY_DOWN = (
    OBSERVATION[name]
    for name in ("table", "points", "held", "loose", "row", "player", "challenged", "lay_down")
)
_WIDTH = {part.name: part.width for part in OBSERVATION.parts if isinstance(part, Field)}


def draw(canvas: Canvas, view: View) -> None:
    """Draws the observation of a seat."""
    assert view.viewer is not None
    assert view.mine is not None
    drawing = _Drawing(view.viewer, view, view.mine)
    canvas.draw(_TABLE, _WIDTH["table"], drawing.table(), _as_they_are)
    canvas.draw(_POINTS, len(FACES), view.options.points, _points)
    canvas.draw(_HELD, len(FACES), view.mine.cards, _held)
    canvas.draw(_LOOSE, len(FACES), view.mine.arrangement, drawing.loose)
    canvas.draw_slots(_ROW, ROWS, _WIDTH["row"], view.mine.arrangement.rows[:ROWS], drawing.row)
    around = (*view.players[view.viewer :], *view.players[: view.viewer])
    canvas.draw_slots(_PLAYER, SEATS, _WIDTH["player"], around, _player)
    canvas.draw(_CHALLENGED, 5, view.challenge, drawing.challenged)
    canvas.draw_slots(_LAY_DOWN, LAY_DOWNS, _WIDTH["lay_down"], view.lay_downs, drawing.lay_down)


def first_shown(view: View) -> int:
    """The number of the lay-down in the first slot."""
    return max(0, len(view.lay_downs) - LAY_DOWNS) + 1


def _as_they_are(numbers: Sequence[int]) -> Sequence[int]:
    return numbers


@cache
def _points(table: str) -> Sequence[int]:
    points = box.point_table(table).points
    return [points[face] for face in FACES]


def _counts(faces: Iterable[str]) -> Sequence[int]:
    numbers = [0] * len(FACES)
    for face in faces:
        numbers[FACE_NUMBER[face] - 1] += 1
    return numbers


def _held(cards: Sequence[CardView]) -> Sequence[int]:
    return _counts([card.face for card in cards])


def _player(player: PlayerView) -> Sequence[int]:
    return (
        player.cards,
        player.turns,
        player.out,
        _FINAL[player.final],
        player.answered,
        player.total,
        *(_counts(player.took) if player.took else ()),
    )


def _faces(faces: Iterable[str]) -> list[int]:
    return [FACE_NUMBER[face] for face in faces][:CARDS]


def _word(word: WordView) -> list[int]:
    faces = _faces(word.faces)
    return [_STANDING[word.standing], *faces, *[0] * (CARDS - len(faces))]


class _Drawing:
    """The numbers of the parts of a view that depend on who looks: players are counted from the
    viewer."""

    def __init__(self, viewer: Seat, view: View, mine: MineView) -> None:
        self.viewer = viewer
        self.view = view
        self.seats = len(view.players)
        self.face = {card.number: card.face for card in mine.cards}
        self.drawn = mine.drawn

    def place(self, seat: Seat | None) -> int:
        return place_from(seat, self.viewer, self.seats)

    def table(self) -> Sequence[int]:
        view = self.view
        return (
            PHASES.index(view.phase),
            view.hand,
            len(view.sizes),
            view.sizes[view.hand - 1],
            self.seats,
            self.viewer,
            self.place(view.at),
            self.place(view.out),
            self.place(view.dealer),
            view.stock,
            view.discards,
            0 if view.top is None else FACE_NUMBER[view.top.face],
            0 if self.drawn is None else FACE_NUMBER[self.face[self.drawn]],
        )

    def loose(self, arrangement: ArrangementView) -> Sequence[int]:
        return _counts([self.face[number] for number in arrangement.left])

    def row(self, row: RowView) -> Sequence[int]:
        return [_LISTED[row.listed], *_faces([self.face[number] for number in row.cards])]

    def challenged(self, challenge: ChallengeView | None) -> Sequence[int]:
        if challenge is None:
            return ()
        return (
            challenge.lay_down - first_shown(self.view) + 1,
            challenge.word + 1,
            self.place(challenge.owner),
            self.place(challenge.challenger),
            len(challenge.voted),
        )

    def lay_down(self, lay_down: LayDownView) -> Sequence[int]:
        numbers = [
            self.place(lay_down.seat),
            lay_down.out,
            lay_down.cards,
            lay_down.face_down,
            lay_down.void,
            lay_down.open,
            lay_down.points,
        ]
        for word in lay_down.words[:WORDS]:
            numbers += _word(word)
        return numbers

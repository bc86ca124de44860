"""The view of a seat of Letter Jam as the numbers that an agent observes."""

from collections.abc import Sequence

from parlour.lab.pettingzoo.encoding import NUMBER_OF, Canvas, place_from
from parlour.lab.pettingzoo.letterjam.layout import (
    CLUES,
    LONGEST,
    OBSERVATION,
    PHASES,
    SEATS,
    SHEET_PLACES,
)
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.view_types import (
    HIDDEN,
    BonusView,
    ClueView,
    OfferView,
    PlayerView,
    SheetView,
    StandView,
    TokensView,
    View,
)
from parlour.rules.seat import Seat

WILDCARD = 27
"""The number of the wildcard in a clue."""
OTHERS_UNKNOWN = 28
"""The number of a letter in a clue that the agent has not seen and that is not its own."""
OWN = 29
"""The number of the agent's first card in a clue; its second card is 30, and so on."""

_FEELINGS = {None: 0, True: 1, False: 2}
_DECISIONS = {None: 0, "stay": 1, "move": 2, "guessed": 3}
_STANDS, _BONUS, _WILD_SOURCE = 7, 11, 12
"""The first number of a stand as the source of a letter, of a bonus letter, of the wildcard."""

_AT = OBSERVATION
_TABLE, _TOKENS, _DISCARDS, _PLAYERS, _STAND = (
    _AT[name] for name in ("table", "tokens", "discards", "player", "stand")
)
_BONUSES, _OFFERS, _SHEET, _WORD, _CLUES = (
    _AT[name] for name in ("bonus", "offer", "sheet", "asked_word", "clue")
)
_WIDTH = {part.name: part.width for part in _AT.parts}  # type: ignore[union-attr]  # all are fields


def draw(canvas: Canvas, view: View, sweep: int) -> None:
    """Draws the observation of a seat."""
    assert view.viewer is not None
    drawing = _Drawing(view.viewer, view)
    canvas.draw(_TABLE, 8, drawing.table(sweep), _as_they_are)
    canvas.draw(_TOKENS, 6, view.tokens, _tokens)
    canvas.draw(_DISCARDS, 26, view.discards, _counts)
    around = (*view.players[view.viewer :], *view.players[: view.viewer])
    canvas.draw_slots(_PLAYERS, SEATS, _WIDTH["player"], around, drawing.player)
    canvas.draw_slots(_STAND, 4, 3, view.stands, _stand)
    canvas.draw_slots(_BONUSES, 8, 2, view.bonus, drawing.bonus)
    canvas.draw(_OFFERS, 6 * SEATS, view.offers, drawing.offers)
    assert view.mine is not None
    canvas.draw(_SHEET, 3 * SHEET_PLACES, view.mine.sheet, _sheet)
    canvas.draw(_WORD, LONGEST, drawing.asked_word(), _word)
    canvas.draw_slots(_CLUES, CLUES, _WIDTH["clue"], view.clues, drawing.clue)


def _as_they_are(numbers: Sequence[int]) -> Sequence[int]:
    return numbers


_LETTER: dict[str | None, int] = {None: 0} | NUMBER_OF


def _tokens(tokens: TokensView) -> Sequence[int]:
    return (
        tokens.reds,
        tokens.greens,
        tokens.locked,
        tokens.under_stacks,
        tokens.share,
        tokens.reds_at_first,
    )


def _counts(letters: str) -> Sequence[int]:
    return [letters.count(letter) for letter in NUMBER_OF]


def _stand(stand: StandView) -> Sequence[int]:
    return _LETTER[stand.letter], stand.stack, stand.token


def _sheet(entries: Sequence[SheetView]) -> Sequence[int]:
    numbers: list[int] = []
    for entry in entries[:SHEET_PLACES]:
        numbers += (_LETTER[entry.guess], _LETTER[entry.letter], entry.extra)
    return numbers


def _word(word: str) -> Sequence[int]:
    return [_LETTER.get(letter, 0) for letter in word[:LONGEST]]


class _Drawing:
    """The numbers of the parts of a view that depend on who looks: players are counted from the
    viewer."""

    def __init__(self, viewer: Seat, view: View) -> None:
        self.viewer = viewer
        self.view = view
        self.seats = len(view.players)
        self.offered_by = {offer.number: offer.giver for offer in view.offers}

    def place(self, seat: Seat | None) -> int:
        return place_from(seat, self.viewer, self.seats)

    def table(self, sweep: int) -> Sequence[int]:
        view = self.view
        return (
            PHASES.index(view.phase),
            view.round,
            self.seats,
            self.viewer,
            sweep,
            view.deck,
            self.place(view.judging),
            self.place(view.wildcard_claimed_by),
        )

    def player(self, player: PlayerView) -> Sequence[int]:
        final = player.final
        return (
            _LETTER[player.letter],
            0 if player.card is None else player.card + 1,
            player.on_extra,
            len(player.row),
            player.clued,
            player.reds,
            player.greens,
            _FEELINGS[player.sure],
            self.place(None if player.backing is None else self.offered_by[player.backing]),
            player.wants_stop,
            player.has_decision,
            _DECISIONS[player.decision],
            len(player.kept),
            0 if final is None else len(final.claims),
            final is not None and final.ready,
            final is not None and final.correct,
            *[_LETTER[letter] for letter in player.row],
        )

    def bonus(self, bonus: BonusView) -> Sequence[int]:
        return _LETTER[bonus.letter], self.place(bonus.claimed_by)

    def offers(self, offers: Sequence[OfferView]) -> Sequence[int]:
        numbers = [0] * (6 * SEATS)
        for offer in offers:
            said, at = offer.statement, 6 * (self.place(offer.giver) - 1)
            numbers[at : at + 6] = (
                said.letters,
                said.players,
                said.stands,
                said.bonus,
                said.wildcard,
                len(offer.backers),
            )
        return numbers

    def asked_word(self) -> str:
        """The word that is judged now, which its owner has turned up."""
        judged = self.view.judging
        final = None if judged is None else self.view.players[judged].final
        return "" if final is None else final.asked_word or final.letters

    def clue(self, clue: ClueView) -> Sequence[int]:
        shown = range(min(len(clue.letters), LONGEST))
        numbers = [
            clue.round,
            self.place(clue.giver),
            clue.token == "green",
            clue.statement.letters,
            *[self._clue_letter(clue, at) for at in shown],
        ]
        numbers += [0] * (4 + LONGEST - len(numbers))
        return [*numbers, *[self._source(clue.sources[at]) for at in shown]]

    def _clue_letter(self, clue: ClueView, at: int) -> int:
        letter, own = clue.letters[at], clue.own_cards[at]
        if letter == HIDDEN:
            return OTHERS_UNKNOWN if own is None else OWN + own
        return WILDCARD if letter == WILD else _LETTER[letter]

    def _source(self, source: str) -> int:
        match source[0]:
            case "p":
                return self.place(int(source[1:]))
            case "s":
                return _STANDS + int(source[1:])
            case "b":
                return _BONUS
        return _WILD_SOURCE


assert SEATS < _STANDS, "the numbers of players and stands must differ"

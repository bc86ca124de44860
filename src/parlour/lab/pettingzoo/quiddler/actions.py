"""The actions of Quiddler: which of them a seat may do, and what they stand for."""

from collections.abc import Sequence
from typing import TypeVar

import numpy as np

from parlour.lab.pettingzoo.encoding import Asking, Canvas, EncodedAct, Encoding, Mask, NextAct
from parlour.lab.pettingzoo.quiddler.asking import QuiddlerAsking
from parlour.lab.pettingzoo.quiddler.layout import (
    ACTIONS,
    FACES,
    LAY_DOWNS,
    OBSERVATION,
    ROWS,
    WORDS,
)
from parlour.lab.pettingzoo.quiddler.numbers import draw, first_shown
from parlour.minds.quiddler.words import solver_of
from parlour.rules import Act
from parlour.rules.quiddler import acts
from parlour.rules.quiddler.choices import (
    AnyChoice,
    CanChallenge,
    CanDiscard,
    CanDrawDiscard,
    CanDrawStock,
    CanGoOut,
    CanLayDown,
    CanPass,
    CanVote,
)
from parlour.rules.quiddler.view_types import MineView, View

ChoiceT = TypeVar("ChoiceT", bound=AnyChoice)

_PASS, _STOCK, _TOP, _CLEAR, _SOLVE, _YES, _NO = (
    ACTIONS[name] for name in ("pass", "draw-stock", "draw-discard", "clear", "solve", "yes", "no")
)
_DISCARD, _BEGIN, _APPEND, _LAY, _CHALLENGE = (
    ACTIONS[name] for name in ("discard", "begin", "append", "lay", "challenge")
)
_FACE = {face: number for number, face in enumerate(FACES)}


class QuiddlerEncoding(Encoding[View]):
    """The actions and observations of Quiddler, with or without the solver as an action."""

    game = "quiddler"
    name = "quiddler_v0"
    asides = frozenset({acts.Arrange, acts.LookUp})
    actions = ACTIONS
    observation = OBSERVATION

    def __init__(self, *, solver: bool) -> None:
        self._solver = solver

    def asking(self) -> QuiddlerAsking:
        return QuiddlerAsking()

    def numbers(self, canvas: Canvas, view: View, asking: Asking[View]) -> None:
        draw(canvas, view)

    # What may be done --------------------------------------------------------------------------

    def mask(self, view: View, asking: Asking[View]) -> Mask:
        assert isinstance(asking, QuiddlerAsking)
        mask: Mask = np.zeros(ACTIONS.size, np.int8)
        can = {type(choice): choice for choice in view.choices}
        match view.phase:
            case "draw":
                mask[_STOCK], mask[_TOP] = CanDrawStock in can, CanDrawDiscard in can
            case "play":
                self._mask_turn(mask, view, can, asking)
            case "challenge":
                mask[_PASS] = CanPass in can
                self._mask_challenges(mask, view, can)
            case "vote":
                mask[_YES] = mask[_NO] = 1
        return mask

    def _mask_turn(
        self,
        mask: Mask,
        view: View,
        can: dict[type[AnyChoice], AnyChoice],
        asking: QuiddlerAsking,
    ) -> None:
        mine = _mine(view)
        face = {card.number: _FACE[card.face] for card in mine.cards}
        rows, left = mine.arrangement.rows, mine.arrangement.left
        loose = [face[number] for number in left]
        if CanDiscard in can:
            mask[[_DISCARD + number for number in face.values()]] = 1
        if len(loose) > 1:
            if len(rows) < ROWS:
                mask[[_BEGIN + number for number in loose]] = 1
            if rows:
                mask[[_APPEND + number for number in loose]] = 1
        if loose and self._may_lay(view, can):
            mask[[_LAY + number for number in loose]] = 1
        ends = bool(mask.any()) and (CanDiscard in can or mask[_LAY:_CHALLENGE].any())
        # A player who must lay down more may always begin again, and be helped.
        mask[_CLEAR] = bool(rows) and (not asking.cleared or not ends)
        mask[_SOLVE] = (not asking.solved and self._solver) or not ends

    def _may_lay(self, view: View, can: dict[type[AnyChoice], AnyChoice]) -> bool:
        out, last = can.get(CanGoOut), can.get(CanLayDown)
        mine = _mine(view)
        rows = tuple(row.cards for row in mine.arrangement.rows)
        discard = mine.arrangement.left[0]
        if isinstance(out, CanGoOut):
            if len(mine.arrangement.left) > 1:
                return False
            act = acts.GoOut(hand=out.hand, turn=out.turn, words=rows, discard=discard)
            return out.objection(act) is None
        if isinstance(last, CanLayDown) and rows:
            lay = acts.LayDown(hand=last.hand, turn=last.turn, words=rows, discard=discard)
            return last.objection(lay) is None
        return False

    def _mask_challenges(
        self, mask: Mask, view: View, can: dict[type[AnyChoice], AnyChoice]
    ) -> None:
        challenge = can.get(CanChallenge)
        if isinstance(challenge, CanChallenge):
            first = first_shown(view)
            for lay_down, words in challenge.words.items():
                for word in words:
                    if lay_down >= first and word < WORDS:
                        mask[_CHALLENGE + WORDS * (lay_down - first) + word] = 1

    # What it stands for ------------------------------------------------------------------------

    def acts(self, view: View, action: int) -> Sequence[NextAct]:
        if action >= _CHALLENGE:
            slot, word = divmod(action - _CHALLENGE, WORDS)
            number = slot + first_shown(view)
            return (acts.Challenge(hand=view.hand, lay_down=number, word=word),)
        if action >= _DISCARD:
            return (self._card_act(view, action),)
        match action:
            case _ if action == _PASS:
                can = _choice(view, CanPass)
                return (acts.Pass(hand=can.hand, lay_down=can.lay_down),)
            case _ if action in (_YES, _NO):
                vote = _choice(view, CanVote)
                return (
                    acts.Vote(
                        hand=vote.hand,
                        lay_down=vote.lay_down,
                        word=vote.word,
                        up=action == _YES,
                    ),
                )
            case _ if action == _STOCK:
                return (acts.DrawStock(hand=view.hand, turn=view.turn),)
            case _ if action == _TOP:
                return (acts.DrawDiscard(hand=view.hand, turn=view.turn),)
            case _ if action == _CLEAR:
                return (acts.Arrange(hand=view.hand, rows=()),)
        return (acts.Arrange(hand=view.hand, rows=_best_rows(view)),)

    def _card_act(self, view: View, action: int) -> Act:
        """The act of an action that names a face. A card outside the rows is taken first."""
        mine = _mine(view)
        block = (action - _DISCARD) // len(FACES)
        face = FACES[(action - _DISCARD) % len(FACES)]
        left = set(mine.arrangement.left)
        fitting = [card.number for card in mine.cards if card.face == face]
        card = min(fitting, key=lambda number: (number not in left, number))
        rows = tuple(row.cards for row in mine.arrangement.rows)
        match block:
            case 0:
                return acts.Discard(hand=view.hand, turn=view.turn, card=card)
            case 1:
                return acts.Arrange(hand=view.hand, rows=(*rows, (card,)))
            case 2:
                return acts.Arrange(hand=view.hand, rows=(*rows[:-1], (*rows[-1], card)))
        lay = acts.GoOut if view.out is None else acts.LayDown
        return lay(hand=view.hand, turn=view.turn, words=rows, discard=card)

    # What a mind does --------------------------------------------------------------------------

    def meaning(self, view: View, act: Act) -> EncodedAct:
        face = {card.number: _FACE[card.face] for card in _mine(view).cards}
        match act:
            case acts.DrawStock():
                return EncodedAct((), _STOCK)
            case acts.DrawDiscard():
                return EncodedAct((), _TOP)
            case acts.Discard(card=card):
                return EncodedAct((), _DISCARD + face[card])
            case acts.GoOut(words=words, discard=card) | acts.LayDown(words=words, discard=card):
                rows = acts.Arrange(hand=view.hand, rows=words)
                return EncodedAct((rows,), _LAY + face[card])
            case acts.Challenge(lay_down=lay_down, word=word):
                slot = lay_down - first_shown(view)
                shown = 0 <= slot < LAY_DOWNS and word < WORDS
                return EncodedAct((), _CHALLENGE + WORDS * slot + word if shown else _PASS)
            case acts.Pass():
                return EncodedAct((), _PASS)
            case acts.Vote(up=up):
                return EncodedAct((), _YES if up else _NO)
        return EncodedAct((act,), None)

    def title(self, action: int) -> str:
        if action >= _CHALLENGE:
            slot, word = divmod(action - _CHALLENGE, WORDS)
            return f"challenge {slot + 1} {word + 1}"
        if action >= _DISCARD:
            block = ("discard", "begin", "append", "lay")[(action - _DISCARD) // len(FACES)]
            return f"{block} {FACES[(action - _DISCARD) % len(FACES)]}"
        return ACTIONS.parts[action].name


def _mine(view: View) -> MineView:
    assert view.mine is not None
    return view.mine


def _best_rows(view: View) -> tuple[tuple[int, ...], ...]:
    """The words of the most points, as the solver finds them."""
    cards = _mine(view).cards
    found = solver_of(view.options).solve([card.face for card in cards])
    unused: dict[str, list[int]] = {}
    for card in cards:
        unused.setdefault(card.face, []).append(card.number)
    return tuple(tuple(unused[face].pop(0) for face in word) for word in found.words)


def _choice(view: View, kind: type[ChoiceT]) -> ChoiceT:
    return next(choice for choice in view.choices if isinstance(choice, kind))

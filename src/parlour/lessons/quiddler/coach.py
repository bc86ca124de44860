"""The coach of the Quiddler lesson: for every view of the pupil, what to do now and why."""

from typing import TypeVar

from parlour.lessons.lesson import PUPIL, CoachAdvice
from parlour.lessons.quiddler.script import SCRIPT, cards_for
from parlour.rules.quiddler import acts
from parlour.rules.quiddler.choices import (
    CanChallenge,
    CanDiscard,
    CanDrawDiscard,
    CanDrawStock,
    CanGoOut,
    CanLayDown,
    CanPass,
)
from parlour.rules.quiddler.view_types import View
from parlour.rules.seat import Seat
from parlour.rules.wording import counted, listed

PARTS = (
    "Draw a card",
    "End your turn",
    "Is that a word?",
    "Take what you need",
    "Go out",
    "The final turn",
    "The score",
)
DRAW, DISCARD, DOUBT, TAKE, OUT, LAST, SCORE = range(1, 8)

ChoiceT = TypeVar("ChoiceT")


def coach(view: View) -> CoachAdvice:
    if view.phase in ("scored", "over"):
        return _over(view)
    if (doubt := _doubt(view)) is not None:
        return doubt
    if view.at != PUPIL or view.phase not in ("draw", "play"):
        return _wait(view)
    return _draw(view) if view.phase == "draw" else _play(view)


def _can(view: View, kind: type[ChoiceT]) -> ChoiceT | None:
    return next((choice for choice in view.choices if isinstance(choice, kind)), None)


def _name(view: View, seat: Seat) -> str:
    return view.people[seat].name


def _partner(view: View) -> str:
    return _name(view, 1 - PUPIL)


def _hand(view: View) -> dict[int, str]:
    assert view.mine is not None
    return {card.number: card.face for card in view.mine.cards}


def _first_turn(view: View) -> bool:
    return view.players[PUPIL].turns == 0


# The pupil's turn


def _draw(view: View) -> CoachAdvice:
    stock, discard = _can(view, CanDrawStock), _can(view, CanDrawDiscard)
    wanted = discard is not None and discard.face in _missing(view)
    if discard is not None and (wanted or stock is None):
        return CoachAdvice(
            TAKE,
            f"{_ruling(view)}Look at the discard pile: with {_card(discard.face)} your cards make "
            "a word. Take it. You may do that instead of drawing from the stock.",
            act=acts.DrawDiscard(hand=discard.hand, turn=discard.turn),
        )
    assert stock is not None
    if not _first_turn(view):
        return CoachAdvice(
            TAKE,
            f"{_ruling(view)}The card on the discard pile does not help you. Draw from the stock.",
            act=acts.DrawStock(hand=stock.hand, turn=stock.turn),
        )
    return CoachAdvice(
        DRAW,
        "Turn all your cards into words before anybody else does. The number in the corner of a "
        f"card is what it is worth: {_worth(view)}. Every turn begins with a new card. Draw one "
        "from the stock.",
        act=acts.DrawStock(hand=stock.hand, turn=stock.turn),
    )


def _card(face: str) -> str:
    """A card in a sentence. The quotes set it apart from a word such as I."""
    return f"“{face}”"


def _worth(view: View) -> str:
    """The points of the pupil's cards, as this deck has them."""
    assert view.mine is not None
    cards = sorted(view.mine.cards, key=lambda card: -len(card.face))
    return listed([f"{_card(card.face)} is worth {card.points}" for card in cards])


def _ruling(view: View) -> str:
    """The result of the pupil's challenge."""
    for ruling in view.rulings:
        if ruling.challenger == PUPIL:
            if ruling.upheld:
                return f"{ruling.word} is in the word list, so it stays. "
            return (
                f"You are right: {ruling.word} is not a word. {_name(view, ruling.owner)} takes "
                f"the cards back, and you get {counted(ruling.challenger_points, 'point')}. "
            )
    return ""


def _missing(view: View) -> set[str]:
    """The faces that the pupil lacks for the word of the script."""
    held = list(_hand(view).values())
    return {face for face in SCRIPT.pupils_word if face not in held}


def _play(view: View) -> CoachAdvice:
    laying = _can(view, CanGoOut) or _can(view, CanLayDown)
    hand = _hand(view)
    word = cards_for(SCRIPT.pupils_word, hand)
    if word is not None and isinstance(laying, CanGoOut) and len(hand) == len(word) + 1:
        return _go_out(view, laying, word)
    can = _can(view, CanDiscard)
    assert can is not None
    if view.out is not None:
        return _lay_down(view, can)
    spare = [number for number, face in hand.items() if face not in SCRIPT.pupils_word]
    useless = spare[0] if spare else next(iter(hand))
    keep = listed([_card(face) for face in SCRIPT.pupils_word if face in hand.values()])
    wish = f" Keep {keep}." if _first_turn(view) else ""
    return CoachAdvice(
        DISCARD,
        "You can go out when all your cards but one are in words. Your cards make no word yet. So "
        f"end your turn: discard a card that does not help you.{wish}",
        hint=f"{_card(hand[useless])} is hard to use: discard it.",
        act=acts.Discard(hand=can.hand, turn=can.turn, card=useless),
    )


def _go_out(view: View, can: CanGoOut, word: tuple[int, ...]) -> CoachAdvice:
    spelled = "".join(SCRIPT.pupils_word)
    cards = listed([_card(face) for face in SCRIPT.pupils_word])
    (left,) = (number for number in can.cards if number not in word)
    assert view.mine is not None
    tried = [row.word for row in view.mine.arrangement.rows if len(row.cards) == len(word)]
    if tried and spelled not in tried:
        text = f"Your row says {tried[0]}, and that is not a word. Try another order."
    else:
        text = (
            "Now you can go out. Put all your cards but one in a row so that they make a word: tap "
            "them in order, or type the word. The card that is left is your discard."
        )
    return CoachAdvice(
        OUT,
        text,
        hint=f"{cards} spell {spelled}, and {_card(can.cards[left])} is left to discard.",
        act=acts.GoOut(hand=can.hand, turn=can.turn, words=(word,), discard=left),
    )


def _lay_down(view: View, can: CanDiscard) -> CoachAdvice:
    """The final turn of a pupil whose partner went out first."""
    return CoachAdvice(
        LAST,
        f"{_let_stand(view)}{_partner(view)} is out, and this is your last turn. Lay down the "
        "words you have, and discard a card. The cards that are left over cost you points. Your "
        "words stay face down until all last turns are over.",
        act=acts.Discard(hand=can.hand, turn=can.turn, card=next(iter(can.cards))),
    )


def _let_stand(view: View) -> str:
    """What it means that nobody challenged the bluff."""
    bluff = "".join(SCRIPT.bluff)
    stands = any(
        word.faces == SCRIPT.bluff for one in view.lay_downs if not one.void for word in one.words
    )
    return f"{bluff} is not a word, but it counts, because you let it stand. " if stands else ""


# The others' words


def _doubt(view: View) -> CoachAdvice | None:
    challenge, let = _can(view, CanChallenge), _can(view, CanPass)
    if let is None:
        return None
    laid = next(one for one in view.lay_downs if one.open and one.seat != PUPIL)
    bluff = next((n for n, word in enumerate(laid.words) if word.faces == SCRIPT.bluff), None)
    if challenge is not None and bluff is not None:
        word = laid.words[bluff].word
        return CoachAdvice(
            DOUBT,
            f"{_partner(view)} goes out with {word}. A word is only checked if somebody challenges "
            "it. Do you think this is a word? Challenge it, or let it stand.",
            hint=f"{word} is not in the word list. Challenge it.",
            act=acts.Challenge(hand=challenge.hand, lay_down=laid.number, word=bluff),
        )
    words = ", ".join(word.word for word in laid.words) or "nothing"
    return CoachAdvice(
        LAST,
        f"{_partner(view)} turns up {words}. If you think that is right, let it stand. A wrong "
        "challenge costs nothing here."
        if view.at is None
        else f"{_partner(view)} lays down {words}. If you think that is right, let it stand. A "
        "wrong challenge costs nothing here.",
        act=acts.Pass(hand=let.hand, lay_down=let.lay_down),
    )


def _wait(view: View) -> CoachAdvice:
    partner = _partner(view)
    if view.out == PUPIL:
        return CoachAdvice(
            LAST,
            f"You are out. {partner} has one last turn to lay down words, and loses points for the "
            "cards that are left. These words stay face down until all last turns are over.",
        )
    if any(laid.open for laid in view.lay_downs):
        return CoachAdvice(OUT, f"Your words are on the table. {partner} may challenge them.")
    given = "" if view.top is None or view.top.face not in SCRIPT.pupils_word else view.top.face
    oh = f"{_card(given)} was a good card to keep. You will find another. " if given else ""
    return CoachAdvice(DISCARD, f"{oh}Now it is {partner}’s turn. Watch the discard pile.")


_EARNED = {
    "in words": "for the cards in your words",
    "left over": "for the cards left over",
    "challenges": "for your challenge",
    "longest word": "for the longest word",
    "most words": "for the most words",
}
"""What each part of a score is for, as the end of a sentence."""


def _over(view: View) -> CoachAdvice:
    line = view.sheet[-1].scores[PUPIL]
    parts = [f"{points} {_EARNED.get(what, what)}" for what, points in line.parts.items() if points]
    made_of = f": {listed(parts)}" if parts else ""
    return CoachAdvice(
        SCORE,
        f"You have {counted(line.points, 'point')}{made_of}. Now you know Quiddler. A whole game "
        "has eight hands, from three cards to ten.",
        done=True,
    )

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
            f"{_ruling(view)}Look at the discard pile: {discard.face} would make a word of your "
            "cards. Take it instead of a card from the stock.",
            act=acts.DrawDiscard(hand=discard.hand, turn=discard.turn),
        )
    assert stock is not None
    if not _first_turn(view):
        return CoachAdvice(
            TAKE,
            "Nothing on the discard pile helps you. Draw from the stock.",
            act=acts.DrawStock(hand=stock.hand, turn=stock.turn),
        )
    return CoachAdvice(
        DRAW,
        "Turn your whole hand into words before anybody else does. A card is worth the number in "
        "its corner; some, like QU, have two letters. Every turn begins with a new card: draw one "
        "from the stock.",
        act=acts.DrawStock(hand=stock.hand, turn=stock.turn),
    )


def _ruling(view: View) -> str:
    """The result of the pupil's challenge."""
    for ruling in view.rulings:
        if ruling.challenger == PUPIL and not ruling.upheld:
            return (
                f"{_name(view, ruling.owner)} was bluffing: the cards go back, and their "
                f"{ruling.challenger_points} points are yours. "
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
    wish = "" if not _first_turn(view) else " QU and T are worth keeping."
    return CoachAdvice(
        DISCARD,
        "To go out, every card but one must be in a word. Yours make no word yet, so end your turn "
        f"by discarding one that does not help you.{wish}",
        hint=f"{hand[useless]} is hard to use: discard it.",
        act=acts.Discard(hand=can.hand, turn=can.turn, card=useless),
    )


def _go_out(view: View, can: CanGoOut, word: tuple[int, ...]) -> CoachAdvice:
    spelled = "".join(SCRIPT.pupils_word)
    cards = " ".join(SCRIPT.pupils_word)
    (left,) = (number for number in can.cards if number not in word)
    return CoachAdvice(
        OUT,
        "You can go out: lay all your cards but one in a row as a word, by tapping them in order "
        "or by typing it. The last card is your discard.",
        hint=f"{cards} spell {spelled}; {can.cards[left]} is left to discard.",
        act=acts.GoOut(hand=can.hand, turn=can.turn, words=(word,), discard=left),
    )


def _lay_down(view: View, can: CanDiscard) -> CoachAdvice:
    """The final turn of a pupil whose partner went out first."""
    return CoachAdvice(
        LAST,
        f"{_partner(view)} is out, and this is your final turn. Lay down the words you have, and "
        "discard a card; what is left over counts against you. Your words stay face down until "
        "all final turns are over.",
        act=acts.Discard(hand=can.hand, turn=can.turn, card=next(iter(can.cards))),
    )


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
            f"{_partner(view)} goes out with {word}. No word is checked unless somebody "
            "challenges it. Is this one a word? Challenge it, or let it stand.",
            hint=f"The word list does not know {word}: challenge it.",
            act=acts.Challenge(hand=challenge.hand, lay_down=laid.number, word=bluff),
        )
    words = ", ".join(word.word for word in laid.words) or "nothing"
    return CoachAdvice(
        LAST,
        f"The words of {_partner(view)} are revealed: {words}. If you believe them, let them "
        "stand; a challenge that fails costs nothing here."
        if view.at is None
        else f"{_partner(view)} lays down {words}. If you believe it, let it stand; a challenge "
        "that fails costs nothing here.",
        act=acts.Pass(hand=let.hand, lay_down=let.lay_down),
    )


def _wait(view: View) -> CoachAdvice:
    partner = _partner(view)
    if view.out == PUPIL:
        return CoachAdvice(
            LAST,
            f"You are out. {partner} has one final turn, can still lay down words, and loses the "
            "points of the cards that are left. The words of final turns stay face down until all "
            "of these turns are over.",
        )
    if any(laid.open for laid in view.lay_downs):
        return CoachAdvice(OUT, f"Your words lie on the table. {partner} may doubt them.")
    return CoachAdvice(DISCARD, f"Now it is the turn of {partner}. Watch the discard pile.")


def _over(view: View) -> CoachAdvice:
    line = view.sheet[-1].scores[PUPIL]
    parts = [f"{points} {what}" for what, points in line.parts.items()]
    return CoachAdvice(
        SCORE,
        f"You scored {line.points}: {', '.join(parts)}. Now you know Quiddler. A whole game has "
        "eight hands, from three cards to ten.",
        done=True,
    )

"""The coach of the Letter Jam lesson: for every view of the pupil, what to do now and why."""

from typing import TypeVar

from parlour.lessons.lesson import PUPIL, CoachAdvice
from parlour.lessons.letterjam.script import (
    SCRIPT,
    any_clue,
    has_read,
    own_word,
    partners_clue,
    pupil,
    pupil_gives,
    row_is_read,
    spelled,
)
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.choices import (
    CanAccept,
    CanArrange,
    CanBack,
    CanDraft,
    CanGuess,
    CanKnow,
    CanMoveOn,
    CanOffer,
    CanReady,
    CanReveal,
    CanStay,
    CanWantStop,
)
from parlour.rules.letterjam.view_types import HIDDEN, View
from parlour.rules.seat import Seat
from parlour.rules.wording import listed

PARTS = (
    "Your first letter",
    "Give a clue",
    "Your second letter",
    "Your third letter",
    "Stop in time",
    "Your word",
    "The reveal",
)
GIVE, STOP, WORD, REVEAL = 2, 5, 6, 7
_READ = (1, 3, 4)
"""For each card of the row, the part in which the pupil reads it."""

ChoiceT = TypeVar("ChoiceT")


def coach(view: View) -> CoachAdvice:
    match view.phase:
        case "clue":
            return _clue(view)
        case "deciding":
            return _deciding(view)
        case "final":
            return _final(view)
        case "reveal":
            return _reveal(view)
    return _over(view)


def _can(view: View, kind: type[ChoiceT]) -> ChoiceT | None:
    return next((choice for choice in view.choices if isinstance(choice, kind)), None)


def _name(view: View, seat: Seat) -> str:
    return view.people[seat].name


def _partners(view: View) -> str:
    others = (person.name for seat, person in enumerate(view.people) if seat != PUPIL)
    return listed(list(others), "and")


# Choosing a clue


def _clue(view: View) -> CoachAdvice:
    if row_is_read(view):
        return _stop(view)
    own = next((offer for offer in view.offers if offer.giver == PUPIL), None)
    if own is None:
        return _give(view) if pupil_gives(view) else _back(view)
    if PUPIL in own.backers:
        return CoachAdvice(GIVE, f"Your clue is on offer. {_partners(view)} are thinking about it.")
    return CoachAdvice(
        GIVE,
        "Your clue is on offer, but you do not back it yourself. Back it.",
        act=acts.Back(round=view.round, offer=own.number),
    )


def _back(view: View) -> CoachAdvice:
    part = _READ[has_read(view, PUPIL)]
    can = _can(view, CanBack)
    if can is None and view.offers:
        return CoachAdvice(part, "You back it. As soon as everybody does, the clue is given.")
    if can is None:
        return CoachAdvice(
            part, f"{_intro(view)}Wait: {_who_gives(view)} will find a word with it."
        )
    offer = next(one for one in view.offers if one.number == can.offers[-1])
    giver = _name(view, offer.giver)
    if view.clues:
        text = f"{_after_giving(view)}{giver} offers a clue with your letter in it. Back it."
    else:
        text = (
            f"{_intro(view)}{giver} has spelled a clue from the letters on the stands, yours "
            "included, and tells you only its numbers. Find it among the clues on offer, and "
            "back it."
        )
    return CoachAdvice(part, text, act=acts.Back(round=view.round, offer=offer.number))


def _intro(view: View) -> str:
    if view.clues:
        return "Your next letter stands up. "
    return (
        "A letter of your secret word stands up: everybody sees it but you, and you see everybody "
        "else's. "
    )


def _after_giving(view: View) -> str:
    """A reminder of what giving a clue means; by now the others have acted on it."""
    if view.clues[-1].giver != PUPIL:
        return ""
    return "Your clue cost a token and could not use your own letter: so everybody gives in turn. "


def _who_gives(view: View) -> str:
    clue = partners_clue(view)
    return _partners(view) if clue is None else _name(view, clue.giver)


def _give(view: View) -> CoachAdvice:
    offer, can = _can(view, CanOffer), _can(view, CanDraft)
    if offer is not None:
        return CoachAdvice(
            GIVE,
            "Your clue is noted, and only you know the word. Offer it to the others.",
            act=acts.Offer(round=offer.round, draft=offer.drafts[-1]),
        )
    seen = [f"{p.letter} of {_name(view, p.seat)}" for p in view.players if p.letter is not None]
    text = (
        f"Now you. You see {listed(seen, 'and')}, and the other stands. Spell a word with your "
        "partners' letters in it, by tapping cards or by typing, and offer it. A card can be used "
        "more than once, and the wildcard stands for any one letter."
    )
    assert can is not None
    draft = spelled(can, SCRIPT.pupils_clue) or any_clue(can)
    helped = sum(player.source in draft.sources for player in view.players)
    whom = "both of them" if helped > 1 else "one of them"
    return CoachAdvice(GIVE, text, hint=f"{draft.word} helps {whom}.", act=draft)


def _stop(view: View) -> CoachAdvice:
    can = _can(view, CanWantStop)
    if can is None or not can.want:
        return CoachAdvice(STOP, "All must want to stop. Your partners are thinking about it.")
    return CoachAdvice(
        STOP,
        "You have read your whole row, so an extra letter stands up. Another clue could make it a "
        "bonus letter, but costs a token, and green tokens left over are points. Beside the clues "
        "on offer, say that you want to stop.",
        act=acts.WantStop(round=can.round, want=True),
    )


# Reading it


def _deciding(view: View) -> CoachAdvice:
    me = pupil(view)
    part = STOP if row_is_read(view) else _READ[has_read(view, PUPIL)]
    if me.has_decision and not me.decided:
        return _extra(view) if row_is_read(view) else _read(view, part)
    if view.clues[-1].giver != PUPIL:
        return CoachAdvice(part, "The others are still thinking about their letters.")
    return CoachAdvice(
        GIVE,
        f"Your clue is given, and a token of the flower is yours. {_readings(view)}",
    )


def _readings(view: View) -> str:
    clue = view.clues[-1]
    return " ".join(
        f"{_name(view, player.seat)} reads "
        + "".join(
            HIDDEN if source == player.source else letter
            for source, letter in zip(clue.sources, clue.letters, strict=True)
        )
        + "."
        for player in view.players
        if player.source in clue.sources
    )


def _read(view: View, part: int) -> CoachAdvice:
    clue, card = view.clues[-1], has_read(view, PUPIL)
    letter = SCRIPT.rows[PUPIL][card]
    move, guess = _can(view, CanMoveOn), _can(view, CanGuess)
    assert view.mine is not None
    if view.mine.sheet[card].guess == letter and move is not None:
        return CoachAdvice(
            part,
            f"You wrote {letter}. If you are sure, move on: this card is tipped over, which all "
            "see, and the next one stands up when everybody has decided. If not, stay and wait for "
            "another clue.",
            act=acts.MoveOn(round=move.round),
        )
    assert guess is not None
    wild = " The * is the wildcard: it can be any letter." if acts.WILD in clue.letters else ""
    word = SCRIPT.clues[card].word
    said = f", for {word}" if _is_the_scripted(view, word) else ""
    return CoachAdvice(
        part,
        f"The clue reads {' '.join(clue.letters)} to you: {HIDDEN} is your own letter.{wild} Which "
        "letter makes it a word? Write it on your card.",
        hint=f"It is {letter}{said}.",
        act=acts.Guess(card=card, letter=letter),
    )


def _is_the_scripted(view: View, word: str) -> bool:
    """Whether the newest clue, as the pupil sees it, matches this word."""
    letters = view.clues[-1].letters
    return len(letters) == len(word) and all(
        seen in (HIDDEN, acts.WILD, letter) for seen, letter in zip(letters, word, strict=True)
    )


def _extra(view: View) -> CoachAdvice:
    can = _can(view, CanStay)
    assert can is not None
    return CoachAdvice(
        STOP,
        "This is an extra letter. Guess it right, aloud, and it becomes a bonus letter for all. "
        "You need none today: keep it.",
        act=acts.Stay(round=can.round),
    )


# The end


def _final(view: View) -> CoachAdvice:
    can = _can(view, CanArrange)
    if can is None or _can(view, CanReady) is None:
        return CoachAdvice(WORD, "Your word is ready. The others are still laying out theirs.")
    assert view.mine is not None
    wanted = own_word(view, PUPIL)
    if (view.mine.cards, view.mine.wildcard) == (wanted.cards, wanted.wildcard):
        return CoachAdvice(
            WORD,
            "The clues are over, and your word is laid out. Say that it is ready.",
            act=acts.Ready(),
        )
    letters = list(SCRIPT.rows[PUPIL])
    return CoachAdvice(
        WORD,
        f"The clues are over. Your cards are {listed(letters, 'and')}, in a mixed order. Which "
        "word do they spell? Lay it out face down, by moving the cards or by typing it.",
        hint=f"They spell {SCRIPT.words[PUPIL]}.",
        act=wanted,
    )


def _reveal(view: View) -> CoachAdvice:
    accept, reveal = _can(view, CanAccept), _can(view, CanReveal)
    if accept is not None:
        return CoachAdvice(
            REVEAL,
            f"The word list does not know {accept.word}. All but {_name(view, accept.seat)} say "
            "whether it counts.",
            act=acts.Accept(seat=accept.seat, accept=True),
        )
    if (know := _can(view, CanKnow)) is not None:
        return CoachAdvice(
            REVEAL,
            f"Your cards spell {know.word}. It counts if you know what it means. Do you?",
            act=acts.Know(word=know.word, know=True),
        )
    if reveal is not None:
        return CoachAdvice(
            REVEAL, "The moment of the evening: turn up your word.", act=acts.Reveal()
        )
    return CoachAdvice(REVEAL, "Watch: the words are turned up one after the other.")


def _over(view: View) -> CoachAdvice:
    assert view.end is not None
    return CoachAdvice(
        REVEAL,
        f"{view.end.total} points together: for a right word, three for each letter, and one for "
        "each green token left on the flower. Now you know Letter Jam. At real tables words have "
        "five letters.",
        done=True,
    )

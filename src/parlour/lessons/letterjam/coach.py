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
from parlour.rules.wording import counted, listed
from parlour.words import vocabulary

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


def _letter(letter: str) -> str:
    """A letter in a sentence. The quotes set it apart from a word such as I."""
    return f"“{letter}”"


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
            f"{_intro(view)}{giver} has made a clue with your letter in it, and tells you only "
            "how long it is and how many players it helps. Find it among the clues on offer, and "
            "back it."
        )
    return CoachAdvice(part, text, act=acts.Back(round=view.round, offer=offer.number))


def _intro(view: View) -> str:
    if view.clues:
        return "Your next letter stands up. "
    return (
        "Your cards are the letters of a secret word, and the first one stands up. Everybody sees "
        "it except you, and you see everybody else's. "
    )


def _after_giving(view: View) -> str:
    """A reminder of what giving a clue means; by now the others have acted on it."""
    if view.clues[-1].giver != PUPIL:
        return ""
    return (
        "You cannot use your own letter in a clue, so your clue helped the others and not you. "
        "That is why everybody takes turns. "
    )


def _who_gives(view: View) -> str:
    clue = partners_clue(view)
    return _partners(view) if clue is None else _name(view, clue.giver)


def _give(view: View) -> CoachAdvice:
    offer, can = _can(view, CanOffer), _can(view, CanDraft)
    assert view.mine is not None
    noted = view.mine.drafts[-1] if view.mine.drafts else None
    if offer is not None and (can is None or noted is None or noted.statement.players):
        return CoachAdvice(
            GIVE,
            "Your clue is written down, and only you know the word. Offer it to the others.",
            act=acts.Offer(round=offer.round, draft=offer.drafts[-1]),
        )
    assert can is not None
    seen = [
        f"{_letter(p.letter)} of {_name(view, p.seat)}"
        for p in view.players
        if p.letter is not None
    ]
    if noted is None:
        text = (
            f"Now you give a clue. You see {listed(seen, 'and')}, and the letters on the other "
            "stands. Make a word with your partners' letters in it: tap cards or type, and then "
            "offer it. You can use a card more than once, and the wildcard can be any one letter."
        )
    else:
        text = (
            f"{noted.word} helps nobody, because it has no letter of your partners in it. Make a "
            f"word with {listed(seen, 'or')} in it."
        )
    draft = spelled(can, SCRIPT.pupils_clue) or any_clue(can)
    helped = sum(player.source in draft.sources for player in view.players)
    whom = "both of them" if helped > 1 else "one of them"
    return CoachAdvice(GIVE, text, hint=f"{draft.word} helps {whom}.", act=draft)


def _stop(view: View) -> CoachAdvice:
    can = _can(view, CanWantStop)
    if view.stop is not None and view.stop.agreed:
        return CoachAdvice(
            STOP,
            "Everybody wants to stop. For five seconds you can take your vote back, and then the "
            "clues are over.",
        )
    if can is None or not can.want:
        return CoachAdvice(
            STOP, "You want to stop. The clues are over when your partners want it, too."
        )
    return CoachAdvice(
        STOP,
        "You know your whole row, so an extra letter stands up. Another clue could make it a bonus "
        "letter. But a clue costs a token, and each green token that is left is worth a point for "
        "every right word. So stop the clues: the button is below the clues on offer.",
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
        f"You gave your clue and took a token from the flower. {_readings(view)}",
    )


def _readings(view: View) -> str:
    clue = view.clues[-1]
    if not clue.statement.players:
        return "No letter of your partners was in it, so it helped nobody."
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
    written = view.mine.sheet[card].guess
    word = SCRIPT.clues[card].word
    scripted = _is_the_scripted(view, word)
    if written == letter and move is not None:
        makes = f", so the clue is {word}" if scripted else ""
        return CoachAdvice(
            part,
            f"You wrote {_letter(letter)}{makes}. If you are sure, move on. Everybody sees that "
            "you tip this card over, but not what you wrote. Your next card stands up when all "
            "have decided. If you are not sure, stay and wait for another clue.",
            act=acts.MoveOn(round=move.round),
        )
    assert guess is not None
    wild = " The * is the wildcard: it can be any letter." if acts.WILD in clue.letters else ""
    if written is None or written == letter:
        text = (
            f"The clue is {' '.join(clue.letters)}, and the {HIDDEN} is your own letter.{wild} "
            "Which letter makes it a word? Write that letter on your card."
        )
    else:
        reads = " ".join(clue.letters.replace(HIDDEN, written))
        text = (
            f"You wrote {_letter(written)}. Then the clue is {reads}.{wild} There is a better "
            "letter: try another one."
        )
    return CoachAdvice(
        part,
        text,
        hint=f"It is {_letter(letter)}{f', for {word}' if scripted else ''}.",
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
        "This is an extra letter. If you say it aloud and are right, it becomes a bonus letter for "
        "everybody. You need none today: keep it.",
        act=acts.Stay(round=can.round),
    )


# The end


def _final(view: View) -> CoachAdvice:
    can = _can(view, CanArrange)
    if can is None or _can(view, CanReady) is None:
        return CoachAdvice(WORD, "Your word is ready. The others are still laying out theirs.")
    assert view.mine is not None
    wanted = own_word(view, PUPIL)
    row = SCRIPT.rows[PUPIL]
    laid = _spelled(view.mine.cards, view.mine.wildcard, row)
    if laid == SCRIPT.words[PUPIL] or laid in vocabulary():
        return CoachAdvice(
            WORD,
            f"You laid out {laid}, and that is a word. Say that it is ready.",
            act=acts.Ready(),
        )
    if laid == row:
        letters = [_letter(letter) for letter in row]
        text = (
            f"The clues are over. Your cards are {listed(letters, 'and')}, in a mixed order. Which "
            "word do they make? Put them in order: move the cards, or type the word."
        )
    else:
        text = f"Now your cards spell {laid}, and that is not a word. Try another order."
    return CoachAdvice(
        WORD,
        text,
        hint=f"They spell {SCRIPT.words[PUPIL]}.",
        act=wanted,
    )


def _spelled(cards: tuple[str, ...], wildcard: str | None, row: str) -> str:
    """The word that these cards of the pupil spell."""
    letters = {f"r{place}": letter for place, letter in enumerate(row)}
    return "".join(letters.get(source, wildcard or HIDDEN) for source in cards)


def _reveal(view: View) -> CoachAdvice:
    accept, reveal = _can(view, CanAccept), _can(view, CanReveal)
    if accept is not None:
        return CoachAdvice(
            REVEAL,
            f"{accept.word} is not in the word list. Everybody but {_name(view, accept.seat)} says "
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
            REVEAL, "Now comes the best moment: turn up your word.", act=acts.Reveal()
        )
    return CoachAdvice(REVEAL, "Watch: the words are turned up one after the other.")


def _over(view: View) -> CoachAdvice:
    assert view.end is not None
    points = counted(view.end.total or 0, "point")
    return CoachAdvice(
        REVEAL,
        f"{_own_points(view)} Every word is counted like this, and together you have {points}: "
        f"{view.end.grade_name}. Now you know Letter Jam. In a real game, words have five letters.",
        done=True,
    )


def _own_points(view: View) -> str:
    """What the pupil's word earned, and for what."""
    final, greens = pupil(view).final, view.tokens.green_points
    assert final is not None
    earned = counted(pupil(view).points or 0, "point")
    if not final.correct:
        return f"Your word does not count, but each letter that you guessed does: {earned}."
    row = len(SCRIPT.rows[PUPIL])
    why = [f"3 for each of the {row} letters"]
    if len(final.cards) > row:
        why.append(f"{len(final.cards) - row} for a longer word")
    if greens:
        why.append(f"{greens} for the green tokens that are left")
    return f"Your word earns {earned}: {listed(why)}."

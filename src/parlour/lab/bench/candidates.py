"""What can be computed for a player from their view alone: letters that fit, and good acts.

These are the measures of the review and of the `expert` bot. An agent that is asked with candidates
gets them; whether it uses them is up to the agent.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from parlour.rules import Act
from parlour.rules.registry import GAMES

MOST = 8
"""How many clues, and how many letters of a card, are told."""
LEAST = 0.005
"""The least probability of a letter that is told."""


class Candidate(Struct, frozen=True):
    """An act that is worth considering: what to type for it, and its worth in points, if that is
    computed. Worths are compared with each other; in a turn of Quiddler the order is that of the
    chances to win."""

    command: str
    worth: float | None = None


class Candidates(Struct, frozen=True):
    """``letters`` has, for each of the viewer's cards that was in a clue, the letters that fit and
    their probabilities. ``acts`` are the best first, and empty where nothing is computed."""

    letters: dict[int, dict[str, float]]
    acts: tuple[Candidate, ...]


def candidates(game: str, view: Any) -> Candidates:
    """What the viewer could compute."""
    if game == "letterjam":
        return Candidates(_letters(view), tuple(_letterjam(view)))
    return Candidates({}, tuple(_quiddler(view)))


# Letter Jam


def _letters(view: Any) -> dict[int, dict[str, float]]:
    from parlour.minds.letterjam.deduction import deduce
    from parlour.words.spelling import ALPHABET

    clued = sorted({card for clue in view.clues for card in clue.own_cards if card is not None})
    if view.mine is None or not clued:
        return {}
    known = deduce(view)
    found = {}
    for card in clued:
        chances = known.card(card)
        likely = sorted(range(len(ALPHABET)), key=lambda letter: (-chances[letter], letter))[:MOST]
        found[card] = {
            ALPHABET[letter]: round(float(chances[letter]), 4)
            for letter in likely
            if chances[letter] >= LEAST
        }
    return found


def _letterjam(view: Any) -> list[Candidate]:
    if view.mine is None:
        return []
    match view.phase:
        case "clue":
            return _clues(view)
        case "deciding":
            return _decisions(view)
        case "final":
            return _final_words(view)
    return []


def _clues(view: Any) -> list[Candidate]:
    """An offer to back; or else own drafts to offer, or clues to draft."""
    from parlour.minds.letterjam.agreeing import offer_to_back
    from parlour.review.letterjam.clues import ClueWorth
    from parlour.rules.letterjam import LETTER_JAM, acts
    from parlour.rules.letterjam.choices import CanBack, CanDraft, CanOffer
    from parlour.words import Lexicon

    can = {type(choice): choice for choice in view.choices}
    if view.offers:
        # The best offer; if it is backed already, the one that most others back.
        leading = max(view.offers, key=lambda offer: len(offer.backers)).number
        possible = () if (back := can.get(CanBack)) is None else back.offers
        ranked = [number for number in (offer_to_back(view), leading) if number in possible][:1]
        backed = [acts.Back(round=view.round, offer=number) for number in ranked if number]
        return [Candidate(LETTER_JAM.say(view, act)) for act in backed]
    worth = ClueWorth(view, Lexicon.find(view.options.lexicon))
    if (offers := can.get(CanOffer)) is not None:
        found = [
            Candidate(
                LETTER_JAM.say(view, acts.Offer(round=view.round, draft=draft.number)),
                worth.option(draft.word, draft.sources).worth,
            )
            for draft in view.mine.drafts
            if draft.number in offers.drafts
        ]
        return sorted(found, key=lambda one: -(one.worth or 0.0))
    if CanDraft not in can:
        return []
    return [Candidate(option.command, option.worth) for option in worth.best(MOST)]


def _decisions(view: Any) -> list[Candidate]:
    """The likeliest letter to write down, or to say aloud; then whether to move on."""
    from parlour.minds.letterjam.deduction import deduce, likeliest
    from parlour.review.letterjam.moving_on import MoveWorth
    from parlour.rules.letterjam import LETTER_JAM, acts
    from parlour.rules.letterjam.choices import CanGuessAloud, CanMoveOn, CanStay

    can = {type(choice) for choice in view.choices}
    me = view.players[view.viewer]
    if me.card is None or not {CanStay, CanMoveOn, CanGuessAloud} & can:
        return []
    letter = likeliest(deduce(view).card(me.card))
    if me.on_extra:
        aloud = acts.GuessAloud(round=view.round, letter=letter)
        return [Candidate(LETTER_JAM.say(view, aloud))] if CanGuessAloud in can else []
    found = []
    if view.mine.sheet[me.card].guess != letter:
        found.append(Candidate(LETTER_JAM.say(view, acts.Guess(card=me.card, letter=letter))))
    worth = MoveWorth(view)
    options = [worth.option(kind is CanMoveOn) for kind in (CanMoveOn, CanStay) if kind in can]
    options.sort(key=lambda option: -option.worth)
    return [*found, *(Candidate(option.command, option.worth) for option in options)]


def _final_words(view: Any) -> list[Candidate]:
    """The likeliest letter of a card to write down; or else the best word to lay out, or that the
    word is ready."""
    from parlour.minds.letterjam.deduction import deduce, likeliest
    from parlour.review.letterjam.final_words import WordWorth
    from parlour.rules.letterjam import LETTER_JAM, acts
    from parlour.rules.letterjam.choices import CanGuess, CanReady

    can, known = {type(choice) for choice in view.choices}, deduce(view)
    for card in range(len(view.players[view.viewer].row) if CanGuess in can else 0):
        letter = likeliest(known.card(card))
        if view.mine.sheet[card].guess != letter:
            return [Candidate(LETTER_JAM.say(view, acts.Guess(card=card, letter=letter)))]
    best, mine = WordWorth(view).best(), view.mine
    if best is not None:
        laid = LETTER_JAM.command(view, best.command)
        if laid != acts.Arrange(cards=mine.cards, wildcard=mine.wildcard):
            return [Candidate(best.command, best.worth)]
    return [Candidate(LETTER_JAM.say(view, acts.Ready()))] if CanReady in can else []


# Quiddler


def _quiddler(view: Any) -> list[Candidate]:
    from parlour.review.quiddler.doubts import doubts
    from parlour.review.quiddler.position import Position

    if view.viewer not in view.waiting_for:
        return []
    match view.phase:
        case "draw":
            valued = Position(view).draws()
        case "play":
            valued = Position(view).ends()
        case "challenge":
            valued = doubts(view)
        case _:
            valued = ()
    return [Candidate(_typed(view, one.act), round(one.points, 2)) for one in valued]


def _typed(view: Any, act: Act) -> str:
    return GAMES["quiddler"].say(view, act)

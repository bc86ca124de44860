"""Only Letter Jam has these decisions: each is judged, with sentences from what was computed."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.minds.letterjam.knowledge import NUMBER
from parlour.review.letterjam.clues import ClueWorth
from parlour.review.letterjam.final_words import WordWorth
from parlour.review.letterjam.moving_on import MoveWorth
from parlour.review.letterjam.stopping import StopWorth
from parlour.review.letterjam.walk import GivenClue, LaidOut, OnTheCard, Stopped
from parlour.review.scale import counts, scale
from parlour.review.telling import in_points, mistakes_in_words
from parlour.review.types import Decision, Option
from parlour.rules.letterjam import LETTER_JAM
from parlour.rules.letterjam.state import OfferedClue, State
from parlour.rules.wording import capital, counted, listed
from parlour.words import Lexicon

# How many of the best clues are told.
SUGGESTED = 3
# A final word of at least this chance needs no guesses.
SURE = 0.9
# Below this chance the word is not known to be what the cards spell.
EVEN = 0.5


# Clues


def spelled(table: State, offer: OfferedClue) -> str:
    """The word of an offer."""
    return table.spell(offer.draft.sources, offer.draft.wildcard)


def clue(moment: GivenClue, lexicon: Lexicon | None) -> Decision:
    """The clue that was given, beside the best that its giver could have seen, and beside the other
    offers. Nobody but its maker sees the word of an offer, so passing one over is no mistake."""
    worth = ClueWorth(moment.view(), lexicon)
    word = spelled(moment.table, moment.offer)
    done = worth.option(word, moment.offer.draft.sources)
    best = _with_done(done, worth.best(SUGGESTED))
    lost = max(0.0, best[0].worth - done.worth)
    name = moment.before.company.name(moment.seat)
    passed = _passed(moment)
    size = scale(LETTER_JAM.name).size(lost)
    sentences = [f"{name} gave the clue {word}, worth {in_points(done.worth)} to the table."]
    if size:
        sentences.append(
            f"{capital(best[0].text)} would have been worth {in_points(best[0].worth)}, "
            f"from the letters that {name} saw: {in_points(lost)} more."
        )
    elif best[0].text == done.text:
        sentences.append(f"{name} could see nothing better.")
    else:
        sentences.append(f"{name} could see nothing that is clearly better.")
    better = [
        one for one in passed if one.worth - done.worth >= scale(LETTER_JAM.name).lost["small"]
    ]
    if better:
        sentences.append(
            f"{capital(better[0].text)} was on offer too, worth {in_points(better[0].worth)}; "
            "but the others heard only its five numbers."
        )
    return Decision(
        at=moment.at,
        part=moment.round,
        seat=moment.seat,
        kind=moment.kind,
        done=done,
        best=best,
        passed=passed,
        points_lost=round(lost, 3),
        size=size,
        sentences=tuple(sentences),
    )


def _with_done(done: Option, best: Sequence[Option]) -> tuple[Option, ...]:
    """The best options, with what was done in its place among them if it is as good."""
    others = [one for one in best if one.text != done.text]
    return tuple(sorted([done, *others], key=lambda one: -one.worth)[:SUGGESTED])


def _passed(moment: GivenClue) -> tuple[Option, ...]:
    """The offers that the table passed over, each as its own maker could value it."""
    found = []
    for offer in moment.table.offers:
        if offer.number != moment.offer.number:
            view = LETTER_JAM.view(moment.table, offer.giver)
            word = spelled(moment.table, offer)
            option = ClueWorth(view).option(word, offer.draft.sources)
            name = moment.table.company.name(offer.giver)
            found.append(
                Option(
                    text=f"{name}'s clue {word}",
                    worth=option.worth,
                    facts=option.facts,
                    learned=option.learned,
                )
            )
    return tuple(sorted(found, key=lambda one: -one.worth))


# Cards


def card(moment: OnTheCard) -> Decision:
    """Whether a player stayed or moved on at the right time."""
    worth = MoveWorth(moment.view())
    done, other = worth.option(moment.moved), worth.option(not moment.moved)
    lost = max(0.0, other.worth - done.worth)
    size = scale(LETTER_JAM.name).size(lost)
    name = moment.before.company.name(moment.seat)
    card_number = worth.card + 1
    likely = f"{worth.letter} with {worth.chance:.0%}, by the clues"
    if moment.moved:
        sentence = f"{name} moved on from card {card_number}, which was {likely}."
        verdict = f"That was too early, by {in_points(lost)}." if size else ""
    else:
        sentence = f"{name} stayed at card {card_number}, which was {likely}."
        verdict = f"That was too late, by {in_points(lost)}." if size else ""
    return Decision(
        at=moment.at,
        part=moment.round,
        seat=moment.seat,
        kind=moment.kind,
        done=done,
        best=(done, other) if done.worth >= other.worth else (other, done),
        points_lost=round(lost, 3),
        size=size,
        sentences=tuple(filter(None, (sentence, verdict, _guess(moment, worth, name)))),
    )


def _guess(moment: OnTheCard, worth: MoveWorth, name: str) -> str:
    """A sentence if the guess is not the likeliest letter. It can be changed until the end, so this
    is no mistake."""
    if not moment.moved or worth.guess is None or worth.guess == worth.letter:
        return ""
    chance = float(worth.chances[NUMBER[worth.guess]])
    right = "and it was right" if worth.guess == moment.right else "and it was not right"
    return f"{name} wrote down {worth.guess}, which had {chance:.0%}, {right}."


# Stopping


def stop(moment: Stopped) -> Decision:
    """Whether it was time to stop, for a player who wanted to."""
    worth = StopWorth(moment.view())
    done, other = worth.option(stops=True), worth.option(stops=False)
    lost = max(0.0, other.worth)
    size = scale(LETTER_JAM.name).size(lost)
    name = moment.before.company.name(moment.seat)
    sentences = [f"{name} wanted to stop, with a word that was {worth.chance:.0%} certain."]
    if size:
        sentences.append(f"That was too early, by {in_points(lost)}.")
    return Decision(
        at=moment.at,
        part=moment.round,
        seat=moment.seat,
        kind=moment.kind,
        done=done,
        best=(other, done) if lost else (done, other),
        points_lost=round(lost, 3),
        size=size,
        sentences=tuple(sentences),
    )


# Words


def word(moment: LaidOut) -> Decision:
    """The final word that a player laid out, beside the best one by what the player could know."""
    worth = WordWorth(moment.view())
    done, planned = worth.done(), worth.best()
    best = [done]
    if planned is not None and planned.text != done.text:
        best = sorted([done, planned], key=lambda one: -one.worth)
    lost = max(0.0, best[0].worth - done.worth)
    size = scale(LETTER_JAM.name).size(lost)
    name = moment.before.company.name(moment.seat)
    chance = done.right or 0.0
    likely = "" if chance >= EVEN else "cards that most likely spell "
    sentences = [f"{name} laid out {likely}{done.text}, right with {chance:.0%} by the clues."]
    if size:
        sentences.append(
            f"{capital(best[0].text)} was right with {best[0].right or 0:.0%}, and worth "
            f"{in_points(lost)} more."
        )
    if worth.without_guess and chance < SURE:
        sentences.append(
            f"There was no guess for {counted(worth.without_guess, 'card')}; if a word does not "
            "count, each right guess is a point."
        )
    return Decision(
        at=moment.at,
        part=moment.round,
        seat=moment.seat,
        kind=moment.kind,
        done=done,
        best=tuple(best),
        points_lost=round(lost, 3),
        size=size,
        sentences=tuple(sentences),
    )


# A player


def player_in_words(name: str, own: Sequence[Decision]) -> tuple[str, ...]:
    """What there is to say about one player's decisions."""
    sizes = [decision.size for decision in own]
    given = sum(decision.kind == "clue" for decision in own)
    clues = f"{given} of the clues" if given else "no clue"
    told = [f"{name} gave {clues}, and made {mistakes_in_words(counts(sizes))}."]
    early = [one for one in own if one.kind == "move-on" and one.size and one.done.text != "stay"]
    late = [one for one in own if one.kind == "move-on" and one.size and one.done.text == "stay"]
    for found, when in ((early, "early"), (late, "late")):
        if found:
            rounds = f"round{'s' * (len(found) > 1)} {listed(str(one.part) for one in found)}"
            told.append(f"{name} moved on too {when} in {rounds}.")
    return tuple(told)

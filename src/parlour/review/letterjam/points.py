"""Only Letter Jam has points of a team: where they went, what luck did, and the best moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from parlour.minds.letterjam.deduction import deduce
from parlour.minds.letterjam.finishing import best_word
from parlour.review.letterjam.clues import EXPERT
from parlour.review.letterjam.walk import GivenClue, Walk
from parlour.review.scale import points_of_experts
from parlour.review.types import Option, ReviewSection
from parlour.rules.letterjam import LETTER_JAM, events, score
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.ending import claims
from parlour.rules.letterjam.options import RULE_SETS
from parlour.rules.letterjam.score import PER_LETTER
from parlour.rules.letterjam.state import State
from parlour.rules.letterjam.view_types import HIDDEN
from parlour.rules.seat import Seat
from parlour.rules.wording import counted, listed

# Luck of at least this many points is worth a sentence.
WORTH_TELLING = 0.5
# Cards are good or hard if the points of experts differ from the usual ones by this much.
CLEARLY = 3


class ToldClue(Struct, frozen=True):
    """A clue that was given: its word, its giver, and what it was worth."""

    round: int
    giver: Seat
    word: str
    option: Option


def told_clue(moment: GivenClue, option: Option) -> ToldClue:
    word = moment.table.spell(moment.offer.draft.sources, moment.offer.draft.wildcard)
    return ToldClue(moment.round, moment.seat, word, option)


# Where the points went


def where_points_went(end: State, names: Sequence[str]) -> tuple[str, ...]:
    """The points that the team has, and those it does not have: tokens, words, letters."""
    if not end.points:
        return ("The game was ended early, so there are no points.",)
    each = listed(f"{name} {points}" for name, points in zip(names, end.points, strict=True))
    told = [f"The team has {sum(end.points)} points: {each}.", _tokens(end)]
    for seat, player in enumerate(end.players):
        if not player.final.correct:
            took = PER_LETTER * len(player.row) + end.greens - end.points[seat]
            told.append(
                f"{names[seat]}'s word {player.final.word} did not count, which took {took} "
                f"points. The cards were those of {end.words[seat]}."
            )
    return tuple(told)


def _tokens(end: State) -> str:
    taken = sum(player.greens for player in end.players)
    under = sum(stand.token for stand in end.stands)
    right = sum(player.final.correct for player in end.players)
    if not end.clues:
        return f"No clue was given; {end.greens} green tokens gave {end.greens * right} points."
    many = len(end.clues)
    clues = "1 clue was given. It took" if many == 1 else f"{many} clues were given. They took"
    sentence = (
        f"{clues} {counted(taken, 'green token')}; "
        f"{end.greens} stayed free, which gave {end.greens * right} points."
    )
    where = [f"{count} {place}" for count, place in _never_free(end, under) if count]
    if where:
        sentence += f" Never free: {listed(where)}."
    return sentence


def _never_free(end: State, under: int) -> tuple[tuple[int, str], ...]:
    return (under, "below the stacks"), (end.locked, "in the centre, which was locked")


def possible_words(end: State, names: Sequence[str]) -> tuple[ReviewSection, ...]:
    """The final words that the real cards and the middle cards that were left allowed."""
    if not end.points:
        return ()
    claimed = claims(end)
    middle = {f"b{bonus.number}": end.letters[bonus.card] for bonus in end.bonus} | {WILD: HIDDEN}
    free = {source: letter for source, letter in middle.items() if source not in claimed}
    found = []
    for seat, player in enumerate(end.players):
        row = "".join(end.letters[card] for card in player.row)
        own = {s: middle[s] for s in player.final.cards if s in middle}
        plan = best_word(deduce(LETTER_JAM.view(end, seat), EXPERT), row, free | own)
        if not plan.chance:
            continue
        shown = {f"r{at}": letter for at, letter in enumerate(row)} | middle
        shown[WILD] = plan.wildcard or HIDDEN
        word = "".join(shown[card] for card in plan.cards)
        gained = round(plan.worth) - _without_tokens(end, seat)
        if gained > 0:
            found.append(
                f"With the cards that were left, {names[seat]} could have had {word}: "
                f"{counted(gained, 'point')} more. Only somebody who knew every letter could tell."
            )
    title = "Final words that were possible"
    return (ReviewSection(title=title, sentences=tuple(found), answers=True),) if found else ()


def _without_tokens(end: State, seat: Seat) -> int:
    """The points of a word for its letters alone. A word that did not count could at least have
    been the row's own word, which is told elsewhere."""
    if not end.players[seat].final.correct:
        return PER_LETTER * len(end.players[seat].row)
    return end.points[seat] - score.green_points(end)


# Luck


def luck(
    walk: Walk, by_word: Mapping[Seat, Option], par: int | None, names: Sequence[str]
) -> tuple[dict[Seat, float], tuple[str, ...]]:
    """The luck of each player with the final word, and sentences on all luck."""
    told = []
    found: dict[Seat, float] = {}
    end = walk.end
    for seat, option in sorted(by_word.items()):
        if by_people := _by_people(walk.verdicts[seat], end.points[seat], names[seat]):
            found[seat] = 0.0
            told.append(by_people)
            continue
        points = end.points[seat] - option.worth
        found[seat] = round(points, 2)
        if abs(points) >= WORTH_TELLING:
            verb = "gave" if points > 0 else "took"
            right = "It was right" if end.players[seat].final.correct else "It was not"
            told.append(
                f"{names[seat]}'s word was right with {option.right or 0:.0%}, by what "
                f"{names[seat]} could know. {right}: luck {verb} {abs(points):.1f} points."
            )
    if par is not None:
        told.append(f"A table of experts scores {par} with the same cards.{_usual(walk, par)}")
    return found, tuple(told) or ("Luck decided nothing.",)


def _by_people(verdict: events.Judged, points: int, name: str) -> str:
    """The sentence on a word that counts, or does not, because people said so against the word
    list; empty if the list said the same. What people say is no luck: the worth of a word is by the
    list."""
    match verdict:
        case events.Judged(by="table", correct=True, word=word):
            return (
                f"{name}'s word {word} is not in the word list. The table accepted it: "
                f"{points} points that are neither luck nor play."
            )
        case events.Judged(by="owner", correct=False, word=word):
            return (
                f"{name}'s word {word} is in the word list, but {name} did not know it, so it did "
                f"not count. That is not told as luck."
            )
    return ""


def _usual(walk: Walk, par: int) -> str:
    """How these cards compare with other deals, where the usual points are known."""
    usual = points_of_experts(LETTER_JAM.name).get(len(walk.end.players))
    if usual is None or walk.end.options != RULE_SETS["rulebook"]:
        return ""
    if abs(par - usual) < CLEARLY:
        return f" That is about as usual ({usual:.0f})."
    kind = "good" if par > usual else "hard"
    return f" Usually it is {usual:.0f}, so the cards were {kind}."


# The best moments


def best_moments(clues: Sequence[ToldClue], names: Sequence[str]) -> tuple[str, ...]:
    """The clue that told most, and who gave how many."""
    best = best_clue(clues)
    if best is None:
        return ()
    given = Counter(clue.giver for clue in clues)
    givers = listed(f"{name} {given[seat]}" for seat, name in enumerate(names))
    return f"The best clue was {clue_in_words(best, names)}.", f"Clues given: {givers}."


def best_clue(clues: Sequence[ToldClue]) -> ToldClue | None:
    """The clue that told most to most; None if there is none."""
    return max(clues, key=lambda clue: (letters_told(clue), clue.option.worth), default=None)


def clue_in_words(clue: ToldClue, names: Sequence[str]) -> str:
    """A clue, its giver, and what it told to whom."""
    readers = [names[seat] for seat in learners(clue)]
    told = f"it told {letters_told(clue):.1f} letters, to {listed(readers or ['nobody'])}"
    return f"{clue.word}, by {names[clue.giver]} in round {clue.round}: {told}"


def learners(clue: ToldClue) -> list[Seat]:
    """Those whose letter has become likelier by a clue."""
    return [one.seat for one in clue.option.learned if one.chance > one.known]


def letters_told(clue: ToldClue) -> float:
    """How many letters a clue told: the rise of the chance that each reader names theirs."""
    return sum(max(0.0, one.chance - one.known) for one in clue.option.learned)

"""The score of a hand, part by part, and the winners of the game."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from parlour.rules.base import Event, Events, Evolvers
from parlour.rules.quiddler import events
from parlour.rules.quiddler.state import ScoredHand, ScoredWord, ScoreRow, State
from parlour.rules.seat import Seat

BONUS = 10


def lines(state: State) -> tuple[ScoreRow, ...]:
    """Every player's score row (QD-S7) for the hand as it lies, with the bonuses for most words
    (QD-S3) and the longest word (QD-S4). Two players may play for one bonus only (QD-S5).
    """
    words = [laid_words(state, seat) for seat in range(len(state.players))]
    standing = [[word for word in mine if word.standing != "rejected"] for mine in words]
    most = _single_best([len(mine) for mine in standing])
    longest = _single_best([max((len(w.word) for w in mine), default=0) for mine in standing])
    bonuses = state.options.two_player_bonus if len(state.players) == 2 else "both"
    if bonuses == "longest-word":
        most = None
    if bonuses == "most-words":
        longest = None
    return tuple(
        _line(state, seat, words[seat], seat == most, seat == longest)
        for seat in range(len(state.players))
    )


def laid_words(state: State, seat: Seat) -> tuple[ScoredWord, ...]:
    """The words that a player laid down, with their points; a rejected word has 0 points."""
    return tuple(
        ScoredWord(
            word=state.spell(seat, word.cards),
            points=0 if word.standing == "rejected" else state.points_of(seat, word.cards),
            standing=word.standing,
            faces=state.faces_of(seat, word.cards),
        )
        for lay_down in state.lay_downs
        if lay_down.seat == seat and not lay_down.void
        for word in lay_down.words
    )


def _single_best(counts: Sequence[int]) -> Seat | None:
    """The seat with more than every other seat; None if there is a tie.

    >>> _single_best([1, 3, 2])
    1
    >>> _single_best([3, 3, 2]) is None
    True
    """
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else None


def _line(
    state: State, seat: Seat, words: tuple[ScoredWord, ...], most: bool, longest: bool
) -> ScoreRow:
    """The score row of one player: words minus leftovers (QD-S1), challenges, bonuses."""
    left = state.players[seat].held
    word_points = sum(word.points for word in words)
    leftover_points = state.points_of(seat, left)
    challenges = from_challenges(state, seat)
    before = word_points - leftover_points + challenges
    lifted = lifted_by(state, before)
    most_words, longest_word = BONUS * most, BONUS * longest
    return ScoreRow(
        words=words,
        word_points=word_points,
        leftovers=tuple(sorted(state.faces_of(seat, left))),
        leftover_points=leftover_points,
        challenges=challenges,
        lifted=lifted,
        most_words=most_words,
        longest_word=longest_word,
        points=before + lifted + most_words + longest_word,
    )


def line_parts(line: ScoreRow) -> dict[str, int]:
    """The parts of a score row: the name of each part, with its points."""
    bonuses = {"most words": line.most_words, "longest word": line.longest_word}
    parts = hand_parts(line.word_points, line.leftover_points, line.challenges, line.lifted)
    return parts | {words: points for words, points in bonuses.items() if points}


def ribbons(line: ScoreRow) -> dict[str, int]:
    """The parts of a score row that a player can be proud of: bonuses, and points gained by
    challenges."""
    earned = {
        "longest word": line.longest_word,
        "most words": line.most_words,
        "challenge won": line.challenges,
    }
    return {what: points for what, points in earned.items() if points > 0}


def hand_parts(words: int, leftovers: int, challenges: int, lifted: int) -> dict[str, int]:
    """The parts of a hand's score before bonuses: the name of each part, with its points.

    >>> hand_parts(12, 8, 0, 0)
    {'in words': 12, 'left over': -8}
    """
    parts = {"in words": words}
    if leftovers:
        parts["left over"] = -leftovers
    if challenges:
        parts["challenges"] = challenges
    if lifted:
        parts["lifted to zero"] = lifted
    return parts


def from_challenges(state: State, seat: Seat) -> int:
    """The points that a player gained or lost by the challenges of this hand."""
    return sum(
        [
            ruling.owner_points * (ruling.owner == seat)
            + ruling.challenger_points * (ruling.challenger == seat)
            for ruling in state.rulings
        ]
    )


def lifted_by(state: State, points: int) -> int:
    """The points that lift a negative hand to zero, if hands cannot score below zero (QD-S2)."""
    return 0 if state.options.below_zero else max(0, -points)


def follow_scoring(state: State, rng: Random) -> Events:
    """The score of the hand. After the last hand the highest total wins, and players with equal
    totals share the win (QD-S6)."""
    points = tuple(line.points for line in lines(state))
    scored: list[Event] = [events.HandScored(points=points)]
    if state.hand == len(state.options.sizes):
        totals = tuple(map(sum, zip(state.totals, points, strict=True)))
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        scored.append(events.Ended(totals=totals, winners=winners))
    return scored


def _hand_scored(state: State, event: events.HandScored) -> State:
    scored = ScoredHand(
        size=state.size,
        dealer=state.dealer,
        scores=tuple(
            replace(line, points=points)
            for line, points in zip(lines(state), event.points, strict=True)
        ),
        rulings=state.rulings,
    )
    return replace(state, phase="scored", sheet=(*state.sheet, scored))


def _ended(state: State, event: events.Ended) -> State:
    return replace(state, phase="over", winners=event.winners)


EVENTS: Evolvers[State] = {events.HandScored: _hand_scored, events.Ended: _ended}

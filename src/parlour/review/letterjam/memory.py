"""Only Letter Jam has clues and points of a team: what a table remembers of one game."""

from __future__ import annotations

from collections import Counter

from parlour.review.letterjam.clues import ClueWorth
from parlour.review.letterjam.points import (
    best_clue,
    clue_in_words,
    learners,
    letters_told,
    told_clue,
)
from parlour.review.letterjam.walk import Walk
from parlour.review.types import Praised, Remembered
from parlour.rules.letterjam.score import GRADES
from parlour.rules.wording import counted


def remembered(walk: Walk) -> Remembered:
    """The team's points and grade, the best clue and word, and who gave how many clues."""
    end = walk.end
    names = [person.name for person in end.company.persons]
    best, total = len(GRADES) - 1, sum(end.points)
    given = Counter(clue.giver for clue in end.clues)
    praised = (_clue(walk, names), _word(walk, names))
    return Remembered(
        result=f"{counted(total, 'point')} together, grade {end.grade} of {best}, "
        f"{GRADES[end.grade]}",
        short=counted(total, "point"),
        team=total,
        reached=end.grade / best,
        clues=tuple(given[seat] for seat in range(len(names))),
        praised=tuple(one for one in praised if one is not None),
    )


def _clue(walk: Walk, names: list[str]) -> Praised | None:
    """The clue that told most to most, by what its readers could know."""
    told = []
    for moment in walk.clues():
        draft = moment.offer.draft
        word = moment.table.spell(draft.sources, draft.wildcard)
        option = ClueWorth(moment.view()).option(word, draft.sources)
        told.append(told_clue(moment, option))
    best = best_clue(told)
    if best is None or not learners(best):
        return None
    return Praised(
        kind="clue",
        worth=letters_told(best),
        by=names[best.giver],
        sentence=clue_in_words(best, names),
        shared=f"{counted(len(learners(best)), 'player')} learned from it",
    )


def _word(walk: Walk, names: list[str]) -> Praised | None:
    """The final word that earned most, if one counted."""
    end = walk.end
    right = [seat for seat, player in enumerate(end.players) if player.final.correct]
    seat = max(right, key=lambda one: end.points[one], default=None)
    if seat is None:
        return None
    points = end.points[seat]
    return Praised(
        kind="word",
        worth=points,
        by=names[seat],
        sentence=f"{end.players[seat].final.word}, by {names[seat]}: {counted(points, 'point')}",
        shared="",
    )

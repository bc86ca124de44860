"""The reviewer of Letter Jam: it judges clues, moving on, stopping and final words.

Each decision is judged from the view of its player at that moment, by the expert's own measures.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from parlour.records.record import Record
from parlour.review.letterjam import judging, memory, points
from parlour.review.letterjam.clues import ClueWorth
from parlour.review.letterjam.final_words import WordWorth
from parlour.review.letterjam.knowing import chart, letters_known
from parlour.review.letterjam.moving_on import MoveWorth
from parlour.review.letterjam.playing_on import PAR_PLAYER, par
from parlour.review.letterjam.points import ToldClue
from parlour.review.letterjam.stopping import StopWorth
from parlour.review.letterjam.walk import (
    DecisionPoint,
    GivenClue,
    LaidOut,
    OnTheCard,
    Stopped,
    Walk,
    on_row,
    state_at,
)
from parlour.review.scale import counts, scale
from parlour.review.telling import (
    lexicon_in_words,
    scale_in_words,
    settings_in_words,
    summary,
)
from parlour.review.types import (
    Decision,
    Option,
    PlayerReview,
    Progress,
    Remembered,
    Review,
    ReviewError,
    Size,
)
from parlour.rules.base import Act
from parlour.rules.letterjam import LETTER_JAM, acts
from parlour.rules.letterjam.state import State
from parlour.rules.letterjam.view_types import View
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Seat
from parlour.words import Lexicon, UnavailableLexicon

# The share of a review that the moments take; the chart and the par of the deal take the rest.
MOMENTS, CHART = 0.6, 0.9


class LetterJamReviewer:
    """Reviews Letter Jam games; see `parlour.review.types.Reviewer`."""

    def review(self, record: Record, progress: Progress) -> Review:
        walk = Walk(record)
        lexicon = suggesting(record)
        decisions: list[Decision] = []
        told: list[ToldClue] = []
        words: dict[Seat, Option] = {}
        for n, moment in enumerate(walk.moments):
            decision = _decision(moment, lexicon)
            if decision is not None:
                decisions.append(decision)
            if isinstance(moment, GivenClue) and decision is not None:
                told.append(points.told_clue(moment, decision.done))
            if isinstance(moment, LaidOut) and decision is not None and walk.end.points:
                words[moment.seat] = decision.done
            progress(MOMENTS * (n + 1) / len(walk.moments))
        names = [person.name for person in walk.end.company.persons]
        known = _known(walk, progress)
        # Bots cannot play on without the lexicon, which judges the words.
        plays_on = walk.dealt is not None and walk.end.points and lexicon is not None
        with_experts = par(walk.dealt) if plays_on and walk.dealt else None
        by_luck, luck = points.luck(walk, words, with_experts, names)
        players = _players(decisions, names, by_luck)
        progress(1.0)
        return Review(
            game=record.header.game,
            lexicon=lexicon_in_words(record.header, (lexicon or Lexicon.open("parlour")).id),
            level=PAR_PLAYER,
            settings=settings_in_words(record.header),
            decisions=tuple(decisions),
            players=players,
            index=round(sum(player.index for player in players) / len(players), 2),
            chart=chart(walk, known, names),
            points=points.where_points_went(walk.end, names),
            luck=luck,
            best_moments=points.best_moments(told, names),
            summary=summary(players, sum(walk.end.points) if walk.end.points else None),
            sections=points.possible_words(walk.end, names),
            scale=scale_in_words(LETTER_JAM.name),
        )

    def sizes(self, record: Record, seats: Collection[Seat]) -> dict[Seat, list[Size]]:
        lexicon = suggesting(record)
        found: dict[Seat, list[Size]] = {seat: [] for seat in seats}
        for moment in Walk(record).moments:
            if moment.seat in found and (decision := _decision(moment, lexicon)):
                found[moment.seat].append(decision.size)
        return found

    def deciding(self, view: View, act: Act) -> Act | None:
        match act:
            case acts.Guess() | acts.Mark() | acts.Note() | acts.Arrange() | acts.NotReady():
                return None
            case acts.Ready() if view.mine is not None:
                return acts.Arrange(cards=view.mine.cards, wildcard=view.mine.wildcard)
        return act

    def judge(self, record: Record, at: int, seat: Seat, act: Act) -> Option:
        state = state_at(record, at)
        if seat not in range(len(state.players)):
            raise ReviewError("There is no such seat in this game.")
        _check_allowed(state, seat, act)
        view = LETTER_JAM.view(state, seat)
        match act:
            case acts.Draft():
                return ClueWorth(view, suggesting(record)).option(act.word, act.sources)
            case acts.MoveOn() | acts.Stay() if on_row(state, seat):
                return MoveWorth(view).option(isinstance(act, acts.MoveOn))
            case acts.WantStop():
                return StopWorth(view).option(act.want)
            case acts.Arrange():
                return WordWorth(view).tried(act.cards, act.wildcard)
        raise ReviewError("Only clues, moving on, stopping and final words are judged.")

    def remembered(self, record: Record) -> Remembered:
        return memory.remembered(Walk(record))


def suggesting(record: Record) -> Lexicon | None:
    """The lexicon of the game, for suggestions; None if it is not one that Parlour has."""
    found = Lexicon.by_id(record.header.lexicon)
    return None if isinstance(found, UnavailableLexicon) else found


def _check_allowed(state: State, seat: Seat, act: Act) -> None:
    if isinstance(act, acts.MoveOn) and on_row(state, seat):
        return  # The guess is the likeliest letter, whether or not it is on the sheet.
    if act == acts.WantStop(round=state.round, want=False) and state.phase == "clue":
        return  # Who has not wanted to stop cannot take it back; but going on can be judged.
    verb = next((verb for verb in LETTER_JAM.verbs if verb.act is type(act)), None)
    choice = None if verb is None else LETTER_JAM.may(verb, state, seat)
    if choice is None:
        raise ReviewError("Letter Jam has no such act.")
    refusal = choice if isinstance(choice, Refusal) else choice.objection(act)
    if refusal:
        raise ReviewError(refusal.sentence)


def _decision(moment: DecisionPoint, lexicon: Lexicon | None) -> Decision | None:
    match moment:
        case GivenClue():
            return judging.clue(moment, lexicon)
        case OnTheCard():
            return judging.card(moment) if on_row(moment.before, moment.seat) else None
        case Stopped():
            return judging.stop(moment)
        case LaidOut():
            return judging.word(moment)
    return None


def _known(walk: Walk, progress: Progress) -> list[list[float]]:
    known = []
    for n, table in enumerate(walk.tables):
        known.append([letters_known(table, seat) for seat in range(len(table.players))])
        progress(MOMENTS + (CHART - MOMENTS) * (n + 1) / len(walk.tables))
    return known


def _players(
    decisions: Sequence[Decision], names: Sequence[str], luck: Mapping[Seat, float]
) -> tuple[PlayerReview, ...]:
    found = []
    for seat, name in enumerate(names):
        own = [decision for decision in decisions if decision.seat == seat]
        sizes = [decision.size for decision in own]
        found.append(
            PlayerReview(
                seat=seat,
                name=name,
                index=scale(LETTER_JAM.name).index(sizes),
                mistakes=counts(sizes),
                points_lost=round(sum(one.points_lost for one in own if one.size), 2),
                luck=luck.get(seat, 0.0),
                sentences=judging.player_in_words(name, own),
            )
        )
    return tuple(found)


LETTER_JAM_REVIEW = LetterJamReviewer()

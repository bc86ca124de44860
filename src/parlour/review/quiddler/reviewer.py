"""The reviewer of Quiddler: it judges every decision of a game, and sums up what it found."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from statistics import fmean

from parlour.minds.quiddler.level import EXPERT
from parlour.minds.quiddler.words import lexicon_of
from parlour.records.record import Record
from parlour.review.quiddler import doubts, luck_words, sentences
from parlour.review.quiddler.chart import chart
from parlour.review.quiddler.finding import JudgedAct, Valued
from parlour.review.quiddler.lay_downs import best_lay_downs, bonus_races
from parlour.review.quiddler.luck import Luck
from parlour.review.quiddler.moments import best_moments, remembered
from parlour.review.quiddler.position import Position
from parlour.review.quiddler.walk import begun, judged_acts, walk
from parlour.review.scale import scale
from parlour.review.telling import lexicon_in_words, scale_in_words, settings_in_words
from parlour.review.types import (
    NOT_FINISHED,
    Decision,
    Option,
    PlayerReview,
    Progress,
    Remembered,
    Review,
    ReviewError,
    ReviewSection,
    Size,
)
from parlour.rules.base import Act
from parlour.rules.quiddler import QUIDDLER, acts
from parlour.rules.quiddler.events import Arranged
from parlour.rules.quiddler.state import State
from parlour.rules.quiddler.view_types import View
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Seat
from parlour.rules.wording import capital, counted, listed


class QuiddlerReviewer:
    """Reviews games of Quiddler; see `parlour.review.types.Reviewer`."""

    def review(self, record: Record, progress: Progress) -> Review:
        state = begun(record)
        judged: list[JudgedAct] = []
        lucks: list[Luck] = []
        for number, step in enumerate(walk(record), 1):
            state = step.state
            judged += step.judged
            lucks += step.luck
            progress(number / len(record.events))
        if not QUIDDLER.over(state):
            raise ReviewError(NOT_FINISHED)
        names = [person.name for person in state.company.persons]
        options = state.options
        players = tuple(
            _player(seat, name, [one for one in judged if one.seat == seat], lucks)
            for seat, name in enumerate(names)
        )
        best, unseen = best_lay_downs(state.sheet, options, names)
        sections = (
            ReviewSection(title="Bonus races", sentences=bonus_races(state.sheet, options, names)),
            ReviewSection(title="Best lay-downs", sentences=best),
            ReviewSection(title="Words nobody saw", sentences=unseen, answers=True),
        )
        return Review(
            game=QUIDDLER.name,
            lexicon=lexicon_in_words(record.header, lexicon_of(options).id),
            level=EXPERT.name,
            decisions=tuple(_decision(one, names[one.seat]) for one in judged),
            players=players,
            index=round(fmean(player.index for player in players), 2),
            chart=chart(state.sheet, options, names),
            points=sentences.where_points_went(judged, len(state.sheet)),
            luck=luck_words.in_words(lucks, names),
            best_moments=best_moments(state.sheet, names),
            summary=_summary(judged, state, names),
            settings=settings_in_words(record.header),
            sections=tuple(section for section in sections if section.sentences),
            scale=scale_in_words(QUIDDLER.name),
        )

    def sizes(self, record: Record, seats: Collection[Seat]) -> dict[Seat, list[Size]]:
        found: dict[Seat, list[Size]] = {seat: [] for seat in seats}
        for one in judged_acts(record, seats):
            found[one.seat].append(one.size)
        return found

    def deciding(self, view: View, act: Act) -> Act | None:
        return None if isinstance(act, acts.Arrange | acts.LookUp) else act

    def judge(self, record: Record, at: int, seat: Seat, act: Act) -> Option:
        """What an act would have been worth after so many events. ReviewError if the act
        was not possible then."""
        state = QUIDDLER.fold(begun(record), record.events[:at])
        if isinstance(act, acts.GoOut | acts.LayDown) and state.options.judging == "checked":
            state = _arranged(state, seat, act.words)
        if refusal := _refusal(state, seat, act):
            raise ReviewError(refusal.sentence)
        view = QUIDDLER.view(state, seat)
        if isinstance(act, acts.Challenge | acts.Pass):
            found = doubts.judged(view, act)
            if found is None:
                raise ReviewError("The table votes on words here, so no number tells what is best.")
            return _option(found)
        if not isinstance(
            act, acts.DrawStock | acts.DrawDiscard | acts.Discard | acts.GoOut | acts.LayDown
        ):
            raise ReviewError("Only draws, discards, lay-downs and challenges are judged.")
        return _option(Position(view).judged(act))

    def remembered(self, record: Record) -> Remembered:
        end = QUIDDLER.fold(begun(record), record.events)
        return remembered(end, [person.name for person in end.company.persons])


def _arranged(state: State, seat: Seat, words: tuple[tuple[int, ...], ...]) -> State:
    """The state with these words arranged: whoever tries words does not arrange them first, as a
    table that checks words demands."""
    if _refusal(state, seat, acts.Arrange(hand=state.hand, rows=words)):
        return state
    spelled = [state.spell(seat, word) for word in words]
    if missing := next((word for word in spelled if word not in lexicon_of(state.options)), None):
        raise ReviewError(f"{missing} is not in the word list.")
    return QUIDDLER.evolve(state, Arranged(seat=seat, rows=words))


def _refusal(state: State, seat: Seat, act: Act) -> Refusal | None:
    """Why the rules do not allow an act, or None."""
    verb = next((verb for verb in QUIDDLER.verbs if verb.act is type(act)), None)
    assert verb is not None, "an act of this game"
    choice = QUIDDLER.may(verb, state, seat)
    return choice if isinstance(choice, Refusal) else choice.objection(act)


def _option(valued: Valued) -> Option:
    chance = None if valued.chance is None else round(valued.chance, 4)
    return Option(
        text=valued.text, worth=round(valued.points, 2), chance=chance, facts=valued.facts
    )


def _decision(judged: JudgedAct, name: str) -> Decision:
    lost = judged.chance_lost
    return Decision(
        at=judged.at,
        part=judged.hand,
        seat=judged.seat,
        kind=judged.kind,
        done=_option(judged.done),
        best=tuple(_option(one) for one in judged.best),
        points_lost=round(judged.points_lost, 2),
        chance_lost=None if lost is None else round(lost, 4),
        size=judged.size,
        sentences=sentences.of_decision(name, judged),
    )


def _player(
    seat: Seat, name: str, mine: Sequence[JudgedAct], lucks: Sequence[Luck]
) -> PlayerReview:
    sizes = [one.size for one in mine]
    return PlayerReview(
        seat=seat,
        name=name,
        index=scale(QUIDDLER.name).index(sizes),
        mistakes=sentences.count_sizes(sizes),
        points_lost=round(sum(one.points_lost for one in mine if one.size), 1),
        luck=round(luck_words.luck_of(lucks, seat), 1),
        sentences=sentences.of_player(name, mine),
    )


def _summary(judged: Sequence[JudgedAct], state: State, names: Sequence[str]) -> str:
    hands = counted(len(state.sheet), "hand")
    winners = [names[seat] for seat in state.winners]
    scored = f"{hands} {'was' if len(state.sheet) == 1 else 'were'} scored"
    won = capital(f"{listed(winners)} won after {hands}" if winners else scored)
    sizes = [one.size for one in judged if one.size]
    if not sizes:
        return f"{won}, and nobody made a mistake."
    found = sentences.mistakes_text(sentences.count_sizes(sizes))
    largest = max((one for one in judged if one.size), key=lambda one: one.points_lost)
    by_whom = f"by {names[largest.seat]} in hand {largest.hand}."
    if len(sizes) == 1:
        return f"{won}; there was {found}, {by_whom}"
    return f"{won}; there were {found}, the dearest {by_whom}"

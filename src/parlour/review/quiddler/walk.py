"""Only Quiddler is judged event by event: walks through a record and judges every decision."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec import Struct
from msgspec.structs import replace

from parlour.minds.quiddler.words import lexicon_of
from parlour.records.record import Record
from parlour.review.quiddler.doubts import doubts
from parlour.review.quiddler.finding import JudgedAct, Kind, Valued
from parlour.review.quiddler.luck import Luck, deal_luck
from parlour.review.quiddler.position import Position
from parlour.rules.base import Act, Event
from parlour.rules.quiddler import QUIDDLER, acts, events
from parlour.rules.quiddler.challenge import undecided
from parlour.rules.quiddler.state import State
from parlour.rules.seat import Seat
from parlour.words import UnavailableLexicon


class ReviewStep(Struct, frozen=True, kw_only=True):
    """One event, the state after it, and what is to be said about it."""

    state: State
    event: Event
    judged: tuple[JudgedAct, ...] = ()
    luck: tuple[Luck, ...] = ()


def begun(record: Record) -> State:
    """The state before the first event. If the very list of words is gone that judged the game, the
    present list of this name judges."""
    state: State = record.header.begin()
    if isinstance(state.lexicon, UnavailableLexicon):
        return replace(state, lexicon=lexicon_of(state.options))
    return state


def walk(record: Record) -> Iterator[ReviewStep]:
    """Every event of a record, with the decisions that it shows."""
    state = begun(record)
    for at, event in enumerate(record.events):
        after = QUIDDLER.evolve(state, event)
        luck: tuple[Luck, ...] = ()
        if isinstance(event, events.Drew):
            # The luck and the play of a turn need the value of the same position, which takes long.
            position = Position(QUIDDLER.view(state, event.seat))
            judged = _drawing(at, position, event)
            luck = _luck(at, position, state, event, after)
        else:
            judged = _judged(at, state, event)
        yield ReviewStep(state=after, event=event, judged=judged, luck=luck)
        state = after


def judged_acts(record: Record, seats: Collection[Seat]) -> Iterator[JudgedAct]:
    """The decisions of these seats alone, without luck."""
    state = begun(record)
    for at, event in enumerate(record.events):
        if getattr(event, "seat", None) in (None, *seats):
            yield from (one for one in _judged(at, state, event) if one.seat in seats)
        state = QUIDDLER.evolve(state, event)


def _judged(at: int, state: State, event: Event) -> tuple[JudgedAct, ...]:
    match event:
        case events.Drew(seat=seat):
            return _drawing(at, Position(QUIDDLER.view(state, seat)), event)
        case events.Discarded(seat=seat) | events.WentOut(seat=seat) | events.LaidDown(seat=seat):
            position = Position(QUIDDLER.view(state, seat))
            done = position.ended(_act(position, event))
            return _decided(at, state, seat, done, position.ends())
        case events.Challenged(seat=seat, lay_down=number, word=word):
            act = acts.Challenge(hand=state.hand, lay_down=number, word=word)
            return _doubted(at, state, seat, act)
        case events.Passed(seat=seat, lay_down=number):
            return _doubted(at, state, seat, acts.Pass(hand=state.hand, lay_down=number))
        case events.WindowClosed(lay_down=number):
            # Who has said nothing until the time was over has let the words stand.
            passed = acts.Pass(hand=state.hand, lay_down=number)
            found = [_doubted(at, state, seat, passed) for seat in undecided(state)]
            return tuple(one for some in found for one in some)
    return ()


def _drawing(at: int, position: Position, event: events.Drew) -> tuple[JudgedAct, ...]:
    options = position.draws()
    if len(options) < 2:
        return ()
    kind = acts.DrawStock if event.pile == "stock" else acts.DrawDiscard
    done = next(one for one in options if isinstance(one.act, kind))
    view = position.view
    return (
        JudgedAct(at=at, hand=view.hand, seat=event.seat, kind="draw", done=done, best=options),
    )


def _luck(
    at: int, position: Position, state: State, event: events.Drew, after: State
) -> tuple[Luck, ...]:
    """What the card from the stock gave against the average draw; with the first draw of a hand
    also what the deal gave."""
    found = []
    seat, hand = event.seat, state.hand
    if not state.players[seat].turns:
        points = deal_luck(position.values, position.pool)
        found.append(Luck(at=at, hand=hand, seat=seat, kind="deal", points=points))
    if event.pile == "stock":
        face = after.face(seat, after.players[seat].held[-1])
        values, drawn = position.values, position.drawn
        # A card that the player could not expect any more: all of its kind seemed to be seen.
        unseen = [values.known_words.faces[place] for place in values.unseen]
        if face in unseen:
            points = float(drawn[unseen.index(face)] - drawn @ values.chances)
            found.append(Luck(at=at, hand=hand, seat=seat, kind="draw", points=points, face=face))
    return tuple(found)


def _act(position: Position, event: Event) -> Act:
    """The act behind an event that ends a turn."""
    hand, turn = position.view.hand, position.view.turn
    match event:
        case events.Discarded(card=card):
            return acts.Discard(hand=hand, turn=turn, card=card)
        case events.WentOut(words=words, discard=card):
            return acts.GoOut(hand=hand, turn=turn, words=words, discard=card)
        case events.LaidDown(words=words, discard=card):
            return acts.LayDown(hand=hand, turn=turn, words=words, discard=card)
    raise AssertionError(f"{event} does not end a turn")


def _decided(
    at: int, state: State, seat: Seat, done: Valued, best: tuple[Valued, ...]
) -> tuple[JudgedAct, ...]:
    kind: Kind = "discard"
    if state.out is not None:
        kind = "lay-down"
    elif any(isinstance(one.act, acts.GoOut) for one in (done, best[0])):
        kind = "go-out"
    if done.rank >= best[0].rank:
        best = (done, *(one for one in best if one.text != done.text))
    return (JudgedAct(at=at, hand=state.hand, seat=seat, kind=kind, done=done, best=best),)


def _doubted(at: int, state: State, seat: Seat, act: Act) -> tuple[JudgedAct, ...]:
    """The decision to challenge, or not to. Letting words stand that are all in the word list is
    no decision worth a line."""
    options = doubts(QUIDDLER.view(state, seat))
    done = next((one for one in options if one.act == act), None)
    if done is None or (isinstance(act, acts.Pass) and options[0].points <= 0):
        return ()
    return (
        JudgedAct(at=at, hand=state.hand, seat=seat, kind="challenge", done=done, best=options[:3]),
    )

"""The game at a table: starting it, and playing acts in it.

Every act goes through ``play``, whether a person, a bot or the house acts. It adds the deadlines
that follow from the act.
"""

from collections.abc import Set
from random import Random
from typing import Any, cast

import msgspec

from parlour.lessons import LESSONS
from parlour.rules import HOUSE, Act, Actor, Change
from parlour.rules.manners import SeatTaken
from parlour.rules.refusal import Refusal, illegal, stale
from parlour.rules.registry import GAMES
from parlour.rules.seat import Seat
from parlour.tables.banter import remarks
from parlour.tables.codes import new_deal_name
from parlour.tables.decision import Decision, Done, Now, between_games, both, done
from parlour.tables.table import (
    AnyGame,
    DayDeal,
    LessonDeal,
    NamedDeal,
    Table,
    TableSettings,
)
from parlour.tables.table_events import (
    AnyTableEvent,
    Began,
    DeadlineSet,
    DealEnded,
    HouseDue,
    SettingsChanged,
    played,
)
from parlour.tables.table_fold import after_game_events, evolve
from parlour.words import Lexicon


def start(table: Table, now: Now) -> Decision:
    """Starts the next game and deals."""
    if refusal := between_games(table):
        return refusal
    if refusal := _objection_to_dealing(table, now):
        return refusal
    game = GAMES[table.game]
    options = table.options()
    lexicon = Lexicon.open(options.lexicon)
    first = game.begin(options, table.company(), lexicon)
    if isinstance(first, Refusal):
        return first
    number = 1 + (table.play.number if table.play else 0)
    deal = None if isinstance(table.occasion, LessonDeal) else table.given or new_deal(now.rng)
    began = Began(
        number=number, lexicon=lexicon.id, options=msgspec.to_builtins(options), deal=deal
    )
    table = evolve(table, began)
    dealt = _deal(table, now)
    return Done((began, *dealt.events), dealt.table, dealt.told)


def _objection_to_dealing(table: Table, now: Now) -> Refusal | None:
    """Why the next game cannot begin, although none is running, or None."""
    if isinstance(table.occasion, DayDeal) and table.alone and table.play is not None:
        return illegal("played-already", "The deal of the day is played once at a table.")
    if table.given is not None and now.ends is not None and now.wall >= now.ends:
        return illegal(
            "evening-over",
            "The evening is over, and its deals are not dealt any more. Make a new table to play"
            " on.",
        )
    return None


def new_deal(rng: Random) -> NamedDeal:
    """A new deal. Its name and its seed are drawn one after the other, and neither tells anything
    about the other."""
    return NamedDeal(new_deal_name(rng), f"{rng.getrandbits(128):032x}")


def _deal(table: Table, now: Now) -> Done:
    """The first deal of a game: prepared for a lesson, else drawn by the house, if it deals."""
    assert table.play is not None
    if isinstance(table.occasion, LessonDeal):
        arranged = LESSONS[table.play.game].deal
        state = table.rules.evolve(table.play.state, arranged)
        after = after_game_events(table, (arranged,), state)
        change = Change(table.play.state, arranged, state)
        return Done((played(arranged),), after, (change,))
    deal = table.rules.house_act(table.play.state)
    if deal is None:
        first = _deadline(table, table.play.state, frozenset(), now)
        return Done((), table) if first is None else done(table, first)
    dealt = play(table, HOUSE, deal, now)
    assert isinstance(dealt, Done), "the house may do what the game says it does"
    return dealt


def play(table: Table, actor: Actor, act: Act, now: Now) -> Decision:
    """Plays an act in the running game, and sets the deadlines that follow from it."""
    assert table.play is not None
    taken = table.rules.decide(table.play.state, actor, act, _chance(table, now))
    if isinstance(taken, Refusal):
        return taken
    happened, state = taken.events, taken.state
    events: list[AnyTableEvent] = [played(event) for event in happened]
    after = after_game_events(table, happened, state)
    back = {e.seat for e in happened if isinstance(e, SeatTaken) and e.person.mind is None}
    for deadline in (_deadline(table, state, back, now), _house_due(table, state, now)):
        if deadline is not None:
            events.append(deadline)
            after = evolve(after, deadline)
    if table.occasion is not None and table.plays_given and not after.playing:
        ended = DealEnded(at=now.wall)
        events.append(ended)
        after = evolve(after, ended)
    for remark in remarks(after, taken.changes, now):
        events.append(remark)
        after = evolve(after, remark)
    return Done(tuple(events), after, taken.changes)


def play_for_bot(table: Table, seat: Seat, act: bytes, now: Now) -> Decision:
    """Plays a bot's act, as JSON, if a bot still plays this seat."""
    if not table.playing or table.holders[seat].mind is None:
        return stale("not-a-bot", "No bot plays this seat now.")
    read = table.rules.read_act(act)
    return read if isinstance(read, Refusal) else play(table, seat, read, now)


def play_for_house(table: Table, now: Now) -> Decision:
    """Plays the act that the house does by itself, once it is due."""
    act = None if table.play is None else table.rules.house_act(table.play.state)
    if act is None or table.house_due is None or now.served < table.house_due:
        return stale("not-due", "The house has nothing to do here yet.")
    return play(table, HOUSE, act, now)


def _chance(table: Table, now: Now) -> Random:
    """The random source for an act: of the deal, and made anew for every piece of its chance, so
    that all tables with this deal get the same cards, whatever they did before."""
    assert table.play is not None
    deal = table.play.deal
    if deal is None:
        return now.rng
    return cast(Random, _LateRandom(deal, table.rules, table.play.state))


class _LateRandom:
    """A random source that is seeded when it is first used. Few acts use theirs, and seeding one
    takes a fiftieth of the time of a move."""

    __slots__ = ("_deal", "_rules", "_seeded", "_state")

    def __init__(self, deal: NamedDeal, rules: AnyGame, state: Any) -> None:
        self._deal = deal
        self._rules = rules
        self._state = state
        self._seeded: Random | None = None

    def __getattr__(self, name: str) -> Any:
        if self._seeded is None:
            self._seeded = Random(f"{self._deal.seed}/{self._rules.chance(self._state)}")
        return getattr(self._seeded, name)


def _deadline(table: Table, state: Any, back: Set[Seat], now: Now) -> DeadlineSet | None:
    """The new deadline, or None if it stays. It changes if the game waits for other people than
    before, or in another phase, or for somebody who has just come back."""
    assert table.play is not None
    if not table.settings.clock:
        return None
    waiting = table.rules.waiting_for(state)
    before = table.play.state
    same = (waiting, state.phase) == (table.rules.waiting_for(before), before.phase)
    if table.deadline is not None and same and back.isdisjoint(waiting):
        return None
    at = now.served + table.settings.clock if waiting else None
    return None if at == table.deadline else DeadlineSet(at=at)


def _house_due(table: Table, state: Any, now: Now) -> HouseDue | None:
    """The new time at which the house acts, or None if it stays: the house has no other act to do
    than before."""
    assert table.play is not None
    act = table.rules.house_act(state)
    if act is None:
        return None if table.house_due is None else HouseDue(at=None)
    if table.house_due is not None and act == table.rules.house_act(table.play.state):
        return None
    return HouseDue(at=now.served + table.rules.house_waits(state))


def overdue(table: Table, seat: Seat, now: Now) -> bool:
    """Whether the game waits for this seat and its time to act has run out."""
    assert table.play is not None
    waits = seat in table.rules.waiting_for(table.play.state)
    return waits and table.deadline is not None and now.served >= table.deadline


def change_settings(table: Table, seat: Seat, settings: TableSettings, now: Now) -> Done:
    """Changes the settings in a running game. A new clock restarts the deadline or removes it."""
    changed = done(table, SettingsChanged(seat=seat, settings=settings))
    if table.play is None or not table.playing or settings.clock == table.settings.clock:
        return changed
    waiting = settings.clock and table.rules.waiting_for(table.play.state)
    at = now.served + settings.clock if waiting else None
    if at == table.deadline:
        return changed
    return both(changed, done(changed.table, DeadlineSet(at=at)))

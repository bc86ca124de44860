"""Only Letter Jam has clues to stop: players say that they want to, and the table agrees (LJ-E1).

One tap must not end the clues for everybody. At a table with people the house ends them a few
seconds after the table has agreed, and until then every vote can be taken back. A table of bots
stops at once.
"""

from collections.abc import Set
from random import Random

from parlour.rules.base import Choice, Events, Evolvers, Verb
from parlour.rules.letterjam import acts, events
from parlour.rules.letterjam.choices import CanEndClues, CanWantStop
from parlour.rules.letterjam.state import State
from parlour.rules.players import change_player
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.seat import Seat

SECOND_THOUGHTS = 5.0
"""The seconds in which a vote to stop can be taken back after the table has agreed."""


def agreed(state: State, in_favour: Set[Seat]) -> bool:
    """Whether these seats are enough under the option ``agreement`` (LJ-R4, LJ-E1)."""
    match state.options.agreement:
        case "unanimity":
            return len(in_favour) == len(state.company)
        case "majority":
            return 2 * len(in_favour) > len(state.company)
        case "host":
            return state.company.host in in_favour


def wanted_by(state: State) -> tuple[Seat, ...]:
    """The seats that want to stop the clues."""
    return tuple([seat for seat, player in enumerate(state.players) if player.wants_stop])


def agreed_to_stop(state: State) -> bool:
    return state.phase == "clue" and agreed(state, set(wanted_by(state)))


def has_second_thoughts(state: State) -> bool:
    """Whether there is a person who may take a vote back."""
    return any(person.mind is None for person in state.company.persons)


def _may_want_stop(state: State, seat: Seat) -> Choice | Refusal:
    if not state.options.stop_early:
        return illegal("no-stopping", "This table plays until the clues are used up.", "LJ-E1")
    return CanWantStop(round=state.round, want=not state.players[seat].wants_stop)


def _do_want_stop(state: State, seat: Seat, act: acts.WantStop, rng: Random) -> Events:
    return (events.StopWanted(seat=seat, want=act.want),)


def _stop_wanted(state: State, event: events.StopWanted) -> State:
    return change_player(state, event.seat, wants_stop=event.want)


def _may_end_clues(state: State, actor: object) -> Choice | Refusal:
    if not agreed_to_stop(state):
        return illegal("no-agreement", "The table has not agreed to stop the clues.", "LJ-E1")
    return CanEndClues()


def _do_end_clues(state: State, actor: object, act: acts.EndClues, rng: Random) -> Events:
    return (events.FinalBegan(reason="agreed"),)


VERBS = (
    Verb(acts.WantStop, _may_want_stop, _do_want_stop, ("clue",)),
    Verb(acts.EndClues, _may_end_clues, _do_end_clues, ("clue",), house=True),
)

EVENTS: Evolvers[State] = {events.StopWanted: _stop_wanted}

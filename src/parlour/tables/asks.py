"""The asks: everything that the holder of a seat can ask of the table, and who may.

``decide`` is the table's counterpart of ``Rules.decide``: it returns events or a refusal and
changes nothing. The caller has already authenticated the seat.
"""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from parlour.rules import HOUSE
from parlour.rules.base import kebab
from parlour.rules.manners import ChangeOption
from parlour.rules.manners import Leave as LeaveGame
from parlour.rules.refusal import Refusal, illegal, malformed, not_yours
from parlour.rules.seat import Seat
from parlour.rules.value import Value
from parlour.tables.answers import WRONG_KEY
from parlour.tables.choosing import choose, objection_to_choice, objection_to_settings
from parlour.tables.decision import (
    SET_UP,
    Decision,
    Done,
    Now,
    between_games,
    both,
    done,
    host_only,
)
from parlour.tables.hosting import host_again, pass_host
from parlour.tables.leading import lead_replay, stop_leading
from parlour.tables.live_table import Live
from parlour.tables.play import change_settings, play
from parlour.tables.pleasantries import say_pleasantry, typed_pleasantry
from parlour.tables.seat_requests import answer_request
from parlour.tables.seats import (
    add_bot,
    fill_seats,
    get_up,
    hand_to_bot,
    have_seen,
    keeps_seats,
    remove_seat,
    rename,
)
from parlour.tables.stand_ins import play_again, start_with_stand_ins, take_back
from parlour.tables.table import (
    SettingsChange,
    Table,
    TableSettings,
)
from parlour.tables.table_events import LockChanged
from parlour.tables.table_words import PLAY_AGAIN, TAKE_BACK, answered

LONGEST_COMMAND = 500


class Ask(Value, frozen=True, tag_field="ask", tag=kebab, forbid_unknown_fields=True, kw_only=True):
    """What somebody at a seat asks of the table."""


class Choose(Ask, frozen=True):
    """The host chooses what is played next, and how."""

    game: str
    rule_set: str
    changes: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: TableSettings = TableSettings()


class Adjust(Ask, frozen=True):
    """The host changes the settings, or the options that are about people and not about cards.
    Allowed while a game runs."""

    options: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: SettingsChange = SettingsChange()


class TakeName(Ask, frozen=True, tag="rename"):
    """A person takes another name. Allowed at any time, also while a game runs."""

    name: Annotated[str, Meta(max_length=100)]


class SayPleasantry(Ask, frozen=True, tag="say"):
    """A person says something from the list of pleasantries, by its id. Allowed at any time."""

    said: Annotated[str, Meta(max_length=40)]


class HaveSeen(Ask, frozen=True):
    """A person's device has seen the cards of a deal of this table elsewhere, since it sat down
    here. The result is marked. Allowed at any time."""

    deal: Annotated[str, Meta(max_length=60)]


class LeadReplay(Ask, frozen=True):
    """A person leads the others through the replay of a finished game at this table: to a step, as
    a seat of that game saw it, or with everything shown (null). Asked again for every step."""

    game: Annotated[int, Meta(ge=1)]
    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    viewer: Annotated[Seat, Meta(ge=0, le=100)] | None = None


class StopLeading(Ask, frozen=True):
    """The person who leads a replay stops."""


class AddBot(Ask, frozen=True):
    mind: str
    name: str | None = None


class RemoveSeat(Ask, frozen=True):
    """The host removes a person or a bot. During a game a bot takes the seat for good. Either way
    the person's key is void."""

    seat: Seat


class Lock(Ask, frozen=True):
    """The host closes the table to newcomers, or opens it again."""

    locked: bool


class PassHosting(Ask, frozen=True):
    seat: Seat


class Start(Ask, frozen=True):
    """The host starts the first game, or the next one with the same people."""


class HandToBot(Ask, frozen=True):
    """A seat is played by a bot until its person takes it back."""

    seat: Seat


class TakeBack(Ask, frozen=True):
    """A person takes their own seat back from the bot that played it."""


class HostAgain(Ask, frozen=True):
    """Somebody from whom hosting passed while they were away takes it back."""


class AnswerRequest(Ask, frozen=True):
    """The host says yes or no to somebody who asked for a bot's seat. While the host is not
    connected, anybody at the table may answer."""

    number: int
    yes: bool


class GetUp(Ask, frozen=True):
    """Leave the table; during a game a bot plays on."""


class PlayAct(Ask, frozen=True, tag="play"):
    """An act of the game."""

    act: Annotated[msgspec.Raw, Meta(description="An act of the game that is being played.")]


class TypeCommand(Ask, frozen=True, tag="type"):
    """An act of the game, typed as a command in plain words; or a command of the table itself, such
    as ``help`` or ``play again``."""

    command: Annotated[str, Meta(max_length=LONGEST_COMMAND)]


AnyAsk: TypeAlias = (
    Choose
    | Adjust
    | TakeName
    | SayPleasantry
    | HaveSeen
    | LeadReplay
    | StopLeading
    | AddBot
    | RemoveSeat
    | Lock
    | PassHosting
    | Start
    | HandToBot
    | TakeBack
    | HostAgain
    | AnswerRequest
    | GetUp
    | PlayAct
    | TypeCommand
)

_ASKED_ALONE = (PlayAct, TypeCommand, TakeBack, Start, TakeName, HaveSeen)
"""The only asks at a table that is set up for one person. Such a table waits for its person: a
bot must not take their lesson, or play their deal."""


_TYPED: dict[str, AnyAsk] = {
    **dict.fromkeys(PLAY_AGAIN, Start()),
    **dict.fromkeys(TAKE_BACK, TakeBack()),
}
"""The asks of the table that can be typed as commands."""


def _typed(ask: TypeCommand) -> str:
    return " ".join(ask.command.casefold().split())


def _meant(ask: AnyAsk) -> AnyAsk:
    """The ask that a typed command of the table means; any other ask as it is."""
    return _TYPED.get(_typed(ask), ask) if isinstance(ask, TypeCommand) else ask


def decide_for_key(live: Live, key: str, ask: AnyAsk, now: Now) -> Decision:
    """Decides what the holder of a key (given as its hash) asks for. It runs inside the table's
    lock, and resolves the seat there: seats may have moved while the ask waited."""
    seat = live.seat_with(key)
    return WRONG_KEY if seat is None else decide(live.table, seat, ask, now)


def decide(table: Table, seat: Seat, ask: AnyAsk, now: Now) -> Decision:
    """Decides what the holder of a seat asks for."""
    ask = _meant(ask)
    if table.occasion is not None and (refusal := _objection_of_occasion(table, ask, now)):
        return refusal
    match ask:
        case PlayAct() | TypeCommand():
            return _play(table, seat, ask, now)
        case Choose():
            return _choose(table, seat, ask)
        case Adjust():
            return _adjust(table, seat, ask, now)
        case AddBot():
            return add_bot(table, seat, ask.mind, ask.name)
        case RemoveSeat():
            return remove_seat(table, seat, ask.seat, now)
        case Lock():
            return host_only(table, seat) or done(table, LockChanged(locked=ask.locked))
        case PassHosting():
            return pass_host(table, seat, ask.seat, now)
        case Start():
            return host_only(table, seat) or _start(table, seat, now)
        case HandToBot():
            return hand_to_bot(table, seat, ask.seat, now)
        case AnswerRequest():
            return answer_request(table, seat, ask.number, ask.yes, now)
        case LeadReplay():
            return lead_replay(table, seat, ask.game, ask.step, ask.viewer)
        case _:
            return _about_oneself(table, seat, ask, now)


def _start(table: Table, seat: Seat, now: Now) -> Decision:
    """Starts the next game. For a deal that is given, bots take the seats that are empty."""
    filled = fill_seats(table)
    started = start_with_stand_ins(filled.table, seat, now)
    return started if isinstance(started, Refusal) else both(filled, started)


def _objection_of_occasion(table: Table, ask: AnyAsk, now: Now) -> Refusal | None:
    """Refuses what a table for one person does not allow; and what would make the deals of a table
    differ from the same deals at other tables, or show them to others."""
    if table.alone:
        return None if isinstance(ask, _ASKED_ALONE) else SET_UP
    settings = ask.settings if isinstance(ask, Choose | Adjust) else None
    if settings is not None and settings.watchers and table.keeps_to_itself:
        return illegal("no-watchers", "Others may still play these deals, so nobody can watch.")
    given = table.given_seats is not None
    if given and (isinstance(ask, Choose) or (isinstance(ask, Adjust) and ask.options)):
        return illegal(
            "same-for-all", "Other tables play the same deals, so the options stay as they are."
        )
    if isinstance(ask, TakeName) and table.evening is not None and keeps_seats(table, now):
        return illegal("same-for-all", "Names stay as they are until the evening is over.")
    return None


def _about_oneself(
    table: Table,
    seat: Seat,
    ask: StopLeading | TakeName | SayPleasantry | HaveSeen | TakeBack | HostAgain | GetUp,
    now: Now,
) -> Decision:
    """Decides what a person asks for their own seat."""
    match ask:
        case StopLeading():
            return stop_leading(table, seat)
        case TakeName():
            return rename(table, seat, ask.name, now)
        case SayPleasantry():
            return say_pleasantry(table, seat, ask.said, now)
        case HaveSeen():
            return have_seen(table, seat, ask.deal)
        case TakeBack():
            return take_back(table, seat, now)
        case HostAgain():
            return host_again(table, seat, now)
        case GetUp():
            return get_up(table, seat, now)


def _play(table: Table, seat: Seat, ask: PlayAct | TypeCommand, now: Now) -> Decision:
    """Plays a person's act in the game they are in."""
    if isinstance(ask, TypeCommand) and not table.alone:
        said = typed_pleasantry(table.game, ask.command)
        if said is not None:
            return say_pleasantry(table, seat, said, now)
    if table.play is None:
        return illegal("no-game", "No game is being played yet.")
    actor = table.holders[seat].played
    if table.covers_cards:
        return illegal(
            "covered",
            "This game was ended early. Others may still play its cards, so they stay covered.",
        )
    if actor is None or table.looks_unplayed(seat):
        return not_yours("not-in-game", "You came after this game; you will be in the next one.")
    if isinstance(ask, TypeCommand):
        view = table.rules.view(table.play.state, actor)
        if (answer := answered(table, seat, view, _typed(ask))) is not None:
            return Done((), table, said=answer)
        act = table.rules.command(view, ask.command)
    else:
        act = table.rules.read_act(bytes(ask.act))
    if isinstance(act, Refusal):
        return act
    if table.playing and table.holders[seat].mind is not None and not isinstance(act, LeaveGame):
        return play_again(table, seat, act, now)
    return play(table, actor, act, now)


def _choose(table: Table, seat: Seat, ask: Choose) -> Decision:
    if refusal := host_only(table, seat) or between_games(table) or objection_to_choice(ask):
        return refusal
    return choose(table, ask)


def _adjust(table: Table, seat: Seat, ask: Adjust, now: Now) -> Decision:
    """Changes options and settings: between games as a new choice, in a game as acts of the
    house."""
    if refusal := host_only(table, seat):
        return refusal
    settings = ask.settings.made_to(table.settings)
    if not table.playing:
        choice = Choose(
            game=table.game,
            rule_set=table.rule_set,
            changes=table.changes | ask.options,
            settings=settings,
        )
        return _choose(table, seat, choice)
    if refusal := objection_to_settings(settings):
        return refusal
    changed = Done((), table)
    for option, value in ask.options.items():
        if not isinstance(value, bool | int | str):
            return malformed(f"The option {option!r} cannot be that.")
        act = ChangeOption(seat=seat, option=option, value=value)
        decision = play(changed.table, HOUSE, act, now)
        if isinstance(decision, Refusal):
            return decision
        changed = both(changed, decision)
    if settings != table.settings:
        changed = both(changed, change_settings(changed.table, seat, settings, now))
    if not changed.events:
        return illegal("said-already", "That is how it is played already.")
    return changed

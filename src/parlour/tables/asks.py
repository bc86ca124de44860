"""What somebody at a table can ask for, beside the acts of the game itself, and what follows.

``decide`` is the table's counterpart of a game's: it gives events or a refusal and changes
nothing. Who asks is proven before it gets here.
"""

import re
from collections.abc import Set
from random import Random
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from parlour.lessons import LESSONS
from parlour.minds.registry import minds
from parlour.rules import HOUSE, Act, Actor, Change, Person
from parlour.rules.company import STAND_IN, as_compared, gather, name_objection
from parlour.rules.manners import ChangeOption, SeatTaken, Substitute
from parlour.rules.manners import Leave as LeaveGame
from parlour.rules.manners import PassHost as PassGameHost
from parlour.rules.refusal import Refusal, illegal, malformed, not_yours, stale, too_many
from parlour.rules.registry import GAMES
from parlour.rules.seat import Seat
from parlour.rules.value import Value
from parlour.tables.table import (
    LONGEST_CLOCK,
    LONGEST_PACE,
    MOST_REQUESTS,
    AnyGame,
    AnyTableEvent,
    Began,
    Chosen,
    DayDeal,
    DeadlineSet,
    GotUp,
    HostChanged,
    HostLent,
    HouseDue,
    KeyChanged,
    Lesson,
    LockChanged,
    Pass,
    PassGiven,
    RequestClosed,
    Sat,
    SeatRequest,
    SeatWanted,
    Settings,
    SettingsChanged,
    StoodIn,
    Table,
    TableEvent,
    after_game_events,
    evolve,
    played,
)
from parlour.words import Lexicon, LexiconError

SEATS_AT_A_TABLE = 8
PASS_LASTS = 600.0
REQUEST_LASTS = 600.0
LONGEST_LINE = 500


class Ask(
    Value, frozen=True, tag_field="ask", tag=str.lower, forbid_unknown_fields=True, kw_only=True
):
    """What somebody at a seat asks of the table."""


class Choose(Ask, frozen=True):
    """The host chooses what is played next, and how."""

    game: str
    rule_set: str
    changes: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: Settings = Settings()


class Adjust(Ask, frozen=True):
    """The host changes what is about people and not about cards: some options of the game, and the
    settings. It can be asked for while a game runs."""

    options: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: Settings | None = None


class AddBot(Ask, frozen=True):
    mind: str
    name: str | None = None


class RemoveSeat(Ask, frozen=True):
    """The host removes a person or a bot. During a game a bot takes the seat for good; the key of
    who sat there is void either way."""

    seat: Seat


class Lock(Ask, frozen=True):
    """The host closes the table to newcomers, or opens it again."""

    locked: bool


class PassHost(Ask, frozen=True):
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
    """The host lets somebody who asked for a bot's seat have it, or not. While the host is not
    connected, anybody at the table answers."""

    number: int
    yes: bool


class GetUp(Ask, frozen=True):
    """Leave the table; during a game a bot plays on."""


class PlayAct(Ask, frozen=True, tag="play"):
    """An act of the game."""

    act: Annotated[msgspec.Raw, Meta(description="An act of the game that is being played.")]


class TypeLine(Ask, frozen=True, tag="type"):
    """An act of the game, typed as a line of plain words."""

    line: Annotated[str, Meta(max_length=LONGEST_LINE)]


AnyAsk: TypeAlias = (
    Choose
    | Adjust
    | AddBot
    | RemoveSeat
    | Lock
    | PassHost
    | Start
    | HandToBot
    | TakeBack
    | HostAgain
    | AnswerRequest
    | GetUp
    | PlayAct
    | TypeLine
)


class Moment(Value, frozen=True):
    """What a decision may use of the world: chance, the served time, and the hashes of the keys of
    those who are connected (``here``) and of those who have been gone for long (``away``)."""

    rng: Random
    served: float
    here: Set[str] = frozenset()
    away: Set[str] = frozenset()


class Done(Value, frozen=True):
    """What happens, and the table after it. ``told`` are the game's own changes among it."""

    events: tuple[TableEvent, ...]
    table: Table
    told: tuple[Change[Any], ...] = ()


Decision: TypeAlias = Done | Refusal


def done(table: Table, *events: AnyTableEvent) -> Done:
    """These events, and the table after them."""
    for event in events:
        table = evolve(table, event)
    return Done(events, table)


def _both(first: Done, second: Done) -> Done:
    """One thing after the other, which was decided at the table after the first."""
    return Done(first.events + second.events, second.table, first.told + second.told)


def decide(table: Table, seat: Seat, ask: AnyAsk, moment: Moment) -> Decision:
    """What happens when the holder of a seat asks for something."""
    if table.occasion is not None and not isinstance(ask, _ASKED_ALONE):
        return _SET_UP
    match ask:
        case PlayAct() | TypeLine():
            return _play(table, seat, ask, moment)
        case Choose():
            return _choose(table, seat, ask)
        case Adjust():
            return _adjust(table, seat, ask, moment)
        case AddBot():
            return _add_bot(table, seat, ask)
        case RemoveSeat():
            return _remove_seat(table, seat, ask.seat, moment)
        case Lock():
            return _host_only(table, seat) or done(table, LockChanged(locked=ask.locked))
        case PassHost():
            return _pass_host(table, seat, ask.seat, moment)
        case Start():
            return _host_only(table, seat) or _start(table, seat, moment)
        case HandToBot():
            return _hand_to_bot(table, seat, ask.seat, moment)
        case TakeBack():
            return _take_back(table, seat, moment)
        case HostAgain():
            return _host_again(table, seat, moment)
        case AnswerRequest():
            return _answer_request(table, seat, ask, moment)
        case GetUp():
            return _get_up(table, seat, moment)


_SET_UP = illegal("set-up", "This table is set up for you alone, and stays as it is.")
_LOCKED = illegal("locked", "The host has closed this table to newcomers.")
_ASKED_ALONE = (PlayAct, TypeLine, TakeBack, Start)
"""What can be asked for at a table that is set up for one person. Who is away is waited for; a bot
would only take their lesson, or play their deal."""


def _host_only(table: Table, seat: Seat) -> Refusal | None:
    if seat != table.host:
        return not_yours("host-only", f"Only the host, {table.holders[table.host].name}, can.")
    return None


def _between_games(table: Table) -> Refusal | None:
    if table.playing:
        return illegal("game-running", "That can be changed when this game is over.")
    return None


def _known_seat(table: Table, seat: Seat) -> Refusal | None:
    if not 0 <= seat < len(table.holders):
        return illegal("no-such-seat", f"There is no seat {seat + 1} at this table.")
    return None


# Choosing and sitting


def objection_to_choice(choice: Choose) -> Refusal | None:
    """Why a table cannot play this, or None."""
    game = GAMES.get(choice.game)
    if game is None:
        return malformed(f"There is no game called {choice.game!r}; there are {', '.join(GAMES)}.")
    options = game.options(choice.rule_set, choice.changes)
    if isinstance(options, Refusal):
        return options
    if refusal := _objection_to_settings(choice.settings):
        return refusal
    try:
        lexicon = Lexicon.open(options.lexicon)
    except LexiconError as error:
        return malformed(str(error))
    return _objection_of_any_company(game, options, lexicon)


def _objection_to_settings(settings: Settings) -> Refusal | None:
    if not 0 <= settings.clock <= LONGEST_CLOCK:
        return malformed("A clock runs between 0 seconds and a day.")
    if not 0 <= settings.pace <= LONGEST_PACE:
        return malformed(f"Bots pause between 0 and {LONGEST_PACE:.0f} seconds.")
    return None


def _objection_of_any_company(game: AnyGame, options: Any, lexicon: Lexicon) -> Refusal | None:
    """Why nobody can play with these options, however many they are, or None."""
    refusal = None
    for seats in game.seats:
        company = gather(f"Player {seat + 1}" for seat in range(seats))
        start = game.begin(options, company, lexicon)
        if not isinstance(start, Refusal):
            return None
        refusal = start
    return refusal


def _choose(table: Table, seat: Seat, ask: Choose) -> Decision:
    if refusal := _host_only(table, seat) or _between_games(table) or objection_to_choice(ask):
        return refusal
    return choose(table, ask)


def choose(table: Table, choice: Choose) -> Done:
    return done(
        table,
        Chosen(
            game=choice.game,
            rule_set=choice.rule_set,
            changes=choice.changes,
            settings=choice.settings,
        ),
    )


def _adjust(table: Table, seat: Seat, ask: Adjust, moment: Moment) -> Decision:
    if refusal := _host_only(table, seat):
        return refusal
    settings = ask.settings or table.settings
    if not table.playing:
        choice = Choose(
            game=table.game,
            rule_set=table.rule_set,
            changes=table.changes | ask.options,
            settings=settings,
        )
        return _choose(table, seat, choice)
    if refusal := _objection_to_settings(settings):
        return refusal
    changed = Done((), table)
    for option, value in ask.options.items():
        if not isinstance(value, bool | int | str):
            return malformed(f"The option {option!r} cannot be that.")
        act = ChangeOption(seat=seat, option=option, value=value)
        decision = play(changed.table, HOUSE, act, moment)
        if isinstance(decision, Refusal):
            return decision
        changed = _both(changed, decision)
    if settings != table.settings:
        changed = _both(changed, _settle(changed.table, seat, settings, moment))
    if not changed.events:
        return illegal("said-already", "That is how it is played already.")
    return changed


def _settle(table: Table, seat: Seat, settings: Settings, moment: Moment) -> Done:
    """Other settings in a running game. With another clock, the time for whoever is waited for
    begins anew, or there is none any more."""
    changed = done(table, SettingsChanged(seat=seat, settings=settings))
    if table.play is None or not table.playing or settings.clock == table.settings.clock:
        return changed
    waiting = settings.clock and table.rules.waiting_for(table.play.state)
    at = moment.served + settings.clock if waiting else None
    if at == table.deadline:
        return changed
    return _both(changed, done(changed.table, DeadlineSet(at=at)))


def sit(table: Table, name: str, key: str | None, mind: str | None = None) -> Decision:
    """Somebody sits down at the table: a person with the hash of a key, or a bot."""
    if refusal := name_objection(name):
        return refusal
    # Where only bots are left, nobody could make room; so one of them does.
    only_bots = key is not None and all(holder.key is None for holder in table.holders)
    if only_bots and len(table.holders) >= max(GAMES[table.game].seats) and not table.playing:
        left = done(table, GotUp(seat=len(table.holders) - 1))
        seated = sit(left.table, name, key, mind)
        return seated if isinstance(seated, Refusal) else _both(left, seated)
    if refusal := _room(table, bot=key is None):
        return refusal
    if key is not None and (refusal := _name_of_a_bot(name)):
        return refusal
    if as_compared(name) in {as_compared(holder.name) for holder in table.holders}:
        return _name_taken(name)
    return done(table, Sat(name=name, key=key, mind=mind))


def _name_taken(name: str) -> Refusal:
    return illegal("name-taken", f"Somebody here is called {name} already.")


def _name_of_a_bot(name: str) -> Refusal | None:
    """Who leaves finds a bot of such a name in their place. If somebody else were called like it,
    they could not come back from being away themselves."""
    if _BOTS_NAME.search(as_compared(name)):
        return illegal("name-taken", "Names that end in “bot” are for bots.")
    return None


def _room(table: Table, *, bot: bool) -> Refusal | None:
    if table.locked and not bot:
        return _LOCKED
    if table.playing:
        return illegal("game-running", "A game is under way; you can watch until it is over.")
    most = max(GAMES[table.game].seats)
    if len(table.holders) >= most:
        return too_many("table-full", f"{GAMES[table.game].title} has at most {most} seats.")
    return None


_BOTS_NAME = re.compile(rf"{STAND_IN}( \d+)?$")
_BOT_NAMES = ("Otter", "Wren", "Fox", "Hare", "Robin", "Badger", "Heron", "Mole", "Finch")


def _add_bot(table: Table, seat: Seat, ask: AddBot) -> Decision:
    if refusal := _host_only(table, seat):
        return refusal
    known = minds(table.game)
    if ask.mind not in known:
        return malformed(f"There is no bot called {ask.mind!r}; there are {', '.join(known)}.")
    return sit(table, ask.name or free_name(table), None, ask.mind)


def name_at(table: Table, seat: Seat) -> str:
    """What somebody is called who takes a seat and says no name: as its holder is, unless that is a
    name for bots in somebody's place."""
    name = table.holders[seat].name
    return free_name(table) if _name_of_a_bot(name) else name


def free_name(table: Table) -> str:
    """A name that nobody at the table has."""
    taken = {as_compared(holder.name) for holder in table.holders}
    return next(name for name in _BOT_NAMES if as_compared(name) not in taken)


def _remove_seat(table: Table, by: Seat, seat: Seat, moment: Moment) -> Decision:
    if refusal := _host_only(table, by) or _known_seat(table, seat):
        return refusal
    if seat == by:
        return illegal("yourself", "Leave the table yourself, or hand hosting on first.")
    if table.holders[seat].key is not None and (refusal := _not_lent(table)):
        return refusal
    if table.playing:
        return _oust(table, seat, moment)
    return done(table, GotUp(seat=seat))


def _oust(table: Table, seat: Seat, moment: Moment) -> Decision:
    """A bot takes a person's seat in the game for good."""
    if table.holders[seat].key is None:
        return illegal("bot-seat", "A bot of the table can be removed when this game is over.")
    left = Done((), table)
    if table.holders[seat].mind is None:
        decision = _stand_in(table, seat, moment)
        if isinstance(decision, Refusal):
            return decision
        left = decision
    assert left.table.play is not None
    name = left.table.play.state.company.name(seat)
    return _both(left, done(left.table, KeyChanged(seat=seat, name=name, key=None)))


def _pass_host(table: Table, by: Seat, seat: Seat, moment: Moment) -> Decision:
    if refusal := _host_only(table, by) or _known_seat(table, seat):
        return refusal
    if table.holders[seat].key is None:
        return illegal("cannot-host", "A bot cannot host.")
    return _host_changes(table, seat, moment)


def _not_lent(table: Table) -> Refusal | None:
    """What is done to a person for good is for a host whom people chose. One who hosts because the
    others were away for a minute must not get at their seats and cards by that."""
    if (lender := table.lender) is None:
        return None
    name = table.holders[lender].name
    return not_yours("host-lent", f"Only {name} can, who hosts again once they are back.")


def next_host(table: Table, moment: Moment) -> Seat | None:
    """Who hosts instead of a host who has been gone for long: whoever lent it if they are here,
    else the next person clockwise who is. None if the host stays, or if nobody is here."""
    if not table.holders or table.holders[table.host].key not in moment.away:
        return None
    seats = len(table.holders)
    order = [(table.host + step) % seats for step in range(1, seats)]
    if table.lender is not None:
        order.insert(0, table.lender)
    # A bot that plays for somebody in the game cannot host it for them.
    return next(
        (s for s in order if table.holders[s].key in moment.here and not table.stood_in(s)), None
    )


def pass_on_hosting(table: Table, moment: Moment) -> Decision:
    """The house passes hosting on from somebody who has been gone for long."""
    seat = next_host(table, moment)
    if seat is None:
        return stale("not-due", "The host is here, or nobody else is.")
    return _lending(table, _host_changes(table, seat, moment))


def _host_changes(table: Table, seat: Seat, moment: Moment) -> Decision:
    """Somebody else hosts. In a game that is the game's affair, and as the host's own act there."""
    if table.playing:
        return play(table, table.host, PassGameHost(seat=seat), moment)
    return done(table, HostChanged(seat=seat))


def _lending(before: Table, decision: Decision) -> Decision:
    """The same, where it happens because the host is away: if hosting passes on, it is lent, by
    whoever was the last to have it in their own right."""
    if isinstance(decision, Refusal) or before.host == decision.table.host:
        return decision
    if decision.table.lent_by is not None or before.lent_by is not None:
        return decision
    return _both(decision, done(decision.table, HostLent(seat=before.host)))


def _host_again(table: Table, seat: Seat, moment: Moment) -> Decision:
    if table.lender != seat:
        return not_yours("not-lent", "Only somebody who hosted until they were away can do that.")
    back = Done((), table)
    if table.stood_in(seat):
        taken = _take_back(table, seat, moment)
        if isinstance(taken, Refusal):
            return taken
        back = taken
    if back.table.host == seat:
        return back
    hosting = _host_changes(back.table, seat, moment)
    return hosting if isinstance(hosting, Refusal) else _both(back, hosting)


def _get_up(table: Table, seat: Seat, moment: Moment) -> Decision:
    if table.playing:
        return _stand_in(table, seat, moment)
    return done(table, GotUp(seat=seat))


def give_pass(table: Table, by: Seat, seat: Seat, pass_hash: str, moment: Moment) -> Decision:
    """A one-time pass for a seat, to take it to another device or give it to somebody else."""
    if refusal := _known_seat(table, seat):
        return refusal
    if seat != by:
        if table.occasion is not None:
            return _SET_UP
        if refusal := _host_only(table, by):
            return refusal
        # Who takes a seat sees its cards. So nobody is made to give theirs away: it must have been
        # handed to a bot first, for all to see, and its person can take it back.
        holder = table.holders[seat]
        if holder.key is not None and not table.stood_in(seat):
            return not_yours("not-a-bot", "Only a seat that a bot plays can be given to others.")
        if holder.key is not None and (refusal := _not_lent(table)):
            return refusal
    until = moment.served + PASS_LASTS
    return done(table, PassGiven(seat=seat, key=pass_hash, until=until, by_host=seat != by))


# Somebody who comes late


def request_seat(table: Table, seat: Seat, name: str, key: str, moment: Moment) -> Decision:
    """Somebody without a seat asks for one that a bot of the table has, with the hash of a secret
    that lets them in if the table says yes."""
    if table.occasion is not None:
        return _SET_UP
    if table.locked:
        return _LOCKED
    if refusal := _known_seat(table, seat) or name_objection(name) or _name_of_a_bot(name):
        return refusal
    if table.holders[seat].key is not None:
        # A bot that plays for somebody who is away keeps the seat for that person.
        return not_yours("not-a-bot", "Only the seat of a bot can be asked for.")
    if as_compared(name) in {as_compared(holder.name) for holder in table.holders}:
        return _name_taken(name)
    if len(open_requests(table, moment.served)) >= MOST_REQUESTS:
        return too_many("too-many-requests", "Others are asking for a seat already. Wait a little.")
    until = moment.served + REQUEST_LASTS
    return done(table, SeatWanted(seat=seat, name=name, key=key, until=until))


def seats_to_ask_for(table: Table) -> tuple[Seat, ...]:
    """The seats that somebody who comes late can ask for."""
    if table.locked or table.occasion is not None:
        return ()
    return tuple(seat for seat, holder in enumerate(table.holders) if holder.key is None)


def open_requests(table: Table, served: float) -> tuple[SeatRequest, ...]:
    """The requests for seats that wait for an answer."""
    return tuple(request for request in table.requests if served < request.until)


def _answer_request(table: Table, by: Seat, ask: AnswerRequest, moment: Moment) -> Decision:
    if table.holders[table.host].key in moment.here and (refusal := _host_only(table, by)):
        return refusal
    waiting = open_requests(table, moment.served)
    request = next((one for one in waiting if one.number == ask.number), None)
    if request is None:
        return stale("request-over", "This request was answered already, or has run out.")
    closed = RequestClosed(number=request.number)
    if not ask.yes:
        return done(table, closed)
    # Not the host's own pass: whoever comes next to host does not take back the table's word.
    until = moment.served + PASS_LASTS
    given = PassGiven(seat=request.seat, key=request.key, until=until, name=request.name)
    return done(table, closed, given)


def claim(table: Table, given: Pass, name: str, key: str, moment: Moment) -> Decision:
    """Somebody with a pass takes a seat to another device, or over from somebody else."""
    if moment.served > given.until:
        return stale("pass-over", "This pass has run out; ask for a new one.")
    # Who was let in by name sits down under that name.
    name = given.name or name
    if refusal := name_objection(name) or _name_of_a_bot(name):
        return refusal
    others = (as_compared(h.name) for s, h in enumerate(table.holders) if s != given.seat)
    if as_compared(name) in others:
        return _name_taken(name)
    changed = done(table, KeyChanged(seat=given.seat, name=name, key=key))
    holder = table.holders[given.seat]
    if not table.playing or (holder.mind is None and holder.name == name):
        return changed
    act = Substitute(seat=given.seat, person=Person(name))
    seated = play(changed.table, HOUSE, act, moment)
    return seated if isinstance(seated, Refusal) else _both(changed, seated)


# The game


def start(table: Table, moment: Moment) -> Decision:
    """The next game begins."""
    if refusal := _between_games(table):
        return refusal
    if isinstance(table.occasion, DayDeal) and table.play is not None:
        return illegal("played-already", "The deal of the day is played once at a table.")
    game = GAMES[table.game]
    options = table.options()
    lexicon = Lexicon.open(options.lexicon)
    first = game.begin(options, table.company(), lexicon)
    if isinstance(first, Refusal):
        return first
    number = 1 + (table.play.number if table.play else 0)
    began = Began(number=number, lexicon=lexicon.id, options=msgspec.to_builtins(options))
    table = evolve(table, began)
    dealt = _deal(table, moment)
    return Done((began, *dealt.events), dealt.table, dealt.told)


def _start(table: Table, by: Seat, moment: Moment) -> Decision:
    """The next game begins. Bots play from its start for those who are away and were handed to one
    between games, or for whom one played in the last game and who are not back."""
    started = start(table, moment)
    if isinstance(started, Refusal):
        return started
    for seat, holder in enumerate(table.holders):
        away = holder.key is not None and holder.mind is not None and holder.key not in moment.here
        if away and seat != by:
            left = _stand_in(started.table, seat, moment)
            assert isinstance(left, Done), "in a game that has just begun anybody can leave"
            started = _both(started, left)
    return started


def _deal(table: Table, moment: Moment) -> Done:
    assert table.play is not None
    if isinstance(table.occasion, Lesson):
        arranged = LESSONS[table.play.game].deal
        state = table.rules.evolve(table.play.state, arranged)
        after = after_game_events(table, (arranged,), state)
        change = Change(table.play.state, arranged, state)
        return Done((played(arranged),), after, (change,))
    deal = table.rules.house_act(table.play.state)
    assert deal is not None, "a game begins with a deal"
    dealt = play(table, HOUSE, deal, moment)
    assert isinstance(dealt, Done), "the house may do what the game says it does"
    return dealt


def _play(table: Table, seat: Seat, ask: PlayAct | TypeLine, moment: Moment) -> Decision:
    if table.play is None:
        return illegal("no-game", "No game is being played yet.")
    actor = table.holders[seat].played
    if actor is None:
        return not_yours("not-in-game", "You came after this game; you will be in the next one.")
    if isinstance(ask, TypeLine):
        act = table.rules.command(table.rules.view(table.play.state, actor), ask.line)
    else:
        act = table.rules.read_act(bytes(ask.act))
    if isinstance(act, Refusal):
        return act
    if table.playing and table.holders[seat].mind is not None and not isinstance(act, LeaveGame):
        return _play_again(table, seat, act, moment)
    return play(table, actor, act, moment)


def play_for_bot(table: Table, seat: Seat, act: bytes, moment: Moment) -> Decision:
    """What a bot does at the seat that it plays."""
    if not table.playing or table.holders[seat].mind is None:
        return stale("not-a-bot", "No bot plays this seat now.")
    read = table.rules.read_act(act)
    return read if isinstance(read, Refusal) else play(table, seat, read, moment)


def _play_again(table: Table, seat: Seat, act: Act, moment: Moment) -> Decision:
    """A person whose seat a bot plays does something there: so they have taken it back."""
    back = _take_back(table, seat, moment)
    if isinstance(back, Refusal):
        return back
    acted = play(back.table, seat, act, moment)
    return acted if isinstance(acted, Refusal) else _both(back, acted)


def play(table: Table, actor: Actor, act: Act, moment: Moment) -> Decision:
    """An act of the game, and the deadlines that follow from it."""
    assert table.play is not None
    taken = table.rules.decide(table.play.state, actor, act, _chance(table, moment))
    if isinstance(taken, Refusal):
        return taken
    events: list[AnyTableEvent] = [played(event) for event in taken.events]
    after = after_game_events(table, taken.events, taken.state)
    back = {e.seat for e in taken.events if isinstance(e, SeatTaken) and e.person.mind is None}
    for deadline in (
        _deadline(table, taken.state, back, moment),
        _house_due(table, taken.state, moment),
    ):
        if deadline is not None:
            events.append(deadline)
            after = evolve(after, deadline)
    return Done(tuple(events), after, taken.changes)


def _chance(table: Table, moment: Moment) -> Random:
    """What is drawn by. For the deal of a day it is drawn anew after every deal, so that all get
    the same next one whatever they did with the last."""
    assert table.play is not None
    if not isinstance(table.occasion, DayDeal):
        return moment.rng
    return Random(f"{table.occasion.seed}/{table.rules.deals(table.play.state)}")


def _deadline(table: Table, state: Any, back: Set[Seat], moment: Moment) -> DeadlineSet | None:
    """A new deadline when the game waits for others than before, for something else, or for
    somebody who has just come back."""
    assert table.play is not None
    if not table.settings.clock:
        return None
    waiting = table.rules.waiting_for(state)
    before = table.play.state
    same = (waiting, state.phase) == (table.rules.waiting_for(before), before.phase)
    if table.deadline is not None and same and back.isdisjoint(waiting):
        return None
    at = moment.served + table.settings.clock if waiting else None
    return None if at == table.deadline else DeadlineSet(at=at)


def _house_due(table: Table, state: Any, moment: Moment) -> HouseDue | None:
    """A new time for the house when it is to do something else than before."""
    assert table.play is not None
    act = table.rules.house_act(state)
    if act is None:
        return None if table.house_due is None else HouseDue(at=None)
    if table.house_due is not None and act == table.rules.house_act(table.play.state):
        return None
    return HouseDue(at=moment.served + table.rules.house_waits(state))


def play_for_house(table: Table, moment: Moment) -> Decision:
    """What the house does by itself, once it is time."""
    act = None if table.play is None else table.rules.house_act(table.play.state)
    if act is None or table.house_due is None or moment.served < table.house_due:
        return stale("not-due", "The house has nothing to do here yet.")
    return play(table, HOUSE, act, moment)


def _stand_in(table: Table, seat: Seat, moment: Moment) -> Decision:
    if table.holders[seat].mind is not None:
        return illegal("bot-seat", "A bot plays this seat already.")
    return play(table, seat, LeaveGame(), moment)


def _hand_to_bot(table: Table, by: Seat, seat: Seat, moment: Moment) -> Decision:
    if refusal := _known_seat(table, seat):
        return refusal
    away = table.holders[seat].key in moment.away
    if not table.playing:
        return _stand_in_next(table, seat, away=away)
    if by not in (seat, table.host) and not away and not _overdue(table, seat, moment):
        return not_yours(
            "not-overdue",
            "Only the host can do that, or anybody once the clock has run out or the person has"
            " been away for a minute.",
        )
    left = _stand_in(table, seat, moment)
    return left if by == seat else _lending(table, left)


def _stand_in_next(table: Table, seat: Seat, *, away: bool) -> Decision:
    """Between games: a bot plays the next one for somebody who is away."""
    if table.holders[seat].mind is not None:
        return illegal("bot-seat", "A bot plays this seat already.")
    if not away:
        return illegal(
            "no-game", "Between games a seat is handed to a bot only if its person is away."
        )
    return done(table, StoodIn(seat=seat, mind=GAMES[table.game].stand_in_mind))


def _overdue(table: Table, seat: Seat, moment: Moment) -> bool:
    assert table.play is not None
    waits = seat in table.rules.waiting_for(table.play.state)
    return waits and table.deadline is not None and moment.served >= table.deadline


def _take_back(table: Table, seat: Seat, moment: Moment) -> Decision:
    holder = table.holders[seat]
    if holder.mind is None:
        return illegal("not-away", "You are playing this seat already.")
    if not table.playing:
        return done(table, StoodIn(seat=seat, mind=None))
    act = Substitute(seat=seat, person=Person(holder.name))
    return play(table, HOUSE, act, moment)

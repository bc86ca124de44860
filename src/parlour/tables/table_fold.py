"""The fold of a table's log: the table after each event."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from parlour.minds.registry import minds
from parlour.rules import Event
from parlour.rules.manners import HostPassed, OptionChanged, SeatTaken
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.rules.seat import Seat
from parlour.tables.table import (
    MOST_REQUESTS,
    SAID_KEPT,
    Holder,
    Play,
    ReplayLead,
    SaidLately,
    SeatPass,
    SeatRequest,
    Table,
)
from parlour.tables.table_events import (
    AnyTableEvent,
    Began,
    Chosen,
    Closed,
    DeadlineSet,
    DealEnded,
    DealsSeen,
    Dedicated,
    GotUp,
    HostChanged,
    HostLent,
    HouseDue,
    KeyChanged,
    LeadEnded,
    LockChanged,
    NameChanged,
    PassGiven,
    Played,
    PleasantrySaid,
    ReplayLed,
    RequestClosed,
    Rewritten,
    Sat,
    SeatWanted,
    SettingsChanged,
    StoodIn,
)
from parlour.words import Lexicon


def evolve(table: Table, event: AnyTableEvent) -> Table:
    """The table after one event."""
    if isinstance(event, Played):
        assert table.play is not None
        game_event = table.rules.read_event(bytes(event.event))
        state = table.rules.evolve(table.play.state, game_event)
        return after_game_events(table, (game_event,), state)
    return replace(_hosted(table, _evolve(table, event)), seq=table.seq + 1)


def _hosted(before: Table, after: Table) -> Table:
    """Applies what follows from a change of people. Passes made by a host are void when somebody
    else hosts. Hosting is no longer lent when the lender hosts again or has no seat any more, and
    nobody leads a replay from a seat that they have left."""

    def host(table: Table) -> str | None:
        return table.holders[table.host].key if table.host < len(table.holders) else None

    if after.passes and host(before) != host(after):
        after = replace(after, passes=tuple(one for one in after.passes if not one.by_host))
    if after.lent_by is not None and (
        after.lent_by == host(after) or after.lent_by not in (h.key for h in after.holders)
    ):
        after = replace(after, lent_by=None)
    if after.lead is not None and after.lead.key not in (h.key for h in after.holders):
        after = replace(after, lead=None)
    return after


def _evolve(table: Table, event: AnyTableEvent) -> Table:
    match event:
        case DeadlineSet():
            return replace(table, deadline=event.at)
        case HouseDue():
            return replace(table, house_due=event.at)
        case Chosen():
            return replace(
                table,
                game=event.game,
                rule_set=event.rule_set,
                changes=event.changes,
                settings=event.settings,
                holders=_with_minds_for(table.holders, event.game),
            )
        case Sat():
            holder = Holder(
                event.name, event.key, event.mind, seen=event.seen, first=table.next_number
            )
            # If only bots were left at the table, the first person who comes hosts it.
            first = event.key is not None and all(other.key is None for other in table.holders)
            host = len(table.holders) if first else table.host
            return replace(table, holders=(*table.holders, holder), host=host)
        case GotUp():
            return _got_up(table, event.seat)
        case PassGiven() | SeatWanted() | RequestClosed() | KeyChanged():
            return _given(table, event)
        case NameChanged() | DealsSeen() | PleasantrySaid() | StoodIn() | ReplayLed() | LeadEnded():
            return _about_holder(table, event)
        case HostChanged() | HostLent():
            return _hosting(table, event)
        case LockChanged():
            # Closing the table to newcomers drops the seat requests.
            requests = () if event.locked else table.requests
            return replace(table, locked=event.locked, requests=requests)
        case SettingsChanged():
            return replace(table, settings=event.settings)
        case Dedicated():
            return replace(table, occasion=event.occasion)
        case Began() | DealEnded():
            return _game(table, event)
        case Closed() | Rewritten():
            return _by_operator(table, event)
        case Played():
            raise AssertionError("events of the game are folded by the game")


def _hosting(table: Table, event: HostChanged | HostLent) -> Table:
    """Folds a change of host, and what makes it a loan."""
    if isinstance(event, HostChanged):
        return replace(table, host=event.seat)
    return replace(table, lent_by=table.holders[event.seat].key)


def _by_operator(table: Table, event: Closed | Rewritten) -> Table:
    """Folds what the operator of the server does."""
    if isinstance(event, Closed):
        return replace(table, closed=event.reason)
    return replace(table, rewritten=table.seq + 1)


def _given(table: Table, event: PassGiven | SeatWanted | RequestClosed | KeyChanged) -> Table:
    """Folds the events with which a seat is asked for, promised, and taken over."""
    match event:
        case PassGiven():
            one = SeatPass(event.seat, event.key, event.until, event.by_host, event.name)
            others = tuple(p for p in table.passes if p.seat != event.seat)
            return replace(table, passes=(*others, one))
        case SeatWanted():
            wanted = SeatRequest(table.seq + 1, event.seat, event.name, event.key, event.until)
            return replace(table, requests=(*table.requests, wanted)[-MOST_REQUESTS:])
        case RequestClosed():
            others_open = tuple(r for r in table.requests if r.number != event.number)
            return replace(table, requests=others_open)
        case KeyChanged():
            before = table.holders[event.seat]
            holder = Holder(
                name=event.name,
                key=event.key,
                mind=before.mind if table.playing else None,
                # A person who gets the seat of a table's bot did not play the last game.
                played=before.played if table.playing or before.key is not None else None,
                seen=(*before.seen, *event.seen),
                # Somebody who takes their own seat to another device has played what they played.
                first=before.first
                if before.key is not None and event.name == before.name
                else table.next_number,
            )
            # If the lender of hosting moves to another device, their new key is the lender.
            lent = event.key if event.key and before.key == table.lent_by else table.lent_by
            return replace(
                with_holder(table, event.seat, holder),
                passes=tuple(p for p in table.passes if p.seat != event.seat),
                requests=tuple(r for r in table.requests if r.seat != event.seat),
                lent_by=lent if table.lent_by is not None else None,
                lead=_moved(table.lead, before.key, event.key),
            )


def _moved(lead: ReplayLead | None, old: str | None, new: str | None) -> ReplayLead | None:
    """The lead, if the one who leads may have moved to another device."""
    return replace(lead, key=new) if lead is not None and new and lead.key == old else lead


def _about_holder(
    table: Table,
    event: NameChanged | DealsSeen | PleasantrySaid | StoodIn | ReplayLed | LeadEnded,
) -> Table:
    """Folds what the holder of a seat is called, has seen, says and leads, and a bot that plays for
    them."""
    holder = table.holders[event.seat]
    match event:
        case NameChanged():
            return with_holder(table, event.seat, replace(holder, name=event.name))
        case DealsSeen():
            seen = (*holder.seen, *event.seen)
            return with_holder(table, event.seat, replace(holder, seen=seen))
        case StoodIn():
            return with_holder(table, event.seat, replace(holder, mind=event.mind))
        case ReplayLed():
            assert holder.key is not None, "only people lead"
            lead = ReplayLead(holder.key, event.game, event.step, event.viewer)
            return replace(table, lead=lead)
        case LeadEnded():
            return replace(table, lead=None)
        case PleasantrySaid():
            said = SaidLately(table.seq + 1, event.seat, event.said, event.at)
            banter = (*table.banter, event.said) if holder.key is None else table.banter
            return replace(table, said=(*table.said, said)[-SAID_KEPT:], banter=banter)


def _with_minds_for(holders: tuple[Holder, ...], game: str) -> tuple[Holder, ...]:
    """The same holders. Minds that cannot play the game are replaced by its stand-in mind."""
    return tuple(
        replace(holder, mind=GAMES[game].stand_in_mind)
        if holder.mind is not None and holder.mind not in minds(game)
        else holder
        for holder in holders
    )


def with_holder(table: Table, seat: Seat, holder: Holder) -> Table:
    holders = (*table.holders[:seat], holder, *table.holders[seat + 1 :])
    return replace(table, holders=holders)


def after_game_events(table: Table, events: Sequence[Event], state: Any) -> Table:
    """The table after events of its game that led to ``state``. While a game runs, the game decides
    who plays a seat and who hosts."""
    assert table.play is not None
    holders, host, passes = table.holders, table.host, table.passes
    changes = table.changes
    for event in events:
        if isinstance(event, SeatTaken):
            mind = event.person.mind
            holders = tuple(
                replace(holder, mind=mind) if seat == event.seat else holder
                for seat, holder in enumerate(holders)
            )
            if mind is None:
                # The person is back, so passes that the host made for their seat are void.
                passes = tuple(one for one in passes if one.seat != event.seat)
            host = state.company.host
        elif isinstance(event, HostPassed):
            host = event.seat
        elif isinstance(event, OptionChanged):
            changes = _with_change(table, changes, event)
    after = replace(
        table,
        play=replace(table.play, state=state),
        holders=holders,
        host=host,
        passes=passes,
        changes=changes,
        seq=table.seq + len(events),
    )
    return _hosted(table, after)


def _with_change(table: Table, changes: dict[str, Any], event: OptionChanged) -> dict[str, Any]:
    """The table's changes to its rule set, after an option was changed during a game. The next game
    keeps the change."""
    usual = getattr(GAMES[table.game].rule_sets[table.rule_set], event.option)
    others = {name: value for name, value in changes.items() if name != event.option}
    return others if event.value == usual else {**others, event.option: event.value}


def _got_up(table: Table, seat: Seat) -> Table:
    holders = (*table.holders[:seat], *table.holders[seat + 1 :])
    host = table.host
    if host == seat:
        host = next((s for s, h in enumerate(holders) if h.key is not None), 0)
    elif host > seat:
        host -= 1
    passes, requests = (
        tuple(replace(one, seat=one.seat - (one.seat > seat)) for one in ones if one.seat != seat)
        for ones in (table.passes, table.requests)
    )
    # With no person left to open a locked table, nobody could ever sit down again.
    locked = table.locked and any(holder.key is not None for holder in holders)
    return replace(
        table,
        holders=holders,
        host=host,
        passes=passes,
        requests=requests,
        locked=locked,
        # What was said belongs to seats that have moved up.
        said=(),
    )


def _game(table: Table, event: Began | DealEnded) -> Table:
    """Folds the beginning of a game, and the end of one whose deal was given."""
    if isinstance(event, Began):
        return _began(table, event)
    assert table.play is not None, "a deal ends after it began"
    return replace(table, play=replace(table.play, ended=event.at))


def _began(table: Table, event: Began) -> Table:
    game = GAMES[table.game]
    last = table.play
    if last is not None and last.state.ended_early:
        table = replace(table, cut_short=(*table.cut_short, last.number))
    # Stand-ins do not carry over: persons play the next game themselves.
    holders = tuple(
        replace(holder, mind=None if holder.key is not None else holder.mind, played=seat)
        for seat, holder in enumerate(table.holders)
    )
    # So passes that the host made for their seats are void.
    passes = tuple(p for p in table.passes if not p.by_host or holders[p.seat].key is None)
    table = replace(table, holders=holders, passes=passes)
    if event.options is None:
        options = game.options(table.rule_set, table.changes, edition=1)
    else:
        options = game.read_options(event.options)
    start = game.begin(options, table.company(), Lexicon.by_id(event.lexicon))
    if isinstance(start, Refusal):
        raise ValueError(f"the log begins a game that the rules refuse: {start.sentence}")
    return replace(
        table,
        play=Play(
            number=event.number,
            game=table.game,
            start=start,
            state=start,
            began=table.seq + 1,
            rule_set=table.rule_set,
            changes=table.changes,
            deal=event.deal,
        ),
        deadline=None,
        house_due=None,
        banter=(),
        lead=None,
    )

"""The seats of a table: sitting down and getting up, names, bots, passes and claims."""

from parlour.minds.characters import CHARACTERS
from parlour.minds.registry import minds
from parlour.rules import HOUSE, Person
from parlour.rules.company import as_compared
from parlour.rules.manners import Substitute
from parlour.rules.refusal import Refusal, illegal, malformed, not_yours, stale, too_many
from parlour.rules.registry import GAMES
from parlour.rules.renaming import Rename
from parlour.rules.seat import Seat
from parlour.rules.wording import there_are
from parlour.tables.decision import (
    LOCKED,
    SET_UP,
    Decision,
    Done,
    Now,
    both,
    done,
    host_only,
    known_seat,
)
from parlour.tables.hosting import lend_hosting, not_lent
from parlour.tables.names import name_of_a_bot, objection_to_name
from parlour.tables.play import overdue, play
from parlour.tables.stand_ins import stand_in, stand_in_next
from parlour.tables.table import DayDeal, SeatPass, Table
from parlour.tables.table_events import (
    DealsSeen,
    GotUp,
    KeyChanged,
    NameChanged,
    PassGiven,
    Sat,
)

# How many seconds of served time a pass is good for.
PASS_LASTS = 600.0


def sit(
    table: Table,
    name: str,
    key: str | None,
    mind: str | None = None,
    seen: tuple[str, ...] = (),
) -> Decision:
    """Somebody sits down at the table: a person with the hash of a key, or a bot. ``seen`` are the
    names of the deals that the person has seen before."""
    # If only bots are left at a full table, no host could make room: the last bot gets up.
    only_bots = key is not None and all(holder.key is None for holder in table.holders)
    if only_bots and len(table.holders) >= most_seats(table) and not table.playing:
        left = done(table, GotUp(seat=len(table.holders) - 1))
        seated = sit(left.table, name, key, mind, seen)
        return seated if isinstance(seated, Refusal) else both(left, seated)
    if refusal := _room(table, bot=key is None):
        return refusal
    if key is not None and (refusal := name_of_a_bot(name)):
        return refusal
    if refusal := objection_to_name(table, None, name):
        return refusal
    return done(table, Sat(name=name, key=key, mind=mind, seen=of_this_table(table, seen)))


def sit_before_the_deals(
    table: Table, name: str, key: str, *, seen: tuple[str, ...] = ()
) -> Decision:
    """A person sits down at a table whose deals others may still play. From the first deal on every
    seat is taken, between the games, too: one refusal for all of it tells nobody how far they are.
    """
    taken = table.play is not None or len(table.holders) >= most_seats(table)
    if taken and not table.locked:
        return too_many("table-full", "Every seat is taken. You can ask for that of a bot.")
    return sit(table, name, key, seen=seen)


def most_seats(table: Table) -> int:
    """How many seats there can be at the table now."""
    return table.given_seats or max(GAMES[table.game].seats)


def of_this_table(table: Table, seen: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the named deals that are given at this table."""
    given = {deal.name for deal in table.all_given}
    return tuple(sorted(given.intersection(seen)))


def have_seen(table: Table, seat: Seat, deal: str) -> Decision:
    """A person's device has seen a deal of this table elsewhere."""
    if deal in table.holders[seat].seen or not (new := of_this_table(table, (deal,))):
        return Done((), table)
    return done(table, DealsSeen(seat=seat, seen=new))


def _room(table: Table, *, bot: bool) -> Refusal | None:
    """The reason why nobody can sit down in a new seat now, or None."""
    if table.locked and not bot:
        return LOCKED
    if table.playing:
        return illegal("game-running", "A game is under way; you can watch until it is over.")
    most = most_seats(table)
    if len(table.holders) < most:
        return None
    if table.given_seats is not None:
        return too_many("table-full", f"The deal is for {most} seats, and all of them are taken.")
    return too_many("table-full", f"{GAMES[table.game].title} has at most {most} seats.")


def rename(table: Table, seat: Seat, name: str, now: Now) -> Decision:
    """Gives a person another name, at the table and in the game that they play."""
    if refusal := name_of_a_bot(name):
        return refusal
    if name == table.holders[seat].name:
        return illegal("said-already", "That is your name already.")
    if refusal := objection_to_name(table, seat, name):
        return refusal
    changed = done(table, NameChanged(seat=seat, name=name))
    if not plays_under_own_name(table, seat):
        return changed
    renamed = play(changed.table, HOUSE, Rename(seat=seat, name=name), now)
    return renamed if isinstance(renamed, Refusal) else both(changed, renamed)


def plays_under_own_name(table: Table, seat: Seat) -> bool:
    """Whether a person plays in the game under way, and no stand-in for them."""
    return table.playing and table.holders[seat].mind is None


def name_at(table: Table, seat: Seat) -> str:
    """The default name of a person who takes a seat: the holder's, unless that is a name for
    stand-ins."""
    name = table.holders[seat].name
    return free_name(table) if name_of_a_bot(name) else name


def free_name(table: Table) -> str:
    """A name that nobody at the table has."""
    taken = {as_compared(holder.name) for holder in table.holders}
    return next(name for name in CHARACTERS if as_compared(name) not in taken)


def add_bot(table: Table, by: Seat, mind: str, name: str | None) -> Decision:
    """The host lets a bot sit down, under this name or one that is free."""
    if refusal := host_only(table, by):
        return refusal
    known = minds(table.game)
    if mind not in known:
        return malformed(f"There is no bot called {mind!r}; {there_are(known)}.")
    return sit(table, name or free_name(table), None, mind)


def fill_seats(table: Table) -> Done:
    """Bots take the empty seats of a table whose next deal is given. Elsewhere nothing happens."""
    filled = Done((), table)
    while table.given is not None and len(filled.table.holders) < (table.given_seats or 0):
        name = free_name(filled.table)
        event = Sat(name=name, key=None, mind=minds(table.game)[0])
        filled = both(filled, done(filled.table, event))
    return filled


def hand_to_bot(table: Table, by: Seat, seat: Seat, now: Now) -> Decision:
    """Hands a seat to a stand-in. Its person and the host may do so, and anybody if its person is
    overdue or away."""
    if refusal := known_seat(table, seat):
        return refusal
    away = table.holders[seat].key in now.away
    if not table.playing:
        return stand_in_next(table, seat, away=away)
    if by not in (seat, table.host) and not away and not overdue(table, seat, now):
        return not_yours(
            "not-overdue",
            "Only the host can do that until the clock has run out, or until the person has been"
            " away for a minute.",
        )
    left = stand_in(table, seat, now)
    return left if by == seat else lend_hosting(table, left)


def remove_seat(table: Table, by: Seat, seat: Seat, now: Now) -> Decision:
    """The host removes a person or a bot."""
    if refusal := host_only(table, by) or known_seat(table, seat):
        return refusal
    if seat == by:
        return illegal("yourself", "You cannot remove yourself; leave the table instead.")
    if table.holders[seat].key is not None and (refusal := not_lent(table)):
        return refusal
    if table.playing:
        return _oust(table, seat, now)
    if not keeps_seats(table, now):
        return done(table, GotUp(seat=seat))
    if table.holders[seat].key is None:
        return illegal("bot-seat", "The bots stay while others may still play these deals.")
    left = done(table, GotUp(seat=seat))
    bot = Sat(name=free_name(left.table), key=None, mind=minds(table.game)[0])
    return both(left, done(left.table, bot))


def _oust(table: Table, seat: Seat, now: Now) -> Decision:
    """A bot takes a person's seat in the game for good."""
    if table.holders[seat].key is None:
        return illegal("bot-seat", "A bot of the table can be removed when this game is over.")
    left = Done((), table)
    if table.holders[seat].mind is None:
        decision = stand_in(table, seat, now)
        if isinstance(decision, Refusal):
            return decision
        left = decision
    assert left.table.play is not None
    name = left.table.play.state.company.name(seat)
    return both(left, done(left.table, KeyChanged(seat=seat, name=name, key=None)))


def keeps_seats(table: Table, now: Now) -> bool:
    """Whether no seat becomes empty between games: from the first deal on, as long as others may
    still play the deals of this table. Strangers would learn that a game is over."""
    if table.play is None or table.alone:
        return False
    if isinstance(table.occasion, DayDeal):
        return now.wall < table.occasion.ends
    return table.evening is not None and (now.ends is None or now.wall < now.ends)


def get_up(table: Table, seat: Seat, now: Now) -> Decision:
    """A person leaves the table; during a game a stand-in plays on."""
    if table.playing:
        return stand_in(table, seat, now)
    if keeps_seats(table, now):
        return stand_in_next(table, seat, away=True)
    return done(table, GotUp(seat=seat))


def give_pass(table: Table, by: Seat, seat: Seat, pass_hash: str, now: Now) -> Decision:
    """Gives a one-time pass for a seat, to move to another device or let somebody else have it."""
    if refusal := known_seat(table, seat):
        return refusal
    if seat != by:
        if table.alone:
            return SET_UP
        if refusal := host_only(table, by):
            return refusal
        # A pass shows the seat's cards to its new holder. So the host cannot give away a person's
        # seat: it must be handed to a bot first, which everybody sees and its person can undo.
        holder = table.holders[seat]
        if holder.key is not None and not table.stood_in(seat):
            return not_yours("not-a-bot", "Only a seat that a bot plays can be given to others.")
        if holder.key is not None and (refusal := not_lent(table)):
            return refusal
    until = now.served + PASS_LASTS
    return done(table, PassGiven(seat=seat, key=pass_hash, until=until, by_host=seat != by))


def claim(
    table: Table, given: SeatPass, name: str, key: str, now: Now, seen: tuple[str, ...] = ()
) -> Decision:
    """Somebody with a pass takes a seat to another device, or over from somebody else. ``seen`` are
    the names of the deals that they have seen before."""
    if now.served > given.until:
        return stale("pass-over", "This pass has run out; ask for a new one.")
    # A pass for a name that the table said yes to is good for that name only.
    name = given.name or name
    if refusal := name_of_a_bot(name) or objection_to_name(table, given.seat, name):
        return refusal
    event = KeyChanged(seat=given.seat, name=name, key=key, seen=of_this_table(table, seen))
    changed = done(table, event)
    holder = table.holders[given.seat]
    if not table.playing or (holder.mind is None and holder.name == name):
        return changed
    act = Substitute(seat=given.seat, person=Person(name))
    seated = play(changed.table, HOUSE, act, now)
    return seated if isinstance(seated, Refusal) else both(changed, seated)

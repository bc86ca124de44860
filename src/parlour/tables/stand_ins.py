"""Stand-ins: a bot plays for a person who is away, until they take their seat back."""

from parlour.rules import HOUSE, Act, Person
from parlour.rules.manners import Leave as LeaveGame
from parlour.rules.manners import Substitute
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.registry import GAMES
from parlour.rules.seat import Seat
from parlour.tables.decision import Decision, Done, Now, both, done
from parlour.tables.play import play, start
from parlour.tables.table import Table
from parlour.tables.table_events import StoodIn


def stand_in(table: Table, seat: Seat, now: Now) -> Decision:
    """Lets a bot play a person's seat in the running game."""
    if table.holders[seat].mind is not None:
        return illegal("bot-seat", "A bot plays this seat already.")
    return play(table, seat, LeaveGame(), now)


def stand_in_next(table: Table, seat: Seat, *, away: bool) -> Decision:
    """Between games: lets a bot play the next game for a person who is away."""
    if table.holders[seat].mind is not None:
        return illegal("bot-seat", "A bot plays this seat already.")
    if not away:
        return illegal(
            "no-game", "Between games a seat is handed to a bot only if its person is away."
        )
    return done(table, StoodIn(seat=seat, mind=GAMES[table.game].stand_in_mind))


def take_back(table: Table, seat: Seat, now: Now) -> Decision:
    """Gives a seat back to its person."""
    holder = table.holders[seat]
    if holder.mind is None:
        return illegal("not-away", "You are playing this seat already.")
    if not table.playing:
        return done(table, StoodIn(seat=seat, mind=None))
    act = Substitute(seat=seat, person=Person(holder.name))
    return play(table, HOUSE, act, now)


def play_again(table: Table, seat: Seat, act: Act, now: Now) -> Decision:
    """Plays an act of a person whose seat a bot plays. The person takes the seat back first."""
    back = take_back(table, seat, now)
    if isinstance(back, Refusal):
        return back
    acted = play(back.table, seat, act, now)
    return acted if isinstance(acted, Refusal) else both(back, acted)


def start_with_stand_ins(table: Table, by: Seat, now: Now) -> Decision:
    """Starts the next game. If a bot has a person's seat, from the last game or handed over between
    games, and the person is not connected, the bot plays this game, too."""
    started = start(table, now)
    if isinstance(started, Refusal):
        return started
    for seat, holder in enumerate(table.holders):
        away = holder.key is not None and holder.mind is not None and holder.key not in now.here
        if away and seat != by:
            left = stand_in(started.table, seat, now)
            assert isinstance(left, Done), "in a game that has just begun anybody can leave"
            started = both(started, left)
    return started

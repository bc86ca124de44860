"""Log lines: one for each event, as one viewer may read it.

A log line takes its cards from the viewer's own view before or after the event and from nowhere
else, so it cannot say more than a view shows. A log line about a private act is for its player
alone.
"""

from typing import TypeAlias

from parlour.rules import narration
from parlour.rules.base import Change
from parlour.rules.naming import Names
from parlour.rules.narration import Narration, Tellers
from parlour.rules.quiddler import events as e
from parlour.rules.quiddler import verdict
from parlour.rules.quiddler.state import State
from parlour.rules.quiddler.view_types import LayDownView
from parlour.rules.quiddler.views import ViewBuilder
from parlour.rules.seat import Viewer
from parlour.rules.wording import capital, counted, listed

_Narration: TypeAlias = Narration[ViewBuilder, Names]


def narrate(change: Change[State], viewer: Viewer) -> str | None:
    """The log line for a change, in one sentence or a few; None if this viewer may not know of
    it."""
    return narration.narrate(change, Narration(change, viewer, ViewBuilder, Names), _TELLERS)


# Dealing


def _dealt(at: _Narration, event: e.Dealt) -> str:
    seen = at.after
    assert seen.at is not None
    return (
        f"Hand {seen.hand} of {len(seen.sizes)}: {at.clause(event.dealer, 'deal')} "
        f"{counted(seen.sizes[seen.hand - 1], 'card')} to everybody. "
        f"The discard pile begins with {_top(seen)}. {at.does(seen.at, 'begin')}.{_held(at)}"
    )


def _held(at: _Narration) -> str:
    """The viewer's new hand, in the words that a screen reader says when the cards are dealt."""
    mine = at.after.mine(())
    if mine is None or not at.own(at.viewer):
        return ""
    return f" Your cards are {listed(card.face for card in mine.cards)}."


def _top(seen: ViewBuilder) -> str:
    face = seen.top_face
    assert face is not None
    return face


def _reshuffled(at: _Narration, event: e.Reshuffled) -> str:
    discards = counted(at.after.stock, "discard")
    are = "is" if at.after.stock == 1 else "are"
    return f"The stock was empty: {discards} {are} shuffled into a new one."


def _ready_said(at: _Narration, event: e.ReadySaid) -> str:
    return f"{at.does(event.seat, 'are')} ready for the next hand."


# Private


def _arranged(at: _Narration, event: e.Arranged) -> str | None:
    rows = at.after.rows(event.seat) if at.own(event.seat) else None
    if rows is None:
        return None
    if not rows:
        return "You take your rows apart."
    mine = at.after.mine(())
    assert mine is not None
    points = counted(mine.arrangement.tally.parts["in words"], "point")
    return f"You arrange {listed(rows)}: {points} in words."


def _looked_up(at: _Narration, event: e.LookedUp) -> str | None:
    if not at.own(event.seat):
        return None
    return f"You look up {event.word}: it is {'' if event.found else 'not '}in the word list."


# A turn


def _drew(at: _Narration, event: e.Drew) -> str:
    if event.pile == "discards":
        return f"{at.does(event.seat, 'take')} {_top(at.before)} from the discard pile."
    card = at.after.last_card(event.seat) or "a card"
    return f"{at.does(event.seat, 'draw')} {card} from the stock."


def _discarded(at: _Narration, event: e.Discarded) -> str:
    return f"{at.does(event.seat, 'discard')} {_top(at.after)}."


def _went_out(at: _Narration, event: e.WentOut) -> str:
    return f"{at.does(event.seat, 'go')} out with {_laid(at)}, discarding {_top(at.after)}."


def _laid_down(at: _Narration, event: e.LaidDown) -> str:
    laid = at.after.last_lay_down
    does, discarding = at.does(event.seat, "lay"), f"discarding {_top(at.after)}"
    if not laid.face_down:
        return f"{does} down {_spelled(laid)}, {discarding}."
    what = _spelled(laid) if laid.words else counted(laid.cards, "card")
    return f"{does} {what} face down, {discarding}."


def _laid(at: _Narration) -> str:
    return _spelled(at.after.last_lay_down)


def _spelled(laid: LayDownView) -> str:
    return listed(word.word for word in laid.words)


def _revealed(at: _Narration, event: e.Revealed) -> str:
    laid = "; ".join(
        f"{at.clause(one.seat, 'have')} {_spelled(one)}"
        for one in at.after.lay_downs
        if not one.out
    )
    return f"All final turns are over, and the words are revealed: {laid}."


# Challenges


def _challenged(at: _Narration, event: e.Challenged) -> str:
    lay_down = at.before.lay_downs[event.lay_down - 1]
    word = lay_down.words[event.word].word
    return f"{at.does(event.seat, 'challenge')} {at.names.owner(lay_down.seat)} word {word}."


def _passed(at: _Narration, event: e.Passed) -> str:
    owners = {laid.seat for laid in at.before.in_window} - {event.seat}
    whose = at.names.owner(owners.pop()) if len(owners) == 1 else "all"
    return f"{at.does(event.seat, 'let')} {whose} words stand."


def _defended(at: _Narration, event: e.Defended) -> str:
    challenge = at.before.challenge
    assert challenge is not None
    return f"{at.does(event.seat, 'defend')} {challenge.spelled}: {event.sentence}"


def _voted(at: _Narration, event: e.Voted) -> str:
    if not at.own(event.seat):
        return f"{at.names.who(event.seat)} has voted."
    challenge = at.before.challenge
    assert challenge is not None
    return f"You vote that {challenge.spelled} {'stands' if event.up else 'falls'}."


def _settled(at: _Narration, event: e.Settled) -> str:
    ruling = at.after.rulings[-1]
    lay_down = at.after.lay_downs[ruling.lay_down - 1]
    ruled = "upheld" if ruling.upheld else "rejected"
    follows = verdict.consequences(ruling, lay_down, at.names)
    return " ".join([f"{verdict.reason(ruling)}: it is {ruled}.", *follows])


def _window_closed(at: _Narration, event: e.WindowClosed) -> str:
    lay_down = at.after.last_lay_down
    if at.before.at is None:
        return "The words of the final turns are settled."
    if not lay_down.out:
        return f"{capital(at.names.owner(lay_down.seat))} turn is over."
    if lay_down.void:
        return "Nobody is out, and the hand goes on."
    return f"{at.does(lay_down.seat, 'are')} out. Everybody else has one more turn."


# Scores


def _hand_scored(at: _Narration, event: e.HandScored) -> str:
    points = listed(
        f"{at.clause(seat, 'lose' if points < 0 else 'score')} {counted(abs(points), 'point')}"
        for seat, points in enumerate(event.points)
    )
    return f"Hand {at.after.hand} is scored: {points}.{_bonuses(at)}{_so_far(at)}"


def _bonuses(at: _Narration) -> str:
    """Who has the bonuses of the hand that was just scored, and who gained by challenges."""
    told = [
        f" {at.does(seat, 'get')} {listed(f'{won} for the {what}' for what, won in earned)}."
        for seat, row in enumerate(at.after.sheet[-1].scores)
        if (earned := row.ribbons.items())
    ]
    return "".join(told)


def _so_far(at: _Narration) -> str:
    """The totals. The first hand has no others to add, and after the last one the result says
    them."""
    seen = at.after
    if seen.hand in (1, len(seen.sizes)):
        return ""
    totals = listed(
        f"{at.clause(seat, 'have')} {line.total}" for seat, line in enumerate(seen.sheet[-1].scores)
    )
    return f" So far {totals}."


def _ended(at: _Narration, event: e.Ended) -> str:
    totals = listed(
        f"{at.clause(seat, 'have')} {counted(total, 'point')}"
        for seat, total in enumerate(event.totals)
    )
    if len(event.winners) == 1:
        won = f"{at.does(event.winners[0], 'win')}."
    else:
        won = f"{capital(at.names.all_of(event.winners))} share the win."
    return f"The game is over: {totals}. {won}"


_TELLERS: Tellers = {
    e.Dealt: _dealt,
    e.Reshuffled: _reshuffled,
    e.ReadySaid: _ready_said,
    e.Arranged: _arranged,
    e.LookedUp: _looked_up,
    e.Drew: _drew,
    e.Discarded: _discarded,
    e.WentOut: _went_out,
    e.LaidDown: _laid_down,
    e.Revealed: _revealed,
    e.Challenged: _challenged,
    e.Passed: _passed,
    e.Defended: _defended,
    e.Voted: _voted,
    e.Settled: _settled,
    e.WindowClosed: _window_closed,
    e.HandScored: _hand_scored,
    e.Ended: _ended,
}

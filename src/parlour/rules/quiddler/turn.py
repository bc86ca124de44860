"""Only Quiddler has turns: a player draws a card, discards one, and at the end lays down words."""

from random import Random

from msgspec.structs import replace

from parlour.rules.base import Choice, Events, Evolvers, Verb
from parlour.rules.players import with_player
from parlour.rules.quiddler import acts, events
from parlour.rules.quiddler.arranging import cards_of, found_rows
from parlour.rules.quiddler.choices import (
    SHORTEST_WORD,
    CanDiscard,
    CanDrawDiscard,
    CanDrawStock,
    CanGoOut,
    CanLayDown,
)
from parlour.rules.quiddler.mandatory_words import smallest_words
from parlour.rules.quiddler.phases import turn_over
from parlour.rules.quiddler.state import LaidWord, LaidWords, Phase, Player, State
from parlour.rules.refusal import Refusal, illegal, not_yours
from parlour.rules.seat import Seat


def _not_in_turn(state: State, seat: Seat) -> Refusal | None:
    if seat != state.at:
        name = state.company.name(state.at)
        return not_yours("not-your-turn", f"It is {name}'s turn.", "QD-H3")
    return None


# Drawing


def _not_drawing(state: State) -> Refusal | None:
    if state.phase == "play":
        return illegal("drawn-already", "You have drawn a card already.", "QD-H3")
    return None


def _may_draw_stock(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _not_drawing(state):
        return refusal
    if not state.stock:
        return illegal("stock-empty", "The stock is empty; only the discard can be drawn.", "QD-H6")
    return CanDrawStock(hand=state.hand, turn=state.turn)


def _do_draw_stock(state: State, seat: Seat, act: acts.DrawStock, rng: Random) -> Events:
    return (events.Drew(seat=seat, pile="stock"),)


def _may_draw_discard(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _not_drawing(state):
        return refusal
    return CanDrawDiscard(hand=state.hand, turn=state.turn, face=state.faces[state.discards[-1]])


def _do_draw_discard(state: State, seat: Seat, act: acts.DrawDiscard, rng: Random) -> Events:
    return (events.Drew(seat=seat, pile="discards"),)


def _drew(state: State, event: events.Drew) -> State:
    player, stock, discards = state.players[event.seat], state.stock, state.discards
    number, took = len(player.came) + 1, player.took
    if event.pile == "stock":
        card, stock = stock[0], stock[1:]
    else:
        card, discards = discards[-1], discards[:-1]
        took = (*took, number)
    came, held = (*player.came, card), (*player.held, number)
    player = replace(player, came=came, held=held, took=took)
    return with_player(state, event.seat, player, phase="play", stock=stock, discards=discards)


def follow_draw(state: State, rng: Random) -> Events:
    """If the stock is empty before a draw, all discards but the top one become the stock
    (QD-H6)."""
    if state.stock or len(state.discards) == 1:
        return ()
    order = state.discards[:-1]
    return (events.Reshuffled(order=tuple(rng.sample(order, len(order)))),)


def _reshuffled(state: State, event: events.Reshuffled) -> State:
    return replace(state, stock=event.order, discards=state.discards[-1:])


# Ending the turn


def _not_playing(state: State) -> Refusal | None:
    if state.phase == "draw":
        return illegal("draw-first", "Draw a card first.", "QD-H3")
    return None


def owed_words(state: State, seat: Seat) -> tuple[tuple[str, ...], ...]:
    """The smallest words of a hand in a final turn, if the table demands that players lay down all
    they can (QD-H5)."""
    if not state.options.must_lay_down or state.out is None:
        return ()
    hand = state.faces_of(seat, state.players[seat].held)
    words = smallest_words(state.lexicon, tuple(sorted(hand)))
    return tuple(word for word in words if len(word) < len(hand))


def _may_discard(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _not_playing(state):
        return refusal
    if owed_words(state, seat):
        return illegal(
            "must-lay-down",
            "Your cards make a word, and you must lay down every word you can.",
            "QD-H5",
        )
    return CanDiscard(hand=state.hand, turn=state.turn, cards=cards_of(state, seat))


def _do_discard(state: State, seat: Seat, act: acts.Discard, rng: Random) -> Events:
    return (events.Discarded(seat=seat, card=act.card),)


def _discarded(state: State, event: events.Discarded) -> State:
    return turn_over(_without(state, event.seat, (), event.card))


def _without(state: State, seat: Seat, words: tuple[tuple[int, ...], ...], discard: int) -> State:
    """The state after these words and the discard have left a player's hand."""
    player = state.players[seat]
    gone = {discard, *[number for word in words for number in word]}
    held = tuple([number for number in player.held if number not in gone])
    rows = [tuple([number for number in row if number not in gone]) for row in player.rows]
    player = replace(player, held=held, rows=tuple(filter(None, rows)))
    return with_player(state, seat, player, discards=(*state.discards, player.card(discard)))


def _may_go_out(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _not_playing(state):
        return refusal
    if state.out is not None:
        name = state.company.name(state.out)
        return illegal("out-already", f"{name} is out; this is your final turn.", "QD-H5")
    player = state.players[seat]
    if not state.options.out_on_first_turn and not player.turns:
        return illegal("first-turn", "Nobody may go out on their first turn here.", "QD-H7")
    checked = None
    if state.options.judging == "checked":
        if refusal := _arrangement_objection(state, seat):
            return refusal
        checked = tuple(state.faces_of(seat, row) for row in player.rows)
    return CanGoOut(hand=state.hand, turn=state.turn, cards=cards_of(state, seat), checked=checked)


def all_but_one(player: Player) -> bool:
    """Whether every row is long enough for a word and exactly one card is left over."""
    return (
        all(len(row) >= SHORTEST_WORD for row in player.rows)
        and sum(map(len, player.rows)) == len(player.held) - 1
    )


def _arrangement_objection(state: State, seat: Seat) -> Refusal | None:
    """The refusal to go out with a player's rows at a table that checks words, or None."""
    player = state.players[seat]
    if not all_but_one(player):
        return illegal(
            "left-over",
            "To go out, arrange every card but one in words of at least two cards.",
            "QD-H4",
        )
    found = found_rows(state, seat)
    missing = next((row for row in player.rows if row not in found), None)
    if missing is not None:
        word = state.spell(seat, missing)
        return illegal("not-in-lexicon", f"{word} is not in the word list.", "QD-W4")
    return None


def _do_go_out(state: State, seat: Seat, act: acts.GoOut, rng: Random) -> Events:
    return (events.WentOut(seat=seat, words=act.words, discard=act.discard),)


def _may_lay_down(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _not_playing(state):
        return refusal
    if state.out is None:
        return illegal(
            "nobody-out", "You lay down words when you go out, or in a final turn.", "QD-H4"
        )
    checked, owed = None, owed_words(state, seat)
    if state.options.judging == "checked":
        found = tuple(state.faces_of(seat, row) for row in found_rows(state, seat))
        # One card must remain as the discard.
        checked = owed + tuple(word for word in found if len(word) < len(state.players[seat].held))
        if not checked:
            return illegal(
                "nothing-checked",
                "This table checks words: first arrange one that is in the word list.",
                "QD-W3",
            )
    return CanLayDown(
        hand=state.hand,
        turn=state.turn,
        cards=cards_of(state, seat),
        checked=checked,
        owed=owed,
    )


def _do_lay_down(state: State, seat: Seat, act: acts.LayDown, rng: Random) -> Events:
    return (events.LaidDown(seat=seat, words=act.words, discard=act.discard),)


def _laid(state: State, event: events.WentOut | events.LaidDown) -> State:
    out = isinstance(event, events.WentOut)
    lay_down = LaidWords(
        number=len(state.lay_downs) + 1,
        seat=event.seat,
        out=out,
        words=tuple(LaidWord(word) for word in event.words),
        face_down=not out and state.options.final_words == "together",
    )
    state = _without(state, event.seat, event.words, event.discard)
    state = replace(state, lay_downs=(*state.lay_downs, lay_down))
    if lay_down.face_down:
        return turn_over(state)
    return laid_for_good(state) if state.options.judging == "checked" else window_opened(state)


def window_opened(state: State) -> State:
    """The state in which everybody may challenge the open words."""
    players = tuple(replace(player, passed=False) for player in state.players)
    return replace(state, phase="challenge", players=players)


def laid_for_good(state: State) -> State:
    """The state after the time for challenges. The player is out if the latest lay-down was laid to
    go out and is not void."""
    lay_down = state.lay_downs[-1]
    if lay_down.out and not lay_down.void:
        state = replace(state, out=lay_down.seat)
    return turn_over(state)


_IN_TURN: tuple[Phase, ...] = ("draw", "play")

VERBS = (
    Verb(acts.DrawStock, _may_draw_stock, _do_draw_stock, _IN_TURN, bar=_not_in_turn),
    Verb(acts.DrawDiscard, _may_draw_discard, _do_draw_discard, _IN_TURN, bar=_not_in_turn),
    Verb(acts.Discard, _may_discard, _do_discard, _IN_TURN, bar=_not_in_turn),
    Verb(acts.GoOut, _may_go_out, _do_go_out, _IN_TURN, bar=_not_in_turn),
    Verb(acts.LayDown, _may_lay_down, _do_lay_down, _IN_TURN, bar=_not_in_turn),
)

EVENTS: Evolvers[State] = {
    events.Drew: _drew,
    events.Reshuffled: _reshuffled,
    events.Discarded: _discarded,
    events.WentOut: _laid,
    events.LaidDown: _laid,
}

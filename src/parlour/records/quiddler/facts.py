"""Facts of Quiddler sentences: texts that follow from the state, such as the drawn card.

Each function raises Misread if its event cannot happen.
"""

from parlour.records.notation import Fields
from parlour.records.quiddler.cards import name_of, write_faces
from parlour.records.quiddler.deals import hand_size
from parlour.records.scanner import Misread
from parlour.rules.quiddler import challenge, events
from parlour.rules.quiddler.state import State


def size(state: State, fields: Fields) -> str:
    return f"{hand_size(state, fields)} cards"


def drawn(state: State, fields: Fields) -> str:
    """The card that the player draws, and its pile."""
    if fields["pile"] == "discards":
        return f"{write_faces([state.faces[state.discards[-1]]])} from the discard pile"
    if not state.stock:
        raise Misread("The stock is empty.")
    return f"{write_faces([state.faces[state.stock[0]]])} from the stock"


def discards(state: State, fields: Fields) -> str:
    """The number of cards in the new stock, and the discard that stays."""
    top = write_faces([state.faces[state.discards[-1]]])
    return f"{_count(len(state.discards) - 1, 'discard')} under {top}"


def worth(state: State, fields: Fields) -> str:
    """The points of the cards of a lay-down."""
    words = fields["words"]
    return _count(sum(state.points_of(fields["seat"], word) for word in words), "point")


# Challenges


def open_lay_down(state: State, fields: Fields) -> int:
    """The number of the newest lay-down on the table."""
    return state.lay_downs[-1].number


def in_doubt(state: State, fields: Fields) -> str:
    """The challenged word."""
    found = state.challenge
    if found is None:
        raise Misread("No word is challenged now.")
    lay_down = state.in_doubt
    return state.spell(lay_down.seat, lay_down.words[found.word].cards)


def final_words(state: State, fields: Fields) -> str:
    """The words that lay face down, with their owners."""
    return "; ".join(
        f"{name_of(state, one.seat)} has "
        + ", ".join(state.spell(one.seat, word.cards) for word in one.words)
        for one in state.lay_downs
        if one.face_down
    )


def votes(state: State, fields: Fields) -> str:
    """The count of the votes; empty if the lexicon ruled."""
    if fields["by"] == "lexicon":
        return ""
    up = sum(player.vote is True for player in state.players)
    return f", {up} for it and {len(state.players) - up} against"


def consequences(state: State, fields: Fields) -> str:
    """The immediate effects of a ruling: a void lay-down, points lost and gained."""
    settled = challenge.EVENTS[events.Settled](
        state, events.Settled(upheld=fields["upheld"], by=fields["by"])
    )
    ruling = settled.rulings[-1]
    lay_down = settled.lay_downs[ruling.lay_down - 1]
    told = ["the whole lay-down is void"] if lay_down.void else []
    told += [
        f"{name_of(state, seat)} {'gains' if points > 0 else 'loses'} {abs(points)}"
        for seat, points in (
            (ruling.owner, ruling.owner_points),
            (ruling.challenger, ruling.challenger_points),
        )
        if points
    ]
    return "".join(f"; {consequence}" for consequence in told)


def laid(state: State, fields: Fields) -> str:
    return "lay-downs are" if len(state.in_window) > 1 else "lay-down is"


def outcome(state: State, fields: Fields) -> str:
    """The result of a lay-down when its challenge window closes."""
    lay_down = state.lay_downs[-1]
    if not state.in_turn:
        return "the final turns are over"
    if not lay_down.out:
        return f"the turn of {name_of(state, lay_down.seat)} is over"
    return "nobody is out" if lay_down.void else f"{name_of(state, lay_down.seat)} is out"


# Scores


def hand_number(state: State, fields: Fields) -> str:
    return str(state.hand)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"

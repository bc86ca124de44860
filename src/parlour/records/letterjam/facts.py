"""Facts of Letter Jam sentences: texts that follow from the state, such as the word or the letter.

Each function raises Misread if its event cannot happen.
"""

from parlour.records.letterjam.cards import name_of
from parlour.records.notation import Fields
from parlour.records.scanner import Misread
from parlour.rules.letterjam.ending import being_judged, spelled
from parlour.rules.letterjam.state import Player, State
from parlour.rules.letterjam.statement import state_of
from parlour.rules.seat import Seat, right_of


def neighbour(state: State, fields: Fields) -> str:
    """The player for whom a word is made."""
    return name_of(state, right_of(fields["seat"], len(state.company)))


def numbers(state: State, fields: Fields) -> str:
    """The five numbers of a clue, without zeros."""
    player = state.players[fields["seat"]]
    sources = next(d.sources for d in player.drafts if d.number == fields["draft"])
    said = state_of(sources)
    counts = (
        _count(said.letters, "letter"),
        _count(said.players, "player"),
        _count(said.stands, "stand"),
        _count(said.bonus, "bonus letter"),
        "the wildcard" if said.wildcard else "",
    )
    return ", ".join(filter(None, counts))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number > 1)}" if number else ""


def centre(state: State, fields: Fields) -> str:
    if not state.locked:
        raise Misread("No green token is locked.")
    if state.locked == 1:
        return "the green token in the centre is free"
    return f"the {state.locked} green tokens in the centre are free"


def round_number(state: State, fields: Fields) -> str:
    return str(state.round)


# The refill


def _top_of_deck(state: State) -> str | None:
    return state.letters[state.deck[0]] if state.deck else None


def refill(state: State, fields: Fields) -> str:
    stand = state.stands[fields["stand"]]
    if stand.up is None:
        raise Misread("That stand is empty.")
    gone = state.letters[stand.up]
    new = state.letters[stand.stack[0]] if stand.stack else _top_of_deck(state)
    return f"discards {gone} and {f'shows {new}' if new else 'stays empty'}"


def moving(state: State, fields: Fields) -> str:
    player = state.players[fields["seat"]]
    if player.on_extra:
        raise Misread("That player has no row card left to move on from.")
    here = state.letters[player.row[player.at]]
    if player.at + 1 < len(player.row):
        return f"from {here} to {state.letters[player.row[player.at + 1]]}"
    return f"from {here}, the last card, and draws {_drawn(state)}"


def _drawn(state: State) -> str:
    letter = _top_of_deck(state)
    return f"the extra letter {letter}" if letter else "nothing, for the deck is empty"


def drawing(state: State, fields: Fields) -> str:
    player = state.players[fields["seat"]]
    if not player.on_extra or player.up is not None:
        raise Misread("That player has a letter on the stand.")
    return _drawn(state)


def keeping(state: State, fields: Fields) -> str:
    player = state.players[fields["seat"]]
    return f"{_extra_letter(state, player)} face down and draws {_drawn(state)}"


def _extra_letter(state: State, player: Player) -> str:
    if not player.on_extra or player.up is None:
        raise Misread("That player has no extra letter.")
    return state.letters[player.up]


def verdict(state: State, fields: Fields) -> str:
    """Whether a guess aloud is right, and where the card goes."""
    letter = _extra_letter(state, state.players[fields["seat"]])
    if letter == fields["letter"]:
        return f"right, it becomes bonus {state.bonus_made + 1}"
    return f"wrong, it is {letter} and is discarded"


def bonus_letter(state: State, fields: Fields) -> str:
    return next(state.letters[b.card] for b in state.bonus if b.number == fields["bonus"])


# The end


def final_word(state: State, fields: Fields) -> str:
    if state.players[fields["seat"]].final.revealed:
        raise Misread("That word is revealed already.")
    if being_judged(state) is not None:
        raise Misread("Another word is being judged.")
    return spelled(state, fields["seat"])


def judged(state: State, fields: Fields) -> Seat:
    """The owner of the word that is revealed and not judged yet."""
    seat = being_judged(state)
    if seat is None:
        raise Misread("There is no word to judge.")
    return seat


def owner(state: State, fields: Fields) -> Seat:
    """The owner of the word that another player judges."""
    seat = judged(state, fields)
    if seat == fields["seat"]:
        raise Misread("Nobody judges their own word.")
    return seat


def asked(state: State, fields: Fields) -> str:
    """The player who is asked about the word."""
    if state.players[fields["seat"]].final.asked_word is not None:
        raise Misread("That player is asked already.")
    return name_of(state, fields["seat"])


def judged_word(state: State, fields: Fields) -> str:
    return spelled(state, owner(state, fields))

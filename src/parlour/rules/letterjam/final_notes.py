"""Only Letter Jam has final words: what was behind each of them, in words, once the game is over.

The cards that were left out and the guesses are secrets of their owner. So these sentences are made
for the end alone, when everything is shown (LJ-E9).
"""

from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.ending import spelled
from parlour.rules.letterjam.private_views import believed
from parlour.rules.letterjam.state import State
from parlour.rules.letterjam.view_types import HIDDEN
from parlour.rules.seat import Seat
from parlour.rules.wording import capital, listed

ACCEPTED = "It is not in the word list; the table accepted it."


def final_note(state: State, seat: Seat) -> str:
    """What was replaced in a final word, what its owner meant, and whether it counts only because
    the others let it; empty if nothing was, and the owner meant just this word."""
    if state.end_reason is None:
        return ""
    accepted = ACCEPTED if _only_accepted(state, seat) else ""
    return " ".join(filter(None, (_replaced(state, seat), _meant(state, seat), accepted)))


def _replaced(state: State, seat: Seat) -> str:
    player = state.players[seat]
    cards = player.final.cards
    others = [_named(state, seat, source) for source in cards if source[0] != "r"]
    if not others:
        return ""
    out = [
        f"card {place + 1}, {state.letters[card]}"
        for place, card in enumerate(player.row)
        if f"r{place}" not in cards
    ]
    longer = len(cards) > len(player.row)
    did = [f"took the place of {listed(out)}"] if out else []
    did += ["made the word longer"] if longer else []
    return f"{capital(listed(others))} {' and '.join(did)}."


def _named(state: State, seat: Seat, source: str) -> str:
    """A card that is not from the row, with its letter."""
    player = state.players[seat]
    if source == WILD:
        return f"the wildcard, as {player.final.wildcard},"
    if source[0] == "b":
        letters = {f"b{bonus.number}": state.letters[bonus.card] for bonus in state.bonus}
        return f"the bonus letter {letters[source]}"
    return f"the extra letter {state.letters[player.extras[int(source[1:]) - len(player.row)]]}"


def _only_accepted(state: State, seat: Seat) -> bool:
    """Whether the others let a word count. They are asked only if the list lacks it (LJ-E5)."""
    final = state.players[seat].final
    return final.correct and True in final.accepted_by


def _meant(state: State, seat: Seat) -> str:
    meant, cards = believed(state, state.players[seat]), spelled(state, seat)
    if meant == cards or set(meant) == {HIDDEN}:
        return ""
    if HIDDEN in meant:
        return f"By the guesses it was {meant}, with {HIDDEN} for a letter without a guess."
    if state.players[seat].final.correct and not _only_accepted(state, seat):
        return f"The guesses said {meant}: by luck, the cards spell {cards}."
    return f"The guesses said {meant}, but the cards spell {cards}."

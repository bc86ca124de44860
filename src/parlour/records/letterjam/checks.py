"""Checks of Letter Jam sentences: each raises Misread if the event cannot happen in this state.

The template has checked the phase before. These checks keep the state consistent: every card in
one place, every number in its order. They do not enforce the rules of play: a record tells what
happened, even if it was not allowed.
"""

from collections import Counter
from collections.abc import Sequence

from parlour.records.notation import Fields
from parlour.records.scanner import Misread
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.asking import peoples_time
from parlour.rules.letterjam.ending import claims, spelled
from parlour.rules.letterjam.setup import lengths_to_make
from parlour.rules.letterjam.state import State

# Checks of single values


def token(token: str, state: State, fields: Fields) -> None:
    if not (state.reds if token == "red" else state.greens):
        raise Misread(f"There is no {token} token to take.")


def judged(word: str, state: State, fields: Fields) -> None:
    """The judged word must be what the cards spell, with any letter for the wildcard."""
    final = state.players[fields["seat"]].final
    shown = spelled(state, fields["seat"])
    fits = len(word) == len(shown) and all(
        source == WILD or letter == other
        for source, letter, other in zip(final.cards, word, shown, strict=False)
    )
    if not fits:
        raise Misread(f"These cards spell {shown}, not {word}.")


def held(source: str, state: State, fields: Fields) -> None:
    if claims(state).get(source) != fields["seat"]:
        raise Misread("That player has not claimed this card.")


# Checks of whole events


def _whole_deck(state: State, groups: Sequence[str]) -> None:
    if Counter("".join(groups)) != Counter(state.deck_data.cards):
        raise Misread("The cards dealt are not the cards of the deck.")


def deal(state: State, fields: Fields) -> None:
    words, rows, stacks = fields["words"], fields["rows"], fields["stacks"]
    _whole_deck(state, (*rows, *stacks, fields["deck"]))
    for word, row in zip(words, rows, strict=True):
        if Counter(word) != Counter(row):
            raise Misread(f"{row} is not an order of the letters of {word}.")
    if tuple(map(len, rows)) != state.options.lengths_for(len(state.company)):
        raise Misread("The words dealt do not have the lengths this table chose.")
    if tuple(map(len, stacks)) != state.setup.stacks:
        raise Misread("The stacks do not have the sizes for this many players.")


def shares(state: State, fields: Fields) -> None:
    _whole_deck(state, fields["shares"])


def still_making(state: State, fields: Fields) -> None:
    if state.players[fields["seat"]].maker.made:
        raise Misread("That player has made a word already.")


def word_made(state: State, fields: Fields) -> None:
    still_making(state, fields)
    shortest, longest = lengths_to_make(state, fields["seat"])
    if not shortest <= len(fields["cards"]) <= longest:
        allowed = str(longest) if shortest == longest else f"{shortest} to {longest}"
        raise Misread(f"The word must have {allowed} letters.")


def green(state: State, fields: Fields) -> None:
    stand = state.stands[fields["stand"]]
    if stand.stack or not stand.token:
        raise Misread("There is no green token to be freed there.")


def asked(state: State, fields: Fields) -> None:
    """A player may ask only for a card that another player has claimed, and only once."""
    asks = fields["source"] in state.players[fields["seat"]].final.asks_for
    if claims(state).get(fields["source"], fields["seat"]) == fields["seat"]:
        raise Misread("Nobody else has claimed that card.")
    if asks == fields["ask"]:
        raise Misread("That player asks for it already." if asks else "That was not asked for.")


def wildcard_not_freed(state: State, fields: Fields) -> None:
    if not peoples_time(state):
        raise Misread("The bots may take the wildcard already.")


def all_ready(state: State, fields: Fields) -> None:
    if not all(player.final.ready for player in state.players):
        raise Misread("Not everybody is ready.")


def all_judged(state: State, fields: Fields) -> None:
    if any(player.final.word is None for player in state.players):
        raise Misread("Not every word is judged.")

"""Checks of Quiddler sentences: each raises Misread if the event cannot happen in this state.

The template has checked the phase before. These checks keep the state consistent: every card in
one place, turns and hands in their order, one challenge at a time. They do not enforce the rules
of play: a record tells what happened, even if it was not allowed.
"""

from collections import Counter

from parlour.records.notation import Fields
from parlour.records.quiddler.cards import Words, hand_of
from parlour.records.scanner import Misread
from parlour.rules.quiddler import box
from parlour.rules.quiddler.challenge import follow_final_turns, undecided
from parlour.rules.quiddler.state import State
from parlour.rules.seat import Seat, left_of

# Checks of single values


def next_hand(hand: int, state: State, fields: Fields) -> None:
    if hand != state.hand + 1:
        raise Misread(f"The next hand is hand {state.hand + 1}.")
    if hand > len(state.options.sizes):
        raise Misread("That was the last hand.")


def dealer(seat: Seat, state: State, fields: Fields) -> None:
    """The first dealer is random; after that the deal passes to the left."""
    if state.hand and seat != left_of(state.dealer, len(state.company)):
        raise Misread("The deal passes to the left.")


def some_words(words: Words, state: State, fields: Fields) -> None:
    if not words:
        raise Misread("A lay-down has at least one word.")


def ruler(by: tuple[bool, str], state: State, fields: Fields) -> None:
    if (by[1] == "vote") != (state.options.judging == "vote"):
        raise Misread("That is not how this table settles challenges.")


# Checks of whole events


def deal(state: State, fields: Fields) -> None:
    if Counter(fields["order"]) != Counter(box.deck(state.options.deck).counts):
        raise Misread("The cards dealt are not the cards of the deck.")
    if not all(player.ready for player in state.players):
        raise Misread("Not everybody is ready for the next hand.")


def stock_is_empty(state: State, fields: Fields) -> None:
    if state.stock or len(state.discards) == 1:
        raise Misread("There is no need for a new stock.")


def has_cards(state: State, fields: Fields) -> None:
    if not state.players[fields["seat"]].held:
        raise Misread("That player has no cards.")


def in_turn(state: State, fields: Fields) -> None:
    if fields["seat"] != state.at:
        raise Misread(f"It is the turn of {state.company.name(state.at)}.")


def going_out(state: State, fields: Fields) -> None:
    in_turn(state, fields)
    if state.out is not None:
        raise Misread(f"{state.company.name(state.out)} is out already.")
    if len(hand_of(state, fields)) != 1:
        raise Misread("Going out leaves nothing but the discard.")


def final_turn(state: State, fields: Fields) -> None:
    in_turn(state, fields)
    if state.out is None:
        raise Misread("Nobody is out yet.")


def window_open(state: State, fields: Fields) -> None:
    if state.challenge is not None:
        raise Misread("A challenge is settled first.")


def undecided_yet(state: State, fields: Fields) -> None:
    window_open(state, fields)
    if all(lay_down.void for lay_down in state.in_window):
        raise Misread("The cards of this lay-down went back to the hand.")
    if fields["seat"] not in undecided(state):
        raise Misread("That player has no say about this lay-down any more.")


def challenge(state: State, fields: Fields) -> None:
    undecided_yet(state, fields)
    if fields["seat"] == state.lay_downs[fields["lay_down"] - 1].seat:
        raise Misread("Nobody challenges their own word.")


def face_down(state: State, fields: Fields) -> None:
    if not follow_final_turns(state):
        raise Misread("No words lie face down.")


def none_face_down(state: State, fields: Fields) -> None:
    if follow_final_turns(state):
        raise Misread("The words of the final turns are revealed first.")


def owner(state: State, fields: Fields) -> None:
    if state.challenge is None or fields["seat"] != state.in_doubt.seat:
        raise Misread("Whoever laid the word down defends it.")


def not_voted(state: State, fields: Fields) -> None:
    if state.players[fields["seat"]].vote is not None:
        raise Misread("That player has voted already.")


def all_voted(state: State, fields: Fields) -> None:
    if fields["by"] == "vote" and any(player.vote is None for player in state.players):
        raise Misread("Not everybody has voted.")


def not_ready(state: State, fields: Fields) -> None:
    if state.players[fields["seat"]].ready:
        raise Misread("That player is ready already.")
    if state.hand == len(state.options.sizes):
        raise Misread("That was the last hand.")


def last_hand(state: State, fields: Fields) -> None:
    if state.hand < len(state.options.sizes):
        raise Misread("Another hand is to be played.")

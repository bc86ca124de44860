"""Only Letter Jam has guess sheets: guesses, marks and notes that only their owner sees."""

from random import Random

from msgspec.structs import replace

from parlour.rules.base import Choice, Events, Evolvers, Verb
from parlour.rules.letterjam import acts, events
from parlour.rules.letterjam.choices import LONGEST_NOTE, CanGuess, CanMark, CanNote
from parlour.rules.letterjam.state import SheetEntry, State
from parlour.rules.players import change_player
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Seat


def _with_entry(state: State, seat: Seat, card: int, entry: SheetEntry) -> State:
    sheet = state.players[seat].sheet
    return change_player(state, seat, sheet=(*sheet[:card], entry, *sheet[card + 1 :]))


def _may_guess(state: State, seat: Seat) -> Choice | Refusal:
    player = state.players[seat]
    return CanGuess(
        cards=len(player.sheet),
        letters=state.deck_data.letters,
        moving=player.at if player.decision == "move" else None,
    )


def _do_guess(state: State, seat: Seat, act: acts.Guess, rng: Random) -> Events:
    return (events.Guessed(seat=seat, card=act.card, letter=act.letter),)


def _guessed(state: State, event: events.Guessed) -> State:
    entry = replace(state.players[event.seat].sheet[event.card], guess=event.letter)
    return _with_entry(state, event.seat, event.card, entry)


def _may_mark(state: State, seat: Seat) -> Choice | Refusal:
    return CanMark(cards=len(state.players[seat].sheet), letters=state.deck_data.letters)


def _do_mark(state: State, seat: Seat, act: acts.Mark, rng: Random) -> Events:
    return (events.Marked(seat=seat, card=act.card, letter=act.letter, mark=act.mark),)


def _marked(state: State, event: events.Marked) -> State:
    entry = state.players[event.seat].sheet[event.card]
    candidates = set(entry.candidates) - {event.letter}
    crossed = set(entry.crossed) - {event.letter}
    if event.mark == "candidate":
        candidates.add(event.letter)
    elif event.mark == "crossed":
        crossed.add(event.letter)
    entry = replace(entry, candidates="".join(sorted(candidates)), crossed="".join(sorted(crossed)))
    return _with_entry(state, event.seat, event.card, entry)


def _may_note(state: State, seat: Seat) -> Choice | Refusal:
    return CanNote(cards=len(state.players[seat].sheet), longest=LONGEST_NOTE)


def _do_note(state: State, seat: Seat, act: acts.Note, rng: Random) -> Events:
    return (events.Noted(seat=seat, card=act.card, text=act.text),)


def _noted(state: State, event: events.Noted) -> State:
    if event.card is None:
        return change_player(state, event.seat, margin=event.text)
    entry = replace(state.players[event.seat].sheet[event.card], note=event.text)
    return _with_entry(state, event.seat, event.card, entry)


VERBS = (
    Verb(acts.Guess, _may_guess, _do_guess, ("clue", "deciding", "final")),
    Verb(acts.Mark, _may_mark, _do_mark, ("clue", "deciding", "final")),
    Verb(acts.Note, _may_note, _do_note, ("clue", "deciding", "final")),
)

EVENTS: Evolvers[State] = {events.Guessed: _guessed, events.Marked: _marked, events.Noted: _noted}

"""The phrases for the guess sheet, and for deciding after a clue."""

import re
from typing import Literal

from parlour.rules.base import Act
from parlour.rules.letterjam import acts, choices
from parlour.rules.letterjam.phrases.typed import number
from parlour.rules.letterjam.view_types import View
from parlour.rules.phrasebook import Phrase, plain
from parlour.rules.refusal import Refusal, malformed
from parlour.rules.wording import spaced


def _current(view: View) -> int | None:
    """The place on the viewer's guess sheet of the card on their stand, or None."""
    return None if view.viewer is None else view.players[view.viewer].card


def _at(view: View) -> str:
    """A card number for examples: the card on the stand, or the first one."""
    return str((_current(view) or 0) + 1)


def _card_and_letter(view: View, rest: str) -> tuple[int, str] | None:
    """A card of the viewer and what they typed about it. If they name no card, it is the card on
    their stand."""
    tokens = re.sub(r"^card\s+", "", rest, flags=re.IGNORECASE).split()
    if len(tokens) == 2 and number(tokens[0]) is None:
        tokens.reverse()
    card = number(tokens[0]) if len(tokens) == 2 else (_current(view) or 0) + 1
    if card is None or not tokens or (len(tokens) == 1 and _current(view) is None):
        return None
    return (card - 1, tokens[-1].upper()) if len(tokens) <= 2 else None


_NO_GUESS = ("NOTHING", "NONE", "-")


def _read_guess(view: View, can: choices.CanGuess, rest: str) -> Act | None:
    match _card_and_letter(view, rest):
        case (card, letter):
            return acts.Guess(card=card, letter=None if letter in _NO_GUESS else letter)
    return None


def _guess_meaning(view: View, can: choices.CanGuess) -> str:
    keeps = "" if can.moving is None else f". Card {can.moving + 1} must keep one: you move on"
    return (
        f"write down, change or take back the guess for one of your {can.cards} cards, the one "
        f"on your stand if you name none. Cards have the letters {spaced(can.letters)}{keeps}"
    )


def _guess_usages(view: View, can: choices.CanGuess) -> list[str]:
    at, letter = _at(view), can.letters[0]
    here = [] if _current(view) is None else [f"guess {letter}"]
    wiped = [] if can.moving == int(at) - 1 else [f"guess {at} nothing"]
    return [*here, f"guess {at} {letter}", *wiped]


def _mark(
    words: tuple[str, ...], mark: Literal["candidate", "crossed"] | None, meaning: str
) -> Phrase:
    def read(view: View, can: choices.CanMark, rest: str) -> Act | Refusal | None:
        match _card_and_letter(view, rest):
            case (card, letter):
                if len(letter) > 1:
                    return malformed(f"One letter at a time, as in: {words[0]} {card + 1} A.")
                return acts.Mark(card=card, letter=letter, mark=mark)
        return None

    return Phrase(
        act=acts.Mark,
        words=words,
        meaning=lambda view, can: meaning,
        usages=lambda view, can: [f"{words[0]} {_at(view)} {can.letters[0]}"],
        read=read,
        write=lambda view, act: (
            f"{words[0]} {act.card + 1} {act.letter}" if act.mark == mark else None
        ),
    )


def _read_note(view: View, can: choices.CanNote, rest: str) -> Act | None:
    where, _, text = rest.partition(" ")
    if not where:
        return None
    if (card := number(where)) is not None:
        return acts.Note(card=card - 1, text=text.strip())
    return acts.Note(card=None, text=text.strip() if where.casefold() == "margin" else rest)


def _write_note(view: View, act: acts.Note) -> str:
    where = "margin" if act.card is None else act.card + 1
    return f"note {where} {act.text}".rstrip()


SHEET = (
    Phrase(
        act=acts.Guess,
        words=("guess",),
        meaning=_guess_meaning,
        usages=_guess_usages,
        read=_read_guess,
        write=lambda view, act: f"guess {act.card + 1} {act.letter or 'nothing'}",
    ),
    _mark(("cross", "cross out"), "crossed", "cross out one letter beside a card of yours"),
    _mark(("maybe",), "candidate", "mark one letter as possible beside a card of yours"),
    _mark(("clear",), None, "wipe your mark on one letter beside a card of yours"),
    Phrase(
        act=acts.Note,
        words=("note",),
        meaning=lambda view, can: (
            f"write at most {can.longest} characters beside a card of yours or on the margin of "
            "your sheet, in place of what is there; without text it is wiped"
        ),
        usages=lambda view, can: [f"note {_at(view)} a vowel?", "note margin ask for vowels"],
        read=_read_note,
        write=_write_note,
    ),
)


# Deciding


def _read_aloud(view: View, can: choices.CanGuessAloud, rest: str) -> Act | None:
    return acts.GuessAloud(round=can.round, letter=rest.upper()) if len(rest) == 1 else None


def _in_secret(view: View) -> str:
    return " in secret" if view.options.decisions == "hidden" else ""


DECIDING = (
    plain(
        acts.Stay,
        ("stay", "keep"),
        lambda view, can: f"decide{_in_secret(view)} to stay at the card on your stand",
        lambda can: acts.Stay(round=can.round),
    ),
    plain(
        acts.MoveOn,
        ("move on", "move", "next"),
        lambda view, can: f"decide{_in_secret(view)} to move on to your next card",
        lambda can: acts.MoveOn(round=can.round),
    ),
    Phrase(
        act=acts.GuessAloud,
        words=("aloud", "guess aloud"),
        meaning=lambda view, can: (
            "guess your extra letter aloud: if you are right it becomes a bonus letter for all, "
            "if not it is discarded"
        ),
        usages=lambda view, can: [f"aloud {can.letters[0]}"],
        read=_read_aloud,
        write=lambda view, act: f"aloud {act.letter}",
    ),
)

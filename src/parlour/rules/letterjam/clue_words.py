"""Only Letter Jam has clues: a clue in words, as five numbers or letter by letter."""

from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.statement import Statement
from parlour.rules.letterjam.view_types import HIDDEN, ClueView, FinalView
from parlour.rules.seat import Seat
from parlour.rules.wording import counted


def stated(statement: Statement) -> str:
    """
    >>> stated(Statement(letters=6, players=3, stands=1, bonus=0, wildcard=True))
    '6 letters, helping 3 players, with 1 nonplayer stand, no bonus letters and the wildcard'
    """
    wildcard = "the wildcard" if statement.wildcard else "no wildcard"
    return (
        f"{counted(statement.letters, 'letter')}, helping {counted(statement.players, 'player')}, "
        f"with {counted(statement.stands, 'nonplayer stand')}, "
        f"{counted(statement.bonus, 'bonus letter')} and {wildcard}"
    )


def letter_by_letter(clue: ClueView, names: CardNames) -> str:
    """Each letter of a clue with its card. Signs that a screen reader may skip are words here."""
    spoken = []
    for letter, source, own in zip(clue.letters, clue.sources, clue.own_cards, strict=True):
        if source == WILD:
            spoken.append("wildcard")
        elif own is not None:
            spoken.append(f"your card {own + 1}")
        elif letter == HIDDEN:
            spoken.append(f"hidden letter of {names.spoken(source)}")
        else:
            spoken.append(f"{letter} of {names.spoken(source)}")
    return ", ".join(spoken)


def asked(owner: Seat, final: FinalView, names: CardNames) -> str:
    """The question whether a player knows their final word. If the wildcard makes no word as they
    meant it, the question is about another word."""
    word = final.asked_word
    other = "" if final.letters == word else f"With another letter at the wildcard it is {word}. "
    if names.is_viewer(owner):
        return f"{other}Do you know what {word} means?"
    return f"{other}{names.who(owner)} is asked whether they know what {word} means."

"""Only Quiddler has challenges. A challenged word is named by its spelling, and by its owner if
several lay-downs can be challenged."""

from collections.abc import Sequence

from parlour.records.codecs import SEAT, read_letters, read_number
from parlour.records.notation import Fields
from parlour.records.quiddler.cards import name_of
from parlour.records.scanner import Misread, Scanner
from parlour.rules.quiddler.state import LaidWords, State

# Eleven cards with two letters each.
LONGEST_WORD = 22


class OpenWordCodec:
    """A word that can be challenged, as the number of its lay-down and its index there. ``QUIT 2``
    is the second QUIT of a lay-down; with several lay-downs, ``QUIT of Lisa``."""

    early = False

    def write(self, value: tuple[int, int], state: State, fields: Fields) -> str:
        number, place = value
        lay_down = state.lay_downs[number - 1]
        words = _spelled(state, lay_down)
        nth = words[: place + 1].count(words[place])
        owner = f" of {name_of(state, lay_down.seat)}" if len(state.in_window) > 1 else ""
        return words[place] + (f" {nth}" if nth > 1 else "") + owner

    def read(self, scanner: Scanner, state: State, fields: Fields) -> tuple[int, int]:
        at = scanner.at
        word = read_letters(scanner, LONGEST_WORD)
        nth = 1
        if scanner.matches(" [0-9]"):
            scanner.skip(" ")
            nth = read_number(scanner)
        lay_down = state.lay_downs[-1]
        if len(state.in_window) > 1:
            scanner.skip(" of ")
            owner = SEAT.read(scanner, state, fields)
            laid = [one for one in state.in_window if one.seat == owner]
            if not laid:
                raise Misread("That player has laid no words down.", at)
            lay_down = laid[0]
        words = _spelled(state, lay_down)
        places = [place for place, other in enumerate(words) if other == word]
        if not 1 <= nth <= len(places):
            raise Misread(f"There is no such word {word} on the table.", at)
        place = places[nth - 1]
        if lay_down.void:
            raise Misread("The cards of this lay-down went back to the hand.", at)
        if lay_down.words[place].standing != "standing":
            raise Misread("That word was challenged before.", at)
        return lay_down.number, place


def _spelled(state: State, lay_down: LaidWords) -> Sequence[str]:
    return [state.spell(lay_down.seat, word.cards) for word in lay_down.words]

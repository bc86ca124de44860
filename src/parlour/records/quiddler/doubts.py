"""How a word of the lay-down on the table is named when somebody doubts it: as it is spelled."""

from collections.abc import Sequence

from parlour.records.codecs import read_letters, read_number
from parlour.records.notation import Fields
from parlour.records.scanner import Misread, Scanner
from parlour.rules.quiddler.state import State

# Eleven cards with two letters each.
LONGEST_WORD = 22


class OpenWordCodec:
    """A word that can be challenged; ``QUIT 2`` is the second QUIT of the same lay-down."""

    early = False

    def write(self, value: int, state: State, fields: Fields) -> str:
        words = _spelled(state)
        nth = words[: value + 1].count(words[value])
        return words[value] if nth == 1 else f"{words[value]} {nth}"

    def read(self, scanner: Scanner, state: State, fields: Fields) -> int:
        at, words = scanner.at, _spelled(state)
        word = read_letters(scanner, LONGEST_WORD)
        nth = 1
        if scanner.matches(" [0-9]"):
            scanner.skip(" ")
            nth = read_number(scanner)
        places = [place for place, other in enumerate(words) if other == word]
        if not 1 <= nth <= len(places):
            raise Misread(f"There is no such word {word} on the table.", at)
        place = places[nth - 1]
        if state.lay_downs[-1].words[place].standing != "standing":
            raise Misread("That word was challenged before.", at)
        return place


def _spelled(state: State) -> Sequence[str]:
    """The words of the lay-down on the table."""
    lay_down = state.lay_downs[-1]
    return [state.spell(lay_down.seat, word.cards) for word in lay_down.words]

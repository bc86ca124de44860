"""Names of cards in Letter Jam records, as people at the table would say them.

``Paul`` is the letter on Paul's stand; the others are ``stand 1``, ``bonus 2`` and ``the
wildcard``. On a guess sheet cards are counted from the left.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from parlour.records.codecs import (
    CheckedCodec,
    NumberedCodec,
    read_letters,
    write_name,
)
from parlour.records.notation import Fields
from parlour.records.scanner import Misread, Scanner
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.ending import claims, own_cards
from parlour.rules.letterjam.state import State
from parlour.rules.seat import Seat

WILDCARD = "the wildcard"
MOST_CARDS = 200

Spelling: TypeAlias = tuple[tuple[str, ...], str | None]
"""Sources, and the letter that the wildcard stands for if it is one of them."""


def name_of(state: State, seat: Seat) -> str:
    return write_name(state.company.name(seat))


def _check_stand(stand: int, state: State, fields: Fields) -> None:
    if not 0 <= stand < len(state.stands) or state.stands[stand].up is None:
        raise Misread(f"There is no letter on a stand {stand + 1}.")


def _check_bonus(number: int, state: State, fields: Fields) -> None:
    if all(bonus.number != number for bonus in state.bonus):
        raise Misread(f"There is no bonus {number} in the middle.")


def _check_place(place: int, state: State, fields: Fields) -> None:
    if not 0 <= place < len(state.players[fields["seat"]].sheet):
        raise Misread(f"There is no card {place + 1} on that sheet.")


STAND = CheckedCodec(NumberedCodec("stand", first=0), _check_stand)
BONUS = CheckedCodec(NumberedCodec("bonus"), _check_bonus)
PLACE = CheckedCodec(NumberedCodec("card", first=0), _check_place)


class MiddleCodec:
    """A card in the middle: a bonus letter or the wildcard."""

    early = False

    def write(self, value: str, state: State, fields: Fields) -> str:
        return WILDCARD if value == WILD else BONUS.write(int(value[1:]), state, fields)

    def read(self, scanner: Scanner, state: State, fields: Fields) -> str:
        if scanner.sees("bonus "):
            return f"b{BONUS.read(scanner, state, fields)}"
        scanner.skip(WILDCARD)
        return WILD


MIDDLE = MiddleCodec()


def wild_letter(word: str, sources: Sequence[str]) -> str | None:
    """The letter that the wildcard stands for in a word spelled from these sources."""
    at = sources.index(WILD) if WILD in sources else len(word)
    return word[at] if at < len(word) else None


# A final word: HEROES from card 2, card 1, bonus 1, card 4, the wildcard, card 3


class FinalWordCodec:
    """A final word and the cards that spell it."""

    early = False

    def write(self, value: Spelling, state: State, fields: Fields) -> str:
        sources, wildcard = value
        word = _spell_final(state, fields["seat"], sources, wildcard)
        return f"{word} from {', '.join(_write_final(source, state) for source in sources)}"

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Spelling:
        seat = fields["seat"]
        word = read_letters(scanner, MOST_CARDS)
        scanner.skip(" from ")
        sources = [_read_final(scanner, state, fields)]
        while scanner.sees(", "):
            scanner.skip(", ")
            sources.append(_read_final(scanner, state, fields))
        if len(set(sources)) < len(sources):
            raise Misread("A card can be in a final word only once.", scanner.at)
        if len(sources) < len(state.players[seat].row):
            raise Misread("A final word is never shorter than the row.", scanner.at)
        wildcard = wild_letter(word, sources)
        spelled = _spell_final(state, seat, sources, wildcard)
        if spelled != word:
            raise Misread(f"These cards spell {spelled}, not {word}.", scanner.at)
        return tuple(sources), wildcard


def _spell_final(state: State, seat: Seat, sources: Iterable[str], wildcard: str | None) -> str:
    cards = own_cards(state.players[seat])
    cards |= {f"b{bonus.number}": bonus.card for bonus in state.bonus}
    return "".join(
        (wildcard or WILD) if source == WILD else state.letters[cards[source]] for source in sources
    )


def _write_final(source: str, state: State) -> str:
    if source[0] in "rk":
        return PLACE.write(int(source[1:]), state, {})
    return MIDDLE.write(source, state, {})


def _read_final(scanner: Scanner, state: State, fields: Fields) -> str:
    at, seat = scanner.at, fields["seat"]
    if scanner.sees("card "):
        place = PLACE.read(scanner, state, fields)
        own = {int(source[1:]): source for source in own_cards(state.players[seat])}
        if place not in own:
            raise Misread(f"Card {place + 1} is not there for a final word.", at)
        return own[place]
    source = MIDDLE.read(scanner, state, fields)
    if claims(state).get(source, seat) != seat:
        raise Misread("Somebody else has claimed that card.", at)
    return source

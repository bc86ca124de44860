"""Only Letter Jam has clues: drafts, clues and offers are named by their word or their giver.

``HUGS from Paul, stand 1, bonus 2, the wildcard`` is a word and the cards that spell it. The
numbers of drafts and offers follow from the state and are not written.
"""

from parlour.records.codecs import SEAT, read_letters, read_number
from parlour.records.letterjam.cards import (
    BONUS,
    STAND,
    WILDCARD,
    Spelling,
    name_of,
    wild_letter,
)
from parlour.records.notation import Fields
from parlour.records.scanner import Misread, Scanner
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import LONGEST_CLUE
from parlour.rules.letterjam.clue import offer_of
from parlour.rules.letterjam.state import DraftedClue, OfferedClue, State
from parlour.rules.seat import Seat


class ClueCodec:
    """The word of a draft and its sources. The word shows the letter of the wildcard."""

    early = False

    def write(self, value: Spelling, state: State, fields: Fields) -> str:
        sources, wildcard = value
        named = ", ".join(_write_source(source, state) for source in sources)
        return f"{state.spell(sources, wildcard)} from {named}"

    def read(self, scanner: Scanner, state: State, fields: Fields) -> Spelling:
        word = read_letters(scanner, LONGEST_CLUE)
        scanner.skip(" from ")
        sources = [_read_source(scanner, state, fields["seat"])]
        while scanner.sees(", "):
            scanner.skip(", ")
            sources.append(_read_source(scanner, state, fields["seat"]))
        wildcard = wild_letter(word, sources)
        spelled = state.spell(tuple(sources), wildcard)
        if spelled != word:
            raise Misread(f"These cards spell {spelled}, not {word}.", scanner.at)
        return tuple(sources), wildcard


def _write_source(source: str, state: State) -> str:
    kind, number = source[0], source[1:]
    match kind:
        case "p":
            return name_of(state, int(number))
        case "s":
            return STAND.write(int(number), state, {})
        case "b":
            return BONUS.write(int(number), state, {})
    return WILDCARD


def _read_source(scanner: Scanner, state: State, speller: Seat) -> str:
    at = scanner.at
    if scanner.sees(WILDCARD):
        scanner.skip(WILDCARD)
        return WILD
    if scanner.sees("stand "):
        return f"s{STAND.read(scanner, state, {})}"
    if scanner.sees("bonus "):
        return f"b{BONUS.read(scanner, state, {})}"
    seat = SEAT.read(scanner, state, {})
    if seat == speller:
        raise Misread("Nobody spells with the letter on their own stand.", at)
    if state.players[seat].up is None:
        raise Misread(f"There is no letter on the stand of {name_of(state, seat)}.", at)
    return f"p{seat}"


class DraftCodec:
    """A player's draft, by its word; ``HUGS 2`` is their second draft of that word."""

    early = False

    def write(self, value: int, state: State, fields: Fields) -> str:
        drafts = state.players[fields["seat"]].drafts
        word = _word(state, next(draft for draft in drafts if draft.number == value))
        alike = [draft.number for draft in drafts if _word(state, draft) == word]
        nth = alike.index(value) + 1
        return word if nth == 1 else f"{word} {nth}"

    def read(self, scanner: Scanner, state: State, fields: Fields) -> int:
        at = scanner.at
        word = read_letters(scanner, LONGEST_CLUE)
        nth = 1
        if scanner.matches(" [0-9]"):
            scanner.skip(" ")
            nth = read_number(scanner)
        drafts = state.players[fields["seat"]].drafts
        alike = [draft.number for draft in drafts if _word(state, draft) == word]
        if not 1 <= nth <= len(alike):
            raise Misread(f"There is no such draft of {word}.", at)
        return alike[nth - 1]


def _word(state: State, draft: DraftedClue) -> str:
    return state.spell(draft.sources, draft.wildcard)


class OfferCodec:
    """An offer on the table, by its giver: a player has at most one."""

    early = False

    def write(self, value: int, state: State, fields: Fields) -> str:
        return name_of(state, the_offer(state, value).giver)

    def read(self, scanner: Scanner, state: State, fields: Fields) -> int:
        at = scanner.at
        seat = SEAT.read(scanner, state, fields)
        offer = offer_of(state, seat)
        if offer is None:
            raise Misread(f"{name_of(state, seat)} has no offer on the table.", at)
        return offer.number


def the_offer(state: State, number: int) -> OfferedClue:
    return next(offer for offer in state.offers if offer.number == number)


# Facts about clues


def next_draft(state: State, fields: Fields) -> int:
    """The number of the next draft."""
    return state.players[fields["seat"]].drafts_made + 1


def next_offer(state: State, fields: Fields) -> int:
    return state.offers_made + 1


def check_idle(draft: int, state: State, fields: Fields) -> None:
    offer = offer_of(state, fields["seat"])
    if offer is not None and offer.draft.number == draft:
        raise Misread("That draft is on offer.")


def withdrawn(state: State, fields: Fields) -> str:
    offer = offer_of(state, fields["seat"])
    if offer is None:
        raise Misread("There is no offer to withdraw.")
    return _word(state, offer.draft)


def given(state: State, fields: Fields) -> str:
    """The word of the offer that becomes the clue."""
    return _word(state, the_offer(state, fields["offer"]).draft)

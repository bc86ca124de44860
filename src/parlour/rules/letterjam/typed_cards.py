"""Finds the cards for a word that a player typed without the names of cards."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import cycle

from parlour.rules.letterjam.acts import WILD, Arrange
from parlour.rules.letterjam.choices import CanArrange, CanDraft
from parlour.rules.letterjam.view_types import View
from parlour.rules.refusal import Refusal, illegal, malformed
from parlour.rules.wording import listed


@lru_cache(1024)
def taking_cards(letters: tuple[tuple[str, str], ...]) -> dict[str, tuple[str, ...]]:
    """The cards that take turns for each typed letter: the cards of all players who have it,
    because a clue should help many; otherwise one stand; otherwise one bonus letter.
    ``letters`` are the cards that can be used, each with its letter.

    >>> taking_cards((("p1", "E"), ("p3", "E"), ("s0", "E"), ("s1", "T"), ("b1", "T"), ("*", "*")))
    {'E': ('p1', 'p3'), 'T': ('s1',)}
    """
    showing: dict[str, list[str]] = {}
    for source, letter in letters:
        if source != WILD:
            showing.setdefault(letter, []).append(source)
    return {
        letter: tuple(source for source in sources if source[0] == "p") or (sources[0],)
        for letter, sources in showing.items()
    }


def clue_sources(word: str, can: CanDraft) -> tuple[str, ...] | Refusal:
    """The cards for a clue, by the choice's ``takes``. A letter that no card shows is the wildcard;
    a clue can have only one such letter."""
    missing = sorted({letter for letter in word if letter not in can.takes})
    if len(missing) > 1:
        return illegal(
            "wildcard-twice",
            f"You see {listed(f'no {letter}' for letter in missing)}; "
            "the wildcard can be only one of them.",
            "LJ-R9",
        )
    turns = {letter: cycle(cards) for letter, cards in can.takes.items()}
    return tuple(next(turns[letter]) if letter in turns else WILD for letter in word)


def cards_spelling(letters: str, cards: Mapping[int, str], where: str) -> tuple[int, ...] | Refusal:
    """The cards for these letters, in their order, each card at most once."""
    left = dict(cards)
    chosen = []
    for letter in letters:
        card = next((card for card, shown in left.items() if shown == letter), None)
        if card is None:
            more = "no more" if letter in cards.values() else "no"
            return illegal("no-such-letter", f"There is {more} {letter} in {where}.", "LJ-S2")
        del left[card]
        chosen.append(card)
    return tuple(chosen)


def final_word(word: str, view: View, can: CanArrange) -> Arrange | Refusal:
    """The final word that spells this with the player's own cards, according to their guesses.

    A letter for which the player has no guess becomes a bonus letter, or once the wildcard.
    """
    assert view.mine is not None
    guesses = {source: view.mine.sheet[int(source[1:])].guess for source in can.own}
    bonus = {card.source: card.letter for card in view.bonus if card.source in can.middle}
    left = guesses | bonus
    cards: list[str] = []
    missing: list[str] = []
    for letter in word:
        card = next((source for source, shown in left.items() if shown == letter), WILD)
        left.pop(card, None)
        cards.append(card)
        if card == WILD:
            missing.append(letter)
    if len(missing) > 1 or (missing and WILD not in can.middle):
        return _cannot_spell(missing, can)
    return Arrange(cards=tuple(cards), wildcard=missing[0] if missing else None)


def _cannot_spell(missing: Sequence[str], can: CanArrange) -> Refusal:
    numbers = " ".join(str(int(source[1:]) + 1) for source in can.own)
    wildcard = "is only one letter" if WILD in can.middle else "is not free"
    return malformed(
        f"You have no card that you take for {listed(missing, 'or')}, and the wildcard {wildcard}. "
        f"Change a guess, or name the cards, as in: arrange {numbers}."
    )

"""Which letter each card can be, for the viewer and, as far as the viewer can tell, for others.

Everything here is computed from a view. The prior is what is left of the deck after all that can
be seen; every clue with the card in it then keeps the letters that make a word.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import log2
from typing import TypeAlias

from parlour.minds.letterjam.reading import hears, keeps
from parlour.rules.letterjam.box import deck
from parlour.rules.letterjam.view import HIDDEN, ClueView, PlayerView, View
from parlour.rules.seat import Seat

Chances: TypeAlias = Mapping[str, float]
"""How likely each letter is; the chances add up to one."""

SURE = 0.9
"""The chance from which a letter counts as known."""


def entropy(chances: Chances) -> float:
    """How much is unknown, in bits."""
    return -sum(chance * log2(chance) for chance in chances.values() if chance > 0)


def likeliest(chances: Chances) -> str:
    """The likeliest letter, the first of the alphabet among equals."""
    return max(sorted(chances), key=lambda letter: chances[letter])


def even(weights: Mapping[str, float]) -> dict[str, float]:
    """Weights made into chances."""
    total = sum(weights.values())
    return {letter: weight / total for letter, weight in weights.items() if weight > 0}


# What is left of the deck


def unseen(view: View, seat: Seat) -> Counter[str]:
    """The cards this seat cannot see, as far as the viewer can tell: its own and the hidden ones.

    Of its own row only the card on the stand counts as unseen for another player, since they
    have most likely read the ones before it.
    """
    left = Counter(deck(view.options.deck).counts)
    left.subtract(view.discards)
    left.subtract(bonus.letter for bonus in view.bonus)
    left.subtract(stand.letter for stand in view.stands if stand.letter)
    for player in view.players:
        left.subtract(_shown(player, but_stand=player.seat == seat))
    if seat == view.viewer and view.mine is not None and view.mine.made:
        right = view.players[(seat - 1) % len(view.players)]
        known = Counter(letter for letter in right.row if letter)
        left.subtract(Counter(view.mine.made) - known)
    return +left


def _shown(player: PlayerView, *, but_stand: bool) -> Iterator[str]:
    """The letters on a player's cards that the viewer has seen and that are not discarded."""
    row = len(player.row)
    held = {*player.kept, player.card}
    for place, letter in enumerate((*player.row, *player.extras)):
        if but_stand and place == player.card:
            continue
        if letter and (place < row or place in held):
            yield letter


# The viewer's own cards


def likelihood(view: View, card: int) -> dict[str, float]:
    """How well each letter on cards goes with all clues that used this card of the viewer."""
    weights = dict.fromkeys(deck(view.options.deck).letters, 1.0)
    for clue in view.clues:
        if card in clue.own_cards:
            heard = hears(clue.letters, view.people[clue.giver].mind is None)
            weights = {letter: weight * heard[letter] for letter, weight in weights.items()}
    return weights


def own_chances(view: View, card: int) -> dict[str, float]:
    """What one of the viewer's own cards can be, row first, then extra letters."""
    assert view.viewer is not None
    assert view.mine is not None
    if known := view.mine.sheet[card].letter:
        return {known: 1.0}
    left = unseen(view, view.viewer)
    fitting = likelihood(view, card)
    guessed = Counter(e.guess for e in view.mine.sheet if e.guess and e.card != card)
    for counts in (left - guessed, left, Counter(fitting.keys())):
        weights = {letter: counts[letter] * fitting[letter] for letter in fitting}
        if any(weights.values()):
            return even(weights)
    raise AssertionError("some letter is always possible")


# Other players, as far as the viewer can tell


def reader_chances(view: View, seat: Seat) -> dict[str, float]:
    """What another player, reading literally, takes the letter on their stand for."""
    player = view.players[seat]
    assert player.letter is not None
    weights = {letter: float(count) for letter, count in unseen(view, seat).items()}
    for clue in _clues_about_stand(view, player):
        kept = keeps(as_read(view, clue, seat))
        fitting = {letter: weight for letter, weight in weights.items() if letter in kept}
        weights = fitting or weights
    return even(weights)


def _clues_about_stand(view: View, player: PlayerView) -> Iterator[ClueView]:
    """The clues that used the card on a player's stand.

    A clue shows letters, not cards, so the walk goes back to the last clue with another letter:
    it errs only when two neighbouring cards of a row are alike.
    """
    if not player.clued:
        return
    for clue in reversed(view.clues):
        if player.source in clue.sources:
            if clue.letters[clue.sources.index(player.source)] != player.letter:
                return
            yield clue


def as_read(view: View, clue: ClueView, seat: Seat) -> str:
    """A clue as another player reads it; the viewer's own letter as the viewer takes it."""
    pattern = []
    for source, letter, card in zip(clue.sources, clue.letters, clue.own_cards, strict=True):
        if source == f"p{seat}":
            pattern.append(HIDDEN)
        elif card is not None:
            pattern.append(_belief(view, card))
        else:
            pattern.append(letter)
    return "".join(pattern)


def _belief(view: View, card: int) -> str:
    assert view.mine is not None
    return view.mine.sheet[card].guess or likeliest(own_chances(view, card))

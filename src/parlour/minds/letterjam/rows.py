"""What the viewer's whole row can be: its cards are some word's letters in another order.

One card alone may stay open after its clues; together with the others only a few words remain.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from heapq import nlargest
from itertools import islice

from parlour.minds.letterjam.knowledge import likeliest, likelihood, own_chances, unseen
from parlour.rules.letterjam.options import LONGEST_ROW
from parlour.rules.letterjam.view import View
from parlour.words import secret_words, vocabulary

# Beyond this many ways to read a row nothing is known anyway: so many are looked for, and kept.
MOST_ORDERS = 20_000
MOST_ROWS = 200
# Rows that the clues speak against are followed up only when there is no better one.
PLAUSIBLE, POSSIBLE = 1e-3, 1e-12


def rows(view: View) -> Mapping[str, float]:
    """Every way the viewer's row can read, left to right, with its chance; likeliest first."""
    assert view.viewer is not None
    length = len(view.players[view.viewer].row)
    found = _rows(
        tuple(tuple(likelihood(view, card).items()) for card in range(length)),
        frozenset(unseen(view, view.viewer).items()),
        view.options.words == "table",
    )
    return found or {"".join(likeliest(own_chances(view, card)) for card in range(length)): 1.0}


@lru_cache(maxsize=64)
def _rows(
    likelihoods: tuple[tuple[tuple[str, float], ...], ...],
    cards_left: frozenset[tuple[str, int]],
    from_table: bool,
) -> Mapping[str, float]:
    """The same for what each card's clues say; one look at the table asks for it several times."""
    weights = [dict(likelihood) for likelihood in likelihoods]
    left = Counter(dict(cards_left))
    words = [word for word in words_for_rows(len(weights), from_table) if not Counter(word) - left]
    # The card with the fewest letters left comes first, so that most words are dropped at once.
    cards = sorted(
        range(len(weights)), key=lambda card: sum(w > PLAUSIBLE for w in weights[card].values())
    )
    found: dict[str, float] = {}
    for least in (PLAUSIBLE, POSSIBLE):
        orders = (order for word in words for order in _orders(word, cards, weights, least))
        found = dict(islice(orders, MOST_ORDERS))
        if found:
            break
    best = nlargest(MOST_ROWS, found.items(), key=lambda row: (row[1], row[0]))
    total = sum(weight for _, weight in best)
    return {row: weight / total for row, weight in best}


@cache
def words_for_rows(length: int, from_table: bool) -> tuple[str, ...]:
    """The words a row of this length may be made of: neighbours know more than the table picks."""
    if from_table:
        return secret_words(length)
    said = {word for word in vocabulary() if len(word) == length}
    return tuple(sorted(said.union(secret_words(length) if length <= LONGEST_ROW else ())))


def _orders(
    word: str, cards: Sequence[int], weights: Sequence[Mapping[str, float]], least: float
) -> Iterator[tuple[str, float]]:
    """The orders of a word's letters that go with every card's clues."""
    letters = Counter(word)
    row = [""] * len(word)

    def place(at: int, weight: float) -> Iterator[tuple[str, float]]:
        if at == len(cards):
            yield "".join(row), weight
            return
        card = cards[at]
        for letter, count in letters.items():
            chance = weight * weights[card][letter]
            if count and chance >= least:
                letters[letter] -= 1
                row[card] = letter
                yield from place(at + 1, chance)
                letters[letter] += 1

    yield from place(0, 1.0)


def marginals(found: Mapping[str, float]) -> list[dict[str, float]]:
    """The chances of each card by itself, from those of whole rows."""
    cards: list[dict[str, float]] = [{} for _ in next(iter(found))]
    for row, chance in found.items():
        for card, letter in enumerate(row):
            cards[card][letter] = cards[card].get(letter, 0.0) + chance
    return cards

"""Only Letter Jam has clues: the five numbers that are said about one, and what each counts."""

from functools import lru_cache

from parlour.rules.letterjam.acts import WILD
from parlour.rules.value import Value


class Statement(Value, frozen=True):
    """The five things that may be said about a clue, and nothing else.

    >>> state_of(("p1", "p1", "s0", "*")).players
    1
    """

    letters: int
    players: int
    stands: int
    bonus: int
    wildcard: bool


class CountedCards(Value, frozen=True):
    """The cards that each number of a statement counts. A card that a clue uses several times is
    counted once."""

    players: tuple[str, ...]
    stands: tuple[str, ...]
    bonus: tuple[str, ...]
    wildcard: tuple[str, ...]


@lru_cache(4096)
def counted_cards(sources: frozenset[str]) -> CountedCards:
    """Which of these cards count for what."""
    by_kind: dict[str, list[str]] = {kind: [] for kind in ("p", "s", "b", WILD)}
    for source in sorted(sources):
        by_kind[source[0]].append(source)
    return CountedCards(*map(tuple, by_kind.values()))


@lru_cache(4096)
def state_of(sources: tuple[str, ...]) -> Statement:
    """The true statement about a clue; every player, stand and bonus letter counts once."""
    used = counted_cards(frozenset(sources))
    return Statement(
        letters=len(sources),
        players=len(used.players),
        stands=len(used.stands),
        bonus=len(used.bonus),
        wildcard=bool(used.wildcard),
    )

"""Lexicon, index and solver of a table, cached for Quiddler's minds."""

from __future__ import annotations

from functools import lru_cache

from parlour.minds.quiddler.index import CardIndex
from parlour.minds.quiddler.solver import Solver
from parlour.rules.quiddler import box
from parlour.rules.quiddler.options import Options
from parlour.words import Lexicon

# Cache size. An index of a whole lexicon takes about 40 MB and half a second; most tables share it.
_INDEXES_KEPT = 4


def lexicon_of(options: Options) -> Lexicon:
    """The lexicon that judges words at this table."""
    return _lexicon(options.lexicon)


def solver_of(options: Options) -> Solver:
    """The solver for this table's words, deck and points."""
    index = _index(options.lexicon, options.deck)
    return Solver(index, box.point_table(options.points).points)


@lru_cache(_INDEXES_KEPT)
def _lexicon(name: str) -> Lexicon:
    """A shipped lexicon, or one from a file."""
    return Lexicon.find(name)


@lru_cache(_INDEXES_KEPT)
def _index(lexicon: str, deck: str) -> CardIndex:
    return CardIndex(_lexicon(lexicon), box.deck(deck).counts)

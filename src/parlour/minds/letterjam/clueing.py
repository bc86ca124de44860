"""Finding a clue: the word that tells the others most about the letters they cannot see.

The giver knows what every reader knows, and what each would keep after the clue. A clue is worth
the bits of doubt it takes from the readers, most of all from those who have far to go; beyond
that, freeing a token under a stack is good, and using up bonus letters is not. Among equals a
common word wins. Nothing but the plain meaning of the word counts: no codes.
"""

from collections.abc import Iterator, Sequence
from heapq import nlargest
from itertools import product

from msgspec import Struct

from parlour.minds.letterjam.agreeing import cards_to_go
from parlour.minds.letterjam.knowledge import SURE, Chances, entropy, reader_chances
from parlour.minds.letterjam.reading import (
    WORDS_FOR_BOTS,
    WORDS_FOR_PEOPLE,
    keeps,
    spelling,
)
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import CanDraft
from parlour.rules.letterjam.view import HIDDEN, View

# Worth of things, in bits of a reader's doubt.
EXTRA_LETTER = 0.15
CARDS_TO_GO = 0.1
KNOWN_NOW = 1.0
STACK_CARD = 0.8
BONUS_USED = 0.3
WILDCARD_USED = 0.1

SHORTEST = 2
# Words whose twins are looked at closely, and ways of using twins looked at for one word.
WORDS_REFINED = 24
MOST_SPELLINGS = 64


class FoundClue(Struct, frozen=True):
    """A word and the cards that spell it."""

    word: str
    sources: tuple[str, ...]


class _Reader(Struct, frozen=True):
    """Somebody who would read the clue: what they think of the letter on their stand, and how
    much it matters."""

    letter: str
    chances: Chances
    doubt: float
    weight: float

    def gain(self, pattern: str) -> float:
        """What the clue, read as this pattern, is worth for this reader."""
        kept = keeps(pattern)
        left = {letter: c for letter, c in self.chances.items() if letter in kept}
        total = sum(left.values())
        if not total:
            return 0.0
        doubt = entropy({letter: chance / total for letter, chance in left.items()})
        known = self.chances.get(self.letter, 0.0)
        resolved = known < SURE <= left.get(self.letter, 0.0) / total
        return self.weight * (self.doubt - doubt + KNOWN_NOW * resolved)


def find_clue(view: View, can: CanDraft) -> FoundClue:
    """The best clue the viewer can give now."""
    finder = _Finder(view, can)
    people = any(person.mind is None for person in view.people)
    words = spelling(WORDS_FOR_PEOPLE if people else WORDS_FOR_BOTS).spellable(
        {letter for letter in can.letters.values() if letter != WILD}, wildcard=True
    )
    first = [(finder.worth(finder.plain(word), word), word) for word in words]
    best = nlargest(WORDS_REFINED, (found for found in first if len(found[1]) >= SHORTEST))
    spelled = [
        (finder.worth(sources, word), word, sources)
        for _, word in best
        for sources in finder.spellings(word)
    ]
    if not spelled:
        return _last_resort(can)
    _, word, sources = max(spelled)
    return FoundClue(word, sources)


def _last_resort(can: CanDraft) -> FoundClue:
    """A clue for a table on which no word can be spelled: somebody has to take the token."""
    word = "A" if "A" in can.alphabet else can.alphabet[0]
    return FoundClue(word, (WILD,))


class _Finder:
    """What the giver sees, prepared for weighing many words."""

    def __init__(self, view: View, can: CanDraft) -> None:
        self.letters = can.letters
        self.readers = {
            player.source: self._reader(view, player.seat)
            for player in view.players
            if player.source in can.letters
        }
        self.stands = {
            stand.source: STACK_CARD / stand.stack
            for stand in view.stands
            if stand.token and stand.stack
        }
        # Where two cards show one letter, the more useful card is the plain choice.
        self.sources: dict[str, list[str]] = {}
        for source in sorted(can.letters, key=self._use, reverse=True):
            self.sources.setdefault(can.letters[source], []).append(source)

    @staticmethod
    def _reader(view: View, seat: int) -> _Reader:
        player = view.players[seat]
        assert player.letter is not None
        chances = reader_chances(view, seat)
        to_go = cards_to_go(player)
        weight = 1 + CARDS_TO_GO * (to_go - 1) if to_go > 0 else EXTRA_LETTER
        return _Reader(player.letter, chances, entropy(chances), weight)

    def _use(self, source: str) -> tuple[float, str]:
        if source in self.readers:
            reader = self.readers[source]
            return reader.weight * reader.doubt, source
        return self.stands.get(source, 0.0 if source[0] == "s" else -BONUS_USED), source

    def plain(self, word: str) -> tuple[str, ...]:
        """One card for each letter of the word; a letter that nobody shows is the wildcard."""
        return tuple(self.sources.get(letter, [WILD])[0] for letter in word)

    def spellings(self, word: str) -> Iterator[tuple[str, ...]]:
        """The ways to spell a word, where several cards show one letter."""
        ways: list[Sequence[str]] = [self.sources.get(letter, [WILD]) for letter in word]
        for _, sources in zip(range(MOST_SPELLINGS), product(*ways), strict=False):
            yield sources

    def worth(self, sources: tuple[str, ...], word: str) -> float:
        used = set(sources)
        worth = sum(self.stands.get(source, 0.0) for source in used)
        worth -= WILDCARD_USED * (WILD in used)
        worth -= BONUS_USED * sum(source[0] == "b" for source in used)
        for source in used & self.readers.keys():
            worth += self.readers[source].gain(self._pattern(sources, source))
        return worth

    def _pattern(self, sources: tuple[str, ...], own: str) -> str:
        """The clue as the player with this stand reads it; the wildcard reads as itself."""
        return "".join(HIDDEN if s == own else self.letters[s] for s in sources)

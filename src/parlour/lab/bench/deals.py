"""The frozen deals: the cards of every game of the benchmark, published as text files in ``data``.

A deal has a name, such as ``lj4-017``: Letter Jam, four players, number 17. The files are the
truth. They were dealt by the rules once (``tools/bench_deals.py``), and a later change of the rules
or of Python's chance does not change them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from parlour.game import Game
from parlour.lab.arena.contest import ContestError
from parlour.rules import Person, gather
from parlour.rules.letterjam.events import WordsDealt
from parlour.rules.quiddler import box
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.words import Lexicon

DATA = Path(__file__).parent / "data"
LETTERJAM, QUIDDLER = "letterjam", "quiddler"
PARTS = "/"
"""Between the words, the rows, the stacks and the deck of a deal."""


class BenchGame(Struct, frozen=True, kw_only=True):
    """How the benchmark plays one game."""

    name: str
    """The name of the benchmark. A number follows when its cards or its rules change."""
    short: str
    rules: str
    changes: dict[str, object]
    players: tuple[int, ...]
    frozen: int
    """The deals that there are for each number of players."""
    alone: int
    """How many of them a full run plays with the agent at every seat, for each number of players;
    and how many with each of the partners."""
    crossed: int
    partners: tuple[str, ...]
    team: bool
    """Whether all players win together. Otherwise the agent takes every seat in turn."""


BENCHES = {
    LETTERJAM: BenchGame(
        name="letter-jam-bench-1",
        short="lj",
        rules="rulebook",
        # Nobody can vote for their own word, so that a score means the same for every agent.
        changes={"acceptance": "lexicon-only"},
        players=(2, 3, 4, 5, 6),
        frozen=200,
        alone=200,
        crossed=40,
        partners=("novice", "regular", "expert", "casual"),
        team=True,
    ),
    QUIDDLER: BenchGame(
        name="quiddler-bench-1",
        short="qd",
        rules="manual",
        changes={},
        players=(2, 4),
        frozen=100,
        alone=40,
        crossed=10,
        partners=("novice", "regular", "expert", "greedy"),
        team=False,
    ),
}


class LetterJamDeal(Struct, frozen=True):
    """The cards of a game of Letter Jam: the secret words, the rows that they became, the stacks
    and the deck. Nothing else in the game is left to chance."""

    name: str
    words: tuple[str, ...]
    rows: tuple[str, ...]
    stacks: tuple[str, ...]
    deck: str

    def __str__(self) -> str:
        """The line of the file."""
        parts = (self.words, self.rows, self.stacks or ("-",), (self.deck,))
        return f"{self.name} {f' {PARTS} '.join(' '.join(part) for part in parts)}"

    @classmethod
    def read(cls, line: str) -> LetterJamDeal:
        """A deal of its line."""
        name, _, rest = line.partition(" ")
        words, rows, stacks, (deck,) = (tuple(part.split()) for part in rest.split(PARTS))
        return cls(name, words, rows, () if stacks == ("-",) else stacks, deck)

    def chance(self) -> Random:
        """The source of chance of a game with these cards, from which nothing is drawn."""
        return Random(self.name)

    def begin(self, start: Any, chance: Random | None = None) -> Game:
        """The game at its first clue."""
        dealt = WordsDealt(words=self.words, rows=self.rows, stacks=self.stacks, deck=self.deck)
        return Game.replayed(GAMES[LETTERJAM], start, [dealt], seed=chance or self.chance())


class QuiddlerDeal(Struct, frozen=True):
    """The cards of all hands of a game of Quiddler: the first dealer, and the whole deck in the
    order of each hand. In the file a card of two letters is its first one in lower case."""

    name: str
    dealer: int
    orders: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        """The line of the file."""
        orders = ("".join(_SHORT.get(face, face) for face in order) for order in self.orders)
        return f"{self.name} {self.dealer} {' '.join(orders)}"

    @classmethod
    def read(cls, line: str) -> QuiddlerDeal:
        """A deal of its line."""
        name, dealer, *orders = line.split()
        faces = tuple(tuple(_LONG.get(card, card) for card in order) for order in orders)
        return cls(name, int(dealer), faces)

    def chance(self) -> Random:
        """The source of all chance of a game with these cards, for one game."""
        return FrozenChance(self)

    def begin(self, start: Any, chance: Random | None = None) -> Game:
        """The game at its first draw."""
        game = Game.at(GAMES[QUIDDLER], start, seed=chance or self.chance())
        game.let_house_act()
        return game


_LONG = {face[0].lower(): face for face in box.deck("english").counts if len(face) > 1}
_SHORT = {face: card for card, face in _LONG.items()}


class FrozenChance(Random):
    """The source of chance of a game with frozen cards: it gives the frozen dealer and orders. Only
    when the discards become the stock again there is something left to draw, by the deal's name."""

    def __init__(self, deal: QuiddlerDeal) -> None:
        super().__init__(deal.name)
        self._deal = deal
        self._orders = iter(deal.orders)

    def randrange(self, *bounds: int) -> int:  # type: ignore[override]
        """The dealer of the first hand: all that the rules of Quiddler draw in this way."""
        return self._deal.dealer

    def sample(self, population: Sequence[Any], k: int, **counts: Any) -> list[Any]:
        """The next frozen order, if the whole deck is shuffled."""
        if k == len(self._deal.orders[0]):
            return list(next(self._orders))
        return super().sample(population, k)


def begin(game: str, deal: LetterJamDeal | QuiddlerDeal, people: Iterable[Person]) -> Game:
    """A game with the cards of a deal."""
    bench, rules = BENCHES[game], GAMES[game]
    options = rules.options(bench.rules, bench.changes)
    assert not isinstance(options, Refusal)
    start = rules.begin(options, gather(people), Lexicon.find(options.lexicon))
    assert not isinstance(start, Refusal)
    return deal.begin(start)


def bench_of(game: str) -> BenchGame:
    """How a game is played; ContestError if the benchmark does not have it."""
    if game not in BENCHES:
        raise ContestError(f"There are no frozen deals of {game!r}, only of {', '.join(BENCHES)}.")
    return BENCHES[game]


def name_of(game: str, players: int, number: int) -> str:
    """
    >>> name_of("letterjam", 4, 17)
    'lj4-017'
    """
    return f"{BENCHES[game].short}{players}-{number:03}"


class Published(Struct, frozen=True):
    """A file of deals: what its head says of the word lists, the deals by name, and its digest."""

    words: dict[str, str]
    deals: dict[str, LetterJamDeal | QuiddlerDeal]
    digest: str


@cache
def published(game: str) -> Published:
    """The deals of a game."""
    data = (DATA / f"{game}.txt").read_bytes()
    lines = data.decode("ascii").splitlines()
    head = [line.removeprefix("# ") for line in lines if line.startswith("#")]
    words = dict(line.split(": ", 1) for line in head if ": " in line)
    kind = LetterJamDeal if game == LETTERJAM else QuiddlerDeal
    deals = [kind.read(line) for line in lines if line and not line.startswith("#")]
    return Published(words, {deal.name: deal for deal in deals}, sha256(data).hexdigest())


def word_lists(game: str) -> dict[str, str]:
    """The word lists on this machine with their digests, as in the head of a file of deals."""
    options = GAMES[game].options(BENCHES[game].rules)
    assert not isinstance(options, Refusal)
    lexicon = Lexicon.open(options.lexicon)
    found = {"lexicon": f"{lexicon.name} sha256 {lexicon.digest}"}
    if game == LETTERJAM:
        from parlour.words import secret_words

        listed = "\n".join(secret_words(options.length))
        found["secret words"] = (
            f"{options.length} letters sha256 {sha256(listed.encode()).hexdigest()}"
        )
    return found


def check_word_lists(game: str) -> None:
    """ContestError if this machine has other word lists than those of the benchmark, by which no
    result could be compared."""
    if published(game).words != word_lists(game):
        raise ContestError(
            f"The word lists here are not those of {BENCHES[game].name}, so no result would be "
            "comparable; use the version of Parlour that came with these deals."
        )

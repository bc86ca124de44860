"""Only Letter Jam has final words: laying out the cards so that they most likely spell a long one.

A plan is a sequence of sources that spells a word from the bot's own vocabulary. Its chance is
the total probability of the rows for which the plan spells a word that counts.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, islice
from math import prod

from msgspec import Struct
from msgspec.structs import replace

from parlour.minds.letterjam.deduction import Deduction, likeliest
from parlour.minds.letterjam.rows import Rows
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import CanArrange
from parlour.rules.letterjam.view_types import HIDDEN
from parlour.words import Lexicon, vocabulary, zipf
from parlour.words.spelling import ALPHABET
from parlour.words.vocabulary import LARGEST

# Plans come from the few likeliest rows; their chance is computed over more rows.
ROWS_PLANNED = 4
ROWS_WEIGHED = 60
RARE = 0.003
# Only one player can use the wildcard: a bot takes it only if its chance rises by this much.
WILDCARD_WORTH = 0.15
BONUS_WORTH = 0.02
MOST_ADDED = 2
CERTAIN = 0.97
SURE = 0.9


class Judge(Struct, frozen=True):
    """Decides whether a word counts: by a lexicon (bots know only the shipped ones), and by the
    owner's vocabulary size where owners are asked whether they know a rare word."""

    lexicon: str
    vocabulary: int | None


class Plan(Struct, frozen=True):
    """A way to lay out the final word; ``wildcard`` is the letter the wildcard is meant as."""

    cards: tuple[str, ...]
    wildcard: str | None
    chance: float
    worth: float


def plan_word(
    known: Deduction, can: CanArrange, *, spare: bool = False, but: Collection[str] = ()
) -> Plan:
    """The best final word from what the viewer knows and the cards they may use, except ``but``.

    A plan uses middle cards to repair the row. Only if they are ``spare`` may it also use them to
    make the word longer.
    """
    options = known.view.options
    others = {card: shown for card, shown in _others(known, can).items() if card not in but}
    planner = _Planner(
        known.rows(),
        others,
        _judge(known),
        wildcard_worth=0.0 if spare else WILDCARD_WORTH,
        greens=known.view.tokens.greens,
        per_bonus=options.extra_points == "per-bonus-letter",
    )
    plan = planner.best([planner.row])
    if plan.chance >= CERTAIN:
        # A longer word earns a point, but only add a letter if the word is certain.
        added = [
            card
            for card in planner.others
            if (spare or card[0] == "k") and (can.lengthens or card != WILD)
        ]
        plan = max(plan, planner.best(planner.longer_hands(added)), key=_worth)
    elif plan.chance < SURE:
        plan = max(plan, planner.best(planner.mended_hands()), key=_worth)
    return plan


def weigh_word(known: Deduction, cards: Sequence[str], wildcard: str | None) -> tuple[Plan, str]:
    """The plan that lays out exactly these cards, and the word that they spell: in the likeliest
    row in which it counts, or else in the likeliest row."""
    view = known.view
    kept = {card: known.card(int(card[1:])) for card in cards if card[0] == "k"}
    shown = {bonus.source: bonus.letter for bonus in view.bonus} | {WILD: HIDDEN}
    shown |= {card: likeliest(chances) for card, chances in kept.items()}
    planner = _Planner(
        known.rows(),
        shown,
        _judge(known),
        greens=view.tokens.greens,
        per_bonus=view.options.extra_points == "per-bonus-letter",
    )
    plan = planner.weigh(tuple(cards), wildcard)
    sure = prod(float(chances.max()) for chances in kept.values())
    word = planner.spelled(cards, wildcard).replace(HIDDEN, wildcard or HIDDEN)
    return replace(plan, chance=plan.chance * sure, worth=plan.worth * sure), word


def best_word(known: Deduction, row: str, middle: Mapping[str, str]) -> Plan:
    """The best final word if the row is known to be these letters and these middle cards are free:
    sources and the letters they show, ``?`` for the wildcard."""
    per_bonus = known.view.options.extra_points == "per-bonus-letter"
    planner = _Planner({row: 1.0}, middle, _judge(known), wildcard_worth=0.0, per_bonus=per_bonus)
    lengthens = known.view.options.wildcard_lengthens
    added = [card for card in middle if lengthens or card != WILD]
    hands = [planner.row, *planner.mended_hands(), *planner.longer_hands(added)]
    return planner.best(hands)


def chance_of_word(known: Deduction, mends: Mapping[str, str] | None = None) -> float:
    """The probability that the viewer can lay out a word now, from the row alone or with one card
    replaced by one of ``mends``: sources and the letters they show, ``?`` for the wildcard."""
    return _chance_of_word(known.readings, tuple((mends or {}).items()), _judge(known))


@lru_cache(maxsize=256)
def _chance_of_word(readings: Rows, mends: tuple[tuple[str, str], ...], judge: Judge) -> float:
    """The same, cached: a bot looks at one table several times."""
    if not readings.known:
        return 0.0
    planner = _Planner(readings.spelled, dict(mends), judge)
    return planner.best(planner.mended_hands() if mends else [planner.row]).chance


def _worth(plan: Plan) -> float:
    return plan.worth


def _others(known: Deduction, can: CanArrange) -> dict[str, str]:
    """The usable cards beside the row and the letters they show: middle cards, and extra letters
    kept face down whose letter is almost certain."""
    view = known.view
    assert view.viewer is not None
    middle = {bonus.source: bonus.letter for bonus in view.bonus} | {WILD: HIDDEN}
    shown = {source: middle[source] for source in can.middle}
    for place in view.players[view.viewer].kept:
        chances = known.card(place)
        if chances.max() >= SURE:
            shown[f"k{place}"] = likeliest(chances)
    return shown


class _Planner:
    """Finds the best plan over the possible rows."""

    def __init__(
        self,
        rows: Mapping[str, float],
        others: Mapping[str, str],
        judge: Judge,
        *,
        wildcard_worth: float = WILDCARD_WORTH,
        greens: int = 0,
        per_bonus: bool = False,
    ) -> None:
        likely = islice(rows.items(), ROWS_WEIGHED)
        self.rows = {
            row: chance for n, (row, chance) in enumerate(likely) if chance > RARE or not n
        }
        self.others = others
        self.row = tuple(f"r{card}" for card in range(len(next(iter(self.rows)))))
        self.judge = judge
        self.wildcard_worth = 3 * len(self.row) * wildcard_worth
        self.greens = greens
        self.per_bonus = per_bonus

    def longer_hands(self, cards: Sequence[str]) -> list[tuple[str, ...]]:
        """The row with one or two of these cards added."""
        return [
            self.row + added
            for count in range(1, MOST_ADDED + 1)
            for added in combinations(cards, count)
        ]

    def mended_hands(self) -> list[tuple[str, ...]]:
        """The row with one card replaced."""
        return [
            (*(card for card in self.row if card != gone), other)
            for gone in self.row
            for other in self.others
        ]

    def best(self, hands: Iterable[tuple[str, ...]]) -> Plan:
        """The best word from one of these hands; the unchanged row if none spells a word."""
        plans = [self.weigh(self.row, None)]
        seen: set[tuple[str, ...]] = set()
        hands = tuple(hands)
        for row in islice(self.rows, ROWS_PLANNED):
            shown = dict(zip(self.row, row, strict=True)) | dict(self.others)
            for hand in hands:
                for cards, wildcard in _spelled(hand, shown, self.judge):
                    if cards not in seen:
                        seen.add(cards)
                        plans.append(self.weigh(cards, wildcard))
        return max(plans, key=_worth)

    def weigh(self, cards: tuple[str, ...], wildcard: str | None) -> Plan:
        """The plan that lays out exactly these cards."""
        chance = sum(w for row, w in self.rows.items() if self._spells(row, cards, wildcard))
        if self.per_bonus:
            extra = sum(card[0] in "bk" for card in cards)
        else:
            extra = len(cards) - len(self.row)
        usual = 3 * len(self.row)
        worth = chance * (usual + extra + self.greens)
        worth -= self.wildcard_worth * (WILD in cards)
        worth -= BONUS_WORTH * sum(card[0] == "b" for card in cards)
        return Plan(cards, wildcard, chance, worth)

    def spelled(self, cards: Sequence[str], wildcard: str | None) -> str:
        """What the cards spell in the likeliest row in which it counts, or else in the likeliest
        row."""
        counting = (row for row in self.rows if self._spells(row, cards, wildcard))
        return self._in_row(next(counting, next(iter(self.rows))), cards)

    def _spells(self, row: str, cards: Sequence[str], wildcard: str | None) -> bool:
        return _counts(self._in_row(row, cards), wildcard, self.judge)

    def _in_row(self, row: str, cards: Sequence[str]) -> str:
        shown = self.others
        return "".join([row[int(c[1])] if c[0] == "r" else shown[c] for c in cards])


def _judge(known: Deduction) -> Judge:
    options = known.view.options
    lexicon = options.lexicon if options.lexicon == "strict" else "parlour"
    return Judge(lexicon, known.level.vocabulary if options.acceptance == "known" else None)


@cache
def _words(length: int, judge: Judge) -> frozenset[str]:
    """All words of this length that would count."""
    listed = Lexicon.open(judge.lexicon).words_of_length(length)
    if judge.vocabulary is None:
        return frozenset(listed)
    common = _said(length, LARGEST, lengthened=False) | _said(length, judge.vocabulary)
    return common.intersection(listed)


@cache
def _said(length: int, size: int, lengthened: bool = True) -> frozenset[str]:
    """The words of this length that a player with a vocabulary of this size knows."""
    words = [word for word in vocabulary(size) if len(word) == length]
    if lengthened:
        words += [w + ending for w in vocabulary(size) for ending in ENDINGS[length - len(w)]]
    return frozenset(words)


def knows(word: str, size: int) -> bool:
    """Whether a player with a vocabulary of this size knows a word: it is in the vocabulary, or
    it is a word of the vocabulary with a common ending."""
    return word in _said(len(word), size)


@lru_cache(maxsize=100_000)
def _counts(word: str, meant: str | None, judge: Judge) -> bool:
    """Whether this word counts; ``?`` marks the wildcard, which is meant as the letter
    ``meant``."""
    words = _words(len(word), judge)
    if meant is None:
        return word in words
    readings = [word.replace(HIDDEN, letter) for letter in ALPHABET]
    if judge.vocabulary is None:
        return not words.isdisjoint(readings)
    listed = _words(len(word), Judge(judge.lexicon, None))
    if (spelled := word.replace(HIDDEN, meant)) in listed:
        return spelled in words
    commonest = max((word for word in readings if word in listed), key=zipf, default=None)
    return commonest is not None and knows(commonest, judge.vocabulary)


def _spelled(
    sources: Sequence[str], shown: Mapping[str, str], judge: Judge
) -> Iterator[tuple[tuple[str, ...], str | None]]:
    """Every word these cards spell, as the cards in order and the wildcard's letter."""
    letters = sorted(shown[source] for source in sources if source != WILD)
    wild = ALPHABET if WILD in sources else " "
    for meant in wild:
        key = "".join(sorted([*letters, meant])).strip()
        for word in _anagrams(len(sources)).get(key, ()):
            if word not in _words(len(word), judge):
                continue
            left = list(sources)
            cards = []
            for letter in word:
                # Use real cards first, so that the wildcard fills the gap.
                fitting = [s for s in left if shown[s] == letter] or [WILD]
                left.remove(fitting[0])
                cards.append(fitting[0])
            yield tuple(cards), meant.strip() or None


@cache
def _anagrams(length: int) -> dict[str, list[str]]:
    """The words of a length that a bot would say, by their letters in alphabetical order."""
    listed = _words(length, Judge("parlour", None))
    said = [word for word in vocabulary() if len(word) == length]
    said += [word + ending for word in vocabulary() for ending in ENDINGS[length - len(word)]]
    found: dict[str, list[str]] = {}
    for word in dict.fromkeys(said):
        if word in listed:
            found.setdefault("".join(sorted(word)), []).append(word)
    return found


ENDINGS = defaultdict[int, tuple[str, ...]](
    tuple, {1: ("D", "R", "S", "Y"), 2: ("ED", "ER", "ES", "LY"), 3: ("ING",)}
)
"""Common endings: a vocabulary word with one of them is also known."""

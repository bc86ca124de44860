"""Time to solve an 11-card Quiddler hand, compared with naive code and C, and from a cold start."""

from __future__ import annotations

import ctypes
import statistics
import subprocess
import sys
import sysconfig
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

from benchmarks._compiled import compiled
from parlour.minds.quiddler.arrangement import Worths
from parlour.minds.quiddler.index import MOST_CARDS, CardIndex
from parlour.minds.quiddler.solver import Solver
from parlour.rules.quiddler import box
from parlour.words import Lexicon

HANDS = 200
NAIVE_HANDS = 5
COLD_STARTS = 10
BONUSES = Worths(words={3: 10}, letters={6: 10})
COMMAND = Path(sysconfig.get_path("scripts")) / "parlour"


def main() -> None:
    """Print all results."""
    deck = box.deck("english")
    rng = Random(200)
    hands = [rng.sample(deck.cards, MOST_CARDS) for _ in range(HANDS)]
    start = time.perf_counter()
    index = CardIndex(Lexicon.open("parlour"), deck.counts)
    print(f"index the whole lexicon by cards, once: {time.perf_counter() - start:.2f} s")
    for rules in ("manual", "published"):
        warm(rules, hands, index)
        beside_others(rules, hands, index)
        whole_table(rules, hands)
    cold(hands[0])


def warm(rules: str, hands: Sequence[Sequence[str]], index: CardIndex) -> None:
    """Compare the solver with a plain table of all subsets, which finds the same points."""
    points = box.point_table(rules).points
    solver = Solver(index, points)
    for hand in hands:
        if solver.solve(hand).points != most_points(hand, index, points):
            sys.exit(f"the two ways disagree about {' '.join(hand)}")
    ours = milliseconds(hands, solver.solve)
    table = milliseconds(hands, lambda hand: most_points(hand, index, points))
    bonuses = milliseconds(hands, lambda hand: solver.solve(hand, worths=BONUSES))
    print(
        f"{rules}: median of {len(hands)} hands {ours:.2f} ms, {ours / table:.2g} times that of "
        f"a plain table of subsets ({table:.1f} ms); with both bonuses {bonuses:.2f} ms"
    )


def beside_others(rules: str, hands: Sequence[Sequence[str]], index: CardIndex) -> None:
    """Compare the solver with naive code and a C loop over all words; all find the same points."""
    points = box.point_table(rules).points
    solver = Solver(index, points)
    words = [(word, Counter(word)) for word in Lexicon.open("parlour")]
    few = hands[:NAIVE_HANDS]
    naive = milliseconds(few, lambda hand: naive_points(hand, words, points))
    ours = milliseconds(few, solver.solve)
    print(f"{rules}: naive code {naive:.0f} ms, {naive / ours:.0f} times ours on the same hands")
    in_c = c_loop(index, points)
    if in_c is None:
        print(f"{rules}: no C compiler here to compare with")
        return
    for hand in hands:
        if solver.solve(hand).points != in_c(hand):
            sys.exit(f"the C loop disagrees about {' '.join(hand)}")
    loop, ours = milliseconds(hands, in_c), milliseconds(hands, solver.solve)
    print(
        f"{rules}: C loop over all words {loop:.2f} ms; ours {ours:.2f} ms, {ours / loop:.2g} of it"
    )


def whole_table(rules: str, hands: Sequence[Sequence[str]]) -> None:
    """The lookups of a bot that looks ahead: all groups of the hand, and with any next card."""
    from parlour.minds.quiddler.bonus_value import no_bonus
    from parlour.minds.quiddler.pool import Pool
    from parlour.minds.quiddler.word_groups.known_words import known_words
    from parlour.rules.quiddler.options import RULE_SETS

    known, points = known_words(RULE_SETS[rules], 0), box.point_table(rules).points
    faces, bonus = range(len(known.faces)), no_bonus()

    def ahead(hand: Sequence[str]) -> object:
        pool = Pool(known, points, hand)
        kept = [pool.whole ^ 1 << place for place in range(len(hand))]
        return pool.draws(bonus, kept, faces)

    groups = milliseconds(hands, lambda hand: Pool(known, points, hand).longest)
    draws = milliseconds(hands[:50], ahead)
    print(
        f"{rules}: all groups of a hand and their words {groups:.2f} ms; every discard with every "
        f"next card, {len(hands[0]) * len(faces)} hands, {draws:.1f} ms"
    )


def naive_points(
    hand: Sequence[str], words: Sequence[tuple[str, Counter[str]]], points: Mapping[str, int]
) -> int:
    """The naive algorithm: try every word on the remaining cards, recursively."""
    letters = Counter("".join(hand))
    likely = [word for word, need in words if all(letters[c] >= n for c, n in need.items())]
    known: dict[tuple[str, ...], int] = {}

    def laid(cards: tuple[str, ...]) -> int:
        """The most points that words from these cards can have."""
        if cards not in known:
            rests = [rest for word in likely for rest in without(word, cards)]
            total = sum(points[card] for card in cards)
            worths = (total - sum(points[card] for card in rest) + laid(rest) for rest in rests)
            known[cards] = max(worths, default=0)
        return known[cards]

    cards = tuple(sorted(hand))
    keeps = [cards[:at] + cards[at + 1 :] for at in range(len(cards))]
    return max(2 * laid(kept) - sum(points[card] for card in kept) for kept in keeps)


def without(word: str, cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The remaining cards for each way to spell the word with at least two of them."""
    rests = [(word, cards)]
    for _ in range(2 * len(cards)):
        rests = [
            (left[len(card) :], rest[:at] + rest[at + 1 :])
            for left, rest in rests
            if left
            for at, card in enumerate(rest)
            if left.startswith(card) and card not in rest[:at]
        ] + [(left, rest) for left, rest in rests if not left]
        if all(not left for left, _ in rests):
            break
    return [rest for _, rest in rests if len(rest) <= len(cards) - 2]


def c_loop(index: CardIndex, points: Mapping[str, int]) -> Callable[[Sequence[str]], int] | None:
    """The same algorithm as a C loop over all words."""
    library = compiled("_best_words.c")
    if library is None:
        return None
    keys = index.keys()
    words = b"".join(key.encode("ascii").ljust(MOST_CARDS, b"\0") for key in keys)
    by_card = (ctypes.c_int * 256)()
    for card, worth in points.items():
        by_card[ord(index.key([card]))] = worth

    def solve(hand: Sequence[str]) -> int:
        cards = "".join(index.key([card]) for card in hand).encode("ascii")
        found: int = library.best_points(words, len(keys), MOST_CARDS, cards, len(cards), by_card)
        return found

    return solve


def milliseconds(hands: Sequence[Sequence[str]], solve: Callable[[Sequence[str]], object]) -> float:
    """The median CPU time for one hand; CPU time ignores other load on the machine."""
    times = []
    for hand in hands:
        start = time.process_time()
        solve(hand)
        times.append(time.process_time() - start)
    return statistics.median(times) * 1e3


def most_points(hand: Sequence[str], index: CardIndex, points: Mapping[str, int]) -> int:
    """The points of the best arrangement, from a table over every subset of the cards."""
    words = index.keys_within(index.key(hand))
    codes = [index.key([card]) for card in hand]
    keys = ["".join(sorted(codes[i] for i in cards)) for cards in subsets(len(hand))]
    worths = [sum(points[hand[i]] for i in cards) for cards in subsets(len(hand))]
    by_first: list[list[int]] = [[] for _ in hand]
    for subset, key in enumerate(keys):
        if key in words:
            by_first[(subset & -subset).bit_length() - 1].append(subset)
    laid = [0] * len(keys)  # the most points that words from a subset can have
    for subset in range(1, len(keys)):
        first = subset & -subset
        best = laid[subset ^ first]
        for word in by_first[first.bit_length() - 1]:
            if word & subset == word:
                best = max(best, worths[word] + laid[subset ^ word])
        laid[subset] = best
    whole = len(keys) - 1
    return max(2 * laid[rest] - worths[rest] for rest in (whole ^ 1 << i for i in range(len(hand))))


def subsets(size: int) -> list[list[int]]:
    """For every bit set of cards, the indices of its cards."""
    return [[i for i in range(size) if number >> i & 1] for number in range(1 << size)]


def cold(hand: Sequence[str]) -> None:
    """Compare the whole command with a bare interpreter."""
    command, bare = process([COMMAND, "solve", *hand]), process([sys.executable, "-c", "pass"])
    print(f"cold `parlour solve` {command * 1e3:.0f} ms, python alone {bare * 1e3:.0f} ms")


def process(command: Sequence[str | Path]) -> float:
    """The median time of a process from start to end."""
    times = []
    for _ in range(COLD_STARTS):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return statistics.median(times)

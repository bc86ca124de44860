"""The best arrangement of a hand by brute force: slow, plain, and independent of the solver.

It cuts every word into cards of the hand in every way, lays out every collection of words that the
hand allows, tries every discard, and takes the best by the order that the solver documents. Only
`best` is public.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from parlour.minds.quiddler.arrangement import Arrangement, Worths

Cards = tuple[str, ...]
Rank = tuple[float, int, int, list[tuple[int, str, list[int]]], int, str]


def without(cards: Cards, used: Cards) -> Cards | None:
    """The cards that remain when some are used; None if those are not all there."""
    remaining = list(cards)
    for card in used:
        if card not in remaining:
            return None
        remaining.remove(card)
    return tuple(remaining)


def cuts(word: str, cards: Cards) -> Iterator[Cards]:
    """Every way to spell the word from left to right with some of the cards."""
    if not word:
        yield ()
    for card in sorted(set(cards), key=len, reverse=True):
        if word.startswith(card):
            rest = without(cards, (card,))
            assert rest is not None
            for more in cuts(word[len(card) :], rest):
                yield (card, *more)


def spellable(hand: Cards, words: Iterable[str]) -> list[Cards]:
    """Every word of at least two cards that the hand holds, once for each group of cards."""
    letters = set("".join(hand))
    groups: dict[tuple[str, Cards], Cards] = {}
    for word in words:
        if letters.issuperset(word):
            for cut in cuts(word, hand):
                if len(cut) >= 2:
                    groups.setdefault((word, tuple(sorted(cut))), cut)
    return list(groups.values())


def layouts(options: Sequence[Cards], hand: Cards) -> Iterator[tuple[list[Cards], Cards]]:
    """Every collection of words that can be laid out together, with the cards outside."""
    yield [], hand
    for place, option in enumerate(options):
        rest = without(hand, option)
        if rest is None:
            continue
        later = [other for other in options[place:] if without(rest, other) is not None]
        for more, outside in layouts(later, rest):
            yield [option, *more], outside


def best(
    hand: Cards,
    words: Iterable[str],
    points: Mapping[str, int],
    deck_order: Sequence[str],
    discard: bool,
    worths: Worths,
) -> Arrangement:
    """The best arrangement, by comparing all of them."""
    found: tuple[Rank, Arrangement] | None = None
    for laid, outside in layouts(spellable(hand, words), hand):
        laid.sort(key=lambda cards: (-len("".join(cards)), "".join(cards)))
        earned = sum(points[card] for cards in laid for card in cards)
        longest = max((len("".join(cards)) for cards in laid), default=0)
        bonus = sum(worth for least, worth in worths.words.items() if len(laid) >= least)
        bonus += sum(worth for least, worth in worths.letters.items() if longest >= least)
        for thrown in sorted(set(outside)) if discard else [None]:
            left = list(outside)
            if thrown is not None:
                left.remove(thrown)
            score = earned - sum(points[card] for card in left)
            in_order = sorted(
                (-len("".join(cards)), "".join(cards), sorted(map(deck_order.index, cards)))
                for cards in laid
            )
            dearness = points[thrown] if thrown else 0
            rank = (-score - bonus, -score, len(left), in_order, -dearness, thrown or "")
            if found is None or rank < found[0]:
                found = (
                    rank,
                    Arrangement(
                        words=tuple(laid),
                        left=tuple(sorted(left)),
                        discard=thrown,
                        points=score,
                        value=score + bonus,
                    ),
                )
    assert found is not None
    return found[1]

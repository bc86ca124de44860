"""Only Quiddler may demand words: the words that a player could still lay down in a final turn.

The index here has words by their letters; the index of the minds has them by the cards that spell
them. This one is faster to build, and a table waits for it. The other one takes longer to build,
and then finds all words of a hand at once, which bots need in every turn.
"""

from functools import lru_cache

from parlour.words import Lexicon

_LEXICONS_KEPT = 4
_HANDS_KEPT = 1024


@lru_cache(_LEXICONS_KEPT)
def _by_letters(lexicon: Lexicon) -> dict[str, list[str]]:
    """The index: every word of the lexicon, by its letters in alphabetical order."""
    index: dict[str, list[str]] = {}
    for word in lexicon:
        index.setdefault("".join(sorted(word)), []).append(word)
    return index


@lru_cache(_HANDS_KEPT)
def smallest_words(lexicon: Lexicon, faces: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Words of two or more cards, as faces in order, one for each smallest set of cards.

    If any cards of the hand make a word, they include one of these sets. So these few words suffice
    to tell whether leftover cards still make a word.

    >>> lexicon = Lexicon.from_words("short", ["AT", "CAT", "ERA", "HE"])
    >>> smallest_words(lexicon, ("A", "C", "ER", "T"))
    (('ER', 'A'), ('A', 'T'))
    """
    index = _by_letters(lexicon)
    # A set of cards is a number with a bit for each card. Only sets that make no word grow, card by
    # card; so every set that then makes a word is a smallest one.
    wordless: list[tuple[int, tuple[int, ...]]] = [
        (1 << place, (place,)) for place in range(len(faces))
    ]
    makes_word: list[int] = []
    found: list[tuple[str, ...]] = []
    while wordless:
        larger: list[tuple[int, tuple[int, ...]]] = []
        for cards, places in wordless:
            for place in range(places[-1] + 1, len(faces)):
                more = cards | 1 << place
                if any(more & smallest == smallest for smallest in makes_word):
                    continue
                if word := _spelled([faces[at] for at in (*places, place)], index):
                    makes_word.append(more)
                    found.append(word)
                else:
                    larger.append((more, (*places, place)))
        wordless = larger
    return tuple(dict.fromkeys(found))


def _spelled(faces: list[str], index: dict[str, list[str]]) -> tuple[str, ...] | None:
    """A word that uses each of these cards once, as the faces in its order."""
    words = index.get("".join(sorted("".join(faces))), ())
    return next((cut for word in words if (cut := _cut(word, faces)) is not None), None)


def _cut(word: str, faces: list[str]) -> tuple[str, ...] | None:
    """The order of these cards that spells the word, or None. A card is never split."""
    if not faces:
        return ()
    for face in sorted(set(faces)):
        if word.startswith(face):
            rest = faces.copy()
            rest.remove(face)
            tail = _cut(word[len(face) :], rest)
            if tail is not None:
                return (face, *tail)
    return None

"""Only Quiddler may demand words: which can be made where all that can be laid down must be.

Words are filed by their letters here, and by the cards that spell them in the minds. This is the
quicker one to prepare, which a table waits for; the other one has more to prepare, and then finds
all words of a hand at once, which bots ask for all the time.
"""

from functools import lru_cache

from parlour.words import Lexicon

_LEXICONS_KEPT = 4
_HANDS_KEPT = 1024


@lru_cache(_LEXICONS_KEPT)
def _by_letters(lexicon: Lexicon) -> dict[str, list[str]]:
    """Every word of the lexicon under its letters in alphabetical order."""
    index: dict[str, list[str]] = {}
    for word in lexicon:
        index.setdefault("".join(sorted(word)), []).append(word)
    return index


@lru_cache(_HANDS_KEPT)
def smallest_words(lexicon: Lexicon, faces: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Words of two or more cards, as faces in order, one for each smallest set of cards.

    Any cards of the hand that make a word at all include one of these sets, so that these few
    words tell of any leftovers whether a word can be made from them.

    >>> lexicon = Lexicon.from_words("short", ["AT", "CAT", "ERA", "HE"])
    >>> smallest_words(lexicon, ("A", "C", "ER", "T"))
    (('ER', 'A'), ('A', 'T'))
    """
    index = _by_letters(lexicon)
    # Sets of cards are numbers with a bit for each card. Only sets that make no word are made
    # larger, card by card, so that whatever makes a word then is a smallest set.
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
    """A word that uses each of these cards once, cut into them."""
    words = index.get("".join(sorted("".join(faces))), ())
    return next((cut for word in words if (cut := _cut(word, faces)) is not None), None)


def _cut(word: str, faces: list[str]) -> tuple[str, ...] | None:
    """The order of these cards that spells the word; no card is ever split."""
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

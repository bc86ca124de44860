"""Making a word for the neighbour: a common word from the bot's share and others' discards."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

from parlour.rules import Act
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.choices import CanMakeWord, CanSearch, CanTakeCard
from parlour.rules.letterjam.view_types import View
from parlour.words import Lexicon, secret_words, vocabulary


def make_word(view: View) -> Act | None:
    """The next act towards the neighbour's word; None when the word is made."""
    choices = {type(choice): choice for choice in view.choices}
    can = choices.get(CanMakeWord)
    if not isinstance(can, CanMakeWord):
        return None
    if word := _pick(can.share, can.length):
        return acts.MakeWord(cards=_cards(word, can.share))
    if CanSearch in choices:
        return acts.Search()
    take = choices.get(CanTakeCard)
    if isinstance(take, CanTakeCard):
        return acts.TakeCard(card=_helpful(take.cards, can))
    # No word of this length can be made. Fall back to the nearest length, then to any letters.
    nearest = sorted(
        range(can.shortest, can.longest + 1), key=lambda length: abs(length - can.length)
    )
    word = next((word for length in nearest if (word := _pick(can.share, length))), None)
    return acts.MakeWord(
        cards=_cards(word, can.share) if word else tuple(can.share)[: can.length],
    )


def _pick(share: Mapping[int, str], length: int) -> str | None:
    """A word that the share spells, from the list of most common words that has one. The letters
    of the share seed the choice, so that another share gets another word."""
    letters = Counter(share.values())
    for words in _kinds(length):
        found = [word for word in words if len(word) == length and not Counter(word) - letters]
        if found:
            return Random("".join(sorted(share.values()))).choice(found)
    return None


def _kinds(length: int) -> Iterator[tuple[str, ...]]:
    yield secret_words(length)
    yield vocabulary()
    yield Lexicon.open("parlour").words_of_length(length)


def _cards(word: str, share: Mapping[int, str]) -> tuple[int, ...]:
    left = dict(share)
    cards = []
    for letter in word:
        card = next(card for card, shown in left.items() if shown == letter)
        del left[card]
        cards.append(card)
    return tuple(cards)


def _helpful(discards: Mapping[int, str], can: CanMakeWord) -> int:
    """A discard that lets the share spell a word; if none does, any discard."""
    for card, letter in discards.items():
        if _pick({**can.share, card: letter}, can.length):
            return card
    return min(discards)

"""Only Letter Jam has clues: finding the word that tells the others most about their letters."""

from __future__ import annotations

from itertools import islice, product
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from parlour.minds.characters import Liking, own_character
from parlour.minds.letterjam.clue_value import Giver, Outlook
from parlour.minds.letterjam.level import WORDS_FOR_PEOPLE, Level
from parlour.minds.letterjam.wordbook import wordbook
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import CanDraft
from parlour.rules.letterjam.view_types import View
from parlour.words import Lexicon, zipf

MOST_SPELLINGS = 32
"""The most ways to choose the cards for a word, when several cards show one letter."""


# A bot with a character chooses by its liking among this many clues, if they have at least this
# part of the best one's value.
CONSIDERED, NEAR = 12, 0.97


# A bot may call its clue good from this fraction of the best possible value on, and then says so
# this often.
GOOD_CLUE, SAYS_SO = 0.9, 0.2


class FoundClue(Struct, frozen=True):
    """A word, the cards that spell it, and its value for the giver."""

    word: str
    sources: tuple[str, ...]
    worth: float


def find_clue(view: View, can: CanDraft, level: Level) -> FoundClue:
    """The best clue the viewer can give now."""
    assert view.viewer is not None
    if any(person.mind is None for person in view.people):
        level = replace(level, vocabulary=min(level.vocabulary, WORDS_FOR_PEOPLE))
    likes = own_character(view.people, view.viewer).likes
    table = Giver(view, view.viewer, level).outlook()
    found = best_clues(table, level, most=CONSIDERED if likes else 1)
    return liked_clue(found, likes, level) if found else _last_resort(can)


def liked_clue(found: list[FoundClue], likes: Liking | None, level: Level) -> FoundClue:
    """The clue that a bot with this liking gives, of these clues from the best one on."""
    best = found[0]
    if likes is None or best.worth <= 0 or (likes == "risk" and level.clues == "helping-most"):
        return best
    # A level that counts players and letters knows no clue that is nearly as good: a letter less
    # tells much less.
    least = best.worth * (NEAR if level.clues == "saying-most" else 1.0)
    near = (clue for clue in found if clue.worth >= least)
    return max(near, key=lambda clue: (_taste(clue, likes), clue.worth))


def _taste(clue: FoundClue, likes: Liking) -> float:
    match likes:
        case "long words":
            return len(clue.word)
        case "safety":
            # The wildcard can be any letter, so a clue without it is plainer; so is a common word.
            return zipf(clue.word) - 3 * clue.sources.count(WILD)
        case "risk":
            # The wildcard; then many cards in few letters, all of which have to be read.
            return len(set(clue.sources)) / len(clue.word) + clue.sources.count(WILD)


def plainness(view: View, word: str, sources: tuple[str, ...], level: Level) -> float:
    """The value of a clue by the viewer as a fraction of the best that its readers could get."""
    assert view.viewer is not None
    table = Giver(view, view.viewer, level).outlook()
    read = [table.readers[source] for source in set(sources) if source in table.readers]
    most = sum(reader.weight * max(0.0, 1 - reader.before) for reader in read)
    rest = sum(table.others.get(source, 0.0) for source in set(sources))
    return (table.worth(sources, word) - rest) / most if most else 0.0


def is_good_clue(view: View, level: Level) -> bool:
    """Whether the viewer calls the newest draft good. People tire of hearing that, so the clue must
    help all other players, leave them hardly any doubt, and be the first that the bot gives; nobody
    else has said it in this round, and then it is still a matter of mood."""
    assert view.viewer is not None
    assert view.mine is not None
    if level.clues != "saying-most" or not view.mine.drafts:
        return False
    draft, me = view.mine.drafts[-1], view.players[view.viewer]
    if me.reds + me.greens or draft.statement.players < len(view.players) - 1:
        return False
    if any(player.good_clue for player in view.players):
        return False
    if Random(f"{view.round}/{draft.word}").random() >= SAYS_SO:
        return False
    return plainness(view, draft.word, draft.sources, level) >= GOOD_CLUE


def best_clues(
    table: Outlook, level: Level, most: int, lexicon: Lexicon | None = None
) -> list[FoundClue]:
    """The best clues that can be given from an outlook, the best one first: words of the level's
    vocabulary that the lexicon has, if there is one."""
    words, worths = table.weigh(level)
    ranked = ((wordbook().word(int(words[at])), at) for at in np.argsort(-worths, kind="stable"))
    best = islice(((word, at) for word, at in ranked if lexicon is None or word in lexicon), most)
    return [best_spelling(table, word, float(worths[at])) for word, at in best]


def best_spelling(table: Outlook, word: str, worth: float = 0.0) -> FoundClue:
    """The word with the best cards for it. The choice of cards matters to readers only if two
    cards show the same letter."""
    sources = table.sources()
    choice = [sources.get(letter, [WILD]) for letter in word]
    if all(
        word.count(letter) == 1 or len(cards) < 2
        for letter, cards in zip(word, choice, strict=True)
    ):
        return FoundClue(word, tuple(cards[0] for cards in choice), worth)
    ways = islice(product(*choice), MOST_SPELLINGS)
    best = max(ways, key=lambda way: table.worth(way, word))
    return FoundClue(word, best, worth)


def _last_resort(can: CanDraft) -> FoundClue:
    """The fallback when no word can be spelled: somebody has to give a clue and take the token."""
    word = "A" if "A" in can.alphabet else can.alphabet[0]
    return FoundClue(word, (WILD,), 0.0)

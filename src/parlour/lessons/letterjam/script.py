"""The script of the Letter Jam lesson, and the current position in it.

The coach and the tutors read the same script, so that they agree whose turn it is to give a clue.
The position depends on the cards that the pupil has read, so a pupil may leave the script.
"""

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from parlour.lessons.lesson import PUPIL
from parlour.rules.letterjam import acts, box
from parlour.rules.letterjam.choices import CanDraft
from parlour.rules.letterjam.events import WordsDealt
from parlour.rules.letterjam.typed_cards import clue_sources
from parlour.rules.letterjam.view_types import PlayerView, View
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Seat
from parlour.words import SpellingIndex, vocabulary


class ScriptedClue(Struct, frozen=True, forbid_unknown_fields=True):
    word: str
    giver: Seat


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """Words and rows by seat, the letters of each stand in order, the partners' clue for each card
    of the pupil's row, and the clue that the coach proposes to the pupil."""

    changes: dict[str, Any]
    words: tuple[str, ...]
    rows: tuple[str, ...]
    stands: tuple[str, ...]
    clues: tuple[ScriptedClue, ...]
    pupils_clue: str


SCRIPT = msgspec.json.decode(files(__package__).joinpath("script.json").read_bytes(), type=Script)


def deal() -> WordsDealt:
    """The arranged cards on top of all other cards of the box."""
    left = Counter(box.deck("english").counts) - Counter("".join((*SCRIPT.rows, *SCRIPT.stands)))
    rest = "".join(left.elements())
    stacks = []
    for top, size in zip(SCRIPT.stands, box.setup_card(len(SCRIPT.rows)).stacks, strict=True):
        below = size - len(top)
        stacks.append(top + rest[:below])
        rest = rest[below:]
    return WordsDealt(words=SCRIPT.words, rows=SCRIPT.rows, stacks=tuple(stacks), deck=rest)


def pupil(view: View) -> PlayerView:
    return view.players[PUPIL]


def has_read(view: View, seat: Seat) -> int:
    """The number of cards of the row that a player has moved on from."""
    row, card = len(SCRIPT.rows[seat]), view.players[seat].card
    return row if card is None else min(card, row)


def row_is_read(view: View) -> bool:
    return has_read(view, PUPIL) == len(SCRIPT.rows[PUPIL])


def pupil_gives(view: View) -> bool:
    """Whether the pupil should give a clue: once, after reading the first card."""
    return has_read(view, PUPIL) > 0 and all(clue.giver != PUPIL for clue in view.clues)


def partners_clue(view: View) -> ScriptedClue | None:
    """The scripted clue for the pupil's letter; None if no partner should give one now."""
    if row_is_read(view) or pupil_gives(view):
        return None
    return SCRIPT.clues[has_read(view, PUPIL)]


def spelled(can: CanDraft, word: str) -> acts.Draft | None:
    """A draft of a word from the visible letters; None if the word cannot be spelled."""
    sources = clue_sources(word, can)
    if isinstance(sources, Refusal):
        return None
    draft = acts.Draft(round=can.round, word=word, sources=sources)
    return None if can.objection(draft) else draft


# The vocabulary size for proposed clues when the pupil has left the script.
_COMMON_WORDS = 3_000


@cache
def _spelling() -> SpellingIndex:
    return SpellingIndex(vocabulary(_COMMON_WORDS))


def any_clue(can: CanDraft) -> acts.Draft:
    """The longest common word among those that help the most players."""
    letters = set(can.letters.values()) - {acts.WILD}
    words = _spelling().spellable(letters, wildcard=True)
    drafts = [draft for word in words if (draft := spelled(can, word)) is not None]
    return max(drafts, key=lambda d: (len({s for s in d.sources if s[0] == "p"}), len(d.word)))


def own_word(view: View, seat: Seat) -> acts.Arrange:
    """The word of a seat, laid out. A partner who lacks one letter uses the wildcard for it."""
    row, word = SCRIPT.rows[seat], SCRIPT.words[seat]
    unread = row[has_read(view, seat) :]
    if seat == PUPIL or len(unread) != 1:
        return acts.Arrange(cards=tuple(f"r{row.index(letter)}" for letter in word))
    cards = tuple(acts.WILD if letter == unread else f"r{row.index(letter)}" for letter in word)
    return acts.Arrange(cards=cards, wildcard=unread)

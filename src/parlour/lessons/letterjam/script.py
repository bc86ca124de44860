"""What is arranged in the Letter Jam lesson, and what that means at a moment of the game.

The coach and the tutors read the same script, so that they agree on whose turn it is to give a
clue. A pupil who does something else is followed: the script goes by what the pupil has read.
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
    """Words and rows by seat, what the stands show one after the other, the partners' clue for
    each card of the pupil's row, and the clue that the coach proposes to the pupil."""

    changes: dict[str, Any]
    words: tuple[str, ...]
    rows: tuple[str, ...]
    stands: tuple[str, ...]
    clues: tuple[ScriptedClue, ...]
    pupils_clue: str


SCRIPT = msgspec.json.decode(files(__package__).joinpath("script.json").read_bytes(), type=Script)


def deal() -> WordsDealt:
    """The arranged cards on top, all others of the box below them."""
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
    """How many cards of the row somebody has moved on from."""
    row, card = len(SCRIPT.rows[seat]), view.players[seat].card
    return row if card is None else min(card, row)


def row_is_read(view: View) -> bool:
    return has_read(view, PUPIL) == len(SCRIPT.rows[PUPIL])


def pupil_gives(view: View) -> bool:
    """Whether it is the pupil's turn to give a clue: once, after having read one."""
    return has_read(view, PUPIL) > 0 and all(clue.giver != PUPIL for clue in view.clues)


def partners_clue(view: View) -> ScriptedClue | None:
    """The clue for the pupil's letter, if it is a partner's turn to give one."""
    if row_is_read(view) or pupil_gives(view):
        return None
    return SCRIPT.clues[has_read(view, PUPIL)]


def spelled(can: CanDraft, word: str) -> acts.Draft | None:
    """A word as a clue from the letters one sees; None if it cannot be spelled."""
    sources = clue_sources(word, can)
    if isinstance(sources, Refusal):
        return None
    draft = acts.Draft(round=can.round, word=word, sources=sources)
    return None if can.objection(draft) else draft


# Words that everybody knows, for a pupil who left the script.
_COMMON_WORDS = 3_000


@cache
def _spelling() -> SpellingIndex:
    return SpellingIndex(vocabulary(_COMMON_WORDS))


def any_clue(can: CanDraft) -> acts.Draft:
    """A common word that helps the most players, and the longest of those."""
    letters = set(can.letters.values()) - {acts.WILD}
    words = _spelling().spellable(letters, wildcard=True)
    drafts = [draft for word in words if (draft := spelled(can, word)) is not None]
    return max(drafts, key=lambda d: (len({s for s in d.sources if s[0] == "p"}), len(d.word)))


def own_word(view: View, seat: Seat) -> acts.Arrange:
    """Somebody's own word, laid out. A partner who lacks one letter takes the wildcard for it."""
    row, word = SCRIPT.rows[seat], SCRIPT.words[seat]
    unread = row[has_read(view, seat) :]
    if seat == PUPIL or len(unread) != 1:
        return acts.Arrange(cards=tuple(f"r{row.index(letter)}" for letter in word))
    cards = tuple(acts.WILD if letter == unread else f"r{row.index(letter)}" for letter in word)
    return acts.Arrange(cards=cards, wildcard=unread)

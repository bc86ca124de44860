"""The parts of a Letter Jam view, with all that each is made of.

Everything that is cached for speed is declared here, and nowhere else.
"""

from collections.abc import Hashable, Mapping
from typing import Any

from msgspec.structs import replace

from parlour.rules.base import Rules
from parlour.rules.common_view import choice_fields, people_fields, table_fields
from parlour.rules.letterjam import asking, ending, headline, public_views, stopping
from parlour.rules.letterjam.state import Clue, Player, State
from parlour.rules.letterjam.view_types import REMINDER, ClueView, View
from parlour.rules.letterjam.views import ViewBuilder
from parlour.rules.letterjam.waiting import waiting_for
from parlour.rules.memo import Memo
from parlour.rules.seat import PUBLIC, Seat, Viewer
from parlour.rules.view_parts import ListPart, Part, ViewParts

Made = tuple[Any, ...]
Fields = Mapping[str, Any]


class CachedBuilder(ViewBuilder):
    """A view builder with a memo of earlier states of the game."""

    audience = None
    """All viewers see the same in the shared parts."""

    def __init__(self, rules: Rules[Any, Any, Any], state: State, viewer: Viewer, memo: Memo):
        super().__init__(state, viewer)
        self.rules = rules
        self.memo = memo

    @property
    def clues(self) -> tuple[ClueView, ...]:
        return _CLUES.value(self, self.viewer)


# What all viewers see alike ------------------------------------------------------------------


def _people_made_of(at: CachedBuilder) -> Made:
    return at.state.company, at.state.options


def _people(at: CachedBuilder) -> Fields:
    return people_fields(at.state) | {"reminder": REMINDER if at.state.options.chat else ""}


def _table_made_of(at: CachedBuilder) -> Made:
    return (at.state,)


def _table(at: CachedBuilder) -> Fields:
    state, claimed_by = at.state, at.wildcard_claimed_by
    left_to_people = asking.left_to_people(state)
    return table_fields(state, waiting_for(state)) | {
        "countdown": headline.countdown(
            left_to_people=left_to_people,
            claimed=claimed_by is not None,
            stopping=stopping.agreed_to_stop(state),
        ),
        "round": state.round,
        "bonus": at.bonus,
        "wildcard_claimed_by": claimed_by,
        "wildcard_left_to_people": left_to_people,
        "tokens": at.tokens,
        "deck": len(state.deck),
        "offers": at.offers,
        "aloud": at.aloud,
        "judging": ending.being_judged(state),
        "suggested": ending.suggested(state) if state.phase == "reveal" else None,
        "reason": state.end_reason,
        "end": public_views.end_view(state) if state.phase == "over" else None,
    }


def _stands_made_of(at: CachedBuilder) -> Made:
    return at.state.stands, at.state.discards


def _stands(at: CachedBuilder) -> Fields:
    return {"stands": at.stands, "discards": public_views.discards(at.state)}


# What differs by viewer ----------------------------------------------------------------------


def _seats(at: CachedBuilder) -> list[tuple[Seat, Player]]:
    return list(enumerate(at.state.players))


def _player_made_of(at: CachedBuilder, seat: Seat, player: Player) -> Made:
    state = at.state
    return player, state.phase, state.aloud, state.bonus, state.points


def _player(at: CachedBuilder, seat: Seat, player: Player) -> Any:
    return at.player(seat)


def _player_seen_by(at: CachedBuilder, seat: Seat) -> Hashable:
    # All seats but the player's own see the same.
    viewer = at.viewer
    return viewer if viewer == seat or viewer is PUBLIC else None


def _rounds(at: CachedBuilder) -> list[tuple[int, Clue]]:
    return [(clue.round, clue) for clue in at.state.clues]


def _clue_made_of(at: CachedBuilder, number: int, clue: Clue) -> Made:
    return clue, at.state.phase == "over", at.state.aloud


def _clue(at: CachedBuilder, number: int, clue: Clue) -> ClueView:
    return public_views.clue_view(at, clue)


def _all_clues_made_of(at: CachedBuilder) -> Made:
    return at.state.clues, at.state.phase == "over", at.state.aloud


def _all_clues(at: CachedBuilder) -> Fields:
    return {"clues": at.clues}


def _choices_made_of(at: CachedBuilder) -> Made:
    return () if at.viewer is PUBLIC else (at.state,)


def _choices(at: CachedBuilder) -> Fields:
    return choice_fields(at.rules, at.state, at.viewer)


def _mine_made_of(at: CachedBuilder) -> Made:
    state, seat = at.state, at.viewer
    if seat is PUBLIC or not state.players:
        return ()
    if state.phase == "making":
        # This part also depends on the cards that the others put aside.
        return (state,)
    return (
        *(state.players[seat], state.phase, state.round, state.offers, state.bonus, state.aloud),
        state.clues if state.options.helper else (),
    )


def _mine(at: CachedBuilder) -> Fields:
    return {"mine": at.mine}


def _words_made_of(at: CachedBuilder) -> Made:
    # Words say what the rest of the view shows, and any of that may change.
    return (at.state,)


def _words(at: CachedBuilder) -> Fields:
    return headline.words(_WITHOUT_WORDS.view(at))


def wordless_view(at: CachedBuilder) -> View:
    """The view without headlines and tips, for programs that do not read them."""
    return _WITHOUT_WORDS.view(at)


def view(at: CachedBuilder) -> View:
    """The view as a value. Words are made of the rest of it, so that is gathered only once."""
    wordless = wordless_view(at)
    made_of = _words_made_of(at)
    words = at.memo.recall((_WORDS.name, at.viewer), made_of, headline.words, wordless)
    return replace(wordless, **words)


_SHARED = (
    Part("people", _people_made_of, _people),
    Part("table", _table_made_of, _table),
    Part("stands", _stands_made_of, _stands),
)
_CLUES = ListPart("clues", _rounds, _clue_made_of, _clue)
_OWN = (
    ListPart("players", _seats, _player_made_of, _player, _player_seen_by),
    _CLUES,
    Part("choices", _choices_made_of, _choices),
    Part("mine", _mine_made_of, _mine),
)


def _wordless(**fields: Any) -> View:
    return View(**fields, agreement="", tips=())


_STOP = Part("stop", _table_made_of, lambda at: {"stop": at.stop})
# As values, all clues are kept together: most acts change none of them.
_ALL_CLUES = Part("all clues", _all_clues_made_of, _all_clues)
_WITHOUT_WORDS = ViewParts(
    _wordless, _SHARED, (*(part for part in _OWN if part is not _CLUES), _ALL_CLUES, _STOP)
)
_WORDS = Part("words", _words_made_of, _words)
PARTS = ViewParts(View, _SHARED, (*_OWN, _WORDS))

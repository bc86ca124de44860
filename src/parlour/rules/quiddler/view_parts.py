"""The parts of a Quiddler view, with all that each is made of.

Everything that is cached for speed is declared here, and nowhere else.
"""

from collections.abc import Hashable, Mapping
from typing import Any

from parlour.rules.base import Rules
from parlour.rules.common_view import choice_fields, people_fields, table_fields
from parlour.rules.kinds import Judged, VerbGroup
from parlour.rules.memo import Memo
from parlour.rules.quiddler import headline, public_views
from parlour.rules.quiddler.choices import AnyChoice
from parlour.rules.quiddler.state import Player, State
from parlour.rules.quiddler.view_types import View
from parlour.rules.quiddler.views import ViewBuilder
from parlour.rules.quiddler.waiting import waiting_for
from parlour.rules.seat import PUBLIC, Seat, Viewer
from parlour.rules.view_parts import ListPart, Part, ViewParts

Made = tuple[Any, ...]
Fields = Mapping[str, Any]


_OF_THE_HAND = frozenset({"arrange", "look-up"})
"""The acts without a bar that are about the viewer's own cards."""


class CachedBuilder(ViewBuilder):
    """A view builder with a memo of earlier states of the game."""

    __slots__ = ("_may", "audience", "in_turns", "looks_on", "memo", "rules")

    def __init__(self, rules: Rules[Any, Any, Any], state: State, viewer: Viewer, memo: Memo):
        self.state, self.viewer = state, viewer
        self.rules = rules
        self.memo = memo
        self.in_turns = state.phase in ("draw", "play")
        """Whether turns are played."""
        self.looks_on = self.in_turns and state.at != viewer
        """Whether somebody else has the turn. A draw then changes nothing of what this viewer may
        do, or is told."""
        self.audience: Hashable = self.shows_hands
        if state.lay_downs and any(one.face_down for one in state.lay_downs):
            # Only its owner sees the words of a lay-down that is face down.
            self.audience = self.shows_hands, viewer
        self._may: Fields | None = None

    def judge(self, group: VerbGroup) -> Judged:
        """What verbs without a bar say to the viewer. While turns are played, the cards of the
        viewer matter to those about the hand only, and nobody else's cards to any."""
        state, seat = self.state, self.viewer
        assert seat is not PUBLIC
        if not self.in_turns:
            return group.judge(state, seat)
        made_of: Made = (state.options, state.company, state.wants_end)
        if not _OF_THE_HAND.isdisjoint(group.names):
            made_of += state.hand, state.players[seat], state.at == seat
        return self.memo.recall((group.names, seat), made_of, group.judge, state, seat)

    @property
    def may(self) -> Fields:
        """What the viewer may do now, and what not. Both are found together, and the parts that
        need them share them."""
        if self._may is None:
            self._may = choice_fields(self.rules, self.state, self.viewer, self.judge)
        return self._may

    @property
    def choices(self) -> tuple[AnyChoice, ...]:
        choices: tuple[AnyChoice, ...] = _CHOICES.fields(self, self.viewer)["choices"]
        return choices


# What all viewers see alike ------------------------------------------------------------------


def _people_made_of(at: CachedBuilder) -> Made:
    return at.state.company, at.state.options


def _people(at: CachedBuilder) -> Fields:
    return people_fields(at.state) | {
        "sizes": at.sizes,
        "time_to_challenge": at.state.options.challenge_seconds,
    }


def _table_made_of(at: CachedBuilder) -> Made:
    return (at.state,)


def _table(at: CachedBuilder) -> Fields:
    state = at.state
    return table_fields(state, waiting_for(state)) | {
        "countdown": headline.countdown(state.options, state.phase),
        "hand": state.hand,
        "dealer": state.dealer if state.players else None,
        "turn": state.turn,
        "at": state.at if state.in_turn else None,
        "out": state.out,
        "stock": len(state.stock),
        "discards": len(state.discards),
        "top": at.top,
        "challenge": at.challenge,
        "rulings": at.rulings,
        "winners": state.winners,
    }


def _sheet_made_of(at: CachedBuilder) -> Made:
    return (at.state.sheet,)


def _sheet(at: CachedBuilder) -> Fields:
    return {"sheet": at.sheet}


def _seats(at: CachedBuilder) -> list[tuple[Seat, Player]]:
    return list(enumerate(at.state.players))


def _player_made_of(at: CachedBuilder, seat: Seat, player: Player) -> Made:
    state = at.state
    # A draw changes nothing about the players who do not have the turn.
    phase = "turn" if state.phase in ("draw", "play") and state.at != seat else state.phase
    final = None if state.out is None else public_views.final_turn(state, seat)
    return player, phase, state.at == seat, state.out, final, state.sheet, state.ended_early


def _player(at: CachedBuilder, seat: Seat, player: Player) -> Any:
    return at.player(seat)


def _lay_downs_made_of(at: CachedBuilder) -> Made:
    state = at.state
    # The cards of a lay-down keep the numbers and faces that they had.
    return state.lay_downs, state.in_window, state.phase in ("scored", "over")


def _lay_downs(at: CachedBuilder) -> Fields:
    return {"lay_downs": at.lay_downs}


# What differs by viewer ----------------------------------------------------------------------


def _choices_made_of(at: CachedBuilder) -> Made:
    state, seat = at.state, at.viewer
    if seat is PUBLIC:
        return ()
    if not at.looks_on:
        return (state,)
    return (state.hand, state.players[seat], state.options, state.company, state.wants_end)


def _choices(at: CachedBuilder) -> Fields:
    may = at.may
    return {"viewer": may["viewer"], "choices": may["choices"]}


def _barred_made_of(at: CachedBuilder) -> Made:
    state, seat = at.state, at.viewer
    if seat is PUBLIC:
        return ()
    if not at.looks_on:
        return (state,)
    # Whose turn it is, is in the name. What the others do with their cards bars nothing, and of the
    # viewer's own cards it matters only whether there are any.
    player = state.players[seat]
    return (not player.held, player.look_ups, state.options, state.company, state.wants_end)


def _barred_whose(at: CachedBuilder) -> Hashable:
    """Who may not do what, and in whose turn: the same acts are barred again in every round."""
    return at.viewer, at.state.at if at.looks_on else None


def _barred(at: CachedBuilder) -> Fields:
    return {"barred": at.may["barred"]}


def _mine_made_of(at: CachedBuilder) -> Made:
    state, seat = at.state, at.viewer
    if seat is PUBLIC or not state.players:
        return ()
    # Before a draw, the player who has the turn sees the same as those who look on.
    if not at.looks_on and state.phase != "draw":
        return (state,)
    return (
        *(state.players[seat], state.lay_downs, state.rulings, state.options, state.out),
        # Whose final turn is over matters once somebody is out.
        None if state.out is None else state.at,
    )


def _mine(at: CachedBuilder) -> Fields:
    return {"mine": at.mine(at.choices)}


def _words_made_of(at: CachedBuilder) -> Made:
    state = at.state
    if not at.in_turns:
        return (state,)
    # Whose turn it is, and its phase, is in the name. The rulings of the hand are told in words,
    # too, with the faces of the cards.
    return state.out, state.ended_early, state.company, state.lay_downs, state.rulings


def _words(at: CachedBuilder) -> Fields:
    return headline.words(at)


def _words_whose(at: CachedBuilder) -> Hashable:
    """Who is told the same words, and at which point of a turn: the same words come again in every
    turn. All who look on are told the same until somebody has laid down."""
    state = at.state
    if not at.in_turns:
        return at.viewer
    if not at.looks_on:
        return at.viewer, state.phase
    told_alike = not state.lay_downs and not state.rulings and state.out is None
    return "who look on" if told_alike else at.viewer, state.at


_SHARED = (
    Part("people", _people_made_of, _people),
    Part("table", _table_made_of, _table),
    Part("sheet", _sheet_made_of, _sheet),
    ListPart("players", _seats, _player_made_of, _player),
    Part("lay_downs", _lay_downs_made_of, _lay_downs),
)
_CHOICES = Part("choices", _choices_made_of, _choices)
_OWN = (
    _CHOICES,
    Part("barred", _barred_made_of, _barred, _barred_whose),
    Part("mine", _mine_made_of, _mine),
    Part("words", _words_made_of, _words, _words_whose),
)
PARTS = ViewParts(View, _SHARED, _OWN)

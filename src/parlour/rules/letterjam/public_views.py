"""The parts of a Letter Jam view that are about the table, as one viewer sees them."""

from msgspec.structs import replace

from parlour.rules.letterjam import ending, score
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.deciding import has_decision
from parlour.rules.letterjam.final_notes import final_note
from parlour.rules.letterjam.headline import doing
from parlour.rules.letterjam.letter_helper import fitting
from parlour.rules.letterjam.private_views import sheet_view
from parlour.rules.letterjam.sight import Sight
from parlour.rules.letterjam.state import Clue, Player, State
from parlour.rules.letterjam.statement import state_of
from parlour.rules.letterjam.view_types import (
    HIDDEN,
    ClueView,
    EndView,
    FinalView,
    MakerView,
    OldDraftView,
    PlayerView,
    StandView,
)
from parlour.rules.seat import Seat


def stands(state: State) -> tuple[StandView, ...]:
    return tuple(
        StandView(
            source=f"s{number}",
            letter=None if stand.up is None else state.letters[stand.up],
            stack=len(stand.stack),
            token=stand.token,
        )
        for number, stand in enumerate(state.stands)
    )


def discards(state: State) -> str:
    return "".join(sorted(state.letters[card] for card in state.discards))


def player_view(sight: Sight, seat: Seat, player: Player) -> PlayerView:
    state = sight.state
    found = PlayerView(
        seat=seat,
        source=f"p{seat}",
        letter=None if player.up is None else sight.letter(seat, player.up),
        card=None if player.up is None else player.position(player.up),
        on_extra=player.up is not None and player.on_extra,
        row=sight.row(seat, player),
        extras=tuple(sight.letter(seat, card) for card in player.extras),
        kept=tuple(place for card in player.kept if (place := player.position(card)) is not None),
        clued=player.clued,
        reds=player.reds,
        greens=player.greens,
        sure=player.sure,
        good_clue=player.good_clue,
        backing=player.backing,
        wants_stop=player.wants_stop,
        has_decision=state.phase == "deciding" and has_decision(state, player),
        decided=player.decision is not None,
        decision=player.decision if state.options.decisions == "open" else None,
        maker=_maker(player) if state.phase == "making" else None,
        final=_final(state, seat) if state.end_reason is not None else None,
        doing="",
        points=state.points[seat] if state.points else None,
    )
    return replace(found, doing=doing(state.phase, found))


def _maker(player: Player) -> MakerView:
    maker = player.maker
    return MakerView(
        share=len(maker.share),
        aside=len(maker.aside),
        made=bool(maker.made),
        searching=maker.searching,
    )


def _final(state: State, seat: Seat) -> FinalView:
    final = state.players[seat].final
    shown = final.revealed or state.phase == "over"
    return FinalView(
        claims=tuple(sorted(source for source in final.cards if source[0] in "b*")),
        asks_for=final.asks_for,
        gave_up=final.gave_up,
        ready=final.ready,
        revealed=final.revealed,
        cards=final.cards if shown else (),
        letters=ending.spelled(state, seat) if shown else "",
        asked_word=final.asked_word,
        word=final.word,
        correct=final.correct,
        accepted_by=final.accepted_by,
    )


def clue_view(sight: Sight, clue: Clue) -> ClueView:
    state, viewer = sight.state, sight.viewer
    letters: list[str] = []
    own: list[int | None] = []
    for source, card in zip(clue.sources, clue.cards, strict=True):
        place = None
        if source == WILD:
            letters.append(WILD)
        elif source[0] == "p":
            owner = int(source[1:])
            if owner == viewer:
                place = state.players[owner].position(card)
            letters.append(_read(sight, owner, card))
        else:
            letters.append(state.letters[card])
        own.append(place)
    knows = viewer == clue.giver or state.phase == "over"
    read = "".join(letters)
    helped = state.options.helper and any(place is not None for place in own)
    return ClueView(
        round=clue.round,
        giver=clue.giver,
        token=clue.token,
        statement=state_of(clue.sources),
        sources=clue.sources,
        letters=read,
        own_cards=tuple(own),
        word=spelled(state, clue) if knows else None,
        fits=fitting(read, state.deck_data, state.lexicon) if helped else None,
    )


def _read(sight: Sight, owner: Seat, card: int) -> str:
    """A player's card as the viewer reads it in a clue (LJ-R11). The viewer's own card stays
    ``?``, even after the end."""
    if owner == sight.viewer:
        return HIDDEN
    return sight.letter(owner, card) or HIDDEN


def spelled(state: State, clue: Clue) -> str:
    """The whole word of a clue."""
    return "".join(
        (clue.wildcard or WILD) if card < 0 else state.letters[card] for card in clue.cards
    )


def end_view(state: State) -> EndView:
    lengths = tuple(len(player.row) for player in state.players)
    return EndView(
        words=state.words,
        sheets=tuple(sheet_view(state, player) for player in state.players),
        margins=tuple(player.margin for player in state.players),
        drafts=tuple(
            OldDraftView(old.round, old.seat, old.sources, old.word) for old in state.old_drafts
        ),
        shares=tuple(
            "".join(sorted(state.letters[card] for card in player.maker.share))
            for player in state.players
        ),
        notes=tuple(final_note(state, seat) for seat in range(len(state.players))),
        parts=tuple(score.parts(state, seat) for seat in range(len(state.players)) if state.points),
        total=None if state.ended_early else sum(state.points),
        grade=None if state.ended_early else state.grade,
        grade_name="" if state.ended_early else score.GRADES[state.grade],
        steps=() if state.ended_early else score.steps(state.setup, lengths),
        grades=() if state.ended_early else score.GRADES,
    )

"""The parts of a Letter Jam view that only one player sees: guess sheet, drafts, final word, and
the word that they make."""

from collections.abc import Sequence

from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.setup import length_asked, lengths_to_make, shown
from parlour.rules.letterjam.state import DraftedClue, Player, SheetEntry, State
from parlour.rules.letterjam.statement import state_of
from parlour.rules.letterjam.view_types import HIDDEN, DraftView, MakingView, SheetView
from parlour.rules.seat import Seat, right_of


def sheet_view(state: State, player: Player) -> tuple[SheetView, ...]:
    over = state.phase == "over"
    aloud = {aloud.card for aloud in state.aloud}
    cards = player.row + player.extras

    def entry(place: int, written: SheetEntry) -> SheetView:
        card = cards[place]
        return SheetView(
            card=place,
            extra=place >= len(player.row),
            letter=state.letters[card] if over or card in aloud else None,
            guess=written.guess,
            candidates=written.candidates,
            crossed=written.crossed,
            note=written.note,
        )

    return tuple(entry(place, written) for place, written in enumerate(player.sheet))


def draft_view(state: State, draft: DraftedClue, offered: bool) -> DraftView:
    word = state.spell(draft.sources, draft.wildcard)
    return DraftView(
        number=draft.number,
        word=word,
        sources=draft.sources,
        statement=state_of(draft.sources),
        listed=word in state.lexicon,
        offered=offered,
    )


def believed(state: State, player: Player) -> str:
    """The final word by its owner's guesses, never by the cards."""
    middle = {f"b{bonus.number}": state.letters[bonus.card] for bonus in state.bonus}

    def read(source: str) -> str:
        if source == WILD:
            return player.final.wildcard or WILD
        if source in middle:
            return middle[source]
        return player.sheet[int(source[1:])].guess or HIDDEN

    return "".join(read(source) for source in player.final.cards)


def making_view(state: State, seat: Seat) -> MakingView:
    maker = state.players[seat].maker
    others = (p.maker.aside for other, p in enumerate(state.players) if other != seat)
    discards: Sequence[int] = [card for aside in others for card in aside]
    shortest, longest = lengths_to_make(state, seat)
    return MakingView(
        for_seat=right_of(seat, len(state.company)),
        length=length_asked(state, seat),
        shortest=shortest,
        longest=longest,
        share=shown(state, maker.share),
        aside=shown(state, maker.aside),
        discards=shown(state, discards) if maker.searching else None,
    )

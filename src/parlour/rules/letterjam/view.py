"""What one viewer may know of a Letter Jam game, built field by field from nothing.

Whether a viewer sees a card is decided by who owns it and whether it has stood up, in one place:
``_Eyes``. A player never sees their own cards; the public sees no player's card at all, unless
the table lets watchers see letters.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from parlour.rules import game
from parlour.rules.letterjam import ending, score
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import AnyChoice
from parlour.rules.letterjam.clue import (
    Statement,
    offer_of,
    state_of,
    token_for,
    visible_letters,
)
from parlour.rules.letterjam.decision import has_decision, undecided
from parlour.rules.letterjam.options import Options
from parlour.rules.letterjam.setup import right_of, shown
from parlour.rules.letterjam.state import Clue, Draft, Entry, Phase, Player, State
from parlour.rules.memo import Memo
from parlour.rules.seat import PUBLIC, Seat, Viewer

HIDDEN = "?"
_ENDING = ("final", "reveal", "over")

REMINDER = (
    "Say nothing about letters: not whose letter is where, not what kind of word a clue is, "
    "not that a letter comes twice."
)


class TokensView(Struct, frozen=True):
    """The flower: what can still be taken, what waits, and each player's share of the reds."""

    reds: int
    greens: int
    locked: int
    under_stacks: int
    share: int


class StandView(Struct, frozen=True):
    """A nonplayer stand. ``stack`` cards follow; the last of them frees the green below."""

    source: str
    letter: str | None
    stack: int
    token: bool


class BonusView(Struct, frozen=True):
    source: str
    letter: str
    claimed_by: Seat | None


class MakerView(Struct, frozen=True):
    """How far somebody is with the neighbour's word."""

    share: int
    aside: int
    made: bool
    searching: bool


class FinalView(Struct, frozen=True):
    """Somebody's final word as the table sees it. ``letters`` are the cards once revealed."""

    claims: tuple[str, ...]
    ready: bool
    revealed: bool
    cards: tuple[str, ...]
    letters: str
    word: str | None
    correct: bool
    accepted_by: tuple[bool | None, ...]


class PlayerView(Struct, frozen=True):
    """A player as this viewer sees them. Letters the viewer may not see are None.

    ``card`` is the place on the owner's sheet of the card on the stand: row first, then extra
    letters. ``row`` and ``extras`` hold what the viewer has seen of them so far.
    """

    seat: Seat
    source: str
    letter: str | None
    card: int | None
    row: tuple[str | None, ...]
    extras: tuple[str | None, ...]
    kept: tuple[int, ...]
    clued: bool
    reds: int
    greens: int
    sure: bool | None
    good_clue: bool
    backing: int | None
    wants_stop: bool
    has_decision: bool
    decided: bool
    maker: MakerView | None
    final: FinalView | None
    points: int | None


class OfferView(Struct, frozen=True):
    number: int
    giver: Seat
    statement: Statement
    backers: tuple[Seat, ...]


class ClueView(Struct, frozen=True):
    """A given clue as this viewer reads it: ``?`` is a letter hidden from them, ``*`` the
    wildcard. ``own_cards`` names the viewer's own card behind each of their ``?``. ``word`` is
    known to the giver, and to all after the end."""

    round: int
    giver: Seat
    token: Literal["red", "green"]
    statement: Statement
    sources: tuple[str, ...]
    letters: str
    own_cards: tuple[int | None, ...]
    word: str | None


class AloudView(Struct, frozen=True):
    """A guess said aloud. ``actual`` is what the card was; it is turned up for all."""

    round: int
    seat: Seat
    letter: str
    actual: str


class DraftView(Struct, frozen=True):
    """One of one's own drafts. ``listed`` is the dictionary's private opinion."""

    number: int
    word: str
    sources: tuple[str, ...]
    statement: Statement
    listed: bool
    offered: bool


class SheetView(Struct, frozen=True):
    """What the owner wrote beside one card. ``letter`` is known once it was guessed aloud."""

    card: int
    extra: bool
    letter: str | None
    guess: str | None
    candidates: str
    crossed: str
    note: str


class MakingView(Struct, frozen=True):
    """Making a word for the neighbour on the right: one's share, and what others put aside."""

    for_seat: Seat
    length: int
    share: dict[int, str]
    aside: dict[int, str]
    discards: dict[int, str] | None


class MineView(Struct, frozen=True):
    """What only the viewer knows: sheet, drafts, decision, final word, and their part in making
    words (the word they made, the letters they saw then)."""

    sheet: tuple[SheetView, ...]
    margin: str
    drafts: tuple[DraftView, ...]
    decision: Literal["stay", "move", "guessed"] | None
    cards: tuple[str, ...]
    wildcard: str | None
    believed: str
    made: str
    made_listed: bool
    seen: str
    making: MakingView | None


class OldDraftView(Struct, frozen=True):
    round: int
    seat: Seat
    sources: tuple[str, ...]
    word: str


class EndView(Struct, frozen=True):
    """Everything, after the end."""

    words: tuple[str, ...]
    sheets: tuple[tuple[SheetView, ...], ...]
    margins: tuple[str, ...]
    drafts: tuple[OldDraftView, ...]
    total: int
    grade: int
    steps: tuple[int, ...]


class View(game.View, frozen=True, kw_only=True):
    options: Options
    phase: Phase
    round: int
    players: tuple[PlayerView, ...]
    stands: tuple[StandView, ...]
    bonus: tuple[BonusView, ...]
    wildcard_claimed_by: Seat | None
    tokens: TokensView
    deck: int
    discards: str
    offers: tuple[OfferView, ...]
    clues: tuple[ClueView, ...]
    aloud: tuple[AloudView, ...]
    judging: Seat | None
    suggested: Seat | None
    reason: Literal["no-tokens", "agreed"] | None
    reminder: str
    mine: MineView | None
    end: EndView | None
    choices: tuple[AnyChoice, ...]


class _Eyes:
    """Which cards a viewer sees, and what stands there for one they do not."""

    def __init__(self, state: State, viewer: Viewer) -> None:
        self.state = state
        self.viewer = viewer
        self.aloud = {aloud.card for aloud in state.aloud}
        self.watches_letters = viewer is PUBLIC and state.options.watchers_see_letters

    def sees(self, owner: Seat, card: int) -> bool:
        """Whether the viewer sees a card that stands, or stood, on its owner's stand."""
        if self.state.phase == "over" or card in self.aloud:
            return True
        return self.watches_letters if self.viewer is PUBLIC else self.viewer != owner

    def letter(self, owner: Seat, card: int) -> str | None:
        return self.state.letters[card] if self.sees(owner, card) else None

    def row(self, owner: Seat, player: Player) -> tuple[str | None, ...]:
        reached = len(player.row) if self.state.phase == "over" else player.at + 1
        return tuple(
            self.letter(owner, card) if place < reached else None
            for place, card in enumerate(player.row)
        )


def view(
    state: State,
    viewer: Viewer,
    choices: tuple[AnyChoice, ...],
    barred: tuple[game.Barred, ...],
    waiting_for: tuple[Seat, ...],
    memo: Memo,
) -> View:
    eyes = _Eyes(state, viewer)
    claimed = ending.claims(state) if state.phase in _ENDING else {}
    over = state.phase == "over"
    return View(
        viewer=None if viewer is PUBLIC else viewer,
        people=state.company.persons,
        host=state.company.host,
        remarks=tuple((remark.seat, remark.text) for remark in state.company.remarks),
        waiting_for=waiting_for,
        barred=barred,
        options=state.options,
        phase=state.phase,
        round=state.round,
        players=_players(eyes, memo),
        stands=memo.recall("stands", (state.stands,), _stands, state),
        bonus=tuple(
            BonusView(f"b{b.number}", state.letters[b.card], claimed.get(f"b{b.number}"))
            for b in state.bonus
        ),
        wildcard_claimed_by=claimed.get(WILD),
        tokens=TokensView(
            reds=state.reds,
            greens=state.greens,
            locked=state.locked,
            under_stacks=sum(stand.token for stand in state.stands),
            share=state.setup.share,
        ),
        deck=len(state.deck),
        discards=memo.recall("discards", (state.discards,), _discards, state),
        offers=tuple(
            OfferView(
                number=offer.number,
                giver=offer.giver,
                statement=state_of(offer.draft.sources),
                backers=tuple(
                    seat for seat, p in enumerate(state.players) if p.backing == offer.number
                ),
            )
            for offer in state.offers
        ),
        clues=memo.recall(
            "clues", (state.clues, state.phase if over else "", state.aloud), _clues, eyes, memo
        ),
        aloud=tuple(
            AloudView(a.round, a.seat, a.letter, state.letters[a.card]) for a in state.aloud
        ),
        judging=ending.being_judged(state),
        suggested=ending.suggested(state) if state.phase == "reveal" else None,
        reason=state.end_reason,
        reminder=REMINDER if state.options.chat else "",
        mine=None if viewer is PUBLIC or not state.players else _mine(state, viewer, memo),
        end=_end(state) if over else None,
        choices=choices,
    )


def _stands(state: State) -> tuple[StandView, ...]:
    return tuple(
        StandView(
            source=f"s{number}",
            letter=None if stand.up is None else state.letters[stand.up],
            stack=len(stand.stack),
            token=stand.token,
        )
        for number, stand in enumerate(state.stands)
    )


def _discards(state: State) -> str:
    return "".join(sorted(state.letters[card] for card in state.discards))


def _players(eyes: _Eyes, memo: Memo) -> tuple[PlayerView, ...]:
    state = eyes.state
    shared = (state.phase, state.aloud, state.bonus, state.points)
    return tuple(
        [
            memo.recall(("player", seat), (player, *shared), _player, eyes, seat, player)
            for seat, player in enumerate(state.players)
        ]
    )


def _player(eyes: _Eyes, seat: Seat, player: Player) -> PlayerView:
    state = eyes.state
    return PlayerView(
        seat=seat,
        source=f"p{seat}",
        letter=None if player.up is None else eyes.letter(seat, player.up),
        card=None if player.up is None else player.position(player.up),
        row=eyes.row(seat, player),
        extras=tuple(eyes.letter(seat, card) for card in player.extras),
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
        maker=_maker(player) if state.phase == "making" else None,
        final=_final(state, seat) if state.phase in _ENDING else None,
        points=state.points[seat] if state.phase == "over" else None,
    )


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
    return FinalView(
        claims=tuple(sorted(source for source in final.cards if source[0] in "b*")),
        ready=final.ready,
        revealed=final.revealed,
        cards=final.cards if final.revealed else (),
        letters=ending.spelled(state, seat) if final.revealed else "",
        word=final.word,
        correct=final.correct,
        accepted_by=final.accepted_by,
    )


def _clues(eyes: _Eyes, memo: Memo) -> tuple[ClueView, ...]:
    state = eyes.state
    shared = (state.phase if state.phase == "over" else "", state.aloud)
    return tuple(
        [memo.recall(("clue", c.round), (c, *shared), _clue, eyes, c) for c in state.clues]
    )


def _clue(eyes: _Eyes, clue: Clue) -> ClueView:
    state, viewer = eyes.state, eyes.viewer
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
            letters.append(_read(eyes, owner, card))
        else:
            letters.append(state.letters[card])
        own.append(place)
    knows = viewer == clue.giver or state.phase == "over"
    return ClueView(
        round=clue.round,
        giver=clue.giver,
        token=clue.token,
        statement=state_of(clue.sources),
        sources=clue.sources,
        letters="".join(letters),
        own_cards=tuple(own),
        word=_word(state, clue) if knows else None,
    )


def _read(eyes: _Eyes, owner: Seat, card: int) -> str:
    """How a player's card reads in a clue: one's own stays ``?`` on the sheet for good."""
    if owner == eyes.viewer:
        return HIDDEN
    return eyes.letter(owner, card) or HIDDEN


def _word(state: State, clue: Clue) -> str:
    return "".join(
        (clue.wildcard or WILD) if card < 0 else state.letters[card] for card in clue.cards
    )


def _mine(state: State, seat: Seat, memo: Memo) -> MineView:
    player = state.players[seat]
    if state.phase == "making":
        # One's neighbours' discards are in it, too.
        return _make_mine(state, seat)
    made_of = (player, state.phase, state.round, state.offers, state.bonus, state.aloud)
    return memo.recall("mine", made_of, _make_mine, state, seat)


def _make_mine(state: State, seat: Seat) -> MineView:
    player = state.players[seat]
    final = player.final
    making = state.phase == "making"
    made = "".join(state.letters[card] for card in player.maker.made)
    return MineView(
        sheet=_sheet(state, player),
        margin=player.margin,
        drafts=_drafts(state, seat),
        decision=player.decision,
        cards=final.cards,
        wildcard=final.wildcard,
        believed=_believed(state, player),
        made=made,
        made_listed=bool(made) and made in state.lexicon,
        seen="".join(sorted(state.letters[card] for card in player.maker.seen)),
        making=_making(state, seat) if making and not made else None,
    )


def _sheet(state: State, player: Player) -> tuple[SheetView, ...]:
    over = state.phase == "over"
    aloud = {aloud.card for aloud in state.aloud}
    cards = player.row + player.extras

    def entry(place: int, written: Entry) -> SheetView:
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


def _drafts(state: State, seat: Seat) -> tuple[DraftView, ...]:
    offer = offer_of(state, seat)
    letters = visible_letters(state, seat)

    def one(draft: Draft) -> DraftView:
        word = "".join(
            (draft.wildcard or WILD) if source == WILD else letters[source]
            for source in draft.sources
        )
        return DraftView(
            number=draft.number,
            word=word,
            sources=draft.sources,
            statement=state_of(draft.sources),
            listed=word in state.lexicon,
            offered=offer is not None and offer.draft.number == draft.number,
        )

    return tuple(one(draft) for draft in state.players[seat].drafts)


def _believed(state: State, player: Player) -> str:
    """The final word as its owner believes in it: from guesses, never from the cards."""
    middle = {f"b{bonus.number}": state.letters[bonus.card] for bonus in state.bonus}

    def read(source: str) -> str:
        if source == WILD:
            return player.final.wildcard or WILD
        if source in middle:
            return middle[source]
        return player.sheet[int(source[1:])].guess or HIDDEN

    return "".join(read(source) for source in player.final.cards)


def _making(state: State, seat: Seat) -> MakingView:
    seats = len(state.company)
    maker = state.players[seat].maker
    right = right_of(seat, seats)
    others = (p.maker.aside for other, p in enumerate(state.players) if other != seat)
    discards: Sequence[int] = [card for aside in others for card in aside]
    return MakingView(
        for_seat=right,
        length=state.options.lengths_for(seats)[right],
        share=shown(state, maker.share),
        aside=shown(state, maker.aside),
        discards=shown(state, discards) if maker.searching else None,
    )


def _end(state: State) -> EndView:
    lengths = tuple(len(player.row) for player in state.players)
    return EndView(
        words=state.words,
        sheets=tuple(_sheet(state, player) for player in state.players),
        margins=tuple(player.margin for player in state.players),
        drafts=tuple(
            OldDraftView(old.round, old.seat, old.sources, old.word) for old in state.old_drafts
        ),
        total=sum(state.points),
        grade=state.grade,
        steps=score.steps(state.setup, lengths),
    )


def waiting_for(state: State) -> tuple[Seat, ...]:
    """The seats without whose act the game does not go on."""
    players = tuple(enumerate(state.players))
    match state.phase:
        case "making":
            return tuple(seat for seat, player in players if not player.maker.made)
        case "clue":
            return _waiting_for_clue(state)
        case "deciding":
            return undecided(state)
        case "final":
            return tuple(seat for seat, player in players if not player.final.ready)
        case "reveal":
            owner = ending.being_judged(state)
            if owner is None:
                return tuple(seat for seat, player in players if not player.final.revealed)
            votes = state.players[owner].final.accepted_by
            return tuple(s for s, vote in enumerate(votes) if vote is None and s != owner)
    return ()


def _waiting_for_clue(state: State) -> tuple[Seat, ...]:
    players = tuple(enumerate(state.players))
    if not state.offers:
        return tuple(seat for seat, p in players if token_for(state, p) is not None)
    if state.options.agreement == "host":
        return (state.company.host,)
    backing = [player.backing for _, player in players]
    leading = max(state.offers, key=lambda offer: backing.count(offer.number))
    return tuple(seat for seat, player in players if player.backing != leading.number)

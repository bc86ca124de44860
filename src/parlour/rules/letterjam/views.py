"""What one viewer sees of a Letter Jam game, built part by part from nothing.

Whether a viewer sees a card is decided by who owns it and whether it has stood up, in one place:
``ViewBuilder.sees``. A player never sees their own cards; the public sees no player's card at all,
unless the table lets watchers see letters. Each part is made when it is asked for, so that a story
can glance at one without the whole view.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.rules import base
from parlour.rules.letterjam import asking, ending, score
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import AnyChoice
from parlour.rules.letterjam.clue import offer_of, state_of
from parlour.rules.letterjam.deciding import has_decision
from parlour.rules.letterjam.letter_helper import fitting
from parlour.rules.letterjam.setup import length_asked, lengths_to_make, right_of, shown
from parlour.rules.letterjam.state import Clue, DraftedClue, Player, SheetEntry, State
from parlour.rules.letterjam.view_types import (
    HIDDEN,
    REMINDER,
    AloudView,
    BonusView,
    ClueView,
    DraftView,
    EndView,
    FinalView,
    MakerView,
    MakingView,
    MineView,
    OfferView,
    OldDraftView,
    PlayerView,
    SheetView,
    StandView,
    TokensView,
    View,
)
from parlour.rules.letterjam.waiting import waiting_for
from parlour.rules.memo import Memo
from parlour.rules.seat import PUBLIC, Seat, Viewer

_ENDING = ("final", "reveal", "over")
_NOTHING: frozenset[int] = frozenset()


class ViewBuilder:
    """Makes the view of one state for one viewer: what they see of each card, and the parts."""

    def __init__(self, state: State, viewer: Viewer, memo: Memo) -> None:
        self.state = state
        self.viewer = viewer
        self._memo = memo
        self._aloud = frozenset([aloud.card for aloud in state.aloud]) if state.aloud else _NOTHING
        self._watches_letters = viewer is PUBLIC and state.options.watchers_see_letters
        self._claimed = ending.claims(state) if state.phase in _ENDING else {}

    def sees(self, owner: Seat, card: int) -> bool:
        """Whether the viewer sees a card that stands, or stood, on its owner's stand."""
        if self.state.phase == "over" or card in self._aloud:
            return True
        return self._watches_letters if self.viewer is PUBLIC else self.viewer != owner

    def letter(self, owner: Seat, card: int) -> str | None:
        return self.state.letters[card] if self.sees(owner, card) else None

    def row(self, owner: Seat, player: Player) -> tuple[str | None, ...]:
        reached = len(player.row) if self.state.phase == "over" else player.at + 1
        return tuple(
            [
                self.letter(owner, card) if place < reached else None
                for place, card in enumerate(player.row)
            ]
        )

    def view(self, choices: tuple[AnyChoice, ...], barred: tuple[base.Barred, ...]) -> View:
        """Everything the viewer may know: what all may know, and what is for this viewer."""
        return replace(
            self._memo.recall("common", (self.state,), self._common),
            viewer=None if self.viewer is PUBLIC else self.viewer,
            players=self.players,
            clues=self.clues,
            mine=self.mine,
            choices=choices,
            barred=barred,
        )

    def _common(self) -> View:
        """What everybody may know, watchers too; what depends on who looks is left out."""
        state = self.state
        return View(
            viewer=None,
            people=state.company.persons,
            host=state.company.host,
            remarks=tuple([(remark.seat, remark.text) for remark in state.company.remarks]),
            waiting_for=waiting_for(state),
            wants_end=() if state.phase == "over" else state.wants_end,
            ended_early=state.ended_early,
            barred=(),
            options=state.options,
            phase=state.phase,
            round=state.round,
            players=(),
            stands=self.stands,
            bonus=self.bonus,
            wildcard_claimed_by=self._claimed.get(WILD),
            wildcard_left_to_people=asking.left_to_people(state),
            tokens=self.tokens,
            deck=len(state.deck),
            discards=self._memo.recall("discards", (state.discards,), _discards, state),
            offers=self.offers,
            clues=(),
            aloud=self.aloud,
            judging=ending.being_judged(state),
            suggested=ending.suggested(state) if state.phase == "reveal" else None,
            reason=state.end_reason,
            reminder=REMINDER if state.options.chat else "",
            mine=None,
            end=_end(state) if state.phase == "over" else None,
            choices=(),
        )

    @property
    def players(self) -> tuple[PlayerView, ...]:
        return tuple([self.player(seat) for seat in range(len(self.state.players))])

    def player(self, seat: Seat) -> PlayerView:
        state, viewer = self.state, self.viewer
        player = state.players[seat]
        # All other seats see the same of a player.
        name = ("player", seat, viewer if viewer == seat or viewer is PUBLIC else None)
        made_of = (player, state.phase, state.aloud, state.bonus, state.points)
        return self._memo.recall(name, made_of, _player, self, seat, player)

    @property
    def stands(self) -> tuple[StandView, ...]:
        return self._memo.recall("stands", (self.state.stands,), _stands, self.state)

    @property
    def bonus(self) -> tuple[BonusView, ...]:
        return tuple(
            BonusView(f"b{b.number}", self.state.letters[b.card], self._claimed.get(f"b{b.number}"))
            for b in self.state.bonus
        )

    @property
    def tokens(self) -> TokensView:
        state = self.state
        return TokensView(
            reds=state.reds,
            greens=state.greens,
            locked=state.locked,
            under_stacks=sum([stand.token for stand in state.stands]),
            share=state.setup.share,
        )

    @property
    def offers(self) -> tuple[OfferView, ...]:
        players = self.state.players
        return tuple(
            OfferView(
                number=offer.number,
                giver=offer.giver,
                statement=state_of(offer.draft.sources),
                backers=tuple(s for s, p in enumerate(players) if p.backing == offer.number),
            )
            for offer in self.state.offers
        )

    def giver_of(self, number: int) -> Seat:
        """Who made an offer."""
        return next(offer.giver for offer in self.state.offers if offer.number == number)

    def offer_by(self, giver: Seat) -> int | None:
        """The number of somebody's offer."""
        offer = offer_of(self.state, giver)
        return None if offer is None else offer.number

    @property
    def sees_decisions(self) -> bool:
        """Whether decisions are made in the open at this table."""
        return self.state.options.decisions == "open"

    def has_decided(self, seat: Seat) -> bool:
        return self.state.players[seat].decision is not None

    def holder_of(self, source: str) -> Seat:
        """Who has claimed a middle card."""
        return self._claimed[source]

    def askers_of(self, source: str) -> tuple[Seat, ...]:
        return asking.askers(self.state, source)

    @property
    def clues(self) -> tuple[ClueView, ...]:
        state, recall = self.state, self._memo.recall
        shared = (state.phase == "over", state.aloud)
        return recall(("clues", self.viewer), (state.clues, *shared), self._clues, shared)

    @property
    def last_clue(self) -> ClueView:
        return _clue(self, self.state.clues[-1])

    def _clues(self, shared: tuple[object, ...]) -> tuple[ClueView, ...]:
        recall = self._memo.recall
        return tuple(
            [
                recall(("clue", clue.round, self.viewer), (clue, *shared), _clue, self, clue)
                for clue in self.state.clues
            ]
        )

    @property
    def aloud(self) -> tuple[AloudView, ...]:
        letters = self.state.letters
        return tuple(
            AloudView(a.round, a.seat, a.letter, letters[a.card]) for a in self.state.aloud
        )

    @property
    def mine(self) -> MineView | None:
        state, seat = self.state, self.viewer
        if seat is PUBLIC or not state.players:
            return None
        if state.phase == "making":
            # One's neighbours' discards are in it, too, so there is nothing to remember by.
            return self._mine(seat)
        player = state.players[seat]
        made_of = (player, state.phase, state.round, state.offers, state.bonus, state.aloud)
        return self._memo.recall(("mine", seat), made_of, self._mine, seat)

    def _mine(self, seat: Seat) -> MineView:
        state, recall = self.state, self._memo.recall
        player = state.players[seat]
        final = player.final
        making = state.phase == "making"
        made = "".join([state.letters[card] for card in player.maker.made])
        sheet = (player.sheet, player.row, player.extras, state.phase == "over", state.aloud)
        return MineView(
            sheet=recall(("sheet", seat), sheet, _sheet, state, player),
            margin=player.margin,
            drafts=self.drafts(seat),
            decision=player.decision,
            cards=final.cards,
            wildcard=final.wildcard,
            believed=_believed(state, player),
            made=made,
            made_listed=bool(made) and made in state.lexicon,
            seen="".join(sorted([state.letters[card] for card in player.maker.seen])),
            making=_making(state, seat) if making and not made else None,
        )

    def last_draft(self, seat: Seat) -> DraftView | None:
        """What its owner drafted last."""
        if seat != self.viewer:
            return None
        return _draft(self.state, self.state.players[seat].drafts[-1], offered=False)

    def believed(self, seat: Seat) -> str | None:
        """The final word as its owner, and nobody else, believes in it."""
        return _believed(self.state, self.state.players[seat]) if seat == self.viewer else None

    def drafts(self, seat: Seat) -> tuple[DraftView, ...]:
        state, recall = self.state, self._memo.recall
        offer = offer_of(state, seat)
        number = None if offer is None else offer.draft.number
        drafts = state.players[seat].drafts
        return recall(("drafts", seat), (drafts, number), self._drafts, seat, drafts, number)

    def _drafts(
        self, seat: Seat, drafts: tuple[DraftedClue, ...], number: int | None
    ) -> tuple[DraftView, ...]:
        state, recall = self.state, self._memo.recall
        return tuple(
            [
                # The letters that a draft uses stand as long as it does.
                recall(
                    ("draft", seat, place),
                    (draft, offered := draft.number == number),
                    _draft,
                    state,
                    draft,
                    offered,
                )
                for place, draft in enumerate(drafts)
            ]
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


def _player(builder: ViewBuilder, seat: Seat, player: Player) -> PlayerView:
    state = builder.state
    return PlayerView(
        seat=seat,
        source=f"p{seat}",
        letter=None if player.up is None else builder.letter(seat, player.up),
        card=None if player.up is None else player.position(player.up),
        row=builder.row(seat, player),
        extras=tuple(builder.letter(seat, card) for card in player.extras),
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
        decision=player.decision if builder.sees_decisions else None,
        maker=_maker(player) if state.phase == "making" else None,
        final=_final(state, seat) if state.end_reason is not None else None,
        points=state.points[seat] if state.points else None,
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


def _clue(builder: ViewBuilder, clue: Clue) -> ClueView:
    state, viewer = builder.state, builder.viewer
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
            letters.append(_read(builder, owner, card))
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
        word=_word(state, clue) if knows else None,
        fits=fitting(read, state.deck_data, state.lexicon) if helped else None,
    )


def _read(builder: ViewBuilder, owner: Seat, card: int) -> str:
    """How a player's card reads in a clue (LJ-R11): one's own stays ``?`` on the sheet for good."""
    if owner == builder.viewer:
        return HIDDEN
    return builder.letter(owner, card) or HIDDEN


def _word(state: State, clue: Clue) -> str:
    return "".join(
        (clue.wildcard or WILD) if card < 0 else state.letters[card] for card in clue.cards
    )


def _sheet(state: State, player: Player) -> tuple[SheetView, ...]:
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


def _draft(state: State, draft: DraftedClue, offered: bool) -> DraftView:
    word = state.spell(draft.sources, draft.wildcard)
    return DraftView(
        number=draft.number,
        word=word,
        sources=draft.sources,
        statement=state_of(draft.sources),
        listed=word in state.lexicon,
        offered=offered,
    )


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


def _end(state: State) -> EndView:
    lengths = tuple(len(player.row) for player in state.players)
    return EndView(
        words=state.words,
        sheets=tuple(_sheet(state, player) for player in state.players),
        margins=tuple(player.margin for player in state.players),
        drafts=tuple(
            OldDraftView(old.round, old.seat, old.sources, old.word) for old in state.old_drafts
        ),
        shares=tuple(
            "".join(sorted(state.letters[card] for card in player.maker.share))
            for player in state.players
        ),
        total=None if state.ended_early else sum(state.points),
        grade=None if state.ended_early else state.grade,
        steps=() if state.ended_early else score.steps(state.setup, lengths),
    )

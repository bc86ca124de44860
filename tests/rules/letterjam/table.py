"""A Letter Jam table with a chosen deal, played through the real game.

Only the deal is written by hand (the one event that chance decides); everything after it goes
through ``LETTER_JAM.decide``. Sources and cards are written as one string: ``"p1 s0 *"``.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from parlour.rules import HOUSE, PUBLIC, Act, Actor, Choice, Event, Refusal, Seat, Viewer, gather
from parlour.rules.letterjam import LETTER_JAM, Deal, Options, View, acts, box, events
from parlour.rules.letterjam.state import State
from parlour.rules.letterjam.view_types import ClueView, MineView
from parlour.rules.memo import Memo
from parlour.words import Lexicon

NAMES = ("Ana", "Ben", "Cem", "Dot", "Eve", "Fay")


def begin(seats: int, *, host: Seat = 0, lexicon: Lexicon | None = None, **changes: Any) -> State:
    """The state before the deal."""
    options = LETTER_JAM.options(changes=changes)
    assert isinstance(options, Options), options
    lexicon = lexicon or Lexicon.open("parlour")
    state = LETTER_JAM.begin(options, gather(NAMES[:seats], host), lexicon)
    assert isinstance(state, State), state
    return state


def deal_words(
    rows: Sequence[str], stacks: Sequence[str], deck: str | None, words: Sequence[str]
) -> events.WordsDealt:
    """A deal of these rows. Each stack begins with the given cards and is filled from the rest of
    the box. The deck is the remaining cards, unless it is given."""
    left = Counter(box.deck("english").counts)
    left.subtract("".join((*rows, *stacks, deck or "")))
    assert min(left.values()) >= 0, f"the box has too few of {[c for c in left if left[c] < 0]}"
    rest = "".join(sorted(left.elements()))
    sizes = box.setup_card(len(rows)).stacks
    full = []
    for size, begun in zip(sizes, (*stacks, *[""] * (len(sizes) - len(stacks))), strict=True):
        taken = size - len(begun)
        full.append(begun + rest[:taken])
        rest = rest[taken:]
    return events.WordsDealt(
        words=tuple(words or rows),
        rows=tuple(rows),
        stacks=tuple(full),
        deck=rest if deck is None else deck,
    )


class Table:
    def __init__(self, state: State, seed: int = 1) -> None:
        self.state = state
        self.rng = Random(seed)
        self.story: list[Event] = []
        self.memo = Memo()

    # Dealing -------------------------------------------------------------------------------

    @classmethod
    def dealt(
        cls,
        *rows: str,
        stacks: Sequence[str] = (),
        deck: str | None = None,
        words: Sequence[str] = (),
        **begun: Any,
    ) -> "Table":
        """A table with these rows; see `deal_words`. Other keywords are options."""
        if "lengths" not in begun and {len(row) for row in rows} != {5}:
            begun["lengths"] = tuple(len(row) for row in rows)
        table = cls(begin(len(rows), **begun))
        table._fold(deal_words(rows, stacks, deck, words))
        return table

    @classmethod
    def with_shares(cls, *shares: str, **begun: Any) -> "Table":
        """A table at which neighbours make the words from these shares."""
        table = cls(begin(len(shares), words="neighbours", **begun))
        left = Counter(box.deck("english").counts)
        left.subtract("".join(shares))
        assert min(left.values()) >= 0, "the box has too few of a letter"
        table._fold(events.SharesDealt(shares=shares))
        return table

    @classmethod
    def by_chance(cls, seats: int, seed: int = 1, **begun: Any) -> "Table":
        """A table with a random deal."""
        table = cls(begin(seats, **begun), seed)
        table.do(HOUSE, Deal())
        return table

    def _fold(self, event: Event) -> None:
        self.state = LETTER_JAM.evolve(self.state, event)
        self.story.append(event)

    # Acting --------------------------------------------------------------------------------

    def do(self, actor: Actor, act: Act) -> tuple[Event, ...]:
        """Does the act; returns the events. Checks two laws: the state is the fold of the events,
        and every card is in exactly one place."""
        taken = LETTER_JAM.decide(self.state, actor, act, self.rng)
        assert not isinstance(taken, Refusal), taken
        assert LETTER_JAM.fold(self.state, taken.events) == taken.state
        cards = sorted(card for place in LETTER_JAM.places(taken.state) for card in place)
        assert cards == list(range(len(taken.state.letters)))
        self.state = taken.state
        self.story += taken.events
        return taken.events

    def refused(self, actor: Actor, act: Act) -> Refusal:
        """The refusal of an act. Checks that it changed nothing."""
        before, chance = repr(self.state), self.rng.getstate()
        answer = LETTER_JAM.decide(self.state, actor, act, self.rng)
        assert isinstance(answer, Refusal), f"taken: {answer.events}"
        assert repr(self.state) == before
        assert self.rng.getstate() == chance
        return answer

    def why_not(self, actor: Actor, act: Act) -> tuple[str, str]:
        """The code and the rule of the refusal of an act."""
        refusal = self.refused(actor, act)
        assert refusal.sentence.endswith((".", "?"))
        return refusal.code, refusal.rule

    def view(self, viewer: Viewer) -> View:
        """The view by way of the memo. Checks that the memo changes nothing."""
        view = LETTER_JAM.view(self.state, viewer, self.memo)
        assert view == LETTER_JAM.view(self.state, viewer)
        return view

    def seen_by_others(self, seat: Seat) -> list[bytes]:
        """The encoded views of everybody but this seat."""
        viewers: list[Viewer] = [PUBLIC, *(other for other in self.seats if other != seat)]
        return [msgspec.json.encode(self.view(viewer)) for viewer in viewers]

    def mine(self, seat: Seat) -> MineView:
        """The private part of the view of this seat."""
        mine = self.view(seat).mine
        assert mine is not None
        return mine

    def choice(self, seat: Seat, act: type[Act]) -> Choice | None:
        """The choice for this kind of act in the seat's view, if there is one."""
        tag = act.__struct_config__.tag
        return next((c for c in self.view(seat).choices if c.__struct_config__.tag == tag), None)

    @property
    def seats(self) -> range:
        return range(len(self.state.company))

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def round(self) -> int:
        return self.state.round

    def happened(self, kind: type[Event]) -> int:
        """How often an event of this kind has happened."""
        return sum(isinstance(event, kind) for event in self.story)

    # A round -------------------------------------------------------------------------------

    def draft(self, seat: Seat, word: str, sources: str) -> int:
        """Drafts a clue; returns the number of the draft."""
        self.do(seat, self.drafting(word, sources))
        return self.state.players[seat].drafts[-1].number

    def drafting(self, word: str, sources: str) -> acts.Draft:
        return acts.Draft(round=self.round, word=word, sources=tuple(sources.split()))

    def offering(self, draft: int) -> acts.Offer:
        return acts.Offer(round=self.round, draft=draft)

    def offer(self, seat: Seat, word: str, sources: str) -> int:
        """Drafts a clue and offers it; returns the number of the offer."""
        self.do(seat, self.offering(self.draft(seat, word, sources)))
        return self.state.offers_made

    def backing(self, offer: int) -> acts.Back:
        return acts.Back(round=self.round, offer=offer)

    def back(self, seat: Seat, offer: int) -> None:
        self.do(seat, self.backing(offer))

    def clue(self, giver: Seat, word: str, sources: str) -> ClueView:
        """Drafts and offers a clue, and lets all back it. Returns the clue as the giver sees it.
        Then the players decide, unless nobody has a decision."""
        given = len(self.state.clues)
        offer = self.offer(giver, word, sources)
        for seat in self.seats:
            if len(self.state.clues) == given and self.state.players[seat].backing != offer:
                self.back(seat, offer)
        assert len(self.state.clues) == given + 1
        return self.view(giver).clues[-1]

    def stay(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(seat, acts.Stay(round=self.round))

    def guess(self, seat: Seat, card: int, letter: str | None) -> None:
        self.do(seat, acts.Guess(card=card, letter=letter))

    def guess_word(self, seat: Seat, letters: str) -> None:
        """Records a guess for every card of the row, from left to right; ``.`` records nothing."""
        for card, letter in enumerate(letters):
            if letter != ".":
                self.guess(seat, card, letter)

    def move_on(self, seat: Seat, guess: str) -> None:
        """Records a guess for the card on the stand and moves on from it."""
        self.guess(seat, self.state.players[seat].at, guess)
        self.do(seat, acts.MoveOn(round=self.round))

    def guess_aloud(self, seat: Seat, letter: str) -> tuple[Event, ...]:
        return self.do(seat, acts.GuessAloud(round=self.round, letter=letter))

    def all_others_stay(self) -> None:
        """Lets everybody who has not decided stay, which ends the round."""
        while self.phase == "deciding":
            self.stay(self.view(0).waiting_for[0])

    def play(self, giver: Seat, word: str, sources: str, **moves: str) -> None:
        """Plays a round. ``p2="E"`` moves seat 2 on with that guess; all others stay."""
        self.clue(giver, word, sources)
        for stand, letter in moves.items():
            self.move_on(int(stand[1:]), letter)
        self.all_others_stay()

    def give(self, giver: Seat, sources: str) -> ClueView:
        """Gives the clue that these cards spell, with X for the wildcard."""
        return self.clue(giver, self.state.spell(tuple(sources.split()), "X"), sources)

    def spell(self, giver: Seat, sources: str, **moves: str) -> None:
        """Plays a round with such a clue."""
        self.play(giver, self.state.spell(tuple(sources.split()), "X"), sources, **moves)

    def up(self, seat: Seat) -> str:
        """The real letter on the seat's stand; ``_`` if the stand is empty."""
        card = self.state.players[seat].up
        return "_" if card is None else self.state.letters[card]

    # The end -------------------------------------------------------------------------------

    def wanting_stop(self, want: bool = True) -> acts.WantStop:
        return acts.WantStop(round=self.round, want=want)

    def stop(self) -> None:
        """Lets everybody want to stop, and the house end the clues if there are people."""
        for seat in self.seats:
            self.do(seat, self.wanting_stop())
        if self.phase == "clue":
            self.do(HOUSE, acts.EndClues())
        assert self.phase == "final"

    def arranging(self, cards: str, wildcard: str | None = None) -> acts.Arrange:
        return acts.Arrange(cards=tuple(cards.split()), wildcard=wildcard)

    def arrange(self, seat: Seat, cards: str, wildcard: str | None = None) -> None:
        self.do(seat, self.arranging(cards, wildcard))

    def ready(self) -> None:
        """Lets everybody be ready."""
        for seat in self.seats:
            if not self.state.players[seat].final.ready:
                self.do(seat, acts.Ready())
        assert self.phase == "reveal"

    def reveal(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(seat, acts.Reveal())

    def accept(self, seat: Seat, owner: Seat, accept: bool = True) -> None:
        self.do(seat, acts.Accept(seat=owner, accept=accept))

    def know(self, seat: Seat, know: bool = True) -> None:
        """Answers for the owner of a rare word whether they know it."""
        word = self.state.players[seat].final.asked_word
        assert word is not None
        self.do(seat, acts.Know(word=word, know=know))

    def ask(self, seat: Seat, source: str) -> None:
        self.do(seat, acts.AskForCard(source=source))

    def finish(self, *, know: bool = True, accept: bool = False) -> tuple[int, ...]:
        """Lets everybody be ready and reveal. Owners know rare words; the others reject words that
        are not in the lexicon. Returns the points."""
        if self.phase == "final":
            self.ready()
        while self.phase == "reveal":
            view = self.view(0)
            waiting = view.waiting_for[0]
            if view.judging is None:
                self.reveal(waiting)
            elif waiting == view.judging:
                self.know(waiting, know=know)
            else:
                self.accept(waiting, view.judging, accept=accept)
        return self.state.points

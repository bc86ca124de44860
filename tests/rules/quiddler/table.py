"""A Quiddler table with a chosen deal, played through the real game.

Only the deal is written by hand (an event that chance decides); everything after it goes through
``QUIDDLER.decide``. Cards are written by their faces, with spaces between: ``"QU I T"``. The card
a face means is the first in the hand that shows it.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import msgspec

from parlour.rules import HOUSE, PUBLIC, Act, Actor, Choice, Event, Refusal, Seat, Viewer, gather
from parlour.rules.memo import Memo
from parlour.rules.quiddler import QUIDDLER, Deal, Options, View, acts, box, events
from parlour.rules.quiddler.state import ScoreRow, State
from parlour.rules.quiddler.view_types import MineView
from parlour.words import Lexicon

NAMES = ("Ana", "Ben", "Cem", "Dot", "Eve", "Fay", "Gus", "Hal")


def begin(
    seats: int, rule_set: str = "manual", *, lexicon: Lexicon | str | None = None, **changes: Any
) -> State:
    """The state before the deal. A name of a lexicon becomes an option; a `Lexicon` only judges."""
    if isinstance(lexicon, str):
        changes["lexicon"], lexicon = lexicon, None
    options = QUIDDLER.options(rule_set, changes)
    assert isinstance(options, Options), options
    lexicon = Lexicon.open(options.lexicon) if lexicon is None else lexicon
    state = QUIDDLER.begin(options, gather(NAMES[:seats]), lexicon)
    assert isinstance(state, State), state
    return state


def deal(
    hands: Sequence[str], top: str, stock: str, *, hand: int, dealer: Seat, whole: bool = True
) -> events.Dealt:
    """A deal of these hands, this discard, and a stock that begins with these cards. The rest of
    the deck is below them, unless the deck is incomplete."""
    rows = [row.split() for row in hands]
    first = (dealer + 1) % len(rows)
    rows = rows[first:] + rows[:first]
    begun = [row[place] for place in range(len(rows[0])) for row in rows]
    begun += [top, *stock.split()]
    left = Counter(box.deck("english").counts)
    left.subtract(begun)
    assert min(left.values()) >= 0, f"the deck has too few of {[c for c in left if left[c] < 0]}"
    rest = sorted(left.elements()) if whole else []
    return events.Dealt(hand=hand, dealer=dealer, order=(*begun, *rest))


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
        *hands: str,
        top: str = "V",
        stock: str = "",
        dealer: Seat | None = None,
        whole: bool = True,
        rule_set: str = "manual",
        **begun: Any,
    ) -> "Table":
        """A table with a first hand of this size; see `deal`. By default the last seat deals, so
        that seat 0 begins. Other keywords are options."""
        table = cls(begin(len(hands), rule_set, **begun))
        size = len(hands[0].split())
        number = table.state.options.sizes.index(size) + 1
        dealer = len(hands) - 1 if dealer is None else dealer
        table.fold(deal(hands, top, stock, hand=number, dealer=dealer, whole=whole))
        return table

    @classmethod
    def by_chance(cls, seats: int, seed: int = 1, **begun: Any) -> "Table":
        """A table with a random deal."""
        table = cls(begin(seats, **begun), seed)
        table.do(HOUSE, Deal())
        return table

    def fold(self, event: Event) -> None:
        self.state = QUIDDLER.evolve(self.state, event)
        self.story.append(event)

    # Acting --------------------------------------------------------------------------------

    def do(self, actor: Actor, act: Act) -> tuple[Event, ...]:
        """Does the act and gives what happened; then everybody looks, as at a real table. Two laws
        are watched on the way: the state is the fold of the events, and every card lies in exactly
        one place."""
        taken = QUIDDLER.decide(self.state, actor, act, self.rng)
        assert not isinstance(taken, Refusal), taken
        assert QUIDDLER.fold(self.state, taken.events) == taken.state
        cards = sorted(card for place in QUIDDLER.places(taken.state) for card in place)
        assert cards == list(range(len(taken.state.faces)))
        self.state = taken.state
        self.story += taken.events
        for viewer in (*self.seats, PUBLIC):
            self.view(viewer)
        return taken.events

    def refused(self, actor: Actor, act: Act) -> Refusal:
        """The refusal of an act. Checks that it changed nothing."""
        before, chance = repr(self.state), self.rng.getstate()
        answer = QUIDDLER.decide(self.state, actor, act, self.rng)
        assert isinstance(answer, Refusal), f"taken: {answer.events}"
        assert repr(self.state) == before
        assert self.rng.getstate() == chance
        assert answer.sentence.endswith((".", "?"))
        return answer

    def why_not(self, actor: Actor, act: Act) -> tuple[str, str]:
        """The code and the rule of the refusal of an act."""
        refusal = self.refused(actor, act)
        return refusal.code, refusal.rule

    # Looking -------------------------------------------------------------------------------

    def view(self, viewer: Viewer) -> View:
        """The view by way of the memo. Checks that the memo changes nothing."""
        view = QUIDDLER.view(self.state, viewer, self.memo)
        assert view == QUIDDLER.view(self.state, viewer)
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

    def hand(self, seat: Seat) -> str:
        """The faces in a seat's hand, in the order in which the cards came."""
        return " ".join(card.face for card in self.mine(seat).cards)

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
    def top(self) -> str:
        """The card on the discard pile."""
        top = self.view(PUBLIC).top
        assert top is not None
        return top.face

    @property
    def at(self) -> Seat | None:
        return self.view(PUBLIC).at

    def happened(self, kind: type[Event]) -> int:
        """How often an event of this kind has happened."""
        return sum(isinstance(event, kind) for event in self.story)

    def lines(self) -> tuple[ScoreRow, ...]:
        """The score rows of the last scored hand."""
        return self.state.sheet[-1].scores

    def points(self) -> tuple[int, ...]:
        return tuple(line.points for line in self.lines())

    # Naming cards --------------------------------------------------------------------------

    def numbers(self, seat: Seat, *words: str) -> tuple[tuple[int, ...], ...]:
        """The numbers of the seat's cards with these faces, each card once."""
        left = list(self.mine(seat).cards)
        found = []
        for word in words:
            row = []
            for face in word.split():
                card = next(card for card in left if card.face == face)
                left.remove(card)
                row.append(card.number)
            found.append(tuple(row))
        return tuple(found)

    def number(self, seat: Seat, face: str) -> int:
        return self.numbers(seat, face)[0][0]

    # A turn --------------------------------------------------------------------------------

    def drawing(self, pile: Literal["stock", "discards"] = "stock") -> Act:
        kind = acts.DrawStock if pile == "stock" else acts.DrawDiscard
        return kind(hand=self.state.hand, turn=self.state.turn)

    def draw(self, seat: Seat, pile: Literal["stock", "discards"] = "stock") -> None:
        self.do(seat, self.drawing(pile))

    def discarding(self, seat: Seat, face: str) -> acts.Discard:
        card = self.number(seat, face)
        return acts.Discard(hand=self.state.hand, turn=self.state.turn, card=card)

    def discard(self, seat: Seat, face: str) -> None:
        self.do(seat, self.discarding(seat, face))

    def idle(self, *seats: Seat) -> None:
        """Plays turns in which each player draws from the stock and discards that card."""
        for seat in seats:
            self.draw(seat)
            self.discard(seat, self.hand(seat).split()[-1])

    def going_out(self, seat: Seat, *words: str, discard: str) -> acts.GoOut:
        *numbers, last = self.numbers(seat, *words, discard)
        return acts.GoOut(
            hand=self.state.hand, turn=self.state.turn, words=tuple(numbers), discard=last[0]
        )

    def go_out(self, seat: Seat, *words: str, discard: str) -> tuple[Event, ...]:
        """Draws from the stock, unless drawn already, and goes out."""
        if self.phase == "draw":
            self.draw(seat)
        return self.do(seat, self.going_out(seat, *words, discard=discard))

    def laying_down(self, seat: Seat, *words: str, discard: str) -> acts.LayDown:
        *numbers, last = self.numbers(seat, *words, discard)
        return acts.LayDown(
            hand=self.state.hand, turn=self.state.turn, words=tuple(numbers), discard=last[0]
        )

    def lay_down(self, seat: Seat, *words: str, discard: str) -> tuple[Event, ...]:
        """Draws from the stock, unless drawn already, and lays down words in a final turn."""
        if self.phase == "draw":
            self.draw(seat)
        return self.do(seat, self.laying_down(seat, *words, discard=discard))

    def arranging(self, seat: Seat, *rows: str) -> acts.Arrange:
        return acts.Arrange(hand=self.state.hand, rows=self.numbers(seat, *rows))

    def arrange(self, seat: Seat, *rows: str) -> None:
        self.do(seat, self.arranging(seat, *rows))

    # Challenges ----------------------------------------------------------------------------

    def challenging(self, word: int = 0, lay_down: int | None = None) -> acts.Challenge:
        """Challenges a word of this lay-down, or of the latest one."""
        number = len(self.state.lay_downs) if lay_down is None else lay_down
        return acts.Challenge(hand=self.state.hand, lay_down=number, word=word)

    def challenge(
        self, seat: Seat, word: int = 0, lay_down: int | None = None
    ) -> tuple[Event, ...]:
        return self.do(seat, self.challenging(word, lay_down))

    def passing(self) -> acts.Pass:
        return acts.Pass(hand=self.state.hand, lay_down=len(self.state.lay_downs))

    def pass_(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(seat, self.passing())

    def all_pass(self) -> None:
        """Lets everybody pass who could still challenge the lay-down."""
        while self.phase == "challenge":
            self.pass_(self.view(PUBLIC).waiting_for[0])

    def defending(self, sentence: str) -> acts.Defend:
        challenge = self.view(PUBLIC).challenge
        assert challenge is not None
        return acts.Defend(
            hand=self.state.hand,
            lay_down=challenge.lay_down,
            word=challenge.word,
            sentence=sentence,
        )

    def voting(self, up: bool) -> acts.Vote:
        challenge = self.view(PUBLIC).challenge
        assert challenge is not None
        return acts.Vote(
            hand=self.state.hand, lay_down=challenge.lay_down, word=challenge.word, up=up
        )

    def votes(self, *thumbs: bool) -> None:
        """Lets the owner defend the word and everybody vote, in the order of the seats."""
        challenge = self.view(PUBLIC).challenge
        assert challenge is not None
        self.do(challenge.owner, self.defending(f"I like {challenge.spelled.lower()}."))
        for seat, up in enumerate(thumbs):
            self.do(seat, self.voting(up))

    # Between hands -------------------------------------------------------------------------

    def next_hand(self) -> None:
        """Lets everybody be ready; the next hand has a random deal."""
        hand = self.state.hand
        for seat in self.seats:
            self.do(seat, acts.NextHand(hand=hand))

    def finish_hand(self) -> None:
        """Lets the player in turn go out with all cards but one as a word, which nobody challenges;
        the others draw and discard."""
        seat = self.at
        assert seat is not None
        self.draw(seat)
        *words, discard = [card.number for card in self.mine(seat).cards]
        self.do(
            seat,
            acts.GoOut(
                hand=self.state.hand,
                turn=self.state.turn,
                words=(tuple(words),),
                discard=discard,
            ),
        )
        self.all_pass()
        while self.phase == "draw":
            at = self.at
            assert at is not None
            self.idle(at)
        assert self.phase in ("scored", "over")

"""The rules of Word Ladder, which people have played since Lewis Carroll called it Doublets.

In turn, the players change one letter of the last word so that it becomes another word that nobody
has said before. The first word is free. A player who gives up is out, and the last player wins. A
player scores one point for every player who gave up earlier.
"""

from collections.abc import Iterator
from random import Random
from string import ascii_uppercase
from typing import Annotated, Any, TypeAlias

from msgspec.structs import replace

from parlour.rules import kinds, manners, options
from parlour.rules.base import Rules
from parlour.rules.common_view import fields_for
from parlour.rules.company import Company
from parlour.rules.kinds import OVER, Act, Change, Choice, Event, Events, Evolvers, Verb
from parlour.rules.memo import Memo
from parlour.rules.naming import Names
from parlour.rules.narration import Narration, Tellers, narrate
from parlour.rules.phrasebook import Phrase, Phrasebook, plain
from parlour.rules.refusal import Refusal, illegal, malformed, not_yours
from parlour.rules.seat import Seat, Viewer
from parlour.rules.text_page import greeting, page, people, remarks, typing
from parlour.rules.value import between
from parlour.rules.wording import listed
from parlour.words import Lexicon

CLIMBING = "climbing"
LENGTHS = range(3, 6)


class Options(options.Options, frozen=True, kw_only=True):
    """What a table chooses before the game."""

    length: Annotated[int, between(3, 5, "How many letters the words have.")] = 4


RULE_SETS = {"usual": Options()}


class Step(Act, frozen=True, kw_only=True):
    """Somebody says the next word."""

    word: str


class GiveUp(Act, frozen=True, kw_only=True):
    """Somebody knows no further word."""


class Stepped(Event, frozen=True, kw_only=True):
    seat: Seat
    word: str


class GaveUp(Event, frozen=True, kw_only=True):
    seat: Seat


class Won(Event, frozen=True, kw_only=True):
    """Everybody else is out."""

    seat: Seat


class State(kinds.State, frozen=True, kw_only=True):
    """The words so far, whose turn it is, and who is out, in that order."""

    options: Options
    phase: str = CLIMBING
    words: tuple[str, ...] = ()
    at: Seat = 0
    out: tuple[Seat, ...] = ()


def steps_from(words: tuple[str, ...], lexicon: Lexicon) -> list[str]:
    """The words that can follow the last one."""
    last = words[-1]
    changed = (
        last[:place] + letter + last[place + 1 :]
        for place in range(len(last))
        for letter in ascii_uppercase
    )
    return [word for word in changed if word in lexicon and word not in words]


class CanStep(Choice, frozen=True, kw_only=True):
    """A word of this length, one letter from the last of these words, and none of them."""

    words: tuple[str, ...]
    length: int
    lexicon: str

    def objection(self, act: Step) -> Refusal | None:
        if len(act.word) != self.length:
            return illegal("wrong-length", f"The words have {self.length} letters.")
        if act.word not in Lexicon.find(self.lexicon):
            return illegal("no-word", f"{act.word!r} is not in the word list.")
        if act.word in self.words:
            return illegal("said-before", f"{act.word} was said before.")
        if self.words and sum(a != b for a, b in zip(act.word, self.words[-1], strict=True)) != 1:
            return illegal("too-far", f"Change one letter of {self.words[-1]}.")
        return None

    def sample(self, rng: Random) -> Step:
        lexicon = Lexicon.find(self.lexicon)
        if self.words:
            return Step(word=rng.choice(steps_from(self.words, lexicon)))
        return Step(word=rng.choice(lexicon.words_of_length(self.length)))


class CanGiveUp(Choice, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> GiveUp:
        return GiveUp()


_NOT_YOUR_TURN = not_yours("not-your-turn", "It is somebody else's turn.")


def _may_step(state: State, seat: Seat) -> Choice | Refusal:
    if seat != state.at:
        return _NOT_YOUR_TURN
    if state.words and not steps_from(state.words, state.lexicon):
        return illegal("no-way-on", f"No word is left that {state.words[-1]} could become.")
    return CanStep(words=state.words, length=state.options.length, lexicon=state.options.lexicon)


def _may_give_up(state: State, seat: Seat) -> Choice | Refusal:
    return CanGiveUp() if seat == state.at else _NOT_YOUR_TURN


def _next(state: State, out: tuple[Seat, ...]) -> Seat:
    seats = len(state.company)
    order = [(state.at + turn) % seats for turn in range(1, seats)]
    return next(seat for seat in order if seat not in out)


def _stepped(state: State, event: Stepped) -> State:
    return replace(state, words=(*state.words, event.word), at=_next(state, state.out))


def _gave_up(state: State, event: GaveUp) -> State:
    out = (*state.out, event.seat)
    return replace(state, out=out, at=_next(state, out))


def _won(state: State, event: Won) -> State:
    return replace(state, phase=OVER)


AnyChoice: TypeAlias = CanStep | CanGiveUp | manners.AnyChoice


class View(kinds.View, frozen=True, kw_only=True):
    """Everything one viewer may know: in this game, everything."""

    options: Options
    phase: str
    words: tuple[str, ...]
    at: Seat
    out: tuple[Seat, ...]
    winner: Seat | None
    choices: tuple[AnyChoice, ...]


def _read_step(view: View, can: CanStep, rest: str) -> Act | Refusal | None:
    if not rest:
        return None
    if not (rest.isascii() and rest.isalpha()):
        return malformed("A word has letters only.")
    return Step(word=rest.upper())


PHRASEBOOK = Phrasebook(
    Phrase(
        act=Step,
        words=("word",),
        meaning=lambda view, can: "say the next word",
        usages=lambda view, can: ["word COLD"],
        read=_read_step,
        write=lambda view, act: f"word {act.word}",
    ),
    plain(GiveUp, ("give up",), "say that you know no further word", lambda can: GiveUp()),
)


def _opening(view: View, names: Names) -> Iterator[str]:
    last = f"the last word is {view.words[-1]}" if view.words else "the first word is free"
    yield f"Word Ladder: {last}."
    yield from greeting(view, names, PHRASEBOOK)
    if view.winner is not None:
        yield f"Won by {names.of(view.winner)}."


def _words(view: View, names: Names) -> Iterator[str]:
    if view.words:
        yield f"{listed(view.words)}."


def _out(view: View, names: Names) -> Iterator[str]:
    if view.out:
        yield f"{listed([names.who(seat) for seat in view.out])}."


_TELLERS: Tellers = {
    Stepped: lambda at, event: f"{at.does(event.seat, 'say')} {event.word}.",
    GaveUp: lambda at, event: f"{at.does(event.seat, 'give')} up.",
    Won: lambda at, event: f"{at.does(event.seat, 'win')}.",
}

EVENTS: Evolvers[State] = {Stepped: _stepped, GaveUp: _gave_up, Won: _won, **manners.EVENTS}


class WordLadder(Rules[Options, State, View]):
    name = "wordladder"
    title = "Word Ladder"
    seats = range(2, 5)
    rule_sets = RULE_SETS
    view_type = View
    verbs = (
        Verb(
            Step,
            _may_step,
            lambda state, seat, act, rng: (Stepped(seat=seat, word=act.word),),
            (CLIMBING,),
        ),
        Verb(
            GiveUp,
            _may_give_up,
            lambda state, seat, act, rng: (GaveUp(seat=seat),),
            (CLIMBING,),
        ),
        *manners.manners(Rules.stand_in_mind),
    )
    events = EVENTS
    not_now = {  # noqa: RUF012 - nobody changes it
        CLIMBING: illegal("not-now", "Words are being said now."),
        OVER: illegal("not-now", "The game is over."),
    }
    phrasebook = PHRASEBOOK
    random_weight = manners.RANDOM_WEIGHT | {"give-up": 0.1}

    def begin(self, options: Options, company: Company, lexicon: Lexicon) -> State | Refusal:
        if len(company) not in self.seats:
            return illegal("wrong-number", f"{self.title} is for 2 to 4 players.")
        if options.length not in LENGTHS:
            return illegal("wrong-length", "The words have 3 to 5 letters.")
        return State(options=options, company=company, lexicon=lexicon)

    def follow(self, state: State, rng: Random) -> Events:
        if state.phase != OVER and len(state.out) == len(state.company) - 1:
            return (Won(seat=state.at),)
        return manners.follow(state)

    def waiting_for(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase == OVER else (state.at,)

    def score(self, state: State, seat: Seat) -> int:
        return state.out.index(seat) if seat in state.out else len(state.out)

    def view(self, state: State, viewer: Viewer, memo: Memo | None = None) -> View:
        won = state.phase == OVER and not state.ended_early
        return View(
            **fields_for(self, state, viewer),
            words=state.words,
            at=state.at,
            out=state.out,
            winner=state.at if won else None,
        )

    def text(self, view: View) -> str:
        sections = (
            ("Words so far", _words),
            ("Out", _out),
            ("Remarks", remarks),
            ("People", people),
            *typing(PHRASEBOOK),
        )
        return page(view, Names(view.people, view.viewer), _opening, sections)

    def narrate(self, change: Change[State], viewer: Viewer) -> str | None:
        at: Narration[Any, Names] = Narration(change, viewer, lambda state, *_: state, Names)
        return narrate(change, at, _TELLERS)


WORD_LADDER = WordLadder()

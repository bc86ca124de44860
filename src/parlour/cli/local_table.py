"""A table without a server: one person plays with bots on this machine."""

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from parlour.minds.registry import mind
from parlour.records import Record, write
from parlour.rules import HOUSE, Act, Company, Event, Options, Rules
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Actor, Seat
from parlour.words import Lexicon

YOU: Seat = 0


class LocalTable:
    """A game for the person in the first seat. The caller decides when bots and the house act."""

    def __init__(
        self,
        game: Rules[Any, Any, Any],
        options: Options,
        company: Company,
        lexicon: Lexicon,
        rng: Random,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        start = game.begin(options, company, lexicon)
        if isinstance(start, Refusal):
            raise ValueError(start.sentence)
        self.game = game
        self._start = start
        self._rng = rng
        self._clock = clock
        self._house_due: float | None = None
        self.state: Any = start
        self.events: list[Event] = []
        self.on_line: Callable[[str], None] = lambda line: None
        """Called with each log line that the person may read."""

    def deal(self) -> None:
        act = self.game.house_act(self.state)
        assert act is not None, "a game begins with a deal"
        self._do(HOUSE, act)

    @property
    def view(self) -> Any:
        return self.game.view(self.state, YOU)

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    def type(self, line: str) -> Refusal | None:
        """Does the act of a typed command; returns the refusal if it is not possible."""
        act = self.game.command(self.view, line)
        return act if isinstance(act, Refusal) else self._do(YOU, act)

    def _do(self, actor: Actor, act: Act) -> Refusal | None:
        taken = self.game.decide(self.state, actor, act, self._rng)
        if isinstance(taken, Refusal):
            return taken
        planned = self.game.house_act(self.state)
        for change in taken.changes:
            if line := self.game.narrate(change, YOU):
                self.on_line(line)
            self.state = change.after
        self.events += taken.events
        if (plans := self.game.house_act(self.state)) != planned:
            waits = self.game.house_waits(self.state)
            self._house_due = None if plans is None else self._clock() + waits
        return None

    @property
    def house_left(self) -> float | None:
        """The seconds until the house acts by itself; None if it does not."""
        return None if self._house_due is None else max(0.0, self._house_due - self._clock())

    def let_house_act(self) -> bool:
        """Does the act of the house if its time has come; returns whether it did."""
        if self.house_left != 0.0:
            return False
        act = self.game.house_act(self.state)
        assert act is not None, "a due time without an act of the house"
        refusal = self._do(HOUSE, act)
        assert refusal is None, f"the house's act was refused: {refusal}"
        return True

    def bot_thought(self) -> tuple[Seat, Act] | None:
        """The act of the first bot that wants to act. May take long; changes nothing."""
        state = self.state
        waiting = self.game.waiting_for(state)
        people = enumerate(state.company.persons)
        bots = [(seat, person.mind) for seat, person in people if person.mind is not None]
        for seat, name in sorted(bots, key=lambda bot: bot[0] not in waiting):
            act = mind(self.game.name, name).choose(self.game.view(state, seat))
            if act is not None:
                return seat, act
        return None

    def bot_act(self, seat: Seat, act: Act) -> bool:
        """Does the act of a bot; returns whether the person can notice it."""
        before = len(self.events)
        refusal = self._do(seat, act)
        assert refusal is None, f"a bot's act was refused: {refusal}"
        return any(type(event) not in self.game.private_events for event in self.events[before:])

    def record(self) -> str:
        return write(Record.of(self.game, self._start, self.events))

"""A table on this machine alone: one person, bots around them, no server."""

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
    """Runs a game for the person in the first seat. Bots act when they are asked to."""

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
        """Is told each sentence that the person at the table may hear."""

    def deal(self) -> None:
        """Lets the house deal, in a game that begins with a deal."""
        act = self.game.house_act(self.state)
        if act is not None:
            self._do(HOUSE, act)

    @property
    def view(self) -> Any:
        return self.game.view(self.state, YOU)

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    def type(self, line: str) -> Refusal | None:
        """Does what the person typed, or says why not."""
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
        """In how many seconds the house does something by itself; None if it does nothing."""
        return None if self._house_due is None else max(0.0, self._house_due - self._clock())

    def let_house_act(self) -> bool:
        """Does what the house does by itself, if it is time for it; whether it was."""
        if self.house_left != 0.0:
            return False
        act = self.game.house_act(self.state)
        assert act is not None, "what is due is to be done"
        refusal = self._do(HOUSE, act)
        assert refusal is None, f"the house's act was refused: {refusal}"
        return True

    def bot_thought(self) -> tuple[Seat, Act] | None:
        """What the first bot that wants to act would do now. Takes a while; changes nothing."""
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
        """Does what a bot thought of; whether the person at the table could notice it."""
        before = len(self.events)
        refusal = self._do(seat, act)
        assert refusal is None, f"a bot's act was refused: {refusal}"
        return any(type(event) not in self.game.private_events for event in self.events[before:])

    def record(self) -> str:
        return write(Record.of(self.game, self._start, self.events))

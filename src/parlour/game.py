"""The front door: a game to play with, as one object.

>>> import parlour
>>> game = parlour.Game("letterjam", ["Lisa", "Paul"], seed=1)
>>> game.view("Lisa").players[1].letter  # Lisa sees Paul's letter,
'O'
>>> game.view("Paul").players[1].letter is None  # and Paul does not
True
>>> game.waiting_for
('Lisa', 'Paul')

A game has no clock and no network. Everything that happens in it follows from its seed and from
what is done: the same seed deals the same cards, whatever was done before a deal.
"""

from collections.abc import Iterable, Mapping
from random import Random
from secrets import token_hex
from typing import Any, Literal, TypeAlias

from parlour.minds.mind import Mind
from parlour.minds.registry import mind
from parlour.records import Record
from parlour.rules import (
    HOUSE,
    PUBLIC,
    Act,
    Actor,
    Choice,
    Event,
    Person,
    Seat,
    State,
    Taken,
    Viewer,
    gather,
)
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.rules.registry import AnyGame, game
from parlour.rules.seat import Outside
from parlour.words import Lexicon

Player: TypeAlias = str | Seat
"""Somebody at the table: by name, or by seat, counted from 0."""


class Refused(ValueError):  # noqa: N818 - the word that refusals have everywhere
    """An act, or a game, that the rules do not allow. ``refusal`` has the code and the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class Game:
    """A running game: its players, its cards, and all that has happened in it."""

    def __init__(
        self,
        name: str,
        players: Iterable[str | Person],
        *,
        rule_set: str | None = None,
        options: Mapping[str, object] | None = None,
        seed: object = None,
        lexicon: Lexicon | None = None,
    ) -> None:
        """Deals a game of ``name`` (``letterjam`` or ``quiddler``) to the players.

        A player is a name, or a ``Person`` with the name of the mind that plays it. The options
        are those of the rule set, the first one by default, with single ones changed. Without a
        seed the deal is random; a ``Random`` as the seed is drawn from for everything. Raises
        ``Refused`` if there can be no such game.
        """
        rules = game(name)
        chosen = rules.options(rule_set, options)
        if isinstance(chosen, Refusal):
            raise Refused(chosen)
        lexicon = lexicon or Lexicon.find(chosen.lexicon)
        start = rules.begin(chosen, gather(players), lexicon)
        if isinstance(start, Refusal):
            raise Refused(start)
        self._go_on_from(rules, start, seed)
        self.let_house_act()

    @classmethod
    def at(cls, rules: AnyGame, state: State, seed: object = None) -> "Game":
        """A game that goes on from a state, which may be the one before the deal. Nothing is dealt
        until the house acts."""
        made = cls.__new__(cls)
        made._go_on_from(rules, state, seed)
        return made

    def _go_on_from(self, rules: AnyGame, start: State, seed: object) -> None:
        self.rules = rules
        self.start: Any = start
        """The state before the first of the events."""
        self.state: Any = start
        """Everything true about the game, secrets included: the rules' own, not for players."""
        self.events: list[Event] = []
        self._seed = token_hex(16) if seed is None else seed
        self._memo = Memo()
        self._news = [0] * len(start.company)
        """For each seat, how many acts have changed its view."""
        self._idle: dict[Seat, tuple[Mind[Any], int]] = {}
        """The mind that found nothing to do at a seat, and the seat's news at the time."""

    # What players see ----------------------------------------------------------------------

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody's name, by seat."""
        return tuple(person.name for person in self.state.company.persons)

    def seat(self, player: Player) -> Seat:
        """The seat of a player; KeyError if nobody of that name plays."""
        if isinstance(player, int):
            return range(len(self.state.company))[player]
        if player not in self.players:
            raise KeyError(f"Nobody here is called {player!r}; there are {self.players}.")
        return self.players.index(player)

    def view(self, player: Player | None = None) -> Any:
        """Everything a player may know now; without a player, what a watcher may know."""
        return self.rules.view(self.state, self._viewer(player), self._memo)

    def text(self, player: Player | None = None) -> str:
        """The same in words."""
        return self.rules.text(self.view(player))

    def choices(self, player: Player) -> tuple[Choice, ...]:
        """Every act that a player may do now, with the values its fields may take."""
        return self.rules.choices(self.state, self.seat(player))

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The players without whose act the game does not go on."""
        return tuple(self.players[seat] for seat in self.rules.waiting_for(self.state))

    @property
    def over(self) -> bool:
        return self.rules.over(self.state)

    def score(self, player: Player) -> int:
        """What a player has scored so far; where all play together, what all have."""
        return self.rules.score(self.state, self.seat(player))

    def _viewer(self, player: Player | None) -> Viewer:
        return PUBLIC if player is None else self.seat(player)

    # Playing -------------------------------------------------------------------------------

    def act(self, player: Player | Literal[Outside.HOUSE], act: Act | str) -> Taken[Any]:
        """Does an act, given as a value or as a command that a player would type (``draft HOUSE``).
        The house may act too, out of its time.

        Returns what happened, event by event. Raises ``Refused``, and changes nothing, if the
        rules do not allow it.
        """
        actor: Actor = HOUSE if player is HOUSE else self.seat(player)
        if isinstance(act, str):
            view = self.view(None if player is HOUSE else player)
            wanted = self.rules.command(view, act)
            if isinstance(wanted, Refusal):
                raise Refused(wanted)
            act = wanted
        return self._do(actor, act)

    def think(self, player: Player, mind_name: str | None = None) -> Act | None:
        """What a bot would do in a player's place, from that player's view alone; None if there
        is nothing to do. The mind is the player's own unless another is named."""
        seat = self.seat(player)
        name = mind_name or self.state.company.persons[seat].mind or self.rules.stand_in_mind
        return mind(self.rules.name, name).choose(self.view(seat))

    def next_bot_act(
        self, minds: Mapping[Seat, Mind[Any]] | None = None
    ) -> tuple[Seat, Act] | None:
        """The seat of the first bot that wants to act, and its act; None if no bot does.

        Bots that the game waits for come first. Takes as long as the bots think, and changes
        nothing, so it may run in a thread while people act. ``minds`` has the minds by seat, if
        they are not those that the players have.
        """
        minds = self._minds() if minds is None else minds
        waiting = self.rules.waiting_for(self.state)
        for seat in sorted(minds, key=lambda seat: (seat not in waiting, seat)):
            # Counted before the view is made: what happens meanwhile is news to the bot.
            asked = (minds[seat], self._news[seat])
            if self._idle.get(seat) == asked:
                continue
            if (act := minds[seat].choose(self.view(seat))) is not None:
                return seat, act
            self._idle[seat] = asked
        return None

    def _minds(self) -> dict[Seat, Mind[Any]]:
        people = enumerate(self.state.company.persons)
        return {seat: mind(self.rules.name, p.mind) for seat, p in people if p.mind is not None}

    def let_bots_act(self) -> bool:
        """Lets bots, and the house, act until only people can go on; whether anybody acted."""
        acted = False
        while not self.over and (self._one_bot_acts() or self.let_house_act()):
            acted = True
        return acted

    def _one_bot_acts(self) -> bool:
        thought = self.next_bot_act()
        if thought is None:
            return False
        self._do(*thought)
        return True

    @property
    def house_waits(self) -> float | None:
        """How many seconds people have before the house acts by itself; None if it does not."""
        due = self.rules.house_act(self.state)
        return None if due is None else self.rules.house_waits(self.state)

    def let_house_act(self) -> bool:
        """Does what the house does by itself, such as dealing; whether there was anything.

        At a real table it waits for ``house_waits`` seconds first; here the caller decides.
        """
        act = self.rules.house_act(self.state)
        if act is None:
            return False
        self._do(HOUSE, act)
        return True

    def _do(self, actor: Actor, act: Act) -> Taken[Any]:
        taken = self.rules.decide(self.state, actor, act, self._chance())
        if isinstance(taken, Refusal):
            raise Refused(taken)
        events = taken.events
        self.state = taken.state
        self.events += events
        # A private event changes only its own seat's view, so no other bot is asked again.
        private = all(type(event) in self.rules.private_events for event in events)
        for seat in range(len(self._news)):
            self._news[seat] += not private or seat == actor
        return taken

    def _chance(self) -> Random:
        if isinstance(self._seed, Random):
            return self._seed
        # A new source for each deal: no act changes the cards of a later one.
        return Random(f"{self._seed}/{self.rules.deals(self.state)}")

    # Writing down --------------------------------------------------------------------------

    def record(self) -> Record:
        """The game so far as a record; ``parlour.write`` makes it text."""
        return Record.of(self.rules, self.start, self.events)

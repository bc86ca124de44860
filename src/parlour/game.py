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
from typing import Any, TypeAlias

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
    Taken,
    Viewer,
    gather,
)
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.rules.registry import AnyGame, game
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
        seed the deal is random. Raises ``Refused`` if there can be no such game.
        """
        self.rules: AnyGame = game(name)
        chosen = self.rules.options(rule_set, options)
        if isinstance(chosen, Refusal):
            raise Refused(chosen)
        lexicon = lexicon or Lexicon.find(chosen.lexicon)
        start = self.rules.begin(chosen, gather(players), lexicon)
        if isinstance(start, Refusal):
            raise Refused(start)
        self.start: Any = start
        """The state before the deal."""
        self.state: Any = start
        """Everything true about the game, secrets included: the rules' own, not for players."""
        self.events: list[Event] = []
        self._seed = token_hex(16) if seed is None else seed
        self._memo = Memo()
        self.let_house_act()

    # What players see ----------------------------------------------------------------------

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody's name, by seat."""
        return tuple(person.name for person in self.state.company.persons)

    def seat(self, player: Player) -> Seat:
        """The seat of a player; KeyError if nobody of that name plays."""
        if isinstance(player, int):
            return range(len(self.players))[player]
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

    def act(self, player: Player, act: Act | str) -> Taken[Any]:
        """Does an act, given as a value or as a line that a player would type (``draft HOUSE``).

        Returns what happened, event by event. Raises ``Refused``, and changes nothing, if the
        rules do not allow it.
        """
        seat = self.seat(player)
        wanted = self.rules.command(self.view(seat), act) if isinstance(act, str) else act
        if isinstance(wanted, Refusal):
            raise Refused(wanted)
        return self._do(seat, wanted)

    def think(self, player: Player, mind_name: str | None = None) -> Act | None:
        """What a bot would do in a player's place, from that player's view alone; None if there
        is nothing to do. The mind is the player's own unless another is named."""
        seat = self.seat(player)
        name = mind_name or self.state.company.persons[seat].mind or self.rules.stand_in_mind
        return mind(self.rules.name, name).choose(self.view(seat))

    def let_bots_act(self) -> bool:
        """Lets bots, and the house, act until only people can go on; whether anybody acted."""
        acted = False
        while not self.over and (self._one_bot_acts() or self.let_house_act()):
            acted = True
        return acted

    def _one_bot_acts(self) -> bool:
        waiting = self.rules.waiting_for(self.state)
        people = enumerate(self.state.company.persons)
        bots = [seat for seat, person in people if person.mind is not None]
        for seat in sorted(bots, key=lambda seat: seat not in waiting):
            if (act := self.think(seat)) is not None:
                self._do(seat, act)
                return True
        return False

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
        # A new source for each deal: no act changes the cards of a later one.
        chance = Random(f"{self._seed}/{self.rules.deals(self.state)}")
        taken = self.rules.decide(self.state, actor, act, chance)
        if isinstance(taken, Refusal):
            raise Refused(taken)
        self.state = taken.state
        self.events += taken.events
        return taken

    # Writing down --------------------------------------------------------------------------

    def record(self) -> Record:
        """The game so far as a record; ``parlour.write`` makes it text."""
        return Record.of(self.rules, self.start, self.events)

"""The front door: a game to play with, as one object.

>>> import parlour
>>> game = parlour.Game("letterjam", ["Lisa", "Paul"], seed=1)
>>> game.view("Lisa").players[1].letter  # Lisa sees Paul's letter,
'O'
>>> game.view("Paul").players[1].letter is None  # and Paul does not
True
>>> game.waiting_for
('Lisa', 'Paul')

A game has no clock and no network: its seed and the acts determine everything that happens. The
same seed deals the same cards, whatever the players did before the deal.
"""

from collections.abc import Iterable, Mapping
from random import Random
from secrets import token_hex
from typing import Any, Literal, TypeAlias

from parlour.minds.mind import Mind
from parlour.minds.registry import mind, no_such_mind, plays
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
from parlour.rules.wording import there_are
from parlour.words import Lexicon

Player: TypeAlias = str | Seat
"""A player's name, or a seat, counted from 0."""


class Refused(ValueError):  # noqa: N818 - it carries a refusal, not an error
    """The rules do not allow the act, or the game. ``refusal`` has the code and the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class PieceOfChance(Random):
    """The random source of one piece of chance, such as a deal. It knows whether it was drawn from:
    one that was not is as good as a new one."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.name = seed
        self.drawn = False

    def random(self) -> float:
        self.drawn = True
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self.drawn = True
        return super().getrandbits(k)


class Game:
    """A running game: its rules, its state, and the events so far."""

    def __init__(
        self,
        name: str,
        players: Iterable[str | Person],
        *,
        rule_set: str | None = None,
        options: Mapping[str, object] | None = None,
        seed: object = None,
        lexicon: Lexicon | str | None = None,
    ) -> None:
        """Deals a game of ``name`` (``letterjam`` or ``quiddler``) to the players.

        A player is a name, or a ``Person``, who is a bot if it has a mind. ``options`` changes
        single options of the rule set, which is the game's first one by default. Without a seed the
        deal is random; a ``Random`` as the seed is the source of all chance. ``lexicon`` is a word
        list, the name of a built-in one or a file; by default the options name it. Raises
        ``Refused`` if the rules do not allow the players or the options, and ValueError if there is
        no such game, mind or word list.
        """
        rules = game(name)
        chosen = rules.options(rule_set, options)
        if isinstance(chosen, Refusal):
            raise Refused(chosen)
        if not isinstance(lexicon, Lexicon):
            lexicon = Lexicon.find(lexicon or chosen.lexicon)
        company = gather(players)
        for person in company.persons:
            if person.mind is not None and not plays(name, person.mind):
                raise no_such_mind(name, person.mind)
        start = rules.begin(chosen, company, lexicon)
        if isinstance(start, Refusal):
            raise Refused(start)
        self._go_on_from(rules, start, seed)
        self.let_house_act()

    @classmethod
    def at(cls, rules: AnyGame, state: State, seed: object = None) -> "Game":
        """A game that continues from a state. If that is the state before the deal, the caller lets
        the house deal."""
        made = cls.__new__(cls)
        made._go_on_from(rules, state, seed)
        return made

    @classmethod
    def replayed(
        cls, rules: AnyGame, start: State, events: Iterable[Event], seed: object = None
    ) -> "Game":
        """A game that continues after these events."""
        made = cls.at(rules, start, seed)
        made.events = list(events)
        made.state = rules.fold(start, made.events)
        return made

    def _go_on_from(self, rules: AnyGame, start: State, seed: object) -> None:
        self.rules = rules
        self.start: Any = start
        """The state before the first event."""
        self.state: Any = start
        """Everything true about the game, secrets included: for the rules, not for players."""
        self.events: list[Event] = []
        self._seed = token_hex(16) if seed is None else seed
        self._last_chance: PieceOfChance | None = None
        self._memo = Memo()
        self._news = [0] * len(start.company)
        """For each seat, the number of acts that may have changed its view."""
        self._idle: dict[Seat, tuple[Mind[Any], int]] = {}
        """For a seat whose mind had nothing to do: that mind, and the seat's news at the time."""

    # What players see ----------------------------------------------------------------------

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(person.name for person in self.state.company.persons)

    def seat(self, player: Player) -> Seat:
        """The seat of a player; raises KeyError if no player has this name."""
        if isinstance(player, int):
            if player not in range(seats := len(self.state.company)):
                raise KeyError(f"There is no seat {player}; the last one is {seats - 1}.")
            return player
        if player not in self.players:
            raise KeyError(f"Nobody here is called {player!r}; {there_are(self.players)}.")
        return self.players.index(player)

    def view(self, player: Player | None = None) -> Any:
        """Everything a player may know now; without a player, what a watcher may know."""
        return self.rules.view(self.state, self._viewer(player), self._memo)

    def text(self, player: Player | None = None) -> str:
        """The view in words."""
        return self.rules.text(self.view(player))

    def choices(self, player: Player) -> tuple[Choice, ...]:
        """Every act that a player may do now, with the values its fields may take."""
        return self.rules.choices(self.state, self.seat(player))

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The players whose act the game waits for."""
        return tuple(self.players[seat] for seat in self.rules.waiting_for(self.state))

    @property
    def over(self) -> bool:
        return self.rules.over(self.state)

    def score(self, player: Player) -> int:
        """The points of a player so far; in a game for a team, the points of the team."""
        return self.rules.score(self.state, self.seat(player))

    def _viewer(self, player: Player | None) -> Viewer:
        return PUBLIC if player is None else self.seat(player)

    # Playing -------------------------------------------------------------------------------

    def act(self, player: Player | Literal[Outside.HOUSE], act: Act | str) -> Taken[Any]:
        """Does an act, given as a value or as a typed command (``draft HOUSE``).

        The house may act before its time is up. Returns the events and the new state. Raises
        ``Refused``, and changes nothing, if the rules do not allow the act.
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
        """The act that a bot would do in a player's place, from that player's view alone; None if
        it would do nothing. Uses the player's own mind unless ``mind_name`` names another."""
        seat = self.seat(player)
        name = mind_name or self.state.company.persons[seat].mind or self.rules.stand_in_mind
        return mind(self.rules.name, name).choose(self.view(seat))

    def next_bot_act(
        self, minds: Mapping[Seat, Mind[Any]] | None = None
    ) -> tuple[Seat, Act] | None:
        """The seat of the first bot that wants to act, and its act; None if no bot does.

        Bots that the game waits for come first. Minds may think for long; the game does not change,
        so this may run in a thread while people act. ``minds`` replaces the players' own minds, by
        seat.
        """
        minds = self._minds() if minds is None else minds
        waiting = self.rules.waiting_for(self.state)
        for seat in sorted(minds, key=lambda seat: (seat not in waiting, seat)):
            # Read the count before the view: an act in between must count as news to the bot.
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
        """Lets bots and the house act until only people can go on; returns whether any acted."""
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
        """The seconds that the house gives people before it acts; None if it has nothing to do."""
        due = self.rules.house_act(self.state)
        return None if due is None else self.rules.house_waits(self.state)

    def let_house_act(self) -> bool:
        """Does the act of the house, such as a deal; returns whether it had one.

        A table on a server waits for ``house_waits`` seconds first; here the caller decides when.
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
        # A private event changes only the view of its own seat, so the other bots stay idle.
        private = all(type(event) in self.rules.private_events for event in events)
        for seat in range(len(self._news)):
            self._news[seat] += not private or seat == actor
        return taken

    def _chance(self) -> Random:
        if isinstance(self._seed, Random):
            return self._seed
        # A new random source for each deal, so that no act changes the cards of a later deal. Most
        # acts draw nothing, and making a source for each of them would take longer than some acts.
        name, last = f"{self._seed}/{self.rules.chance(self.state)}", self._last_chance
        if last is None or last.drawn or last.name != name:
            last = self._last_chance = PieceOfChance(name)
        return last

    # Writing down --------------------------------------------------------------------------

    def record(self) -> Record:
        """The game so far as a record; ``parlour.write`` turns it into text."""
        return Record.of(self.rules, self.start, self.events)

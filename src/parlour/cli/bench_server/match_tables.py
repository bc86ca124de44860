"""The tables of the benchmark's server: frozen cards, and nothing but acts in the game.

A table here is a table of Parlour with the same rules, views and answers. What is different: the
benchmark seats everybody and deals, and a client can do nothing but what an agent of the benchmark
does by the other doors. So it cannot choose other options, take a bot's seat and see its cards, or
start a game with other cards.
"""

from __future__ import annotations

from random import Random
from time import monotonic

import msgspec
from msgspec.structs import replace

from parlour.lab.bench.agents import MOST_ASKED
from parlour.lab.bench.asking import LEFT_OUT
from parlour.lab.bench.deals import BENCHES, LetterJamDeal, QuiddlerDeal
from parlour.rules import Act, Change
from parlour.rules.phrasebook import kind_of
from parlour.rules.refusal import Refusal, illegal, stale
from parlour.rules.seat import Seat
from parlour.tables.answers import Accepted, Answer, Seated
from parlour.tables.asks import AnyAsk, Choose, PlayAct, TypeCommand
from parlour.tables.choosing import choose
from parlour.tables.decision import Decision, Done, Now
from parlour.tables.keys import hash_key, new_key
from parlour.tables.live_table import Live
from parlour.tables.play import play
from parlour.tables.pleasantries import typed_pleasantry
from parlour.tables.seats import sit
from parlour.tables.service import Tables
from parlour.tables.store import Store
from parlour.tables.table import Table, TableSettings
from parlour.tables.table_events import Began, played
from parlour.tables.table_fold import after_game_events, evolve
from parlour.tables.uptime import ServedClock
from parlour.words import Lexicon

SETTINGS = TableSettings(watchers=False, pace=0.0, banter=False)
"""Bots act at once. They say nothing, because that would take from the chance of the deal."""

NOT_HERE = illegal("not-in-bench", "That is no part of the benchmark.")
NOT_YET = illegal("not-in-bench", "The benchmark seats everybody, and starts the game.")
PLAYED_ON = illegal("played-on", "The benchmark plays on in this seat, by chance.")
_NO_ROOM = illegal("no-room", "No seat of this table is free for you.")
_TOO_LATE = stale("too-late", "Somebody has acted.")


class ClientSeat:
    """The seat of a client: what is counted there, and when the client was last heard."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.key: str | None = None
        """The hash of the seat's key, once somebody sits there."""
        self.asked = 0
        self.refusals = 0
        self.fallbacks = 0
        self.silent = 0
        """How often in a row it did nothing while the game waited for it."""
        self.refused = 0
        """How many of its asks were refused since something happened in the game, but for those
        that came too late."""
        self.heard = monotonic()
        self.given_up = False
        """Whether chance plays on in this seat, to the end of the game."""


class MatchTable:
    """What the benchmark knows of one table: where its chance comes from, and its clients."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.clients: dict[Seat, ClientSeat] = {}
        self.expected: ClientSeat | None = None
        """The client that may sit down now, in the next seat."""
        self.sitting_down = False
        """Whether it is about to."""

    def with_key(self, key: str | None) -> ClientSeat | None:
        """The client with this key, given as its hash."""
        found = (one for one in self.clients.values() if one.key is not None and one.key == key)
        return next(found, None)


class MatchTables(Tables):
    """All tables of the benchmark's server."""

    def __init__(self, store: Store, clock: ServedClock) -> None:
        super().__init__(store, clock)
        self._matches: dict[str, MatchTable] = {}

    # What the benchmark does ---------------------------------------------------------------

    async def open_match(self, game: str, chance: Random) -> tuple[Live, MatchTable]:
        """Make an empty table for a match."""
        bench = BENCHES[game]
        choice = Choose(
            game=game, rule_set=bench.rules, changes=dict(bench.changes), settings=SETTINGS
        )
        opened = await super().open_table(choose(Table(), choice), key="")
        assert isinstance(opened, Seated), opened
        live = await self.find(opened.code)
        assert live is not None
        match = self._matches[live.code] = MatchTable(chance)
        return live, match

    async def seat_bot(self, live: Live, name: str, mind: str) -> Answer:
        """Let a bot take the next seat."""
        return await self._submitter.submit(live, None, lambda: sit(live.table, name, None, mind))

    async def seat_absent(self, live: Live, client: ClientSeat, name: str) -> Answer:
        """Take the next seat for a client that did not come: nobody gets its key."""
        client.key, client.given_up = hash_key(new_key()), True
        return await self._submitter.submit(live, None, lambda: sit(live.table, name, client.key))

    async def deal(self, live: Live, deal: LetterJamDeal | QuiddlerDeal) -> Answer:
        """Begin the game with the cards of a deal."""
        chance = self._matches[live.code].chance
        return await self._submitter.submit(live, None, lambda: _dealt(live.table, deal, chance))

    async def act_by_chance(self, live: Live, seat: Seat, act: Act, seq: int) -> Answer:
        """Do an act in a seat, unless something has happened since the log ended at ``seq``."""

        def decide() -> Decision:
            if live.table.seq != seq:
                return _TOO_LATE
            return play(live.table, seat, act, self.now(live))

        return await self._submitter.submit(live, None, decide)

    def now(self, live: Live | None = None, ends: float | None = None) -> Now:
        """As at any server, but the chance of a match is that of its deal."""
        now = super().now(live, ends)
        match = None if live is None else self._matches.get(live.code)
        return now if match is None else replace(now, rng=match.chance)

    # What clients do -----------------------------------------------------------------------

    async def join(
        self, code: str, name: str, seen: tuple[str, ...] = (), *, kept_back: bool = False
    ) -> Seated | Refusal:
        """A client sits down, if it is the one that was started for the next seat."""
        match = self._matches.get(code)
        client = None if match is None else match.expected
        if match is None or client is None:
            return _NO_ROOM
        match.expected, match.sitting_down = None, True
        try:
            seated = await super().join(code, name, seen, kept_back=kept_back)
            if isinstance(seated, Seated):
                client.key, client.heard = hash_key(seated.key), monotonic()
            else:
                match.expected = client
        finally:
            match.sitting_down = False
        return seated

    async def ask(self, live: Live, key: str, ask_id: str, ask: AnyAsk) -> Answer:
        """As at any server, for acts in the game; everything else is refused."""
        match = self._matches.get(live.code)
        client = None if match is None else match.with_key(key)
        if client is None:
            return NOT_HERE
        client.given_up |= client.asked >= MOST_ASKED
        if client.given_up:
            return PLAYED_ON
        client.asked += 1
        client.heard = monotonic()
        if refusal := _objection(live, client.seat, ask):
            return refusal
        answer = await super().ask(live, key, ask_id, ask)
        if isinstance(answer, Accepted):
            client.silent = 0
        return answer

    def note_refusal(self, live: Live, key: str | None, refusal: Refusal) -> None:
        """Count a refusal of a client."""
        match = self._matches.get(live.code)
        client = None if match is None else match.with_key(key)
        if client is not None and not client.given_up:
            client.refusals += 1
            # A client that was told that somebody was quicker is not at a loss.
            client.refused += live.table.playing and refusal.kind != "stale"

    async def open_table(self, opened: Done, key: str) -> Seated | Refusal:
        """Nobody else makes tables here."""
        return NOT_HERE

    async def claim(
        self, code: str, pass_key: str, name: str | None, seen: tuple[str, ...] = ()
    ) -> Seated | Refusal:
        """Seats do not change hands here."""
        return NOT_HERE

    async def give_pass(self, live: Live, key: str, seat: Seat) -> str | Refusal:
        """Seats do not change hands here."""
        return NOT_HERE

    async def request_seat(self, live: Live, seat: Seat | None, name: str) -> str | Refusal:
        """Seats do not change hands here."""
        return NOT_HERE


def _dealt(table: Table, deal: LetterJamDeal | QuiddlerDeal, chance: Random) -> Done:
    """The game begins with these cards. The deal has no name: the frozen deals are published, and
    nobody should know which one it is."""
    options = table.options()
    lexicon = Lexicon.open(options.lexicon)
    began = Began(number=1, lexicon=lexicon.id, options=msgspec.to_builtins(options), deal=None)
    table = evolve(table, began)
    assert table.play is not None
    state, changes = table.play.start, []
    dealt = deal.begin(state, chance)
    for event in dealt.events:
        after = table.rules.evolve(state, event)
        changes.append(Change(state, event, after))
        state = after
    events = tuple(dealt.events)
    return Done(
        (began, *(played(event) for event in events)),
        after_game_events(table, events, state),
        tuple(changes),
    )


def _objection(live: Live, seat: Seat, ask: AnyAsk) -> Refusal | None:
    """Why something that a client asks is no part of the benchmark, or None."""
    if not live.table.playing:
        return NOT_YET
    rules = live.table.rules
    match ask:
        case PlayAct():
            act = rules.read_act(bytes(ask.act))
        case TypeCommand():
            if typed_pleasantry(live.table.game, ask.command) is not None:
                return NOT_HERE
            act = rules.command(live.view(seat), ask.command)
        case _:
            return NOT_HERE
    # What cannot be understood is refused as at any table.
    return NOT_HERE if isinstance(act, Act) and kind_of(act) in LEFT_OUT else None

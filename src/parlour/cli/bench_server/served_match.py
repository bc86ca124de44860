"""A match of clients, played at the benchmark's server to its end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

from parlour.cli.bench_server.client_process import ClientProcess
from parlour.cli.bench_server.match_tables import ClientSeat, MatchTables
from parlour.game import Game
from parlour.lab.arena.arena_game import MOST_ACTS
from parlour.lab.arena.contest import ContestError
from parlour.lab.bench.agents import MOST_SILENT, TRIES, client_command, random_act
from parlour.lab.bench.asking import shown
from parlour.lab.bench.bench_game import seat_name
from parlour.lab.bench.deals import published
from parlour.lab.bench.plan import BenchPlan, Match
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Seat
from parlour.tables.answers import Accepted, Answer
from parlour.tables.table import Play
from parlour.tables.table_events import Played, read_event
from parlour.web.hub import Hub

LOOK_AGAIN = 0.05
"""Seconds between two looks at the processes of the clients, which do not say when they end."""
SECONDS_TO_END = 2.0
"""How long a client has to exit when its game is over."""
SECONDS_FOR_BOTS = 600.0
"""How long a game may wait for bots alone. It is never so long, unless a mind is at fault."""


class ServedMatch:
    """One match, from the empty table to the end of its game."""

    def __init__(
        self, tables: MatchTables, hub: Hub, url: str, plan: BenchPlan, match: Match
    ) -> None:
        self._tables = tables
        self._hub = hub
        self._url = url
        self._plan = plan
        self._match = match
        self._words = client_command(plan.agent.name)
        self._processes: dict[Seat, ClientProcess] = {}
        self._changed = asyncio.Event()

    async def play(self) -> tuple[Game, dict[str, float]]:
        """The finished game, and what was counted at the seats of the clients."""
        deal = published(self._plan.game).deals[self._match.deal]
        self._live, self._table = await self._tables.open_match(self._plan.game, deal.chance())
        # As long as somebody listens, the server lets its bots act: also when no client is there.
        self._live.listeners.add(self._heard)
        try:
            for seat in range(self._match.players):
                await self._seat(seat)
            _taken(await self._tables.deal(self._live, deal))
            self._hub.driver.watch(self._live)
            await self._play_out()
            game = await self._finished_game()
            await self._let_clients_go()
        finally:
            self._live.listeners.discard(self._heard)
            for process in self._processes.values():
                process.end()
        clients = self._table.clients.values()
        return game, {
            "refusals": float(sum(one.refusals for one in clients)),
            "fallbacks": float(sum(one.fallbacks for one in clients)),
            "asked": float(sum(one.asked for one in clients)),
        }

    def _heard(self, only: Seat | None) -> None:
        self._changed.set()

    async def _wait(self) -> None:
        """Wait for something to happen at the table, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_AGAIN):
                await self._changed.wait()
        self._changed.clear()

    # Sitting down --------------------------------------------------------------------------

    async def _seat(self, seat: Seat) -> None:
        """Fill the next seat: with a bot, or with a client that is started for it."""
        name = seat_name(seat)
        if seat not in self._match.seats:
            _taken(await self._tables.seat_bot(self._live, name, self._match.partner))
            return
        client = self._table.clients[seat] = ClientSeat(seat)
        self._table.expected = client
        process = ClientProcess(self._words, self._live.code, self._url, name)
        self._processes[seat] = process
        until = monotonic() + self._plan.seconds
        while client.key is None and not process.ended and monotonic() < until:
            await self._wait()
        self._table.expected = None
        while self._table.sitting_down:
            await self._wait()
        if client.key is None:
            _taken(await self._tables.seat_absent(self._live, client, name))

    # Playing -------------------------------------------------------------------------------

    @property
    def _play(self) -> Play:
        assert self._live.table.play is not None
        return self._live.table.play

    async def _play_out(self) -> None:
        state, since, by_chance = None, monotonic(), 0
        while self._live.table.playing:
            if self._play.state is not state:
                state, since = self._play.state, monotonic()
                for one in self._table.clients.values():
                    one.refused = 0
            silent_for = monotonic() - since
            client = self._at_fault(silent_for)
            if client is None:
                await self._wait()
            elif by_chance < MOST_ACTS:
                by_chance += 1
                await self._act_by_chance(client)
            else:
                raise ContestError(f"A game did not end within {MOST_ACTS} acts of chance.")

    def _at_fault(self, silent_for: float) -> ClientSeat | None:
        """The client in whose place chance has to act now; None if the game can go on by itself.
        ``silent_for`` is how long nothing has happened."""
        table = self._live.table
        waiting = table.rules.waiting_for(self._play.state)
        clients = [self._table.clients[seat] for seat in waiting if seat in self._table.clients]
        for client in clients:
            if client.given_up or client.refused >= TRIES or self._is_gone(client):
                return client
        if table.house_due is not None:
            return None
        if clients and silent_for >= self._plan.seconds:
            # Others may only have waited for the one that was heard longest ago.
            return min(clients, key=lambda one: one.heard)
        if not clients and silent_for >= SECONDS_FOR_BOTS:
            raise ContestError("A game stands still: it waits for bots, and none of them acts.")
        return None

    def _is_gone(self, client: ClientSeat) -> bool:
        """Whether a client has exited. One that has only started another process is still there by
        its connection."""
        if not self._processes[client.seat].ended:
            return False
        present = self._hub.presence.at(self._live.code, self._live.table.holders)
        return client.seat not in present.seats

    async def _act_by_chance(self, client: ClientSeat) -> None:
        """Do a random act that the rules allow, and count it."""
        table = self._live.table
        refused = not client.given_up and client.refused >= TRIES
        seed = f"{self._match.deal}/{client.seat}/{client.asked}/{client.fallbacks}"
        view: Any = shown(table.rules.view(self._play.state, client.seat))
        act = random_act(table.rules, view, Random(seed))
        answer = await self._tables.act_by_chance(self._live, client.seat, act, table.seq)
        if isinstance(answer, Refusal):
            if self._live.table.seq == table.seq:
                raise ContestError(f"An act of chance was refused: {answer.sentence}")
            return
        client.fallbacks += 1
        if refused:
            return  # those refusals are counted already
        client.refusals += 1
        client.silent += 1
        client.heard = monotonic()
        client.given_up |= client.silent >= MOST_SILENT or self._is_gone(client)

    # The end -------------------------------------------------------------------------------

    async def _finished_game(self) -> Game:
        """The game of the table, from its log."""
        rules = self._live.table.rules
        entries = await self._tables.store.read(self._live.code, self._play.began)
        events = [read_event(entry.event) for entry in entries]
        happened = [
            rules.read_event(bytes(event.event)) for event in events if isinstance(event, Played)
        ]
        return Game.replayed(rules, self._play.start, happened, seed=self._match.deal)

    async def _let_clients_go(self) -> None:
        """Give the clients time to see the end and to exit."""
        until = monotonic() + SECONDS_TO_END
        while monotonic() < until and not all(one.ended for one in self._processes.values()):
            await asyncio.sleep(LOOK_AGAIN)


def _taken(answer: Answer) -> None:
    if not isinstance(answer, Accepted):
        raise ContestError(f"The benchmark's own server refused: {answer.sentence}")

"""Which games a run plays: the agent, the way it is asked, and the matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from parlour import __version__
from parlour.lab.arena.contest import ContestError
from parlour.lab.bench.deals import BENCHES, bench_of, check_word_lists, name_of, published
from parlour.rules.wording import there_are

Way = Literal["view", "candidates", "notes"]
WAYS: tuple[Way, ...] = ("view", "candidates", "notes")
SELF = "self"
"""The partner of an agent that sits at every seat."""


FIRST = "first"
"""The agent that does the first candidate."""


AgentKind = Literal["mind", "policy", "program", "client"]


class AgentName(Struct, frozen=True, forbid_unknown_fields=True):
    """An agent: a mind by its name or as ``module:name``, a policy for PettingZoo's environments as
    ``module:name``, a program by its command line, or by the same a client: a program that sits
    down at a server."""

    kind: AgentKind
    name: str


class BenchPlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that determines how a match ends, for an agent that is not left to chance."""

    bench: str
    parlour: str
    """The version, because its bots play with and against the agent."""
    cards: str
    """The digest of the file of deals."""
    game: str
    agent: AgentName
    way: Way
    seconds: float
    """How long a program may take to answer."""

    def __str__(self) -> str:
        """The plan in a few words."""
        agent = f"{self.agent.kind} {self.agent.name}, asked by {self.way}"
        return f"{self.bench}, {agent}, Parlour {self.parlour}"


class Match(Struct, frozen=True):
    """One game: the deal, who plays with the agent, and the first seat of the agent."""

    partner: str
    deal: str
    seat: int

    @property
    def name(self) -> str:
        """
        >>> Match("expert", "lj4-017", 0).name
        'expert/lj4-017/0'
        """
        return f"{self.partner}/{self.deal}/{self.seat}"

    @classmethod
    def named(cls, name: str) -> Match:
        """The match of this name."""
        partner, deal, seat = name.split("/")
        return cls(partner, deal, int(seat))

    @property
    def players(self) -> int:
        """The number of seats, which the name of the deal has."""
        return int(self.deal.partition("-")[0][-1])

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the agent."""
        return tuple(range(self.players)) if self.partner == SELF else (self.seat,)


class Selection(Struct, frozen=True, kw_only=True):
    """The matches that are asked for. ``deals`` is for each number of players; None means as many
    as a full run has."""

    partners: tuple[str, ...]
    players: tuple[int, ...]
    deals: int | None = None

    def matches(self, game: str) -> list[Match]:
        """The matches, so that a run that was stopped early has some of everything."""
        bench = BENCHES[game]
        found: list[tuple[int, Match]] = []
        for partner in self.partners:
            full = bench.alone if partner == SELF else bench.crossed
            for players in self.players:
                for number in range(1, (self.deals or full) + 1):
                    deal = name_of(game, players, number)
                    seats = _seats(game, partner, players, number)
                    found += [(number, Match(partner, deal, seat)) for seat in seats]
        return [match for _, match in sorted(found, key=lambda one: one[0])]


def _seats(game: str, partner: str, players: int, number: int) -> Iterator[int]:
    """The seats that the agent takes with a deal, one game each. In a game against others it takes
    every seat (duplicate); in a team it sits somewhere else with every deal."""
    if partner == SELF:
        yield 0
    elif BENCHES[game].team:
        yield number % players
    else:
        yield from range(players)


def plan_for(game: str, agent: AgentName, way: Way, seconds: float) -> BenchPlan:
    """The plan of a run; ContestError if it is impossible."""
    bench = bench_of(game)
    check_word_lists(game)
    if not 0 < seconds <= 86_400:
        raise ContestError(f"A program has between 0 and 86400 seconds to answer, not {seconds}.")
    if agent.kind == "policy" and way != "view":
        raise ContestError("A policy gets numbers, so it cannot be asked with candidates or notes.")
    if agent.kind == "client" and way != "view":
        raise ContestError("A client gets what a server sends: its view, no candidates, no notes.")
    if agent == AgentName("mind", FIRST):
        if way != "candidates":
            reason = f"The agent {FIRST} takes candidates, so ask it with --ask candidates."
            raise ContestError(reason)
    elif agent.kind == "mind" and way != "view":
        raise ContestError("A mind gets its view alone, so it is asked by view.")
    return BenchPlan(
        bench=bench.name,
        parlour=__version__,
        cards=published(game).digest,
        game=game,
        agent=agent,
        way=way,
        seconds=seconds,
    )


def selection_for(
    game: str,
    partners: Sequence[str] | None,
    players: Sequence[int] | None,
    deals: int | None,
) -> Selection:
    """The matches that are asked for; ContestError if there are none such."""
    bench = bench_of(game)
    known = (SELF, *bench.partners)
    for partner in partners or ():
        if partner not in known:
            raise ContestError(f"There is no partner called {partner!r}; {there_are(known)}.")
    for count in players or ():
        if count not in bench.players:
            counts = there_are([str(one) for one in bench.players])
            raise ContestError(f"There are no deals for {count} players; {counts}.")
    if deals is not None and not 1 <= deals <= bench.frozen:
        raise ContestError(f"There are 1 to {bench.frozen} deals to play, not {deals}.")
    return Selection(
        partners=tuple(dict.fromkeys(partners or known)),
        players=tuple(dict.fromkeys(players or bench.players)),
        deals=deals,
    )

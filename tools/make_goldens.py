"""Plays the golden games and writes their records to tests/records/golden.

A golden is a whole game. There is one for each rule set and number of players of every game, and
for some single options. Goldens never change: if a rule changes by accident, their replay fails.
Make them again only for an intended change of the rules or of the notation:

    python tools/make_goldens.py [NAME ...]

A NAME is a prefix of goldens' names, such as letterjam-rulebook. Without one, all are made. The
output is deterministic, as long as rules, minds and words stay the same.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from parlour.games import manifests
from parlour.lab.random_play import RandomPlayer
from parlour.minds import mind, minds
from parlour.records import Record, read, replay, write
from parlour.records.notations import NOTATIONS
from parlour.rules import HOUSE, Act, Actor, Choice, Company, Event, Person, Refusal, gather
from parlour.rules.manners import ChangeOption
from parlour.rules.registry import GAMES, AnyGame
from parlour.rules.renaming import Rename
from parlour.words import Lexicon

FOLDER = Path(__file__).parent.parent / "tests" / "records" / "golden"
RESULTS = FOLDER / "results.txt"

PEOPLE = ("Lisa", "Paul", "Marta", "Otto", "Anne", "Kim", "Ben", "Ida")

# Acts below this weight (see Rules.random_weight) are incidental: a note, a change of mind.
RARE = 0.3


class Golden(Struct, frozen=True):
    """One golden game: its table, and the name of its file.

    ``by_the_way`` is the frequency of acts that the game does not wait for: a player writes a
    note, changes their mind, or leaves. Without ``bots`` all acts are random. So goldens have every
    kind of event. ``script`` has the commands that people type at the beginning, each after the
    name of the player: situations that random play hardly reaches. A line ``Option: ...`` is a
    change of an option by the host, and ``Name: ...`` gives a person another name.
    """

    game: str
    rule_set: str
    seats: int
    variant: str = ""
    changes: Mapping[str, object] = {}
    by_the_way: float = 0.05
    bots: bool = True
    script: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.game}-{self.variant or self.rule_set}-{self.seats}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


# Scripts for Quiddler. They fit the cards that are dealt with the golden's name as the seed.
_REJECTED_BY_THE_MANUAL = (
    "Paul: draw",
    "Paul: out QEY discard O",
    "Otter: pass",
    "Lisa: challenge QEY",
    "Otter: draw",
    "Otter: discard U",
    "Lisa: draw",
    "Lisa: out ERA discard A",
    "Otter: pass",
    "Paul: challenge ERA",
    "Paul: draw",
    "Paul: lay YOE discard Q",
    "Otter: draw",
    "Otter: lay SHE discard H",
    "Lisa: challenge SHE",
    "Otter: challenge YOE",
)
_REJECTED_AS_PUBLISHED = (
    "Lisa: draw",
    "Lisa: out PEN discard S",
    "Paul: pass",
    "Otter: challenge PEN",
    "Paul: draw",
    "Paul: lay ROE discard E",
    "Otter: pass",
    "Lisa: pass",
    "Otter: take",
    "Otter: lay REX discard L",
    "Lisa: pass",
    "Paul: pass",
    "Lisa: next",
    "Paul: next",
    "Otter: next",
    "Paul: draw",
    "Paul: out B-IN UE discard T",
    "Otter: pass",
    "Lisa: challenge UE",
    "Lisa: pass",
)
_VOTES_BY_THE_MANUAL = (
    "Paul: draw",
    "Paul: out G-A-TH discard O",
    "Lisa: challenge GATH",
    "Paul: defend Tell it not in Gath.",
    "Lisa: vote down",
    "Paul: vote up",
    "Otter: vote down",
)
_VOTES_AS_PUBLISHED = (
    "Otter: draw",
    "Otter: out CL-O-Y discard H",
    "Paul: pass",
    "Lisa: challenge CLOY",
    "Otter: defend Too many sweets cloy.",
    "Lisa: vote down",
    "Paul: vote up",
    "Marta: vote up",
    "Otter: vote up",
    "Lisa: draw",
    "Lisa: lay BRW discard QU",
    "Paul: challenge BRW",
    "Lisa: defend I am cold, brw!",
    "Lisa: vote up",
    "Paul: vote down",
    "Marta: vote down",
    "Otter: vote down",
)
_TIED_VOTE = (
    "Lisa: draw",
    "Lisa: out REQ discard E",
    "Marta: pass",
    "Paul: challenge REQ",
    "Lisa: defend At work we fill in a req for every pencil.",
    "Paul: vote down",
    "Lisa: vote up",
    "Marta: vote up",
    "Otter: vote down",
)
# Go through a stock of 111 cards twice: each player discards the card that they drew.
_NOBODY_GOES_OUT = tuple(
    line
    for turn in range(222)
    for name in (("Lisa", "Otter")[turn % 2],)
    for line in (f"{name}: draw", f"{name}: discard #{4 + turn // 2}")
)
_THE_HOST_LEAVES = (
    "Paul: say Hello!",
    "Otter: draw",
    "Otter: discard V",
    "Lisa: draw",
    "Lisa: say I have to go, sorry!",
    "Lisa: leave",
)

_THE_HOST_ENDS_IT = (
    "Option: chat=yes",
    "Paul: say It is late, shall we stop here?",
    "Paul: end the game",
    "Lisa: say One more round.",
    "Paul: do not end the game",
    "Option: chat=no",
    "Lisa: end the game",
)
_A_NEW_NAME = (
    "Option: chat=yes",
    "Name: Paul=Mary Ann",
    "Mary Ann: say You know me as Paul.",
    "Name: Lisa=Liese",
    "Liese: end the game",
)
_ALL_END_IT = (
    "Paul: end the game",
    "Marta: end the game",
    "Lisa: host Paul",
    "Lisa: end the game",
)

# Changed options that keep the golden of a rule set short.
VARIANTS = (
    Golden("letterjam", "rulebook", 2, "neighbours", {"words": "neighbours"}),
    Golden("letterjam", "rulebook", 5, "neighbours", {"words": "neighbours", "chat": True}, 0.3),
    Golden(
        "letterjam",
        "rulebook",
        6,
        "chance",
        {"words": "neighbours", "length": 3, "agreement": "majority"},
        by_the_way=0.6,
        bots=False,
    ),
    Golden("letterjam", "rulebook", 3, "host", {"agreement": "host"}),
    Golden("letterjam", "rulebook", 4, "majority", {"agreement": "majority"}),
    Golden("letterjam", "rulebook", 3, "lexicon-only", {"acceptance": "lexicon-only"}),
    Golden("letterjam", "rulebook", 4, "lengths", {"lengths": [3, 4, 6, 7]}),
    Golden(
        "letterjam", "rulebook", 3, "any-length", {"words": "neighbours", "any_length": True}, 0.3
    ),
    Golden(
        "letterjam",
        "rulebook",
        6,
        "hidden",
        {"decisions": "hidden", "acceptance": "others", "length": 3},
        by_the_way=0.2,
    ),
    Golden(
        "letterjam",
        "rulebook",
        3,
        "ended-early",
        script=("Option: agreement=majority", *_THE_HOST_ENDS_IT),
    ),
    Golden("letterjam", "rulebook", 3, "renamed", script=_A_NEW_NAME),
    Golden("letterjam", "rulebook", 4, "all-end", {"words": "neighbours"}, script=_ALL_END_IT),
    Golden(
        "quiddler",
        "manual",
        3,
        "vote-manual",
        {"hands": 2, "judging": "vote"},
        script=_VOTES_BY_THE_MANUAL,
    ),
    Golden(
        "quiddler",
        "published",
        4,
        "vote-published",
        {"hands": 2, "judging": "vote"},
        script=_VOTES_AS_PUBLISHED,
    ),
    Golden("quiddler", "manual", 3, "checked-manual", {"hands": 2, "judging": "checked"}),
    Golden("quiddler", "published", 4, "checked-published", {"hands": 2, "judging": "checked"}),
    Golden(
        "quiddler",
        "manual",
        4,
        "chance",
        {"hands": 2, "judging": "vote", "challenge_seconds": 30, "chat": True},
        by_the_way=0.1,
        bots=False,
    ),
    Golden("quiddler", "manual", 8, "ten-cards", {"hands": 8}, by_the_way=0),
    Golden("quiddler", "published", 3, "up-and-down", {"hands": 3, "course": "up-and-down"}),
    Golden(
        "quiddler", "manual", 3, "rejected-manual", {"hands": 1}, script=_REJECTED_BY_THE_MANUAL
    ),
    Golden(
        "quiddler",
        "published",
        3,
        "rejected-published",
        {"hands": 2},
        script=_REJECTED_AS_PUBLISHED,
    ),
    Golden(
        "quiddler", "manual", 4, "tied-vote", {"hands": 1, "judging": "vote"}, script=_TIED_VOTE
    ),
    Golden(
        "quiddler",
        "manual",
        4,
        "in-turn",
        {
            "hands": 2,
            "lexicon": "parlour",
            "void_final_turn": "leftovers",
            "challenges": "one-each",
            "look_up": True,
            "final_words": "in-turn",
        },
        by_the_way=0.3,
    ),
    Golden("quiddler", "published", 3, "together", {"hands": 2, "final_words": "together"}),
    Golden("quiddler", "manual", 2, "nobody-out", {"hands": 1}, script=_NOBODY_GOES_OUT),
    Golden(
        "quiddler",
        "manual",
        3,
        "host-leaves",
        {"hands": 2, "chat": True},
        script=_THE_HOST_LEAVES,
    ),
    Golden("quiddler", "manual", 3, "ended-early", script=_THE_HOST_ENDS_IT),
    Golden("quiddler", "manual", 3, "renamed", script=_A_NEW_NAME),
    Golden("quiddler", "manual", 4, "all-end", script=_ALL_END_IT),
)


def goldens() -> Iterator[Golden]:
    """All goldens that must exist."""
    for game in GAMES.values():
        for rule_set in game.rule_sets:
            for seats in game.seats:
                yield Golden(game.name, rule_set, seats, changes=manifests()[game.name].golden)
    yield from VARIANTS


def make(golden: Golden) -> Record:
    """Play one golden game."""
    game = GAMES[golden.game]
    options = game.options(golden.rule_set, golden.changes)
    if isinstance(options, Refusal):
        raise ValueError(options.sentence)
    start = game.begin(options, _company(game, golden.seats), Lexicon.open(options.lexicon))
    if isinstance(start, Refusal):
        raise ValueError(start.sentence)
    return Record.of(game, start, _Play(golden).events(start))


def _company(game: AnyGame, seats: int) -> Company:
    """People, and a bot at the last seat."""
    people = [Person(name) for name in PEOPLE[: seats - 1]]
    return gather([*people, Person("Otter", game.stand_in_mind)])


class _Play:
    """Plays a game with its stand-in bots, and with random acts where they have nothing to do."""

    def __init__(self, golden: Golden) -> None:
        self.game = game = GAMES[golden.game]
        self.rng = Random(golden.name)
        self.by_the_way = golden.by_the_way
        self.script = golden.script
        bots = golden.bots and game.stand_in_mind in minds(game.name)
        self.mind = mind(game.name, game.stand_in_mind) if bots else None
        self.chance = RandomPlayer(game, self.rng)

    def events(self, state: Any) -> list[Event]:
        events: list[Event] = []
        script = list(self.script)
        while not self.game.over(state):
            actor, act = self._next(state, script)
            taken = self.game.decide(state, actor, act, self.rng)
            if isinstance(taken, Refusal):
                raise AssertionError(f"{act} by {actor} was refused: {taken.sentence}")
            state = taken.state
            events += taken.events
        return events

    def _next(self, state: Any, script: list[str]) -> tuple[Actor, Act]:
        if (act := self.game.house_act(state)) is not None:
            return HOUSE, act
        if script:
            return self._typed(state, script.pop(0))
        if self.rng.random() < self.by_the_way and (done := self._by_the_way(state)):
            return done
        return self._needed(state) or self.chance.pick(state)

    def _typed(self, state: Any, line: str) -> tuple[Actor, Act]:
        name, typed = line.split(": ", 1)
        if name == "Option":
            option, value = typed.split("=")
            chosen = {"yes": True, "no": False}.get(value, value)
            return HOUSE, ChangeOption(seat=state.company.host, option=option, value=chosen)
        names = [person.name for person in state.company.persons]
        if name == "Name":
            old, new = typed.split("=")
            return HOUSE, Rename(seat=names.index(old), name=new)
        seat = names.index(name)
        act = self.game.command(self.game.view(state, seat), typed)
        if isinstance(act, Refusal):
            raise AssertionError(f"{line} was refused: {act.sentence}")
        return seat, act

    def _by_the_way(self, state: Any) -> tuple[Actor, Act] | None:
        actor = self.rng.choice((HOUSE, *[*range(len(state.company))] * 10))
        rare = [choice for choice in self.game.choices(state, actor) if self._is_rare(choice)]
        return (actor, self.rng.choice(rare).sample(self.rng)) if rare else None

    def _is_rare(self, choice: Choice) -> bool:
        kind = str(choice.__struct_config__.tag)
        # A golden is a whole game, unless its script ends it.
        return kind != "want-end" and self.game.random_weight.get(kind, 1) < RARE

    def _needed(self, state: Any) -> tuple[Actor, Act] | None:
        """The act of a bot: first of those that the game waits for, then of any other."""
        waiting = self.game.waiting_for(state)
        seats = list(range(len(state.company)))
        self.rng.shuffle(seats)
        for seat in sorted(seats, key=lambda seat: seat not in waiting):
            if self.mind and (act := self.mind.choose(self.game.view(state, seat))) is not None:
                return seat, act
        return None


def write_results() -> None:
    """Write the results of all goldens to a file of their own."""
    lines = []
    for golden in goldens():
        *_, (last, _) = replay(read(golden.path))
        lines.append(f"{golden.name}: {NOTATIONS[golden.game].result(last)}\n")
    RESULTS.write_text("".join(lines), encoding="utf-8", newline="\n")


def main() -> int:
    """Make the goldens whose names begin with one of the arguments."""
    prefixes = tuple(sys.argv[1:]) or ("",)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in goldens():
        if golden.name.startswith(prefixes):
            golden.path.write_text(write(make(golden)), encoding="utf-8", newline="\n")
            print(golden.name, flush=True)
    write_results()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A contest: the game, the minds, and the seed of the deals.

Games are numbered from 0. Every deal is played once for each rotation of the line-up around the
table, and its cards depend only on the seed and the number of the deal. So every mind has the same
luck in every seat, and two contests with the same seed have the same deals, whoever plays.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from parlour.lab.arena.measures import MEASURES
from parlour.minds import UnknownMindError, mind
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES, AnyGame, no_such_game


class ContestError(ValueError):
    """An impossible contest, or a game that failed. The message is one sentence for people."""


class Contest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that determines the games. The minds take seats in turn around the table."""

    game: str
    rules: str
    players: int
    minds: tuple[str, ...]
    givers: str | None = None
    """Letter Jam: the mind that gives all clues in place of people; see `giving`."""
    seed: int = 0

    @property
    def rotations(self) -> int:
        """The number of different line-ups."""
        if len(set(self.minds)) == 1:
            return 1
        shared = self.players % len(self.minds) == 0
        return len(self.minds) if shared else self.players

    def deal(self, number: int) -> int:
        """The number of the deal of a game."""
        return number // self.rotations

    def line_up(self, number: int) -> tuple[str, ...]:
        """The mind of each seat in a game."""
        shift = number % self.rotations
        around = [self.minds[seat % len(self.minds)] for seat in range(self.players)]
        return tuple(around[shift:] + around[:shift])

    @property
    def rulebook(self) -> AnyGame:
        return GAMES[self.game]

    @property
    def changes(self) -> Mapping[str, object] | None:
        """The options that differ from the rule set; None if there are none."""
        return None if self.givers is None else MEASURES[self.game].giver_options


def contest(
    game: str,
    *,
    minds: tuple[str, ...],
    players: int | None = None,
    rules: str | None = None,
    givers: str | None = None,
    seed: int = 0,
) -> Contest:
    """Make a contest; raises ContestError with one sentence if it is impossible."""
    rulebook = GAMES.get(game)
    if rulebook is None:
        raise ContestError(no_such_game(game))
    try:
        for name in (*minds, givers):
            if name is not None:
                mind(game, name)
    except UnknownMindError as error:
        raise ContestError(str(error)) from None
    if not minds:
        raise ContestError("A contest needs at least one mind.")
    players = max(rulebook.seats[0], len(minds)) if players is None else players
    if players not in rulebook.seats:
        fewest, most = rulebook.seats[0], rulebook.seats[-1]
        raise ContestError(f"{rulebook.title} is for {fewest} to {most} players, not {players}.")
    if players < len(minds):
        raise ContestError(f"{players} seats are too few for {len(minds)} minds.")
    rules = next(iter(rulebook.rule_sets)) if rules is None else rules
    options = rulebook.options(rules)
    if isinstance(options, Refusal):
        raise ContestError(options.sentence)
    measure = MEASURES[game]
    if givers is not None and measure.giver_options is None:
        raise ContestError(f"Nobody gives clues in {rulebook.title}, so there are no givers.")
    if measure.equal_shares and players % len(minds):
        raise ContestError(
            f"{players} seats cannot be shared equally by {len(minds)} minds. Name a mind for each "
            "seat; the same one may sit in several."
        )
    return Contest(game=game, rules=rules, players=players, minds=minds, givers=givers, seed=seed)

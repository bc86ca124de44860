"""Measures how well bots play with a character: `python -m tools.characters quiddler expert`.

Every deal is played without characters, and again with each of them. The figure is what the
character changes, in points of a game with three players: in Letter Jam the share of each player in
the team's score when all three have the character, in Quiddler the lead over the others when one of
the three has it.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean

from parlour.game import Game
from parlour.lab.arena.arena_game import play_out
from parlour.lab.arena.intervals import mean_ci95
from parlour.minds import minds
from parlour.minds.characters import CHARACTERS
from parlour.minds.registry import mind
from parlour.rules import Person
from parlour.rules.registry import GAMES

PLAYERS = 3
# Names without a character.
NEUTRAL = ("Seat 1", "Seat 2", "Seat 3")


def names_by_character() -> dict[str, list[str]]:
    """The names of bots, by what their character is called."""
    names: dict[str, list[str]] = {}
    for name, character in CHARACTERS.items():
        names.setdefault(character.about, []).append(name)
    return names


def points(game: str, level: str, names: tuple[str, ...], deal: str, seat: int) -> float:
    """What the bots with these names earn: the share of a team, or the lead of a seat."""
    played = Game(game, [Person(name, level) for name in names], seed=deal)
    play_out(played, dict.fromkeys(range(PLAYERS), mind(game, level)))
    scores = [played.score(one) for one in range(PLAYERS)]
    if game == "letterjam":
        return scores[0] / PLAYERS
    others = [score for one, score in enumerate(scores) if one != seat]
    return scores[seat] - fmean(others)


def changes(game: str, level: str, deal: str, number: int) -> dict[str, float]:
    """What each character changes on one deal."""
    seat = number % PLAYERS
    plain = points(game, level, NEUTRAL, deal, seat)
    changed = {}
    for about, names in names_by_character().items():
        if game == "letterjam":
            line_up = tuple(names)
        else:
            line_up = (*NEUTRAL[:seat], names[0], *NEUTRAL[seat + 1 :])
        changed[about] = points(game, level, line_up, deal, seat) - plain
    return changed


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how well bots play with a character.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("level", help="a level, such as expert")
    parser.add_argument("--deals", type=int, default=60, help="how many deals (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="decides all deals (%(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="processes to use (%(default)s)")
    asked = parser.parse_args()
    if asked.level not in minds(asked.game):
        parser.error(f"{asked.game} has the levels {', '.join(minds(asked.game))}")
    with ProcessPoolExecutor(asked.workers) as pool:
        tasks = [
            pool.submit(changes, asked.game, asked.level, f"{asked.seed}/{number}", number)
            for number in range(asked.deals)
        ]
        found = [task.result() for task in tasks]
    for about in names_by_character():
        values = [one[about] for one in found]
        low, high = mean_ci95(values) or (float("nan"), float("nan"))
        mean = fmean(values)
        print(f"{about:18} {mean:+.1f} ± {(high - low) / 2:.1f}  ({asked.deals} deals)")
    return 0


if __name__ == "__main__":
    sys.exit(main())

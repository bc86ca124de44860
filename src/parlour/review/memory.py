"""What a table remembers of its games: results, the best clue and word, who gave how many clues.

It is made from the records of finished games and nothing else. What is shared with people elsewhere
has names and numbers only: whoever plays the same cards later learns nothing from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from parlour.records.record import Record
from parlour.records.replay import replay
from parlour.review.reviewers import REVIEWERS
from parlour.review.types import Praised, Remembered
from parlour.rules.wording import counted, listed

FEW = 2
"""With at most so many games, the picture has room for every player's points."""
MOST_SHARED = 8
"""How many games are told one by one in what is shared; of earlier ones, their number."""


class PlayerMemory(Struct, frozen=True, kw_only=True):
    name: str
    points: int | None
    won: bool
    clues: int | None


class GameMemory(Struct, frozen=True, kw_only=True):
    """One finished game of a table."""

    number: int
    game: str
    title: str
    result: str
    short: str
    team: int | None
    reached: float | None
    players: tuple[PlayerMemory, ...]
    praised: tuple[Praised, ...]


class PictureRow(Struct, frozen=True):
    """A row of the picture that is shared. ``part``, from 0 to 1, is the length of the bar below
    it; null for no bar."""

    label: str
    value: str
    part: float | None = None


class Shared(Struct, frozen=True, kw_only=True):
    """What can be sent to friends: a text to be read aloud, and a picture that shows the same. Both
    have names and numbers, and nothing of the cards or words of a game."""

    title: str
    text: str
    picture: tuple[PictureRow, ...]


class TableMemory(Struct, frozen=True, kw_only=True):
    """The finished games of a table in their order, what was best in all of them, and what can be
    shared."""

    games: tuple[GameMemory, ...]
    best: tuple[str, ...]
    """A sentence each: games won, the best clue, the best word, clues given."""
    shared: Shared


# One game


def remembered(record: Record, number: int) -> GameMemory:
    """What is remembered of a finished game. A game without a review has its points alone."""
    rules, state = record.header.rules, record.header.begin()
    for after, _ in replay(record):
        state = after
    names = [person.name for person in state.company.persons]
    if state.ended_early or not rules.over(state):
        known = Remembered(result="ended early, so nothing is scored", short="ended early")
    elif rules.name in REVIEWERS:
        known = REVIEWERS[rules.name].remembered(record)
    else:
        points = tuple(rules.score(state, seat) for seat in range(len(names)))
        told = listed(f"{name} {score}" for name, score in zip(names, points, strict=True))
        known = Remembered(result=f"the points are {told}", short="played", points=points)
    return GameMemory(
        number=number,
        game=rules.name,
        title=rules.title,
        result=known.result,
        short=known.short,
        team=known.team,
        reached=known.reached,
        players=tuple(
            PlayerMemory(
                name=name,
                points=known.points[seat] if known.points else None,
                won=seat in known.winners,
                clues=known.clues[seat] if known.clues else None,
            )
            for seat, name in enumerate(names)
        ),
        praised=known.praised,
    )


# All games


def table_memory(games: Sequence[GameMemory]) -> TableMemory:
    """What a table remembers of these games, which are in their order."""
    return TableMemory(games=tuple(games), best=tuple(_best(games)), shared=_shared(games))


def in_words(memory: TableMemory) -> str:
    """The memory as lines of text, for terminals."""
    games = [f"Game {one.number}, {one.title}: {one.result}." for one in memory.games]
    return "\n".join((*games, *memory.best))


def _best(games: Sequence[GameMemory]) -> Iterator[str]:
    wins = Counter(player.name for game in games for player in game.players if player.won)
    if len(games) > 1 and wins:
        yield f"Games won: {_tally(wins)}."
    for title, played in _by_game(games):
        teams = [game for game in played if game.team is not None]
        if len(teams) > 1:
            top = max(teams, key=lambda game: game.team or 0)
            yield f"The best result of {title}: {top.result}, in game {top.number}."
    for game, best in _best_of_each(games):
        where = f" of {game.title}" if len({one.game for one in games}) > 1 else ""
        when = f", in game {game.number}" if len(games) > 1 else ""
        yield f"The best {best.kind}{where}{when}: {best.sentence}."
    if clues := _clues(games):
        yield f"Clues given: {_tally(clues)}."


def _best_of_each(games: Sequence[GameMemory]) -> Iterator[tuple[GameMemory, Praised]]:
    """The best of each kind, for each game by name: points of different games are not compared."""
    for _, played in _by_game(games):
        found = [(game, one) for game in played for one in game.praised]
        for kind in sorted({one.kind for _, one in found}):
            same = [(game, one) for game, one in found if one.kind == kind]
            yield max(same, key=lambda pair: pair[1].worth)


def _by_game(games: Sequence[GameMemory]) -> Iterable[tuple[str, list[GameMemory]]]:
    found: dict[str, list[GameMemory]] = {}
    for game in games:
        found.setdefault(game.title, []).append(game)
    return found.items()


def _clues(games: Sequence[GameMemory]) -> Counter[str]:
    """How many clues each person gave. Those who played and gave none are counted, too."""
    given: Counter[str] = Counter()
    for game in games:
        for player in game.players:
            if player.clues is not None:
                given[player.name] += player.clues
    return given


def _tally(counts: Counter[str]) -> str:
    """
    >>> _tally(Counter({"Paul": 1, "Lisa": 3}))
    'Lisa 3 and Paul 1'
    """
    return listed(f"{name} {count}" for name, count in counts.most_common())


# What is shared


def _shared(games: Sequence[GameMemory]) -> Shared:
    """From names and numbers alone: ``Praised.sentence`` is never used here."""
    title = f"{counted(len(games), 'game')} at our table"
    told = games[-MOST_SHARED:]
    earlier = len(games) - len(told)
    text = [f"{title}."]
    if earlier:
        text.append(f"The last {len(told)} of them:")
    text += [f"Game {game.number}, {game.title}: {game.result}." for game in told]
    rows = [row for game in told for row in _rows(game, in_full=len(told) <= FEW)]
    for game, best in _best_of_each(games):
        text.append(f"{best.by} had the best {best.kind} of {game.title}{_why(best)}.")
        rows.append(PictureRow(f"Best {best.kind} of {game.title}", best.by))
    if clues := _clues(games):
        text.append(f"Clues given: {_tally(clues)}.")
        most = max(1, *clues.values())
        rows += [
            PictureRow(name, counted(count, "clue"), count / most)
            for name, count in clues.most_common()
        ]
    return Shared(title=title, text="\n".join(text), picture=tuple(rows))


def _rows(game: GameMemory, *, in_full: bool) -> Iterator[PictureRow]:
    """One game in the picture; if there are few, with the points of each player."""
    yield PictureRow(f"{game.number}. {game.title}", game.short, game.reached)
    points = [player.points for player in game.players if player.points is not None]
    most = max((1, *points))
    if in_full:
        for player in sorted(game.players, key=lambda one: -(one.points or 0)):
            if player.points is not None:
                part = max(0, player.points) / most
                yield PictureRow(player.name, str(player.points).replace("-", "−"), part)


def _why(best: Praised) -> str:
    return f": {best.shared}" if best.shared else ""

"""Sentences that reviews of all games share."""

from collections.abc import Mapping, Sequence

from parlour.records.header import write_value
from parlour.records.record import Header, changes
from parlour.review.scale import SIZES, scale
from parlour.review.types import Decision, Option, PlayerReview, Review
from parlour.rules.registry import GAMES
from parlour.rules.wording import capital, counted, listed


def part_title(game: str, part: int, decisions: Sequence[Decision]) -> str:
    """The title of a part: its number, or that it is the end of the game."""
    if all(decision.kind in ("stop", "final") for decision in decisions):
        return "The end"
    return f"{scale(game).part} {part}"


def title_of(review: Review) -> str:
    """The game as people call it."""
    return GAMES[review.game].title


def by_level(review: Review) -> str:
    """Which mind judged, by which words and settings."""
    return (
        f"Judged by the {review.level}, with the word list {review.lexicon}; "
        f"rules: {review.settings}."
    )


def lexicon_in_words(header: Header, used: str) -> str:
    """The lexicon that a review judged by, and whether it is that of the game."""
    if used == header.lexicon:
        return used
    return f"{used} (that of the game, {header.lexicon}, is not here)"


def scale_in_words(game: str) -> tuple[str, ...]:
    """What makes a mistake small, medium or large, and what it weighs.

    >>> for sentence in scale_in_words("quiddler"):
    ...     print(sentence)
    A small mistake loses at least 2 points or 2 % of the chance to win, and weighs 0.2.
    A medium mistake loses at least 5 points or 5 % of the chance to win, and weighs 0.5.
    A large mistake loses at least 10 points or 10 % of the chance to win, and weighs 1.
    The mistake index adds up the weights of a player's mistakes; 0 means none.
    """
    found = scale(game)
    told = []
    for size in SIZES:
        lost = in_points(found.lost[size])
        if size in found.chance:
            lost += f" or {found.chance[size] * 100:g} % of the chance to win"
        told.append(f"A {size} mistake loses at least {lost}, and weighs {found.weight[size]:g}.")
    index = "The mistake index adds up the weights of a player's mistakes; 0 means none."
    return (*told, index)


def better(decision: Decision) -> tuple[Option, ...]:
    """The options that were better than what was done, the best first: by the chance to win where
    there is one, else by points."""
    return tuple(option for option in decision.best if _rank(option) > _rank(decision.done))


def _rank(option: Option) -> tuple[float, float]:
    return option.chance or 0.0, option.worth


def worth_in_words(option: Option) -> str:
    """What an option is worth.

    >>> worth_in_words(Option(text="wait", worth=18.9, chance=0.54))
    '18.9 points, wins 54 %'
    >>> worth_in_words(Option(text="the word HOUND", worth=12.0, right=0.75))
    '12 points, right with 75 %'
    """
    told = [in_points(option.worth)]
    if option.chance is not None:
        told.append(f"wins {option.chance * 100:.0f} %")
    if option.right is not None:
        told.append(f"right with {option.right * 100:.0f} %")
    return ", ".join(told)


def settings_in_words(header: Header) -> str:
    """The rule set of a game, and what differs from it. The lexicon is told apart.

    >>> from parlour.records import Header
    >>> from parlour.rules import Person
    >>> from parlour.rules.letterjam import Options
    >>> people = (Person("Lisa"), Person("Paul"))
    >>> settings_in_words(Header("letterjam", "rulebook", Options(length=4), "parlour@0", people))
    'rulebook, with length: 4'
    """
    rule_set = header.rules.rule_sets_of(header.version)[header.rule_set]
    changed = [
        f"{name.replace('_', ' ')}: {write_value(value)}"
        for name, value in changes(rule_set, header.options).items()
        if name != "lexicon"
    ]
    return f"{header.rule_set}, with {listed(changed)}" if changed else header.rule_set


def mistakes_in_words(mistakes: Mapping[str, int]) -> str:
    """
    >>> mistakes_in_words({"small": 2, "medium": 0, "large": 1})
    '1 large and 2 small mistakes'
    >>> mistakes_in_words({"small": 0, "medium": 0, "large": 0})
    'no mistakes'
    """
    found = [(mistakes[size], size) for size in reversed(SIZES) if mistakes.get(size)]
    if not found:
        return "no mistakes"
    noun = "mistake" if found[-1][0] == 1 else "mistakes"
    return f"{listed(f'{count} {size}' for count, size in found)} {noun}"


def summary(players: Sequence[PlayerReview], total: int | None) -> str:
    """One sentence about a game, with the points of the team if there is one."""
    began = "The game was ended early" if total is None else f"The team has {total} points"
    together: dict[str, int] = {
        size: sum(player.mistakes[size] for player in players) for size in SIZES
    }
    if not any(together.values()):
        return f"{began}. Nobody made a mistake that the review can see."
    lost = sum(player.points_lost for player in players)
    return f"{began}. {capital(mistakes_in_words(together))} cost about {in_points(lost)}."


def in_points(points: float) -> str:
    """
    >>> in_points(0.4), in_points(1), in_points(3.2), in_points(-0.04)
    ('0.4 points', '1 point', '3.2 points', '0 points')
    """
    shown = f"{round(points, 1) + 0.0:.1f}".removesuffix(".0")
    return counted(1, "point") if shown == "1" else f"{shown} points"

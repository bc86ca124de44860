"""A review as plain text."""

from collections.abc import Iterator
from itertools import groupby

from parlour.review.telling import better, by_level, part_title, worth_in_words
from parlour.review.types import Decision, Option, Review

MARKS = {"": " ", "small": "-", "medium": "=", "large": "#"}
"""The sign of each size of mistake at the beginning of a line."""


def as_text(review: Review) -> str:
    """The whole review: a line for each sentence."""
    return "\n".join(_lines(review))


def _lines(review: Review) -> Iterator[str]:
    yield review.summary
    yield by_level(review)
    yield ""
    for player in review.players:
        yield f"{player.name}: mistake index {player.index:.1f}, luck {player.luck:+.1f}"
        yield from (f"  {sentence}" for sentence in player.sentences)
    yield f"The table: mistake index {review.index:.1f}"
    for part, group in groupby(review.decisions, key=lambda decision: decision.part):
        decisions = list(group)
        yield f"\n{part_title(review.game, part, decisions)}"
        for decision in decisions:
            yield from _decision(decision)
    for title, sentences in (
        ("Where the points went", review.points),
        ("Luck", review.luck),
        ("Best moments", review.best_moments),
        *((section.title, section.sentences) for section in review.sections),
        (review.chart.title, review.chart.sentences),
        ("What the numbers mean", review.scale),
    ):
        if sentences:
            yield f"\n{title}"
            yield from (f"  {sentence}" for sentence in sentences)


def _decision(decision: Decision) -> Iterator[str]:
    size = f" ({decision.size} mistake)" if decision.size else ""
    yield f"{MARKS[decision.size]} {' '.join(decision.sentences)}{size}"
    if decision.size or decision.kind == "clue":
        yield from (f"    {fact}" for fact in decision.done.facts)
    if decision.size:
        yield from _options("better", better(decision))
    yield from _options("passed over", decision.passed)


def _options(what: str, options: tuple[Option, ...]) -> Iterator[str]:
    for option in options:
        yield f"    {what}: {option.text}, {worth_in_words(option)}"
        yield from (f"      {fact}" for fact in option.facts)

"""Only Quiddler has these sentences about decisions, made of computed facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from parlour.review.quiddler.finding import JudgedAct, Valued
from parlour.review.quiddler.position_facts import points_text
from parlour.review.scale import SIZES
from parlour.review.types import Size
from parlour.rules.quiddler import acts
from parlour.rules.wording import capital, counted, listed

KINDS = {
    "draw": "what was drawn",
    "discard": "what was discarded",
    "go-out": "going out or waiting",
    "lay-down": "the words of final turns",
    "challenge": "challenges",
}
"""What was decided, for each kind of decision."""


def percent(chance: float) -> str:
    """
    >>> percent(0.256), percent(0.004), percent(0.998)
    ('26 %', 'under 1 %', 'over 99 %')
    """
    if 0 < chance < 0.005:
        return "under 1 %"
    if 0.995 < chance < 1:
        return "over 99 %"
    return f"{chance * 100:.0f} %"


def done_text(name: str, done: Valued) -> str:
    """What a player did, as a sentence without its full stop."""
    verb, _, rest = done.text.partition(" ")
    past = {"take": "took", "draw": "drew", "discard": "discarded", "go": "went", "lay": "laid"}
    past |= {"let": "let", "challenge": "challenged"}
    text = f"{name} {past[verb]} {rest}"
    return text.replace(" and wait", " and waited").replace(" and discard ", " and discarded ")


def of_decision(name: str, judged: JudgedAct) -> tuple[str, ...]:
    """What was done, what would have been better, and why."""
    did = done_text(name, judged.done)
    if not judged.size:
        return (f"{did}; nothing was clearly better.",)
    best = judged.best[0]
    sentences = [f"{did}; it was better to {best.text}."]
    cost = []
    if judged.points_lost >= 0.05:
        cost.append(f"this cost {points_text(judged.points_lost)}")
    if best.chance is not None and judged.done.chance is not None:
        before, after = percent(best.chance), percent(judged.done.chance)
        if before != after:
            cost.append(f"the chance to win went from {before} to {after}")
    if cost:
        sentences.append(capital(f"{', and '.join(cost)}."))
    sentences += [fact for fact in judged.done.facts if _warns(fact, judged.kind)]
    sentences += best.facts
    return tuple(dict.fromkeys(sentences))


def _warns(fact: str, kind: str) -> bool:
    """Whether a fact about what was done says what was wrong with it."""
    return "not in the word list" in fact or (kind == "discard" and "who is next" in fact)


def mistakes_text(mistakes: dict[str, int]) -> str:
    """
    >>> mistakes_text({"large": 1, "medium": 0, "small": 2})
    '1 large and 2 small mistakes'
    >>> mistakes_text({"large": 0, "medium": 0, "small": 0})
    'no mistake'
    """
    found = [f"{mistakes[size]} {size}" for size in reversed(SIZES) if mistakes.get(size)]
    if not found:
        return "no mistake"
    return f"{listed(found)} mistake{'' if found[-1].startswith('1 ') else 's'}"


def count_sizes(sizes: Sequence[Size]) -> dict[str, int]:
    counts = Counter(sizes)
    return {size: counts[size] for size in reversed(SIZES)}


def of_player(name: str, mine: Sequence[JudgedAct]) -> tuple[str, ...]:
    """What a player did well and where they lost points."""
    mistakes = [one for one in mine if one.size]
    decisions = counted(len(mine), "decision")
    if not mistakes:
        return (f"{name} made no mistake in {decisions}.",)
    sizes = count_sizes([one.size for one in mistakes])
    lost = sum(one.points_lost for one in mistakes)
    by_kind: Counter[str] = Counter()
    for one in mistakes:
        by_kind[one.kind] += round(one.points_lost * 10)
    kind, tenths = by_kind.most_common(1)[0]
    sentences = [f"{name} made {mistakes_text(sizes)} in {decisions}: {points_text(lost)} lost."]
    if len(mistakes) > 1 and tenths:
        sentences.append(f"Most of it went with {KINDS[kind]}: {points_text(tenths / 10)}.")
    return tuple(sentences)


def where_points_went(judged: Sequence[JudgedAct], hands: int) -> tuple[str, ...]:
    """Where the points of the table went: by kind of decision, and the dearest hand."""
    mistakes = [one for one in judged if one.size]
    lost = sum(one.points_lost for one in mistakes)
    if not mistakes:
        return ("No points were lost by mistakes.",)
    # A game can be ended early, before a hand is scored.
    scored = f" in {counted(hands, 'hand')}" if hands else ""
    found = [f"Mistakes cost the table {points_text(lost)}{scored}."]
    for kind, what in KINDS.items():
        some = [one for one in mistakes if one.kind == kind]
        if some:
            points = points_text(sum(one.points_lost for one in some))
            found.append(f"{capital(what)}: {points} in {counted(len(some), 'mistake')}.")
    early = [one for one in mistakes if one.kind == "go-out" and _went_out(one)]
    late = [one for one in mistakes if one.kind == "go-out" and not _went_out(one)]
    if early or late:
        found.append(f"Gone out too early: {_times(early)}; waited too long: {_times(late)}.")
    return tuple(found)


def _times(judged: Sequence[JudgedAct]) -> str:
    return counted(len(judged), "time") if judged else "never"


def _went_out(judged: JudgedAct) -> bool:
    return isinstance(judged.done.act, acts.GoOut)

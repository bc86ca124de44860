"""A review as a web page that stands alone: one file, without scripts, to read, print or send.

Marks are told apart by their shape, curves by their dashes. What drawings show is there in words
too, for readers who listen.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from itertools import groupby

from parlour.review.curves import drawn
from parlour.review.scale import SIZES, scale
from parlour.review.telling import better, by_level, part_title, title_of, worth_in_words
from parlour.review.types import Decision, Learned, Option, PlayerReview, Review, Size
from parlour.rules.wording import listed

NOTHING = "no mistake"
_SHAPES = {
    "none": '<circle cx="8" cy="8" r="7"/>',
    "small": '<path d="M8 1 15.5 15H.5z"/>',
    "medium": '<path d="M1.5 1.5h13v13h-13z"/>',
    "large": '<path d="M8 0l8 8-8 8-8-8z"/>',
}


def as_page(review: Review) -> str:
    """The page."""
    style = (files("parlour.review") / "data" / "page.css").read_text("utf-8")
    title = f"{title_of(review)}: the review of a game"
    return "\n".join(
        (
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{style}</style></head><body>",
            f"<header><h1>{escape(title)}</h1>",
            f'<p class="summary">{escape(review.summary)}</p>',
            f'<p class="soft">{escape(by_level(review))}</p></header>',
            f"<main>{_rounds(review)}",
            '<div class="columns">',
            f"{_players(review)}{_list('Best moments', review.best_moments)}",
            f"{_list('Where the points went', review.points)}{_list('Luck', review.luck)}",
            *(_list(section.title, section.sentences) for section in review.sections),
            f"</div>{_chart(review)}",
            *_parts(review),
            f"{_meaning(review)}</main></body></html>\n",
        )
    )


def _mark(size: Size, *, silent: bool = False) -> str:
    """The mark of a size. It is silent where the words beside it say the same."""
    kind = size or "none"
    label = f"{size} mistake" if size else NOTHING
    spoken = 'aria-hidden="true"' if silent else f'role="img" aria-label="{label}"'
    return f'<svg class="mark {kind}" viewBox="0 0 16 16" {spoken}>{_SHAPES[kind]}</svg>'


def _list(title: str, sentences: Iterable[str]) -> str:
    told = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return f'<section class="panel"><h2>{title}</h2><ul>{told}</ul></section>' if told else ""


# The whole game


def _rounds(review: Review) -> str:
    links = []
    for part, group in groupby(review.decisions, key=lambda decision: decision.part):
        decisions = list(group)
        worst = max(
            (d.size for d in decisions), key=lambda size: SIZES.index(size) + 1 if size else 0
        )
        clue = next((d.done.text for d in decisions if d.kind == "clue"), "")
        name = part_title(review.game, part, decisions)
        word = clue.removeprefix("the clue ") or name
        below = name if clue else "&nbsp;"
        inside = f"{escape(word)} {_mark(worst)}<small>{below}</small>"
        links.append(f'<li><a href="#part-{part}">{inside}</a></li>')
    parts = f"{scale(review.game).part}s of the game"
    return f'<nav aria-label="{parts}"><ol class="rounds">{"".join(links)}</ol></nav>'


def _players(review: Review) -> str:
    rows = "".join(_player(player) for player in review.players)
    return (
        '<section class="panel"><h2>Players</h2><div class="wide"><table>'
        "<thead><tr><th scope=col>player</th><th scope=col>mistakes</th><th scope=col>index</th>"
        f"<th scope=col>points lost</th><th scope=col>luck</th></tr></thead><tbody>{rows}</tbody>"
        f"<tfoot><tr><th scope=row>the table</th><td></td><td>{review.index:.1f}</td>"
        f"<td>{sum(player.points_lost for player in review.players):.1f}</td><td></td></tr></tfoot>"
        f"</table></div>{_sentences(s for p in review.players for s in p.sentences)}</section>"
    )


def _player(player: PlayerReview) -> str:
    made = listed(
        f"{player.mistakes[size]} {size}" for size in reversed(SIZES) if player.mistakes[size]
    )
    cells = (
        made if any(player.mistakes.values()) else "none",
        f"{player.index:.1f}",
        f"{player.points_lost:.1f}",
        f"{player.luck:+.1f}",
    )
    told = "".join(f"<td>{cell}</td>" for cell in cells)
    return f"<tr><th scope=row>{escape(player.name)}</th>{told}</tr>"


def _sentences(sentences: Iterable[str]) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def _chart(review: Review) -> str:
    chart = review.chart
    names = [player.name for player in review.players]
    told = "".join(f"<li>{escape(sentence)}</li>" for sentence in chart.sentences)
    return (
        f'<section class="panel"><h2>{escape(chart.title)}</h2><figure>'
        f'<div class="wide" tabindex="0" role="group" aria-label="{escape(chart.title)}">'
        f"{drawn(chart, names)}</div>"
        f"<figcaption>{escape(chart.unit.capitalize())}.</figcaption></figure>"
        f"<h3>The same in words</h3><ul>{told}</ul></section>"
    )


# Its decisions


def _parts(review: Review) -> Iterator[str]:
    for part, group in groupby(review.decisions, key=lambda decision: decision.part):
        decisions = list(group)
        told = "".join(_decision(decision) for decision in decisions)
        name = part_title(review.game, part, decisions)
        yield (
            f'<section class="panel" id="part-{part}"><h2>{name}</h2>'
            f'<ul class="decisions">{told}</ul></section>'
        )


def _decision(decision: Decision) -> str:
    size = decision.size
    first, *more = decision.sentences
    verdict = f' <span class="size">A {size} mistake.</span>' if size else ""
    body = f"<p>{escape(first)}{verdict}</p>{_sentences(more)}"
    if size or decision.kind == "clue":
        body += _facts(decision.done)
    if size:
        body += "".join(_option(one, "Better: ", "better") for one in better(decision))
    body += "".join(_option(one, "Passed over: ", "") for one in decision.passed)
    kind = f"mistake {size}" if size else "fine"
    return f'<li class="{kind}">{_mark(size, silent=bool(size))}<div>{body}</div></li>'


def _option(option: Option, before: str, kind: str) -> str:
    return (
        f'<div class="option {kind}"><h3>{before}{escape(option.text)}, '
        f"{worth_in_words(option)}</h3>{_facts(option)}</div>"
    )


def _facts(option: Option) -> str:
    """What is behind the number. For a clue, letters are drawn beside the sentence of each reader;
    these sentences come first, in the same order."""
    told = []
    for at, fact in enumerate(option.facts):
        drawing = _letters(option.learned[at]) if at < len(option.learned) else ""
        told.append(f"<li>{escape(fact)}{drawing}</li>")
    return f"<ul>{''.join(told)}</ul>" if told else ""


def _letters(learned: Learned) -> str:
    """The letters that a reader had to consider; those that are gone are struck through."""
    shown: Sequence[str] = sorted({*learned.before, *learned.after})
    spans = []
    for letter in shown:
        kind = "" if letter in learned.after else "gone"
        if learned.after == letter:
            kind = "only"
        spans.append(f'<span class="{kind}">{letter}</span>' if kind else f"<span>{letter}</span>")
    return f'<div class="letters" aria-hidden="true">{"".join(spans)}</div>'


def _meaning(review: Review) -> str:
    legend = "".join(f"<li>{_mark(size, silent=True)} {size} mistake</li>" for size in SIZES)
    return (
        '<section class="panel"><h2>What the numbers mean</h2>'
        f'<ul class="legend"><li>{_mark("", silent=True)} {NOTHING}</li>{legend}</ul>'
        f"<p>{escape(' '.join(review.scale))}</p>"
        "<p>Every decision is judged by what its player could know at that moment, never by cards "
        "that came up later. Worths are expected points, as a strong program estimates them: a "
        "guess of what usually comes of it, not a proof. The table’s index is the mean of its "
        "players’. Luck is what came out beyond or below what was to be expected.</p></section>"
    )

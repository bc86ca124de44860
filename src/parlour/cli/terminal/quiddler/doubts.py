"""Only Quiddler has challenges: a lay-down that can be challenged, and the challenge that runs."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from parlour.cli.terminal.face import Look
from parlour.cli.terminal.palette import CHIP, CREAM
from parlour.cli.terminal.quiddler.cards import LOOSE, card, in_a_row, labelled
from parlour.cli.terminal.quiddler.hand import GAP
from parlour.cli.terminal.quiddler.opponents import answered
from parlour.rules.naming import Names
from parlour.rules.quiddler.choices import CanChallenge
from parlour.rules.quiddler.phrases import numbered_words
from parlour.rules.quiddler.view_types import LayDownView, RulingView, View


def on_the_table(view: View, look: Look) -> RenderableType:
    """The words that can be challenged, as cards, and the course of the challenge."""
    names = Names(view.people, view.viewer)
    laid = [one for one in view.lay_downs if one.open]
    shown = []
    for lay_down in laid:
        if len(laid) > 1:
            shown.append(Text(names.who(lay_down.seat), style="bold"))
        shown.append(_words(view, lay_down, look))
    return Group(*shown, *_state(view, look))


def _words(view: View, lay_down: LayDownView, look: Look) -> Text:
    can = next((choice for choice in view.choices if isinstance(choice, CanChallenge)), None)
    open_words = can.words.get(lay_down.number, {}) if can else {}
    numbers = {(at, place): n for n, (at, place, _) in enumerate(numbered_words(view), 1)}
    doubted = (view.challenge.lay_down, view.challenge.word) if view.challenge else None
    blocks = []
    for place, word in enumerate(lay_down.words):
        fallen = word.standing == "rejected" or lay_down.void
        paper = LOOSE if fallen else CREAM
        cards = in_a_row([card(face, None, paper) for face in word.faces], 0)
        number = numbers[lay_down.number, place]
        label = Text.assemble((f" {number} ", CHIP), " ") if place in open_words else Text()
        label.append(f"{word.points}")
        if (lay_down.number, place) == doubted:
            label.append(" ?", style=f"bold {look.tones.honey}")
        if word.standing != "standing":
            stands = word.standing == "upheld"
            label.append(*((" ✓", look.tones.good) if stands else (" ✗", look.tones.bad)))
        blocks.append(labelled(cards, label))
    return in_a_row(blocks, GAP)


def _state(view: View, look: Look) -> Iterator[Text]:
    names, challenge = Names(view.people, view.viewer), view.challenge
    if challenge is None:
        yield Text(f"Already answered: {answered(view)}", style=look.tones.soft)
        return
    doubt = "doubt" if challenge.challenger == view.viewer else "doubts"
    who = f"{names.who(challenge.challenger)} {doubt} {challenge.spelled}."
    yield Text.assemble((who, f"bold {look.tones.honey}"))
    if challenge.defence is not None:
        yield Text.assemble((f"{names.who(challenge.owner)}: ", "bold"), f"“{challenge.defence}”")
    if view.phase == "vote":
        yield Text(f"Voted: {answered(view)}", style=look.tones.soft)


def ruled(ruling: RulingView, names: Names, look: Look) -> Text:
    """The ruling on a challenge, in one line."""
    verdict = ("upheld", look.tones.good) if ruling.upheld else ("rejected", look.tones.bad)
    up = sum(ruling.votes)
    votes = f" {up} to {len(ruling.votes) - up}" if ruling.votes else ""
    told = Text.assemble(
        (ruling.word, "bold"),
        f" by {names.of(ruling.owner)}, doubted by {names.of(ruling.challenger)}: ",
        verdict,
        votes,
    )
    for seat, points in (
        (ruling.owner, ruling.owner_points),
        (ruling.challenger, ruling.challenger_points),
    ):
        if points:
            told.append(f", {names.of(seat)} {points:+}", style=look.tones.soft)
    return told

"""The sections about the end: final words, points part by part, guess sheets and old drafts."""

from collections.abc import Iterator

from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.text.private import written
from parlour.rules.letterjam.view_types import EndView, FinalView, View
from parlour.rules.seat import Seat
from parlour.rules.wording import counted, listed, spaced


def finals(view: View, names: CardNames) -> Iterator[str]:
    for player in view.players:
        if player.final is not None:
            facts = _final(view, names, player.final)
            yield f"{names.who(player.seat)}: {' '.join(facts)}"


def _final(view: View, names: CardNames, final: FinalView) -> Iterator[str]:
    if final.revealed or view.ended_early:
        cards = listed(names.spoken(source) for source in final.cards)
        shown = "Revealed" if final.revealed else "Not revealed before the end:"
        yield f"{shown} {final.letters}, with {cards}."
    if not final.revealed:
        yield "Ready." if final.ready else "Not ready yet."
    for source in final.asks_for:
        yield f"Asks for {names.spoken(source)}."
    for source in final.gave_up:
        yield f"Gave up {names.spoken(source)} when asked."
    if final.asked_word is not None:
        yield f"Asked about the word {final.asked_word}."
    if final.word is not None:
        yield f"{final.word} {'counts' if final.correct else 'does not count'}."
    for vote, said in ((True, "Accepted"), (False, "Rejected")):
        if seats := [seat for seat, voice in enumerate(final.accepted_by) if voice is vote]:
            yield f"{said} by {names.all_of(seats)}."


def result(view: View, names: CardNames) -> Iterator[str]:
    end = view.end
    if end is None:
        return
    if end.total is None:
        yield "The game was ended early, so nothing is scored."
        for seat, (word, share) in enumerate(zip(end.words, end.shares, strict=True)):
            made = f"The secret word was {word}." if word else "No secret word was made yet."
            hand = f" Letters in hand: {spaced(share)}." if share else ""
            yield f"{names.who(seat)}: {made}{hand}{_noted(end, seat)}"
        return
    yield (
        f"The team has {counted(end.total, 'point')}: {end.grade_name}, "
        f"grade {end.grade} of {len(end.steps)}."
    )
    first, *others = end.grades
    named = (f"{name} from {step}" for name, step in zip(others, end.steps, strict=True))
    yield f"The grades are {first}, {listed(named)} points."
    for player, made_of in zip(view.players, end.parts, strict=True):
        if player.points is not None:
            parts = listed(f"{words} ({points})" for words, points in made_of.items())
            yield (
                f"{names.who(player.seat)}: {counted(player.points, 'point')} for {parts}. "
                f"The secret word was {end.words[player.seat]}.{_noted(end, player.seat)}"
            )


def _noted(end: EndView, seat: Seat) -> str:
    """What was replaced in a final word and what was meant, behind another sentence."""
    return f" {end.notes[seat]}" if end.notes[seat] else ""


def sheets(view: View, names: CardNames) -> Iterator[str]:
    end = view.end
    if end is None:
        return
    for seat, (entries, margin) in enumerate(zip(end.sheets, end.margins, strict=True)):
        lines = [written(entry) for entry in entries] + ([f"Margin: {margin}"] if margin else [])
        if lines:
            yield f"{names.who(seat)}: {' '.join(lines)}"


def old_drafts(view: View, names: CardNames) -> Iterator[str]:
    for draft in view.end.drafts if view.end else ():
        cards = listed(names.spoken(source) for source in draft.sources)
        yield f"Round {draft.round}, by {names.of(draft.seat)}: {draft.word}, with {cards}."

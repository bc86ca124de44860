"""The sections about the table: piles, players, lay-downs, the open challenge, rulings."""

from collections.abc import Iterator

from parlour.rules.naming import Names
from parlour.rules.quiddler import verdict
from parlour.rules.quiddler.phrases import numbered_words
from parlour.rules.quiddler.view_types import LayDownView, PlayerView, RulingView, View
from parlour.rules.wording import counted, listed, spaced

_FINAL = {
    "to-come": "Has a final turn to come.",
    "now": "Has the final turn now.",
    "done": "Has had the final turn.",
}

_STANDING = {"standing": "", "upheld": ", upheld", "rejected": ", rejected"}


def piles(view: View, names: Names) -> Iterator[str]:
    yield f"Stock: {counted(view.stock, 'card')}."
    top = "" if view.top is None else f", {view.top.face} on top ({view.top.points})"
    yield f"Discard pile: {counted(view.discards, 'card')}{top}."


def players(view: View, names: Names) -> Iterator[str]:
    for player in view.players:
        yield f"{names.who(player.seat)}: {' '.join(_player(view, player))}"


def _player(view: View, player: PlayerView) -> Iterator[str]:
    yield f"{counted(player.cards, 'card')} in hand, {counted(player.turns, 'turn')} taken."
    if player.faces:
        yield f"The hand is {spaced(player.faces)}."
    if player.took:
        yield f"Took {spaced(player.took)} from the discard pile in this hand."
    if player.out:
        yield "Is out."
    if player.final is not None:
        yield _FINAL[player.final]
    if player.answered:
        yield "Has voted." if view.phase == "vote" else "Has let the words stand."
    if player.ready:
        yield "Is ready for the next hand."
    yield f"Total {player.total}."


def lay_downs(view: View, names: Names) -> Iterator[str]:
    places = [(number, place) for number, place, _ in numbered_words(view)]
    for lay_down in view.lay_downs:
        # The words of all open lay-downs are numbered in one sequence.
        first = places.index((lay_down.number, 0)) + 1 if (lay_down.number, 0) in places else 1
        yield f"{lay_down.number}. {names.who(lay_down.seat)}: {_lay_down(lay_down, first)}"


def _lay_down(lay_down: LayDownView, first: int) -> str:
    words = listed(
        f"{f'word {number}, ' if lay_down.open else ''}{word.word} "
        f"({'-'.join(word.faces)}, {word.points}{_STANDING[word.standing]})"
        for number, word in enumerate(lay_down.words, first)
    )
    facts = [f"{words}."] if lay_down.words else []
    facts.append(f"{counted(lay_down.cards, 'card')} in all.")
    if lay_down.face_down:
        facts.append("Face down until the final turns are over.")
    if lay_down.out:
        facts.append("Laid down to go out.")
    if lay_down.void:
        facts.append("Void; the cards went back to the hand.")
    if lay_down.open:
        facts.append("Not settled yet.")
    return " ".join(facts)


def challenge(view: View, names: Names) -> Iterator[str]:
    found = view.challenge
    if found is None:
        return
    challenges = "challenge" if names.is_viewer(found.challenger) else "challenges"
    yield (
        f"{names.who(found.challenger)} {challenges} {names.owner(found.owner)} word "
        f"{found.spelled}: word {found.word + 1} of lay-down {found.lay_down}, "
        f"worth {counted(found.points, 'point')}."
    )
    if found.defence is not None:
        yield f"The defence: {found.defence}"
    if found.voted:
        yield f"Voted: {names.all_of(found.voted)}."


def rulings(view: View, names: Names) -> Iterator[str]:
    yield from (ruled(ruling, names) for ruling in view.rulings)


def ruled(ruling: RulingView, names: Names) -> str:
    """One ruling, with the points that it gave and took."""
    how = "upheld" if ruling.upheld else "rejected"
    by = "the word list" if ruling.by == "lexicon" else "vote"
    who = f"{ruling.word} by {names.of(ruling.owner)}, in lay-down {ruling.lay_down}"
    facts = [f"{who}, challenged by {names.of(ruling.challenger)}: {how} by {by}."]
    facts += verdict.costs(ruling, names)
    if ruling.votes:
        votes = listed(
            f"{names.of(seat)} {'up' if up else 'down'}" for seat, up in enumerate(ruling.votes)
        )
        facts.append(f"Votes: {votes}.")
    if ruling.defence is not None:
        facts.append(f"The defence: {ruling.defence}")
    return " ".join(facts)

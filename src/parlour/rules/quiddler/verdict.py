"""Only Quiddler has verdicts: a ruling on a challenged word, in the words of one viewer."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from parlour.rules.company import Person
from parlour.rules.naming import Names
from parlour.rules.quiddler.view_types import LayDownView, RulingView, VerdictView
from parlour.rules.seat import Seat, Viewer
from parlour.rules.wording import counted, third_person

VALID, NOT_VALID = "valid", "not valid"


class Ruled(Protocol):
    """What verdicts are made of: some fields of a view."""

    @property
    def viewer(self) -> Viewer | None: ...
    @property
    def people(self) -> Sequence[Person]: ...
    @property
    def rulings(self) -> Sequence[RulingView]: ...
    @property
    def lay_downs(self) -> Sequence[LayDownView]: ...


def verdicts(view: Ruled) -> tuple[VerdictView, ...]:
    """The rulings of this hand in words, the oldest first."""
    if not view.rulings:
        return ()
    names = Names(view.people, view.viewer)
    return tuple(
        _verdict(ruling, view.lay_downs[ruling.lay_down - 1], names) for ruling in view.rulings
    )


def _verdict(ruling: RulingView, lay_down: LayDownView, names: Names) -> VerdictView:
    whose = names.owner(ruling.owner)
    faces = (word.faces for word in lay_down.words if word.word == ruling.word)
    return VerdictView(
        word=ruling.word,
        faces=next(faces, tuple(ruling.word)),
        upheld=ruling.upheld,
        stamp=VALID if ruling.upheld else NOT_VALID,
        doubted=f"{names.who(ruling.challenger)} challenged {whose} word {ruling.word}.",
        reason=f"{reason(ruling)}.",
        follows=tuple(consequences(ruling, lay_down, names)) or ("It costs nobody any points.",),
    )


def reason(ruling: RulingView) -> str:
    """Why the word stands or falls."""
    if ruling.by == "lexicon":
        return f"{ruling.word} is {'' if ruling.upheld else 'not '}in the word list"
    return f"{ruling.word} has {sum(ruling.votes)} of {len(ruling.votes)} votes"


def consequences(ruling: RulingView, lay_down: LayDownView, names: Names) -> Iterator[str]:
    """What follows from the ruling, a sentence each."""
    if lay_down.void:
        takes = f"{names.of(ruling.owner)} {_does(names, ruling.owner, 'take')}"
        yield f"The whole lay-down is void, and {takes} it back."
    yield from costs(ruling, names)


def costs(ruling: RulingView, names: Names) -> Iterator[str]:
    """The points that the ruling costs or earns, a sentence for each player."""
    for seat, points in (
        (ruling.owner, ruling.owner_points),
        (ruling.challenger, ruling.challenger_points),
    ):
        if points:
            verb = _does(names, seat, "gain" if points > 0 else "lose")
            yield f"{names.who(seat)} {verb} {counted(abs(points), 'point')}."


def _does(names: Names, seat: Seat, verb: str) -> str:
    return verb if names.is_viewer(seat) else third_person(verb)

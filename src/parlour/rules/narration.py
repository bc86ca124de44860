"""Log lines, the part that all games share: one change as one viewer sees it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from parlour.rules import manners
from parlour.rules.base import Change, Event
from parlour.rules.company import Person
from parlour.rules.naming import Names
from parlour.rules.seat import PUBLIC, Seat, Viewer
from parlour.rules.wording import third_person

BuilderT = TypeVar("BuilderT")
NamesT = TypeVar("NamesT", bound=Names)


class Narration(Generic[BuilderT, NamesT]):
    """One change for one viewer. The ``builder`` of the game shows the table before and after it,
    and the ``names`` of the game say who did what."""

    __slots__ = ("_builder", "_change", "_you", "names", "viewer")

    def __init__(
        self,
        change: Change[Any],
        viewer: Viewer,
        builder: Callable[[Any, Viewer], BuilderT],
        names: Callable[[Sequence[Person], Seat | None], NamesT],
    ) -> None:
        self._change = change
        self._builder = builder
        self.viewer = viewer
        people = change.before.company.persons
        # A stand-in acts under its own name, also in the log of the person whose seat it plays.
        self._you: Seat | None = None
        if viewer is not PUBLIC and people[viewer].mind is None:
            self._you = viewer
        self.names = names(people, self._you)

    @property
    def before(self) -> BuilderT:
        return self._builder(self._change.before, self.viewer)

    @property
    def after(self) -> BuilderT:
        return self._builder(self._change.after, self.viewer)

    def own(self, seat: Viewer) -> bool:
        """Whether the viewer plays this seat. They do not while a stand-in plays it."""
        return seat == self._you

    def does(self, seat: Seat, verb: str) -> str:
        """``Paul takes`` or ``You take``, at the beginning of a sentence."""
        return f"{self.names.who(seat)} {verb if self.own(seat) else third_person(verb)}"

    def clause(self, seat: Seat, verb: str) -> str:
        """``Paul takes`` or ``you take``, inside a sentence."""
        return f"{self.names.of(seat)} {verb if self.own(seat) else third_person(verb)}"


Tellers: TypeAlias = Mapping[type[Event], Callable[[Any, Any], str | None]]
"""For each kind of event, the function that makes its log line from the narration and the event."""


def _end_wanted(at: Narration[Any, Any], event: manners.EndWanted) -> str:
    if event.want:
        return f"{at.does(event.seat, 'want')} to end the game here."
    return f"{at.does(event.seat, 'play')} on after all."


def _ended_early(at: Narration[Any, Any], event: manners.EndedEarly) -> str:
    if event.by is None:
        return "The game ends early, because everybody wants it to."
    return f"{at.does(event.by, 'end')} the game early."


def option_changed(at: Narration[Any, Any], event: manners.OptionChanged) -> str:
    """The log line for an option about which the game has no sentence of its own."""
    if event.option == "chat":
        return f"{at.does(event.seat, 'turn')} free chat {'on' if event.value else 'off'}."
    named = event.option.replace("_", " ")
    return f"{at.does(event.seat, 'change')} an option: {named} is {event.value} now."


_MANNERS: Tellers = {
    manners.EndWanted: _end_wanted,
    manners.EndedEarly: _ended_early,
    manners.OptionChanged: option_changed,
}


def narrate(change: Change[Any], at: Narration[Any, Any], tellers: Tellers) -> str | None:
    """The log line for a change: by the game's ``tellers``, or for table manners by this module."""
    kind = type(change.event)
    teller = tellers.get(kind) or _MANNERS.get(kind)
    if teller is None:
        return manners.narrate(change.before, change.event)
    return teller(at, change.event)

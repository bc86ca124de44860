"""A place in a replay: a step, and whose view is shown. Both the screen and plain text move it."""

from typing import Any, Literal

from parlour.records import EVERYTHING, Replay
from parlour.records.replay import ReplayViewer
from parlour.rules.wording import listed


class ReplayPlace:
    """Where somebody is in a replay, and as whom they look at it."""

    def __init__(
        self, replay: Replay, step: int | None = None, viewer: ReplayViewer = EVERYTHING
    ) -> None:
        self.replay = replay
        self.step = replay.first if step is None else replay.nearest(step)
        self.viewer = viewer

    @property
    def view(self) -> Any:
        return self.replay.view(self.step, self.viewer)

    @property
    def text(self) -> str:
        return self.replay.text(self.step, self.viewer)

    @property
    def lines(self) -> list[str]:
        """What the viewer was told up to this step."""
        return [line for line in self.replay.lines(self.viewer)[: self.step] if line is not None]

    @property
    def at_end(self) -> bool:
        return self.step == self.replay.last

    @property
    def chapter(self) -> int:
        """The number of the chapter, counted from 0."""
        begun = [one for one in self.replay.chapters if one.first <= self.step]
        return len(begun) - 1

    @property
    def seen_by(self) -> str:
        """Whose view is shown, in words."""
        if self.viewer == EVERYTHING:
            return "everything"
        return f"as {self.replay.names[self.viewer]} saw it"

    def go(self, step: int) -> None:
        self.step = self.replay.nearest(step)

    def move(self, by: Literal[1, -1]) -> None:
        """Goes to the next or the last thing that the viewer was told."""
        replay, lines = self.replay, self.replay.lines(self.viewer)
        step = self.step + by
        while replay.first < step < replay.last and lines[step - 1] is None:
            step += by
        self.go(step)

    def move_chapter(self, by: Literal[1, -1]) -> None:
        """Goes to the beginning of another chapter, or of this one if it is under way."""
        chapters, here = self.replay.chapters, self.chapter
        under_way = by == -1 and self.step > chapters[here].first
        self.step = chapters[max(0, min(len(chapters) - 1, here if under_way else here + by))].first

    def show_next(self) -> None:
        """Shows the next player's view; after the last player's, everything."""
        seat = -1 if self.viewer == EVERYTHING else self.viewer
        self.viewer = seat + 1 if seat + 1 < len(self.replay.names) else EVERYTHING

    def show(self, name: str) -> None:
        """Shows the view of the player of this name, or everything. Raises ValueError with a
        sentence if nobody has the name."""
        if name.casefold() == EVERYTHING:
            self.viewer = EVERYTHING
            return
        names = [known.casefold() for known in self.replay.names]
        if name.casefold() not in names:
            known = listed(self.replay.names)
            raise ValueError(f"Nobody called {name!r} was there at the start; there were {known}.")
        self.viewer = names.index(name.casefold())

"""Letter Jam's bots. Creating one is cheap: numpy and the word data load with its first act."""

from functools import partial

from parlour.minds.letterjam.level import LEVELS
from parlour.rules import Act
from parlour.rules.letterjam.view_types import View


class Bot:
    """Plays Letter Jam at a level."""

    def __init__(self, name: str) -> None:
        """Take the name of a level."""
        self.name = name
        self._level = LEVELS[name]

    def choose(self, view: View) -> Act | None:
        """The act for the seat whose view this is; see `parlour.minds.Mind`."""
        if view.viewer is None or view.mine is None:
            return None
        from parlour.minds.letterjam.player import act_of

        return act_of(view, self._level)


novice = partial(Bot, "novice")
regular = partial(Bot, "regular")
expert = partial(Bot, "expert")
casual = partial(Bot, "casual")

"""The levels of Quiddler's bots, as data."""

from msgspec import Struct


class Level(Struct, frozen=True, kw_only=True):
    """The knowledge and foresight of a bot. Word frequencies are on the Zipf scale; 0 means that
    it knows all words."""

    name: str
    plays: float
    """It plays words at least this common."""
    recognises: float
    """It knows words at least this common when it sees them, and doubts others."""
    looks_ahead: bool
    """It considers the cards it might draw; otherwise it takes and keeps any card that helps
    now."""
    weighs_others: bool
    """It considers the opponents: the words they will probably lay down, the help its discard gives
    them, the score of the game, and whether to go out at all."""


NOVICE = Level(name="novice", plays=4.4, recognises=3.0, looks_ahead=False, weighs_others=False)
REGULAR = Level(name="regular", plays=3.4, recognises=2.0, looks_ahead=True, weighs_others=False)
EXPERT = Level(name="expert", plays=0, recognises=0, looks_ahead=True, weighs_others=True)

"""How well a mind plays Quiddler, as data."""

from msgspec import Struct


class Level(Struct, frozen=True, kw_only=True):
    """What a mind knows and what it thinks of. Words are as common as the Zipf scale says; 0 means
    that it knows them all."""

    name: str
    plays: float
    """It thinks of words at least this common."""
    recognises: float
    """It has heard of words at least this common, and doubts others."""
    looks_ahead: bool
    """It weighs what it might draw; otherwise it takes and keeps what helps now."""
    weighs_others: bool
    """It thinks of the others: what they are likely to lay down, what its discard gives them, the
    score of the game, and whether to go out at all."""


NOVICE = Level(name="novice", plays=4.4, recognises=3.0, looks_ahead=False, weighs_others=False)
REGULAR = Level(name="regular", plays=3.4, recognises=2.0, looks_ahead=True, weighs_others=False)
EXPERT = Level(name="expert", plays=0, recognises=0, looks_ahead=True, weighs_others=True)

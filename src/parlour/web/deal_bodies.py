"""The HTTP bodies about deals, days and evenings."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from parlour.rules.company import LONGEST_NAME
from parlour.rules.value import Value
from parlour.tables.daily_deal import Standing

Name: TypeAlias = Annotated[
    str,
    Meta(
        max_length=100,
        description=f"At most {LONGEST_NAME} characters, without spaces around it or two in a row.",
    ),
]


MOST_SEEN = 50
"""How many deals somebody can say at once that they have seen."""
SeenNames: TypeAlias = Annotated[
    tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=MOST_SEEN)
]
"""Names of deals that somebody has seen."""


class NewTeam(Value, frozen=True, forbid_unknown_fields=True):
    """A table that takes part in an evening: the name of its host, and of the team."""

    name: Name
    team: Annotated[str, Meta(max_length=200)]
    seen: SeenNames = ()


class MoveEnd(Value, frozen=True, forbid_unknown_fields=True):
    """Another end of an evening, in seconds since the epoch. The past means now."""

    ends: float


class StrikeTable(Value, frozen=True, forbid_unknown_fields=True):
    """The number of a table that shall not count in the standings of an evening."""

    number: int


class DealSummary(Value, frozen=True):
    """A deal that a table can get: what is dealt, and for how many seats."""

    name: str
    game: str
    title: str
    rule_set: str
    changes: dict[str, Any]
    seats: int


class TeamSummary(Value, frozen=True):
    """A table that takes part in an evening. A ``struck`` one does not count in the standings."""

    number: int
    team: str
    struck: bool


class EveningSummary(Value, frozen=True):
    """What anybody with the link may know about an evening. ``deals`` is their number, and
    ``deal_names`` are for devices that know which deals they have seen; ``ends`` is in seconds
    since the epoch. ``organiser`` is whether the request came with the organiser's
    key."""

    name: str
    title: str
    game: str
    game_title: str
    rule_set: str
    changes: dict[str, Any]
    seats: int
    deals: int
    deal_names: tuple[str, ...]
    ends: float
    over: bool
    teams: tuple[TeamSummary, ...]
    most_tables: int
    organiser: bool


class Day(Value, frozen=True):
    """The deals of a day, by game, with their results when the day is over; until then null."""

    day: str
    deals: dict[str, Standing | None]

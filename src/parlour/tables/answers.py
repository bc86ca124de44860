"""The answers of the service: accepted, seated, and the refusals that no game knows."""

from typing import TypeAlias

from parlour.rules.refusal import Refusal, illegal, not_yours, too_many
from parlour.rules.seat import Seat
from parlour.rules.value import Value

AWAY = Refusal("unavailable", "store-away", "The tables cannot be reached just now. Try again.")
NO_TABLE = illegal("no-table", "There is no table with this code.")
NOT_SAVED = Refusal("unavailable", "not-saved", "That could not be saved just now. Try again.")
WORN_OUT = too_many("worn-out", "This table has seen too much. Make a new one to play on.")
WRONG_KEY = not_yours("wrong-key", "This is not the key of a seat at this table.")


class Accepted(Value, frozen=True):
    """The act is taken and durable; the table's log ended at ``seq`` then."""

    seq: int


Answer: TypeAlias = Accepted | Refusal


class Seated(Value, frozen=True):
    """A seat, and the key that proves it: shown this once."""

    code: str
    seat: Seat
    key: str

"""The answers of the service: accepted, seated, and the refusals that are not about a game."""

from typing import TypeAlias

from parlour.rules.refusal import Refusal, illegal, not_yours, too_many
from parlour.rules.seat import Seat
from parlour.rules.value import Value

AWAY = Refusal("unavailable", "store-away", "The tables cannot be reached just now. Try again.")
NO_TABLE = illegal("no-table", "There is no table with this code.")
NOT_SAVED = Refusal("unavailable", "not-saved", "That could not be saved just now. Try again.")
WORN_OUT = too_many("worn-out", "This table has been used too long. Make a new one to play on.")
WRONG_KEY = not_yours("wrong-key", "This is not the key of a seat at this table.")


def closed(reason: str) -> Refusal:
    """The answer to everything at a table that the operator has closed."""
    return illegal("closed", f"The host of this server closed this table: {reason}")


class Accepted(Value, frozen=True):
    """The act was accepted and is durable; its last event has the log number ``seq``. ``said`` is
    the answer to a typed question, which changes nothing."""

    seq: int
    said: str = ""


Answer: TypeAlias = Accepted | Refusal


class Seated(Value, frozen=True):
    """A seat, and the key that proves whose it is. The key is shown only here."""

    code: str
    seat: Seat
    key: str

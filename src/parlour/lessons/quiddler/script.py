"""The script of the Quiddler lesson. The coach and the tutor both read it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from parlour.rules.quiddler import box
from parlour.rules.quiddler.events import Dealt
from parlour.rules.seat import Seat


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """The hands by seat, the first discard and the top of the stock; the cards of the partner's
    bluff, and the word that the coach leads the pupil to."""

    changes: dict[str, Any]
    dealer: Seat
    hands: tuple[tuple[str, ...], ...]
    discard: str
    stock: tuple[str, ...]
    bluff: tuple[str, ...]
    pupils_word: tuple[str, ...]


SCRIPT = msgspec.json.decode(files(__package__).joinpath("script.json").read_bytes(), type=Script)


def deal() -> Dealt:
    """The arranged cards on top of all other cards of the box."""
    # Cards are dealt one at a time, from the dealer's left.
    first = (SCRIPT.dealer + 1) % len(SCRIPT.hands)
    seats = (*SCRIPT.hands[first:], *SCRIPT.hands[:first])
    top = [face for turn in zip(*seats, strict=True) for face in turn]
    top += [SCRIPT.discard, *SCRIPT.stock]
    left = Counter(box.deck("english").counts) - Counter(top)
    return Dealt(hand=1, dealer=SCRIPT.dealer, order=(*top, *left.elements()))


def cards_for(faces: Sequence[str], hand: Mapping[int, str]) -> tuple[int, ...] | None:
    """The numbers of the cards in a hand with these faces; None if a face is missing."""
    found: list[int] = []
    for face in faces:
        number = next((n for n, shown in hand.items() if shown == face and n not in found), None)
        if number is None:
            return None
        found.append(number)
    return tuple(found)

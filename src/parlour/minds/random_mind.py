"""The bot of a game that has none of its own: it does anything that its view offers."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from parlour.rules import Act, manners
from parlour.rules.base import RANDOM
from parlour.rules.phrasebook import kind_of

_MANNERS = frozenset(verb.name for verb in manners.manners(RANDOM))


class RandomMind:
    """Acts when the game waits for it, and draws its act from its view."""

    name = RANDOM

    def __init__(self, weights: Mapping[str, float]) -> None:
        """``weights`` says how readily it does each kind of act; see ``Rules.random_weight``."""
        self._weights = weights

    def choose(self, view: Any) -> Act | None:
        """The act for the seat whose view this is; see `parlour.minds.Mind`."""
        if view.viewer not in view.waiting_for:
            return None
        # Bots neither chat nor leave, so that what people do at a table stays theirs to do.
        choices = [choice for choice in view.choices if kind_of(choice) not in _MANNERS]
        if not choices:
            return None
        # The same view gets the same act, as of every mind.
        rng = Random(msgspec.json.encode(view))
        weights = [self._weights.get(kind_of(choice), 1.0) for choice in choices]
        act: Act = rng.choices(choices, weights)[0].sample(rng)
        return act

"""Minds: bots that play a seat and see only its view.

    >>> from parlour.minds import mind
    >>> mind("letterjam", "expert").name
    'expert'

`mind` loads a bot on first use; importing this package loads only the rules.
"""

from parlour.minds.mind import Mind
from parlour.minds.registry import UnknownMindError, mind, minds

__all__ = ["Mind", "UnknownMindError", "mind", "minds"]

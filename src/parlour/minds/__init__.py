"""Minds: what plays a seat from nothing but its view.

    >>> from parlour.minds import mind
    >>> mind("letterjam", "expert").name
    'expert'

Asking for a mind loads it; importing this room loads nothing but the rules.
"""

from parlour.minds.mind import Mind
from parlour.minds.registry import UnknownMindError, mind, minds

__all__ = ["Mind", "UnknownMindError", "mind", "minds"]

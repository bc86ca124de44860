"""The reviewer of each game, by the name of the game."""

from parlour.games import Manifest, Parts, load
from parlour.review.types import Reviewer


def _reviewer(game: Manifest) -> Reviewer | None:
    if game.review is None:
        return None
    reviewer: Reviewer = load(game.review)
    return reviewer


REVIEWERS = Parts[Reviewer](_reviewer)
"""The games that can be reviewed."""

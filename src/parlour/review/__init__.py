"""Reviews of finished games: what was decided, what would have been better, and what was luck.

    from parlour.review import REVIEWERS
    review = REVIEWERS[record.header.game].review(record, progress)

`docs/review.md` says what the numbers mean.
"""

from parlour.review.reviewers import REVIEWERS
from parlour.review.types import Review, Reviewer, ReviewError

__all__ = ["REVIEWERS", "Review", "ReviewError", "Reviewer"]

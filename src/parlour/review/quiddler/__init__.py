"""The review of Quiddler."""

from parlour.review.quiddler.reviewer import QuiddlerReviewer
from parlour.review.types import Reviewer

QUIDDLER_REVIEW: Reviewer = QuiddlerReviewer()

__all__ = ["QUIDDLER_REVIEW"]

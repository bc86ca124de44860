"""The review of Letter Jam."""

from parlour.review.letterjam.reviewer import LETTER_JAM_REVIEW

__all__ = ["LETTER_JAM_REVIEW"]

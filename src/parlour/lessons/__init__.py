"""Lessons: games arranged for one pupil, each with a coach that reads the pupil's view.

>>> from parlour.lessons import LESSONS
>>> LESSONS["letterjam"].parts[0]
'Your first letter'
"""

from collections.abc import Mapping
from typing import Any

from parlour.lessons.lesson import PUPIL, Advice, Lesson
from parlour.lessons.letterjam import LETTER_JAM_LESSON
from parlour.lessons.quiddler import QUIDDLER_LESSON

LESSONS: Mapping[str, Lesson[Any]] = {
    lesson.game: lesson for lesson in (LETTER_JAM_LESSON, QUIDDLER_LESSON)
}

__all__ = ["LESSONS", "PUPIL", "Advice", "Lesson"]

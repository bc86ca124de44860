"""Lessons: games arranged for one pupil, each with a coach that reads the pupil's view.

>>> from parlour.lessons import LESSONS
>>> LESSONS["letterjam"].parts[0]
'Your first letter'
"""

from typing import Any

from parlour.games import Parts, load
from parlour.lessons.lesson import PUPIL, Advice, Lesson

LESSONS = Parts[Lesson[Any]](lambda game: None if game.lesson is None else load(game.lesson))
"""The lessons by game. A game need not have one."""

__all__ = ["LESSONS", "PUPIL", "Advice", "Lesson"]

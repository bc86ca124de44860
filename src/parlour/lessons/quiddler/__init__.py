"""The Quiddler lesson: one hand of three cards, a bluff, and going out."""

from parlour.lessons.lesson import Lesson
from parlour.lessons.quiddler.coach import PARTS, coach
from parlour.lessons.quiddler.script import SCRIPT, deal

QUIDDLER_LESSON = Lesson(
    game="quiddler",
    changes=SCRIPT.changes,
    partners=len(SCRIPT.hands) - 1,
    deal=deal(),
    parts=PARTS,
    coach=coach,
)

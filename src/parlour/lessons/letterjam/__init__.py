"""The Letter Jam lesson: three letters each, four clues, and a fig at the end."""

from parlour.lessons.lesson import Lesson
from parlour.lessons.letterjam.coach import PARTS, coach
from parlour.lessons.letterjam.script import SCRIPT, deal

LETTER_JAM_LESSON = Lesson(
    game="letterjam",
    changes=SCRIPT.changes,
    partners=len(SCRIPT.rows) - 1,
    deal=deal(),
    parts=PARTS,
    coach=coach,
)

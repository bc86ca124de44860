"""The last game of a table again, from its record: its review as text, and its replay."""

from parlour.cli.replay_place import ReplayPlace
from parlour.records import EVERYTHING, Record, Replay
from parlour.records.replay import ReplayViewer
from parlour.review import REVIEWERS, ReviewError
from parlour.review.text import as_text
from parlour.words import Lexicon

BEGUN = "The game is being reviewed. One moment."


def review_text(record: Record) -> str:
    """The review of a game, or a sentence that says why there is none. It takes seconds."""
    reviewer = REVIEWERS.get(record.header.game)
    if reviewer is None:
        return f"There is no review of {record.header.rules.title} yet."
    try:
        return as_text(reviewer.review(record, lambda part: None))
    except ReviewError as error:
        return str(error)


def first_place(
    record: Record, viewer: ReplayViewer = EVERYTHING, lexicons: tuple[Lexicon, ...] = ()
) -> ReplayPlace:
    """The beginning of a replay. Raises LexiconError if the word list of the game is not here and
    not among ``lexicons``."""
    replay = Replay(record, lexicons)
    replay.lines(viewer)
    return ReplayPlace(replay, viewer=viewer)

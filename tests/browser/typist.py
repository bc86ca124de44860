"""A guest who types what a bot would do, in the commands that the text view teaches."""

from collections.abc import Callable
from typing import Any

from parlour.minds.registry import mind, minds
from parlour.rules.registry import GAMES
from tests.browser.guest import Guest
from tests.browser.reader import Reader

MOST_COMMANDS = 400
ANSWERED = """() => document.querySelector('#command').value === '' ||
  document.querySelector('#command-answer').textContent.trim() !== ''"""


def over(view: Any) -> bool:
    return bool(view.phase == "over")


def play_by_text(
    guest: Guest, reader: Reader, game: str, until: Callable[[Any], bool] = over
) -> None:
    """Types commands into the focused field until the condition holds for the view."""
    bot = mind(game, minds(game)[0])
    field = guest.page.get_by_label("What would you like to do?")
    for _ in range(MOST_COMMANDS):
        if until(reader.view):
            return
        seq, answers, act = reader.seq, reader.answers, bot.choose(reader.view)
        if act is None:
            reader.waits_beyond(seq)
        else:
            guest.page.keyboard.type(GAMES[game].say(reader.view, act))
            guest.page.keyboard.press("Enter")
            guest.page.wait_for_function(ANSWERED)
            if field.input_value():
                # A bot was quicker, and the command is refused: clear the field and think again.
                guest.page.keyboard.press("ControlOrMeta+a")
                guest.page.keyboard.press("Delete")
            reader.waits_for_answer(answers, seq)
    raise AssertionError("the condition is never met")

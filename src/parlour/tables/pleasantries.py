"""Pleasantries: fixed remarks and reactions that anybody at a table can make with one tap.

They are legal in every phase of every game, also where free chat is off, because they say nothing
about cards. LJ-R2 lets people say that they are sure or unsure, and that they have a good clue;
nothing in this list says more. So a pleasantry is one of a fixed list: it takes no words, no
letters, no numbers and no names. ``tests/tables/test_pleasantries.py`` holds the list to that.
"""

from functools import cache

from parlour.games import manifests
from parlour.rules.refusal import malformed, too_many
from parlour.rules.seat import Seat
from parlour.rules.value import Value
from parlour.tables.decision import Decision, Now, done
from parlour.tables.table import Table
from parlour.tables.table_events import PleasantrySaid

# Somebody who has just said something waits for this many seconds of served time. It keeps a
# table readable, and makes the list useless as a code.
BETWEEN_TWO = 2.0


class Pleasantry(Value, frozen=True):
    """A remark (``text``), or a reaction: then ``text`` tells what the person does, after their
    name, and ``picture`` names the drawing that is shown for it."""

    id: str
    text: str
    picture: str = ""

    def told(self, name: str) -> str:
        """The log line.

        >>> Pleasantry("thanks", "Thank you!").told("Ana")
        'Ana says: Thank you!'
        >>> Pleasantry("clap", "claps.", "clap").told("Ana")
        'Ana claps.'
        """
        return f"{name} {self.text}" if self.picture else f"{name} says: {self.text}"


PRAISE = "praise"

_REMARKS = (
    Pleasantry("hello", "Hello, everybody!"),
    Pleasantry("thanks", "Thank you!"),
    # The words for it come from the manifest of the game.
    Pleasantry(PRAISE, ""),
    Pleasantry("thinking", "Let me think."),
    Pleasantry("moment", "One moment, please."),
    Pleasantry("time", "Take your time."),
    Pleasantry("ready", "I am ready."),
    Pleasantry("sorry", "Sorry!"),
    Pleasantry("luck", "Good luck!"),
    Pleasantry("played", "Well played!"),
    Pleasantry("again", "Shall we play again?"),
    Pleasantry("night", "Good night!"),
)
_REACTIONS = (
    Pleasantry("clap", "claps.", "clap"),
    Pleasantry("laugh", "laughs.", "laugh"),
    Pleasantry("wow", "is amazed.", "wow"),
    Pleasantry("heart", "sends a heart.", "heart"),
)

# What only bots say, by the moment for it. `tables/banter.py` chooses. A bot says each at most
# once in a game. An id stays as it is for ever: it is in the logs of tables.
BOT_LINES: dict[str, tuple[Pleasantry, ...]] = {
    "hello": (
        Pleasantry("bot-hello", "Hello! Lovely to play with you."),
        Pleasantry("bot-evening", "Good to be here."),
        Pleasantry("bot-begin", "Here we go!"),
    ),
    "helped": (
        Pleasantry("bot-thanks", "Thank you!"),
        Pleasantry("bot-kind", "How kind of you!"),
        Pleasantry("bot-obliged", "Much obliged."),
        Pleasantry("bot-for-me", "Oh, for me? Thank you!"),
    ),
    "reveal": (
        Pleasantry("bot-ooh", "Ooh, here come the words!"),
        Pleasantry("bot-exciting", "I can hardly look."),
        Pleasantry("bot-drum", "Drum roll, please!"),
    ),
    "long-word": (
        Pleasantry("bot-what-a-word", "What a word!"),
        Pleasantry("bot-hat", "I take my hat off."),
        Pleasantry("bot-look-at-that", "Well, look at that!"),
    ),
    "out": (
        Pleasantry("bot-already", "Oh, already?"),
        Pleasantry("bot-quick", "That was quick!"),
        Pleasantry("bot-hurry", "Now I have to hurry."),
    ),
    "end": (
        Pleasantry("bot-thanks-for-game", "Thank you for the game!"),
        Pleasantry("bot-well-played", "Well played, everybody!"),
        Pleasantry("bot-what-a-game", "What a game!"),
    ),
}

_BOTS = {line.id: line for lines in BOT_LINES.values() for line in lines}


@cache
def pleasantries(game: str) -> tuple[Pleasantry, ...]:
    """What people can say at a table of this game, reactions last."""
    praise = Pleasantry(PRAISE, manifests()[game].praise)
    remarks = (praise if one.id == PRAISE else one for one in _REMARKS)
    return (*remarks, *_REACTIONS)


def pleasantry(game: str, said: str) -> Pleasantry | None:
    """The pleasantry with this id, of people or of bots. None if there is none (any more)."""
    return next((one for one in pleasantries(game) if one.id == said), _BOTS.get(said))


def say_pleasantry(table: Table, seat: Seat, said: str, now: Now) -> Decision:
    """A person says something from the list."""
    known = pleasantries(table.game)
    if said not in {one.id for one in known}:
        return malformed(f"There is nothing to say called {said[:40]!r}.")
    last = max((one.at for one in table.said if one.seat == seat), default=None)
    if last is not None and 0 <= now.served - last < BETWEEN_TWO:
        return too_many("just-spoken", "You have just said something. Wait a second or two.")
    return done(table, PleasantrySaid(seat=seat, said=said, at=now.served))


def typed_pleasantry(game: str, command: str) -> str | None:
    """The id of the pleasantry that a typed command says, or None.

    >>> typed_pleasantry("letterjam", "say thank you"), typed_pleasantry("letterjam", "say Q is X")
    ('thanks', None)
    """
    verb, _, words = command.strip().partition(" ")
    wanted = _plain(words)
    if verb.lower() != "say" or not wanted:
        return None
    return next((one.id for one in pleasantries(game) if wanted == _plain(one.text)), None)


def _plain(words: str) -> str:
    return " ".join(words.lower().split()).rstrip(" .!?")

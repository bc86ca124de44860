"""`parlour clue`: the best clues for the letters that a Letter Jam player sees."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.advice import LettersError, read_letters
from parlour.cli.examples import show_examples
from parlour.words import Lexicon, LexiconError

if TYPE_CHECKING:
    from parlour.cli import Subcommands
    from parlour.minds.letterjam.advice import AdvisedClue

REFUSED = 2
MOST_STANDS = 5
MOST_CLUES = 100
CANDIDATES_SHOWN = 8
KINDS = {"p": "player", "s": "stand", "b": "bonus", "*": "wildcard"}


def register(subcommands: Subcommands) -> None:
    """Add this command to the command line."""
    command = subcommands.add_parser(
        "clue",
        help="find the best clues for the letters on a Letter Jam table",
        description="Find the clues that tell the other players most. Write the letters without "
        "spaces, in any case: first those of the other players, then those of the nonplayer "
        "stands. The wildcard is always available. A clue's worth is about the number of cards "
        "that its readers can name after it. In JSON, p1 is the first player's letter, s1 the "
        "first stand's, b1 the first bonus letter, and * the wildcard.",
    )
    command.add_argument("players", metavar="PLAYERS", help="the other players' letters")
    command.add_argument(
        "stands", metavar="STANDS", nargs="?", default="", help="the nonplayer stands' letters"
    )
    command.add_argument("--bonus", metavar="LETTERS", default="", help="the bonus letters")
    command.add_argument(
        "--top", metavar="N", type=int, default=5, help="how many clues (default: %(default)s)"
    )
    command.add_argument(
        "--words",
        metavar="FILE",
        help="only clues from this list: a file with one word per line, or a built-in list, "
        "parlour or strict",
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    show_examples(
        command,
        "parlour clue hou gs",
        "parlour clue hou gs --bonus t --top 3",
        "parlour clue hou gs --words strict",
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the best clues, or one sentence that says why not."""
    try:
        players, stands, bonus = read_table(arguments)
        lexicon = None if arguments.words is None else Lexicon.find(arguments.words)
    except (LettersError, LexiconError) as error:
        print(f"parlour clue: {error}", file=sys.stderr)
        return REFUSED
    # Imported here to keep the other commands fast to start.
    from parlour.minds.letterjam.advice import advise

    found = advise(players, stands, bonus, most=arguments.top, lexicon=lexicon)
    print(as_json(found) if arguments.json else as_text(found))
    return 0


def read_table(arguments: argparse.Namespace) -> tuple[str, str, str]:
    """The letters that the player sees: of players, of nonplayer stands, and the bonus letters."""
    players, stands, bonus = (
        read_letters(typed) for typed in (arguments.players, arguments.stands, arguments.bonus)
    )
    read_letters(players + stands + bonus)  # one deck must have all of them
    if not players:
        raise LettersError(
            "Name at least one player's letter: without a reader a clue helps nobody."
        )
    if len(players + stands) > MOST_STANDS:
        raise LettersError(
            f"There are {len(players + stands)} letters on stands; a player sees {MOST_STANDS}."
        )
    if not 1 <= arguments.top <= MOST_CLUES:
        raise LettersError(f"Ask for 1 to {MOST_CLUES} clues, not {arguments.top}.")
    return players, stands, bonus


def as_json(found: Sequence[AdvisedClue]) -> str:
    """The clues as JSON."""
    import msgspec

    return msgspec.json.encode(found).decode()


def as_text(found: Sequence[AdvisedClue]) -> str:
    """The clues as text: a row for the word and its worth, one for its cards, then one for each
    reader."""
    if not found:
        return "No common word can be spelled with these letters."
    return "\n".join(line for clue in found for line in _lines(clue))


def _lines(clue: AdvisedClue) -> list[str]:
    spelled = zip(clue.word, clue.sources, strict=True)
    lines = [
        f"{clue.word}, worth {clue.score:.2f}",
        f"  {', '.join(f'{letter} {card_in_words(source)}' for letter, source in spelled)}",
    ]
    for reader in clue.readers:
        more = "..." if len(reader.candidates) > CANDIDATES_SHOWN else ""
        letters = " ".join(reader.candidates[:CANDIDATES_SHOWN]) + more
        lines.append(f"  {reader.letter} reads {letters}: right with {reader.chance:.0%}")
    return lines


def card_in_words(source: str) -> str:
    """
    >>> card_in_words("p1"), card_in_words("s2"), card_in_words("*")
    ('player 1', 'stand 2', 'wildcard')
    """
    kind = KINDS[source[0]]
    return f"{kind} {source[1:]}".rstrip()

"""The five numbers of a clue, as one says them."""

from parlour.rules.letterjam.clue import Statement
from parlour.rules.letterjam.wording import counted


def stated(statement: Statement) -> str:
    """
    >>> stated(Statement(letters=6, players=3, stands=1, bonus=0, wildcard=True))
    '6 letters, helps 3 players, uses 1 nonplayer stand, no bonus letters and the wildcard'
    """
    wildcard = "the wildcard" if statement.wildcard else "not the wildcard"
    return (
        f"{counted(statement.letters, 'letter')}, helps {counted(statement.players, 'player')}, "
        f"uses {counted(statement.stands, 'nonplayer stand')}, "
        f"{counted(statement.bonus, 'bonus letter')} and {wildcard}"
    )

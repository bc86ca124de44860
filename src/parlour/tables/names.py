"""The names that people may take at a table.

The rules of a game accept more: records and logs may hold names from before these checks.
"""

import re
import unicodedata

from parlour.rules.company import STAND_IN, as_compared, name_objection
from parlour.rules.refusal import Refusal, illegal, malformed
from parlour.rules.renaming import name_taken
from parlour.rules.seat import Seat
from parlour.tables.table import Table

# Some languages put two marks on a letter, and a few three. More climb over the lines above.
MOST_MARKS = 3
# Names of this form belong to stand-ins.
_BOTS_NAME = re.compile(rf"{STAND_IN}( \d+)?$")
# Letters of other alphabets, and digits, that look like a Latin letter.
_LOOKALIKES = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ" + "I1|0",
    "ABESlJKMHOPCTYXaesijopcyxhdqw" + "ABEZHlKMNOPTYXaikvoptux" + "lllO",
)
# The same, but what looks like both l and I is taken for an I.
_LOOKALIKES_AS_I = {
    letter: ord("i") if alike == ord("l") else alike for letter, alike in _LOOKALIKES.items()
}


def objection_to_name(table: Table, seat: Seat | None, name: str) -> Refusal | None:
    """Why nobody can take this name at the table, or None. ``seat`` is the seat of the person who
    wants it, if they have one."""
    if refusal := name_objection(name):
        return refusal
    if refusal := marks_objection(name):
        return refusal
    others = [holder.name for at, holder in enumerate(table.holders) if at != seat]
    return name_taken(name) if any(look_alike(name, other) for other in others) else None


def marks_objection(name: str) -> Refusal | None:
    """The refusal of a name with more marks on a letter than any language has, or None."""
    if _marks_on_a_letter(name) > MOST_MARKS:
        return malformed("A name cannot have so many marks on one letter.")
    return None


def look_alike(name: str, other: str) -> bool:
    """Whether two names can be taken for each other.

    >>> look_alike("Ann", "Αnn"), look_alike("Alan", "AIan"), look_alike("Zoe", "Zoë")
    (True, True, False)
    """
    return as_compared(name) == as_compared(other) or _outline(name) == _outline(other)


def spellings(text: str) -> set[str]:
    """All forms in which a text is compared with a word that may not be used: as it is, and with
    the letters that others look like. The digit 1 and the like can stand for two letters.

    >>> "shift" in spellings("SH1FT"), "ball" in spellings("BA11")
    (True, True)
    """
    composed = "".join(
        character
        for character in unicodedata.normalize("NFKC", text)
        # A mark that makes no letter of its own, such as a stroke through every letter.
        if not unicodedata.combining(character)
    )
    return {
        as_compared(composed),
        _outline(composed),
        as_compared(composed.translate(_LOOKALIKES_AS_I)),
    }


def name_of_a_bot(name: str) -> Refusal | None:
    """Refuses a person's name that looks like a stand-in's. While a person with such a name is
    away, somebody else's stand-in could get it, and the person could not come back."""
    if _BOTS_NAME.search(as_compared(name)):
        return illegal("name-taken", "Names that end in “bot” are for bots.")
    return None


def _outline(name: str) -> str:
    return as_compared(unicodedata.normalize("NFKC", name).translate(_LOOKALIKES))


def _marks_on_a_letter(name: str) -> int:
    most = marks = 0
    for character in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        most = max(most, marks)
    return most
